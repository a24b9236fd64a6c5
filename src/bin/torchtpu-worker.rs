//! The compile worker as a program, see `torchtpu_compile::pjrt::worker_main`.

fn main() -> std::io::Result<()> {
    torchtpu_compile::pjrt::worker_main(torchtpu_compile::host_calls::register)
}

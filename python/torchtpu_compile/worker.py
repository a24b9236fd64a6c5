"""`python -m torchtpu_compile.worker`: a compile worker. Its parent speaks to it over stdin and stdout."""

from ._core import run_worker

if __name__ == "__main__":
    run_worker()

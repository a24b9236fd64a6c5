// Recurrent layers, whole and cell by cell.
#pragma once
#include "host_kernels.h"

namespace {

// Cells of recurrent layers, which PyTorch has as one op on devices other than the CPU. What a forward op keeps for its
// gradient is nobody's but its own: the gates after their functions, as in `device/cells.py`.

at::Tensor plus(const at::Tensor& x, const c10::IValue& bias) {
  const auto b = undefined_or(bias);
  return b.defined() ? x + b : x;
}

void give(torch::jit::Stack& stack, size_t first, std::initializer_list<at::Tensor> results) {
  stack.resize(first);
  for (const auto& result : results) stack.emplace_back(result);
}

SMALL void lstm_cell(torch::jit::Stack& stack, size_t first) {
  const auto* a = stack.data() + first;
  const auto cx = a[2].toTensor();
  auto gates = plus(a[0].toTensor(), a[3]) + plus(a[1].toTensor(), a[4]);
  auto parts = gates.chunk(4, 1);
  parts[0].sigmoid_();
  parts[1].sigmoid_();
  parts[2].tanh_();
  parts[3].sigmoid_();
  const auto cy = (parts[1] * cx).addcmul_(parts[0], parts[2]);
  const auto hy = cy.tanh().mul_(parts[3]);
  give(stack, first, {hy, cy, gates});
}

SMALL void lstm_cell_backward(torch::jit::Stack& stack, size_t first) {
  const auto* a = stack.data() + first;
  const auto grad_hy = undefined_or(a[0]), grad_cy = undefined_or(a[1]);
  const auto cx = a[2].toTensor(), cy = a[3].toTensor(), kept = a[4].toTensor();
  const bool has_bias = a[5].toBool();
  if (!grad_hy.defined() && !grad_cy.defined()) return give(stack, first, {at::Tensor(), at::Tensor(), at::Tensor()});
  const auto gates = kept.chunk(4, 1);
  const auto &i = gates[0], &f = gates[1], &g = gates[2], &o = gates[3];
  const auto squashed = cy.tanh();
  auto grad_c = grad_hy.defined() ? grad_hy * o * (1 - squashed * squashed) : at::zeros_like(cy);
  if (grad_cy.defined()) grad_c = grad_c + grad_cy;
  const auto grad_o = grad_hy.defined() ? grad_hy * squashed : at::zeros_like(o);
  const auto grads = at::cat({grad_c * g * i * (1 - i), grad_c * cx * f * (1 - f), grad_c * i * (1 - g * g), grad_o * o * (1 - o)}, 1);
  give(stack, first, {grads, grad_c * f, has_bias ? grads.sum(0) : at::Tensor()});
}

SMALL void gru_cell(torch::jit::Stack& stack, size_t first) {
  const auto* a = stack.data() + first;
  const auto hx = a[2].toTensor();
  const auto in = plus(a[0].toTensor(), a[3]).chunk(3, 1), hidden = plus(a[1].toTensor(), a[4]).chunk(3, 1);
  const auto r = (in[0] + hidden[0]).sigmoid_(), z = (in[1] + hidden[1]).sigmoid_();
  const auto n = (in[2] + r * hidden[2]).tanh_();
  give(stack, first, {n + z * (hx - n), at::cat({r, z, n, hx, hidden[2]}, 1)});
}

SMALL void gru_cell_backward(torch::jit::Stack& stack, size_t first) {
  const auto* a = stack.data() + first;
  const auto grad_hy = a[0].toTensor();
  const auto kept = a[1].toTensor().chunk(5, 1);
  const bool has_bias = a[2].toBool();
  const auto &r = kept[0], &z = kept[1], &n = kept[2], &hx = kept[3], &hidden = kept[4];
  const auto grad_n = grad_hy * (1 - z) * (1 - n * n);
  const auto grad_r = grad_n * hidden * (1 - r) * r;
  const auto grad_z = grad_hy * (hx - n) * (1 - z) * z;
  const auto of_input = at::cat({grad_r, grad_z, grad_n}, 1), of_hidden = at::cat({grad_r, grad_z, grad_n * r}, 1);
  const auto sum = [=](const at::Tensor& grads) { return has_bias ? grads.sum(0) : at::Tensor(); };
  give(stack, first, {of_input, of_hidden, grad_hy * z, sum(of_input), sum(of_hidden)});
}

decltype(Op::cell) cell_of(const std::string& name) {
  if (name == "aten::_thnn_fused_lstm_cell") return lstm_cell;
  if (name == "aten::_thnn_fused_lstm_cell_backward_impl") return lstm_cell_backward;
  if (name == "aten::_thnn_fused_gru_cell") return gru_cell;
  if (name == "aten::_thnn_fused_gru_cell_backward") return gru_cell_backward;
  return nullptr;
}

// Whether oneDNN's kernel for a whole layer of an LSTM takes these, as PyTorch decides for the CPU. Whoever looks at single ops, as
// tracers, dispatch modes and subclasses do, sees the ops of the cells.
SMALL bool is_whole_layer(const at::Tensor& input, at::TensorList hx, at::TensorList params, bool has_biases, int64_t layers,
                    bool bidirectional, bool batch_first) {
  const auto plain = [&](const at::Tensor& tensor) {
    return tensor.defined() && tensor.device() == input.device() && tensor.scalar_type() == at::kFloat &&
           !tensor.key_set().has_any(c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::FuncTorchBatched}));
  };
  if (hx.size() != 2 || !plain(input) || input.dim() != 3 || input.numel() == 0) return false;
  if (!at::globalContext().userEnabledMkldnn() || !at::hasMKLDNN() || at::autocast::is_autocast_enabled(TPU)) return false;
  if (c10::impl::dispatch_mode_enabled() || c10::impl::PythonDispatcherTLS::get_state() != nullptr) return false;
  if (!std::all_of(hx.begin(), hx.end(), plain) || !std::all_of(params.begin(), params.end(), plain)) return false;
  // The kernel trusts all sizes. Others are refused, or understood, by the ops of the cells.
  const int64_t directions = bidirectional ? 2 : 1, cells = layers * directions, parts = has_biases ? 4 : 2;
  if (static_cast<int64_t>(params.size()) != cells * parts || hx[0].dim() != 3) return false;
  const int64_t width = hx[0].size(2);
  const std::array<int64_t, 3> states{cells, input.size(batch_first ? 0 : 1), width};
  if (hx[0].sizes() != Sizes(states) || hx[1].sizes() != Sizes(states)) return false;
  for (int64_t i = 0; i < cells * parts; i++) {
    const int64_t inside = i % parts == 1 ? width : i / parts < directions ? input.size(2) : width * directions;
    const std::array<int64_t, 2> sizes{4 * width, inside};
    if (params[i].sizes() != Sizes(sizes.data(), i % parts < 2 ? 2 : 1)) return false;
  }
  return true;
}

SMALL std::tuple<at::Tensor, at::Tensor, at::Tensor> lstm(const at::Tensor& input, at::TensorList hx, at::TensorList params, bool has_biases,
                                                    int64_t layers, double dropout, bool train, bool bidirectional, bool batch_first) {
  if (!is_whole_layer(input, hx, params, has_biases, layers, bidirectional, batch_first) || !runs_on_host())
    return at::native::lstm(input, hx, params, has_biases, layers, dropout, train, bidirectional, batch_first);
  constexpr int64_t LSTM = 2;  // In oneDNN's numbers of recurrent cells.
  const int64_t directions = bidirectional ? 2 : 1, parts = has_biases ? 4 : 2, width = hx[0].size(2);
  const auto no_bias = has_biases ? at::Tensor() : at::zeros({4 * width}, input.options());
  const auto h0 = hx[0].contiguous(), c0 = hx[1].contiguous();
  auto x = (batch_first ? input.transpose(0, 1) : input).contiguous();
  std::vector<at::Tensor> h, c;
  for (int64_t layer = 0; layer < layers; layer++) {
    std::vector<at::Tensor> outputs;
    for (int64_t direction = 0; direction < directions; direction++) {
      const auto at = layer * directions + direction;
      const auto* weights = params.data() + at * parts;
      auto [y, hy, cy, kept] = at::mkldnn_rnn_layer(x, weights[0], weights[1], has_biases ? weights[2] : no_bias,
                                                    has_biases ? weights[3] : no_bias, h0[at], c0[at], direction > 0, {}, LSTM,
                                                    width, layers, has_biases, bidirectional, batch_first, train);
      outputs.push_back(std::move(y));
      h.push_back(std::move(hy));
      c.push_back(std::move(cy));
    }
    x = directions == 1 ? outputs[0] : at::cat(outputs, -1);
    if (dropout != 0 && train && layer + 1 < layers) x = at::dropout(x, dropout, true);
  }
  return {batch_first ? x.transpose(0, 1) : x, at::stack(h), at::stack(c)};
}

}  // namespace

"""What cameras, lamps and file formats do to a picture, on the GPU. Pictures are floats in 0..255."""

import math

import torch
import torch.nn.functional as F


def _maybe(p, n, device):
    return torch.rand(n, 1, 1, 1, device=device) < p


def light(x):
    """Lamp colour, exposure, contrast, saturation; hue stays close, for it tells a lemon from a lime."""
    n, d = len(x), x.device
    u = lambda low, high, c=1: torch.rand(n, c, 1, 1, device=d) * (high - low) + low  # noqa: E731
    x = x / 255
    x = x.clamp(1e-4, 1) ** torch.exp(u(-0.35, 0.35))
    x = x * torch.exp(u(-0.3, 0.3)) * torch.exp(u(-0.14, 0.16, 3))
    grey = (x * x.new_tensor([0.299, 0.587, 0.114]).view(1, 3, 1, 1)).sum(1, keepdim=True)
    strength = torch.where(_maybe(0.04, n, d), torch.zeros(n, 1, 1, 1, device=d), u(0.45, 1.5))
    x = grey + (x - grey) * strength
    mean = x.mean((1, 2, 3), keepdim=True)
    return ((x - mean) * u(0.6, 1.4) + mean).clamp(0, 1) * 255


def soften(x, share=0.35):
    """Out of focus or small: shrink and enlarge a part of the batch."""
    n = int(len(x) * share)
    if n < 3:
        return x
    index = torch.randperm(len(x), device=x.device)[:n]
    out = x.clone()
    for part, side in zip(index.chunk(3), (224, 144, 88)):
        small = F.interpolate(x[part], size=(side, side), mode="area")
        out[part] = F.interpolate(small, size=x.shape[-2:], mode="bilinear", align_corners=False)
    return out


_LUMA = [16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29,
         51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121,
         120, 101, 72, 92, 95, 98, 112, 100, 103, 99]  # fmt: skip


def compress(x, share=0.3):
    """The rounding of JPEG's 8x8 cosine blocks, without the file."""
    n = int(len(x) * share)
    if not n:
        return x
    d = x.device
    i = torch.arange(8, device=d, dtype=torch.float32)
    basis = torch.cos((2 * i[None] + 1) * i[:, None] * math.pi / 16) * 0.5
    basis[0] *= 0.5**0.5
    index = torch.randperm(len(x), device=d)[:n]
    part = x[index] - 128
    b, c, h, w = part.shape
    blocks = part.view(b, c, h // 8, 8, w // 8, 8).permute(0, 1, 2, 4, 3, 5)
    step = torch.tensor(_LUMA, device=d, dtype=torch.float32).view(8, 8) * (
        torch.rand(b, 1, 1, 1, 1, 1, device=d) * 2.2 + 0.3
    )
    coded = (basis @ blocks @ basis.T / step).round() * step
    back = basis.T @ coded @ basis
    out = x.clone()
    out[index] = back.permute(0, 1, 2, 4, 3, 5).reshape(b, c, h, w) + 128
    return out


def hide(x, share=0.25):
    """A flat patch over a part: a hand, a label, a shelf edge."""
    n, _, h, w = x.shape
    d = x.device
    side = torch.rand(n, 2, device=d) * 0.3 + 0.06
    at = torch.rand(n, 2, device=d) * (1 - side)
    y, xx = torch.arange(h, device=d) / h, torch.arange(w, device=d) / w
    rows = (y[None] > at[:, :1]) & (y[None] < at[:, :1] + side[:, :1])
    cols = (xx[None] > at[:, 1:]) & (xx[None] < at[:, 1:] + side[:, 1:])
    where = rows[:, None, :, None] & cols[:, None, None, :] & _maybe(share, n, d)
    return torch.where(where, torch.rand(n, 3, 1, 1, device=d) * 255, x)


def augment(x, strong=0.2):
    """0..255 -> the model's -1..1; `strong` is the share of pictures that go through all of it."""
    n = int(len(x) * strong)
    if n >= 4:
        index = torch.randperm(len(x), device=x.device)[:n]
        part = soften(light(hide(x[index])))
        part = part + torch.randn_like(part) * (torch.rand(n, 1, 1, 1, device=x.device) ** 3 * 22)
        x = x.clone()
        x[index] = compress(part)
    return x.clamp(0, 255) / 127.5 - 1

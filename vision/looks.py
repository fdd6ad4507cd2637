"""Fits the directions in which pictures are compared, on a trained detector's features of single things.

    python looks.py --data DIR [--cache DIR] --run weights/detector.npz --out looks.npz"""

import argparse

import numpy as np
import torch

import data as photos
from export import weights_of
from model import LOOKS, SIZE, Detector
from predict import letterbox
from train_namer import kept


@torch.no_grad()
def pooled(backbone, data, rows, device, batch=64):
    """[n, 1280]: the mean of each picture's last features, as the whole picture's look is made from."""
    out = []
    for i in range(0, len(rows), batch):
        part = rows[i : i + batch]
        x = letterbox(data["pixels"][part].to(device), data["size"][part], SIZE)
        out.append(backbone(x.contiguous(memory_format=torch.channels_last))[1].float().mean((2, 3)))
    return torch.cat(out)


def projection(x, y, width=LOOKS, shrink=0.9, whole=0.3):
    """Directions in which classes differ more than pictures of one class do: mean, matrix [features, width]."""
    mean = x.mean(0)
    x = (x - mean).double()
    classes = y.unique()
    centres = torch.stack([x[y == c].mean(0) for c in classes])
    inner = x - centres[torch.searchsorted(classes, y)]
    within = inner.T @ inner / len(x)
    within = (1 - shrink) * within + shrink * torch.eye(x.shape[1], device=x.device).double() * within.diag().mean()
    value, vector = torch.linalg.eigh(within)
    white = vector / value.clamp(min=1e-8).sqrt()
    # Ordinary variation counts too, so that things without a class of ours can be told apart.
    every = x @ white
    between = centres @ white
    spread = between.T @ between / len(classes) + whole * every.T @ every / len(x)
    _, best = torch.linalg.eigh(spread)
    matrix = white @ best[:, -width:].flip(1)
    # A scale at which 16 bits are exact enough; only directions matter.
    return mean, (matrix / (x @ matrix).std()).float()


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--cache")
    p.add_argument("--run", required=True, help="model.pt of a run, or weights/detector.npz")
    p.add_argument("--most", type=int, default=3000)
    p.add_argument("--every", type=int, default=1)
    p.add_argument("--hold-out", default="", help="sources to leave out, by comma")
    p.add_argument("--out", required=True)
    a = p.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = photos.load(a.data, a.every, a.cache)
    vocabulary, state = weights_of(a.run)
    model = Detector(len(vocabulary))
    model.load_state_dict(state)
    single = (data["main"] >= 0) & ~data["scene"] & kept(data, a.hold_out, False)
    rows = single.nonzero()[:, 0]
    rows = rows[torch.randperm(len(rows), generator=torch.Generator().manual_seed(1))[: a.most]]
    x = pooled(model.to(device).eval().backbone, data, rows, device)
    mean, matrix = projection(x, data["main"][rows].to(device))
    np.savez(a.out, look_mean=mean.cpu().numpy(), look_matrix=matrix.cpu().numpy())


if __name__ == "__main__":
    main()

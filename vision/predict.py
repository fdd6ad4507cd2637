"""Raw answers of a trained run for the pictures it has not seen, kept as a small file for scoring and calibration.

    python predict.py --data DIR --run RUN [--mix 0.5] --out FILE.npz"""

import argparse

import numpy as np
import torch
import torch.nn.functional as F

import data as photos
import negatives
from model import SIZE, Detector, cell_centres

TOP = 100
FILL = 127.5


def letterbox(pixels, size, side=SIZE):
    """uint8 canvases with their sizes -> [B, 3, S, S] in -1..1, as core/vision/preprocess.ts does it."""
    out = torch.full((len(pixels), 3, side, side), FILL, device=pixels.device)
    for w, h in {(int(a), int(b)) for a, b in size.tolist()}:
        rows = ((size[:, 0] == w) & (size[:, 1] == h)).nonzero()[:, 0]
        scale = side / max(w, h)
        tw, th = max(1, round(w * scale)), max(1, round(h * scale))
        left, top = (side - tw) // 2, (side - th) // 2
        part = F.interpolate(
            pixels[rows, :, :h, :w].float(),
            size=(th, tw),
            mode="bilinear",
            antialias=True,
            align_corners=False,
        )
        out[rows, :, top : top + th, left : left + tw] = part
    return out / 127.5 - 1


@torch.no_grad()
def answers(model, pixels, size, device, batch=256, side=SIZE, top=TOP):
    """Each picture's strongest boxes; the class logits of the whole picture beside them."""
    cells = cell_centres(device, side)
    image, names, logits, boxes = [], [], [], []
    for i in range(0, len(pixels), batch):
        x = letterbox(pixels[i : i + batch].to(device), size[i : i + batch], side)
        z, scores, places = model(x.contiguous(memory_format=torch.channels_last))
        image.append(z[:, None])
        best = scores.flatten(1).topk(top, 1)
        cell, name = best.indices // scores.shape[2], best.indices % scores.shape[2]
        p = places.gather(1, cell[..., None].expand(-1, -1, 4))
        c = cells[cell]
        low, high = c[..., :2] - p[..., :2], c[..., :2] + p[..., 2:]
        names.append(name.to(torch.int16))
        logits.append(best.values)
        boxes.append(torch.cat([low, high], -1))
    join = lambda t, kind: torch.cat(t).cpu().numpy().astype(kind)  # noqa: E731
    return {
        "image": join(image, np.float16),
        "box_class": join(names, np.int16),
        "box_logit": join(logits, np.float16),
        "box": join(boxes, np.float16),
    }


def made(device, model, cache):
    """Pictures without food: fresh ones of the trained families, and families never trained on."""
    out = {}
    for key, families in (("made_known", negatives.TRAINED), ("made_new", negatives.HELD_OUT)):
        pixels = photos.load_negatives(320, families, 77, cache)
        size = torch.tensor([[256.0, 256.0]]).repeat(len(pixels), 1)
        for k, v in answers(model, pixels, size, device).items():
            out[f"{key}_{k}"] = v
    return out


def mixed(final, mix):
    """mix 1: the tuned weights; 0: the linear probe's."""
    return {
        k: (v * mix + final["probe"][k] * (1 - mix) if v.dtype.is_floating_point else v)
        for k, v in final["average"].items()
    }


def predict(data, final, path, mix=1.0, cache=None):
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = Detector(len(final["classes"]))
    model.load_state_dict(mixed(final, mix))
    model = model.to(device, memory_format=torch.channels_last).eval()
    out_of = [s for s in final["args"]["hold_out"].split(",") if s]
    unseen = torch.zeros(len(data["val"]), dtype=torch.bool)
    for s in out_of:
        unseen |= data["source"] == data["sources"].index(s)
    rows = (unseen | data["val"]).nonzero()[:, 0]
    result = answers(model, data["pixels"][rows], data["size"][rows], device)
    result.update(made(device, model, cache))
    result.update(rows=rows.numpy(), unseen=unseen[rows].numpy(), hold_out=np.array(out_of))
    np.savez_compressed(path, **result)


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--run", required=True)
    p.add_argument("--cache")
    p.add_argument("--mix", type=float, default=1.0)
    p.add_argument("--every", type=int, default=1)
    p.add_argument("--out", required=True)
    a = p.parse_args()
    predict(
        photos.load(a.data, a.every, a.cache),
        torch.load(f"{a.run}/model.pt", map_location="cpu"),
        a.out,
        a.mix,
        a.cache,
    )

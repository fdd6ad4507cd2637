"""Reads the shards (tar files under 60 MB each) into plain tensors that fit on the GPU as they are."""

import io
import json
import os
import tarfile
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch

import classes as names
import negatives

CANVAS = 352
MOST_BOXES = 24
SHARDS = ("photos-1.tar", "photos-2.tar", "photos-3.tar", "scenes.tar", "scenes-2.tar")
# Bits of 64 in which two difference hashes may differ and still be the same picture.
TWIN_BITS = 3


def find(root, file):
    for folder, _, files in os.walk(root):
        if file in files:
            return os.path.join(folder, file)
    raise FileNotFoundError(f"{file} is not under {root}")


def decode(data, longest=None):
    """uint8 [3, h, w], made smaller if its longest side is over the limit."""
    from PIL import Image

    picture = Image.open(io.BytesIO(data)).convert("RGB")
    if longest and max(picture.size) > longest:
        scale = longest / max(picture.size)
        picture = picture.resize([max(1, round(side * scale)) for side in picture.size], Image.BILINEAR)
    return torch.from_numpy(np.array(picture)).permute(2, 0, 1)


def difference_hash(picture):
    """64 signs, +1 or -1: where the picture gets lighter from left to right."""
    import torch.nn.functional as F

    small = F.adaptive_avg_pool2d(picture.float().mean(0, keepdim=True), (8, 9))[0]
    return torch.where(small[:, 1:] > small[:, :-1], 1.0, -1.0).flatten()


def twins_of(data, out_rows, rows):
    """[rows] bool: pictures that are also among out_rows, under another source's name."""
    same = data["hash"][rows] @ data["hash"][out_rows].T >= 64 - 2 * TWIN_BITS
    return same.any(1)


def _read(path, every):
    """Rows of the manifest with their JPEG bytes; `every` n-th only, for dry runs."""
    with tarfile.open(path) as tar:
        members = {m.name.removeprefix("./"): m for m in tar.getmembers() if m.isfile()}
        rows = [json.loads(line) for line in tar.extractfile(members["manifest.jsonl"])][::every]
        return [(row, tar.extractfile(members[row["file"]]).read()) for row in rows]


def _boxes(row, index, w, h):
    return [
        (index[b[0]], b[1] * w, b[2] * h, b[3] * w, b[4] * h)
        for b in row["boxes"][:MOST_BOXES]
        if b[3] > b[1] and b[4] > b[2]
    ]


def load(root, every=1, cache=None, pixels=True):
    """All labelled pictures as one dict of tensors, kept in `cache` (a folder) between runs."""
    kept = os.path.join(cache, "photos.pt") if cache else None
    if kept and os.path.exists(kept):
        return _kept(kept)
    rows = []
    for shard in SHARDS:
        rows += [(row, data, shard.startswith("scenes")) for row, data in _read(find(root, shard), every)]
    vocabulary = sorted(
        {b[0] for r, _, _ in rows for b in r["boxes"]} | {n for r, _, _ in rows for n in r.get("labels", [])}
    )
    index = {name: i for i, name in enumerate(vocabulary)}
    sources = sorted({r["src"] for r, _, _ in rows})
    n, k = len(rows), len(vocabulary)
    out = {
        "classes": vocabulary,
        "sources": sources,
        "pixels": torch.zeros(n if pixels else 0, 3, CANVAS, CANVAS, dtype=torch.uint8),
        "size": torch.zeros(n, 2),
        "hash": torch.zeros(n, 64),
        "boxes": torch.zeros(n, MOST_BOXES, 4),
        "box_class": torch.full((n, MOST_BOXES), -1, dtype=torch.long),
        "labels": torch.zeros(n, k, dtype=torch.bool),
        "main": torch.full((n,), -1, dtype=torch.long),
        "source": torch.tensor([sources.index(r["src"]) for r, _, _ in rows]),
        "scene": torch.tensor([s for _, _, s in rows]),
        "val": torch.tensor([r["split"] == "val" for r, _, _ in rows]),
        "file": [r["file"] for r, _, _ in rows],
    }

    def fill(i):
        row, data, _ = rows[i]
        w, h = row["wh"]
        if pixels:
            picture = decode(data, CANVAS)
            _, h, w = picture.shape
            out["hash"][i] = difference_hash(picture)
            out["pixels"][i, :, :h, :w] = picture
        out["size"][i] = torch.tensor([w, h])
        for j, (c, *corners) in enumerate(_boxes(row, index, w, h)):
            out["boxes"][i, j] = torch.tensor(corners)
            out["box_class"][i, j] = c
            out["labels"][i, c] = True
        for name in row.get("labels", []):
            out["labels"][i, index[name]] = True
        if row.get("cls"):
            out["main"][i] = index[row["cls"]]

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(fill, range(n)))
    if kept:
        _keep(out, kept)
    return out


def _kept(path):
    """Mapped, where PyTorch can, so that several runs share the memory."""
    return torch.load(path, **({"mmap": True} if int(torch.__version__.split(".")[0]) >= 2 else {}))


def _keep(thing, path):
    """Whole or not at all, also when several runs start at once."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    torch.save(thing, f"{path}.{os.getpid()}")
    os.replace(f"{path}.{os.getpid()}", path)


def asked(data, keep):
    """[sources, classes]: the classes that each source labels, among the pictures of `keep`."""
    table = torch.zeros(len(data["sources"]), len(data["classes"]), dtype=torch.bool)
    for s in range(len(data["sources"])):
        table[s] = (
            data["labels"][keep & (data["source"] == s)].any(0)
            if (keep & (data["source"] == s)).any()
            else False
        )
    return table


def load_cutouts(root, vocabulary, every=1):
    """RGBA uint8 [n, 4, 100, 100], class [n] (-1: no class of ours). Alpha is what differs from the white ground."""
    import torch.nn.functional as F

    index = {name: i for i, name in enumerate(vocabulary)}
    pictures, kinds = [], []
    with tarfile.open(find(root, "cutouts.tar")) as tar:
        files = sorted((m for m in tar.getmembers() if m.name.endswith(".jpg")), key=lambda m: m.name)[
            ::every
        ]
        for m in files:
            pictures.append(decode(tar.extractfile(m).read()))
            kinds.append(index.get(names.cutout_class(m.name.split("/")[-2]), -1))
    rgb = torch.stack(pictures)
    white = 255 - rgb.float().amin(1, keepdim=True)
    solid = (white > 18).float()
    # Close pin holes (a bright spot on a fruit), then shave the pale rim that JPEG leaves.
    solid = -F.max_pool2d(-F.max_pool2d(solid, 7, 1, 3), 9, 1, 4)
    alpha = F.avg_pool2d(solid, 3, 1, 1) * 255
    return torch.cat([rgb, alpha.round().to(torch.uint8)], 1), torch.tensor(kinds)


def load_negatives(count, families=negatives.TRAINED, seed=1, cache=None):
    """uint8 [count, 3, 256, 256]."""
    from concurrent.futures import ProcessPoolExecutor

    kept = os.path.join(cache, f"made-{families[0].__name__}-{count}-{seed}.pt") if cache else None
    if kept and os.path.exists(kept):
        return _kept(kept)

    workers = max(1, min(16, os.cpu_count() or 1))
    per = -(-count // workers)
    with ProcessPoolExecutor(workers) as pool:
        parts = pool.map(
            negatives.make_many,
            [families] * workers,
            [per] * workers,
            [seed * 1000 + i for i in range(workers)],
        )
        made = np.concatenate(list(parts))[:count]
    out = torch.from_numpy(made).permute(0, 3, 1, 2).contiguous()
    if kept:
        _keep(out, kept)
    return out


if __name__ == "__main__":
    import sys

    # python data.py DIR CACHE: decodes everything once, before several runs share it.
    load(sys.argv[1], cache=sys.argv[2])
    load_negatives(1600, cache=sys.argv[2])
    load_negatives(320, negatives.TRAINED, 77, sys.argv[2])
    load_negatives(320, negatives.HELD_OUT, 77, sys.argv[2])

"""A short table of one prediction file, for comparing tries.

    python evaluate.py --data DIR FILE.npz ..."""

import argparse

import numpy as np

import data as photos
from score import image_logits, mean_ap, ranks, singles, tops


def summarise(data, pred):
    held = [data["sources"].index(s) for s in pred["hold_out"]]
    source = data["source"].numpy()
    trained = ~data["val"].numpy() & ~np.isin(source, held)
    usable = data["labels"].numpy()[trained].any(0)
    asked = photos.asked(data, ~data["val"] | data["val"]).numpy() & usable
    unseen = pred["unseen"]
    rows = singles(data, pred, usable)
    out = {}
    z = image_logits(pred)
    for part, want in (("known", False), ("unseen", True)):
        some = [r for r in rows if bool(unseen[r[0]]) == want]
        out[part] = {"n": len(some), **tops(ranks(z, some, usable))}
    for part, want in (("known", False), ("unseen", True)):
        some = [
            (i, int(r)) for i, r in enumerate(pred["rows"]) if bool(unseen[i]) == want and data["scene"][r]
        ]
        out[f"{part}/scenes"] = {"n": len(some), "mAP50": mean_ap(data, some, pred, asked)[0]}
    return out


def line(name, s):
    f = lambda d, k: f"{100 * d[k]:5.1f}"  # noqa: E731
    parts = [f"{name:34s}"]
    for part in ("known", "unseen"):
        a = s[part]
        ap = 100 * s[f"{part}/scenes"]["mAP50"]
        parts.append(f"{part} n={a['n']:4d} top1 {f(a, 'top1')} top3 {f(a, 'top3')} mAP {ap:5.1f}")
    return " | ".join(parts)


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--every", type=int, default=1)
    p.add_argument("--cache")
    p.add_argument("files", nargs="+")
    a = p.parse_args()
    data = photos.load(a.data, a.every, a.cache) if a.cache else photos.load(a.data, a.every, pixels=False)
    for file in a.files:
        print(line(file.split("/")[-1], summarise(data, dict(np.load(file)))), flush=True)

"""Figures from prediction files: single ingredients, sets in scenes, boxes, pictures without food, calibration."""

import numpy as np


def sigmoid(x):
    return 1 / (1 + np.exp(-np.clip(x, -40, 40)))


def iou(a, b):
    """[n, 4] x [m, 4]."""
    w = np.minimum(a[:, None, 2], b[None, :, 2]) - np.maximum(a[:, None, 0], b[None, :, 0])
    h = np.minimum(a[:, None, 3], b[None, :, 3]) - np.maximum(a[:, None, 1], b[None, :, 1])
    both = np.clip(w, 0, None) * np.clip(h, 0, None)
    area = lambda t: (t[:, 2] - t[:, 0]) * (t[:, 3] - t[:, 1])  # noqa: E731
    return both / np.maximum(area(a)[:, None] + area(b)[None] - both, 1e-6)


def suppress(boxes, classes, limit_iou=0.5, same_class=True):
    """Indices kept, of boxes sorted from the strongest."""
    over = iou(boxes, boxes) > limit_iou
    if same_class:
        over &= classes[:, None] == classes[None]
    alive = np.ones(len(boxes), bool)
    for i in range(len(boxes)):
        if alive[i]:
            alive[i + 1 :] &= ~over[i, i + 1 :]
    return alive.nonzero()[0]


def truth_boxes(data, row):
    """Boxes in the model's pixels (the letterbox of predict.py) and their classes."""
    w, h = data["size"][row].tolist()
    scale = 320 / max(w, h)
    left, top = (320 - round(w * scale)) // 2, (320 - round(h * scale)) // 2
    there = data["box_class"][row] >= 0
    return (
        data["boxes"][row][there].numpy() * scale + np.array([left, top, left, top]),
        data["box_class"][row][there].numpy(),
    )


def average_precision(hits, total):
    """hits: 1 or 0 from the strongest detection on."""
    if not total:
        return float("nan")
    right = np.cumsum(hits)
    precision = right / np.arange(1, len(hits) + 1)
    recall = right / total
    precision = np.maximum.accumulate(precision[::-1])[::-1]
    return float(np.sum(np.diff(np.concatenate([[0], recall])) * precision)) if len(hits) else 0.0


def mean_ap(data, rows, pred, allowed):
    """mAP@50 over the classes in `allowed` [S, K] that occur; rows index pred's pictures."""
    found, total = {}, {}
    for i, row in rows:
        ask = allowed[data["source"][row]]
        boxes, classes = truth_boxes(data, row)
        for c in classes:
            if ask[c]:
                total[c] = total.get(c, 0) + 1
        name, logit, box = pred["box_class"][i], pred["box_logit"][i], pred["box"][i].astype(np.float32)
        use = ask[name]
        name, logit, box = name[use], logit[use], box[use]
        keep = suppress(box, name)
        taken = np.zeros(len(boxes), bool)
        for k in keep:
            c = name[k]
            same = (classes == c) & ~taken
            overlap = iou(box[k : k + 1], boxes)[0] * same if len(boxes) else np.zeros(0)
            hit = len(overlap) > 0 and overlap.max() >= 0.5
            if hit:
                taken[overlap.argmax()] = True
            found.setdefault(c, []).append((float(logit[k]), int(hit)))
    aps = {
        c: average_precision(np.array([h for _, h in sorted(found.get(c, []), reverse=True)]), n)
        for c, n in total.items()
    }
    return float(np.mean(list(aps.values()))) if aps else float("nan"), aps


def singles(data, pred, usable):
    """Pictures of exactly one labelled, usable class that are not scenes: (index in pred, row, class)."""
    out = []
    for i, row in enumerate(pred["rows"]):
        labels = data["labels"][row].nonzero()[:, 0].tolist()
        if not data["scene"][row] and len(labels) == 1 and usable[labels[0]]:
            out.append((i, int(row), labels[0]))
    return out


def image_logits(pred):
    return pred["image"].astype(np.float32)[:, 0]


def ranks(z, rows, usable):
    """Place of the right class among the usable ones, 0 the best."""
    out = []
    for i, _, c in rows:
        line = np.where(usable, z[i, : len(usable)], -np.inf)
        out.append(int((line > line[c]).sum()))
    return np.array(out)


def tops(rank):
    return {f"top{k}": float((rank < k).mean()) if len(rank) else float("nan") for k in (1, 3, 5)}

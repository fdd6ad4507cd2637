"""Turns raw answers into probabilities that hold on sources the model never saw, and sets the two thresholds.

    python calibrate.py --data DIR --predictions FOLDER --out calibration.json

FOLDER holds one prediction file for each left-out source (leave_one_out.py). Everything is fitted on the left-out
pictures only, and checked by leaving one source out of the fit as well."""

import argparse
import glob
import json

import numpy as np

import classes as names
import data as photos
from score import image_logits, iou, sigmoid, suppress, truth_boxes

# What a class's best box adds to its logit for the whole picture, and the least that a box can say. The floor lies
# where prediction files, which keep a picture's 100 strongest answers only, still know better.
BOX_SHARE, FLOOR = 0.25, -1.0
NMS = 0.5
# A name whose best box is this likely is pointed at; names whose boxes overlap by more than `same` are one finding.
PLACED = 0.3
FINDINGS = {"limit": 8, "same": 0.5}


def evidence(image, box_class, box_logit, classes):
    """[K] for one picture: the class's logit for the whole picture and a share of its best box's."""
    box = np.full(classes, float(box_logit.min()))
    np.maximum.at(box, box_class, box_logit.astype(np.float64))
    return image[:classes].astype(np.float64) + BOX_SHARE * np.maximum(box, FLOOR)


def collect(data, pred, shipped):
    """Rows of the left-out pictures: evidence, truth, class, picture, whether a scene."""
    held = [data["sources"].index(s) for s in pred["hold_out"]]
    source, labels = data["source"].numpy(), data["labels"].numpy()
    usable = labels[~data["val"].numpy() & ~np.isin(source, held)].any(0) & shipped
    asked = photos.asked(data, data["val"] | ~data["val"]).numpy()
    z = image_logits(pred)
    out = []
    for i, row in enumerate(pred["rows"]):
        if not pred["unseen"][i]:
            continue
        scene, there = bool(data["scene"][row]), labels[row]
        single = not scene and there.sum() == 1
        if single and not usable[there.argmax()]:
            continue
        ask = usable if single else asked[source[row]] & usable
        e = evidence(z[i], pred["box_class"][i], pred["box_logit"][i], len(usable))
        where = ask.nonzero()[0]
        kind = 0 if single else 1 if scene else 2
        out.append(
            (
                e[where],
                there[where],
                where,
                np.full(len(where), row),
                np.full(len(where), kind),
                np.full(len(where), source[row]),
            )
        )
    return [np.concatenate(c) for c in zip(*out)]


def logistic(x, y, steps=50):
    """(slope, constant) of the likeliest sigmoid(slope * x + constant), by Newton's method."""
    x = np.stack([x, np.ones(len(x))], 1)
    w = np.zeros(2)
    for _ in range(steps):
        p = sigmoid(x @ w)
        step = np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + 1e-6 * np.eye(2), x.T @ (p - y))
        w = w - step
        if np.abs(step).max() < 1e-7:
            break
    return w


def place_in_picture(score, picture):
    """0 for a picture's strongest class, 1 for the next, and so on."""
    order = np.lexsort((-score, picture))
    sorted_picture = picture[order]
    first = np.concatenate([[0], np.nonzero(np.diff(sorted_picture))[0] + 1])
    place = np.empty(len(score), int)
    place[order] = np.arange(len(score)) - np.repeat(first, np.diff(np.append(first, len(score))))
    return place


def threshold_for(confidence, right, precision):
    """The lowest confidence at which what lies above it is right this often."""
    order = np.argsort(-confidence)
    running = np.cumsum(right[order]) / np.arange(1, len(order) + 1)
    ok = (running >= precision).nonzero()[0]
    ok = ok[ok >= 40]
    return float(confidence[order][ok[-1]]) if len(ok) else 1.0


def found_boxes(data, pred, shipped):
    """Each kept box on left-out scenes: logit, class, right or wrong. Classes its source does not label are skipped."""
    held = [data["sources"].index(s) for s in pred["hold_out"]]
    source = data["source"].numpy()
    usable = data["labels"].numpy()[~data["val"].numpy() & ~np.isin(source, held)].any(0) & shipped
    asked = photos.asked(data, data["val"] | ~data["val"]).numpy()
    out = []
    for i, row in enumerate(pred["rows"]):
        if not (pred["unseen"][i] and data["scene"][row]):
            continue
        ok = usable[pred["box_class"][i]]
        cls, logit, box = (
            pred["box_class"][i][ok],
            pred["box_logit"][i][ok].astype(float),
            pred["box"][i][ok].astype(float),
        )
        keep = suppress(box, cls, NMS, same_class=False)
        truth, kinds = truth_boxes(data, row)
        taken = np.zeros(len(truth), bool)
        for k in keep:
            over = iou(box[k : k + 1], truth)[0] * (kinds == cls[k]) * ~taken if len(truth) else np.zeros(0)
            right = len(over) > 0 and over.max() >= 0.5
            if right:
                taken[over.argmax()] = True
            if asked[source[row]][cls[k]]:
                out.append((logit[k], cls[k], right, source[row]))
    return [np.array(c) for c in zip(*out)]


def report(score, truth, kind, picture, source, sources, cut, first):
    """Figures at a threshold, on singles and on scenes, in all and by source."""
    out = {}
    strongest = np.zeros(picture.max() + 1)
    np.maximum.at(strongest, picture, score)
    score = np.where(strongest[picture] >= first, score, 0)
    for part, which in (("singles", 0), ("scenes", 1)):
        for s in [None, *np.unique(source[kind == which])]:
            m = (kind == which) & ((source == s) if s is not None else True)
            said, there = score[m] >= cut, truth[m]
            hit = (said & there).sum()
            out[f"{part}/{sources[s] if s is not None else 'all'}"] = {
                "pictures": int(len(np.unique(picture[m]))),
                "precision": round(float(hit / max(1, said.sum())), 4),
                "recall": round(float(hit / max(1, there.sum())), 4),
                "f1": round(float(2 * hit / max(1, said.sum() + there.sum())), 4),
            }
    return out


def expected_error(confidence, right, bins=15):
    edges = np.linspace(0, 1, bins + 1)
    total = 0.0
    for a, b in zip(edges[:-1], edges[1:]):
        m = (confidence > a) & (confidence <= b)
        if m.any():
            total += m.mean() * abs(confidence[m].mean() - right[m].mean())
    return float(total)


def ranked(score, truth, kind, picture):
    """Top-1 and top-3 on singles, and each one's best guess: (score, right)."""
    m = kind == 0
    place, hit, n = place_in_picture(score[m], picture[m]), truth[m], len(np.unique(picture[m]))
    return (
        float((hit & (place < 1)).sum() / n),
        float((hit & (place < 3)).sum() / n),
        score[m][place == 0],
        hit[place == 0],
    )


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--predictions", required=True)
    p.add_argument("--out", required=True)
    p.add_argument(
        "--first", type=float, default=0.45, help="what the strongest name needs, for anything to be offered"
    )
    p.add_argument("--likely", type=float, default=0.25, help="what the others then need")
    p.add_argument("--box-likely", type=float, default=0.5)
    p.add_argument("--all", action="store_true", help="keep the classes that were found too weak")
    a = p.parse_args()
    data = photos.load(a.data, pixels=False)
    vocabulary = data["classes"]
    dropped = names.NOT_IN_VOCABULARY if a.all else names.DROPPED
    shipped = np.array([n not in dropped for n in vocabulary])
    preds = [dict(np.load(f)) for f in sorted(glob.glob(a.predictions))]
    x, y, cls, picture, kind, source = (
        np.concatenate(c) for c in zip(*(collect(data, pred, shipped) for pred in preds))
    )
    y, hard = y.astype(bool), place_in_picture(x, picture) < 10

    # Honest figures: each source is judged by a fit that did not see it.
    honest = np.zeros(len(y))
    for s in np.unique(source):
        m = (source != s) & hard
        slope, constant = logistic(x[m], y[m])
        honest[source == s] = sigmoid(slope * x[source == s] + constant)
    slope, constant = logistic(x[hard], y[hard])
    confidence = sigmoid(slope * x + constant)
    top1, top3, best, right = ranked(x, y, kind, picture)
    best = sigmoid(slope * best + constant)
    # Every name that is taken without asking counts, not only each picture's best; on singles and on scenes alike.
    # Rounded up to the next twentieth.
    lines = [threshold_for(confidence[kind == part], y[kind == part], 0.85) for part in (0, 1)]
    confident = float(np.ceil(max(lines) * 20) / 20)
    _, _, honest_best, honest_right = ranked(honest, y, kind, picture)
    scenes = kind == 1
    cuts = np.linspace(0.02, 0.9, 89)
    f1 = [
        2
        * ((confidence[scenes] >= c) & y[scenes]).sum()
        / ((confidence[scenes] >= c).sum() + y[scenes].sum())
        for c in cuts
    ]
    figures = {
        "top1": top1,
        "top3": top3,
        "calibration_error": expected_error(honest_best, honest_right),
        "confident_share": float((best >= confident).mean()),
        "confident_precision": float(right[best >= confident].mean()),
        "best_scene_f1": float(max(f1)),
        "best_scene_f1_cut": float(cuts[int(np.argmax(f1))]),
        "by_source": {
            name: report(confidence, y, kind, picture, source, data["sources"], cut, a.first)
            for name, cut in (("offered", a.likely), ("confident", confident))
        },
        "top_by_source": {
            data["sources"][s]: ranked(*(v[source == s] for v in (x, y, kind, picture)))[:2]
            for s in np.unique(source[kind == 0])
        },
    }
    logit, _, ok, _ = (
        np.concatenate(c)
        for c in zip(
            *(
                found_boxes(data, p, shipped)
                for p in preds
                if (data["scene"].numpy()[p["rows"]] & p["unseen"]).any()
            )
        )
    )
    box_slope, box_constant = logistic(logit, ok)
    box_p = sigmoid(box_slope * logit + box_constant)
    box_confident = threshold_for(box_p, ok, 0.85)
    figures["boxes"] = {
        f"{c:.3f}": {"boxes": int((box_p >= c).sum()), "precision": float(ok[box_p >= c].mean())}
        for c in (0.3, 0.4, 0.5, 0.6, box_confident)
    }
    figures["boxes"]["calibration_error"] = expected_error(box_p, ok)
    one = {
        "image": {"temperature": round(1 / slope, 5), "bias": round(constant, 5)},
        "box": {"temperature": round(1 / box_slope, 5), "bias": round(box_constant, 5)},
    }
    out = {
        "shipped": [n for n, s in zip(vocabulary, shipped) if s],
        "nms_iou": NMS,
        "evidence": {"box_share": BOX_SHARE, "box_floor": FLOOR},
        "thresholds": {
            "image": {"confident": confident, "likely": a.likely, "first": a.first},
            "box": {"confident": round(box_confident, 3), "likely": a.box_likely, "placed": PLACED},
        },
        "findings": FINDINGS,
        "classes": {n: one for n in vocabulary},
        "figures": figures,
    }
    with open(a.out, "w") as f:
        json.dump(out, f, indent=1, default=float)
    print(json.dumps({**figures, "one": one, "thresholds": out["thresholds"]}, indent=1, default=float))
    for c in range(len(vocabulary)):
        m = (cls == c) & (kind == 0)
        if shipped[c] and y[m].sum() >= 10:
            said = confidence[m] >= 0.4
            hit, there = (said & y[m]).sum(), y[m].sum()
            print(
                f"  {vocabulary[c]:16s} {there:4d} photos, found {hit / there:.3f}, right {hit / max(1, said.sum()):.3f}"
            )


if __name__ == "__main__":
    main()

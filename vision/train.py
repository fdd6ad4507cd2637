"""One run: a linear probe on the frozen backbone, then gentle tuning of the later blocks, weights averaged as it goes.

    python train.py --data DIR --out RUN [--hold-out SOURCE,SOURCE] [options]

Stopped at any time, the same command goes on from RUN/checkpoint.pt."""

import argparse
import copy
import json
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

import classes as names
import data as photos
from augment import augment
from compose import Composer
from losses import detection_loss, image_loss
from model import Detector, cell_centres
from namer import Namer
from train_namer import composer_for, kept, resized


def options(given=None):
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--data", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--cache", help="folder that keeps the decoded pictures between runs")
    p.add_argument("--hold-out", default="", help="sources to leave out, by comma")
    p.add_argument("--everything", action="store_true", help="train on the validation photos too")
    p.add_argument("--probe", type=int, default=200, help="steps with the backbone frozen")
    p.add_argument("--tune", type=int, default=720, help="steps with the later blocks free")
    p.add_argument("--batch", type=int, default=128)
    p.add_argument("--head-lr", type=float, default=1.5e-3)
    p.add_argument("--lr", type=float, default=2e-4)
    p.add_argument(
        "--pull", type=float, default=0.0, help="share of the way back to the given weights, each step"
    )
    p.add_argument("--free", type=int, default=5, help="first block that is tuned")
    p.add_argument("--mosaic", type=float, default=0.15)
    p.add_argument("--negatives", type=float, default=0.07)
    p.add_argument("--cutouts", type=float, default=0.08)
    p.add_argument("--paste", type=float, default=0.12)
    p.add_argument("--no-masks", dest="masks", action="store_false")
    p.add_argument(
        "--strong",
        type=float,
        default=0.2,
        help="share of pictures with strong changes of light, focus, noise, compression",
    )
    p.add_argument("--no-imagenet", dest="imagenet", action="store_false")
    p.add_argument("--scale", type=int, default=1)
    p.add_argument("--ema", type=float, default=0.998)
    p.add_argument("--every", type=int, default=1, help="read each n-th picture only, for dry runs")
    p.add_argument("--made", type=int, default=1600, help="number of made pictures without food")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument(
        "--mixes", default="", help="after training, predict with these shares of the tuned weights"
    )
    p.add_argument("--contiguous", action="store_true")
    p.add_argument("--namers", default="", help="namers' files, by comma: the first is the start, all are teachers")
    p.add_argument("--start", help="weights/detector.npz of an earlier run, instead of ImageNet's")
    p.add_argument("--teach", type=float, default=1.0, help="weight of the teachers' names")
    p.add_argument("--scenes", type=float, default=1 / 16, help="share of crops from anywhere in a scene")
    p.add_argument("--save-every", type=int, default=300)
    return p.parse_args(given)


def build(args, vocabulary, device):
    model = Detector(len(vocabulary))
    rows = (
        {vocabulary.index(n): ids for n, ids in names.IMAGENET.items() if n in vocabulary}
        if args.imagenet
        else {}
    )
    if args.start:
        start_from_weights(model, args.start, vocabulary)
    elif args.namers:
        model.start_from_namer(torch.load(args.namers.split(",")[0], map_location="cpu")["namer"])
    else:
        model.start_from_imagenet(photos.find(args.data, "mobilenet_v2_imagenet_folded_fp32.npz"), rows)
    return model.to(device, memory_format=torch.contiguous_format if args.contiguous else torch.channels_last)


def start_from_weights(model, path, vocabulary):
    """An earlier detector's weights; a class that it did not have keeps its blank row."""
    given = np.load(path)
    earlier = [str(n) for n in given["classes"]]
    same = [(i, earlier.index(n)) for i, n in enumerate(vocabulary) if n in earlier]
    now, then = (list(rows) for rows in zip(*same))
    state = model.state_dict()
    for name, value in state.items():
        if name not in given.files:
            continue
        kept = torch.from_numpy(given[name]).to(value.dtype)
        if kept.shape == value.shape:
            state[name] = kept
        elif name.startswith("class_map"):
            # The last row is "nothing I know".
            value[[*now, -1]] = kept[[*then, -1]]
        else:
            value[now] = kept[then]
    model.load_state_dict(state)


def groups(model, free):
    """Backbone parameters that are tuned, and the heads'."""
    tuned = [p for block in model.backbone.blocks[free:] for p in block.parameters()]
    tuned += list(model.backbone.last.parameters())
    frozen = {id(p) for p in model.backbone.parameters()}
    return tuned, [p for p in model.parameters() if id(p) not in frozen]


def load_teachers(files, device):
    out = []
    for file in files.split(",") if files else []:
        saved = torch.load(file, map_location="cpu")
        namer = Namer(saved["args"]["kind"], len(saved["classes"]))
        namer.load_state_dict(saved["namer"])
        out.append(namer.to(device, memory_format=torch.channels_last).eval())
    return out


@torch.no_grad()
def taught(teachers, x):
    """The mean of what the teachers say, as a share for each class."""
    said = [t(resized(x, t.size).contiguous(memory_format=torch.channels_last)).float() for t in teachers]
    return torch.stack([z.softmax(1) for z in said]).mean(0)


def step_loss(model, x, target, cells, frozen, teachers=(), teach=1.0, mosaics=0):
    if frozen:
        with torch.no_grad():
            tap, last = model.backbone(x)
        image, scores, places = model.heads(tap, last)
    else:
        image, scores, places = model(x)
    which, several = image_loss(image, target)
    box, name, kind = detection_loss(scores, places.float(), cells, target)
    if teachers:
        # A mosaic shows several things on purpose; everything else, named or not, is worth the teachers' opinion.
        n = len(x) - mosaics
        lesson = F.cross_entropy(image[:n].float(), taught(teachers, x[:n]))
        which = (1 - teach / 2) * which + teach * lesson
    return which + 0.5 * several + 1.0 * box + 1.0 * name + 0.3 * kind, (which, several, box, name, kind)


def run(args, data=None, composer=None):
    os.makedirs(args.out, exist_ok=True)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    began = time.time()
    data = data or photos.load(args.data, args.every, args.cache)
    keep = kept(data, args.hold_out, args.everything)
    if composer is None:
        composer = composer_for(args, data, keep, device)
    composer.options = args
    model = build(args, data["classes"], device)
    teachers = load_teachers(args.namers, device)
    start = [p.detach().clone() for p in groups(model, args.free)[0]]
    cells = cell_centres(device)
    print(
        f"[{args.out}] {int(keep.sum())} pictures, {len(data['classes'])} classes, ready in {time.time() - began:.0f} s",
        flush=True,
    )

    tuned, heads = groups(model, args.free)
    for p in model.backbone.parameters():
        p.requires_grad_(False)
    optimizer = torch.optim.AdamW(
        [{"params": heads, "weight_decay": 1e-4}, {"params": tuned, "weight_decay": 0.0}], lr=args.head_lr
    )
    average, first = copy.deepcopy(model), 0
    probe_state = None
    path = os.path.join(args.out, "checkpoint.pt")
    if os.path.exists(path):
        saved = torch.load(path, map_location=device)
        model.load_state_dict(saved["model"])
        average.load_state_dict(saved["average"])
        optimizer.load_state_dict(saved["optimizer"])
        first, probe_state = saved["step"], saved["probe"]
        print(f"[{args.out}] goes on at step {first}", flush=True)

    floats = lambda m: [v for v in m.state_dict().values() if v.dtype.is_floating_point]  # noqa: E731
    slow, fast = floats(average), floats(model)
    total, seen, tick = args.probe + args.tune, torch.zeros(5, device=device), time.time()
    for step in range(first, total):
        frozen = step < args.probe
        if not frozen:
            for p in tuned:
                p.requires_grad_(True)
        at = step / args.probe if frozen else (step - args.probe) / max(1, args.tune)
        warm = min(1.0, (step if frozen else step - args.probe) / 60 + 0.02)
        curve = warm * (0.5 + 0.5 * math.cos(math.pi * at) * (0.6 if frozen else 1))
        optimizer.param_groups[0]["lr"] = args.head_lr * (1 if frozen else 0.5) * curve
        optimizer.param_groups[1]["lr"] = 0 if frozen else args.lr * curve
        model.train()
        with torch.no_grad():
            picture, target = composer.batch(args.batch)
            x = augment(picture, args.strong)
            x = x if args.contiguous else x.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            mosaics = int(args.batch * args.mosaic)
            loss, parts = step_loss(model, x, target, cells, frozen, teachers, args.teach, mosaics)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(heads + tuned, 5.0)
        optimizer.step()
        with torch.no_grad():
            if args.pull and not frozen:
                torch._foreach_mul_(tuned, 1 - args.pull)
                torch._foreach_add_(tuned, start, alpha=args.pull)
            decay = min(args.ema, (1 + step) / (20 + step))
            torch._foreach_mul_(slow, decay)
            torch._foreach_add_(slow, fast, alpha=1 - decay)
            seen += torch.stack([v.detach().float() for v in parts])
        if step + 1 == args.probe:
            probe_state = {k: v.clone() for k, v in average.state_dict().items()}
        if (step + 1) % 100 == 0 or step + 1 == total:
            n = 100 if (step + 1) % 100 == 0 else (step + 1) % 100
            print(f"[{args.out}] {step + 1}/{total} {'probe' if frozen else 'tune'} "
                  + " ".join(f"{v:.3f}" for v in (seen / n).tolist())
                  + f"  {(time.time() - tick) * 1000 / n:.0f} ms/step", flush=True)  # fmt: skip
            seen.zero_()
            tick = time.time()
        if (step + 1) % args.save_every == 0 or step + 1 == total:
            state = {"model": model.state_dict(), "average": average.state_dict(), "optimizer": optimizer.state_dict(),
                     "step": step + 1, "probe": probe_state}  # fmt: skip
            torch.save(state, path + ".new")
            os.replace(path + ".new", path)
    final = {
        "classes": data["classes"],
        "average": average.state_dict(),
        "probe": probe_state,
        "args": vars(args),
    }
    torch.save(final, os.path.join(args.out, "model.pt"))
    with open(os.path.join(args.out, "args.json"), "w") as f:
        json.dump(vars(args), f, indent=1)
    return data, final


def main():
    args = options()
    data, final = run(args)
    if args.mixes:
        from predict import predict
        from evaluate import line, summarise

        for mix in args.mixes.split(","):
            file = f"{args.out}-{mix}.npz"
            predict(data, final, file, float(mix), args.cache)
            print(line(os.path.basename(file), summarise(data, dict(np.load(file)))), flush=True)


if __name__ == "__main__":
    main()

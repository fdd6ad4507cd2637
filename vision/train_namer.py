"""Trains one namer: a linear probe on the frozen backbone, then gentle tuning of the later blocks, weights averaged.

    python train_namer.py --data DIR --cache DIR --kind imagenet|food --out RUN [--hold-out SOURCE,SOURCE]"""

import argparse
import copy
import math
import os
import time

import torch
import torch.nn.functional as F

import classes as names
import data as photos
from augment import augment
from compose import Composer
from losses import image_loss
from namer import Namer


def options(given=None):
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--data", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--cache", help="folder that keeps the decoded pictures between runs")
    p.add_argument("--kind", default="imagenet", choices=["imagenet", "food"])
    p.add_argument("--hold-out", default="", help="sources to leave out, by comma")
    p.add_argument("--everything", action="store_true", help="train on the validation photos too")
    p.add_argument("--probe", type=int, default=120, help="steps with the backbone frozen")
    p.add_argument("--tune", type=int, default=600, help="steps with the later blocks free")
    p.add_argument("--batch", type=int, default=256)
    p.add_argument("--head-lr", type=float, default=3e-3)
    p.add_argument("--lr", type=float, default=3e-4)
    p.add_argument("--decay", type=float, default=0.02)
    p.add_argument("--mixup", type=float, default=0.3, help="share of the batches in which pictures are mixed")
    p.add_argument("--mosaic", type=float, default=0.06)
    p.add_argument("--negatives", type=float, default=0.06)
    p.add_argument("--cutouts", type=float, default=0.05)
    p.add_argument("--paste", type=float, default=0.05)
    p.add_argument("--no-masks", dest="masks", action="store_false")
    p.add_argument("--strong", type=float, default=0.3)
    p.add_argument("--scale", type=int, default=1)
    p.add_argument("--ema", type=float, default=0.995)
    p.add_argument("--every", type=int, default=1)
    p.add_argument("--made", type=int, default=1600)
    p.add_argument("--seed", type=int, default=1)
    return p.parse_args(given)


def new_namer(kind, root, vocabulary):
    model = Namer(kind, len(vocabulary))
    if kind == "food":
        model.backbone.load(photos.find(root, "food_v1_folded_fp16.npz"))
        return model
    weight, bias = model.backbone.load_imagenet(photos.find(root, "mobilenet_v2_imagenet_folded_fp32.npz"))
    weight, bias = weight - weight.mean(0), bias - bias.mean()
    with torch.no_grad():
        for name, same in names.IMAGENET.items():
            if name in vocabulary:
                model.name.weight[vocabulary.index(name)] = weight[same].mean(0)
                model.name.bias[vocabulary.index(name)] += bias[same].mean()
    return model


def resized(x, size):
    return F.interpolate(x, size=(size, size), mode="bilinear", antialias=True, align_corners=False)


def mixed_loss(model, x, target):
    """Two single things laid over each other: the loss is shared between their names."""
    one = (target["single"] >= 0).nonzero()[:, 0]
    # Always as many, as the GPU tunes itself to a size.
    index = one[torch.randint(len(one), (int(len(x) * 0.8),), device=x.device)]
    other = index[torch.randperm(len(index), device=x.device)]
    share = torch.distributions.Beta(0.4, 0.4).sample((len(index),)).to(x.device)
    share = torch.maximum(share, 1 - share)
    mix = share.view(-1, 1, 1, 1)
    logits = model(x[index] * mix + x[other] * (1 - mix)).float()
    loss = 0
    for part, weight in ((index, share), (other, 1 - share)):
        each = F.cross_entropy(logits, target["single"][part], reduction="none", label_smoothing=0.1)
        loss = loss + (each * weight).mean()
    return loss


def train_namer(args, data, composer, device, say=print):
    torch.manual_seed(args.seed)
    vocabulary = data["classes"]
    model = new_namer(args.kind, args.data, vocabulary).to(device, memory_format=torch.channels_last)
    tuned, head = model.tuned(), list(model.name.parameters())
    for p in model.backbone.parameters():
        p.requires_grad_(False)
    optimizer = torch.optim.AdamW(
        [{"params": head, "weight_decay": 1e-3}, {"params": tuned, "weight_decay": args.decay}],
        lr=args.head_lr,
        fused=device == "cuda",
    )
    average = copy.deepcopy(model)
    slow, fast = list(average.parameters()), list(model.parameters())
    total, seen, began = args.probe + args.tune, torch.zeros((), device=device), time.time()
    for step in range(total):
        frozen = step < args.probe
        if step == args.probe:
            for p in tuned:
                p.requires_grad_(True)
        at = step / args.probe if frozen else (step - args.probe) / max(1, args.tune)
        warm = min(1.0, (step if frozen else step - args.probe) / 40 + 0.03)
        curve = warm * (0.5 + 0.5 * math.cos(math.pi * at) * (0.5 if frozen else 1))
        optimizer.param_groups[0]["lr"] = args.head_lr * (1 if frozen else 0.3) * curve
        optimizer.param_groups[1]["lr"] = 0 if frozen else args.lr * curve
        with torch.no_grad():
            picture, target = composer.batch(args.batch)
            x = resized(augment(picture, args.strong), model.size)
            x = x.contiguous(memory_format=torch.channels_last)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            if torch.rand(()) < args.mixup:
                loss = mixed_loss(model, x, target)
            else:
                which, several = image_loss(model(x), target)
                loss = which + 0.3 * several
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(head + tuned, 5.0)
        optimizer.step()
        with torch.no_grad():
            decay = min(args.ema, (1 + step) / (20 + step))
            torch._foreach_mul_(slow, decay)
            torch._foreach_add_(slow, fast, alpha=1 - decay)
            seen += loss.detach()
        if (step + 1) % 120 == 0:
            say(f"{args.kind} {step + 1}/{total} {seen.item() / 120:.3f} {(time.time() - began) * 1000 / 120:.0f} ms/step")
            seen.zero_()
            began = time.time()
    return average.eval()


def composer_for(args, data, keep, device):
    cutouts = photos.load_cutouts(args.data, data["classes"], args.every)
    made = photos.load_negatives(args.made, cache=args.cache)
    return Composer(data, keep, photos.asked(data, keep), cutouts, made, device, args)


def kept(data, hold_out, everything):
    """The pictures to train on: none of the sources left out, and none that shows the same picture as they do."""
    out = torch.tensor([data["sources"].index(s) for s in hold_out.split(",") if s], dtype=torch.long)
    left = torch.isin(data["source"], out)
    keep = ~left if everything else ~left & ~data["val"]
    if left.any():
        rows = keep.nonzero()[:, 0]
        keep[rows[photos.twins_of(data, left, rows)]] = False
    return keep


def main():
    args = options()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cudnn.benchmark = True
    data = photos.load(args.data, args.every, args.cache)
    keep = kept(data, args.hold_out, args.everything)
    model = train_namer(args, data, composer_for(args, data, keep, device), device)
    os.makedirs(args.out, exist_ok=True)
    torch.save(
        {"classes": data["classes"], "namer": model.state_dict(), "args": vars(args)},
        os.path.join(args.out, f"{args.kind}.pt"),
    )


if __name__ == "__main__":
    main()

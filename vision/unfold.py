"""An exported model/sous-detector.onnx -> weights that can be trained further.

    python unfold.py --data DIR [--onnx FILE] --out weights/detector.npz

The export folds each batch norm into its convolution. Here the norms come back with the statistics of real pictures, so
that the network answers as before and training starts from there."""

import argparse
import json

import numpy as np
import onnx
import torch
import torch.nn as nn
from onnx import numpy_helper

import classes as names
import data as photos
from export import packed
from model import SIZE, Detector
from predict import letterbox


def tensors_of(path):
    """name -> weights, and the folded convolutions by the module that they came from: (weight, bias)."""
    graph = onnx.load(path).graph
    kept = {t.name.removesuffix("_half"): numpy_helper.to_array(t).astype(np.float32) for t in graph.initializer}
    folded = {}
    for node in graph.node:
        if node.op_type == "Conv" and node.input[1].startswith("onnx::"):
            # "/levels.0/names/names.1/names.1.2/Conv_output_0" -> "levels.0.names.1.2"
            parts = node.output[0].split("/")[1:-1]
            top = [p for i, p in enumerate(parts) if i + 1 == len(parts) or not parts[i + 1].startswith(p + ".")]
            folded[".".join(top)] = kept[node.input[1]], kept[node.input[2]]
    return kept, folded


def unfold(path, vocabulary):
    """The Detector with norms that do nothing yet, and its (convolution, norm) pairs."""
    kept, folded = tensors_of(path)
    model = Detector(len(vocabulary)).eval()
    state, modules, pairs = model.state_dict(), dict(model.named_modules()), []
    for name, (weight, bias) in folded.items():
        before, index = name.rsplit(".", 1)
        norm = f"{before}.{int(index) + 1}"
        assert isinstance(modules[norm], nn.BatchNorm2d), norm
        state[f"{name}.weight"] = torch.from_numpy(weight.copy())
        state[f"{norm}.bias"] = torch.from_numpy(bias.copy())
        state[f"{norm}.running_var"] = torch.full_like(state[f"{norm}.running_var"], 1 - modules[norm].eps)
        pairs.append((modules[name], modules[norm]))
    for name in state:
        if name in kept:
            state[name] = torch.from_numpy(kept[name].copy()).reshape(state[name].shape)
    missing = [n for n in state if n not in kept and not any(n.startswith(f.rsplit(".", 1)[0]) for f in folded)]
    assert not missing, missing
    model.load_state_dict(state)
    return model, pairs


@torch.no_grad()
def measure_norms(model, pairs, batches):
    """Gives each norm the mean and variance that its convolution really has, without changing what comes out."""
    sums = {norm: [0, 0.0, 0.0] for _, norm in pairs}

    def note(norm):
        def hook(_, __, out):
            s = sums[norm]
            s[0] += out.numel() // out.shape[1]
            s[1] = s[1] + out.double().sum((0, 2, 3))
            s[2] = s[2] + out.double().square().sum((0, 2, 3))

        return hook

    hooks = [conv.register_forward_hook(note(norm)) for conv, norm in pairs]
    for x in batches:
        model(x)
    for hook in hooks:
        hook.remove()
    for norm, (n, total, squares) in sums.items():
        mean = total / n
        var = (squares / n - mean**2).clamp(min=1e-4)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)
        norm.weight.copy_((var + norm.eps).sqrt())
        norm.bias.add_(norm.running_mean)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--onnx", default="model/sous-detector.onnx")
    p.add_argument("--every", type=int, default=60, help="measure the norms on each n-th picture")
    p.add_argument("--out", required=True)
    a = p.parse_args()
    data = photos.load(a.data, a.every)
    word = {v: k for k, v in names.VOCABULARY.items()}
    with open(a.onnx.removesuffix("onnx") + "json") as f:
        trained = [word.get(c["name"], c["name"]) for c in json.load(f)["classes"]]
    model, pairs = unfold(a.onnx, trained)
    rows = range(len(data["val"]))
    x = letterbox(data["pixels"][:2], data["size"][:2])
    before = model(x)
    measure_norms(
        model, pairs, (letterbox(data["pixels"][i : i + 8], data["size"][i : i + 8], SIZE) for i in rows[::8])
    )
    print("changed by", max(float((b - c).abs().max()) for b, c in zip(before, model(x))))
    np.savez_compressed(a.out, classes=np.array(trained), **packed(model.state_dict()))


if __name__ == "__main__":
    with torch.no_grad():
        main()

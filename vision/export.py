"""A trained run -> model/sous-detector.onnx (weights in 16 bits, arithmetic in 32) and model/sous-detector.json.

    python export.py --run RUNS/all/model.pt --looks looks.npz --calibration calibration.json
    python export.py --run weights/detector.npz --looks weights/detector.npz --calibration model/sous-detector.json"""

import argparse
import hashlib
import json
import os

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

import classes as names
from model import SIZE, STRIDES, Detector, Looking
from predict import FILL

HERE = os.path.dirname(os.path.abspath(__file__))
# The side for a camera's frames: a smaller one is faster, and loses small things in wide frames.
LIVE = 320
# Newer versions of PyTorch have a second exporter, which writes another graph.
OLD_EXPORTER = {"dynamo": False} if int(torch.__version__.split(".")[0]) >= 2 else {}


def halve_weights(graph):
    """Keeps large weights in 16 bits; a Cast brings each back when the model is loaded, so the arithmetic stays exact."""
    casts = []
    for i, tensor in enumerate(graph.initializer):
        if tensor.data_type != TensorProto.FLOAT or np.prod(tensor.dims) < 256:
            continue
        name = tensor.name
        half = numpy_helper.from_array(numpy_helper.to_array(tensor).astype(np.float16), name + "_half")
        graph.initializer[i].CopyFrom(half)
        casts.append(helper.make_node("Cast", [half.name], [name], to=TensorProto.FLOAT))
    for cast in reversed(casts):
        graph.node.insert(0, cast)


def describe(vocabulary, calibration, version):
    shipped, per_class = set(calibration["shipped"]), calibration["classes"]
    return {
        "name": "sous-detector",
        "version": version,
        "input": {"name": "picture", "size": SIZE, "live": LIVE, "fill": FILL, "scale": 1 / 127.5, "offset": -1},
        "outputs": {"image": "image", "scores": "scores", "boxes": "boxes", "looks": "looks"},
        "evidence": {
            "boxShare": calibration["evidence"]["box_share"],
            "boxFloor": calibration["evidence"]["box_floor"],
        },
        "strides": list(STRIDES),
        "nms": {"iou": calibration["nms_iou"], "limit": 30},
        "thresholds": calibration["thresholds"],
        "findings": calibration["findings"],
        "classes": [
            {"name": names.vocabulary_name(n), "shipped": n in shipped, **per_class[n]} for n in vocabulary
        ],
    }


def calibration_of(path, vocabulary):
    """What calibrate.py wrote, or what an earlier model's JSON says, for the same classes."""
    with open(path) as f:
        given = json.load(f)
    if "input" not in given:
        return given
    by_name = {c["name"]: c for c in given["classes"]}
    rows = {n: by_name[names.vocabulary_name(n)] for n in vocabulary}
    return {
        "evidence": {"box_share": given["evidence"]["boxShare"], "box_floor": given["evidence"]["boxFloor"]},
        "nms_iou": given["nms"]["iou"],
        "thresholds": given["thresholds"],
        "findings": given["findings"],
        "shipped": [n for n, c in rows.items() if c["shipped"]],
        "classes": {n: {"image": c["image"], "box": c["box"]} for n, c in rows.items()},
    }


def weights_of(path):
    """The trained detector, from a run's model.pt or from the weights kept beside the exported model."""
    if path.endswith(".npz"):
        given = np.load(path)
        state = {
            k: torch.from_numpy(given[k]).float() for k in given.files if not k.startswith(("classes", "look_"))
        }
        return [str(n) for n in given["classes"]], state
    final = torch.load(path, map_location="cpu")
    return final["classes"], {k: v.float() for k, v in final["average"].items()}


def packed(state):
    """Matrices in 16 bits, the few short vectors as they are."""
    return {k: v.numpy().astype(np.float16) if v.dim() > 1 else v.numpy() for k, v in state.items()}


def export(run, looks, calibration, folder):
    vocabulary, state = weights_of(run)
    calibration = calibration_of(calibration, vocabulary)
    detector = Detector(len(vocabulary))
    detector.load_state_dict(state)
    given = np.load(looks)
    mean, matrix = (torch.from_numpy(given[k].astype(np.float32)) for k in ("look_mean", "look_matrix"))
    model = Looking(detector, mean, matrix).eval()
    path = os.path.join(folder, "sous-detector.onnx")
    torch.onnx.export(
        model, torch.zeros(1, 3, SIZE, SIZE), path, opset_version=13, **OLD_EXPORTER,
        input_names=["picture"], output_names=["image", "scores", "boxes", "looks"],
        dynamic_axes={
            "picture": {2: "height", 3: "width"}, "scores": {1: "cells"}, "boxes": {1: "cells"},
            "looks": {2: "rows", 3: "columns"},
        },
    )  # fmt: skip
    graph = onnx.load(path)
    halve_weights(graph.graph)
    onnx.checker.check_model(graph)
    onnx.save(graph, path)
    with open(path, "rb") as f:
        version = hashlib.sha256(f.read()).hexdigest()[:12]
    with open(os.path.join(folder, "sous-detector.json"), "w") as f:
        json.dump(describe(vocabulary, calibration, version), f, indent=2)
        f.write("\n")
    np.savez_compressed(
        os.path.join(folder, "..", "weights", "detector.npz"),
        classes=np.array(vocabulary), look_mean=mean.numpy(), look_matrix=matrix.numpy(),
        **packed(detector.state_dict()),
    )  # fmt: skip
    print(f"{path}: {os.path.getsize(path) / 1e6:.2f} MB, version {version}")


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--run", required=True, help="model.pt of a run, or weights/detector.npz")
    p.add_argument("--looks", required=True, help="a file with look_mean and look_matrix (looks.py, or weights/detector.npz)")
    p.add_argument("--calibration", required=True)
    p.add_argument("--folder", default=os.path.join(HERE, "model"))
    a = p.parse_args()
    os.makedirs(os.path.join(a.folder, "..", "weights"), exist_ok=True)
    export(a.run, a.looks, a.calibration, a.folder)

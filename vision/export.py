"""A trained run -> model/sous-detector.onnx (weights in 16 bits, arithmetic in 32) and model/sous-detector.json.

    python export.py --run RUN/model.pt --calibration calibration.json [--mix 1]"""

import argparse
import hashlib
import json
import os

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

import classes as names
from model import SIZE, STRIDES, Detector
from predict import FILL, mixed

HERE = os.path.dirname(os.path.abspath(__file__))


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
        "input": {"name": "picture", "size": SIZE, "fill": FILL, "scale": 1 / 127.5, "offset": -1},
        "outputs": {"image": "image", "scores": "scores", "boxes": "boxes"},
        "evidence": {
            "boxShare": calibration["evidence"]["box_share"],
            "boxFloor": calibration["evidence"]["box_floor"],
        },
        "strides": list(STRIDES),
        "nms": {"iou": calibration["nms_iou"], "limit": 30},
        "thresholds": calibration["thresholds"],
        "classes": [
            {"name": names.vocabulary_name(n), "shipped": n in shipped, **per_class[n]} for n in vocabulary
        ],
    }


def export(final, calibration, mix, folder):
    model = Detector(len(final["classes"]))
    model.load_state_dict(
        {k: v.float() if v.dtype.is_floating_point else v for k, v in mixed(final, mix).items()}
    )
    model.eval()
    path = os.path.join(folder, "sous-detector.onnx")
    torch.onnx.export(
        model, torch.zeros(1, 3, SIZE, SIZE), path, opset_version=13,
        input_names=["picture"], output_names=["image", "scores", "boxes"],
    )  # fmt: skip
    graph = onnx.load(path)
    halve_weights(graph.graph)
    onnx.checker.check_model(graph)
    onnx.save(graph, path)
    with open(path, "rb") as f:
        version = hashlib.sha256(f.read()).hexdigest()[:12]
    with open(os.path.join(folder, "sous-detector.json"), "w") as f:
        json.dump(describe(final["classes"], calibration, version), f, indent=2)
        f.write("\n")
    print(f"{path}: {os.path.getsize(path) / 1e6:.2f} MB, version {version}")
    return model


if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--run", required=True)
    p.add_argument("--calibration", required=True)
    p.add_argument("--mix", type=float, default=1.0)
    p.add_argument("--folder", default=os.path.join(HERE, "model"))
    a = p.parse_args()
    with open(a.calibration) as f:
        export(torch.load(a.run, map_location="cpu"), json.load(f), a.mix, a.folder)

"""Compares the exported model, run by onnxruntime-web, with PyTorch on the same pictures.

    npx tsx vision/dump-outputs.ts /tmp/outputs.bin PICTURE...
    python check_export.py --run weights/detector.npz --outputs /tmp/outputs.bin PICTURE..."""

import argparse

import numpy as np
import torch

from data import decode
from export import weights_of
from model import LOOKS, SIZE, Detector
from predict import letterbox

p = argparse.ArgumentParser()
p.add_argument("--run", required=True)
p.add_argument("--outputs", required=True)
p.add_argument("pictures", nargs="+")
a = p.parse_args()
vocabulary, state = weights_of(a.run)
k = len(vocabulary)
model = Detector(k)
model.load_state_dict(state)
model.eval()
cells = sum((SIZE // s) ** 2 for s in (16, 32))
sizes = [3 * SIZE * SIZE, k + 1, cells * k, cells * 4, LOOKS * (SIZE // 32) ** 2]
rows = np.fromfile(a.outputs, np.float32).reshape(len(a.pictures), sum(sizes))
worst, agree = np.zeros(4), 0
for file, row in zip(a.pictures, rows):
    tensor, image, scores, boxes, _ = np.split(row, np.cumsum(sizes)[:-1])
    with open(file, "rb") as f:
        picture = decode(f.read())
    x = letterbox(picture[None], torch.tensor([[picture.shape[2], picture.shape[1]]]))
    with torch.no_grad():
        mine = model(x)
    agree += int(mine[0][0, :k].argmax()) == int(image[:k].argmax())
    theirs = [torch.from_numpy(t.copy()) for t in (tensor, image, scores, boxes)]
    for i, (m, t) in enumerate(zip([x, *mine], theirs)):
        worst[i] = max(worst[i], float((m.flatten() - t).abs().max()))
print(f"{len(rows)} pictures, same best class in {agree}; largest differences:")
print(
    f"input {worst[0]:.4f}, image logits {worst[1]:.4f}, box logits {worst[2]:.4f}, box edges {worst[3]:.3f} px"
)

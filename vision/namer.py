"""Names one thing: a backbone, the mean of its last features, a linear layer. Two backbones: ImageNet's MobileNetV2 and
food_V1, a MobileNetV1 that learned 2,023 dishes (both with batch norm folded)."""

import numpy as np
import torch
import torch.nn as nn

from model import Backbone, Conv

# Output channels and stride of the 13 pairs (depthwise 3x3, pointwise 1x1).
_PAIRS = [
    (64, 1), (128, 2), (128, 1), (256, 2), (256, 1), (512, 2), (512, 1), (512, 1), (512, 1), (512, 1), (512, 1),
    (1024, 2), (1024, 1),
]  # fmt: skip


class FoodBackbone(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = Conv(3, 32, 3, 2)
        blocks, cin = [], 32
        for cout, stride in _PAIRS:
            blocks.append(nn.Sequential(Conv(cin, cin, 3, stride, groups=cin), Conv(cin, cout, 1)))
            cin = cout
        self.blocks = nn.ModuleList(blocks)

    def forward(self, x):
        x = self.stem(x)
        for block in self.blocks:
            x = block(x)
        return None, x

    def load(self, path):
        given = np.load(path)
        convs = [m for m in self.modules() if isinstance(m, nn.Conv2d)]
        assert len(convs) == 27
        with torch.no_grad():
            for i, conv in enumerate(convs):
                weight = torch.from_numpy(given[f"{i:02d}.weight"].astype(np.float32))
                assert weight.shape == conv.weight.shape, i
                conv.weight.copy_(weight)
                conv.bias.copy_(torch.from_numpy(given[f"{i:02d}.bias"].astype(np.float32)))


# Native input size, features, first block that is tuned.
KINDS = {"imagenet": (224, 1280, 5), "food": (192, 1024, 5)}


class Namer(nn.Module):
    def __init__(self, kind, classes):
        super().__init__()
        self.kind = kind
        self.size, self.width, self.free = KINDS[kind]
        self.backbone = Backbone() if kind == "imagenet" else FoodBackbone()
        self.name = nn.Linear(self.width, classes + 1)
        nn.init.zeros_(self.name.weight)
        nn.init.constant_(self.name.bias, -3.0)

    def tuned(self):
        rest = [self.backbone.last] if self.kind == "imagenet" else []
        return [p for block in [*self.backbone.blocks[self.free :], *rest] for p in block.parameters()]

    def features(self, x):
        return self.backbone(x)[1].float().mean((2, 3))

    def forward(self, x):
        return self.name(self.features(x))

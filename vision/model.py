"""MobileNetV2 (batch norm folded) with a class map for the whole picture and an anchor-free head for boxes."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

SIZE = 320
STRIDES = (16, 32)
# Output channels, stride of the inverted residuals 2..17 (the first has no expansion).
_BLOCKS = [
    (24, 2), (24, 1), (32, 2), (32, 1), (32, 1), (64, 2), (64, 1), (64, 1), (64, 1),
    (96, 1), (96, 1), (96, 1), (160, 2), (160, 1), (160, 1), (320, 1),
]  # fmt: skip
# Directions in which the look of a place is described, for comparing things with things seen before.
LOOKS = 128
_TAP = 12  # the block whose expanded features (576 channels, stride 16) feed the finer level


class Conv(nn.Module):
    """A folded convolution. Stride 2 pads bottom and right only, as the given weights expect."""

    def __init__(self, cin, cout, kernel, stride=1, groups=1, act=True):
        super().__init__()
        self.conv = nn.Conv2d(cin, cout, kernel, stride, 0 if stride == 2 else kernel // 2, groups=groups)
        self.stride, self.act = stride, act

    def forward(self, x):
        if self.stride == 2:
            x = F.pad(x, (0, 1, 0, 1))
        x = self.conv(x)
        return F.relu6(x) if self.act else x


class Residual(nn.Module):
    def __init__(self, cin, cout, stride):
        super().__init__()
        self.expand = Conv(cin, cin * 6, 1)
        self.depth = Conv(cin * 6, cin * 6, 3, stride, groups=cin * 6)
        self.project = Conv(cin * 6, cout, 1, act=False)
        self.add = stride == 1 and cin == cout

    def forward(self, x):
        wide = self.expand(x)
        y = self.project(self.depth(wide))
        return (x + y if self.add else y), wide


class Backbone(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(Conv(3, 32, 3, 2), Conv(32, 32, 3, groups=32), Conv(32, 16, 1, act=False))
        blocks, cin = [], 16
        for cout, stride in _BLOCKS:
            blocks.append(Residual(cin, cout, stride))
            cin = cout
        self.blocks = nn.ModuleList(blocks)
        self.last = Conv(320, 1280, 1)

    def forward(self, x):
        x = self.stem(x)
        tap = None
        for i, block in enumerate(self.blocks):
            x, wide = block(x)
            if i == _TAP:
                tap = wide
        return tap, self.last(x)

    def load_imagenet(self, path):
        """Fills the 52 convolutions in order; returns the ImageNet classifier (weight 1000x1280, bias 1000)."""
        given = np.load(path)
        convs = [m for m in self.modules() if isinstance(m, nn.Conv2d)]
        assert len(convs) == 52
        with torch.no_grad():
            for i, conv in enumerate(convs):
                weight = torch.from_numpy(given[f"{i:02d}.weight"].astype(np.float32))
                assert weight.shape == conv.weight.shape, i
                conv.weight.copy_(weight)
                conv.bias.copy_(torch.from_numpy(given[f"{i:02d}.bias"].astype(np.float32)))
        weight, bias = (given[f"52.{part}"].astype(np.float32) for part in ("weight", "bias"))
        weight = weight[:, :, 0, 0]
        return torch.from_numpy(weight[1:]), torch.from_numpy(bias[1:])  # row 0 is "background"


def _separable(cin, cout):
    return nn.Sequential(
        nn.Conv2d(cin, cin, 3, padding=1, groups=cin, bias=False),
        nn.BatchNorm2d(cin),
        nn.Conv2d(cin, cout, 1, bias=False),
        nn.BatchNorm2d(cout),
        nn.ReLU(inplace=True),
    )


class Level(nn.Module):
    """One stride's head: class logits on top of the shared class map, and four distances."""

    def __init__(self, width, classes, stride):
        super().__init__()
        self.stride = stride
        self.names = nn.Sequential(_separable(width, width), _separable(width, width))
        self.name = nn.Conv2d(width, classes, 1)
        self.places = nn.Sequential(_separable(width, width), _separable(width, width))
        self.place = nn.Conv2d(width, 4, 1)
        self.share = nn.Parameter(torch.tensor(0.3))
        nn.init.normal_(self.name.weight, std=0.01)
        nn.init.constant_(self.name.bias, -4.5)
        nn.init.normal_(self.place.weight, std=0.01)
        nn.init.constant_(self.place.bias, 0.7)

    def forward(self, x, class_map):
        scores = self.name(self.names(x)) + self.share * class_map
        boxes = self.place(self.places(x)).clamp(-4, 3.2).exp() * self.stride
        return scores.flatten(2).transpose(1, 2), boxes.flatten(2).transpose(1, 2)


class Detector(nn.Module):
    """Outputs: image logits [B, K+1] (the last is "nothing I know"), scores [B, N, K], boxes [B, N, 4]."""

    def __init__(self, classes, width=128):
        super().__init__()
        self.classes = classes
        self.backbone = Backbone()
        self.class_map = nn.Conv2d(1280, classes + 1, 1)
        # How much the strongest places count beside the mean: 0 is the plain linear probe.
        self.peak = nn.Parameter(torch.tensor(0.0))
        self.deep = nn.Sequential(
            nn.Conv2d(1280, width, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU(inplace=True)
        )
        self.fine = nn.Sequential(
            nn.Conv2d(576, width, 1, bias=False), nn.BatchNorm2d(width), nn.ReLU(inplace=True)
        )
        self.levels = nn.ModuleList(Level(width, classes, s) for s in STRIDES)
        nn.init.zeros_(self.class_map.weight)
        nn.init.constant_(self.class_map.bias, -3.0)

    def start_from_imagenet(self, path, rows):
        """rows: class index -> ImageNet indices."""
        weight, bias = self.backbone.load_imagenet(path)
        weight, bias = weight - weight.mean(0), bias - bias.mean()
        with torch.no_grad():
            for i, same in rows.items():
                self.class_map.weight[i, :, 0, 0] = weight[same].mean(0)
                self.class_map.bias[i] += bias[same].mean()

    def start_from_namer(self, state):
        """A trained namer (namer.py) of the same backbone: its features, and its last layer as the class map."""
        own = {k.removeprefix("backbone."): v for k, v in state.items() if k.startswith("backbone.")}
        self.backbone.load_state_dict(own)
        with torch.no_grad():
            self.class_map.weight.copy_(state["name.weight"][:, :, None, None])
            self.class_map.bias.copy_(state["name.bias"])

    def heads(self, tap, last):
        maps = self.class_map(last)
        mean = maps.mean((2, 3))
        # Counted in the graph, so that the exported network takes any size.
        places = torch.ones_like(maps[:, :1]).float().sum((2, 3)).log()
        peak = torch.logsumexp(maps.float().flatten(2), 2) - places
        image = mean + self.peak * (peak - mean)
        named = maps[:, :-1]
        deep = self.deep(last)
        fine = self.fine(tap) + F.interpolate(deep, scale_factor=2.0, mode="nearest")
        named_fine = F.interpolate(named, scale_factor=2.0, mode="nearest")
        found = [self.levels[0](fine, named_fine), self.levels[1](deep, named)]
        return image, torch.cat([f[0] for f in found], 1), torch.cat([f[1] for f in found], 1)

    def forward(self, x):
        return self.heads(*self.backbone(x))


class Looking(nn.Module):
    """The detector as it is shipped: a fourth output describes each place at stride 32 in LOOKS numbers [B, L, h, w]. It is
    linear in the last features, so that the mean over any part of the picture describes that part."""

    def __init__(self, detector, mean, matrix):
        super().__init__()
        self.detector = detector
        self.look = nn.Conv2d(matrix.shape[0], matrix.shape[1], 1)
        with torch.no_grad():
            self.look.weight.copy_(matrix.T[:, :, None, None])
            self.look.bias.copy_(-(mean @ matrix))

    def forward(self, x):
        tap, last = self.detector.backbone(x)
        return *self.detector.heads(tap, last), self.look(last)


def cell_centres(device, size=SIZE):
    """[N, 3]: x, y in input pixels and the stride, in the order of the outputs."""
    rows = []
    for stride in STRIDES:
        at = (torch.arange(size // stride, device=device) + 0.5) * stride
        y, x = torch.meshgrid(at, at, indexing="ij")
        rows.append(torch.stack([x.flatten(), y.flatten(), torch.full_like(x.flatten(), stride)], 1))
    return torch.cat(rows)

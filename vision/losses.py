"""What is right, what is wrong, and what nobody knows: each source is only asked about the classes it labels."""

import torch
import torch.nn.functional as F

SMALL_MAX, LARGE_MIN = (
    112.0,
    64.0,
)  # longest side in pixels: up to the first the fine level looks, from the second the deep one


def giou(a, b):
    """Row by row, corners [.., 4]; returns (iou, giou)."""
    area = lambda t: (t[..., 2] - t[..., 0]).clamp(min=0) * (t[..., 3] - t[..., 1]).clamp(min=0)  # noqa: E731
    inner = (torch.minimum(a[..., 2:], b[..., 2:]) - torch.maximum(a[..., :2], b[..., :2])).clamp(min=0)
    both = inner[..., 0] * inner[..., 1]
    union = (area(a) + area(b) - both).clamp(min=1e-6)
    outer = (torch.maximum(a[..., 2:], b[..., 2:]) - torch.minimum(a[..., :2], b[..., :2])).clamp(min=0)
    hull = (outer[..., 0] * outer[..., 1]).clamp(min=1e-6)
    iou = both / union
    return iou, iou - (hull - union) / hull


def assign(cells, boxes, state):
    """For each cell the box it answers for: index [B, N] and whether there is one; and where not to look.

    cells [N, 3]; boxes [B, G, 4]; state [B, G]: 1 a box, 2 a box cut so far that it counts as neither."""
    x, y, stride = cells[:, 0, None], cells[:, 1, None], cells[:, 2, None]
    b = boxes[:, None]
    cx, cy = (b[..., 0] + b[..., 2]) / 2, (b[..., 1] + b[..., 3]) / 2
    w, h = b[..., 2] - b[..., 0], b[..., 3] - b[..., 1]
    near_x = torch.minimum(torch.maximum(w / 2, stride / 2), stride * 1.5)
    near_y = torch.minimum(torch.maximum(h / 2, stride / 2), stride * 1.5)
    near = ((x - cx).abs() <= near_x) & ((y - cy).abs() <= near_y)
    side = torch.maximum(w, h)
    level = torch.where(stride == 16, side < SMALL_MAX, side > LARGE_MIN)
    cost = torch.where(near & level & (state == 1)[:, None], w * h, torch.full_like(w, 1e9))
    least, index = cost.min(2)
    inside = (x > b[..., 0]) & (x < b[..., 2]) & (y > b[..., 1]) & (y < b[..., 3])
    blind = (inside & (state == 2)[:, None]).any(2)
    return index, least < 1e8, blind


def detection_loss(scores, places, cells, target):
    """target: boxes [B,G,4], names [B,G] (-1: a thing without a name), state [B,G], asked [B,N,K] as bool."""
    boxes, names, state, asked = target["boxes"], target["names"], target["state"], target["asked"]
    index, positive, blind = assign(cells, boxes, state)
    at = index[..., None].expand(-1, -1, 4)
    truth = boxes.gather(1, at)
    name = names.gather(1, index)
    x, y = cells[:, 0], cells[:, 1]
    guess = torch.stack([x - places[..., 0], y - places[..., 1], x + places[..., 2], y + places[..., 3]], -1)
    iou, g = giou(guess, truth)
    named = positive & (name >= 0)
    count = positive.sum().clamp(min=1).float()
    box_loss = ((1 - g) * positive).sum() / count

    classes = scores.shape[2]
    hot = F.one_hot(name.clamp(min=0), classes).bool() & named[..., None]
    logits = scores.float()
    p = logits.sigmoid()
    quality = iou.detach().clamp(0.2, 1)[..., None]
    yes = F.binary_cross_entropy_with_logits(logits, quality.expand_as(logits), reduction="none") * hot
    # On a thing every other class is wrong, whoever labelled it; elsewhere only the classes its source labels.
    no_where = (asked & ~blind[..., None] & ~positive[..., None]) | (positive[..., None] & ~hot)
    no = F.softplus(logits) * p.detach().pow(2) * no_where * 0.75
    which = F.cross_entropy(
        logits.flatten(0, 1), name.clamp(min=0).flatten(), reduction="none", label_smoothing=0.05
    )
    which = (which * named.flatten()).sum() / count
    return box_loss, (yes.sum() + no.sum()) / count, which


def image_loss(logits, target):
    """target: present [B,K], asked_image [B,K] as bool, single [B] (class, K for nothing, -1 for several)."""
    single = target["single"]
    one = single >= 0
    which = F.cross_entropy(logits.float(), single.clamp(min=0), reduction="none", label_smoothing=0.1)
    which = (which * one).sum() / one.sum().clamp(min=1)
    z = logits.float()[:, :-1]
    p = z.sigmoid()
    present, asked = target["present"], target["asked_image"]
    yes = F.softplus(-z) * (1 - p.detach()) * present
    no = F.softplus(z) * p.detach().pow(2) * (asked & ~present)
    return which, (yes.sum() + no.sum()) / z.shape[0]

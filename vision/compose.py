"""Makes training pictures on the GPU: crops, mosaics, empty scenes and pasted cutouts, with their boxes and with
what is known about each class in each part of the picture."""

import torch
import torch.nn.functional as F

from model import SIZE, cell_centres

PASTES = 4


def uniform(shape, low, high, device):
    return torch.rand(shape, device=device) * (high - low) + low


class Composer:
    def __init__(self, data, keep, asked, cutouts, negatives, device, options):
        """keep [R] bool: the pictures to train on. asked [S, K]: the classes each source labels."""
        self.device, self.options = device, options
        rows = keep.nonzero()[:, 0]
        for key in ("pixels", "size", "boxes", "box_class", "labels", "source"):
            setattr(self, key, data[key][rows].to(device))
        self.has_boxes = (self.box_class >= 0).any(1)
        self.classes = self.labels.shape[1]
        if not options.masks:
            asked = torch.ones_like(asked)
        self.asked = asked.to(device)
        self.negatives = negatives.to(device)
        self.cutouts, self.cutout_class = cutouts[0].to(device), cutouts[1].to(device)
        self.cells = cell_centres(device)
        self._index_instances(data["scene"][rows].to(device))
        named = self.cutout_class >= 0
        weight = torch.where(named, 1.0, 0.25).float()
        for c in self.cutout_class.unique():
            weight[self.cutout_class == c] /= (self.cutout_class == c).sum().float() ** 0.5
        self.cutout_weight = weight

    def _index_instances(self, scene):
        """Every box, and every picture without boxes, weighted so that class and source come up evenly."""
        r, j = (self.box_class >= 0).nonzero(as_tuple=True)
        bare = (~self.has_boxes).nonzero()[:, 0]
        self.i_row = torch.cat([r, bare])
        self.i_box = torch.cat([j, torch.full_like(bare, -1)])
        cls = torch.cat([self.box_class[r, j], self.labels[bare].float().argmax(1)])
        src = self.source[self.i_row]
        key = cls * 64 + src
        _, inverse, count = key.unique(return_inverse=True, return_counts=True)
        per_class_source = count[inverse].float()
        per_class = torch.bincount(cls, minlength=self.classes).float()[cls]
        # sqrt twice: even, but a class of five photos is not shown a hundred times an epoch.
        self.i_weight = per_class_source.pow(-0.5) * per_class.pow(-0.4)
        self.scene_rows = scene.nonzero()[:, 0]

    def _windows(self, row, box, aspect):
        """The part of the picture to show, [M, 4] in its pixels, for a target of this aspect (width / height)."""
        d, m = self.device, len(row)
        w, h = self.size[row].unbind(1)
        b = self.boxes[row, box.clamp(min=0)]
        bw, bh = b[:, 2] - b[:, 0], b[:, 3] - b[:, 1]
        near = (box >= 0) & (torch.rand(m, device=d) < 0.55)
        strong = self.options.scale
        tall = torch.where(near, torch.maximum(bh, bw / aspect), torch.maximum(h, w / aspect))
        zoom = torch.where(
            near,
            torch.exp(uniform(m, 0.0, 1.2 if strong else 0.7, d)),
            torch.exp(uniform(m, -0.6 if strong else -0.3, 0.35 if strong else 0.1, d)),
        )
        wh = tall * zoom
        ww = wh * aspect * torch.exp(uniform(m, -0.2, 0.2, d))
        cx = torch.where(near, (b[:, 0] + b[:, 2]) / 2, w / 2) + uniform(m, -0.5, 0.5, d) * torch.where(
            near, (ww - bw * 0.6).clamp(min=0), (ww - w).abs()
        )
        cy = torch.where(near, (b[:, 1] + b[:, 3]) / 2, h / 2) + uniform(m, -0.5, 0.5, d) * torch.where(
            near, (wh - bh * 0.6).clamp(min=0), (wh - h).abs()
        )
        # Mostly stay on the picture, where there is enough of it.
        stay = torch.rand(m, device=d) < 0.7
        cx = torch.where(stay & (ww <= w), torch.minimum(torch.maximum(cx, ww / 2), w - ww / 2), cx)
        cy = torch.where(stay & (wh <= h), torch.minimum(torch.maximum(cy, wh / 2), h - wh / 2), cy)
        return torch.stack([cx - ww / 2, cy - wh / 2, cx + ww / 2, cy + wh / 2], 1)

    def _render(self, row, window, rect, flip):
        """Whole target squares [M, 3, S, S] with the window drawn into rect, and where the picture covers it."""
        canvas = self.pixels[row].float()
        side = canvas.shape[-1]
        at = torch.arange(SIZE, device=self.device) + 0.5
        fx = (at[None] - rect[:, :1]) / (rect[:, 2:3] - rect[:, :1])
        fy = (at[None] - rect[:, 1:2]) / (rect[:, 3:4] - rect[:, 1:2])
        fx = torch.where(flip[:, None], 1 - fx, fx)
        sx = window[:, :1] + fx * (window[:, 2:3] - window[:, :1])
        sy = window[:, 1:2] + fy * (window[:, 3:4] - window[:, 1:2])
        w, h = self.size[row].unbind(1)
        ok_x = (sx >= 0) & (sx < w[:, None]) & (at >= rect[:, :1]) & (at < rect[:, 2:3])
        ok_y = (sy >= 0) & (sy < h[:, None]) & (at >= rect[:, 1:2]) & (at < rect[:, 3:4])
        sx = torch.minimum(sx.clamp(min=0.5), w[:, None] - 0.5) / side * 2 - 1
        sy = torch.minimum(sy.clamp(min=0.5), h[:, None] - 0.5) / side * 2 - 1
        grid = torch.stack([sx[:, None, :].expand(-1, SIZE, -1), sy[:, :, None].expand(-1, -1, SIZE)], -1)
        out = F.grid_sample(canvas, grid, mode="bilinear", padding_mode="border", align_corners=False)
        return out, (ok_x[:, None, :] & ok_y[:, :, None])[:, None]

    def _truth(self, row, window, rect, flip):
        """Boxes in target pixels [M, G, 4], class, and state: 0 none, 1 seen, 2 cut too far to say."""
        b = self.boxes[row]
        sx = ((rect[:, 2] - rect[:, 0]) / (window[:, 2] - window[:, 0]))[:, None]
        sy = ((rect[:, 3] - rect[:, 1]) / (window[:, 3] - window[:, 1]))[:, None]
        x0, x1 = (b[..., 0] - window[:, :1]) * sx, (b[..., 2] - window[:, :1]) * sx
        wide = (rect[:, 2] - rect[:, 0])[:, None]
        x0, x1 = torch.where(flip[:, None], wide - x1, x0), torch.where(flip[:, None], wide - x0, x1)
        y0, y1 = (b[..., 1] - window[:, 1:2]) * sy, (b[..., 3] - window[:, 1:2]) * sy
        x0, x1, y0, y1 = x0 + rect[:, :1], x1 + rect[:, :1], y0 + rect[:, 1:2], y1 + rect[:, 1:2]
        whole = (x1 - x0) * (y1 - y0)
        x0, x1 = (torch.minimum(torch.maximum(v, rect[:, :1]), rect[:, 2:3]) for v in (x0, x1))
        y0, y1 = (torch.minimum(torch.maximum(v, rect[:, 1:2]), rect[:, 3:4]) for v in (y0, y1))
        seen = (x1 - x0) * (y1 - y0) / whole.clamp(min=1e-3)
        good = (seen > 0.35) & (x1 - x0 > 7) & (y1 - y0 > 7)
        state = torch.where(self.box_class[row] < 0, 0, torch.where(good, 1, torch.where(seen > 0.04, 2, 0)))
        return torch.stack([x0, y0, x1, y1], -1), self.box_class[row], state

    def _tile_facts(self, row, names, state):
        """Per tile: classes that are there [M, K], and classes about which we may say no [M, K]."""
        hot = F.one_hot(names.clamp(min=0), self.classes).bool()
        there = (hot & (state == 1)[..., None]).any(1)
        cut = (hot & (state == 2)[..., None]).any(1)
        there = torch.where(self.has_boxes[row][:, None], there, self.labels[row])
        return there, self.asked[self.source[row]] & ~cut

    def batch(self, size):
        d, o = self.device, self.options
        mosaics = int(size * o.mosaic)
        empties = int(size * o.negatives)
        alone = int(size * o.cutouts)  # cutouts on a made background
        singles = size - mosaics - empties - alone
        made = empties + alone
        pick = torch.multinomial(self.i_weight, singles + mosaics * 4, replacement=True)
        row, box = self.i_row[pick], self.i_box[pick]
        if len(
            self.scene_rows
        ):  # some crops from anywhere in a scene: real tables and shelves, often with nothing on them
            n = max(1, int(singles * getattr(o, "scenes", 1 / 16)))
            row[:n] = self.scene_rows[torch.randint(len(self.scene_rows), (n,), device=d)]
            box[:n] = -1
        rect = torch.tensor([0.0, 0.0, SIZE, SIZE], device=d).repeat(len(row), 1)
        if mosaics:
            cut = uniform((mosaics, 2), 0.3, 0.7, d).mul(SIZE).round()
            low, high = torch.zeros_like(cut[:, 0]), torch.full_like(cut[:, 0], SIZE)
            x, y = cut.unbind(1)
            quarters = [(low, low, x, y), (x, low, high, y), (low, y, x, high), (x, y, high, high)]
            rect[singles:] = torch.cat([torch.stack(q, 1) for q in quarters])
        aspect = (rect[:, 2] - rect[:, 0]) / (rect[:, 3] - rect[:, 1])
        window = self._windows(row, box, aspect)
        if len(self.scene_rows):
            n = max(1, int(singles * getattr(o, "scenes", 1 / 16)))
            centre, half = uniform((n, 2), 0.15, 0.85, d) * self.size[row[:n]], uniform((n, 1), 40, 90, d)
            window[:n] = torch.cat([centre - half, centre + half], 1)
        flip = torch.rand(len(row), device=d) < 0.5
        tiles, covered = self._render(row, window, rect, flip)
        boxes, names, state = self._truth(row, window, rect, flip)
        there, may_deny = self._tile_facts(row, names, state)

        picture = self._backgrounds(size, made)
        g = boxes.shape[1]
        out = {
            "boxes": torch.zeros(size, g * 4 + PASTES, 4, device=d),
            "names": torch.full((size, g * 4 + PASTES), -1, dtype=torch.long, device=d),
            "state": torch.zeros(size, g * 4 + PASTES, dtype=torch.long, device=d),
            "present": torch.zeros(size, self.classes, dtype=torch.bool, device=d),
            "asked_image": torch.ones(size, self.classes, dtype=torch.bool, device=d),
            "asked": torch.ones(size, len(self.cells), self.classes, dtype=torch.bool, device=d),
        }
        cx, cy = self.cells[:, 0], self.cells[:, 1]
        s0 = slice(made, made + singles)
        picture[s0] = torch.where(covered[:singles], tiles[:singles], picture[s0])
        self._put(out, s0, 0, slice(0, singles), boxes, names, state, there, may_deny)
        out["asked"][s0] = (may_deny & self.has_boxes[row][:, None])[:singles, None]
        s1 = slice(made + singles, size)
        for q in range(4 if mosaics else 0):
            t = slice(singles + q * mosaics, singles + (q + 1) * mosaics)
            picture[s1] = torch.where(covered[t], tiles[t], picture[s1])
            self._put(out, s1, q * g, t, boxes, names, state, there, may_deny)
            r = rect[t]
            inside = (cx >= r[:, :1]) & (cx < r[:, 2:3]) & (cy >= r[:, 1:2]) & (cy < r[:, 3:4])
            ask = (may_deny & self.has_boxes[row][:, None])[t]
            out["asked"][s1] &= ~inside[..., None] | ask[:, None]
        out["asked_image"] |= out["present"]
        # One thing alone, or nothing at all, can be asked for as a choice among all classes.
        count = out["present"].sum(1)
        doubt = (out["state"] == 2).any(1)
        single = torch.where(
            count == 1, out["present"].float().argmax(1), torch.where((count == 0) & ~doubt, self.classes, -1)
        )
        single[s1] = -1
        out["single"] = single
        self._paste(picture, out, empties, made)
        return picture, out

    def _put(self, out, where, first, tiles, boxes, names, state, there, may_deny):
        g = boxes.shape[1]
        out["boxes"][where, first : first + g] = boxes[tiles]
        out["names"][where, first : first + g] = names[tiles]
        out["state"][where, first : first + g] = state[tiles]
        out["present"][where] |= there[tiles]
        out["asked_image"][where] &= may_deny[tiles]

    def _backgrounds(self, size, made):
        d = self.device
        pick = torch.randint(len(self.negatives), (size,), device=d)
        theta = torch.zeros(size, 2, 3, device=d)
        scale = uniform(size, 0.35, 1.0, d)
        theta[:, 0, 0] = scale * (torch.randint(2, (size,), device=d) * 2 - 1)
        theta[:, 1, 1] = scale
        theta[:, :, 2] = uniform((size, 2), -1, 1, d) * (1 - scale)[:, None]
        grid = F.affine_grid(theta, [size, 3, SIZE, SIZE], align_corners=False)
        out = F.grid_sample(
            self.negatives[pick].float(), grid, padding_mode="reflection", align_corners=False
        )
        # The letterbox's own grey, or any flat colour, around half of the photographs and behind some cutouts.
        flat = torch.where(
            torch.rand(size, 1, 1, 1, device=d) < 0.6,
            torch.full((size, 3, 1, 1), 127.5, device=d),
            uniform((size, 3, 1, 1), 0, 255, d),
        )
        white = uniform((size, 1, 1, 1), 215, 255, d)
        flat[:made] = torch.where(
            torch.rand(made, 1, 1, 1, device=d) < 0.5, white[:made].expand(-1, 3, -1, -1), flat[:made]
        )
        plain = torch.rand(size, 1, 1, 1, device=d) < torch.where(
            torch.arange(size, device=d) < made, 0.25, 0.5
        ).view(-1, 1, 1, 1)
        return torch.where(plain, flat, out)

    def _paste(self, picture, out, empties, made):
        """Cutouts onto the made backgrounds [empties:made], and onto some of the rest."""
        d, size = self.device, len(picture)
        if not self.options.cutouts:
            return
        extra = made + torch.randperm(size - made, device=d)[: int(size * self.options.paste)]
        index = torch.cat([torch.arange(empties, made, device=d), extra])
        m, on_made = len(index), torch.arange(len(index), device=d) < (made - empties)
        amount = torch.randint(1, PASTES + 1, (m,), device=d)
        amount = torch.where(on_made & (torch.rand(m, device=d) < 0.5), 1, amount)
        view, slots = picture[index], out["boxes"].shape[1] - PASTES
        first = torch.full((m,), -1, dtype=torch.long, device=d)
        for p in range(PASTES):
            active = amount > p
            pick = torch.multinomial(self.cutout_weight, m, replacement=True)
            big = torch.where(on_made & (amount == 1), 260.0, 120.0)
            side = 30 * torch.exp(torch.rand(m, device=d) * torch.log(big / 30))
            turn = uniform(m, -0.5, 0.5, d)
            cx, cy = uniform((2, m), 0.08, 0.92, d) * SIZE
            mirror = (torch.randint(2, (m,), device=d) * 2 - 1).float()
            k = SIZE / side
            theta = torch.zeros(m, 2, 3, device=d)
            theta[:, 0, 0], theta[:, 0, 1] = k * turn.cos() * mirror, -k * turn.sin() * mirror
            theta[:, 1, 0], theta[:, 1, 1] = k * turn.sin(), k * turn.cos()
            centre = torch.stack([cx, cy], 1) / SIZE * 2 - 1
            theta[:, :, 2] = -(theta[:, :, :2] @ centre[..., None])[..., 0]
            grid = F.affine_grid(theta, [m, 4, SIZE, SIZE], align_corners=False)
            layer = F.grid_sample(self.cutouts[pick].float(), grid, padding_mode="zeros", align_corners=False)
            alpha = layer[:, 3:] / 255 * active[:, None, None, None]
            view = view * (1 - alpha) + layer[:, :3] * alpha * uniform((m, 1, 1, 1), 0.65, 1.15, d)
            box, seen = _extent(alpha[:, 0])
            seen &= active
            name = self.cutout_class[pick]
            self._cover(out, index, box, seen)
            out["boxes"][index, slots + p] = box
            out["names"][index, slots + p] = name
            out["state"][index, slots + p] = seen.long()
            hot = F.one_hot(name.clamp(min=0), self.classes).bool() & (seen & (name >= 0))[:, None]
            out["present"][index] = out["present"][index] | hot
            out["asked_image"][index] = out["asked_image"][index] | hot
            first = torch.where(
                seen & (first == -1), torch.where(name >= 0, name, self.classes), torch.where(seen, -2, first)
            )
        picture[index] = view
        out["single"][index] = torch.where(
            on_made & (first >= 0), first, torch.where(first == -1, out["single"][index], -1)
        )

    def _cover(self, out, index, box, seen):
        """A labelled thing that is mostly behind a cutout can no longer be asked for."""
        b = out["boxes"][index]
        w = (torch.minimum(b[..., 2], box[:, None, 2]) - torch.maximum(b[..., 0], box[:, None, 0])).clamp(
            min=0
        )
        h = (torch.minimum(b[..., 3], box[:, None, 3]) - torch.maximum(b[..., 1], box[:, None, 1])).clamp(
            min=0
        )
        area = ((b[..., 2] - b[..., 0]) * (b[..., 3] - b[..., 1])).clamp(min=1)
        hidden = (w * h / area > 0.5) & seen[:, None]
        out["state"][index] = torch.where(hidden & (out["state"][index] == 1), 2, out["state"][index])


def _extent(alpha):
    """Tight corners of what is opaque, and whether enough of it is in the picture."""
    solid = alpha > 0.5
    across, down = solid.any(1), solid.any(2)
    n = alpha.shape[-1]
    at = torch.arange(n, device=alpha.device)
    low = lambda line: torch.where(line, at, n).amin(1)  # noqa: E731
    high = lambda line: torch.where(line, at + 1, 0).amax(1)  # noqa: E731
    box = torch.stack([low(across), low(down), high(across), high(down)], 1).float()
    return box, ((box[:, 2] - box[:, 0]) > 8) & ((box[:, 3] - box[:, 1]) > 8)

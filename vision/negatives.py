"""Pictures without food, made from numbers: surfaces, rooms, drawings, pages. Families are kept apart, so that the
model can be tested on kinds that it was never trained on."""

import numpy as np

SIDE = 256


def _noise(rng, cells, side=SIDE):
    """Smooth noise in 0..1: a coarse random grid, enlarged with a soft curve."""
    grid = rng.random((cells + 1, cells + 1))
    at = np.linspace(0, cells - 1e-6, side)
    i, f = at.astype(int), at - at.astype(int)
    f = f * f * (3 - 2 * f)
    rows = grid[i] * (1 - f)[:, None] + grid[i + 1] * f[:, None]
    return rows[:, i] * (1 - f) + rows[:, i + 1] * f


def _clouds(rng, octaves=5, first=3):
    total, out = 0.0, np.zeros((SIDE, SIDE))
    for o in range(octaves):
        out += _noise(rng, min(first * 2**o, 128)) / 2**o
        total += 1 / 2**o
    return out / total


def _colour(rng, muted=True):
    c = rng.random(3)
    return (c * 0.4 + rng.random() * 0.6) if muted else c


def _ramp(value, low, high):
    return low + value[..., None] * (high - low)


def _grid():
    y, x = np.mgrid[0:SIDE, 0:SIDE] / SIDE
    return x, y


def surface(rng):
    """Plaster, stone, cloth: clouds between two colours, with a weave now and then."""
    img = _ramp(_clouds(rng, rng.integers(2, 7), rng.integers(2, 12)), _colour(rng), _colour(rng))
    if rng.random() < 0.4:
        x, y = _grid()
        n = rng.integers(20, 90)
        img = img * (0.85 + 0.15 * np.sign(np.sin(x * n * 6.28) * np.sin(y * n * 6.28)))[..., None]
    return img


def wood(rng):
    x, y = _grid()
    boards = rng.integers(1, 7)
    shift = rng.random(boards + 1)[np.minimum((x * boards).astype(int), boards)]
    rings = np.sin(
        (x + shift) * rng.uniform(20, 80) + _clouds(rng, 3, 2) * rng.uniform(8, 30) + y * rng.uniform(0, 4)
    )
    img = _ramp(
        (rings + 1) / 2,
        np.array([0.25, 0.15, 0.08]) * rng.uniform(0.6, 2),
        np.array([0.75, 0.55, 0.35]) * rng.uniform(0.6, 1.3),
    )
    edge = np.abs((x * boards) % 1 - 0.5) > 0.49
    img[edge] *= 0.4
    return img if rng.random() < 0.5 else img.transpose(1, 0, 2)


def tiles(rng):
    x, y = _grid()
    n, m = rng.integers(2, 14, 2)
    x = x + (np.floor(y * m) % 2) * rng.choice([0, 0.5]) / n
    shade = rng.random((m + 2, n + 2))[(y * m).astype(int), np.minimum((x * n).astype(int), n + 1)]
    img = _ramp(shade * rng.uniform(0, 1), _colour(rng), _colour(rng))
    gap = ((x * n) % 1 < 0.05) | ((y * m) % 1 < 0.05)
    img[gap] = _colour(rng)
    return img * (0.8 + 0.2 * _clouds(rng))[..., None]


def shelves(rng):
    """An empty refrigerator or cupboard: pale bands, lines and shadows."""
    x, y = _grid()
    base = _colour(rng) * 0.3 + rng.uniform(0.3, 0.7)
    img = np.ones((SIDE, SIDE, 3)) * base
    img *= (1 - 0.5 * ((x - 0.5) ** 2 + (y - rng.uniform(0.2, 0.8)) ** 2))[..., None]
    for at in np.sort(rng.random(rng.integers(2, 6))):
        thick = rng.uniform(0.01, 0.04)
        img[np.abs(y - at) < thick] *= rng.uniform(0.6, 1.3)
        under = (y > at + thick) & (y < at + thick + 0.08)
        img[under] *= 0.85
    return img * (0.92 + 0.08 * _clouds(rng))[..., None]


def room(rng):
    """Floor, two walls, a window or door, boxes for furniture."""
    x, y = _grid()
    horizon, corner = rng.uniform(0.45, 0.75), rng.uniform(0.2, 0.8)
    img = np.where((x < corner)[..., None], _colour(rng), _colour(rng)) * np.ones((SIDE, SIDE, 3))
    floor = y > horizon + np.abs(x - corner) * rng.uniform(0.05, 0.4)
    img[floor] = _colour(rng) * (0.7 + 0.3 * _clouds(rng, 4, 6)[floor][:, None])
    for _ in range(rng.integers(2, 8)):
        w, h = rng.uniform(0.06, 0.4, 2)
        left, foot = rng.uniform(-0.1, 0.9), rng.uniform(horizon - 0.3, 1)
        box = (x > left) & (x < left + w) & (y > foot - h) & (y < foot)
        img[box] = _colour(rng) * (0.7 + 0.3 * (x[box] - left)[:, None] / w)
    return img * (0.85 + 0.15 * _clouds(rng))[..., None]


def drawing(rng):
    """Lines and flat shapes on paper."""
    x, y = _grid()
    img = np.ones((SIDE, SIDE, 3)) * (_colour(rng) if rng.random() < 0.4 else np.array([0.97, 0.96, 0.94]))
    for _ in range(rng.integers(2, 14)):
        colour = rng.random(3) if rng.random() < 0.6 else np.full(3, rng.uniform(0, 0.3))
        cx, cy, a, b, turn = (
            rng.random(),
            rng.random(),
            rng.uniform(0.02, 0.4),
            rng.uniform(0.02, 0.4),
            rng.uniform(0, 3.14),
        )
        u = (x - cx) * np.cos(turn) + (y - cy) * np.sin(turn)
        v = -(x - cx) * np.sin(turn) + (y - cy) * np.cos(turn)
        kind = rng.integers(3)
        d = (np.abs(u) / a + np.abs(v) / b) if kind == 0 else np.maximum(np.abs(u) / a, np.abs(v) / b)
        if kind == 2:
            d = np.where(np.abs(u) < a, np.abs(v - 0.05 * np.sin(u * rng.uniform(5, 60))) * 40, 9)
        where = d < 1 if rng.random() < 0.5 or kind == 2 else np.abs(d - 1) < 0.04
        img[where] = colour
    return img


def page(rng):
    """Print: rows of dark marks in columns, a picture frame."""
    img = np.ones((SIDE, SIDE, 3)) * (_colour(rng) * 0.2 + 0.8)
    ink = _colour(rng) * 0.4
    line, top = rng.integers(5, 14), rng.integers(5, 40)
    for y in range(top, SIDE - line, line):
        x = 12 + (rng.random() < 0.15) * 20
        while x < SIDE - 12 and rng.random() > 0.02:
            w = rng.integers(2, 7)
            img[y : y + max(2, line // 2), x : x + w] = ink
            x += w + (rng.integers(1, 3) if rng.random() < 0.8 else rng.integers(4, 8))
    if rng.random() < 0.5:
        y, x = rng.integers(0, 150, 2)
        img[y : y + 90, x : x + 100] = _colour(rng)
    return img


def gadgets(rng):
    """Smooth man-made things: rounded bodies with a highlight, on a plain ground."""
    x, y = _grid()
    img = np.ones((SIDE, SIDE, 3)) * _colour(rng) * (0.7 + 0.3 * y[..., None])
    for _ in range(rng.integers(1, 5)):
        cx, cy, a, b = rng.random(), rng.random(), rng.uniform(0.05, 0.35), rng.uniform(0.05, 0.35)
        power = rng.choice([4, 6, 10])
        d = np.abs((x - cx) / a) ** power + np.abs((y - cy) / b) ** power
        shade = 0.6 + 0.4 * np.clip(1 - np.hypot((x - cx) / a + 0.4, (y - cy) / b + 0.4), 0, 1)
        grey = np.full(3, rng.uniform(0.05, 0.9)) * (1 + 0.1 * rng.standard_normal(3))
        body = d < 1
        img[body] = (grey * shade[..., None])[body]
    return img


def landscape(rng):
    """Sky, hills, ground."""
    x, y = _grid()
    img = _ramp(
        np.clip(y + 0.3 * _clouds(rng), 0, 1),
        np.array([0.3, 0.5, 0.9]) * rng.uniform(0.3, 1.1),
        np.array([0.9, 0.9, 0.95]),
    )
    level = rng.uniform(0.3, 0.6)
    for _ in range(rng.integers(1, 5)):
        edge = level + (_noise(rng, rng.integers(2, 12))[0] - 0.5) * rng.uniform(0.05, 0.4)
        hill = y > edge[None]
        img[hill] = (_colour(rng) * np.array([0.7, 0.9, 0.6]) * (0.5 + 0.5 * _clouds(rng, 6, 8))[..., None])[
            hill
        ]
        level += 0.12
    return img


TRAINED = (surface, wood, tiles, shelves, room, drawing, page)
HELD_OUT = (gadgets, landscape)


def make(family, seed):
    """uint8 [256, 256, 3]."""
    rng = np.random.default_rng(seed)
    img = family(rng)
    if rng.random() < 0.5:
        img = img + rng.standard_normal(img.shape) * rng.uniform(0, 0.06)
    return (np.clip(img, 0, 1) * 255).astype(np.uint8)


def make_many(families, count, seed=0):
    return np.stack([make(families[i % len(families)], seed * 100_003 + i) for i in range(count)])

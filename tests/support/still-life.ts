import sharp from 'sharp'

export interface Fruit {
  /** Center and radius, relative to the image height; `wide` stretches it. */
  x: number
  y: number
  radius: number
  wide?: number
  color: readonly [number, number, number]
  /** Surface roughness, 0 to 1. */
  rough?: number
  /** Shininess, 0 to 1. */
  gloss?: number
}

/** Deterministic noise: from the position, not random. */
function noise(x: number, y: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453
  return value - Math.floor(value)
}

/** Smooth noise, at a scale. */
function smooth(x: number, y: number, size: number): number {
  const [cx, cy] = [Math.floor(x / size), Math.floor(y / size)]
  const [fx, fy] = [x / size - cx, y / size - cy]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const mix = (a: number, b: number, t: number) => a + (b - a) * ease(t)
  const top = mix(noise(cx, cy), noise(cx + 1, cy), fx)
  const bottom = mix(noise(cx, cy + 1), noise(cx + 1, cy + 1), fx)
  return mix(top, bottom, fy)
}

type Color = [number, number, number]

function table(x: number, y: number): Color {
  const grain = smooth(x * 0.15, y, 7) * 0.25 + smooth(x * 0.05, y, 23) * 0.3 + noise(x, y) * 0.06
  const light = 0.62 + grain
  return [176 * light, 132 * light, 92 * light]
}

/** Round fruit in window light on a wooden table, computed pixel by pixel: a royalty-free photograph. */
export async function stillLife(fruits: readonly Fruit[], width = 640, height = 480): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let color = table(x, y)
      for (const fruit of fruits) {
        const radius = fruit.radius * height
        const wide = fruit.wide ?? 1
        const dx = (x - fruit.x * height) / (radius * wide)
        const dy = (y - fruit.y * height) / radius
        // A soft shadow to the lower right.
        const far = Math.hypot((dx - 0.35) / 1.25, (dy - 0.55) / 0.8)
        if (far < 1) color = color.map((part) => part * (0.45 + 0.55 * far ** 2)) as Color
        const inside = dx * dx + dy * dy
        if (inside >= 1) continue
        const dz = Math.sqrt(1 - inside)
        const rough = fruit.rough ?? 0.3
        const bump = (smooth(x, y, 5) - 0.5) * rough * 0.35 + (smooth(x, y, 40) - 0.5) * 0.2
        const light = Math.max(0, -0.45 * dx - 0.6 * dy + 0.66 * dz + bump * 0.5)
        const shine = Math.max(0, -0.3 * dx - 0.42 * dy + 0.86 * dz) ** 40 * (fruit.gloss ?? 0.5)
        // Light reflected by the table from below.
        const bounce = Math.max(0, dy) * 0.12
        color = fruit.color.map((part) => part * (0.28 + 0.8 * light + bounce + bump) + 220 * shine) as Color
      }
      const at = (y * width + x) * 3
      for (let c = 0; c < 3; c++)
        pixels[at + c] = Math.max(0, Math.min(255, (color[c] ?? 0) + (noise(x * 3 + c, y) - 0.5) * 10))
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .jpeg({ quality: 92 })
    .toBuffer()
}

// Brings the icons' bright screen colors closer to gouache: less neon, greens warmer, pure whites and greys creamy.

function toHsl(hex) {
  const full = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const l = (max + min) / 2
  const d = max - min
  if (d === 0) return [0, 0, l]
  const s = d / (1 - Math.abs(2 * l - 1))
  const h = max === r ? ((g - b) / d + 6) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4
  return [h * 60, s, l]
}

function toHex([h, s, l]) {
  const a = s * Math.min(l, 1 - l)
  const part = (n) => {
    const k = (n + h / 30) % 12
    return Math.round(255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  const hex = [part(0), part(8), part(4)].map((v) => v.toString(16).padStart(2, '0'))
  // #aabbcc as #abc, where the eye sees no difference.
  const short = hex.map((v) => Math.round(Number.parseInt(v, 16) / 17))
  const near = hex.every((v, i) => Math.abs(Number.parseInt(v, 16) - short[i] * 17) <= 4)
  return `#${near ? short.map((v) => v.toString(16)).join('') : hex.join('')}`
}

export function grade(hex) {
  const [h, s, l] = toHsl(hex)
  if (s < 0.08) return toHex([36, 0.18, Math.min(l, 0.96)])
  if (h > 70 && h < 175) {
    const warm = 78 + (h - 70) * 0.45
    return toHex([warm, Math.min(s, 0.62) * 0.85, Math.min(Math.max(l * 0.95, 0.24), 0.78)])
  }
  if (h >= 330 || h < 20) return toHex([h >= 330 ? h : h + 2, Math.min(s, 0.8) * 0.92, l * 0.96])
  return toHex([h, Math.min(s, 0.92) * 0.88, l * 0.98])
}

// Rewrites path data in tenths of a unit, as whole numbers, each step relative to the rounded point before it:
// rounding errors never add up, and a drawing of 32 units needs no decimals.

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }
const round = (value) => Math.round(value * 10)

function readPath(d) {
  const commands = []
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const upper = letter.toUpperCase()
    const numbers = readNumbers(rest, upper)
    const size = COUNTS[upper]
    if (size === 0) commands.push([letter])
    for (let at = 0; at < numbers.length; at += size) {
      const implied = at > 0 && upper === 'M' ? (letter === 'm' ? 'l' : 'L') : letter
      commands.push([implied, ...numbers.slice(at, at + size)])
    }
  }
  return commands
}

/** The two flags of an arc may be written without a space: "a2 2 0 013 3". */
function readNumbers(text, upper) {
  const numbers = []
  const number = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i
  let left = text
  while (left.trim() !== '') {
    const flag = upper === 'A' && (numbers.length % 7 === 3 || numbers.length % 7 === 4)
    const found = flag ? left.match(/^[\s,]*([01])/) : left.match(number)
    if (!found) break
    numbers.push(Number(found[1]))
    left = left.slice(found[0].length)
  }
  return numbers
}

export function lighterPath(d) {
  let [x, y, startX, startY] = [0, 0, 0, 0] // the exact pen
  let [px, py, psx, psy] = [0, 0, 0, 0] // the rounded pen
  let out = ''
  let last = ''
  const put = (letter, values) => {
    let text = ''
    for (const value of values) text += text !== '' && value >= 0 ? ` ${value}` : `${value}`
    if (letter === last && letter !== 'm' && letter !== 'z') out += values[0] >= 0 ? ` ${text}` : text
    else out += letter + text
    last = letter
  }
  for (const [letter, ...n] of readPath(d)) {
    const upper = letter.toUpperCase()
    const relative = letter !== upper
    if (upper === 'Z') {
      put('z', [])
      ;[x, y, px, py] = [startX, startY, psx, psy]
      continue
    }
    const abs = absolute(upper, n, relative ? x : 0, relative ? y : 0, x, y)
    const end = abs.points.at(-1)
    const [ex, ey] = [round(end[0]), round(end[1])]
    const steps = abs.points.flatMap(([ax, ay]) => [round(ax) - px, round(ay) - py])
    if (upper === 'A')
      put('a', [Math.max(1, round(n[0])), Math.max(1, round(n[1])), Math.round(n[2]), n[3], n[4], ...steps])
    else if (upper === 'H' || (upper === 'L' && ey === py)) ex !== px && put('h', [ex - px])
    else if (upper === 'V' || (upper === 'L' && ex === px)) ey !== py && put('v', [ey - py])
    else put(upper.toLowerCase(), steps)
    ;[x, y, px, py] = [...end, ex, ey]
    if (upper === 'M') [startX, startY, psx, psy] = [x, y, px, py]
  }
  return out.replace(/^m/, 'M')
}

function absolute(upper, n, ox, oy, x, y) {
  if (upper === 'H') return { points: [[n[0] + ox, y]] }
  if (upper === 'V') return { points: [[x, n[0] + oy]] }
  if (upper === 'A') return { points: [[n[5] + ox, n[6] + oy]] }
  const points = []
  for (let at = 0; at < n.length; at += 2) points.push([n[at] + ox, n[at + 1] + oy])
  return { points }
}

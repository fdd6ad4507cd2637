/** A picture in shades of gray, row by row; 255 is white. */
export interface GrayPicture {
  width: number
  height: number
  data: Uint8Array
}

/** From bytes with one, three or four channels. */
export function toGray(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: number,
): GrayPicture {
  const gray = new Uint8Array(width * height)
  if (channels === 1) gray.set(data.subarray(0, gray.length))
  else
    for (let at = 0, from = 0; at < gray.length; at++, from += channels) {
      const light = (77 * (data[from] ?? 0) + 150 * (data[from + 1] ?? 0) + 29 * (data[from + 2] ?? 0)) >> 8
      // Transparent is paper.
      const cover = channels === 4 ? (data[from + 3] ?? 255) : 255
      gray[at] = 255 - ((255 - light) * cover) / 255
    }
  return { width, height, data: gray }
}

/** Means of the source's pixels; only ever smaller. */
export function shrink({ width, height, data }: GrayPicture, longest: number): GrayPicture {
  const scale = Math.min(1, longest / Math.max(width, height))
  if (scale === 1) return { width, height, data }
  const [wide, high] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
  const out = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++) {
    const [top, bottom] = [
      Math.floor((y * height) / high),
      Math.max(1, Math.floor(((y + 1) * height) / high)),
    ]
    for (let x = 0; x < wide; x++) {
      const [left, right] = [
        Math.floor((x * width) / wide),
        Math.max(1, Math.floor(((x + 1) * width) / wide)),
      ]
      let sum = 0
      for (let v = top; v < bottom; v++)
        for (let u = left; u < right; u++) sum += data[v * width + u] as number
      out[y * wide + x] = sum / Math.max(1, (bottom - top) * (right - left))
    }
  }
  return { width: wide, height: high, data: out }
}

/** By quarter turns, clockwise. */
export function turned(picture: GrayPicture, turns: number): GrayPicture {
  const { width, height, data } = picture
  const times = ((turns % 4) + 4) % 4
  if (times === 0) return picture
  const out = new Uint8Array(data.length)
  if (times === 2) {
    for (let at = 0; at < data.length; at++) out[data.length - 1 - at] = data[at] as number
    return { width, height, data: out }
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = times === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y
      out[to] = data[y * width + x] as number
    }
  return { width: height, height: width, data: out }
}

/** As a PGM file, which the recognizer reads without a decoder. */
export function toPgm({ width, height, data }: GrayPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}

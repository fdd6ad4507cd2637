import { crc32, deflateSync } from 'node:zlib'

const part = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** A PNG of one color: enough to check whether a model accepts images. */
export function plainPicture(side: number, [r, g, b]: readonly [number, number, number]): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + side * 3)
  for (let x = 0; x < side; x++) row.set([r, g, b], 1 + x * 3)
  const pixels = Buffer.concat(Array<Buffer>(side).fill(row))
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    part('IHDR', header),
    part('IDAT', deflateSync(pixels)),
    part('IEND', Buffer.alloc(0)),
  ])
}

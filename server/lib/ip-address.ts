import { isIP } from 'node:net'

/** The eight groups of an IPv6 address in any spelling, without its zone; undefined if invalid. */
export function groupsOf(address: string): number[] | undefined {
  const [plain = ''] = address.split('%', 1)
  if (isIP(plain) !== 6) return undefined
  const [, a, b, c, d] = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(plain) ?? []
  const pair = (high: string | undefined, low: string | undefined) =>
    ((Number(high) << 8) | Number(low)).toString(16)
  const even = a === undefined ? plain : plain.replace(/[\d.]+$/, `${pair(a, b)}:${pair(c, d)}`)
  const [head = '', tail] = even.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((one) => Number.parseInt(one, 16))
  const left = numbers(head)
  const right = numbers(tail ?? '')
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

/** The IPv4 address embedded in an IPv6 address (::ffff:192.0.2.7). */
export function mappedOf(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined
}

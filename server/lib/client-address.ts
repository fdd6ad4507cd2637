/** An IPv6 customer owns a whole /64, so limits count that; IPv4 addresses count one by one. */
export function network(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.split('::') as [string, string?]
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const middle = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  const groups = [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
  return `${groups.join(':')}::/64`
}

/** The address that a request came from. Only as many forwarded entries are believed as there are proxies of ours. */
export function clientAddress(peer: string | undefined, forwarded: string | undefined, proxies: number) {
  const chain = [
    ...(forwarded ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    peer ?? 'unknown',
  ]
  return chain[Math.max(0, chain.length - 1 - proxies)] ?? 'unknown'
}

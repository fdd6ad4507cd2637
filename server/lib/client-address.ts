import { isIPv4 } from 'node:net'
import { groupsOf, mappedOf } from './ip-address.ts'

const UNKNOWN = 'unknown'

const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':')

/** The canonical spelling of an address, including IPv4 inside IPv6; undefined if invalid. */
function canonical(address: string, short: (groups: readonly number[]) => string): string | undefined {
  if (isIPv4(address)) return address
  const groups = groupsOf(address)
  return groups && (mappedOf(groups) ?? short(groups))
}

// 192.0.2.7:4711, [2001:db8::7]:4711, [2001:db8::7]; a bare IPv6 address has no port.
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/
const LONGEST = 100

/** An entry of X-Forwarded-For as proxies write it: quoted, with a port, in brackets, with a zone. */
function entryOf(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const [, quoted] = /^"(.*)"$/.exec(text.trim()) ?? []
  const plain = (quoted ?? text).trim()
  const [, inBrackets, withPort] = WITH_PORT.exec(plain) ?? []
  return canonical(inBrackets ?? withPort ?? plain, (groups) =>
    new URL(`http://[${hex(groups)}]`).hostname.slice(1, -1),
  )
}

/** An IPv6 customer owns a whole /64, so limits count that; IPv4 addresses count individually. */
export const network = (address: string): string =>
  canonical(address, (groups) => `${hex(groups.slice(0, 4))}::/64`) ?? UNKNOWN

/**
 * The address that a request came from. Only as many forwarded entries are trusted as we have proxies.
 * An invalid entry counts as the proxy that sent it: client-supplied text never becomes a key of its own.
 */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const entries = forwarded && proxies > 0 ? forwarded.split(',').slice(-proxies) : []
  return [...entries, peer ?? ''].map(entryOf).find((address) => address !== undefined) ?? UNKNOWN
}

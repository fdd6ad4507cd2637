import { BlockList, isIP } from 'node:net'
import { groupsOf } from './ip-address.ts'

/** Everything outside the public internet: loopback, private networks, cloud metadata, multicast, reserved ranges. */
const SPECIAL = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv4')

// Public by number, but answered by the cloud platform itself for the machines on it. No website is there.
for (const [net, bits] of [
  // Azure: DNS, agent and health probes of every virtual machine.
  ['168.63.129.16', 32],
  // Google: its APIs for machines without a public address (restricted and private).
  ['199.36.153.4', 30],
  ['199.36.153.8', 30],
  // IBM: services and private endpoints of its cloud.
  ['161.26.0.0', 16],
  ['166.8.0.0', 14],
  // Equinix Metal: metadata.
  ['192.80.8.124', 32],
] as const)
  SPECIAL.addSubnet(net, bits, 'ipv4')

// Public IPv6 is 2000::/3 today; within it, tunnels and documentation ranges embed other addresses or none.
const PUBLIC6 = new BlockList()
PUBLIC6.addSubnet('2000::', 3, 'ipv6')
const SPECIAL6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  SPECIAL6.addSubnet(net, bits, 'ipv6')

/** ISATAP embeds an IPv4 address at the end of any prefix (…:0:5efe:a.b.c.d), and routes there. */
const isTunnel = (address: string) => {
  const [high = 0, low = 0] = groupsOf(address)?.slice(4) ?? []
  return (high & ~0x200) === 0 && low === 0x5efe
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !SPECIAL.check(address, 'ipv4')
  return (
    family === 6 && PUBLIC6.check(address, 'ipv6') && !SPECIAL6.check(address, 'ipv6') && !isTunnel(address)
  )
}

/** RFC 6761: such a name never resolves. */
export const isNeverName = (host: string): boolean => /(?:^|\.)invalid\.?$/i.test(host)

/** The machine that a link is opened on. */
export const isOwnMachine = (host: string): boolean =>
  /(?:^|\.)localhost\.?$/i.test(host) || /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[?::1\]?)$/.test(host)

// Names that are only valid inside a machine, a cluster, a cloud or a home. RFC 6761, 6762, 8375 and custom.
const INTERNAL =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|corp|home|lan|home\.arpa|in-addr\.arpa|ip6\.arpa|svc|test|invalid|onion)$/

/** Whether a name may be resolved at all: one without a dot, or with such a suffix, isn't a public name. */
export function isPublicName(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  return name.includes('.') && !INTERNAL.test(name)
}

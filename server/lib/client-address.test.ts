import { describe, expect, it } from 'vitest'
import { clientAddress, network } from './client-address.ts'

describe('clientAddress', () => {
  it('ignores forwarded headers when no proxy is ours', () => {
    expect(clientAddress('10.0.0.9', '1.2.3.4', 0)).toBe('10.0.0.9')
  })
  it('takes the entry that our own proxy added, not one that the client made up', () => {
    expect(clientAddress('10.0.0.9', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4')
  })
  it('survives a missing or shorter chain', () => {
    expect(clientAddress('10.0.0.9', undefined, 2)).toBe('10.0.0.9')
    expect(clientAddress(undefined, undefined, 0)).toBe('unknown')
  })
})

describe('network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, expected) => expect(network(address)).toBe(expected))
})

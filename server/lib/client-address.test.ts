import { isIPv4, isIPv6 } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientAddress, network } from './client-address.ts'

const PEER = '10.0.0.9'

describe('clientAddress', () => {
  it('ignores forwarded headers when there is no trusted proxy', () => {
    expect(clientAddress(PEER, '1.2.3.4', 0)).toBe(PEER)
  })
  it('takes the entry that our own proxy added, not one that the client forged', () => {
    expect(clientAddress(PEER, '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4')
    expect(clientAddress(PEER, '6.6.6.6, 1.2.3.4, 10.0.0.8', 2)).toBe('1.2.3.4')
  })
  it('handles a missing or shorter chain', () => {
    expect(clientAddress(PEER, undefined, 2)).toBe(PEER)
    expect(clientAddress(PEER, '', 2)).toBe(PEER)
    expect(clientAddress(PEER, '1.2.3.4', 2)).toBe('1.2.3.4')
    expect(clientAddress(undefined, undefined, 0)).toBe('unknown')
  })

  it.each([
    ['1.2.3.4:4711', '1.2.3.4'],
    ['"1.2.3.4"', '1.2.3.4'],
    [' "1.2.3.4:80" ', '1.2.3.4'],
    ['\t1.2.3.4', '1.2.3.4'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['"[2001:DB8:0::7]:4711"', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::ffff:102:304', '1.2.3.4'],
    ['[0:0:0:0:0:ffff:1.2.3.4]:80', '1.2.3.4'],
  ])('parses an entry as proxies write it: %s', (entry, expected) =>
    expect(clientAddress(PEER, entry, 1)).toBe(expected),
  )

  it.each([
    'unknown',
    '_hidden',
    '-',
    'localhost',
    'cook.example',
    'for=1.2.3.4',
    '1.2.3',
    '1.2.3.4.5',
    '01.2.3.4',
    '256.1.1.1',
    '1.2.3.4:',
    '1.2.3.4:port',
    '1.2.3.4:123456',
    '1.2.3.4 5.6.7.8',
    '1.2.3.4/32',
    '0x01020304',
    '16909060',
    '[1.2.3.4]x',
    '[2001:db8::7',
    '2001:db8::7]:80',
    '[]',
    '""',
    '::ffff:1.2.3.400',
    '2001:db8::7::1',
    'x'.repeat(150),
  ])('falls back to the proxy for an invalid address: %s', (entry) => {
    expect(clientAddress(PEER, entry, 1)).toBe(PEER)
    // With two proxies the nearer one is still trusted.
    expect(clientAddress(PEER, `${entry}, 192.0.2.1`, 2)).toBe('192.0.2.1')
    expect(clientAddress(undefined, entry, 1)).toBe('unknown')
  })

  it('counts an empty entry as one', () => {
    expect(clientAddress(PEER, '1.2.3.4,', 1)).toBe(PEER)
    expect(clientAddress(PEER, '6.6.6.6, ,1.2.3.4', 2)).toBe('1.2.3.4')
  })
})

describe('network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1.2.3.4', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['1.2.3.4:80', 'unknown'],
    ['anything', 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, expected) => expect(network(address)).toBe(expected))
})

describe('any header value', () => {
  const CANONICAL = /^(?:\d{1,3}(?:\.\d{1,3}){3}|(?:[0-9a-f]{1,4}:){3}[0-9a-f]{1,4}::\/64|unknown)$/
  const ipv6 = fc.ipV6()
  const address = fc.oneof(fc.ipV4(), ipv6)
  const piece = fc.constantFrom(...'0 1 255 : :: . , " [ ] % / ffff unknown \t'.split(/(?<! ) /))
  const entry = fc.oneof(
    address,
    fc.string(),
    fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
  )
  const header = fc.option(
    fc.array(entry, { maxLength: 6 }).map((all) => all.join(', ')),
    { nil: undefined },
  )
  const peer = fc.option(fc.oneof(address, fc.string()), { nil: undefined })
  const proxies = fc.nat({ max: 4 })
  const keyOf = (...args: Parameters<typeof clientAddress>) => network(clientAddress(...args))

  it('yields a key that is an IPv4 address, a /64 or "unknown", and never throws', () =>
    fc.assert(
      fc.property(peer, header, proxies, (from, forwarded, count) => {
        const given = clientAddress(from, forwarded, count)
        expect(given === 'unknown' || isIPv4(given) || isIPv6(given)).toBe(true)
        expect(keyOf(from, forwarded, count)).toMatch(CANONICAL)
      }),
      { numRuns: 2000 },
    ))

  it('yields the same key with a port, brackets, quotes or spaces', () =>
    fc.assert(
      fc.property(
        address,
        fc.nat({ max: 65_535 }),
        fc.nat({ max: 65_535 }),
        fc.boolean(),
        (ip, one, two, quoted) => {
          const wrap = (text: string) => (quoted ? ` "${text}" ` : text)
          const at = (port: number) => wrap(ip.includes(':') ? `[${ip}]:${port}` : `${ip}:${port}`)
          const plain = keyOf(PEER, ip, 1)
          expect(keyOf(PEER, at(one), 1)).toBe(plain)
          expect(keyOf(PEER, at(two), 1)).toBe(plain)
          expect(plain).toBe(network(ip))
        },
      ),
    ))

  it('does not let a client behind our proxies choose its key', () =>
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), fc.ipV4(), proxies, (made, real, count) => {
        const ours = Array.from({ length: count }, (_, at) => (at === 0 ? real : `192.0.2.${at}`))
        const forwarded = [...made, ...ours].join(',')
        expect(keyOf(PEER, forwarded, count)).toBe(count === 0 ? PEER : real)
      }),
    ))
})

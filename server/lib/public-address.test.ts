import { describe, expect, it } from 'vitest'
import { CLOUD_ADDRESSES, carrying, INTERNAL_NAMES } from '#tests/support/cloud-addresses.ts'
import { isPublicAddress, isPublicName } from './public-address.ts'

describe('isPublicAddress', () => {
  it.each([
    '0.0.0.0',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2001:10::1',
    '2001:20::1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'localhost',
    '127.1',
    '0x7f000001',
    '8.8.8.8.',
    ' 8.8.8.8',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.215.14',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '198.17.255.255',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2001:4860:4860::8888',
    // Neighbors of reserved cloud addresses.
    '168.63.129.15',
    '168.63.129.17',
    '199.36.153.3',
    '199.36.153.12',
    '161.25.255.255',
    '161.27.0.0',
    '166.7.255.255',
    '166.12.0.0',
    '192.80.8.123',
    '2606:4700:1:2:0:5eff:8080:808',
    '2606:4700:1:2:400:5efe:808:808',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each(Object.entries(CLOUD_ADDRESSES))(
    'cloud platform addresses are not public: %s',
    (_cloud, addresses) => {
      for (const address of addresses) expect(isPublicAddress(address), address).toBe(false)
    },
  )

  it.each(Object.entries(carrying('168.63.129.16')))('%s cannot smuggle one in: %s', (_form, address) =>
    expect(isPublicAddress(address)).toBe(false),
  )
})

describe('isPublicName', () => {
  it.each(INTERNAL_NAMES)('%s is not public', (name) => expect(isPublicName(name)).toBe(false))
  it.each([
    'a.example',
    'www.a.example.',
    'local.example.com',
    'internal.org',
    'xn--bcher-kva.example',
    'homes.co',
  ])('%s is public', (name) => expect(isPublicName(name)).toBe(true))
})

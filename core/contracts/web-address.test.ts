import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureAddress, webAddress } from './web-address.ts'

const NEVER = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://https://a.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'ftp://a.example/',
  'mailto:a@a.example',
  'about:blank',
  'filesystem:https://a.example/x',
  'intent://a.example/#Intent;end',
  'https:a.example',
  'https:/a.example',
  'https://',
  'https:///a.example',
  'https://user@a.example/',
  'https://a.example\\@b.example/',
  'https://a.example/ x',
  'https://a.example/\u0000',
  '//a.example/x',
  '/\\a.example/x',
  '\\\\a.example\\x',
  'covers/x.svg',
  'x',
  '',
  null,
  undefined,
]

describe('webAddress', () => {
  it.each(NEVER)('rejects %j', (address) => {
    expect(webAddress(address)).toBeNull()
    expect(pictureAddress(address)).toBeNull()
  })

  it.each([
    'https://a.example',
    'http://a.example/',
    'HTTPS://A.example/Soup?x=1&y=%20#top',
    'https://a.example:8443/crème',
    'https://[2001:db8::1]/x',
    'https://a.example/@cook',
    'https://a.example/?q="><script>',
  ])('accepts %s', (address) => {
    expect(webAddress(address)).toBe(address)
    expect(pictureAddress(address)).toBe(address)
  })

  it('accepts a path on this site for a picture, but not for an external link', () => {
    for (const path of ['/covers/1.svg', '/x.png', '/']) {
      expect(pictureAddress(path)).toBe(path)
      expect(webAddress(path)).toBeNull()
    }
  })

  it('never returns what a browser parses as anything but http or https', () => {
    const piece = fc.constantFrom(
      ...[
        'java',
        'script',
        'http',
        's',
        ':',
        '/',
        '//',
        '\\',
        '\n',
        '\t',
        ' ',
        '@',
        'a.example',
        'data',
        '\u0000',
        '#',
        '?',
      ],
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
          fc.webUrl(),
        ),
        (text) => {
          const link = webAddress(text)
          if (link) expect(new URL(link, 'https://own.example/').protocol).toMatch(/^https?:$/)
          const picture = pictureAddress(text)
          if (!picture) return
          const { protocol, origin } = new URL(picture, 'https://own.example/')
          expect(protocol).toMatch(/^https?:$/)
          if (picture.startsWith('/')) expect(origin).toBe('https://own.example')
        },
      ),
      { numRuns: 2000, examples: [['http://:'], ['http://a.example:java'], ['http://[::1]:80/']] },
    )
  })
})

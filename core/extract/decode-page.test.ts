import { describe, expect, it } from 'vitest'
import { decodePage } from './decode-page.ts'

describe('decodePage', () => {
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const utf8 = (text: string) => new TextEncoder().encode(text)

  it.each([
    ['UTF-8 without a word', utf8('crème'), undefined, 'crème'],
    ['a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'text/html; charset=iso-8859-1', 'a'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0, 0xe9, 0), undefined, 'aé'],
    ['the header', Uint8Array.of(0x83, 0x5c), 'text/html; charset=Shift_JIS', 'ソ'],
    ['the page', latin('<meta charset="iso-8859-2">\u00b3'), undefined, '<meta charset="iso-8859-2">ł'],
    [
      'an older page',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">\u00e4'),
      'text/html',
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">д',
    ],
    ['latin letters without a declared charset', latin('cr\u00e8me'), undefined, 'crème'],
    ['a header that lies', utf8('½ crème'), 'text/html; charset=iso-8859-1', '½ crème'],
    ['bytes that are not the UTF-8 they claim', latin('cr\u00e8me'), 'text/html; charset=utf-8', 'crème'],
    ['an unknown charset', utf8('é'), 'text/html; charset=klingon', 'é'],
  ])('detects %s', (_, bytes, type, text) => expect(decodePage(bytes, type)).toBe(text))
})

import type { SourceDocument } from '../format.ts'

/** Code page 850 of DOS, from byte 128 on; the lines of its tables are left out. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´­±‗¾¶§÷¸°¨·¹³²■ '

const fromDos = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(
      Array.from(bytes.subarray(at, at + 8192), (byte) =>
        byte < 128 ? String.fromCharCode(byte) : (DOS[byte - 128] ?? ' '),
      ).join(''),
    )
  return parts.join('')
}

const LETTERS = /[äöüßÄÖÜàâçéèêëîïôùûñáíóúåøæÅØÆ½¼¾°]/
const USUAL = /[’‘“”–—…•®™]/

/** How much the letters beyond ASCII look like those of a recipe. */
function score(text: string): number {
  let points = 0
  for (let at = 0, seen = 0; at < text.length && seen < 2000; at++) {
    const code = text.charCodeAt(at)
    if (code < 128) continue
    seen++
    const letter = text.charAt(at)
    const inWord = /\p{L}/u.test(text.charAt(at - 1)) || /\p{L}/u.test(text.charAt(at + 1))
    if (LETTERS.test(letter)) {
      // A capital within a word of small letters is the wrong code page.
      const odd = letter !== letter.toLowerCase() && /\p{Ll}/u.test(text.charAt(at - 1))
      points += odd ? -3 : 2
    } else if (USUAL.test(letter)) points += 1
    else points -= inWord ? 3 : 1
  }
  return points
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The text of a file that may come from DOS or an old Mac: the code page that makes the most sense. */
export function oldText({ text, bytes }: Pick<SourceDocument, 'text' | 'bytes'>): string {
  // A mark or zeros: UTF-16.
  if (bytes[0] === 0xff || bytes[0] === 0xfe || bytes.subarray(0, 200).includes(0) || isUtf8(bytes))
    return text
  const sample = bytes.subarray(0, 2_000_000)
  const choices = [
    { points: score(new TextDecoder('windows-1252').decode(sample)), read: () => text },
    { points: score(fromDos(sample)), read: () => fromDos(bytes) },
    {
      points: score(new TextDecoder('macintosh').decode(sample)),
      read: () => new TextDecoder('macintosh').decode(bytes),
    },
  ]
  return choices.reduce((best, one) => (one.points > best.points ? one : best)).read()
}

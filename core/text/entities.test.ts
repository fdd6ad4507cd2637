import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEntities } from './entities.ts'

describe('decodeEntities', () => {
  it.each([
    ['Mac &amp; Cheese', 'Mac & Cheese'],
    ['Grandma&#39;s &quot;Pie&quot;', 'Grandma\'s "Pie"'],
    ['Cr&egrave;me br&ucirc;l&eacute;e', 'Crème brûlée'],
    ['350&deg;F &#x2014; hot', '350°F — hot'],
    ['&frac12; cup', '½ cup'],
    ['AT&T, salt & pepper', 'AT&T, salt & pepper'],
    ['&unknown; &#0; &#xD800; &#99999999;', '&unknown; &#0; &#xD800; &#99999999;'],
  ])('%s reads %s', (text, expected) => expect(decodeEntities(text)).toBe(expected))

  it('decodes once: escaped entities stay visible', () => {
    expect(decodeEntities('&amp;lt;')).toBe('&lt;')
  })
  it('never throws', () =>
    fc.assert(fc.property(fc.string(), (text) => typeof decodeEntities(text) === 'string')))
})

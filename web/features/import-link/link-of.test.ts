import { expect, it } from 'vitest'
import { linkOf } from './link-of.ts'

it.each([
  [' https://pot.example/pie ', 'https://pot.example/pie'],
  ['Leek pie https://pot.example/pie?a=1#b', 'https://pot.example/pie?a=1#b'],
  ['pot.example/pie', 'https://pot.example/pie'],
  ['www.pot.example', 'https://www.pot.example'],
  ['leek pie', null],
  ['javascript:alert(1)', null],
  ['javascript:alert(1)//pot.example', null],
  ['https://a@b.example/', null],
  ['https://pot.example:99999/', null],
  ['', null],
])('the link in %j is %j', (typed, link) => expect(linkOf(typed)).toBe(link))

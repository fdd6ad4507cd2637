import { expect, it } from 'vitest'
import { isOnlyLink, loneLink } from './lone-link.ts'

it.each([
  ['https://pot.example/pie', 'https://pot.example/pie'],
  [' pot.example/pie ', 'https://pot.example/pie'],
  ['Leek pie, so good! https://pot.example/pie', 'https://pot.example/pie'],
  ['javascript:alert(1)', null],
  ['https://pot.example/pie or https://pot.example/tart', null],
  ['Fry the leeks.', null],
  [`${'Fry the leeks. '.repeat(60)} https://pot.example/pie`, null],
])('the lone link of %j is %s', (text, link) => {
  expect(loneLink(text)).toBe(link)
})

it('tells a link from a remark with a link', () => {
  expect([isOnlyLink(' https://pot.example/pie\n'), isOnlyLink('See https://pot.example/pie')]).toEqual([
    true,
    false,
  ])
})

import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'
import { pageTitles, parsePage } from './page.ts'
import { textOf } from './tree.ts'

const page = (html: string) => parsePage(`<title>Lentil soup | Pot</title><body>${html}`)
const lines = (html: string) => blocksOf(page(html).body).map(({ text }) => text)

describe('two unit systems', () => {
  it.each([
    '<p><span class="unit-imperial">1 cup</span><span class="unit-metric">240 ml</span> milk</p>',
    '<p><span data-unit-system="us">1 cup</span><span data-unit-system="metric">240 ml</span> milk</p>',
    '<p><span class="metric" style="display:none">240 ml</span><span class="us-customary">1 cup</span> milk</p>',
  ])('shows the first that is visible: %s', (html) => expect(textOf(page(html).body)).toBe('1 cup milk'))

  it('keeps one of two lists', () =>
    expect(
      lines('<ul class="metric"><li>240 ml milk</li></ul><ul class="imperial"><li>1 cup milk</li></ul>'),
    ).toEqual(['240 ml milk']))

  it('keeps siblings of one system', () =>
    expect(textOf(page('<span class="metric">1 l</span><span class="metric">milk</span>').body)).toBe(
      '1 l milk',
    ))
})

describe('amounts apart from their names', () => {
  it.each([
    ['<table><tr><td>flour</td><td>200 g</td></tr><tr><td>200 ml</td><td>milk</td></tr></table>'],
    ['<div><div><i>200 g</i></div><div>flour</div></div><div><div>milk</div><div>200 ml</div></div>'],
  ])('are one line: %s', (html) => expect(lines(html)).toEqual(['200 g flour', '200 ml milk']))
})

describe('the title', () => {
  it.each([
    '<h1 class="assistive-text">Main navigation</h1><h1>Lentil soup</h1>',
    '<h1>Site menu</h1><h1>Lentil soup</h1>',
    '<h1>Print: Lentil soup</h1>',
    '<h1 style="position:absolute;clip:rect(0,0,0,0)">Menu of lentil things</h1><h1>Lentil soup</h1>',
  ])('is not the frame’s: %s', (html) => expect(pageTitles(page(html))[0]).toBe('Lentil soup'))
})

it('reads what browsers without scripts show', () => {
  const html = `<div id="root"></div><noscript><h2>Ingredients</h2><ul>${'<li>200 g red lentils</li>'.repeat(12)}</ul></noscript>`
  expect(lines(html)).toEqual([])
  const whole = page(html).withoutScripts?.()
  expect(whole && blocksOf(whole.body)[1]?.text).toBe('200 g red lentils')
})

import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { HIDDEN_DATA } from '#tests/support/hard-pages/data.ts'
import type { HardPage } from '#tests/support/hard-pages/hard-page.ts'
import { LANGUAGE_PAGES } from '#tests/support/hard-pages/languages.ts'
import { POOR_MARKUP } from '#tests/support/hard-pages/markup.ts'
import { FALSE_FINDS } from '#tests/support/hard-pages/no-recipe.ts'
import { SECOND_PAGES } from '#tests/support/hard-pages/second.ts'
import { ODD_LAYOUTS } from '#tests/support/hard-pages/shown.ts'
import { extractRecipe } from './extract.ts'

const named = (pages: readonly HardPage[]) => pages.map((page) => [page.name, page] as const)

function check({ html, expected }: HardPage) {
  const found = extractRecipe({ html, url: 'https://pot.example/pages/one' }, VOCABULARY)
  expect('none' in found ? found : found.recipe).toMatchObject(expected)
}

describe('markup that says less than the page', () => {
  it.each(named(POOR_MARKUP))('%s', (_, page) => check(page))
})
describe('recipes that only scripts would show', () => {
  it.each(named(HIDDEN_DATA))('%s', (_, page) => check(page))
})
describe('pages laid out for eyes', () => {
  it.each(named(ODD_LAYOUTS))('%s', (_, page) => check(page))
})

describe('the second set', () => {
  it.each(named(SECOND_PAGES))('%s', (_, page) => check(page))
})
describe('pages of every language, without markup', () => {
  it.each(named(LANGUAGE_PAGES))('%s', (_, page) => check(page))
})
describe('pages that only look like a recipe', () => {
  it.each(Object.entries(FALSE_FINDS))('%s', (_, html) =>
    expect(extractRecipe({ html, url: 'https://pot.example/pages/one' }, VOCABULARY)).toMatchObject({
      none: 'not-a-recipe',
    }),
  )
})

it('reads the elements that React sends as data', () => {
  const row = [
    '$',
    'main',
    null,
    {
      children: [
        ['$', 'h2', null, { children: 'Ingredients' }],
        [
          '$',
          'ul',
          null,
          {
            children: ['200 g rice', '1 onion', '400 ml stock'].map((line) => [
              '$',
              'li',
              line,
              { className: 'a', children: line },
            ]),
          },
        ],
        ['$', '$L2', null, { children: ['$', 'h2', null, { children: 'Method' }] }],
        ['$', 'p', null, { children: 'Fry the onion until it is soft.' }],
        ['$', 'p', null, { children: ['Add rice and stock and cook for ', 20, ' minutes.'] }],
      ],
    },
  ]
  const script = `self.__next_f.push(${JSON.stringify([1, `3:${JSON.stringify(row)}\n`])})`
  const html = `<title>Rice</title><h1>Rice</h1><script>${script.replaceAll('</', '<\\/')}</script>`
  const found = extractRecipe({ html, url: 'https://pot.example/rice' }, VOCABULARY)
  expect('recipe' in found && found.recipe).toMatchObject({
    title: 'Rice',
    ingredients: ['200 g rice', '1 onion', '400 ml stock'],
    instructions: ['Fry the onion until it is soft.', 'Add rice and stock and cook for 20 minutes.'],
  })
})

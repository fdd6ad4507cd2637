import { expect, it } from 'vitest'
import { parsePage } from './page.ts'
import { readState } from './state-recipe.ts'

const LINES = ['200 g flour', '2 eggs', '1 pinch salt']
const STEPS = ['Mix flour, eggs and salt well.', 'Bake in the oven for 20 minutes.']
const RECIPE = { title: 'Flat bread', ingredients: LINES, steps: STEPS.map((text) => ({ text })) }
const OTHER = {
  title: 'Soup',
  ingredients: ['1 l stock', '2 carrots'],
  steps: ['Boil the carrots in the stock until soft.'],
}
const json = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/')
const read = (body: string) =>
  readState(parsePage(`<title>Flat bread</title><body><h1>Flat bread</h1>${body}`))?.fields

const flight = (value: unknown) => {
  const rows = `0:["$","main",null,{}]\n1:I[12,["a.js"],"Page"]\n2:["$","$L1",null,${json(value)}]\n`
  return [rows.slice(0, 60), rows.slice(60)]
    .map((part) => `<script>self.__next_f.push([1,${json(part)}])</script>`)
    .join('')
}

it.each<[string, string]>([
  [
    'a data island',
    `<script type="application/json">${json({ page: { recipe: RECIPE, more: [OTHER] } })}</script>`,
  ],
  ['a flight payload in two parts', flight({ recipe: RECIPE })],
  [
    'a variable after code',
    `<script>var a = {b: c};\nwindow.__STATE__ = ${json({ x: RECIPE })};run()</script>`,
  ],
  ['a string to parse', `<script>window.d = JSON.parse(${json(json(RECIPE))})</script>`],
  ['a string in single quotes', `<script>window.d = JSON.parse('${json(RECIPE)}')</script>`],
  ['an attribute', `<div data-props="${json(RECIPE).replaceAll('"', '&quot;')}${' '.repeat(60)}"></div>`],
  [
    'references',
    `<script>window.__APOLLO_STATE__ = ${json({
      'Recipe:1': { ...RECIPE, ingredients: [0, 1, 2].map((at) => ({ __ref: `Line:${at}` })) },
      ...Object.fromEntries(LINES.map((text, at) => [`Line:${at}`, { text }])),
    })}</script>`,
  ],
  [
    'amounts in parts and groups',
    `<script>window.a = ${json({
      name: 'Flat bread',
      ingredientGroups: [
        {
          title: 'Dough',
          items: [
            { quantity: 200, unit: { name: 'g' }, food: { name: 'flour' } },
            { quantity: '2', unit: null, food: { name: 'eggs' } },
          ],
        },
        { title: 'Also', items: [{ quantity: 1, unit: 'pinch', name: 'salt' }] },
      ],
      preparation: { steps: STEPS.map((text) => ({ content: `<p>${text}</p>` })) },
    })}</script>`,
  ],
])('reads %s', (_, body) =>
  expect(read(body)).toMatchObject({ title: 'Flat bread', ingredients: LINES, instructions: STEPS }),
)

it('reads the list of Nuxt, where values refer to each other', () => {
  const list: unknown[] = []
  const put = (one: unknown): number => {
    const at = list.push(null) - 1
    list[at] = Array.isArray(one)
      ? one.map(put)
      : typeof one === 'object' && one !== null
        ? Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, put(inner)]))
        : one
    return at
  }
  put({ data: { recipe: RECIPE } })
  expect(
    read(`<script type="application/json" id="__NUXT_DATA__">${json(list)}</script>`)?.ingredients,
  ).toEqual(LINES)
})

it('takes no recipe of several that are not the page’s', () =>
  expect(
    read(
      `<script>window.a = ${json([OTHER, { ...OTHER, title: 'Stew', ingredients: ['1 kg beef', '2 onions'] }])}</script>`,
    ),
  ).toBeUndefined())

it('ends soon on values that never end', () => {
  const start = performance.now()
  read(`<script>ingredients ${'a = [{"x": "'.repeat(100_000)}</script>`)
  read(`<script>ingredients ${'a = {'.repeat(100_000)}</script>`)
  expect(performance.now() - start).toBeLessThan(5000)
})

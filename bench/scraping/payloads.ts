import type { Truth } from './saved-pages.ts'

/** Ways in which frameworks send a recipe as data. The names of the fields are made up: no reader may rely on them. */

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const inScript = (text: string) => text.replaceAll('</', '<\\/')

const TEASERS = ['Tomato soup', 'Bean stew', 'Apple cake', 'Rice bowl'].map((name, at) => ({
  id: 900 + at,
  title: name,
  slug: name.toLowerCase().replace(' ', '-'),
  image: `/img/${at}.jpg`,
  description: `${name} in 20 minutes. Mix it, heat it and serve it.`,
}))

const AMOUNT =
  /^([\d½¼¾⅓⅔⅛][\d\s½¼¾⅓⅔⅛.,/–-]*)\s+(g|kg|ml|dl|cl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pounds?|ounces?|el|tl|msk|tsk)\b\s+(.+)$/iu

/** An ingredient in parts, as content systems keep it. */
function parts(line: string) {
  const [, quantity, unit, name] = AMOUNT.exec(line) ?? []
  return quantity ? { quantity: quantity.trim(), unit, name } : { quantity: null, unit: null, name: line }
}

const schemaLike = ({ title, ingredients, instructions }: Truth) => ({
  name: title,
  recipeIngredient: ingredients,
  recipeInstructions: instructions.map((text) => ({ text })),
})

const grouped = ({ title, ingredients, instructions }: Truth) => ({
  __typename: 'RecipePage',
  headline: title,
  ingredientSections: [
    { heading: null, items: ingredients.slice(0, 3).map((line) => ({ text: line })) },
    { heading: 'Also', items: ingredients.slice(3).map((line) => ({ text: line })) },
  ],
  methodSteps: instructions.map((text, at) => ({ position: at + 1, content: `<p>${text}</p>` })),
})

const inParts = ({ title, ingredients, instructions }: Truth) => ({
  title,
  ingredients: ingredients.map(parts),
  preparation: { steps: instructions.map((description) => ({ title: '', description })) },
})

const page = (recipe: object) => ({
  props: {
    pageProps: { locale: 'en', related: TEASERS, menu: ['Home', 'Recipes', 'About'], data: { recipe } },
  },
})

/** Nuxt 3 writes every value once, and refers to it by its index. */
function byIndex(value: unknown): unknown[] {
  const out: unknown[] = []
  const put = (one: unknown): number => {
    const at = out.push(null) - 1
    out[at] = Array.isArray(one)
      ? one.map(put)
      : typeof one === 'object' && one !== null
        ? Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, put(inner)]))
        : one
    return at
  }
  put(value)
  return out
}

/** Apollo keeps every object once, by its type and id. */
function normalized(truth: Truth) {
  return {
    ROOT_QUERY: {
      __typename: 'Query',
      'recipe({"slug":"x"})': { __ref: 'Recipe:1' },
      related: TEASERS.map(({ id }) => ({ __ref: `Recipe:${id}` })),
    },
    'Recipe:1': {
      __typename: 'Recipe',
      title: truth.title,
      ingredients: truth.ingredients.map((_, at) => ({ __ref: `Ingredient:${at}` })),
      steps: truth.instructions.map((_, at) => ({ __ref: `Step:${at}` })),
    },
    ...Object.fromEntries(
      TEASERS.map((teaser) => [`Recipe:${teaser.id}`, { __typename: 'Recipe', ...teaser }]),
    ),
    ...Object.fromEntries(
      truth.ingredients.map((text, at) => [`Ingredient:${at}`, { __typename: 'Ingredient', id: at, text }]),
    ),
    ...Object.fromEntries(
      truth.instructions.map((text, at) => [`Step:${at}`, { __typename: 'Step', id: at, text }]),
    ),
  }
}

/** Rows of a flight payload, cut in the middle of a string as servers do. */
function flight(value: object): string {
  const rows = `0:["$","div",null,{"children":"$L1"}]\n1:I[123,["chunk.js"],"Page"]\n2:["$","$L1",null,${JSON.stringify(value)}]\n`
  const middle = rows.length >> 1
  return [rows.slice(0, middle), rows.slice(middle)]
    .map((part) => `<script>self.__next_f.push([1,${inScript(JSON.stringify(part))}])</script>`)
    .join('')
}

export const PAYLOADS: Record<string, (truth: Truth) => string> = {
  '__NEXT_DATA__, schema.org names': (truth) =>
    `<script id="__NEXT_DATA__" type="application/json">${inScript(JSON.stringify(page(schemaLike(truth))))}</script>`,
  '__NEXT_DATA__, amounts in parts': (truth) =>
    `<script id="__NEXT_DATA__" type="application/json">${inScript(JSON.stringify(page(inParts(truth))))}</script>`,
  'React flight, groups': (truth) => flight(page(grouped(truth))),
  'Nuxt 3, by index': (truth) =>
    `<script type="application/json" id="__NUXT_DATA__">${inScript(JSON.stringify(byIndex(page(grouped(truth)))))}</script>`,
  'Apollo state, references': (truth) =>
    `<script>window.__APOLLO_STATE__=${inScript(JSON.stringify(normalized(truth)))};</script>`,
  'a variable of a script': (truth) =>
    `<script>var dataLayer=[{page:'recipe'}];\nwindow.__PRELOADED_STATE__ = ${inScript(JSON.stringify(page(inParts(truth))))};\n(function(){init()})()</script>`,
  'JSON.parse of a string': (truth) =>
    `<script>window.appData = JSON.parse(${inScript(JSON.stringify(JSON.stringify(page(grouped(truth)))))});</script>`,
  'JSON in an attribute': (truth) =>
    `<div data-component="RecipeView" data-props="${attribute(JSON.stringify(page(grouped(truth))))}"></div>`,
  'a noscript block': ({ ingredients, instructions }) =>
    `<noscript><h2>Ingredients</h2><ul>${ingredients.map((one) => `<li>${attribute(one)}</li>`).join('')}</ul><h2>Instructions</h2><ol>${instructions.map((one) => `<li>${attribute(one)}</li>`).join('')}</ol></noscript>`,
}

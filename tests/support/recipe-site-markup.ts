import type { Dish } from './recipe-site-dishes.ts'

const list = (tag: string, lines: string[], attributes = '') =>
  `<${tag}>${lines.map((line) => `<li${attributes}>${line}</li>`).join('')}</${tag}>`

const schema = ({ title, ingredients, steps, minutes, servings }: Dish) => ({
  '@type': 'Recipe',
  name: title,
  recipeIngredient: ingredients,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
  totalTime: `PT${minutes}M`,
  recipeYield: `${servings} servings`,
})
const script = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
const shown = (dish: Dish) =>
  `<h2>Ingredients</h2>${list('ul', dish.ingredients)}<h2>Method</h2>${list('ol', dish.steps)}`

/** One dish in the different markups used on the web. */
const MARKUPS: ((dish: Dish) => { head: string; body: string })[] = [
  (dish) => ({ head: script(schema(dish)), body: shown(dish) }),
  (dish) => ({
    head: script({
      '@graph': [
        { '@type': 'WebSite', name: 'Kitchen' },
        { ...schema(dish), '@type': ['Recipe', 'Article'] },
      ],
    }),
    body: shown(dish),
  }),
  (dish) => ({
    head: '',
    body: `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${dish.title}</h2>
      <time itemprop="totalTime" datetime="PT${dish.minutes}M">${dish.minutes} min</time>
      <span itemprop="recipeYield">${dish.servings} servings</span>
      ${list('ul', dish.ingredients, ' itemprop="recipeIngredient"')}
      <div itemprop="recipeInstructions">${list('ol', dish.steps)}</div></div>`,
  }),
  (dish) => ({
    head: '',
    body: `<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">${dish.title}</h2>
      <ul class="wprm-recipe-ingredients">${dish.ingredients
        .map((line) => `<li class="wprm-recipe-ingredient">${line}</li>`)
        .join('')}</ul>
      <ul class="wprm-recipe-instructions">${dish.steps
        .map(
          (line) =>
            `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">${line}</div></li>`,
        )
        .join('')}</ul></div></div>`,
  }),
  (dish) => ({
    head: '',
    body: `<p>Serves ${dish.servings}. Ready in ${dish.minutes} minutes.</p>${shown(dish)}`,
  }),
]

export interface PageParts {
  title: string
  head?: string
  body: string
}

export const htmlPage = ({ title, head = '', body }: PageParts) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | The Loopback Kitchen</title>${head}</head>` +
  `<body><header><a href="/">Home</a> <a href="/login">Log in</a> <a href="/about">About</a></header><main><h1>${title}</h1>${body}</main></body></html>`

/** `related` are links to other pages. */
export function recipePage(dish: Dish, canonical: string, related: string): string {
  const { head, body } = (MARKUPS[dish.n % MARKUPS.length] as (typeof MARKUPS)[number])(dish)
  return htmlPage({
    title: dish.title,
    head: `<link rel="canonical" href="${canonical}">${head}`,
    body: `<p>We cook this often on weeknights, and there is never anything left of it.</p>${body}<aside>${related}</aside>`,
  })
}

const SENTENCES = [
  'A good knife is the tool that a kitchen needs first.',
  'Markets are cheapest an hour before they close.',
  'We walked through the old town and talked to the baker about flour.',
  'Cast iron wants to be dried on the stove, never in the air.',
  'The best time to buy strawberries is the week when everybody is tired of them.',
]

/** Prose about food without a recipe. */
export const articleText = (n: number) =>
  Array.from({ length: 12 }, (_, at) => `<p>${SENTENCES[(n + at) % SENTENCES.length]}</p>`).join('')

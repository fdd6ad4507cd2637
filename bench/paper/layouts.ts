import type { PrintedRecipe } from './recipes.ts'

const html = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
/** As books print them. */
const withFractions = (text: string) =>
  text
    .replace(/(?<!\d)1\/2/g, '½')
    .replace(/(?<!\d)1\/4/g, '¼')
    .replace(/(?<!\d)3\/4/g, '¾')
    .replace(/(\d) (?=[½¼¾])/g, '$1')

const WORDS = {
  eng: { ingredients: 'Ingredients', steps: 'Method', serves: 'Serves' },
  deu: { ingredients: 'Zutaten', steps: 'Zubereitung', serves: 'Portionen:' },
  fra: { ingredients: 'Ingrédients', steps: 'Préparation', serves: 'Personnes :' },
}
const LANG = { eng: 'en', deu: 'de', fra: 'fr' }

const title = ({ title: name }: PrintedRecipe) => `<h1>${html(name)}</h1>`
const intro = ({ description, servings, language }: PrintedRecipe) =>
  `<p class="intro">${html(description)}</p><p class="serves">${WORDS[language].serves} ${servings}</p>`
const list = ({ ingredients, language }: PrintedRecipe, more = '', as = (line: string) => html(line)) =>
  `<section class="list"><h2>${WORDS[language].ingredients}</h2><ul ${more}>${ingredients.map((line) => `<li>${as(line)}</li>`).join('')}</ul></section>`
const steps = ({ steps: method, language }: PrintedRecipe, isNumbered = true, heading = true) =>
  `<section class="steps">${heading ? `<h2>${WORDS[language].steps}</h2>` : ''}${method.map((step, at) => `<p>${isNumbered ? `${at + 1}. ` : ''}${html(step)}</p>`).join('')}</section>`

/** "1 1/2 cups | flour": amounts in a column of their own. */
const inTwo = (line: string) => {
  const [, amount = '', rest = line] =
    /^((?:\d+(?:[.,]\d+)?(?:\s\d\/\d)?|\d\/\d)(?:\s(?:cups?|tablespoons?|teaspoons?|ounces?|pounds?|g|kg|ml|l|EL|TL)\b)?)\s(.+)$/.exec(
      line,
    ) ?? []
  return `<span class="amount">${html(amount)}</span><span>${html(rest)}</span>`
}

export interface Layout {
  name: string
  /** Pages side by side. */
  isSpread?: boolean
  recipes: number
  language?: 'deu' | 'fra'
  css: string
  body: (recipes: readonly PrintedRecipe[]) => string
}

const page = (body: string, number: number, head = '') =>
  `<div class="page">${head && `<div class="head">${head}</div>`}${body}<div class="foot">${number}</div></div>`
const one =
  (made: (recipe: PrintedRecipe) => string, number: number, head = '') =>
  (recipes: readonly PrintedRecipe[]) =>
    page(made(recipes[0] as PrintedRecipe), number, head)

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'one column, serif',
    recipes: 1,
    css: 'body{font:19px/1.45 "Liberation Serif"} h1{font-size:44px} li{list-style:none}',
    body: one(
      (recipe) =>
        title(recipe) + intro(recipe) + list(recipe, '', (line) => html(withFractions(line))) + steps(recipe),
      14,
    ),
  },
  {
    name: 'ingredients left, method right',
    recipes: 1,
    css: 'body{font:18px/1.4 "Liberation Sans"} .two{display:grid;grid-template-columns:300px 1fr;gap:40px} li{list-style:none;margin-bottom:5px}',
    body: one(
      (recipe) => `${title(recipe)}${intro(recipe)}<div class="two">${list(recipe)}${steps(recipe)}</div>`,
      27,
      'Everyday kitchen',
    ),
  },
  {
    name: 'two columns of ingredients',
    recipes: 1,
    css: 'body{font:18px/1.45 "DejaVu Serif Condensed","DejaVu Serif"} ul{columns:2;column-gap:50px} li{break-inside:avoid}',
    body: one((recipe) => title(recipe) + list(recipe) + steps(recipe, false), 102),
  },
  {
    name: 'amounts in a column',
    recipes: 1,
    css: 'body{font:19px/1.5 "Liberation Sans"} li{list-style:none;display:grid;grid-template-columns:190px 1fr}',
    body: one((recipe) => title(recipe) + intro(recipe) + list(recipe, '', inTwo) + steps(recipe), 8),
  },
  {
    name: 'one recipe over two pages',
    isSpread: true,
    recipes: 1,
    css: 'body{font:20px/1.5 "Liberation Serif"} h1{font-size:46px} li{list-style:none}',
    body: ([recipe]) => {
      const known = recipe as PrintedRecipe
      return page(title(known) + intro(known) + list(known), 64) + page(steps(known), 65, 'Weeknights')
    },
  },
  {
    name: 'two recipes, a page each',
    isSpread: true,
    recipes: 2,
    css: 'body{font:18px/1.4 "Liberation Serif"} h1{font-size:38px} li{list-style:none}',
    body: (recipes) =>
      recipes.map((recipe, at) => page(title(recipe) + list(recipe) + steps(recipe), 30 + at)).join(''),
  },
  {
    name: 'typewriter',
    recipes: 1,
    css: 'body{font:18px/1.35 "Liberation Mono"} h1{font-size:20px;text-transform:none} h2{font-size:18px} li{list-style:none}',
    body: one((recipe) => title(recipe) + list(recipe) + steps(recipe), 3),
  },
  {
    name: 'justified, hyphenated, three columns',
    recipes: 1,
    css: 'body{font:16px/1.35 "Liberation Serif"} .three{columns:3;column-gap:28px;text-align:justify;hyphens:auto} li{list-style:none;text-align:left} h1{font-size:40px}',
    body: one(
      (recipe) => `${title(recipe)}${intro(recipe)}<div class="three">${list(recipe)}${steps(recipe)}</div>`,
      211,
      'Soups and stews',
    ),
  },
  {
    name: 'German, ingredients left',
    recipes: 1,
    language: 'deu',
    css: 'body{font:18px/1.4 "Liberation Serif"} .two{display:grid;grid-template-columns:270px 1fr;gap:36px} .steps{text-align:justify;hyphens:auto} li{list-style:none}',
    body: one(
      (recipe) =>
        `${title(recipe)}${intro(recipe)}<div class="two">${list(recipe)}${steps(recipe, false)}</div>`,
      45,
    ),
  },
  {
    name: 'French, one column',
    recipes: 1,
    language: 'fra',
    css: 'body{font:19px/1.5 "Liberation Sans"} h1{font-size:38px}',
    body: one((recipe) => title(recipe) + intro(recipe) + list(recipe) + steps(recipe), 12),
  },
]

const BASE = `*{margin:0;padding:0;box-sizing:border-box} body{background:#fff;color:#1c1a18;display:flex}
.page{width:900px;min-height:1240px;padding:80px 75px;position:relative} h1{font-size:42px;line-height:1.15;margin-bottom:18px}
h2{font-size:1.25em;margin:20px 0 10px} .intro{font-style:italic;margin-bottom:10px} .steps p{margin-bottom:10px}
ul{padding-left:1.1em} .head{position:absolute;top:34px;right:75px;font-size:14px} .foot{position:absolute;bottom:34px;left:0;right:0;text-align:center;font-size:15px}`

export const htmlOf = (layout: Layout, recipes: readonly PrintedRecipe[]) =>
  `<!doctype html><html lang="${LANG[recipes[0]?.language ?? 'eng']}"><meta charset="utf-8"><style>${BASE} ${layout.css}</style><body>${layout.body(recipes)}</body></html>`

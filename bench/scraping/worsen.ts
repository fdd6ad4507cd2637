/** Pages made worse mechanically, one way for each general cause: the truth stays the same. */
import { letters } from '#core/recipes/reading/tidy-text.ts'
import {
  bodyOf,
  eachRecipe,
  htmlOf,
  insertBefore,
  type Json,
  remove,
  replaceBy,
  seenText,
  showing,
  showsAll,
  stripMarkup,
  type Tag,
  type Tree,
  tags,
  treeOf,
} from './page-tree.ts'
import { PAYLOADS } from './payloads.ts'
import type { SavedPage, Truth } from './saved-pages.ts'

/** The worse page, or undefined where this change can't be made, or would take the truth away. */
export type Worsen = (page: SavedPage) => string | undefined

const changed =
  (change: (tree: Tree, truth: Truth) => boolean): Worsen =>
  ({ html, truth }) => {
    const tree = treeOf(html)
    return change(tree, truth) ? htmlOf(tree) : undefined
  }

/** Worse markup on a page that shows the whole recipe. */
const worseMarkup = (change: (recipe: Json, truth: Truth, tree: Tree) => void) =>
  changed(
    (tree, truth) =>
      showsAll(tree, truth.ingredients, 0.95) &&
      showsAll(tree, truth.instructions, 0.85) &&
      eachRecipe(tree, (recipe) => change(recipe, truth, tree)),
  )

/** A worse page, without markup. */
const worsePage = (change: (tree: Tree, truth: Truth) => boolean) =>
  changed((tree, truth) => {
    stripMarkup(tree)
    return change(tree, truth)
  })

const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((one) => typeof one === 'string')
    : typeof value === 'string'
      ? [value]
      : []

/** Every step on its own, whatever the shape of the markup. */
const asSteps = (truth: Truth, change: (text: string, at: number) => object) => truth.instructions.map(change)

const AMOUNT =
  /^[\d½¼¾⅓⅔⅛][\d\s½¼¾⅓⅔⅛.,/–-]*(?:(?:g|kg|ml|dl|cl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pounds?|ounces?|el|tl|msk|tsk|dkg)\b\.?\s*)?/iu

const article = (tree: Tree) =>
  tags(tree, ({ name }) => name === 'p')
    .map((tag) => seenText(tag).replace(/\s+/g, ' ').trim())
    .filter((text) => text.length > 60)
    .slice(0, 12)
    .join(' ')

const opening = (text: string) =>
  text
    .split(/\s+/)
    .slice(0, 3)
    .join(' ')
    .replace(/[.,;:]+$/, '')

/** Two unit systems side by side: the second is computed, but any other text would do. */
const OTHER: readonly (readonly [RegExp, (amount: number) => string])[] = [
  [/^([\d.]+)\s*(?:g|grams?)\b/i, (n) => `${Math.round((n / 28.35) * 10) / 10} oz`],
  [/^([\d.]+)\s*ml\b/i, (n) => `${Math.round(n / 29.6)} fl oz`],
  [/^([\d.]+)\s*kg\b/i, (n) => `${Math.round(n * 22) / 10} lb`],
  [/^([\d.]+)\s*(?:oz|ounces?)\b/i, (n) => `${Math.round(n * 28.35)} g`],
  [/^([\d.]+)\s*(?:lbs?|pounds?)\b/i, (n) => `${Math.round(n * 454)} g`],
  [/^([\d.]+)\s*cups?\b/i, (n) => `${Math.round(n * 240)} ml`],
  [/^([\d.]+)\s*(?:tbsps?|tablespoons?)\b/i, (n) => `${Math.round(n * 15)} ml`],
  [/^([\d.]+)\s*(?:tsps?|teaspoons?)\b/i, (n) => `${Math.round(n * 5)} ml`],
]

function twoUnits(line: string): { amount: string; other: string; rest: string } | undefined {
  for (const [pattern, other] of OTHER) {
    const match = pattern.exec(line)
    if (match) return { amount: match[0], other: other(Number(match[1])), rest: line.slice(match[0].length) }
  }
  return undefined
}

const withTwoUnits = (render: (parts: { amount: string; other: string; rest: string }) => string) =>
  worsePage((tree, truth) => {
    let count = 0
    for (const { tag, line } of showing(tree, truth.ingredients)) {
      const parts = twoUnits(line)
      if (!parts) continue
      replaceBy(tag, render(parts))
      count++
    }
    return count >= 3
  })

/** Names of groups in the list itself: before its first and its middle line. */
function namedGroups(tree: Tree, truth: Truth, names: readonly [string, string], tagName?: string): boolean {
  const shown = showing(tree, truth.ingredients)
  if (shown.length < 4) return false
  const [first, middle] = [shown[0], shown[shown.length >> 1]]
  for (const [one, name] of [
    [first, names[0]],
    [middle, names[1]],
  ] as const) {
    const tag = one?.tag as Tag
    const kind = tagName ?? tag.name
    insertBefore(tag, `<${kind}${tag.attribs.class ? ` class="${tag.attribs.class}"` : ''}>${name}</${kind}>`)
  }
  return true
}

const wrapAt = (text: string, width: number, by: string) =>
  text.replace(new RegExp(`(.{${width},}?) `, 'g'), `$1${by}`)

const cells = (render: (amount: string, name: string) => string, whole: (rows: string) => string) =>
  worsePage((tree, truth) => {
    const shown = showing(tree, truth.ingredients)
    if (shown.length < truth.ingredients.length || shown.length < 3) return false
    const rows = shown.map(({ line }) => {
      const amount = AMOUNT.exec(line)?.[0] ?? ''
      return render(amount.trim(), line.slice(amount.length).trim())
    })
    const [first, ...others] = shown.map(({ tag }) => tag)
    const list = first?.parent && 'attribs' in first.parent ? (first.parent as Tag) : undefined
    if (!first || !list || list.name === 'body') return false
    for (const tag of others) remove(tag)
    insertBefore(first.name === 'li' ? list : first, whole(rows.join('')))
    remove(first)
    return true
  })

const heading = (html: string) =>
  worsePage((tree) => {
    const body = bodyOf(tree)
    const first = body?.children.find((child) => 'attribs' in child) as Tag | undefined
    if (!first) return false
    insertBefore(first, html)
    return true
  })

/** The body without anything to see; what is left is the payload. */
const onlyPayload = (payload: (truth: Truth) => string): Worsen =>
  changed((tree, truth) => {
    if (truth.ingredients.length < 2 || truth.instructions.length < 1) return false
    stripMarkup(tree)
    const body = bodyOf(tree)
    if (!body) return false
    replaceBy(
      body,
      `<div id="root"><nav><a href="/">Home</a><a href="/recipes">Recipes</a></nav><h1>${escapeHtml(truth.title)}</h1></div>`,
    )
    for (const script of tags(tree, ({ name }) => name === 'script' || name === 'noscript')) remove(script)
    for (const node of [...treeOf(payload(truth)).children]) body.children.push(node)
    return true
  })

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const WORSE: Record<string, Worsen> = {
  'markup: amounts split at the point or the fraction': worseMarkup((recipe) => {
    recipe.recipeIngredient = textsOf(recipe.recipeIngredient).map((line) =>
      line.replace(/^\d+[.,](?=\d)|^\d+\s*[½¼¾⅓⅔⅛]\s*|^[½¼¾⅓⅔⅛]\s*|^\d+\s+(?=\d+\/\d)|^\d+\/(?=\d)/u, ''),
    )
  }),
  'markup: one amount split over two lines': worseMarkup((recipe) => {
    recipe.recipeIngredient = textsOf(recipe.recipeIngredient).flatMap((line) => {
      const amount = AMOUNT.exec(line)?.[0] ?? ''
      return amount === '' ? [line] : [amount.trim(), line.slice(amount.length).trim()]
    })
  }),
  'markup: names without amounts': worseMarkup((recipe) => {
    recipe.recipeIngredient = textsOf(recipe.recipeIngredient).map((line) => line.replace(AMOUNT, '') || line)
  }),
  'markup: half of the ingredients': worseMarkup((recipe) => {
    const lines = textsOf(recipe.recipeIngredient)
    recipe.recipeIngredient = lines.slice(0, Math.ceil(lines.length / 2))
  }),
  'markup: equipment among the ingredients': worseMarkup((recipe) => {
    recipe.recipeIngredient = [
      ...textsOf(recipe.recipeIngredient),
      'Large mixing bowl',
      'Whisk',
      'Baking sheet',
      '9 inch cake tin',
      'Parchment paper',
    ]
  }),
  'markup: headings instead of steps': worseMarkup((recipe, truth) => {
    recipe.recipeInstructions = asSteps(truth, (text) => ({ '@type': 'HowToStep', text: opening(text) }))
  }),
  'markup: half of the steps': worseMarkup((recipe, truth) => {
    recipe.recipeInstructions = asSteps(truth, (text) => ({ '@type': 'HowToStep', text })).slice(
      0,
      Math.ceil(truth.instructions.length / 2),
    )
  }),
  'markup: the article as one step': worseMarkup((recipe, truth, tree) => {
    recipe.recipeInstructions = `${article(tree)} ${truth.instructions.join(' ')}`
  }),
  'markup: machine-made step names': worseMarkup((recipe, truth) => {
    recipe.recipeInstructions = [
      {
        '@type': 'HowToSection',
        name: 'Instructions',
        itemListElement: asSteps(truth, (text, at) => ({
          '@type': 'HowToStep',
          name: `Step #${at + 1}`,
          text,
        })),
      },
    ]
  }),
  'markup: line breaks inside of lines': worseMarkup((recipe, truth) => {
    recipe.recipeIngredient = textsOf(recipe.recipeIngredient).map((line) => line.replace(/ /, '\n'))
    recipe.recipeInstructions = asSteps(truth, (text) => ({
      '@type': 'HowToStep',
      text: wrapAt(text, 50, '\n'),
    }))
  }),
  'markup: groups in capitals among the lines': changed((tree) =>
    eachRecipe(tree, (recipe) => {
      const lines = textsOf(recipe.recipeIngredient)
      recipe.recipeIngredient = [
        'FOR THE SAUCE',
        ...lines.slice(0, 2),
        'TOPPING',
        ...lines.slice(2, 4),
        'TO SERVE',
        ...lines.slice(4),
      ]
    }),
  ),
  'markup: groups as the page names them': changed((tree, truth) => {
    if (!namedGroups(tree, truth, ['Sauce', 'Crunchy topping'], 'h4')) return false
    const middle = truth.ingredients.length >> 1
    return eachRecipe(tree, (recipe) => {
      const lines = textsOf(recipe.recipeIngredient)
      recipe.recipeIngredient = [
        'Sauce',
        ...lines.slice(0, middle),
        'Crunchy topping',
        ...lines.slice(middle),
      ]
    })
  }),
  'page: groups in capitals, no colon': worsePage((tree, truth) =>
    namedGroups(tree, truth, ['DRESSING', 'FOR THE TOPPING']),
  ),
  'page: two unit systems, one hidden': withTwoUnits(
    ({ amount, other, rest }) =>
      `<span class="amount-us">${amount}</span><span class="amount-metric" style="display:none">${other}</span>${rest}`,
  ),
  'page: two unit systems, marked by class': withTwoUnits(
    ({ amount, other, rest }) =>
      `<span class="qty"><span class="unit-imperial">${amount}</span> <span class="unit-metric">${other}</span></span>${rest}`,
  ),
  'page: two unit systems, data attributes': withTwoUnits(
    ({ amount, other, rest }) =>
      `<span data-unit-system="us">${amount}</span><span data-unit-system="metric">${other}</span><span>${rest}</span>`,
  ),
  'page: amount and name in table cells': cells(
    (amount, name) => `<tr><td>${amount}</td><td>${name}</td></tr>`,
    (rows) => `<table><tbody>${rows}</tbody></table>`,
  ),
  'page: name before amount in table cells': cells(
    (amount, name) => `<tr><td>${name}</td><td>${amount}</td></tr>`,
    (rows) => `<table><tbody>${rows}</tbody></table>`,
  ),
  'page: amount and name in boxes that touch': cells(
    (amount, name) => `<li><div>${amount}</div><div>${name}</div></li>`,
    (rows) => `<ul>${rows}</ul>`,
  ),
  'page: amount and name in divs of a grid': cells(
    (amount, name) => `<div class="row"><div class="c1">${amount}</div><div class="c2">${name}</div></div>`,
    (rows) => `<div class="grid">${rows}</div>`,
  ),
  'page: navigation heading for screen readers': heading(
    '<h1 class="assistive-text">Main navigation</h1><h1 class="a11y-hidden" style="position:absolute;clip:rect(0,0,0,0)">Site menu</h1>',
  ),
  'page: "Print:" before the title': worsePage((tree, truth) => {
    const [title] = tags(tree, (tag) => tag.name === 'h1' && letters(seenText(tag)) === letters(truth.title))
    if (!title) return false
    replaceBy(title, `Print: ${escapeHtml(truth.title)}`)
    return true
  }),
  'page: hard-wrapped steps': worsePage((tree, truth) => {
    const shown = showing(tree, truth.instructions)
    for (const { tag, line } of shown) replaceBy(tag, wrapAt(escapeHtml(line), 50, '<br>'))
    return shown.length >= truth.instructions.length * 0.8 && shown.length >= 2
  }),
  ...Object.fromEntries(
    Object.entries(PAYLOADS).map(([name, payload]) => [`only in data: ${name}`, onlyPayload(payload)]),
  ),
}

import type { Ingredient } from '#core/contracts/ingredient.ts'
import { describes, PIECES } from '#core/ingredients/word-classes.ts'
import type { Mention } from '#core/recipes/mentions.ts'
import { normalWords } from '#core/text/normalise.ts'
import { VOCABULARY } from '../vocabulary.ts'
import { isMadeOf, type Listed, listedOf, meets, startsWith } from './listed.ts'
import type { ReadIngredientLine, ReadRecipe } from './reading.ts'

const UNDEMANDED = new Set(['water', 'ice'])
/** Too general to identify one line. */
const VAGUE = new Set(
  'sauce powder mix fresh ground dried red green white black brown yellow extra virgin whole sweet hot all purpose baking seed style free bar chip low'.split(
    ' ',
  ),
)
/** Words that refer to several lines at once. Plural, because "vegetable oil" isn't a vegetable. */
const MEMBERS: [word: RegExp, holds: (ingredient: Ingredient) => boolean][] = [
  [/\b(?:spices|seasonings)\b/i, ({ category, name }) => category === 'spices' || name.startsWith('dried ')],
  [/\bherbs\b/i, ({ category }) => category === 'herbs'],
  [/\bvegetables\b/i, ({ category }) => category === 'vegetables'],
  [/\baromatics\b/i, ({ name }) => /onion|garlic|ginger|shallot|celery|leek/.test(name)],
  [/\bgreens\b/i, ({ name }) => /lettuce|green|spinach|kale|arugula|chard|cabbage/.test(name)],
  [/\bfruit\b/i, ({ category }) => category === 'fruits'],
  [/\bmeat\b/i, ({ category }) => category === 'meat'],
  [/\bfish\b(?! sauce)/i, ({ category }) => category === 'seafood'],
]
/** What the title may promise and the recipe makes: bread, sauces, sweets. Lemon or chicken must be listed. */
const MADE_HERE = new Set('bread pasta pantry condiments baking sweeteners drinks dairy'.split(' '))

/** The words of the line's own name that can identify it by themselves: "thighs", "flakes", "vanilla". */
function handles({ forms }: Listed): string[] {
  return (forms.at(-1) ?? []).filter((word) => !VAGUE.has(word) && !describes(word) && !PIECES.has(word))
}

interface Stock {
  mentions: Mention[]
  words: Set<string>
  text: string
  listed: Listed[]
  all: boolean
}

function isUsed(item: Listed, { mentions, words, text, listed, all }: Stock): boolean {
  if (all) return true
  for (const mention of mentions) {
    if (mention.id === item.id) return true
    // Text that names another line outright doesn't refer to this one.
    if (listed.some((other) => other.id === mention.id)) {
      if (!VOCABULARY.ancestors[item.id]?.includes(mention.id)) continue
    }
    if (meets(mention, item)) return true
  }
  if (MEMBERS.some(([word, holds]) => word.test(text) && holds(item.ingredient))) return true
  const taken = new Set(
    mentions.filter(({ id }) => listed.some((other) => other.id === id)).flatMap((mention) => mention.words),
  )
  return handles(item).some((word) => words.has(word) && !taken.has(word))
}

function unusedIn(line: ReadIngredientLine, stock: Stock): string[] {
  const items = stock.listed.filter((item) => item.line === line)
  // "lemon juice, from 2 lemons": the juice refers to the lemons.
  const source = (item: Listed) =>
    items.some(
      ({ forms, id }) =>
        id !== item.id && forms.some((form) => startsWith(form, normalWords(item.ingredient.name))),
    )
  const unused = items.filter((item) => !isUsed(item, stock) && !source(item))
  if (line.parsed.alternatives.length > 0 && unused.length < items.length) return []
  return unused.map(({ ingredient }) => `'${line.raw}' is listed, but no step names '${ingredient.name}'`)
}

function isDishOf(mention: Mention, titleWords: readonly string[]): boolean {
  const category = VOCABULARY.ingredients[mention.id]?.category ?? ''
  return MADE_HERE.has(category) && mention.words.every((word) => titleWords.includes(word))
}

/** Checks that everything listed is used, and everything used is listed. */
export function checkUsed(read: ReadRecipe): string[] {
  const listed = listedOf(read)
  const mentions = read.steps.flatMap((step) => step.mentions)
  const words = new Set(read.steps.flatMap((step) => step.words))
  const all = /\b(?:all|remaining|rest) (?:of )?(?:the )?(?:other )?ingredients\b/i.test(read.text)
  const stock = { mentions, words, text: read.text, listed, all }
  const problems = read.lines.flatMap((line) => unusedIn(line, stock))
  const titleWords = normalWords(read.recipe.title)
  for (const [i, step] of read.steps.entries()) {
    const reported = new Set<number>()
    for (const mention of step.mentions) {
      const { id, sure } = mention
      const name = VOCABULARY.ingredients[id]?.name ?? ''
      if (!sure || reported.has(id) || UNDEMANDED.has(name)) continue
      if (listed.some((item) => meets(mention, item)) || isDishOf(mention, titleWords)) continue
      if (isMadeOf(mention, listed)) continue
      reported.add(id)
      const word = mention.words.join(' ')
      const near = listed.find(({ forms }) => forms.some((form) => form.includes(mention.words.at(-1) ?? '')))
      const hint = near ? ` (listed is '${near.ingredient.name}')` : ''
      problems.push(`step ${i + 1} names '${word}', which is not listed${hint}`)
    }
  }
  return problems
}

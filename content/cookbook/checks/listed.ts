import type { Ingredient } from '#core/contracts/ingredient.ts'
import { describes, PARTS, PIECES, PRODUCTS } from '#core/ingredients/word-classes.ts'
import type { Mention } from '#core/recipes/mentions.ts'
import { normalWords } from '#core/text/normalise.ts'
import { VOCABULARY } from '../vocabulary.ts'
import type { ReadIngredientLine, ReadRecipe } from './reading.ts'

/** A listed ingredient, ready to be compared with what the steps name. */
export interface Listed {
  id: number
  ingredient: Ingredient
  /** All its names, in folded singular words. */
  forms: string[][]
  /** Of these, the first name and the one that the line uses. */
  own: string[][]
  /** The words after the name: preparation and notes. */
  extra: string
  line: ReadIngredientLine
}

/** Words that other foods' names end in with a different meaning: sour cream, peanut butter. */
const STRICT = new Set(['butter', 'cream', 'egg', 'flour', 'sugar'])
/** What an ingredient yields or is cut into: the lemon's juice, the bacon's fat. */
const YIELDS = new Set(
  'juice zest peel fat water dripping wedge grease brine liquid broth white yolk'.split(' '),
)
/** What a cook makes from the word before it. */
const MADE = new Set(['sauce', 'paste', 'oil', 'cream', 'syrup', 'puree'])
function endsWith(words: readonly string[], tail: readonly string[]): boolean {
  return (
    tail.length <= words.length && tail.every((word, i) => words[words.length - tail.length + i] === word)
  )
}

export function startsWith(words: readonly string[], head: readonly string[]): boolean {
  return head.length <= words.length && head.every((word, i) => words[i] === word)
}

const ANIMAL = new Set(['meat', 'poultry', 'seafood'])

/** "legs" for leg quarters, "ham" for the hock: cuts are named loosely once the meat is in the pot. */
function isSameAnimal(id: number, { id: other, ingredient }: Listed): boolean {
  const named = VOCABULARY.ingredients[id]
  if (!named || named.category !== ingredient.category || !ANIMAL.has(named.category)) return false
  const [a, b] = [VOCABULARY.ancestors[id]?.at(-1), VOCABULARY.ancestors[other]?.at(-1)]
  return (a !== undefined && a === b) || named.name.split(' ')[0] === ingredient.name.split(' ')[0]
}

/** Can this mention refer to this listed ingredient? */
export function meets({ id, words }: Mention, listed: Listed): boolean {
  if (id === listed.id) return true
  const { ancestors, not } = VOCABULARY
  if (ancestors[id]?.includes(listed.id) || ancestors[listed.id]?.includes(id)) return true
  if (` ${listed.extra} `.includes(` ${words.join(' ')} `)) return true
  const word = words.join(' ')
  if (word === 'clove' && listed.line.parsed.unit === 'clove') return true
  // The can of coconut milk holds its own cream and lumps of coconut.
  if (/cream$|^coconut$/.test(word) && /^coconut (?:milk|cream)$/.test(listed.ingredient.name)) return true
  if (word === 'noodle' && listed.ingredient.category === 'pasta') return true
  if (isSameAnimal(id, listed)) return true
  return listed.forms.some((form) => {
    const denied = not[listed.id]?.has(id) ?? false
    // It may be the end of its own name: "peppers" for bell peppers. But garlic isn't its powder, nor cream sour cream.
    if (endsWith(form, words)) {
      return !denied || form[0] === 'vegan' || (listed.own.includes(form) && !STRICT.has(word))
    }
    if (endsWith(words, form)) return !not[id]?.has(listed.id)
    if (startsWith(form, words) && !denied)
      return form.slice(words.length).every((word) => !PRODUCTS.has(word) || YIELDS.has(word))
    if (startsWith(words, form)) {
      return words.slice(form.length).every((word) => PARTS.has(word) || PIECES.has(word) || YIELDS.has(word))
    }
    return false
  })
}

function mentionOf(words: readonly string[]): Mention | undefined {
  const id = VOCABULARY.byForm.get(words.join(' '))
  return id === undefined ? undefined : { id, words, sure: true, hint: false }
}

/** "shredded chicken" is the listed chicken, and "cinnamon sugar" the listed cinnamon and sugar. */
export function isMadeOf(mention: Mention, listed: readonly Listed[]): boolean {
  const words = mention.words.filter((word) => word !== 'and')
  const answers = (part: readonly string[]) => {
    const inner = mentionOf(part)
    return inner !== undefined && listed.some((item) => meets(inner, item))
  }
  const first = words.findIndex((word) => !describes(word))
  if (first > 0 && answers(words.slice(first))) return true
  const last = words.length - 1
  const cut = words.findLastIndex((word) => !PARTS.has(word) && !PIECES.has(word)) + 1
  if (cut > 0 && cut <= last && answers(words.slice(0, cut))) return true
  // A "chipotle sauce" or "almond paste" that the recipe makes; what is usually bought ready-made must be listed.
  const homemade = (VOCABULARY.ingredients[mention.id]?.popularity ?? 100) < 40
  if (homemade && MADE.has(words[last] ?? '') && answers(words.slice(0, last))) return true
  return last > 0 && words.every((word) => answers([word]))
}

export function listedOf(read: ReadRecipe): Listed[] {
  return read.lines.flatMap((line) =>
    line.named.flatMap(({ ingredient, words }) => {
      if (!ingredient) return []
      const names = [ingredient.name, ingredient.plural, ...ingredient.synonyms].map(normalWords)
      const extra = normalWords(`${line.parsed.preparation} ${line.parsed.note}`).join(' ')
      const id = VOCABULARY.byForm.get(normalWords(ingredient.name).join(' ')) ?? -1
      const asWritten = [...words]
      return [
        { id, ingredient, forms: [...names, asWritten], own: [...names.slice(0, 1), asWritten], extra, line },
      ]
    }),
  )
}

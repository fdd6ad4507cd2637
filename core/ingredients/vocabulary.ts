import type { Ingredient } from '../contracts/ingredient.ts'
import { normalWords } from '../text/normalise.ts'
import { COMPOUNDS } from './compounds.ts'
import { isLoose, isNarrowing, PIECES } from './word-classes.ts'

/** Marks a fixed compound: it names nothing itself and hides what is inside. */
export const COMPOUND = -1

/** A node in the trie of all forms, read backwards: "bell" and "black" are under "pepper". */
export interface Ending {
  /** The ingredient that the words so far name, or COMPOUND. */
  id: number | undefined
  phrase: string
  before: Map<string, Ending> | undefined
}

function treeOf(forms: ReadonlyMap<string, number>): Map<string, Ending> {
  const endings = new Map<string, Ending>()
  const add = (phrase: string, id: number) => {
    const words = phrase.split(' ')
    let level = endings
    for (let i = words.length - 1; i >= 0; i--) {
      const word = words[i] as string
      let node = level.get(word)
      if (node === undefined) {
        node = { id: undefined, phrase: words.slice(i).join(' '), before: undefined }
        level.set(word, node)
      }
      if (i === 0) node.id ??= id
      else level = node.before ??= new Map()
    }
  }
  for (const [form, id] of forms) add(form, id)
  for (const phrase of COMPOUNDS) add(phrase, COMPOUND)
  return endings
}

/** The searchable ingredient list: by any name, by parent, by what a name is not. */
export interface Vocabulary {
  readonly ingredients: readonly Ingredient[]
  /** Number of the ingredient with this name, plural or synonym (folded, singular words joined by a space). */
  readonly byForm: ReadonlyMap<string, number>
  /** Last words of all forms: a quick check that a phrase doesn't end in an ingredient. */
  readonly lastWords: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly endings: ReadonlyMap<string, Ending>
  /** Forms that don't specify the subtype, and what they mean: "cheese", "grated cheese", "cooked chicken". */
  readonly general: ReadonlyMap<string, number>
  /** Forms that name one subtype although they are listed under the general word: "granulated sugar" for sugar. */
  readonly narrow: ReadonlySet<string>
  /** Number of words in the longest form. */
  readonly longest: number
  /** The ancestors of each ingredient, nearest first. */
  readonly ancestors: readonly (readonly number[])[]
  /** The ancestors whose general name does for each ingredient, and how far: flour for bread flour, not for almond flour. */
  readonly coveredBy: readonly ReadonlyMap<number, 'full' | 'partial'>[]
  /** The ancestors that each ingredient does for: cheddar for cheese, but sesame oil not for oil. */
  readonly covers: readonly (readonly number[])[]
  /** What each ingredient is not, by number. */
  readonly not: readonly ReadonlySet<number>[]
  /** What each ingredient is not, as a normalized phrase that doesn't name an ingredient. */
  readonly notPhrases: readonly ReadonlySet<string>[]
}

/** The words that a form adds before the name, ignoring pieces after it ("fish fillet"); undefined for another name. */
function addedWords(form: string, name: string): string[] | undefined {
  const words = form.split(' ')
  const length = name.split(' ').length
  while (words.length > length && PIECES.has(words.at(-1) as string)) words.pop()
  return words.slice(-length).join(' ') === name ? words.slice(0, -length) : undefined
}

function formsOf(ingredient: Ingredient): string[] {
  return [ingredient.name, ingredient.plural, ...ingredient.synonyms]
}

function keeps(ingredient: Ingredient | undefined, when: 'asked' | 'owned'): boolean {
  return ingredient?.apart === when || ingredient?.apart === 'both'
}

/** Other than its kin "cooked chicken", "minced beef" isn't any beef. */
function isApart(ingredient: Ingredient | undefined): boolean {
  return ingredient?.apart === 'partly' || keeps(ingredient, 'asked')
}

/** Up the line of ancestors, until one stands apart from its parent. */
function coveringOf(id: number, line: readonly number[], ingredients: readonly Ingredient[]) {
  const covering = new Map<number, 'full' | 'partial'>()
  let how: 'full' | 'partial' = 'full'
  for (const [i, ancestor] of line.entries()) {
    const child = ingredients[line[i - 1] ?? id]
    if (keeps(child, 'asked')) break
    if (child?.apart === 'partly') how = 'partial'
    covering.set(ancestor, how)
  }
  return covering
}

export function createVocabulary(ingredients: readonly Ingredient[]): Vocabulary {
  const byForm = new Map<string, number>()
  const lastWords = new Set<string>()
  const words = new Set<string>()
  let longest = 1
  const add = (text: string, id: number) => {
    const parts = normalWords(text)
    const form = parts.join(' ')
    if (form === '' || byForm.has(form)) return
    byForm.set(form, id)
    lastWords.add(parts.at(-1) as string)
    for (const word of parts) words.add(word)
    longest = Math.max(longest, parts.length)
  }
  // Names first: another ingredient's synonym never overrides them.
  for (const [id, ingredient] of ingredients.entries()) add(ingredient.name, id)
  for (const [id, ingredient] of ingredients.entries()) for (const form of formsOf(ingredient)) add(form, id)

  const find = (text: string) => byForm.get(normalWords(text).join(' '))
  const parents = ingredients.map((ingredient) => (ingredient.parent ? find(ingredient.parent) : undefined))
  const ancestors = ingredients.map((_, id) => {
    const line: number[] = []
    for (let at = parents[id]; at !== undefined && at !== id && !line.includes(at); at = parents[at])
      line.push(at)
    return line
  })

  const coveredBy = ancestors.map((line, id) => coveringOf(id, line, ingredients))
  const covers = ancestors.map((line, id) => {
    const end = [id, ...line].findIndex((at) => keeps(ingredients[at], 'owned'))
    return end < 0 ? line : line.slice(0, end)
  })

  const not = ingredients.map((ingredient, id) => {
    const ids = (ingredient.not ?? []).map(find).filter((other): other is number => other !== undefined)
    return new Set(ids.filter((other) => other !== id))
  })
  const notPhrases = ingredients.map(
    (ingredient) => new Set((ingredient.not ?? []).map((n) => normalWords(n).join(' '))),
  )
  const plainNames = ingredients.map((ingredient) => normalWords(ingredient.name).join(' '))
  const general = new Map<string, number>()
  const narrow = new Set<string>()
  for (const [form, id] of byForm) {
    const parent = parents[id]
    const added = addedWords(form, plainNames[id] as string)
    // Cooked or grated, it can still be any subtype: "cooked chicken" matches a user's chicken breast.
    const state = parent === undefined ? undefined : addedWords(form, plainNames[parent] as string)
    if (state?.every(isLoose) && !isApart(ingredients[id])) general.set(form, parent as number)
    else if (form === plainNames[id] || added?.every(isLoose)) general.set(form, id)
    else if (added?.some(isNarrowing)) narrow.add(form)
  }
  return {
    ingredients,
    byForm,
    endings: treeOf(byForm),
    lastWords,
    words,
    general,
    narrow,
    longest,
    ancestors,
    coveredBy,
    covers,
    not,
    notPhrases,
  }
}

/** The ingredient that a name, plural or synonym means, however it is spelled; undefined when unknown. */
export function resolve(vocabulary: Vocabulary, term: string): Ingredient | undefined {
  const id = vocabulary.byForm.get(normalWords(term).join(' '))
  return id === undefined ? undefined : vocabulary.ingredients[id]
}

/** What this ingredient is a kind of, nearest first. */
export function isKindOf(vocabulary: Vocabulary, name: string): Ingredient[] {
  const id = vocabulary.byForm.get(normalWords(name).join(' '))
  if (id === undefined) return []
  return (vocabulary.ancestors[id] ?? []).map((at) => vocabulary.ingredients[at] as Ingredient)
}

/** What most kitchens always have. */
export function staplesOf(vocabulary: Vocabulary): Ingredient[] {
  return vocabulary.ingredients.filter((ingredient) => ingredient.staple)
}

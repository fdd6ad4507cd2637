import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { normalWords } from '../text/normalise.ts'
import { DISHES } from './read/dishes.ts'

const WORD = /[\p{L}\p{N}]+(?:['’‘][\p{L}\p{N}]+)*/gu
/** Before a common word: whose dish it is, or which. */
const MINE =
  /\b(?:my|our|(?:do|have) (?:i|we) (?:have|got) (?:an? |any |the |some )?(?:recipes? (?:for|of) (?:an? |the |some )?)?)\s*$/i
const THE = /\b(?:the|this|that)\s*$/i
const BEFORE = /^(?:my|our|the|a|an|this|that)$/i
const ASIDE = /\(.*?\)/g
/** What comes after these says more about a dish, and isn't its name: "stew with beans". */
const MORE = /\s+(?:with|and|in|on|from|for|by|à la)\s.*$/i
const WHOLE = 100

const titleWords = (title: string) => {
  const words = normalWords(title)
  return BEFORE.test(words[0] ?? '') ? words.slice(1) : words
}

interface Mention {
  /** Where it stands in the text. */
  from: number
  to: number
  /** How much of the title it is. */
  weight: number
}

/**
 * Where a text names a recipe: by its title, by the end of it ("lentil soup"), or by its last word, if that is no common
 * one ("the stollen") or the user says whose it is ("my soup").
 */
function mentionIn(text: string, title: string, vocabulary: Vocabulary): Mention | undefined {
  const tokens = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    normal: normalWords(word)[0] ?? '',
    from: index,
    to: index + word.length,
  }))
  const plain = title.replace(ASIDE, ' ')
  const whole = titleWords(plain)
  const name = titleWords(plain.replace(MORE, ''))
  const at = (run: readonly string[]) =>
    tokens.findIndex((_, start) => run.every((word, i) => tokens[start + i]?.normal === word))
  const runs = [whole, ...name.map((_, start) => name.slice(start))]
  for (const run of runs) {
    const start = run.length > 0 ? at(run) : -1
    if (start < 0) continue
    const isWhole = run === whole
    const [word = ''] = run
    const before = text.slice(0, tokens[start]?.from)
    const isCommon = run.length < 2 && (vocabulary.byForm.has(word) || DISHES.has(word))
    const isPointed = MINE.test(before) || (DISHES.has(word) && THE.test(before))
    if (!isWhole && isCommon && !isPointed) continue
    const first = BEFORE.test(tokens[start - 1]?.word ?? '') ? start - 1 : start
    const last = start + run.length - 1
    const end = tokens[last + 1]?.normal === 'recipe' ? last + 1 : last
    return {
      from: tokens[first]?.from ?? 0,
      to: tokens[end]?.to ?? 0,
      weight: run.length + (isWhole ? WHOLE : 0),
    }
  }
  return undefined
}

interface Named {
  title: string
  also_called?: readonly string[]
}

/** By whichever of its names says the most of it. */
const bestMention = (text: string, { title, also_called = [] }: Named, vocabulary: Vocabulary) =>
  [title, ...also_called]
    .flatMap((name) => mentionIn(text, name, vocabulary) ?? [])
    .sort((a, b) => b.weight - a.weight)[0]

/** The recipe that a text names. One that two recipes have in part means neither. */
export function namedRecipe<Recipe extends Named>(
  text: string,
  recipes: readonly Recipe[],
  vocabulary: Vocabulary,
): Recipe | undefined {
  const found = recipes
    .flatMap((recipe) => {
      const mention = bestMention(text, recipe, vocabulary)
      return mention ? [{ recipe, weight: mention.weight }] : []
    })
    .sort((a, b) => b.weight - a.weight)
  const [best, next] = found
  return best && (best.weight > WHOLE || best.weight !== next?.weight) ? best.recipe : undefined
}

/** The question with "it" for the recipe that it names; undefined if it doesn't. */
export function pointingAt(question: string, recipe: Named, vocabulary: Vocabulary): string | undefined {
  const mention = bestMention(question, recipe, vocabulary)
  return mention && `${question.slice(0, mention.from)}it${question.slice(mention.to)}`
}

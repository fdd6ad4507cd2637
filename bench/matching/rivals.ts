import { namesOf } from '#core/ingredients/line-names.ts'
import { createTerm, matchNames } from '#core/ingredients/match.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { isKindOf, resolve, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { normalise, wordsOf } from '#core/text/normalise.ts'
import { literalMatch } from './literal-rule.ts'

/** Decides whether an ingredient satisfies a recipe line. */
export interface Rule {
  name: string
  matches: (ingredient: string, line: string) => boolean
}

function sous(ingredient: string, line: string, vocabulary: Vocabulary) {
  const term = createTerm(ingredient, vocabulary)
  return matchNames(term, namesOf(line, vocabulary), line, vocabulary).strength
}

function parsedNames(line: string): string[] {
  const { names, alternatives } = parseLine(line)
  return [...names, ...alternatives]
}

/**
 * Ours compared with others. Mealie and Tandoor compare foods, not texts; they get our parser (better than their own)
 * and, for Tandoor, our kinds as its food tree, so that only the rules differ.
 */
export function rules(vocabulary: Vocabulary): Rule[] {
  return [
    { name: 'Sous', matches: (i, l) => sous(i, l, vocabulary) !== 'none' },
    { name: 'literal rule of the spec', matches: (i, l) => literalMatch(i, l) !== 'none' },
    {
      name: 'exact food (Mealie)',
      matches: (i, l) => parsedNames(l).some((name) => normalise(name) === normalise(i)),
    },
    {
      name: 'exact, child or parent food (Tandoor)',
      matches: (i, l) =>
        parsedNames(l).some((name) => {
          if (normalise(name) === normalise(i)) return true
          const own = resolve(vocabulary, i)?.name
          const food = resolve(vocabulary, name)?.name
          if (own === undefined || food === undefined || own === food) return false
          const related = (a: string, b: string) => isKindOf(vocabulary, a).some((kind) => kind.name === b)
          return related(own, food) || related(food, own)
        }),
    },
    { name: 'plain substring', matches: (i, l) => wordsOf(l).join(' ').includes(wordsOf(i).join(' ')) },
  ]
}

import { normalWords } from '#core/text/normalise.ts'
import type { ReadRecipe } from './reading.ts'

const FILLER = new Set(
  'and with in of the a to for style one pot pan sheet skillet quick weeknight simple easy on'.split(' '),
)
const SHINGLE = 5

interface Fingerprint {
  slug: string
  title: Set<string>
  ingredients: Set<string>
  shingles: Set<string>
}

function fingerprint({ recipe, lines }: ReadRecipe): Fingerprint {
  const words = normalWords(recipe.steps.join(' '))
  const shingles = new Set<string>()
  for (let i = 0; i + SHINGLE <= words.length; i++) shingles.add(words.slice(i, i + SHINGLE).join(' '))
  const names = lines.flatMap(({ ingredients }) =>
    ingredients.filter(({ staple }) => !staple).map(({ name }) => name),
  )
  return {
    slug: recipe.slug,
    title: new Set(normalWords(recipe.title).filter((word) => !FILLER.has(word))),
    ingredients: new Set(names),
    shingles,
  }
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0
  for (const item of a) if (b.has(item)) both++
  const either = a.size + b.size - both
  return either === 0 ? 0 : both / either
}

/** How many five-word runs each pair shares, by "i j". Most runs occur in few recipes, so this stays far below all pairs. */
function sharedShingles(prints: readonly Fingerprint[]): Map<string, number> {
  const holders = new Map<string, number[]>()
  for (const [i, { shingles }] of prints.entries()) {
    for (const shingle of shingles) {
      const list = holders.get(shingle)
      if (list) list.push(i)
      else holders.set(shingle, [i])
    }
  }
  const shared = new Map<string, number>()
  for (const list of holders.values()) {
    for (const [k, i] of list.entries()) {
      for (const j of list.slice(k + 1)) shared.set(`${i} ${j}`, (shared.get(`${i} ${j}`) ?? 0) + 1)
    }
  }
  return shared
}

const percent = (value: number) => `${Math.round(value * 100)} %`

/** Pairs that are the same dish twice, or the same text under another name. */
export function findDuplicates(reads: readonly ReadRecipe[]): string[] {
  const prints = reads.map(fingerprint)
  const shared = sharedShingles(prints)
  const problems: string[] = []
  for (const [i, a] of prints.entries()) {
    for (let j = i + 1; j < prints.length; j++) {
      const b = prints[j] as Fingerprint
      const title = jaccard(a.title, b.title)
      const ingredients = jaccard(a.ingredients, b.ingredients)
      const both = shared.get(`${i} ${j}`) ?? 0
      const text = both / Math.max(1, a.shingles.size + b.shingles.size - both)
      const close = title >= 0.5 && ingredients >= 0.65
      if (close || (title + ingredients) / 2 >= 0.7)
        problems.push(
          `${a.slug}: near-duplicate of ${b.slug} (title ${percent(title)}, ingredients ${percent(ingredients)} the same)`,
        )
      else if (text >= 0.3)
        problems.push(`${a.slug}: its steps are ${percent(text)} the same words as those of ${b.slug}`)
    }
  }
  return problems
}

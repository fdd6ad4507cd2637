import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import * as strings from '../strings.ts'
import { plainLine } from './plain-text.ts'
import type { Remarks } from './remarks.ts'

export function tagsOf(given: readonly string[], remarks: Remarks): string[] {
  const tags: string[] = []
  const left: string[] = []
  const seen = new Set<string>()
  for (const raw of given) {
    const tag = plainLine(raw).replace(/^[\s#]+/, '')
    const key = tag.toLowerCase()
    if (tag === '' || seen.has(key)) continue
    seen.add(key)
    if (tags.length < OWN_LIMITS.tags && tag.length <= OWN_LIMITS.tag) tags.push(tag)
    else left.push(tag)
  }
  if (left.length > 0) remarks.move('tags', strings.moreTags, left.join(', '), strings.tagsNoFit(left.length))
  return tags
}

export function folderOf(given: string | null | undefined, remarks: Remarks): string | null {
  const folder = plainLine(given ?? '')
  if (folder.length <= OWN_LIMITS.folder) return folder || null
  remarks.move('folder', strings.folder, folder, strings.folderTooLong)
  return null
}

/** Whole stars of five. */
export function ratingOf(rating: RawRecipe['rating'], remarks: Remarks): number | null {
  if (rating === null || rating === undefined || !Number.isFinite(rating) || rating <= 0) return null
  const stars = Math.min(5, Math.max(1, Math.round(rating)))
  if (stars !== rating) remarks.move('rating', strings.rating, strings.ofFive(rating), strings.ratingRounded)
  return rating > 5 ? null : stars
}

const LEVELS: readonly (readonly ['easy' | 'medium' | 'hard', RegExp])[] = [
  ['easy', /^(?:very )?(?:easy|simple|beginner|simpel|einfach|leicht|facile|f[aá]cil|makkelijk)$/i],
  ['medium', /^(?:medium|moderate|intermediate|normal|mittel|moyen(?:ne)?|media?|medio|gemiddeld)$/i],
  ['hard', /^(?:hard|difficult|advanced|expert|schwer|schwierig|difficile|dif[ií]cil|pfiffig|moeilijk)$/i],
]

export function difficultyOf(given: string | null | undefined, remarks: Remarks) {
  const text = plainLine(given ?? '')
  const level = LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  if (text !== '' && level === null)
    remarks.move('difficulty', strings.difficulty, text, strings.difficultyUnknown)
  return level
}

export function cuisineOf(given: string | null | undefined, remarks: Remarks): string | null {
  const text = plainLine(given ?? '')
  if (text.length <= OWN_LIMITS.cuisine) return text.toLowerCase() || null
  remarks.move('cuisine', strings.cuisine, text, strings.cuisineTooLong)
  return null
}

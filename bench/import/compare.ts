import type { ImportedRecipe } from '#core/import/imported.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { minutesOf } from '#core/recipes/reading/durations.ts'
import { servingsOf } from '#core/recipes/reading/servings.ts'

export interface Sample {
  title: string
  ingredients: string[]
  steps: string[]
  servings: string | null
  times: { prep: string | null; cook: string | null; total: string | null }
  source_url: string | null
  source?: string | null
  tags: string[]
  rating: string | number | null
  notes: string | null
  photo: boolean
  photo_is_link_only?: boolean
  description?: string
  groups?: string[]
}

export const FIELDS = [
  'title',
  'ingredients',
  'steps',
  'servings',
  'times',
  'source',
  'tags',
  'rating',
  'notes',
  'photo',
] as const
export type Field = (typeof FIELDS)[number]

/** Letters and digits; fractions as they are typed. Numbers before steps may stay or go. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

const NUMBERED = /^\s*(?:step\s*)?\d{1,3}\s*[.):]\s*/i
const step = (text: string) => plain(text.replace(NUMBERED, ''))

/** A line may say more than expected in brackets at its end: the preparation, which the expected results leave out. */
const sameLine = (ours: string, theirs: string) =>
  plain(ours) === plain(theirs) || plain(ours.replace(/\s*\([^()]*\)$/, '')) === plain(theirs)

/** The longest list that is in both, in order, as a share of the longer one. */
function inOrder(
  ours: readonly string[],
  theirs: readonly string[],
  same: (a: string, b: string) => boolean,
): number {
  let row = new Array<number>(theirs.length + 1).fill(0)
  for (const one of ours) {
    const next = [0]
    for (const [at, other] of theirs.entries())
      next.push(same(one, other) ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    row = next
  }
  const most = Math.max(ours.length, theirs.length)
  return most === 0 ? 1 : (row.at(-1) ?? 0) / most
}

/** Headings are lines of ours that end with a colon; the expected results list them apart. */
const withoutHeadings = (ours: readonly string[], theirs: readonly string[]) => {
  const kept = new Set(theirs.map(plain))
  return ours.filter((line) => !isHeading(line) || kept.has(plain(line)))
}

export const textOf = ({ content, marks }: ImportedRecipe) =>
  [
    ...[content.title, content.description, ...content.ingredients, ...content.instructions],
    ...[content.source_url, content.source_name, content.cuisine_type, content.difficulty_level],
    ...[marks.note, ...marks.tags, marks.folder, ...Object.values(marks.step_notes)],
  ].join('\n')

/** How much of each field is right, 0 to 1; a field that the source doesn't have isn't scored. */
export function compare(ours: ImportedRecipe, theirs: Sample): Partial<Record<Field, number>> {
  const { content, marks, photos, photoUrl } = ours
  const note = plain(marks.note ?? '')
  const holds = (text: string) => note.includes(plain(text))
  /** In its field, or in the note: as written, or a total that doesn't match the parts. */
  const isTime = (text: string, minutes: number | null) => {
    const stated = minutesOf(text)
    return stated === null
      ? holds(text)
      : stated === minutes || holds(text) || holds(`Total time: ${stated} minutes`)
  }
  const scores: Partial<Record<Field, number>> = {
    title: plain(content.title) === plain(theirs.title) ? 1 : 0,
    ingredients: inOrder(
      withoutHeadings(content.ingredients, theirs.ingredients),
      theirs.ingredients,
      sameLine,
    ),
    steps: inOrder(
      withoutHeadings(content.instructions, theirs.steps),
      theirs.steps,
      (a, b) => step(a) === step(b),
    ),
  }
  if (theirs.servings !== null) {
    const servings = servingsOf(theirs.servings)
    scores.servings =
      servings === null ? (holds(theirs.servings) ? 1 : 0) : content.servings === servings ? 1 : 0
  }
  const [prep, cook, rest] = [
    content.prep_time_minutes,
    content.cooking_time_minutes,
    content.rest_time_minutes,
  ]
  const total = (prep ?? 0) + (cook ?? 0) + (rest ?? 0)
  const times = [
    [theirs.times.prep, prep],
    [theirs.times.cook, cook],
    [theirs.times.total, total],
  ] as const
  const stated = times.filter(([text]) => text !== null && text !== '' && !/^P?T?0/.test(text))
  if (stated.length > 0)
    scores.times =
      stated.filter(([text, minutes]) => (text ?? '').split(' or ').some((one) => isTime(one, minutes)))
        .length / stated.length
  if (theirs.source_url)
    scores.source =
      content.source_url === theirs.source_url || content.source_name === theirs.source_url ? 1 : 0
  if (theirs.tags.length > 0) {
    const have = new Set([...marks.tags, marks.folder ?? ''].map(plain))
    const tags = theirs.tags.flatMap((tag) => tag.split(';'))
    const found = tags.filter((tag) => have.has(plain(tag)) || holds(tag)).length
    const extra = marks.tags.filter((tag) => !tags.some((one) => plain(one) === plain(tag))).length
    scores.tags = found / (tags.length + extra)
  }
  if (theirs.rating !== null)
    scores.rating = marks.rating === Math.round(Number.parseFloat(String(theirs.rating))) ? 1 : 0
  if (theirs.notes)
    scores.notes =
      holds(theirs.notes) || plain(content.description ?? '').includes(plain(theirs.notes)) ? 1 : 0
  if (theirs.photo)
    scores.photo = photos.length > 0 || (theirs.photo_is_link_only === true && photoUrl !== null) ? 1 : 0
  return scores
}

const missing = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one))

/** Ours and what is expected, for reading. */
export function differences(
  { content, marks, photos, photoUrl }: ImportedRecipe,
  theirs: Sample,
  field: Field,
): string {
  const { prep_time_minutes: prep, cooking_time_minutes: cook, rest_time_minutes: rest } = content
  const of: Record<Field, unknown> = {
    title: [content.title, theirs.title],
    ingredients: [
      missing(content.ingredients, theirs.ingredients),
      missing(theirs.ingredients, content.ingredients),
    ],
    steps: [missing(content.instructions, theirs.steps), missing(theirs.steps, content.instructions)],
    servings: [content.servings, theirs.servings],
    times: [{ prep, cook, rest }, theirs.times],
    source: [content.source_url, content.source_name, theirs.source_url],
    tags: [marks.tags, theirs.tags],
    rating: [marks.rating, theirs.rating],
    notes: [marks.note, theirs.notes],
    photo: [photos.length, photoUrl],
  }
  return JSON.stringify(of[field])
}

export const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Words of the expected result that are nowhere in what we made. */
export function lostWords(ours: ImportedRecipe, theirs: Sample): string[] {
  const made = new Set(wordsOf(textOf(ours)))
  const all = [
    theirs.title,
    ...theirs.ingredients,
    ...theirs.steps.map((text) => text.replace(NUMBERED, '')),
    theirs.notes ?? '',
    ...theirs.tags,
    theirs.description ?? '',
    ...(theirs.groups ?? []),
  ]
  return [...new Set(wordsOf(all.join('\n')))].filter((word) => !made.has(word))
}

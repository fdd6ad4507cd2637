import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { isUuid } from '#core/contracts/uuid.ts'
import { isPhotoName } from '#core/own-recipes/read-stored.ts'

/** A recipe as its form has it: everything as it was typed. */
export interface Draft {
  title: string
  description: string
  /** One a line. */
  ingredients: string
  steps: string
  servings: string
  prep: string
  cook: string
  rest: string
  difficulty: '' | 'easy' | 'medium' | 'hard'
  cuisine: string
  sourceUrl: string
  sourceName: string
  folder: string
  /** The user's own, kept apart from the recipe. */
  note: string
  tags: readonly string[]
  photos: readonly string[]
  /** Lines of a pasted text that went into no field. */
  unused: readonly string[]
}

export interface KeptDraft {
  /** Of the recipe; a new one has its id from the start, so that photos have a place. */
  id: string
  isNew: boolean
  /** What the form started with: changes that arrive meanwhile are merged. */
  start: Draft
  draft: Draft
  at: number
}

export const EMPTY_DRAFT: Draft = {
  ...{ title: '', description: '', ingredients: '', steps: '' },
  ...{ servings: '', prep: '', cook: '', rest: '', difficulty: '' },
  ...{ cuisine: '', sourceUrl: '', sourceName: '', folder: '', note: '' },
  ...{ tags: [], photos: [], unused: [] },
}

export const MOST_DRAFTS = 12
const LONGEST = 300_000
const MOST_UNUSED = 100
const DIFFICULTIES = ['easy', 'medium', 'hard'] as const

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST
const textsOf = (value: unknown, most: number): string[] =>
  Array.isArray(value) ? value.filter(isText).slice(0, most) : []

function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Record<string, unknown>
  const text = (name: keyof Draft) => (isText(given[name]) ? given[name] : '')
  return {
    ...{ title: text('title'), description: text('description') },
    ...{ ingredients: text('ingredients'), steps: text('steps'), servings: text('servings') },
    ...{ prep: text('prep'), cook: text('cook'), rest: text('rest') },
    ...{ cuisine: text('cuisine'), folder: text('folder'), note: text('note') },
    ...{ sourceUrl: text('sourceUrl'), sourceName: text('sourceName') },
    difficulty: DIFFICULTIES.find((one) => one === given.difficulty) ?? '',
    tags: textsOf(given.tags, OWN_LIMITS.tags),
    photos: textsOf(given.photos, OWN_LIMITS.photos).filter(isPhotoName),
    unused: textsOf(given.unused, MOST_UNUSED),
  }
}

/** From the device's storage, which may hold anything; the newest first. */
export function readDrafts(kept: unknown): readonly KeptDraft[] {
  if (!Array.isArray(kept)) return []
  return kept.slice(0, MOST_DRAFTS).flatMap((value) => {
    const { id, isNew, at, ...given } = (value ?? {}) as Partial<Record<keyof KeptDraft, unknown>>
    const [start, draft] = [readDraft(given.start), readDraft(given.draft)]
    if (!isUuid(id) || !start || !draft || typeof at !== 'number') return []
    return [{ id, isNew: isNew === true, start, draft, at }]
  })
}

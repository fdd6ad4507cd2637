import { CONTENT_FIELDS, type ContentField, type ContentValue, type RecipeContent } from './recipe-content.ts'

/** What happens to a stored recipe whose page has changed. */
type ChangeRule = 'ask' | 'newer' | 'mine'

interface ContentChange {
  field: ContentField
  was: ContentValue
  now: ContentValue
  /** The stored value isn't the page's former one: an operator edited it, or nobody knows. */
  edited: boolean
}

const isEmpty = (value: ContentValue | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

export function isSameContent(a: ContentValue | undefined, b: ContentValue | undefined): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b)
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((line, at) => plain(line) === plain(b[at] ?? ''))
  return typeof a === 'string' && typeof b === 'string' ? plain(a) === plain(b) : a === b
}

/**
 * What a page says now and didn't before. A field that the page no longer has is not a change: pages lose markup more
 * often than facts. `former` is the page at the last visit, without the fields that were never recorded.
 */
export const changesOf = (
  stored: RecipeContent,
  fresh: RecipeContent,
  former: Partial<RecipeContent>,
): ContentChange[] =>
  CONTENT_FIELDS.flatMap((field) => {
    const was = stored[field]
    const now = fresh[field]
    if (isEmpty(now) || isSameContent(now, was) || (field in former && isSameContent(now, former[field])))
      return []
    const edited = !isEmpty(was) && !(field in former && isSameContent(was, former[field]))
    return [{ field, was, now, edited }]
  })

interface Settled {
  apply: ContentChange[]
  ask: ContentChange[]
  keep: ContentChange[]
}

/** `fill`: what is missing is filled in whatever the rule, as an enhancement is asked to. */
export function settleChanges(changes: readonly ContentChange[], rule: ChangeRule, fill = false): Settled {
  const settled: Settled = { apply: [], ask: [], keep: [] }
  for (const change of changes) {
    if (rule === 'newer' || (fill && isEmpty(change.was))) settled.apply.push(change)
    else if (rule === 'ask') settled.ask.push(change)
    else settled[change.edited ? 'keep' : 'apply'].push(change)
  }
  return settled
}

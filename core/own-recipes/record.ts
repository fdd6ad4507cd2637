import { same } from '../text/same.ts'
import type { mergeFields } from './merge-fields.ts'

/** What can be edited of a record. */
export interface State<Content> {
  content: Content
  /** The owner's household reads it. */
  shared: boolean
  deletedAt: string | null
}

/** A record as the account stores it. */
export interface StoredRecord<Content> extends State<Content> {
  id: string
  owner: string
  /** Counts the saves, from 1. */
  revision: number
  createdAt: string
  updatedAt: string
}

/** A record on this device. */
export interface DeviceRecord<Content> extends State<Content> {
  id: string
  /** Null until the account has it. */
  owner: string | null
  /** Of the account's record; 0: the account doesn't have it. */
  revision: number
  /** The state at that revision, if it was edited since. */
  base?: State<Content>
  /** The state of a save that has no answer yet: it may have been stored or not. */
  sent?: State<Content>
  createdAt: string
  updatedAt: string
}

/** How contents of two edits are merged. */
export type Merge<Content extends object> = typeof mergeFields<Content>

export const stateOf = <Content>({ content, shared, deletedAt }: State<Content>): State<Content> => ({
  content,
  shared,
  deletedAt,
})

const isDeleted = (state: State<unknown>) => state.deletedAt !== null

/** The time of a deletion is the server's; only whether it is deleted counts. */
const sameState = <Content>(a: State<Content>, b: State<Content>): boolean =>
  a.shared === b.shared && isDeleted(a) === isDeleted(b) && same(a.content, b.content)

/** Whether the account has yet to learn of it. What was deleted before it was ever sent needs no account. */
export const isWaiting = (record: DeviceRecord<unknown>): boolean =>
  record.revision === 0
    ? !isDeleted(record) || record.sent !== undefined
    : record.base !== undefined || record.sent !== undefined

/** An edit on this device. */
export function edited<Content>(
  record: DeviceRecord<Content>,
  change: Partial<State<Content>>,
  now: string,
): DeviceRecord<Content> {
  const { base: _base, ...rest } = record
  const base = record.base ?? (record.revision > 0 ? stateOf(record) : undefined)
  const next = { ...rest, ...change, updatedAt: now }
  // Changed back, and nothing is on its way: as if it were never edited.
  return base && (record.revision === 0 || record.sent || !sameState(base, next)) ? { ...next, base } : next
}

/** What an edit changed, and of which revision: equal for records that were edited alike. None after an unanswered save. */
export function changeOf<Content extends object>({
  base,
  sent,
  revision,
  ...record
}: DeviceRecord<Content>): string | undefined {
  if (!base || sent) return undefined
  const content = Object.entries(record.content).filter(
    ([field, value]) => !same(value, base.content[field as keyof Content]),
  )
  const others = [record.shared, base.shared, isDeleted(record), isDeleted(base)]
  return JSON.stringify([revision, content, ...others])
}

/**
 * The record with a note of what is about to be sent. An earlier save without an answer stays in it: the account may have
 * stored that one, so a field that it changed and that was changed back since then must be sent as well.
 */
export function noted<Content extends object>(record: DeviceRecord<Content>): DeviceRecord<Content> {
  const base = record.base ?? record.sent
  if (!base || !record.sent) return { ...record, sent: stateOf(record) }
  const content = { ...record.content }
  for (const field of Object.keys(content) as (keyof Content)[])
    if (same(content[field], base.content[field])) content[field] = record.sent.content[field]
  const shared = record.shared === base.shared ? record.sent.shared : record.shared
  const deletedAt = isDeleted(record) === isDeleted(base) ? record.sent.deletedAt : record.deletedAt
  return { ...record, base, sent: { content, shared, deletedAt } }
}

const fromStored = <Content>(row: StoredRecord<Content>): DeviceRecord<Content> => ({ ...row })

/** A purged recipe that is stored again starts at revision 1, with another time of creation. */
const isNewer = (row: StoredRecord<unknown>, record: DeviceRecord<unknown>) =>
  row.revision > record.revision || row.createdAt !== record.createdAt

function mergeStates<Content extends object>(
  { base, sent = base }: { base?: State<Content>; sent?: State<Content> },
  mine: State<Content>,
  theirs: State<Content>,
  merge: Merge<Content>,
): { state: State<Content>; lost: (keyof Content)[] } {
  // Two records under one id without a common base: this device's is the later one.
  if (!base || !sent) return { state: { ...stateOf(mine) }, lost: [] }
  const changed = (read: (state: State<Content>) => unknown) =>
    !same(read(mine), read(base)) || !same(read(mine), read(sent))
  const { merged, lost } = merge(base.content, mine.content, theirs.content, sent.content)

  const wasEditedThere = ![base, sent].some((known) => same(known.content, theirs.content))
  const wasEditedHere = changed(({ content }) => content)
  const wasDeletedOrRestoredHere = changed(isDeleted)
  let deletedAt = theirs.deletedAt
  // An edit brings back what was deleted elsewhere meanwhile: deleting again is one tap, writing again is not.
  if (isDeleted(mine) && !isDeleted(theirs))
    deletedAt = wasDeletedOrRestoredHere && !wasEditedThere ? mine.deletedAt : null
  else if (!isDeleted(mine) && isDeleted(theirs) && (wasDeletedOrRestoredHere || wasEditedHere))
    deletedAt = null

  const shared = changed((state) => state.shared) ? mine.shared : theirs.shared
  return { state: { content: merged, shared, deletedAt }, lost }
}

/**
 * The record after the account's state has arrived. `answered` is the save that it answers: the account took it, so
 * only what was edited since then is this device's own.
 */
export function received<Content extends object>(
  record: DeviceRecord<Content> | undefined,
  row: StoredRecord<Content>,
  merge: Merge<Content>,
  answered?: State<Content>,
): { record: DeviceRecord<Content> | undefined; lost: (keyof Content)[] } {
  // Deleted elsewhere, and never seen here.
  if (!record) return { record: isDeleted(row) ? undefined : fromStored(row), lost: [] }
  if (record.revision > 0 && !isNewer(row, record)) return { record, lost: [] }
  if (record.revision > 0 && !isWaiting(record)) return { record: fromStored(row), lost: [] }

  const known = answered ? { base: answered } : { base: record.base ?? record.sent, sent: record.sent }
  const { state, lost } = mergeStates(known, record, row, merge)
  if (sameState(state, row)) return { record: fromStored(row), lost }
  return {
    record: { ...fromStored(row), ...state, base: stateOf(row), updatedAt: record.updatedAt },
    lost,
  }
}

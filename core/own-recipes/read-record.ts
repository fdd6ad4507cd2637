import { isUuid } from '../contracts/uuid.ts'
import type { DeviceRecord, State, StoredRecord } from './record.ts'

type Read<Content> = (value: unknown) => Content | undefined

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

function readState<Content>(value: unknown, read: Read<Content>): State<Content> | undefined {
  const { content: given, shared, deletedAt } = (value ?? {}) as Partial<State<unknown>>
  const content = read(given)
  return content && { content, shared: shared === true, deletedAt: isTime(deletedAt) ? deletedAt : null }
}

/** A record from the device's storage, which may hold anything. */
export function readDeviceRecord<Content>(
  value: unknown,
  read: Read<Content>,
): DeviceRecord<Content> | undefined {
  const state = readState(value, read)
  const given = (value ?? {}) as Partial<DeviceRecord<unknown>>
  const { id, owner, revision, createdAt, updatedAt } = given
  if (!state || !isUuid(id) || !isCount(revision) || typeof createdAt !== 'string' || !isTime(updatedAt))
    return undefined
  const base = given.base && readState(given.base, read)
  const sent = given.sent && readState(given.sent, read)
  return {
    ...{ id, owner: isUuid(owner) ? owner : null, revision, createdAt, updatedAt, ...state },
    ...(base && { base }),
    ...(sent && { sent }),
  }
}

/** A row of the account. */
export function readRow<Content>(
  row: Record<string, unknown>,
  idColumn: string,
  read: Read<Content>,
): StoredRecord<Content> | undefined {
  const { [idColumn]: id, user_id, revision, updated_at, created_at, deleted_at, household_id } = row
  const content = read(row)
  if (!content || !isUuid(id) || !isUuid(user_id) || !isCount(revision) || !isTime(updated_at))
    return undefined
  return {
    ...{ id, owner: user_id, revision, content },
    shared: isUuid(household_id),
    deletedAt: isTime(deleted_at) ? deleted_at : null,
    createdAt: isTime(created_at) ? created_at : '',
    updatedAt: updated_at,
  }
}

import type { DeviceRecord } from '#core/own-recipes/record.ts'

/** A record that no account has yet. `base`: what an account without it would show. */
export function freshRecord<Content>(
  id: string,
  content: Content,
  now: string,
  base?: Content,
): DeviceRecord<Content> {
  return {
    ...{ id, content, owner: null, revision: 0, shared: false, deletedAt: null },
    ...{ createdAt: now, updatedAt: now },
    ...(base && { base: { content: base, shared: false, deletedAt: null } }),
  }
}

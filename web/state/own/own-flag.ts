import { isUuid } from '#core/contracts/uuid.ts'
import { deviceStore } from '../device-store.ts'

interface OwnFlag {
  /** The database exists. */
  used: boolean
  /** The account whose recipes are in it, if any. */
  owner: string | null
}

/** What is known of the database without opening it, so that pages without own recipes don't load any of this. */
export const ownFlag = deviceStore<OwnFlag>('sous-own', (kept) => {
  const { used, owner } = (kept ?? {}) as Partial<OwnFlag>
  return { used: used === true, owner: isUuid(owner) ? owner : null }
})

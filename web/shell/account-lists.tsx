import { useAccountLists } from '#web/lib/account-lists.ts'
import { usePreferencesSync } from '#web/lib/preferences-sync.ts'

/** Nothing to see: it keeps the lists and preferences of this device and of the account the same. */
export function AccountLists() {
  useAccountLists()
  usePreferencesSync()
  return null
}

import { z } from 'zod'
import type {
  CookingEventRow,
  HouseholdPantryItemRow,
  HouseholdShoppingItemRow,
  PantryItemRow,
  ProfileRow,
  SavedRecipeRow,
  ShoppingItemRow,
  UnlockedAchievementRow,
} from './rows.ts'

/** Days in which a deleted account can still be had back. */
export const GRACE_DAYS = 30

/**
 * Function delete-account, for signed-in users. `request` needs the password (a wrong one: error code wrong_password,
 * status 403), ends all other sessions and starts the grace; `cancel`, or any new sign-in, ends it. The session that
 * asked stays, so that it can show the day and offer the way back.
 */
export const deleteAccountInput = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('request'),
    password: z.string('Please enter your password.').min(1, 'Please enter your password.').max(200),
  }),
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('status') }),
])
export type DeleteAccountInput = z.input<typeof deleteAccountInput>

export interface DeleteAccountOutput {
  /** When the account goes for good; null when it stays. */
  delete_after: string | null
}

/** Function export-account, for signed-in users: everything that is kept about them. */
export const exportAccountInput = z.object({})

export interface ExportAccountOutput {
  exported_at: string
  account: { id: string; email: string | null; created_at: string; last_sign_in_at: string | null }
  profile: ProfileRow | null
  pantry_items: PantryItemRow[]
  saved_recipes: (SavedRecipeRow & { title: string })[]
  shopping_items: ShoppingItemRow[]
  /** The household that one is in: one's own place, and the lists that it shares; not who else is in it. */
  household: {
    name: string
    role: string
    joined_at: string
    pantry_items: HouseholdPantryItemRow[]
    shopping_items: HouseholdShoppingItemRow[]
  } | null
  cooking_events: CookingEventRow[]
  unlocked_achievements: UnlockedAchievementRow[]
  /** Sent while signed in. */
  contact_messages: { subject: string; message: string; created_at: string }[]
  files: { bucket: string; name: string; type: string; bytes: number; base64: string }[]
}

/** Function outbox-mails, for operators: the latest mails and what became of them. */
export const outboxMailsInput = z.object({
  access_code: z.string().trim().max(200),
  limit: z.number().int().min(1).max(200).default(50),
})
export type OutboxMailsInput = z.input<typeof outboxMailsInput>

export interface OutboxMail {
  id: string
  to: string
  subject: string
  text: string
  links: string[]
  created_at: string
  /** kept: no mail server is set, so it waits here to be read. */
  state: 'sent' | 'waiting' | 'failed' | 'kept'
  sent_at: string | null
  attempts: number
  next_try_at: string | null
  last_error: string | null
}

export interface OutboxMailsOutput {
  /** Where mail goes, in words. */
  place: string
  mails: OutboxMail[]
}

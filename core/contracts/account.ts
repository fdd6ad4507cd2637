import { z } from 'zod'
import { dailyNote } from './daily-note.ts'
import { PLACES } from './places.ts'
import { planFeed } from './plan-feeds.ts'
import {
  cookingEventRow,
  cookLogRow,
  householdLookRow,
  householdPantryEventRow,
  householdPantryItemRow,
  householdPlanMealRow,
  householdPlanSettingRow,
  householdProductLabelRow,
  householdShoppingItemRow,
  householdShoppingShopRow,
  ownRecipeRow,
  ownRecipeVersionRow,
  pantryEventRow,
  pantryItemRow,
  planMealRow,
  planSettingRow,
  productLabelRow,
  profileRow,
  recipeLinkRow,
  recipeMarksRow,
  savedRecipeRow,
  shoppingItemRow,
  shoppingShopRow,
  unlockedAchievementRow,
} from './row-schemas.ts'
import * as strings from './strings.ts'

/**
 * Function delete-account, for signed-in users. `request` needs the password (a wrong one: error code wrong_password,
 * status 403), ends all other sessions and starts the grace period; `cancel`, or any new sign-in, ends it. The session that
 * asked stays valid, so that it can show the date and offer to cancel.
 */
export const deleteAccountInput = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('request'),
    password: z.string(strings.passwordMissing).min(1, strings.passwordMissing).max(200),
  }),
  z.object({ action: z.literal('cancel') }),
  z.object({ action: z.literal('status') }),
])
export type DeleteAccountInput = z.input<typeof deleteAccountInput>

export const deleteAccountOutput = z.object({
  /** When the account is deleted for good; null when no deletion is pending. */
  delete_after: z.string().nullable(),
})
export type DeleteAccountOutput = z.output<typeof deleteAccountOutput>

/** Function export-account, for signed-in users: all data stored about them. */
export const exportAccountInput = z.object({})
export type ExportAccountInput = z.input<typeof exportAccountInput>

const amountIn = z.object({ value: z.number(), unit: z.string().nullable() })
const day = z.string().nullable()
const pantryFood = z.object({
  name: z.string(),
  /** Of a leftover dish: its title. */
  leftover_of: z.string().nullable(),
  amount: amountIn.nullable(),
  amount_text: z.string().nullable(),
  place: z.enum(PLACES),
  /** The last day it is good, from the package or guessed. */
  until: day,
  best_before: day,
  bought: day,
  opened: day,
  frozen: day,
  thawed: day,
  cooked: day,
  listed_at: z.string(),
})
export type PantryFood = z.output<typeof pantryFood>

export const exportAccountOutput = z.object({
  exported_at: z.string(),
  account: z.object({
    id: z.string(),
    email: z.string().nullable(),
    created_at: z.string(),
    last_sign_in_at: z.string().nullable(),
  }),
  profile: profileRow.nullable(),
  /** What is in the kitchen now, leftovers too: the household's for its members, else the user's own. */
  pantry: z.object({
    shared_with_household: z.boolean(),
    foods: z.array(pantryFood),
  }),
  /** The list without its dates; empty for members of a household, whose list is under `household`. */
  pantry_items: z.array(pantryItemRow),
  /** Without a title: the recipe isn't there anymore. */
  saved_recipes: z.array(savedRecipeRow.extend({ title: z.string().nullable() })),
  shopping_items: z.array(shoppingItemRow),
  shopping_shops: z.array(shoppingShopRow),
  product_labels: z.array(productLabelRow),
  plan_meals: z.array(planMealRow),
  plan_settings: z.array(planSettingRow),
  /** Addresses that calendars read the plan at; their secrets aren't stored. */
  plan_feeds: z.array(planFeed),
  /** The user's household: their own membership and the lists it shares; not the other members. */
  household: z
    .object({
      name: z.string(),
      role: z.string(),
      joined_at: z.string(),
      pantry_items: z.array(householdPantryItemRow),
      shopping_items: z.array(householdShoppingItemRow),
      shopping_shops: z.array(householdShoppingShopRow),
      product_labels: z.array(householdProductLabelRow),
      /** What the user taught the ingredient detector and shares; not what other members did. */
      looks: z.array(householdLookRow),
      plan_meals: z.array(householdPlanMealRow),
      plan_settings: z.array(householdPlanSettingRow),
    })
    .nullable(),
  daily_note: dailyNote
    .extend({ last_sent: z.string().nullable(), browsers: z.array(z.string()) })
    .nullable(),
  cooking_events: z.array(cookingEventRow),
  unlocked_achievements: z.array(unlockedAchievementRow),
  /** Sent while signed in. */
  contact_messages: z.array(z.object({ subject: z.string(), message: z.string(), created_at: z.string() })),
  own_recipes: z.array(ownRecipeRow),
  own_recipe_versions: z.array(ownRecipeVersionRow),
  recipe_links: z.array(recipeLinkRow),
  recipe_marks: z.array(recipeMarksRow),
  /** The history of the pantry, and of the household's for its members. */
  pantry_events: z.array(pantryEventRow),
  household_pantry_events: z.array(householdPantryEventRow),
  cook_log: z.array(cookLogRow),
  files: z.array(
    z.object({
      bucket: z.string(),
      name: z.string(),
      type: z.string(),
      bytes: z.number(),
      base64: z.string(),
    }),
  ),
})
export type ExportAccountOutput = z.output<typeof exportAccountOutput>

/** Function outbox-mails, for operators: the latest mails and their delivery status. */
export const outboxMailsInput = z.object({
  access_code: z.string().trim().max(200),
  limit: z.number().int().min(1).max(200).default(50),
})
export type OutboxMailsInput = z.input<typeof outboxMailsInput>

const outboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  created_at: z.string(),
  /** kept: no mail server is configured, so the mail stays here to be read. */
  state: z.enum(['sent', 'waiting', 'failed', 'kept']),
  sent_at: z.string().nullable(),
  attempts: z.number(),
  next_try_at: z.string().nullable(),
  last_error: z.string().nullable(),
})
export type OutboxMail = z.output<typeof outboxMail>

export const outboxMailsOutput = z.object({
  /** Where mail is sent, as text. */
  place: z.string(),
  mails: z.array(outboxMail),
})
export type OutboxMailsOutput = z.output<typeof outboxMailsOutput>

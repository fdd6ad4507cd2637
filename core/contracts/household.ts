import { z } from 'zod'
import * as strings from './strings.ts'
import { isUuid } from './uuid.ts'

export const HOUSEHOLD_NAME_MAX = 60
export const MEMBERS_MAX = 20
export const INVITATION_DAYS = 7
/** Maximum number of open invitations. */
export const INVITATIONS_MAX = 10

const role = z.enum(['owner', 'member'])
export type HouseholdRole = z.output<typeof role>

const name = z
  .string(strings.householdNameMissing)
  .trim()
  .min(1, strings.householdNameMissing)
  .max(HOUSEHOLD_NAME_MAX, strings.nameTooLong(HOUSEHOLD_NAME_MAX))
const id = z.string().refine(isUuid, strings.idInvalid)

/**
 * Function household, for signed-in users. Inviting, revoking, removing, handing over, renaming and dissolving are for
 * the owner. A member who leaves, however that happens, gets a copy of both lists; an owner who leaves hands over to the
 * longest-standing member, and the household is closed when the last one leaves.
 */
export const householdInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('status') }),
  z.object({ action: z.literal('create'), name }),
  z.object({ action: z.literal('rename'), name }),
  /** `uses`: how many people can join with it. */
  z.object({ action: z.literal('invite'), uses: z.number().int().min(1).max(MEMBERS_MAX).default(1) }),
  z.object({ action: z.literal('revoke'), invitation_id: id }),
  z.object({ action: z.literal('remove'), user_id: id }),
  z.object({ action: z.literal('hand_over'), user_id: id }),
  z.object({ action: z.literal('leave') }),
  z.object({ action: z.literal('dissolve') }),
])
export type HouseholdInput = z.input<typeof householdInput>

const householdMember = z.object({
  user_id: z.string(),
  name: z.string(),
  role,
  joined_at: z.string(),
})
export type HouseholdMember = z.output<typeof householdMember>

const openInvitation = z.object({ id: z.string(), uses_left: z.number(), expires_at: z.string() })
export type OpenInvitation = z.output<typeof openInvitation>

const household = z.object({
  id: z.string(),
  name: z.string(),
  role,
  members: z.array(householdMember),
  /** For the owner only. */
  invitations: z.array(openInvitation),
})
export type Household = z.output<typeof household>

export const householdOutput = z.object({
  household: household.nullable(),
  /** After `invite`: the only time the code can be read. */
  code: z.string().optional(),
})
export type HouseholdOutput = z.output<typeof householdOutput>

/** Function household-join, for signed-in users, with a narrow limit of its own: codes must not be guessable. */
export const householdJoinInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('look'), code: z.string().trim().min(1).max(100) }),
  z.object({
    action: z.literal('join'),
    code: z.string().trim().min(1).max(100),
    /** The user's own pantry and shopping list are moved into the household's. */
    merge: z.boolean().default(true),
  }),
])
export type HouseholdJoinInput = z.input<typeof householdJoinInput>

const householdLookOutput = z.object({
  name: z.string(),
  owner: z.string(),
  members: z.number(),
  /** The user's current household: the same one, another one, or none. */
  mine: z.enum(['same', 'other', 'none']),
})
export type HouseholdLookOutput = z.output<typeof householdLookOutput>

/** `look` returns what the invitation leads to, `join` the household as it is now. */
export const householdJoinOutput = z.union([householdLookOutput, householdOutput])

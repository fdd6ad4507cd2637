import { z } from 'zod'
import { isUuid } from './uuid.ts'

export const HOUSEHOLD_NAME_MAX = 60
export const MEMBERS_MAX = 20
export const INVITATION_DAYS = 7
/** Invitations that can be open at the same time. */
export const INVITATIONS_MAX = 10

export type HouseholdRole = 'owner' | 'member'

const name = z
  .string('Please name your household.')
  .trim()
  .min(1, 'Please name your household.')
  .max(HOUSEHOLD_NAME_MAX, `A name has at most ${HOUSEHOLD_NAME_MAX} characters.`)
const id = z.string().refine(isUuid, 'This is no id.')

/**
 * Function household, for signed-in users. Inviting, revoking, removing, handing over, renaming and dissolving are for
 * the owner. Whoever leaves, in whichever way, takes a copy of both lists along; an owner who leaves hands over to the
 * member who has been there longest, and the last one to leave closes the door.
 */
export const householdInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('status') }),
  z.object({ action: z.literal('create'), name }),
  z.object({ action: z.literal('rename'), name }),
  /** `uses`: how many people may join by it. */
  z.object({ action: z.literal('invite'), uses: z.number().int().min(1).max(MEMBERS_MAX).default(1) }),
  z.object({ action: z.literal('revoke'), invitation_id: id }),
  z.object({ action: z.literal('remove'), user_id: id }),
  z.object({ action: z.literal('hand_over'), user_id: id }),
  z.object({ action: z.literal('leave') }),
  z.object({ action: z.literal('dissolve') }),
])
export type HouseholdInput = z.input<typeof householdInput>

export interface HouseholdMember {
  user_id: string
  name: string
  role: HouseholdRole
  joined_at: string
}

export interface OpenInvitation {
  id: string
  uses_left: number
  expires_at: string
}

export interface Household {
  id: string
  name: string
  role: HouseholdRole
  members: HouseholdMember[]
  /** For the owner alone. */
  invitations: OpenInvitation[]
}

export interface HouseholdOutput {
  household: Household | null
  /** After `invite`: the one time that the code can be read. */
  code?: string
}

/** Function household-join, for signed-in users, with a narrow limit of its own: codes must not be guessed. */
export const householdJoinInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('look'), code: z.string().trim().min(1).max(100) }),
  z.object({
    action: z.literal('join'),
    code: z.string().trim().min(1).max(100),
    /** What is in one's own pantry and shopping list moves into the household's. */
    merge: z.boolean().default(true),
  }),
])
export type HouseholdJoinInput = z.input<typeof householdJoinInput>

export interface HouseholdLookOutput {
  name: string
  owner: string
  members: number
  /** One's own household at the moment: the same one, another one, or none. */
  mine: 'same' | 'other' | 'none'
}

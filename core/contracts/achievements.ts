import { z } from 'zod'
import { ACHIEVEMENTS } from './achievement-list.ts'

const achievementId = z.enum(ACHIEVEMENTS.map(({ id }) => id))
const foodName = z.string().trim().toLowerCase().min(1).max(100)

/** An event in the kitchen. The server determines the cuisine, the ingredients and what came from the pantry. */
export const recordEventInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('viewed'), recipe_id: z.uuid() }),
  z.object({ kind: z.literal('cooked'), recipe_id: z.uuid() }),
  z.object({
    kind: z.literal('substituted'),
    ingredient: foodName,
    substitute: foodName,
    recipe_id: z.uuid().optional(),
  }),
])
export type RecordEventInput = z.input<typeof recordEventInput>

export const recordEventOutput = z.object({
  /** False for a duplicate: sending an event twice changes nothing. */
  recorded: z.boolean(),
  /** Achievements that this event unlocked. Each is reported once. */
  unlocked: z.array(achievementId),
})
export type RecordEventOutput = z.output<typeof recordEventOutput>

export const achievementsInput = z.object({})
export type AchievementsInput = z.input<typeof achievementsInput>

const achievementProgress = z.object({
  id: achievementId,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  /** The counting rule, as text. */
  rule: z.string(),
  /** Never more than maxProgress. */
  progress: z.number(),
  maxProgress: z.number(),
  unlocked: z.boolean(),
  unlocked_at: z.string().nullable(),
  /** True in one response only: the first that reports it, here or in RecordEventOutput. */
  isNew: z.boolean(),
})
export type AchievementProgress = z.output<typeof achievementProgress>

/** Name of the function: achievements. Needs a signed-in user, like record-event. */
export const achievementsOutput = z.object({ achievements: z.array(achievementProgress) })
export type AchievementsOutput = z.output<typeof achievementsOutput>

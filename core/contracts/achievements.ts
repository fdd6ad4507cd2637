import { z } from 'zod'
import { ACHIEVEMENTS } from './achievement-list.ts'

const achievementId = z.enum(ACHIEVEMENTS.map(({ id }) => id))
const foodName = z.string().trim().toLowerCase().min(1).max(100)

/** What happened in the kitchen. Cuisine, ingredients and what came from the pantry the server finds out by itself. */
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
  /** False when the same thing was counted before: sending an event twice changes nothing. */
  recorded: z.boolean(),
  /** Achievements that this very event unlocked. Each is told once. */
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
  /** How it is counted, in words. */
  rule: z.string(),
  /** Never more than maxProgress. */
  progress: z.number(),
  maxProgress: z.number(),
  unlocked: z.boolean(),
  unlocked_at: z.string().nullable(),
  /** True in one answer alone: the first that tells of it, here or in RecordEventOutput. */
  isNew: z.boolean(),
})
export type AchievementProgress = z.output<typeof achievementProgress>

/** Name of the function: achievements. Needs a signed-in user, like record-event. */
export const achievementsOutput = z.object({ achievements: z.array(achievementProgress) })
export type AchievementsOutput = z.output<typeof achievementsOutput>

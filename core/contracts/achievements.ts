import { z } from 'zod'
import type { AchievementId } from './achievement-list.ts'

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

export interface RecordEventOutput {
  /** False when the same thing was counted before: sending an event twice changes nothing. */
  recorded: boolean
  /** Achievements that this very event unlocked. Each is told once. */
  unlocked: AchievementId[]
}

export const achievementsInput = z.object({})

export interface AchievementProgress {
  id: AchievementId
  name: string
  description: string
  icon: string
  /** How it is counted, in words. */
  rule: string
  /** Never more than maxProgress. */
  progress: number
  maxProgress: number
  unlocked: boolean
  unlocked_at: string | null
  /** True in one answer alone: the first that tells of it, here or in RecordEventOutput. */
  isNew: boolean
}

/** Name of the function: achievements. Needs a signed-in user, like record-event. */
export interface AchievementsOutput {
  achievements: AchievementProgress[]
}

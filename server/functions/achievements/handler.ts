import { achievementsInput, achievementsOutput } from '#core/contracts/achievements.ts'
import { unauthorized } from '../../errors.ts'
import { defineFunction } from '../definition.ts'
import { progressOf } from './progress.ts'

/** The progress of the signed-in user. */
export const achievements = defineFunction({
  input: achievementsInput,
  output: achievementsOutput,
  handler: async ({ db, user }) => {
    if (!user) throw unauthorized()
    return { achievements: await progressOf(db, user.id) }
  },
})

import { ACHIEVEMENTS, type AchievementId } from '#core/contracts/achievement-list.ts'
import type { AchievementProgress } from '#core/contracts/achievements.ts'
import type { CookingEventRow } from '#core/contracts/rows.ts'
import type { Sql } from '../../lib/sql.ts'

/** Which events an achievement counts; each row of that kind counts as one. */
const COUNTS: Record<AchievementId, CookingEventRow['kind']> = {
  'first-recipe': 'cooked',
  'ingredient-master': 'ingredient_used',
  'substitution-specialist': 'substituted',
  'recipe-explorer': 'viewed',
  'cuisine-connoisseur': 'cuisine_cooked',
  'kitchen-efficiency': 'pantry_used',
}

/** Progress of all six. An unlock is recorded once, and flagged as new only to the request that recorded it. */
export async function progressOf(db: Sql, userId: string): Promise<AchievementProgress[]> {
  const counted = await db<{ kind: CookingEventRow['kind']; n: number }[]>`
    select kind, count(*)::int as n from cooking_events where user_id = ${userId} group by kind`
  const countOf = new Map(counted.map(({ kind, n }) => [kind, n]))
  const reached = ACHIEVEMENTS.filter(({ id, target }) => (countOf.get(COUNTS[id]) ?? 0) >= target)
  const fresh = reached.length
    ? await db<{ achievement: string }[]>`insert into unlocked_achievements ${db(
        reached.map(({ id }) => ({ user_id: userId, achievement: id })),
      )} on conflict do nothing returning achievement`
    : []
  const unlocked = await db<{ achievement: string; unlocked_at: Date }[]>`
    select achievement, unlocked_at from unlocked_achievements where user_id = ${userId}`
  const unlockedAt = new Map(unlocked.map((row) => [row.achievement, row.unlocked_at]))
  const isNew = new Set(fresh.map(({ achievement }) => achievement))

  return ACHIEVEMENTS.map(({ id, name, description, icon, rule, target }) => {
    const at = unlockedAt.get(id)
    return {
      id,
      name,
      description,
      icon,
      rule,
      // An unlock is permanent, even if its events are deleted one day.
      progress: at ? target : Math.min(target, countOf.get(COUNTS[id]) ?? 0),
      maxProgress: target,
      unlocked: at !== undefined,
      unlocked_at: at?.toISOString() ?? null,
      isNew: isNew.has(id),
    }
  })
}

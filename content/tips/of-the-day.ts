import { TIPS } from './index.ts'
import type { Tip } from './record.ts'
import { type Hemisphere, seasonAt } from './season-at.ts'

const TIPS_A_DAY = 3
const DAY_MS = 86_400_000

/** Interleaves topics, so that a day's tips are about different things. */
function inTurn(tips: readonly Tip[]): Tip[] {
  const topics = [...new Set(tips.map((tip) => tip.topic))].map((topic) =>
    tips.filter((tip) => tip.topic === topic),
  )
  const longest = Math.max(...topics.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => topics.flatMap((list) => list[at] ?? [])).flat()
}

const everyday = inTurn(TIPS.filter((tip) => tip.season === undefined))
/**
 * Three a day, the same for every user: one for the season and two for any day. Both lists rotate by day number,
 * so a tip repeats only after all others in its list have been shown.
 */
export function tipsOfTheDay(date: Date, hemisphere: Hemisphere = 'north'): string[] {
  const day = Math.floor(date.getTime() / DAY_MS)
  const now = seasonAt(date, hemisphere)
  const season = TIPS.filter((tip) => tip.season === now)
  const others = TIPS_A_DAY - 1
  const picked = [
    season[day % season.length],
    ...Array.from({ length: others }, (_, at) => everyday[(day * others + at) % everyday.length]),
  ]
  return picked.flatMap((tip) => tip?.text ?? [])
}

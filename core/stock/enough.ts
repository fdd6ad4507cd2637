/** Of what is weighed or poured, so much of what a recipe asks for is enough. */
export const ENOUGH = 0.9
/** Up to so many whole things, one less is one too few: eggs are counted, cherries aren't. */
const COUNTED = 12
const TINY = 0.01

/** Whether what is there does for what is needed, both in one unit. `isCounted`: whole things, such as eggs and cans. */
export function isEnough(have: number, need: number, isCounted: boolean): boolean {
  if (!isCounted || need > COUNTED) return have >= need * ENOUGH
  // A recipe for other servings asks for two and a bit: nobody buys one more for that.
  const whole = need < 1 ? need : Math.min(need, Math.ceil(need - 0.5))
  return have >= whole - TINY
}

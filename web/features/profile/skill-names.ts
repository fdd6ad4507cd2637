import type { CookingSkill } from '#core/contracts/rows.ts'
import * as strings from './strings.ts'

export const SKILL_NAMES: Record<CookingSkill, string> = {
  beginner: strings.skillBeginner,
  intermediate: strings.skillIntermediate,
  advanced: strings.skillAdvanced,
  expert: strings.skillExpert,
}

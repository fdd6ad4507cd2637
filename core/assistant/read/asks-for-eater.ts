import { type FoodLimits, needsOf } from '../limits.ts'
import type { Frame } from './follow-up.ts'

const EATER = '(?:i|we|he|she|they|(?:my|our|the|a) \\w+)'
const FOR_EATER = new RegExp(
  `^(?:so |and |but )?(?:can|may|could|should) ${EATER} (?:still |also |safely )?(?:eat|have|drink|try) |^(?:so |and )?(?:is|are) .+ (?:ok|okay|fine|safe)(?: for (?:me|us|him|her|them|(?:my|our|the|a) \\w+))?$|^(?:so |and |but )?(?:what|how) about |^and (?:\\w+ ?){1,3}$`,
)

/** "Can I have oyster sauce" from a user with an allergy asks about the allergy, whatever else it asks about. */
export function asksForEater(frame: Frame, limits: FoodLimits): Frame {
  if (frame.eaten.length === 0 || !FOR_EATER.test(frame.text)) return frame
  // "Can I eat leftover rice" asks whether it is still good.
  if (['leftover', 'opened', 'frozen'].some((state) => frame.states.has(state))) return frame
  if (/^and /.test(frame.text) && frame.states.size > 0) return frame
  const needs = [...new Set([...limits.avoid, ...frame.needs, ...needsOf(limits)])]
  const follows = /^(?:so |and |but )?(?:what|how) about |^and /.test(frame.text)
  if (
    needs.length === 0 ||
    (follows && frame.intent !== undefined && frame.intent !== 'diet' && frame.intent !== 'term')
  )
    return frame
  return { ...frame, intent: 'diet', needs, forEater: true }
}

import type { KnowledgeIndex } from '../knowledge-index.ts'
import { type FoodLimits, sayLimits } from '../limits.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, type AssistantTools, ask, said, withLink } from './answer.ts'
import * as strings from './strings.ts'

const MAX_SHOWN = 4

/** Who must avoid peanuts is offered no cashews, nor the other way round. */
const withKinNuts = (limits: FoodLimits): FoodLimits =>
  limits.avoid.some((one) => one === 'peanuts' || one === 'tree nuts')
    ? { ...limits, avoid: [...new Set([...limits.avoid, 'peanuts' as const, 'tree nuts' as const])] }
    : limits

/** "Can I swap honey for sugar" replaces the sugar with honey; "instead of X" and "for X in Y" replace X. */
function replaced(frame: Frame): { name: string; wanted: string | undefined } | undefined {
  const first = frame.text.split(' · ')[0] ?? ''
  const foods = frame.foods
  const at = (words: string) => first.indexOf(words)
  const after = (pattern: RegExp) => {
    const match = pattern.exec(first)
    if (!match) return undefined
    const from = match.index + match[0].length
    return foods.filter(({ words }) => at(words) >= from).sort((a, b) => at(a.words) - at(b.words))[0]
  }
  // "egg free alternative for meatloaf": egg is replaced, and meatloaf is the dish.
  const free = foods.find(({ words }) =>
    new RegExp(`\\b${words} free (substitut|alternativ|replac|subs?\\b|swap|option)`).test(first),
  )
  if (free) return { name: plainly(free.name), wanted: undefined }
  // "egg substitute for baking", "butter alternative": the word directly before is replaced.
  const before = foods.find(
    ({ words }) =>
      new RegExp(`\\b${words} (substitut|alternativ|replac|subs?\\b|swap|stand)`).test(first) ||
      / substitute$/.test(words),
  )
  if (before) return { name: plainly(before.name), wanted: undefined }
  // "I have no buttermilk, what can I use for pancakes": the missing ingredient is replaced, whatever the dish.
  const unavailable = after(
    /\b(have no|got no|out of|dont have( any)?|do not have( any)?|havent got( any)?|cannot find|cant find|cant get|but no|^no)\b/,
  )
  if (unavailable && /\bwhat\b.*\buse\b.*\bfor\b|\bwhat (?:can|do|could|should) i (?:use|take)\b/.test(first))
    return { name: plainly(unavailable.name), wanted: undefined }
  const swap = /\b(swap|substitute|use|replace)\b .*?\b(for|with|instead of|in place of)\b/.exec(first)
  if (swap && foods.length >= 2) {
    const goes = swap[2] === 'with' ? foods[0] : after(new RegExp(`\\b${swap[2]}\\b`))
    const comes = foods.find((food) => food !== goes)
    // "substitute for X in Y": Y is the dish, not the replacement.
    if (goes && swap[2] === 'with') return { name: goes.name, wanted: comes?.name }
    if (goes)
      return { name: goes.name, wanted: at(comes?.words ?? '') < at(goes.words) ? comes?.name : undefined }
  }
  const named =
    after(
      /\b(instead of|in place of|substitutes? for|alternatives? (to|for)|(replacements?|swaps?|subs?) for|replace|out of|dont have( any)?|do not have|without|ran out of|no|have no|havent got)\b/,
    ) ?? foods[0]
  return named ? { name: plainly(named.name), wanted: undefined } : undefined
}

/** "vegan butter" and "egg substitute" name the replacement for butter and egg. */
const plainly = (name: string) =>
  name.replace(/^(vegan|gluten-free|dairy-free) /, '').replace(/ (substitute|replacer|replacement)$/, '')

export async function writeSubstitutes(
  frame: Frame,
  told: FoodLimits,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer | undefined> {
  const found = replaced(frame)
  if (!found) return ask('substitute', strings.askSubstitute)
  const { name, wanted } = found
  const limits = withKinNuts(told)
  const list = await tools.substitutes(name, {
    context: frame.text.slice(0, 300),
    limits,
  })
  if (!list || list.substitutions.length === 0) {
    return withLink(
      said('substitute', strings.noSubstitute(name), { confident: false }),
      strings.substitutions,
      facts.hrefs.substitutes(name),
    )
  }
  const fits = (substitute: string) => wanted !== undefined && substitute.toLowerCase().includes(wanted)
  const sorted = [...list.substitutions].sort(
    (a, b) => Number(fits(b.substitute)) - Number(fits(a.substitute)),
  )
  const lines = sorted
    .slice(0, MAX_SHOWN)
    .map(({ substitute, ratio, notes }) => `- **${substitute}**: ${ratio}${notes ? `. ${notes}` : ''}`)
  const kept = sayLimits(limits)
  const [first] = list.warnings.filter((one) => !one.startsWith('All of these are'))
  const warning = first ? `\n\n${first}` : ''
  return withLink(
    said(
      'substitute',
      `${strings.insteadOf(name)}\n${lines.join('\n')}${kept ? `\n\n${strings.allOfTheseAre(kept)}` : ''}${warning}`,
    ),
    strings.allSubstitutions,
    facts.hrefs.substitutes(name),
  )
}

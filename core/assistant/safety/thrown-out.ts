import type { Turn } from '../write/answer.ts'
import * as strings from './strings.ts'

const THROWN =
  /^(?:No, (?:after .{1,30} )?throw it out|Throw it out|No, do not eat it|Don’t eat your|Of your .{1,60}, throw out)\b/
/** "What if I cook it really well?" */
const HOPES =
  /\b(?:does|would|will) (?:that|it|this) (?:make a difference|help|matter|change)\b|\bi['’]?d be (?:boiling|cooking|frying|baking)\b|\b(?:what if|even if|but if|if i|if we|could i|can i|cant i|can't i|just)\b.*\b(?:cook|boil|reheat|heat|fry|bake|roast|wash|rinse|cut|freeze|well done|instant pot|microwave|longer|really hot|smells? (?:fine|ok|okay|good))\b/i

/** Another food, or what to cook instead, is another question. */
const MEANS_IT =
  /^(?!.*\bwhat (?:can|could|should|do) (?:i|we) (?:make|bake|cook)\b).*\b(?:it|them|they|that|this)\b/i

/** Food that was just refused is not saved by cooking it. */
export function stillThrownOut(question: string, history: readonly Turn[]): string | undefined {
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  if (!THROWN.test(String(last)) || !HOPES.test(question) || !MEANS_IT.test(question)) return undefined
  return strings.stillThrownOut
}

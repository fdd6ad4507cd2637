import { isConversion, isFraction, isPan, isPortion } from './intent-amounts.ts'
import { GREETING, HELP, INSULT, isOffTopic, THANKS } from './intent-chat.ts'
import { isCookWith, isFindRecipe, isMenu, isPairing } from './intent-dishes.ts'
import { isSafeTemperature, isTiming } from './intent-heat.ts'
import { isSpoilage, isStorage, isThaw } from './intent-keeping.ts'
import { isDiet, isSubstitute } from './intent-swaps.ts'
import type { Reading } from './question.ts'

/** What a question asks for. */
const INTENTS = [
  'greeting',
  'thanks',
  'help',
  'insult',
  'off topic',
  'fraction',
  'pan',
  'convert',
  'portion',
  'menu',
  'substitute',
  'diet',
  'difference',
  'pairing',
  'still good',
  'thaw',
  'reheat',
  'storage',
  'safe temperature',
  'timing',
  'cook with',
  'find recipe',
  'rescue',
  'technique',
  'term',
  'scale',
  'nutrition',
] as const
export type Intent = (typeof INTENTS)[number]

/** In order: the first match wins. */
const RULES: readonly (readonly [Intent, (reading: Reading) => boolean])[] = [
  ['greeting', ({ text }) => GREETING.test(text)],
  ['thanks', ({ text }) => THANKS.test(text)],
  ['help', ({ text }) => HELP.test(text)],
  ['off topic', isOffTopic],
  ['fraction', isFraction],
  ['pan', isPan],
  ['portion', isPortion],
  ['menu', isMenu],
  ['thaw', isThaw],
  [
    'nutrition',
    ({ text }) =>
      /\b(calories?|kcal|protein|carbs|carbohydrates?|fiber|sodium|nutrition(al)?)\b/.test(text) &&
      !/\b(recipes?|meals?|ideas?|dinner|make|cook|lose|substitut\w*|replac\w*|instead|swap)\b/.test(text),
  ],
  ['convert', isConversion],
  ['diet', isDiet],
  ['still good', isSpoilage],
  ['substitute', isSubstitute],
  [
    'difference',
    ({ text }) =>
      /\b(difference|differ|versus|vs|same as|same thing|compared to|better than)\b|\bbetter\b.* or \b/.test(
        text,
      ),
  ],
  ['pairing', isPairing],
  ['reheat', ({ text }) => /\b(reheat\w*|warm up|heat up|rewarm)\b/.test(text)],
  ['storage', isStorage],
  ['safe temperature', isSafeTemperature],
  ['timing', isTiming],
  ['cook with', isCookWith],
  ['find recipe', isFindRecipe],
  ['scale', ({ text }) => /\b(scale|double|halve|triple|half) (this|the|it|my|a|recipe)\b/.test(text)],
  [
    'term',
    ({ text }) =>
      /^(what (is|are|s|does|do)?|who is|define|definition|meaning|explain|whats|tell me about)\b|\b(mean|means|meaning|definition)\b/.test(
        text,
      ),
  ],
  [
    'technique',
    ({ text }) => /^(how|show me how|best way|tips|teach me|explain how)\b|\bhow (do|to|can)\b/.test(text),
  ],
  ['cook with', ({ text }) => /\b(dinner|lunch|breakfast|supper|brunch|meal|snack)s?\b/.test(text)],
  ['insult', ({ text }) => INSULT.test(text)],
]

export function intentOf(reading: Reading): Intent | undefined {
  return RULES.find(([, fits]) => fits(reading))?.[0]
}

import type { Intent } from '../read/intents.ts'
import { type Answer, said } from './answer.ts'
import * as strings from './strings.ts'

const TEXTS: Partial<Record<Intent, string>> = {
  greeting: strings.greeting,
  thanks: strings.thanks,
  help: strings.help,
  insult: strings.insult,
  'off topic': strings.offTopic,
}

export function writeSmallTalk(intent: Intent): Answer | undefined {
  const text = TEXTS[intent]
  return text ? said(intent, text, { asksBack: intent === 'insult' }) : undefined
}

/** States plainly that it doesn't know. */
export function writeUnknown(hasKitchenWords: boolean): Answer {
  const text = hasKitchenWords ? strings.unknownAboutCooking : strings.notUnderstood
  return said('unknown', text, { confident: false })
}

import type { Intent } from '../read/intents.ts'
import { type Answer, said } from './answer.ts'

const CAN =
  'what to cook with what you have, cooking times and safe temperatures, how long food keeps, conversions, substitutions, techniques, and dishes that went wrong'

const TEXTS: Partial<Record<Intent, string>> = {
  greeting: `Hello, welcome to the kitchen. Ask me ${CAN}. What are you cooking?`,
  thanks: 'You are welcome. Enjoy your meal, and ask any time.',
  help: `I am the assistant built into Sous. I know ${CAN}. Try “what can I cook with chicken and rice”, “how long do I roast broccoli” or “my soup is too salty”.`,
  insult:
    'I am sorry that I was no help there. Tell me what you are cooking and what you need, and I will try again.',
  'off topic': `That is outside my kitchen, so I leave it to others. I can help with cooking: ${CAN}. What is for dinner?`,
}

export function writeSmallTalk(intent: Intent): Answer | undefined {
  const text = TEXTS[intent]
  return text ? said(intent, text, { asksBack: intent === 'insult' }) : undefined
}

/** States plainly that it doesn't know. */
export function writeUnknown(hasKitchenWords: boolean): Answer {
  const text = hasKitchenWords
    ? `I do not know that one for sure. I am the built-in assistant, without a language model: I know ${CAN}. Say it in other words, or connect a model in the server's settings for open questions.`
    : `I did not understand that. I can help with cooking: ${CAN}. For open questions a language model can be connected in the server's settings.`
  return said('unknown', text, { confident: false })
}

import { type Answer, splitFurther } from './answer.ts'

const MORE = /\n\nMore: \[[^\]]+\]\([^)]+\)/

/** The answer alone, without what leads on from it. */
const body = (text: string) => splitFurther(text).own.replace(MORE, '').trim()

/** Lists of recipes and refusals stand alone. */
const ALONE = new Set([
  'greeting',
  'thanks',
  'help',
  'insult',
  'off topic',
  'emergency',
  'find recipe',
  'menu',
  'what to cook',
])

/** One answer to several questions; nothing where one of them is unknown, or two say the same. */
export function together(answers: readonly Answer[]): Answer | undefined {
  // "What can I make with beef, and how long does it take": a list of recipes tells their minutes.
  const [first] = answers
  if (first?.confident && first.topic === 'cook with') return first
  const texts = answers.map(({ text }) => body(text))
  // A table row that asks which kind it is says enough.
  const isEach = answers.every(
    ({ confident, asksBack, topic }, at) =>
      confident &&
      (!asksBack || topic === 'timing') &&
      !ALONE.has(topic) &&
      (topic !== 'cook with' || at === answers.length - 1),
  )
  const isNew = texts.every((text, at) => !texts.some((other, place) => place !== at && other.includes(text)))
  const isOneRescue = answers.filter(({ topic }) => topic === 'rescue').length > 1
  const last = answers.at(-1)
  if (!last || !isEach || !isNew || isOneRescue) return undefined
  const links = answers.flatMap((one) => (one.topic === 'cook with' ? [] : one.links))
  const unique = links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
  const more = unique.map(({ label, href }) => `[${label}](${href})`).join(', ')
  return {
    ...last,
    text: [...texts, ...(more === '' ? [] : [`More: ${more}`])].join('\n\n'),
    links: unique,
    about: answers.map(({ about = '' }) => about).join(' '),
  }
}

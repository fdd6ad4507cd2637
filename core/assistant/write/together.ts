import { type Answer, splitFurther, TALK_TOPICS } from './answer.ts'
import * as strings from './strings.ts'

const MORE = new RegExp(`\\n\\n${strings.more(String.raw`\[[^\]]+\]\([^)]+\)`)}`)

/** The answer alone, without what leads on from it. */
const body = (text: string) => splitFurther(text).own.replace(MORE, '').trim()

/** These stand alone. */
const ALONE: ReadonlySet<string> = new Set([...TALK_TOPICS, 'find recipe', 'menu', 'what to cook'])

/** One answer to several questions; nothing where one of them is unknown, or two say the same. */
export function together(given: readonly Answer[]): Answer | undefined {
  const isList = ({ topic }: Answer) => topic === 'cook with'
  // A list of recipes ends an answer.
  const answers = given.toSorted((a, b) => Number(isList(a)) - Number(isList(b)))
  const texts = answers.map(({ text }) => body(text))
  // A table row that asks which kind it is says enough.
  const isEach = answers.every(
    ({ confident, asksBack, topic }) => confident && (!asksBack || topic === 'timing') && !ALONE.has(topic),
  )
  const isNew = texts.every((text, at) => !texts.some((other, place) => place !== at && other.includes(text)))
  const isOneRescue = answers.filter(({ topic }) => topic === 'rescue').length > 1
  // What stands after the last question stands.
  const last = given.at(-1)
  if (!last || !isEach || !isNew || isOneRescue) return undefined
  const links = answers.flatMap((one) => (isList(one) ? [] : one.links))
  const unique = links.filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
  const more = unique.map(({ label, href }) => `[${label}](${href})`).join(', ')
  return {
    ...last,
    topic: answers.at(-1)?.topic ?? last.topic,
    text: [...texts, ...(more === '' ? [] : [strings.more(more)])].join('\n\n'),
    links: unique,
    about: answers.map(({ about = '' }) => about).join(' '),
  }
}

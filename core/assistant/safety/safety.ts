import type { FoodBook } from '../../food-facts/food-book.ts'
import { type FoodLimits, NO_LIMITS } from '../limits.ts'
import { limitsWarning } from './allergens.ts'
import { BAD_ADVICE, type BadAdvice, NEEDED_WARNINGS } from './rules.ts'
import { negates, sentencesOf, wholeSentences } from './sentences.ts'
import { type MeatGroup, meatIn, temperatureFault } from './temperatures.ts'

interface SafetyOptions {
  /** From the conversation and the profile; those of the question are read here. */
  limits?: FoodLimits | undefined
  /** Without it the rule about allergens and diets is disabled. */
  vocabulary?: FoodBook
  /** Addresses of recipes whose lines were checked. */
  vetted?: readonly string[]
  /** A note of our own, read by a second person: its sentences stay, and only what it leaves unsaid is added. */
  known?: boolean | undefined
}

interface Checked {
  text: string
  /** Something was replaced or added. */
  corrected: boolean
  reasons: string[]
}

export interface SafetyStream {
  /** Takes a chunk of the answer, returns what is complete and safe so far. */
  push(piece: string): string
  /** The rest, and the warnings that are still missing. */
  end(): string
  readonly reasons: readonly string[]
}

const MAX_WAITING = 1500
const MAX_QUESTION = 2000

/** All signs are in the sentence; with three or more, the question may supply one. */
function advises({ says, except }: BadAdvice, sentence: string, question: string): boolean {
  if (except?.test(sentence) || negates(sentence)) return false
  const absent = says.filter((sign) => !sign.test(sentence))
  return (
    absent.length === 0 || (absent.length === 1 && says.length >= 3 && absent[0]?.test(question) === true)
  )
}

const ASSENT =
  /^[\s*"“]*(yes|yep|yeah|sure|certainly|absolutely|definitely|of course|totally|go ahead|no problem|it(['’]s| is| should be| will be) (perfectly |totally |probably |usually |generally )?(fine|safe|ok|okay|good)|that(['’]s| is) (fine|safe|ok|okay)|you can|perfectly)\b/i

/** "Can I …?" — "Yes.": the unsafe part is in the question alone. */
function assented(sentence: string, question: string): BadAdvice | undefined {
  if (!ASSENT.test(sentence) || /\b(if|only|but|unless|as long as|after|once)\b/i.test(sentence))
    return undefined
  return BAD_ADVICE.find(
    ({ says, except }) =>
      says.every((sign) => sign.test(question)) && !except?.test(question) && !except?.test(sentence),
  )
}

/** Deterministic rules applied to any answer, ours or a model's, sentence by sentence. */
export function createSafetyStream(question: string, options: SafetyOptions = {}): SafetyStream {
  const asked = question.slice(0, MAX_QUESTION)
  const reasons: string[] = []
  const notes = new Set<string>()
  const replaced = new Set<string>()
  let about: MeatGroup | undefined = meatIn(asked)
  let waiting = ''
  let given = ''
  let opened = false

  const sentence = (text: string): string => {
    about = meatIn(text) ?? about
    const tail = /\s*$/.exec(text)?.[0] ?? ''
    const replace = (id: string, instead: string) => {
      if (!reasons.includes(id)) reasons.push(id)
      // Add the same correction only once; the sentence is removed either way.
      if (replaced.has(id)) return tail.includes('\n') ? tail : ''
      replaced.add(id)
      const lead = /^\s*(?:(?:[-*]|\d+\.)\s+)?/.exec(text)?.[0] ?? ''
      return `${lead}${instead}${tail}`
    }
    const fault = temperatureFault(text, about)
    if (options.known) {
      if (fault && !fault.replaces) notes.add(fault.text)
      return text
    }
    if (fault?.replaces) return replace(`unsafe temperature: ${fault.group}`, fault.text)
    if (fault) notes.add(fault.text)
    const first = given.trim() === '' && !opened
    opened = opened || text.trim() !== ''
    const bad =
      BAD_ADVICE.find((rule) => advises(rule, text, asked)) ?? (first ? assented(text, asked) : undefined)
    return bad ? replace(bad.id, bad.instead) : text
  }

  const take = (length: number): string => {
    const whole = sentencesOf(waiting.slice(0, length)).map(sentence).join('')
    waiting = waiting.slice(length)
    given += whole
    return whole
  }

  return {
    reasons,
    push(piece) {
      waiting += piece
      const end = wholeSentences(waiting)
      if (end > 0) return take(end)
      return waiting.length > MAX_WAITING ? take(waiting.length) : ''
    },
    end() {
      const last = take(waiting.length)
      const missing: string[] = []
      for (const note of notes) {
        if (/\b145\b|\b63 ?°/.test(given)) continue
        missing.push(note)
        reasons.push('temperature below the USDA minimum')
      }
      for (const { id, when, needs, add } of NEEDED_WARNINGS) {
        if (options.known) break
        if (!when.every((sign) => sign.test(asked)) || needs.every((sign) => sign.test(given))) continue
        missing.push(add)
        reasons.push(id)
      }
      const { vocabulary, limits = NO_LIMITS, vetted = [] } = options
      const allergy = vocabulary && limitsWarning(asked, given, limits, vetted, vocabulary)
      if (allergy && !given.includes(allergy)) {
        missing.push(allergy)
        reasons.push('allergen')
      }
      const tail = missing.length > 0 ? `\n\n${missing.join(' ')}` : ''
      given += tail
      return `${last}${tail}`
    },
  }
}

/** Applies the same rules to a whole answer. */
export function checkAnswer(question: string, text: string, options: SafetyOptions = {}): Checked {
  const stream = createSafetyStream(question, options)
  const checked = `${stream.push(text)}${stream.end()}`
  return { text: checked, corrected: stream.reasons.length > 0, reasons: [...stream.reasons] }
}

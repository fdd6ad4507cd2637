import { startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { listedIn, sentencesOf } from './break-lines.ts'
import { isStep } from './is-step.ts'
import { isFirstPerson, isVerb, wordsIn } from './kitchen-words.ts'
import type { PastedLine } from './pasted-lines.ts'

const NEEDED =
  /(?<!\p{L})(?:need|ingredients(?: are)?|get|grab|buy|it['’]?s|use|uses|takes?|nodig|benodigd(?:heden)?|man nehme|nimm|nehme|zutaten|brauch\p{L}*|benötigt|faut|prends|prenez|ingrédients|necesitas?|lleva|ingredientes|ingredienti|serv(?:e|ono)|occorrono|precisa|leva|potrzeb\p{L}*|składniki)(?!\p{L})[^,]{0,20}$/iu
/** Between a lead and its list. */
const COLON = /^([^:.!?]{2,60}):\s+(?=\S)/u
const LONGEST_PART = 8
const FEWEST_PARTS = 4

/** Nothing but short parts, most of them with an amount: a list, whatever it is called. */
const isPlainList = (parts: readonly string[]) =>
  parts.length >= FEWEST_PARTS &&
  parts.every((part) => part.split(' ').length <= LONGEST_PART) &&
  parts.filter(startsWithAmount).length * 2 >= parts.length

/** "You need 3 bananas, 75g butter and 1 egg": the lead and what it lists. */
function needed(text: string): { lead: string; parts: string[] } | undefined {
  if (text.length >= 2000) return undefined
  const colon = COLON.exec(text)
  const labeled = colon ? listedIn(text.slice(colon[0].length)) : undefined
  const lead = colon?.[1] ?? ''
  if (
    labeled?.lead === '' &&
    (NEEDED.test(lead) ||
      (isPlainList(labeled.parts) && !wordsIn(lead).some(isVerb) && wordsIn(lead).length < 5))
  )
    return { lead: NEEDED.test(lead) ? '' : `${lead}:`, parts: labeled.parts }
  const list = listedIn(text)
  if (!list || list.parts.length < 3) return undefined
  if (list.lead === '' && isStep(text) && !isPlainList(list.parts)) return undefined
  const isShortList = list.parts.every((part) => part.split(' ').length <= LONGEST_PART)
  if (list.lead !== '' && !(NEEDED.test(list.lead) && isShortList)) return undefined
  // "Half mashed, half chunky, with cucumber" tells, and lists nothing.
  if (list.lead === '' && list.parts.filter((part) => /^[\d½¼¾⅓⅔]/.test(part)).length < 2) return undefined
  return { lead: '', parts: list.parts }
}

/** "you need two eggs and a cup of oats okay so you put everything in": as people dictate. */
const DICTATED =
  /^(.{0,400}?(?<!\p{L})(?:you|u|we|you['’]ll|ya)\s+(?:will\s+|gonna\s+)?need\s+)(.{10,600}?)\s+(?:and\s+)?(?:ok(?:ay)?|alright|right|so|then|now|first)[\s,]+(?:ok(?:ay)?\s+|so\s+|then\s+|first\s+|what\s+)*(?=(?:you|u|we|i)\s+(?!need)\p{L}+)(.{20,})$/isu
const FAREWELL =
  /[\s,]+(?:(?:ok(?:ay)?|alright|so|and|anyway)[\s,]+)*(?:that['’]?s (?:it|all|basically it|pretty much it)|and that['’]?s it|i['’]m at the|talk (?:to you )?(?:later|soon)|love you|bye|call me)(?!\p{L}).{0,160}$/isu

const TOLD =
  /^(.{0,160}?)\s(?=(?:you|u|we|ya)\s+(?:take|get|start|put|chop|cut|boil|fry|brown|mix|heat|want)(?!\p{L}))/iu
const LONG_TALK = 250

/** One long sentence as it was spoken, without its hello and goodbye. */
function spoken(sentence: string): string[] | undefined {
  const isTalk = sentence.length > LONG_TALK && !/[.!?;]\s/.test(sentence)
  const lead = isTalk ? TOLD.exec(sentence)?.[1] : undefined
  if (lead === undefined) return undefined
  const rest = sentence.slice(lead.length)
  const bye = FAREWELL.exec(rest)?.[0] ?? ''
  const said = rest.slice(0, rest.length - bye.length)
  return [lead.trim(), said.trim(), bye.trim()].filter(Boolean)
}

function dictated(sentence: string): string[] | undefined {
  const [, lead = '', list = '', rest = ''] = DICTATED.exec(sentence) ?? []
  if (list === '') return undefined
  const parts = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s+plus\s+/i).filter(Boolean)
  if (parts.length < 3 || parts.some((part) => part.split(' ').length > 9)) return undefined
  const [said = '', bye = ''] = [rest.replace(FAREWELL, ''), FAREWELL.exec(rest)?.[0].trim() ?? '']
  return [lead.trim(), ...parts, said.trim(), bye].filter(Boolean)
}

const LEAD_IN =
  /^(?:(?:mira|so|ok(?:ay)?|look|listen|right|well|also|alors|bon|bueno|pues|allora|dunque|então|olha|dus|nou|no|tak|first off)\s*,\s+)+(?=\p{Ll})/iu

/** "… what I do for four of us: chop 1 onion": what is said before is no part of it. */
function withoutLead(sentence: string): string[] {
  const at = sentence.indexOf(': ')
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + 2)]
  const opens = wordsIn(after.slice(0, 60)).slice(0, 2)
  const isLead =
    at > 0 && at < 300 && after.length > 60 && opens.some(isVerb) && wordsIn(before).some(isFirstPerson)
  if (isLead) return [`${before}:`, after]
  const bare = sentence.replace(LEAD_IN, '')
  return bare !== sentence && wordsIn(bare.slice(0, 60)).slice(0, 2).some(isVerb)
    ? [sentence.slice(0, sentence.length - bare.length).trim(), bare]
    : [sentence]
}

const isShort = (part: string) => part.split(' ').length <= 8

const MOST_SENTENCES = 8

/** In a chat a sentence begins small too: "… and 4 tbsp oil. feeds 3". */
const small = (sentence: string) => sentence.split(/(?<=\p{L}{3}[.!])\s+(?=\p{Ll})/u)

/** A list of its own: then a line with commas is one of its lines, not a list. */
const LISTED = 3

/** A text in one piece: its sentences as lines, so that each can be told apart. */
export function asSentences(lines: readonly PastedLine[], isWhole: boolean): PastedLine[] {
  const isListed = lines.filter(({ text }) => text.length < 80 && startsWithAmount(text)).length > LISTED
  return lines.flatMap((line) => {
    // "it's 3 courgettes, 250g of linguine and 1 lemon. feeds 3"
    const said =
      isWhole || (isListed && startsWithAmount(line.text)) ? [] : sentencesOf(line.text).flatMap(small)
    const whole =
      said.length === 1 || said.every((one) => startsWithAmount(one)) ? needed(line.text) : undefined
    const lists = whole ? [whole] : said.length < MOST_SENTENCES ? said.map(needed) : []
    const parts = lists.flatMap((list, at) =>
      list ? [list.lead, ...list.parts].filter(Boolean) : [said[at] ?? ''],
    )
    if (lists.some((list) => list !== undefined))
      return parts.map((text, at) => ({
        ...line,
        text,
        width: text.length,
        bullet: false,
        blankBefore: at === 0,
        message: at === 0 && line.message,
      }))
    if (!isWhole || line.text.length < 120) return [line]
    const texts = sentencesOf(line.text).flatMap((sentence) => {
      const listed = listedIn(sentence)
      const isList = listed && (listed.lead === '' || NEEDED.test(listed.lead)) && listed.parts.every(isShort)
      return isList
        ? [listed.lead, ...listed.parts]
        : (dictated(sentence) ?? spoken(sentence) ?? withoutLead(sentence))
    })
    return texts
      .filter((text) => text !== '')

      .map((text, at) => ({
        ...line,
        text,
        width: text.length,
        number: at === 0 ? line.number : null,
        blankBefore: at === 0,
      }))
  })
}

import { startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { isStep } from './is-step.ts'

/** What a mail has around what was written: its headers, rules, signature, and the words above a quoted mail. */

const SUBJECT = 'subject|betreff|onderwerp|objet|asunto|oggetto|assunto|temat|ämne|emne'
const SENT =
  'sent|date|gesendet|datum|envoyé|fecha|enviado(?: el)?|inviato|data|verzonden|wysłano|skickat|sendt'
const TO = 'to|cc|bcc|an|kopie|à|para|per|aan|do|dw|till|til'
const FROM = 'from|reply-to|von|de|da|van|od|från|fra|expéditeur'
const MORE = 'attachments?|anlagen?|anhang|importance|priority|wichtigkeit|pièces? jointes?|destinataires?'
const HEADER = new RegExp(
  String.raw`^[*_]{0,2}(?:(${SUBJECT})|(${SENT})|(${TO})|(${FROM})|(?:${MORE}))[*_]{0,2}\s?:[*_]{0,2}(?=\s|$)`,
  'iu',
)
const FORWARDED =
  /^(?:-{2,}\s?(?:original|forwarded|weitergeleitete|ursprüngliche|originalnachricht|message|mensaje|messaggio|mensagem|doorgestuurd|oorspronkelijk|vidarebefordra|videresendt|wiadomość).{0,40}|begin forwarded message:|anfang der weitergeleiteten (?:e-?mail|nachricht):|début du message (?:réexpédié|transféré)\s?:|inicio del mensaje reenviado:|inizio messaggio inoltrato:|início da mensagem (?:re)?encaminhada:|begin doorgestuurd bericht:)$/iu
const WROTE =
  /(?<!\p{L})(?:wrote|writes|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał(?:\(a\)|a)?)(?!\p{L}).{0,90}:$/iu
const WRITTEN_AT = /^(?:on|am|le|el|il|em|op|den|w dniu|dnia)\s/i
const DEVICE =
  /^(?:sent (?:from|via|with|using) (?:my |an? |the )?(?:i(?:phone|pad|os|cloud)|android|samsung|galaxy|pixel|blackberry|phone|mobile|mail|yahoo|outlook|gmail|aol|proton|hotmail|windows|tablet).{0,60}|get outlook for .{2,20}|(?:von|mit) mein(?:em|er) .{2,40} gesendet\.?|diese nachricht wurde von mein.{5,60} gesendet\.?|gesendet (?:von|mit|über) .{2,60}|envoyé (?:de|depuis|à partir d) ?(?:mon|ma|['’]?outlook|yahoo).{0,60}|enviado (?:desde|do|de) (?:mi|meu|minha|yahoo|outlook).{0,60}|inviato da(?:l mio)? (?:i(?:phone|pad)|telefono|cellulare|yahoo|outlook|android|samsung).{0,40}|verzonden (?:vanaf|met|van|via) (?:mijn|een|outlook|yahoo).{0,40}|skickat från .{2,40}|sendt fra .{2,40})$/iu
const MARKS = /[*_]{2}|^[*_]|[*_]$/g
const RULE = /^[_=-]{5,}$/
const SIGNATURE = /^-- ?$/
const QUOTED = /^\s*(?:>\s?)+/
const LONGEST = 300
const MOST_HEADERS = 40
const LONGEST_SIGNATURE = 15
/** With its empty lines. */
const MOST_LINES = 40
const FEWEST_AMOUNTS = 2
const FEWEST_STEPS = 2

const saidOf = (line: string) => (line.length > LONGEST ? '' : line.replace(QUOTED, '').trimStart())

/** Where the headers end that begin here; the same place for none. A card has "From:" and "Date:" too, but no subject. */
function headersEnd(lines: readonly string[], from: number, isForwarded: boolean): number {
  const kinds = new Set<number>()
  let isMail = isForwarded
  let end = from
  for (let at = from; at < Math.min(lines.length, from + MOST_HEADERS); at++) {
    const said = saidOf(lines[at] ?? '').trimEnd()
    const found = HEADER.exec(said)
    if (found) {
      const kind = found.slice(1).findIndex((group) => group !== undefined)
      kinds.add(kind)
      if (kind === 0 || kind === 2 || /\S@\S/.test(said)) isMail = true
      end = at + 1
      continue
    }
    // Addresses that go on in the next line.
    const isAddress = end === at && end > from && /\S@\S+\.\S/.test(said) && said.split(' ').length < 12
    if (isAddress) end = at + 1
    else if (said !== '' || at - end >= 1) break
  }
  return isMail && (kinds.size > 1 || (isForwarded && kinds.size > 0)) ? end : from
}

/** "On Tue, Jan 5, 2021 at 3:04 PM Mom <mom@example.com> wrote:", which a mail program may have broken in two. */
function attributionEnd(lines: readonly string[], at: number): number {
  const said = saidOf(lines[at] ?? '').trimEnd()
  const next = saidOf(lines[at + 1] ?? '').trimEnd()
  const isQuoted = (line: string | undefined) => line !== undefined && QUOTED.test(line)
  const follows = (from: number) => lines.slice(from, from + 2).find((line) => line.trim() !== '')
  if (WROTE.test(said) && !startsWithAmount(said)) {
    const isDated = WRITTEN_AT.test(said) && /\d/.test(said)
    if (isDated || /\S@\S/.test(said) || isQuoted(follows(at + 1))) return at + 1
  }
  const whole = `${said} ${next}`
  return WRITTEN_AT.test(said) && /\d/.test(said) && !WROTE.test(next.slice(0, -1)) && WROTE.test(whole)
    ? at + 2
    : at
}

interface Part {
  lines: string[]
  amounts: number
  steps: number
}

interface Mail {
  lines: string[]
  /** Headers, rules and signatures, as written. */
  frame: string[]
  /** Other mails of the same conversation. */
  asides: string[]
}

/** Of several mails, the one with the recipe; if another has its steps, all of them. */
function recipeOf(parts: readonly Part[]): { lines: string[]; asides: string[] } {
  const most = Math.max(...parts.map(({ amounts }) => amounts))
  const best = parts.find(({ amounts }) => amounts === most)
  const isBeside = (part: Part) =>
    part !== best &&
    most >= FEWEST_AMOUNTS &&
    part.amounts < most &&
    ((best?.steps ?? 0) > 0 || part.steps < FEWEST_STEPS)
  return {
    lines: parts.filter((part) => !isBeside(part)).flatMap(({ lines }) => ['', ...lines]),
    asides: parts
      .filter(isBeside)
      .flatMap(({ lines }) => lines.map((line) => line.replace(QUOTED, '').trim()))
      .filter(Boolean),
  }
}

/** Nothing but a name and an address follows, up to the end of the mail. */
function signatureEnd(lines: readonly string[], at: number): number {
  let end = at + 1
  const isEnd = (place: number) =>
    attributionEnd(lines, place) > place || headersEnd(lines, place, false) > place
  while (end < lines.length && end - at <= MOST_LINES && !isEnd(end)) {
    if (QUOTED.test(lines[end] ?? '') !== QUOTED.test(lines[at] ?? '')) break
    end++
  }
  const rest = lines.slice(at + 1, end).map((line) => saidOf(line).trim())
  const isLong = end - at > MOST_LINES || rest.filter(Boolean).length > LONGEST_SIGNATURE
  return isLong || rest.some((line) => startsWithAmount(line) || isStep(line)) ? at + 1 : end
}

/** What was written in a mail, without what its program puts around it. Text that is no mail stays as it is. */
export function withoutMail(given: readonly string[]): Mail {
  const frame: string[] = []
  const parts: Part[] = [{ lines: [], amounts: 0, steps: 0 }]
  const take = (from: number, end: number) => {
    for (const line of given.slice(from, end))
      if (/[\p{L}\p{N}]/u.test(line)) frame.push(saidOf(line).replace(MARKS, '').trim())
  }
  for (let at = 0; at < given.length; ) {
    const line = given[at] ?? ''
    const said = saidOf(line)
    const isForwarded = FORWARDED.test(said.trim())
    const isRule = RULE.test(said.trim())
    const next = given.slice(at + 1, at + 4).findIndex((one) => HEADER.test(saidOf(one)))
    const from = isForwarded || isRule ? (next < 0 ? at + 1 : at + 1 + next) : at
    const headers = HEADER.test(saidOf(given[from] ?? '')) ? headersEnd(given, from, isForwarded) : from
    const isFrame = isForwarded || headers > from
    const end = isFrame ? headers : attributionEnd(given, at)
    if (end > at) {
      take(at, end)
      parts.push({ lines: [], amounts: 0, steps: 0 })
      at = end
    } else if (DEVICE.test(said.trim())) {
      take(at, at + 1)
      at++
    } else if (SIGNATURE.test(said)) {
      const after = signatureEnd(given, at)
      take(at, after)
      at = after
    } else {
      const part = parts.at(-1) as Part
      part.lines.push(line)
      if (startsWithAmount(said)) part.amounts++
      else if (isStep(said)) part.steps++
      at++
    }
  }
  if (parts.length === 1) return { lines: parts[0]?.lines ?? [], frame, asides: [] }
  return { ...recipeOf(parts), frame }
}

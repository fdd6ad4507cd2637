const DATE = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?`
const TIME = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:[\s\u202f]?[ap]\.?m\.?)?`
/** "[12/03/24, 10:15:03] Mom: ", "12.03.24, 10:15 - Mom: ", "[10:15] Mom: ", "Mom, [3 March 2024 at 10:15]: ". */
const STAMP = new RegExp(
  String.raw`^[\s\u200e]*(?:\[?${DATE},?\s+${TIME}\]?(?:\s*[-–]\s*|\s+)([^:]{1,40}):\s?|\[(?:${TIME},\s*${DATE}|${TIME})\]\s*([^:]{1,40}):\s?|([\p{L} .'’]{1,40}),\s*\[[^\]]{6,40}\]:?\s*)`,
  'iu',
)
const NO_NAME = new RegExp(String.raw`^[\s\u200e]*\[?${DATE},?\s+${TIME}\]?\s*[-–]\s+`, 'iu')
/** What the messenger says itself. */
const PLACEHOLDER =
  /^[\s\u200e]*[<‹[(]?(?:(?:media|image|video|audio|sticker|gif|photo|document|contact card) omitted|(?:medien|bild|video|audio|sticker|gif|foto) (?:weggelassen|ausgeschlossen)|(?:médias?|image|vidéo|audio) (?:omise?s?|absente?)|(?:multimedia|imagen|video|audio) omitid[oa]|(?:media|immagine) omess[oa]|(?:mídia|imagem) (?:oculta|omitida)|(?:media|afbeelding) weggelaten|pominięto \p{L}+|this message was deleted|you deleted this message|messages and calls are end-to-end encrypted.{0,120}|missed (?:voice|video) call|\p{L}+\.(?:jpe?g|png|mp4|opus) \(file attached\)|photo|voice message)[>›\])]?\.?$/iu
const TIME_ALONE = new RegExp(
  String.raw`^(?:(?:today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:\s+at)?,?\s+)?${TIME}$|^(?:delivered|read)(?:\s+${TIME})?$|^(?:today|yesterday)$`,
  'i',
)
/** "… xx" at the end of a message. */
const KISSES = /(?:\s+x{1,5}|\s+xo(?:xo)*)+[.!]?$/i
const VOCATIVE =
  /^(?:(?:ok(?:ay)?|hi|hey|hello|welcome|morning|yes|yeah|sure|no problem|np|and)\s+)?(?:darling|love|dear|hun(?:ny)?|honey|sweetie|beta|mate|sweetheart|babe)[,!.]+\s+(?=\S)/i

interface Message {
  text: string
  /** Begins a message. */
  starts: boolean
}

/** "tad — Today at 17:03", "Mum  10:32 AM", "Lea um 18:05": who speaks below. */
const SPEAKER = new RegExp(
  String.raw`^(.{1,40}?)\s*(?:[—–·•|,-]\s*|\s)(?:(?:today|yesterday|heute|gestern|hier|aujourd['’]hui|hoy|ayer|oggi|ieri|hoje|ontem|vandaag|gisteren|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|${DATE})[,\s]*(?:at|um|à|a las|alle|às|om|@)?\s*)?\(?${TIME}\)?$`,
  'iu',
)
const FEWEST_NAMES = 3

/** Lines that name who speaks below: with a time, or the same short line again and again after a gap. */
function speakersOf(lines: readonly string[]): (string | undefined)[] {
  const counts = new Map<string, number>()
  const nameOf = (line: string, at: number): { name: string; isTimed: boolean } | undefined => {
    const text = line.trim()
    if (text === '' || text.length > 60) return undefined
    const timed = SPEAKER.exec(text)?.[1]?.trim()
    if (timed !== undefined && /\p{L}/u.test(timed)) return { name: timed, isTimed: true }
    const isAfterGap = at === 0 || (lines[at - 1] ?? '').trim() === ''
    const isAbove = (lines[at + 1] ?? '').trim() !== ''
    return isAfterGap && isAbove && text.length <= 30 && /^\p{L}[\p{L}\p{M} .'’()]*$/u.test(text)
      ? { name: text, isTimed: false }
      : undefined
  }
  const names = lines.map(nameOf)
  for (const one of names) if (one) counts.set(one.name, (counts.get(one.name) ?? 0) + 1)
  const timed = names.filter((one) => one?.isTimed).length
  return names.map((one) => {
    if (!one) return undefined
    if (one.isTimed)
      return timed >= FEWEST_NAMES && [...counts.values()].some((count) => count > 1) ? one.name : undefined
    // "Tú" speaks twice where "Tía Charo" speaks often.
    const count = counts.get(one.name) ?? 0
    const most = Math.max(...counts.values())
    return most >= FEWEST_NAMES && count > 1 ? one.name : undefined
  })
}

interface Chat {
  lines: Message[]
  /** What others wrote. */
  asides: string[]
}

/** The name of who wrote, and what; undefined for a line without a stamp. */
function stamped(line: string): { name: string; text: string } | undefined {
  const stamp = STAMP.exec(line) ?? NO_NAME.exec(line)
  if (!stamp) return undefined
  return { name: (stamp[1] ?? stamp[2] ?? stamp[3] ?? '').trim(), text: line.slice(stamp[0].length) }
}

/**
 * The messages of a chat without their stamps. Who wrote most gives the recipe; what others say ("is that plain flour?")
 * is beside it.
 */
export function withoutStamps(given: readonly string[]): Chat {
  const speakers = speakersOf(given)
  const isSpoken = speakers.some((name) => name !== undefined)
  let spoken: string | undefined
  const read = given.map((line, at) => {
    if (!isSpoken) return stamped(line)
    if (speakers[at] !== undefined) {
      spoken = speakers[at]
      return undefined
    }
    const isFirst = speakers[at - 1] !== undefined && spoken !== undefined
    return isFirst ? { name: spoken as string, text: line } : undefined
  })
  const count = read.filter((one) => one !== undefined).length
  const isChat = count > 1
  const written = new Map<string, number>()
  let name = ''
  const said = read.map((one, at) => {
    name = one?.name ?? name
    // A line with a name is no part of what is said.
    const text = speakers[at] === undefined ? (one?.text ?? given[at] ?? '') : ''
    written.set(name, (written.get(name) ?? 0) + text.length)
    return { name, text, starts: isChat && one !== undefined }
  })
  if (count === 0) return { lines: said, asides: [] }
  const most = Math.max(...written.values())
  const author = [...written].find(([, length]) => length === most)?.[0] ?? ''
  const lines: Message[] = []
  const asides: string[] = []
  for (const { name: by, text, starts } of said) {
    if (PLACEHOLDER.test(text) || TIME_ALONE.test(text.trim())) continue
    // Lines above the first message are nobody's.
    if (isChat && by !== author && by !== '') asides.push(text.trim())
    else if (isChat) lines.push({ text: text.replace(VOCATIVE, '').replace(KISSES, ''), starts })
    else lines.push({ text, starts })
  }
  return { lines, asides: asides.filter(Boolean) }
}

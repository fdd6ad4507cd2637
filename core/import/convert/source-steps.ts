import { letters } from '#core/recipes/reading/tidy-text.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { plainLine } from './plain-text.ts'

const ADDRESS = /^(?:(?:source|from|via|recipe|link|url)\s*:\s*)?<?(https?:\/\/[^\s<>"]{4,2000})>?$/i
/** Only endings that sites have: "Bake.Serve" is no host. */
const HOST =
  /^(?:(?:source|from|via)\s*:\s*)?((?:www\.)?(?:[\p{L}\d-]{2,63}\.)+(?:com|net|org|info|biz|blog|recipes|food|kitchen|cooking|co\.uk|com\.au|co\.nz|ca|uk|us|eu|de|at|ch|fr|es|it|nl|be|pl|se|dk|fi|pt|ie|nz|au)(?:\/\S*)?)[.]?$/iu
const LEAST_NAME = 5

const hostOf = (address: string): string => {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`
  return URL.canParse(whole) ? new URL(whole).hostname.replace(/^www\./, '') : ''
}

const hasPath = (address: string) => /[^/]\/[^/\s]/.test(address.replace(/^https?:\/\//i, ''))

/** The address of a line that has nothing else. */
const addressOf = (line: string): string | undefined => ADDRESS.exec(line)?.[1] ?? HOST.exec(line)?.[1]

/** A page's address, or its name, as the last steps of its recipe: they are its source. */
export function withoutSourceSteps(raw: RawRecipe): RawRecipe {
  const lines = raw.steps.map(plainLine)
  const addresses = lines.flatMap((line) => addressOf(line) ?? [])
  const given = plainLine(raw.sourceUrl ?? '')
  const named = plainLine(raw.sourceName ?? '')
  const hosts = new Set([given, addressOf(named) ?? '', ...addresses].map(hostOf).filter(Boolean))
  if (hosts.size === 0) return raw
  const names = new Set(
    [...hosts].flatMap((host) => [letters(host), letters(host.replace(/(?:\.(?:com?|org))?\.\p{L}+$/u, ''))]),
  )
  const isSource = (line: string) =>
    addressOf(line) !== undefined ||
    (letters(line).length >= LEAST_NAME && line.length <= 60 && names.has(letters(line)))
  if (!lines.some(isSource)) return raw
  // The longest says the most: the page, not only its site.
  const [best = ''] = [...addresses].sort(
    (a, b) => Number(/^http/i.test(b)) - Number(/^http/i.test(a)) || b.length - a.length,
  )
  const sourceUrl = given === '' ? best || raw.sourceUrl : raw.sourceUrl
  const name = lines.find((line) => isSource(line) && !ADDRESS.test(line))
  const isNoted = (address: string) =>
    address !== sourceUrl && (hostOf(address) !== hostOf(sourceUrl ?? '') || hasPath(address))
  const others = addresses.filter(isNoted)
  const starts = new Map<number, number>()
  const steps = raw.steps.filter((_, at) => {
    if (isSource(lines[at] ?? '')) return false
    starts.set(at, starts.size)
    return true
  })
  const stepNotes = Object.fromEntries(
    Object.entries(raw.stepNotes ?? {}).map(([at, note]) => [
      String(starts.get(Number(at)) ?? steps.length),
      note,
    ]),
  )
  return {
    ...raw,
    steps,
    ...(sourceUrl && { sourceUrl }),
    ...(named === '' && name !== undefined && { sourceName: name }),
    ...(raw.stepNotes && { stepNotes }),
    notes: [...(raw.notes ?? []), ...new Set(others)],
  }
}

import { durationsIn } from '#core/recipes/times.ts'

const TOKEN = /\d+(?:[.,/]\d+)*|\p{L}+/gu

/** Normalized words and numbers: accents, case and fraction characters make no difference. */
function tokensOf(text: string): string[] {
  const plain = text
    .replace(/([½¼¾⅓⅔⅛⅜⅝⅞⅕])/g, ' $1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('⁄', '/')
    .toLowerCase()
  return plain.match(TOKEN) ?? []
}

const isNumber = (token: string) => /^\d/.test(token)

interface Ground {
  /** Whether a line's words occur together on the page: all of its numbers, and at least this share of its words. */
  holds: (line: string, share?: number) => boolean
  /** Whether the page states this many minutes, directly or as the sum of two of its times. */
  hasMinutes: (minutes: number) => boolean
  /** Whether it states this many servings. */
  hasServings: (servings: number) => boolean
}

/** A model's statements about a page count only as far as the page supports them. */
export function groundOf(text: string): Ground {
  const tokens = tokensOf(text)
  const places = new Map<string, number[]>()
  for (const [at, token] of tokens.entries()) {
    const known = places.get(token)
    if (known) known.push(at)
    else places.set(token, [at])
  }
  const durations = new Set(durationsIn(text).flatMap(({ min, max }) => [Math.round(min), Math.round(max)]))

  const near = (token: string, from: number, to: number) =>
    (places.get(token) ?? []).some((place) => place >= from && place <= to)

  return {
    holds: (line, share = 1) => {
      const wanted = tokensOf(line)
      if (!wanted.some((token) => !isNumber(token))) return false
      const known = wanted.filter((token) => places.has(token))
      if (wanted.some((token) => isNumber(token) && !places.has(token))) return false
      const enough = Math.ceil(wanted.length * share)
      if (known.length < enough) return false
      // Around each occurrence of the rarest word: are the others nearby?
      const rarest = known.reduce((a, b) =>
        (places.get(a)?.length ?? 0) <= (places.get(b)?.length ?? 0) ? a : b,
      )
      const reach = wanted.length + 8
      return (places.get(rarest) ?? []).some((place) => {
        const here = wanted.filter((token) => near(token, place - reach, place + reach))
        return here.length >= enough && wanted.every((token) => !isNumber(token) || here.includes(token))
      })
    },
    hasMinutes: (minutes) =>
      durations.has(minutes) || [...durations].some((one) => durations.has(minutes - one)),
    hasServings: (servings) =>
      (places.get(String(servings)) ?? []).some((place) =>
        tokens
          .slice(Math.max(0, place - 2), place + 3)
          .some((token) => /^(serv|yield|make|portion|people|person|pax|feed)/.test(token)),
      ),
  }
}

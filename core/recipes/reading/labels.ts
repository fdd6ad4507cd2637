import { minutesOf } from './durations.ts'
import { isWholeYield, servingsOf } from './servings.ts'

const LABELS = {
  prep: /(?:^|\b)(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|(?:temps de )?préparation|preparaci[oó]n|voorbereid\p{L}*|förberedelse\p{L}*|arbeitszeit)\s*(?:time)?\s*[:\-–]?\s*(?=\d|½|¼|¾)/iu,
  cook: /(?:^|\b)(?:cook(?:ing)?(?: time)?|bake(?: time)?|baking time|koch(?:zeit)?|backzeit|koch-?\/?backzeit|(?:temps de )?cuisson|cocci[oó]n|cottura|tillagning\p{L}*|kooktijd|baktijd)\s*(?:time)?\s*[:\-–]?\s*(?=\d|½|¼|¾)/iu,
  total:
    /(?:^|\b)(?:total(?: time)?|ready in|gesamt(?:zeit)?|temps total|tiempo total|tempo totale|totale tijd|bereidingstijd|tid|time)\s*(?:time)?\s*[:\-–]?\s*(?=\d|½|¼|¾)/iu,
}
const SERVES =
  /(?:^|\b)(?:serves|servings?|yields?|makes|portion(?:en|er)?s?|personen|personnes|personas|persone|porciones|porções|rendimento|rende|rinde|ergibt|dosi per|porcji|adag|für)\s*:?\s*(?:about\s+)?\d[\d\s–-]*|^\d+(?:\s*[-–]\s*\d+)?\s+(?:servings?|portion(?:s|en|er)?|personen|personnes|personas|persone|people|personer|porciones|porções|porcj[iea]|adag|人分)|\b(?:para|pour|per|voor|till|til|dla|para)\s+\d+(?:\s*[-–]\s*\d+)?\s+\p{L}{4}/iu

interface LabelledFacts {
  prep?: number
  cook?: number
  total?: number
  servings?: number
}

/** Times and servings by their labels; the first of each counts. */
export function labelledFacts(lines: readonly string[]): LabelledFacts {
  const found: LabelledFacts = {}
  lines.forEach((line, i) => {
    if (line.length > 140) return
    // The label and its value may be on two lines.
    for (const text of [line, line.length < 30 ? `${line} ${lines[i + 1] ?? ''}` : '']) {
      if (text === '' || text.length > 180) continue
      for (const name of ['prep', 'cook', 'total'] as const) {
        if (found[name] !== undefined) continue
        const match = LABELS[name].exec(text)
        const rest = match && text.slice(match.index + match[0].length)
        const minutes = rest && minutesOf((/^[^|•;,]{1,40}/.exec(rest)?.[0] ?? '').trim())
        if (minutes && !/^\d+$/.test(rest.trim())) found[name] = minutes
      }
      if (found.servings === undefined) {
        const servesMatch = SERVES.exec(text)
        // "Yield: 1 loaf"
        const said = servesMatch && text.slice(servesMatch.index, servesMatch.index + 60)
        const servings = servesMatch && said && !isWholeYield(said) ? servingsOf(servesMatch[0]) : null
        if (servings) found.servings = servings
      }
    }
  })
  return found
}

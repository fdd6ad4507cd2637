import { jsonrepair } from 'jsonrepair'

/** Repairing is slow on large texts, and large broken ones are hardly ever recipes. */
const REPAIRABLE = 300_000

function attempt(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON as pages write it: in comments or CDATA, with raw line breaks inside strings, with extra commas. */
export function parseLoosely(source: string): unknown {
  const asIs = attempt(source)
  if (asIs !== undefined) return asIs
  const text = source
    .trim()
    .replace(/^(?:\/\*)?\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)\s*(?:\*\/)?/, '')
    .trim()
    .replace(/(?:\/\*|\/\/)?[ \t]{0,9}(?:-->|\]\]>)[ \t]{0,9}(?:\*\/)?$/, '')
    .replace(/;$/, '')
  if (text === '') return undefined
  const exact = attempt(text)
  if (exact !== undefined) return exact
  const spaced = text.replace(/\p{Cc}+/gu, ' ')
  const single = attempt(spaced)
  if (single !== undefined) return attempt(text.replace(CONTROL_IN_STRINGS, escaped)) ?? single
  if (text.length > REPAIRABLE) return undefined
  try {
    return JSON.parse(jsonrepair(spaced.replace(/\\'/g, "'")))
  } catch {
    return undefined
  }
}

const CONTROL_IN_STRINGS = /"(?:[^"\\]|\\[\s\S])*"/g

/** Raw line breaks in a string separate its lines, so they are kept if they are the only error. */
function escaped(string: string): string {
  return string
    .replace(/\r\n|[\n\r]/g, '\\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '')
}

import * as strings from '../strings.ts'

/** File systems count bytes, most of them up to 255; room is left for a number and an ending. */
const MOST_BYTES = 160
/** Names that Windows keeps for devices, with any ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

const encoder = new TextEncoder()

function cut(text: string): string {
  let bytes = 0
  let kept = ''
  for (const sign of text) {
    bytes += encoder.encode(sign).length
    if (bytes > MOST_BYTES) break
    kept += sign
  }
  return kept
}

/** A title as the name of a file in every file system: no path, no control signs, no device. */
function safeName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/^[\s.-]+/, '')
  const name = cut(plain).replace(/[\s.-]+$/, '')
  return DEVICES.test(name) ? `_${name}` : name || strings.untitledFile
}

/** As file systems compare names that don't know upper and lower case. */
const folded = (name: string) => name.normalize('NFKC').toUpperCase().toLowerCase()

/** Names each title so that no two are the same; a second one of a name gets a number. */
export function uniqueNames(): (title: string) => string {
  const taken = new Set<string>()
  return (title) => {
    const name = safeName(title)
    let unique = name
    for (let number = 2; taken.has(folded(unique)); number++) unique = `${name} (${number})`
    taken.add(folded(unique))
    return unique
  }
}

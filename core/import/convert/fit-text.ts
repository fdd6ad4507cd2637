/** The last place before `most` where a text may be cut: after a sentence, else a word, else anywhere. */
function cutAt(text: string, most: number): number {
  const head = text.slice(0, most + 1)
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? ')) + 1
  if (sentence > most / 3) return sentence
  const word = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'))
  if (word > most / 3) return word
  // A sign of two code units stays whole.
  const code = text.charCodeAt(most - 1)
  return code >= 0xd800 && code < 0xdc00 ? most - 1 : most
}

/** The text in parts that are not too long; nothing is lost. */
export function inParts(text: string, most: number): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > most) {
    const at = cutAt(rest, most)
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}

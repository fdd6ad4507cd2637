import { parseLine } from '#core/ingredients/parse-line.ts'
import { normalWords } from '#core/text/normalise.ts'

interface NamedLine {
  line: string
  names: string[][]
}

/** The lines that a step uses, found by name: "chicken broth" needs both words, or "broth" without a rival. */
export function linesOfStep(step: string, lines: readonly string[]): string[] {
  const words = new Set(normalWords(step))
  const named: NamedLine[] = lines.map((line) => ({
    line,
    names: parseLine(line)
      .names.map(normalWords)
      .filter((name) => name.length > 0),
  }))
  /** How many of a name's words are in the step; none unless the noun at its end is among them. */
  const hits = (name: readonly string[]) =>
    words.has(name.at(-1) ?? '') ? name.filter((word) => words.has(word)).length : 0
  const best = new Map<string, number>()
  for (const { names } of named)
    for (const name of names) {
      const noun = name.at(-1) ?? ''
      best.set(noun, Math.max(best.get(noun) ?? 0, hits(name)))
    }
  return named
    .filter(({ names }) => names.some((name) => hits(name) > 0 && hits(name) === best.get(name.at(-1) ?? '')))
    .map(({ line }) => line)
}

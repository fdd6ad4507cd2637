import { withoutMarkdown } from '#core/own-recipes/reading/markdown.ts'
import { ingredientsHeading, methodHeading } from '#core/recipes/strings.ts'

interface Lists {
  ingredients: string[]
  steps: string[]
}

const ITEM = /^[-*+]\s+(\S.*)$/
const NUMBERED = /^\d{1,3}[.)]\s+(\S.*)$/
const HEADING = /^#{3,6}\s+(\S.*)$/

/** The lines of a section; undefined if it holds anything but such items and their headings. */
function itemsIn(section: string, item: RegExp): string[] | undefined {
  const lines: string[] = []
  for (const line of section.split('\n')) {
    if (line.trim() === '') continue
    const heading = HEADING.exec(line)?.[1]
    const text = heading ?? item.exec(line)?.[1]
    if (text === undefined) return undefined
    const plain = withoutMarkdown(text).text.trim()
    lines.push(heading === undefined ? plain : `${plain.replace(/[:\s]+$/, '')}:`)
  }
  return lines.length > 0 ? lines : undefined
}

/** Lists as we write them leave nothing to guess: every item is a line, every heading below its list's is one. */
export function listsOf(body: string): Lists | undefined {
  const sections = body.replace(/\r\n?/g, '\n').split(/^##[ \t]+(?=\S)/m)
  const named = (name: string) => {
    const found = sections.filter((one) => one.split('\n', 1)[0]?.trim() === name)
    return found.length === 1 ? found[0]?.slice(name.length) : undefined
  }
  const ingredients = itemsIn(named(ingredientsHeading) ?? '', ITEM)
  // The source stands below the last section.
  const steps = itemsIn((named(methodHeading) ?? '').replace(/\nSource: \S[^\n]*\s*$/, ''), NUMBERED)
  return ingredients && steps ? { ingredients, steps } : undefined
}

import { plainLine, plainLines } from '../convert/plain-text.ts'
import { isFields, listOf, textOf } from './fields.ts'
import { asHeading } from './text-lines.ts'

const DEEPEST = 8
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** A step's name is often its number, or its first words: then it says nothing. */
function named(name: string, lines: string[]): string[] {
  const [first, ...rest] = lines
  const head = plain(name)
  if (first === undefined) return name === '' ? [] : [name]
  const isNumber = /^(?:step|schritt|étape|paso|passo|stap)?\d*$/u.test(head)
  if (isNumber || plain(lines.join(' ')).startsWith(head)) return lines
  return [`${name.replace(/[:.\s]+$/, '')}: ${first}`, ...rest]
}

/** Steps of any shape, in order: text with lines, lists, steps, and sections with a heading. */
export function schemaOrgSteps(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return []
  const all = listOf(value)
  const isSeveral = all.length > 1 || depth > 0
  return all.flatMap((one) => {
    if (!isFields(one)) return plainLines(textOf(one)).map(asHeading)
    const name = plainLine(textOf(one.name ?? one.headline))
    const inner = one.itemListElement ?? one.steps ?? one.step ?? one.item
    const isSection = /section/i.test(textOf(listOf(one['@type'])[0]))
    // One of several steps is one step, also on several lines.
    const written = textOf(one.text ?? one.description ?? one['@value'])
    const text = isSeveral ? [plainLine(written)].filter(Boolean) : plainLines(written)
    const steps = inner === undefined || inner === null ? [] : schemaOrgSteps(inner, depth + 1)
    if (isSection && steps.length === 0 && text.length === 0)
      return name === '' ? [] : [`${name.replace(/[:\s]+$/, '')}:`]
    if (isSection && steps.length === 0) return text.map(asHeading)
    if (steps.length === 0) return named(name, text)
    if (isSection || steps.length > 1)
      return [...(name === '' ? [] : [`${name.replace(/[:\s]+$/, '')}:`]), ...steps]
    return named(name, steps)
  })
}

import { isStepsHeading } from '#core/recipes/reading/heading-words.ts'
import { mendSteps } from '#core/recipes/reading/tidy-lines.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import { unwrapped, withoutBreaks } from '#core/recipes/reading/wrapped-lines.ts'
import { cleanLines, cleanText } from './clean-text.ts'

type Node = Record<string, unknown>
const DEEPEST = 8

const string = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string').join('\n')
      : ''

const NUMBERED =
  /^(?:recipe)?(?:steps?|schritt|étape|etape|paso|passo|stap|steg|trin|krok|lépés|part|teil|no|nr|n|instructions?|directions?|methods?|howto(?:step|section)?|item|untitled|undefined|null)?\d*$/u

/** "Step #2", "instruction_3", "recipeInstructions": names that a program gave. */
const isMachineMade = (name: string) => NUMBERED.test(letters(name)) || isStepsHeading(name)

/** A step's name is often its number, or repeats its first words: then it is redundant. */
function named(name: string, lines: string[]): string[] {
  const [first, ...rest] = lines
  if (first === undefined) return name ? [name] : []
  const head = letters(name)
  if (isMachineMade(name)) return lines
  if (letters(lines.join(' ')).startsWith(head)) return lines
  if (head.startsWith(letters(first)) && head.length > 0) return lines
  return [`${name.replace(/[:.\s]+$/, '')}: ${first}`, ...rest]
}

function read(value: unknown, depth: number): string[] {
  if (depth > DEEPEST || value === null || value === undefined) return []
  if (typeof value === 'string') return unwrapped(cleanLines(value))
  if (Array.isArray(value)) return value.flatMap((one) => read(one, depth + 1))
  if (typeof value !== 'object') return []
  const node = value as Node
  const name = cleanText(string(node.name ?? node.Name ?? node.headline))
  const inner = node.itemListElement ?? node.steps ?? node.step ?? node.recipeInstructions ?? node.item
  const said = cleanLines(string(node.text ?? node.description ?? node['@value']))
  const text = /step/i.test(String(node['@type'] ?? '')) ? withoutBreaks(said) : unwrapped(said)
  if (inner !== undefined && inner !== null) {
    const steps = read(inner, depth + 1)
    // A step may have its sentences as items and its whole text as well.
    if (text.length > 0 && steps.length === 0) return named(name, text)
    const section = /section|list/i.test(String(node['@type'] ?? '')) || steps.length > 1
    return section &&
      name &&
      !isMachineMade(name) &&
      steps.length > 0 &&
      letters(name) !== letters(steps[0] ?? '')
      ? [name, ...steps]
      : steps.length > 0
        ? named(name, steps)
        : []
  }
  if (text.length > 0) return named(name, text)
  if (name) return [name]
  // An object with numbered keys, as some serializers write lists.
  return Object.entries(node)
    .filter(([key]) => /^\d+$/.test(key))
    .flatMap(([, one]) => read(one, depth + 1))
}

/** Steps of any shape: text, HTML, lists, nested lists, HowToStep, HowToSection, ItemList. */
export const stepsOf = (value: unknown): string[] => mendSteps(read(value, 0))

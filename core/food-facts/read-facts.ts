import {
  CONTENTS,
  type Content,
  type Fact,
  type FoodFacts,
  LEVELS,
  type Level,
} from '../contracts/food-facts.ts'

const KNOWN = new Set<string>(CONTENTS)
const LEVEL = new RegExp(` (${LEVELS.join('|')})$`)

/** Reads "soy; gluten usually: it is brewed with wheat". What is misspelled throws: a fact must not get lost. */
function readFacts(text: string): FoodFacts {
  const facts = new Map<Content, Fact>()
  for (const part of text.split(';')) {
    if (part.trim() === '') continue
    const [head = '', reason = ''] = part.split(':').map((piece) => piece.trim())
    const level = (LEVEL.exec(head)?.[1] ?? 'yes') as Level
    const content = head.replace(LEVEL, '')
    if (!KNOWN.has(content)) throw new Error(`"${content}" is not a known content in "${text}"`)
    facts.set(content as Content, { level, reason })
  }
  return facts
}

/** Reads a table of "name, other name | facts", one food a line. */
export function readFactTable(table: string): Map<string, { names: string[]; facts: FoodFacts }> {
  const foods = new Map<string, { names: string[]; facts: FoodFacts }>()
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue
    const [head = '', facts = ''] = line.split('|')
    const names = head.split(',').map((name) => name.trim())
    foods.set(names[0] as string, { names, facts: readFacts(facts) })
  }
  return foods
}

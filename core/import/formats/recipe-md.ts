import { tidy } from '#core/recipes/reading/tidy-text.ts'
import type { RecipeFormat } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import * as strings from './strings.ts'
import { asHeading } from './text-lines.ts'

const RULE = /^(?:-{3,}|\*{3,}|_{3,})[ \t]*$/m
const ITEM = /^\s*[-*+]\s+/
/** "*1 cup* flour" */
const AMOUNT = /^\*([^*\n]{1,80})\*\s*/
const TAGS = /^\*(?!\*)([^*\n]{1,2000})\*$/
const YIELDS = /^\*\*([^*\n]{1,500})\*\*$/

interface Parts {
  head: string
  list: string
  method: string
}

function partsOf(text: string): Parts | undefined {
  const plain = text.replace(/\r\n?/g, '\n')
  if (!/^\s*#\s+\S/.test(plain)) return undefined
  const [head = '', list, ...method] = plain.split(RULE)
  return list === undefined ? undefined : { head, list, method: method.join('\n---\n') }
}

/** "[Pastry](pastry.md)" is "Pastry". */
const linked = (line: string) => line.replace(/\[([^\]]{1,200})\]\([^()]{1,500}\)/g, '$1')

function linesOf(list: string): string[] {
  const lines: string[] = []
  for (const line of list.split('\n')) {
    if (/^#{2,6}\s/.test(line)) lines.push(asHeading(line.trim()))
    else if (ITEM.test(line))
      lines.push(
        tidy(linked(line.replace(ITEM, '')).replace(AMOUNT, (_, amount: string) => `${amount.trim()} `)),
      )
    // An item goes on, indented.
    else if (line.trim() !== '' && lines.length > 0)
      lines[lines.length - 1] = `${lines.at(-1)} ${line.trim()}`
  }
  return lines
}

export const recipeMd: RecipeFormat = {
  id: 'recipemd',
  name: strings.recipeMd,
  looksLike: ({ text }) => {
    const list = partsOf(text)?.list.trim().split('\n') ?? []
    const isList = list.every(
      (line) => line.trim() === '' || ITEM.test(line) || /^(?:#{2,6}\s|\s{2,})/.test(line),
    )
    return isList && list.some((line) => ITEM.test(line))
  },
  read: ({ text }): RawRecipe[] => {
    const { head, list, method } = partsOf(text) ?? { head: '', list: '', method: '' }
    const blocks = head.split(/\n\s*\n/).map((block) => block.trim())
    const title = /^#\s+(.*)$/m.exec(head)?.[1] ?? ''
    const tags: string[] = []
    const yields: string[] = []
    const description: string[] = []
    for (const block of blocks) {
      const text = block.replace(/^#\s+.*$/m, '').trim()
      const [tagged, made] = [TAGS.exec(text)?.[1], YIELDS.exec(text)?.[1]]
      if (tagged !== undefined) tags.push(...tagged.split(','))
      else if (made !== undefined) yields.push(made)
      else if (text !== '') description.push(text)
    }
    return [
      {
        title,
        description: description.join('\n\n'),
        ingredients: linesOf(list),
        steps: method
          .split(/\n\s*\n/)
          .flatMap((block) => (/^\s*(?:\d+[.)]|[-*+])\s/.test(block) ? block.split('\n') : [block]))
          .map((block) => asHeading(block.trim()))
          .filter(Boolean),
        servings: yields.join(', '),
        tags,
      },
    ]
  },
}

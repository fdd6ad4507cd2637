import { MAX_NAME, normaliseName } from '#core/contracts/ingredient-names.ts'
import type { ReadIngredientsOutput, ReadItem } from '#core/contracts/read-ingredients.ts'
import { splitList } from '#core/text/written-number.ts'
import { call } from './functions.ts'

/** Where nothing can read it: the names as they are, so that nothing is lost. */
function splitPlainly(text: string): ReadIngredientsOutput {
  const parts = splitList(text)
    .map(normaliseName)
    .filter((part) => part !== '')
  const plain = (name: string): ReadItem => ({
    written: name,
    name,
    emoji: '',
    amount: '',
    known: true,
    near: [],
  })
  return {
    items: parts.filter((part) => part.length <= MAX_NAME).map(plain),
    rest: parts.filter((part) => part.length > MAX_NAME),
    without: [],
  }
}

/** Understands typed or pasted text: names, amounts, and what isn't food. */
export async function readText(text: string): Promise<ReadIngredientsOutput> {
  try {
    return await call('read-ingredients', { text })
  } catch {
    return splitPlainly(text)
  }
}

import { terms } from '../assistant/terms.ts'

/** What a kitchen term means, as the assistant explains it. */
export function meaning(term: string): string {
  const found = terms.find((one) => one.term === term)
  if (!found) throw new Error(`The kitchen does not know the word “${term}”.`)
  return found.text
}

import { MAX_INGREDIENTS, MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'

/** Where the finished names end in a text that is being typed: after its last comma. That in "2,5 l" is none. */
export function finishedUntil(text: string): number {
  const isDigit = (char = '') => char >= '0' && char <= '9'
  let end = text.lastIndexOf(',')
  while (end >= 0 && isDigit(text[end - 1]) && (end === text.length - 1 || isDigit(text[end + 1])))
    end = end === 0 ? -1 : text.lastIndexOf(',', end - 1)
  return end + 1
}

/** Adds names to a list: lower case, trimmed, each once, at most 500. Returns what was actually added. */
export function addToList(
  list: readonly string[],
  names: readonly string[],
): { list: string[]; added: string[] } {
  const have = new Set(list)
  const added: string[] = []
  for (const name of names.map(normaliseName)) {
    if (name === '' || name.length > MAX_NAME || have.has(name) || have.size >= MAX_INGREDIENTS) continue
    have.add(name)
    added.push(name)
  }
  return { list: [...list, ...added], added }
}

interface Suggestion {
  name: string
  emoji: string
}

const MAX_SUGGESTIONS = 10

/** Known ingredients whose name contains the typed text: prefix matches first, then by popularity. */
export function suggest(
  known: readonly Suggestion[],
  typed: string,
  have: readonly string[] = [],
): Suggestion[] {
  const text = normaliseName(typed)
  if (text === '') return []
  const taken = new Set(have)
  const rank = (name: string) =>
    name === text ? 0 : name.startsWith(text) ? 1 : name.includes(` ${text}`) ? 2 : 3
  return known
    .filter(({ name }) => name.includes(text) && !taken.has(name))
    .map((entry, order) => ({ entry, order, rank: rank(entry.name) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry }) => entry)
}

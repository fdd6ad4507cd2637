/** Values of parsed JSON, whatever they turn out to be. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

/** A text or a number as text; everything else is ''. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : ''

export const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const MOST_ITEMS = 100_000

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST_ITEMS) : value === null || value === undefined ? [] : [value]

/** The objects of a list. */
export const itemsOf = (value: unknown): Fields[] => listOf(value).filter(isFields)

/** Names that are texts or objects with a name: `["a"]`, `[{ "name": "a" }]`, "a, b". */
export const namesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.split(',').map((name) => name.trim())
    : listOf(value).map((one) => textOf(isFields(one) ? (one.name ?? one.label ?? one.title) : one).trim())

/** `camelCase` of a field that may be written in `snake_case`. */
export const either = (fields: Fields, camel: string): unknown =>
  fields[camel] ?? fields[camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]

/** "1.5", "0.25"; a third doesn't need sixteen digits. */
export const amountText = (amount: unknown): string => {
  const number = numberOf(amount)
  return number === null || number === 0 ? '' : String(Math.round(number * 1000) / 1000)
}

/** "fatContent" and "fat_content" are "Fat". */
const labelOf = (key: string) => {
  const words = key
    .replace(/_?content$/i, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "Calories: 120 kcal, Fat: 3 g" from an object; a text is as it is. */
export function listed(value: unknown): string {
  if (!isFields(value)) return textOf(value)
  return Object.entries(value)
    .filter(([key, one]) => !/^@|(?:^|_)id$|Id$|_at$/.test(key) && textOf(one).trim() !== '')
    .map(([key, one]) => `${labelOf(key)}: ${textOf(one)}`)
    .join(', ')
}

import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { finishedUntil, suggest } from '#core/pantry/ingredient-list.ts'
import type { PantryItem } from '#web/state/pantry.ts'
import type { KnownIngredient } from './built-in-ingredients.ts'
import { type TypedItems, useTypedItems } from './use-typed-items.ts'

const SHORTEST_READ = 3
const NO_ITEMS: readonly PantryItem[] = []

interface Suggestions {
  options: readonly PantryItem[]
  /** The one that is the text as it was read, where that says more: "opened pesto". */
  meant?: PantryItem
  /** What else is in the text: items that are finished, and text that hasn't been read yet. */
  before: readonly PantryItem[]
  unread: string
}

/** The last item with its amount, by the names that contain what is typed of it; a name that was read as another comes first. */
function readOptions(known: readonly KnownIngredient[], typed: string, read: TypedItems): PantryItem[] {
  const last = read.items.at(-1)
  const lead = read.text.slice(0, read.text.length - read.written.length)
  if (!last || !read.text.endsWith(read.written) || !typed.startsWith(lead)) return []
  const amount = last.amount ?? ''
  const options = suggest(known, typed.slice(lead.length)).map(({ name, emoji }) => ({ name, emoji, amount }))
  const isOther = last.name !== normaliseName(typed) && !options.some(({ name }) => name === last.name)
  const isMeant = typed === read.text && !last.near && isOther
  return isMeant ? [last, ...options] : options
}

/**
 * What the item being typed may become. Names that contain the typed text are at hand; where none does, it may begin with
 * an amount or be in another language, and the reader knows.
 */
export function useSuggestions(
  known: readonly KnownIngredient[],
  text: string,
  have: readonly string[],
): Suggestions {
  const end = finishedUntil(text)
  const typed = text.slice(end).trimStart()
  const plain = suggest(known, typed, have)
  const isPlain = plain.length > 0 || typed.trim().length < SHORTEST_READ
  const read = useTypedItems(isPlain ? '' : typed)
  const options = isPlain || !read ? plain : readOptions(known, typed, read)
  const before = isPlain || !read ? NO_ITEMS : read.items.slice(0, -1)
  const meant = read?.hasStates && read.text === typed ? read.items.at(-1) : undefined
  return { options, meant, before, unread: text.slice(0, Math.max(0, end - 1)) }
}

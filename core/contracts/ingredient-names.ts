/** The rules of a user's ingredient list. */
export const MAX_INGREDIENTS = 500

export const MAX_NAME = 100

/** Foods that a search leaves out, and the length of one's name. */
export const MAX_LEFT_OUT = 20
export const MAX_FOOD = 60

/** Ingredients that a search is told won't keep. */
export const MAX_SOON = 20

/** Of an ingredient, as people write it: "a 400 g can". */
export const MAX_AMOUNT = 40

/** Foods with their dates that a question about the user's kitchen takes along. */
export const MOST_ASKED_FOODS = 120

/** Typed or pasted at once: about a hundred lines with notes and prices. */
export const MAX_PASTED = 10_000

export const normaliseName = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** The rules of a user's ingredient list. */
export const MAX_INGREDIENTS = 500

export const MAX_NAME = 100

/** Foods that a search leaves out, and the length of one's name. */
export const MAX_LEFT_OUT = 20
export const MAX_FOOD = 60

/** Of an ingredient, as people write it: "a 400 g can". */
export const MAX_AMOUNT = 40

/** Typed or pasted at once: about a hundred lines with notes and prices. */
export const MAX_PASTED = 10_000

export const normaliseName = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** The rules of a user's ingredient list. */
export const MAX_INGREDIENTS = 500

export const MAX_NAME = 100

export const normaliseName = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** Codes that one request may ask about. */
export const MAX_CODES = 50

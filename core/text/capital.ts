/** The text with a capital at its beginning, the rest as it is. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

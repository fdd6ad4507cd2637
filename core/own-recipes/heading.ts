/** In a recipe of one's own, a line that ends with a colon is the heading of a section. */
export const isHeading = (line: string): boolean => line.trimEnd().endsWith(':')

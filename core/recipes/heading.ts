/** A line that ends with a colon is the heading of a section: "For the sauce:". */
export const isHeading = (line: string): boolean => /[:：]\s*$/.test(line)

/** "For the sauce". */
export const headingText = (line: string): string => line.replace(/\s*[:：]+\s*$/, '')

const FORMAT = { year: 'numeric', month: 'short', day: 'numeric' } as const

/** "Nov 18, 2026" */
export const dayOf = (date: Date): string => date.toLocaleDateString('en-US', FORMAT)

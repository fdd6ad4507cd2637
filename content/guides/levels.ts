const TONES = { Beginner: 'herb', Intermediate: 'turmeric', Advanced: 'accent', Expert: 'danger' } as const

/** How much practice something takes. */
export type Level = keyof typeof TONES

export const levelBadge = (level: Level) => ({ text: level, tone: TONES[level] })

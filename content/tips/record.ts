export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof SEASONS)[number]

export interface Tip {
  text: string
  topic: string
  /** When the tip applies; any time if not set. */
  season?: Season
}

export const tipsOn = (topic: string, texts: readonly string[]): Tip[] =>
  texts.map((text) => ({ text, topic }))

export const tipsIn = (season: Season, texts: readonly string[]): Tip[] =>
  texts.map((text) => ({ text, topic: 'in season', season }))

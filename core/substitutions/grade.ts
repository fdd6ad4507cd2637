export const GRADES = ['A+', 'A', 'B+', 'B', 'C+', 'C', 'D'] as const
type Grade = (typeof GRADES)[number]

export interface SubstitutionGrade {
  grade: Grade
  /** The matching design token: herb substitutes well, turmeric nearly, clay only as a last resort. */
  color: 'herb' | 'turmeric' | 'clay'
  /** 60 to 100. */
  score: number
}

const BASE = 75
const BEST = 15
const LOWEST = 60
const HIGHEST = 100

/** Phrases in an impact, and their points. Each counts once. */
const SAYS: readonly (readonly [words: RegExp, points: number])[] = [
  [/minimal|excellent/i, 10],
  [/significant|major/i, -15],
  [/texture change/i, -5],
  [/flavor enhance/i, 5],
]

const BANDS: readonly (readonly [from: number, grade: Grade, color: SubstitutionGrade['color']])[] = [
  [90, 'A+', 'herb'],
  [85, 'A', 'herb'],
  [80, 'B+', 'herb'],
  [75, 'B', 'turmeric'],
  [70, 'C+', 'turmeric'],
  [65, 'C', 'clay'],
]

export function gradeSubstitution(
  { substitute, impact }: { substitute: string; impact: string },
  bestChoice: string | null,
): SubstitutionGrade {
  let points = BASE + (substitute === bestChoice ? BEST : 0)
  for (const [words, worth] of SAYS) if (words.test(impact)) points += worth
  const score = Math.min(HIGHEST, Math.max(LOWEST, points))
  const band = BANDS.find(([from]) => score >= from)
  return { grade: band?.[1] ?? 'D', color: band?.[2] ?? 'clay', score }
}

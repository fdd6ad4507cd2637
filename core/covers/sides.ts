import { riceBed } from './beds.ts'
import { PIECES, type PieceName } from './pieces.ts'
import { has, lay, type Stage } from './stage.ts'

const MAIN = new Set<PieceName>([
  'chicken',
  'beef',
  'pork',
  'lamb',
  'salmon',
  'fish',
  'ground',
  'sausage',
  'shrimp',
  'tofu',
  'meatball',
  'mussel',
  'tuna',
  'fried egg',
  'pulled',
])

/** What lies beside the meat. */
export const sides = (s: Stage, ...stand: PieceName[]): readonly PieceName[] => {
  const found = s.pieces.filter((name) => !MAIN.has(name)).slice(0, 3)
  return found.length > 0 ? found : stand
}

/** Rice, grain or vegetables in a crescent at the left. */
export function beside(s: Stage, ...stand: PieceName[]): string {
  const names = sides(s, ...stand)
  const rice = has(s, /\brice\b(?! (vinegar|wine|flour|noodle|paper))|couscous|orzo|quinoa/)
  return (
    (rice
      ? riceBed(s, { x: 226, y: 216, rx: 76, ry: 96 }, has(s, /couscous|quinoa/) ? '#eac67c' : '#f5ead0')
      : '') +
    lay(
      s,
      { x: rice ? 300 : 226, y: rice ? 142 : 232, rx: rice ? 84 : 66, ry: rice ? 40 : 104 },
      names,
      rice ? 0.7 : 1.05,
      rice ? 9 : 17,
    )
  )
}

/** What lies on something sweet. */
export const fruits = (s: Stage, most = 3) =>
  s.pieces
    .filter(
      (name) =>
        PIECES[name].weight > 2 && !['potato', 'carrot', 'zucchini', 'tofu', 'egg', 'corn'].includes(name),
    )
    .slice(0, most)

/** Small enough to lie in a crumb. */
export const small = (s: Stage) => fruits(s).filter((name) => PIECES[name].size < 15)

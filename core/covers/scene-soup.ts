import { herbs, swirl } from './garnish.ts'
import { sauce } from './light.ts'
import { specks } from './scatter.ts'
import { lay, type Stage, X, Y } from './stage.ts'
import { darker } from './svg.ts'

/** Smooth soup with cream and croutons, for any round vessel. */
export const pureed = (s: Stage, r: number, color: string) =>
  sauce(X, Y, r + 6, color) +
  swirl(X, Y, 92, darker(color, 0.14), 14) +
  swirl(X - 4, Y - 5, 88, '#fff2d8', 9) +
  lay(s, { x: X + 10, y: Y - 6, rx: 60, ry: 50 }, ['crouton'], 0.9, 7) +
  specks(s.chance, { x: X, y: Y, rx: 110, ry: 110 }, '#3a2412', 4, 5, 2) +
  herbs(s, { x: X, y: Y, rx: 74, ry: 70 }, 10, true)

import { readFileSync } from 'node:fs'
import { INGREDIENTS } from '#content/ingredients/index.ts'

export interface Kitchen {
  ingredients: string[]
  staples: string[]
  /** Titles that its cook expects, now or with at most two purchases. */
  expect: string[]
  /** Titles that must not come first. */
  mustNotFirst: string[]
}

export const readKitchens = (file: string | URL): Kitchen[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Kitchen)

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const STAPLES = 'water,salt,black pepper,olive oil,vegetable oil,butter,flour,sugar'.split(',')

/** Kitchens of 15 to 25 ingredients, drawn by how common they are. */
export function drawnKitchens(count: number): Kitchen[] {
  const next = random(11)
  const pool = INGREDIENTS.filter(({ staple }) => !staple)
  const weights = pool.map(({ popularity }) => (popularity / 100) ** 3)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const draw = () => {
    const at = next() * total
    let sum = 0
    const drawn = weights.findIndex((weight) => {
      sum += weight
      return sum > at
    })
    return pool[drawn]?.name ?? 'egg'
  }
  return Array.from({ length: count }, () => {
    const size = 15 + Math.floor(next() * 11)
    const ingredients = new Set<string>()
    while (ingredients.size < size) ingredients.add(draw())
    return { ingredients: [...ingredients], staples: STAPLES, expect: [], mustNotFirst: [] }
  })
}

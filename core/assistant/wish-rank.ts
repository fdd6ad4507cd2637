import { totalOf } from '../contracts/total-time.ts'
import { isOneOf } from '../matching/cuisines-of.ts'
import type { Mood, Occasion, RecipeWish } from './recipe-wish.ts'
import { ingredientCount, inTitle, isSpicy, tagged, usesFood, type WishedRow } from './wish-fit.ts'

const titled = (row: WishedRow, words: RegExp) => words.test(row.title.toLowerCase())
const has = (row: WishedRow, ...foods: readonly string[]) => foods.some((food) => row.foods.includes(food))

/** Points for what a wish leaves open. */
const MOOD_POINTS: Readonly<Record<Mood, (row: WishedRow) => number>> = {
  easy: (row) => -ingredientCount(row) / 4,
  light: (row) =>
    (row.meal === 'salad' || row.meal === 'soup' ? 3 : 0) +
    (titled(row, /\b(?:fish|shrimp|salad|lettuce|zucchini|ceviche|summer)\b/) ? 2 : 0) -
    (has(row, 'heavy cream', 'bacon', 'cheese', 'sausage') ? 4 : 0),
  comforting: (row) =>
    (titled(
      row,
      /\b(?:stew|chili|casserole|bake|pie|mac|mashed|chowder|curry|risotto|braised|dumplings?|lasagna|pot)\b/,
    )
      ? 4
      : 0) + (row.meal === 'soup' ? 3 : 0),
  cheap: (row) =>
    (tagged(row, 'empty-pantry') ? 6 : 0) +
    (has(row, 'bean', 'lentil', 'egg', 'pasta', 'potato', 'cabbage', 'rice') ? 3 : 0) -
    (has(row, 'beef', 'lamb', 'pork', 'chicken', 'shrimp', 'salmon', 'fish', 'scallop', 'pine nut') ? 4 : 0) -
    ingredientCount(row) / 8,
  fancy: (row) =>
    (row.difficulty_level === 'easy' ? 0 : 3) +
    (titled(
      row,
      /\b(?:risotto|steak|scallops?|duck|lamb|salmon|mussels|tart|souffl|piccata|bourguignon|wine)\b/,
    )
      ? 3
      : 0),
  healthy: (row) =>
    ['high-protein', 'diabetic-friendly', 'low-carb', 'low-sodium', 'vegetarian'].filter((diet) =>
      row.dietary_tags.includes(diet),
    ).length - (has(row, 'heavy cream', 'bacon', 'sugar', 'butter') ? 2 : 0),
  cold: (row) => (tagged(row, 'no-cook') ? 3 : 0),
  mild: () => 0,
  spicy: (row) => (isSpicy(row) ? 2 : 0),
}

const feeds = (row: WishedRow, people: number) => ((row.servings ?? 0) >= people ? 3 : 0)
const OCCASION_POINTS: Readonly<Record<Occasion, (row: WishedRow) => number>> = {
  potluck: (row) => (tagged(row, 'make-ahead') ? 5 : 0) + feeds(row, 6),
  party: (row) => (tagged(row, 'make-ahead') ? 3 : 0) + feeds(row, 6),
  picnic: (row) =>
    (tagged(row, 'make-ahead') ? 3 : 0) +
    (titled(row, /\b(?:salad|sandwich\w*|wraps?|slaw|muffins?|hummus|frittata)\b/) ? 4 : 0),
  'date night': (row) => MOOD_POINTS.fancy(row),
  'meal prep': (row) => (tagged(row, 'make-ahead') ? 2 : 0),
  freezer: () => 0,
}

/** Who says nothing about time doesn't plan for tomorrow. */
function tooLong(row: WishedRow, { minutes, overnight }: RecipeWish): number {
  const total = totalOf(row) ?? 0
  if (minutes !== undefined || overnight || total <= 75) return 0
  return total > 240 ? 6 : total > 120 ? 4 : 2
}

/** How well a recipe that fits answers the rest of a wish. */
export function pointsFor(row: WishedRow, wish: RecipeWish, favorites: readonly string[]): number {
  const used = wish.foods.filter((food) => usesFood(row, food))
  const titles = used.filter((food) => inTitle(row, food))
  return (
    6 * used.length +
    5 * titles.length +
    (row.meal !== null && row.meal === wish.meal ? 4 : 0) +
    (wish.foods.length > 0 && wish.meal === undefined && (row.kind === 'meal' || row.kind === 'breakfast')
      ? 2
      : 0) +
    wish.moods.reduce((sum, mood) => sum + MOOD_POINTS[mood](row), 0) +
    (wish.occasion ? OCCASION_POINTS[wish.occasion](row) : 0) +
    (wish.leftovers && tagged(row, 'leftovers') ? 4 : 0) +
    (wish.servings !== undefined && (row.servings ?? 0) * 1.5 >= wish.servings ? 2 : 0) +
    (isOneOf(row.cuisine_type, favorites) ? 2 : 0) +
    Math.round((row.quality_score ?? 0) / 10) / 5 -
    tooLong(row, wish)
  )
}

/** Equals come in a mixed order, another for each wish, and the same with every database. */
export function mixed(id: string, salt: string): number {
  let value = 2166136261
  for (let at = 0; at < salt.length; at++) value = Math.imul(value ^ salt.charCodeAt(at), 16777619)
  for (let at = 0; at < id.length; at++) value = Math.imul(value ^ id.charCodeAt(at), 16777619)
  return value >>> 0
}

import type { ArtLibrary, CoverRecipe } from './art.ts'
import { type Dish, dishFor } from './dish.ts'
import { type Chance, chanceFrom } from './seed.ts'
import type { Fill } from './stage.ts'
import { chooseStars } from './stars.ts'
import { mix } from './svg.ts'

/** What a cover shows, before any of it is drawn. */
export interface Plan {
  dish: Dish
  keys: string[]
  fill: Fill
  sweet: boolean
  chance: Chance
}

const SWEET: ReadonlySet<Dish> = new Set([
  'cake stand',
  'coupe',
  'pancakes',
  'muffins',
  'cookies',
  'glass',
  'mug',
])

const TABLE: ReadonlySet<string> = new Set([
  'beer-mug',
  'cup',
  'glass-of-milk',
  'honey-pot',
  'jar',
  'maple-leaf',
  'sheaf-of-rice',
  'wine-glass',
  'yogurt',
])
const BREADS: ReadonlySet<string> = new Set([
  'bread',
  'baguette-bread',
  'croissant',
  'flatbread',
  'tortilla',
  'butter',
])
const WET: ReadonlySet<Dish> = new Set(['bowl', 'deep bowl', 'pot', 'tart', 'loaf', 'baking dish'])

/** What goes on the table, never in the food: a glass, a jar, the bread beside a stew. */
export function staysAside(key: string, dish: Dish): boolean {
  return TABLE.has(key) || (BREADS.has(key) && (WET.has(dish) || dish === 'skillet'))
}

export function planCover(recipe: CoverRecipe, art: ArtLibrary, stars = chooseStars(recipe, art)): Plan {
  const chance = chanceFrom(recipe.id)
  const meal = String(recipe.meal ?? '').toLowerCase()
  const dish = dishFor(recipe.title, meal, chance)
  const sweet = SWEET.has(dish) || meal === 'dessert'
  // The egg in a bowl of oatmeal isn't visible either.
  const hidden = sweet || (meal === 'breakfast' && BOILS.has(dish) && !/egg/i.test(recipe.title))
  const keys = cast(dish, hidden, stars.keys)
  // The dish can't be empty, even if all we can draw is a glass of milk.
  if (keys.length === 0 || (dish !== 'mug' && !keys.some((key) => !staysAside(key, dish))))
    keys.unshift(...standIns(dish, sweet, chance).filter((key) => !keys.includes(key)))
  return {
    dish,
    keys: keys.filter((key) => Object.hasOwn(art.pieces, key)),
    fill: fillOf(dish, sweet, stars.fill),
    sweet,
    chance,
  }
}

const FRIES: ReadonlySet<Dish> = new Set(['breakfast', 'skillet', 'plate', 'board', 'pizza'])
const BOILS: ReadonlySet<Dish> = new Set(['bowl', 'deep bowl', 'salad bowl', 'pot'])

/** Eggs are shown the way the dish prepares them: fried, halved, or not at all in a cake. */
function cast(dish: Dish, hidden: boolean, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    // The mug itself is the coffee.
    if (key === 'cup' && dish === 'mug') return []
    if (key !== 'egg') return key
    if (hidden) return []
    return FRIES.has(dish) ? 'fried-egg' : BOILS.has(dish) ? 'boiled-egg' : key
  })
}

/** For a recipe that names nothing we can draw. */
function standIns(dish: Dish, sweet: boolean, chance: Chance): string[] {
  if (dish === 'loaf' || dish === 'rolls' || dish === 'flatbreads')
    return chance.pick([
      ['sheaf-of-rice', 'butter', 'herb'],
      ['sheaf-of-rice', 'honey-pot'],
      ['sheaf-of-rice', 'garlic', 'herb'],
    ])
  if (dish === 'mug')
    return chance.pick([
      ['cinnamon', 'cookie'],
      ['chocolate', 'cinnamon'],
    ])
  if (dish === 'pancakes') return ['butter']
  if (sweet)
    return chance.pick([
      ['strawberry', 'lemon'],
      ['red-apple', 'cinnamon'],
      ['cherries', 'almonds'],
      ['orange-slice', 'cinnamon'],
    ])
  return chance.pick([
    ['tomato', 'herb', 'garlic'],
    ['carrot', 'herb', 'onion'],
    ['bell-pepper', 'garlic', 'tomato'],
    ['lemon', 'herb', 'red-onion'],
  ])
}

function fillOf(dish: Dish, sweet: boolean, fill: Fill): Fill {
  if (dish === 'salad bowl' && fill.kind === 'sauce') return { kind: 'greens', colour: '#86ab52' }
  if (dish === 'tart' && !sweet) return { kind: 'sauce', colour: '#eecb78' }
  if (sweet) return { kind: 'sauce', colour: fill.kind === 'sauce' ? fill.colour : '#e3b876' }
  if (WET.has(dish) || fill.kind !== 'sauce') return fill
  // On a plate or in a skillet the food itself is visible.
  return {
    kind: dish === 'skillet' ? 'sauce' : 'bare',
    colour: mix(fill.colour, '#f3dcae', dish === 'skillet' ? 0.2 : 0.5),
  }
}

import type { Palette } from './palettes.ts'
import type { Chance } from './seed.ts'
import type { Slot } from './svg.ts'

export type FillKind = 'sauce' | 'rice' | 'noodles' | 'greens' | 'grains' | 'bare'

/** What is in the dish under the main ingredients. */
export interface Fill {
  kind: FillKind
  colour: string
}

/** The inputs that every dish is drawn from. */
export interface Stage {
  chance: Chance
  palette: Palette
  dish: string
  accent: string
  fill: Fill
  hot: boolean
}

export interface Drawing {
  view: 'above' | 'front'
  /** Drawn before the food. */
  under: string
  /** Places for food in the dish, best first. */
  slots: Slot[]
  /** Drawn after the food: the front wall of a bowl, a glass. */
  over: string
  /** Places on the table beside the dish. */
  aside: Slot[]
  /** Whether cutlery may lie beside it. */
  tools?: true
  /** Where steam rises, for hot food. */
  steam?: { x: number; y: number }
  /** Where herbs and crumbs fall. */
  sprinkle?: { x: number; y: number; r: number }
}

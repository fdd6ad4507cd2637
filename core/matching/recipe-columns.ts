import { RECIPE_KINDS, type RecipeKind } from '../contracts/recipe-kind.ts'

/** What the index knows of a recipe besides its lines. */
export interface RecipeFigures {
  quality: number | null
  /** One bit per diet that it fits. */
  diet: number
  /** One bit for each allergen that it contains. */
  contains: number
  kind: RecipeKind
  /** The uses that its title names, as bits: they decide which swaps are right. */
  uses: number
  /** In all, with rest; null if unknown. */
  minutes: number | null
}

/** Or unknown. */
export const MOST_MINUTES = 0xffff
const EACH_COLUMN = ['quality', 'diet', 'contains', 'kind', 'uses', 'minutes', 'weighty'] as const

/** The figures of all recipes, a typed array for each: a fifth of the memory of objects. */
export class RecipeColumns {
  /** NaN if unknown. */
  quality: Float64Array
  diet: Uint32Array
  contains: Uint16Array
  /** The position in `RECIPE_KINDS`. */
  kind: Uint8Array
  uses: Int32Array
  /** The highest number if unknown. */
  minutes: Uint16Array
  /** Lines that name an ingredient and matter. */
  weighty: Uint16Array

  constructor(room: number) {
    this.quality = new Float64Array(room)
    this.diet = new Uint32Array(room)
    this.contains = new Uint16Array(room)
    this.kind = new Uint8Array(room)
    this.uses = new Int32Array(room)
    this.minutes = new Uint16Array(room)
    this.weighty = new Uint16Array(room)
  }

  set(slot: number, { quality, diet, contains, kind, uses, minutes }: RecipeFigures): void {
    if (slot === this.quality.length) this.#widen()
    this.quality[slot] = quality ?? Number.NaN
    this.diet[slot] = diet
    this.contains[slot] = contains
    this.kind[slot] = RECIPE_KINDS.indexOf(kind)
    this.uses[slot] = uses
    this.minutes[slot] = Math.min(minutes ?? MOST_MINUTES, MOST_MINUTES)
  }

  at(slot: number): RecipeFigures {
    const minutes = this.minutes[slot] as number
    return {
      quality: this.qualityOf(slot),
      diet: this.diet[slot] as number,
      contains: this.contains[slot] as number,
      kind: this.kindOf(slot),
      uses: this.uses[slot] as number,
      minutes: minutes === MOST_MINUTES ? null : minutes,
    }
  }

  qualityOf(slot: number): number | null {
    const quality = this.quality[slot] as number
    return Number.isNaN(quality) ? null : quality
  }

  kindOf(slot: number): RecipeKind {
    return RECIPE_KINDS[this.kind[slot] as number] ?? 'meal'
  }

  #widen(): void {
    const wider = new RecipeColumns(Math.ceil(this.quality.length * 1.5))
    for (const name of EACH_COLUMN) wider[name].set(this[name] as never)
    Object.assign(this, wider)
  }
}

import type { Happening } from './world.ts'

/** A way to keep a pantry: it learns only what gets into the app, and each entry costs taps. */
export interface System {
  readonly name: string
  taps: number
  questions: number
  observe(happening: Happening, day: number): void
  /** Ends the day's entries: what it shows from now on is by this day. */
  settle(day: number): void
  /** Whether it says that the food is there. */
  shows(food: string): boolean
  /** What it shows as to be used soon. */
  soon(): ReadonlySet<string>
  /** What it asks about now, if anything. */
  asks(day: number): string | undefined
  answer(food: string, there: boolean, day: number): void
}

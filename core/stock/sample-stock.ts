import type { PantryFact } from '../contracts/pantry-facts.ts'
import { DAY_MS } from './day.ts'
import { type StockDetail, type StockEvent, type StockKind, stockEvent } from './event.ts'

const NO_KEEPING: PantryFact['keeps'] = {
  pantry: { closed: null, opened: null },
  fridge: { closed: null, opened: null },
  freezer: null,
  thawed: null,
  cooked: null,
  cookedFrozen: null,
}

type Given = Partial<Omit<PantryFact, 'keeps'>> & { keeps?: Partial<PantryFact['keeps']> }

const fact = (food: string, { keeps, ...rest }: Given): PantryFact => ({
  food,
  emoji: '',
  category: 'pantry',
  place: 'pantry',
  basis: 'quality',
  staple: false,
  gramsEach: null,
  gramsPerMl: null,
  ...rest,
  keeps: { ...NO_KEEPING, ...keeps },
})

/** A few foods that keep very differently. */
export const SAMPLE_FACTS = {
  spinach: fact('spinach', {
    category: 'vegetables',
    place: 'fridge',
    keeps: { fridge: { closed: [3, 5], opened: null }, freezer: [300, 365] },
  }),
  yogurt: fact('yogurt', {
    category: 'dairy',
    place: 'fridge',
    gramsPerMl: 1.03,
    keeps: { fridge: { closed: [7, 14], opened: [5, 7] } },
  }),
  milk: fact('milk', {
    category: 'dairy',
    place: 'fridge',
    gramsPerMl: 1.03,
    keeps: { fridge: { closed: [7, 10], opened: [4, 7] } },
  }),
  chicken: fact('chicken', {
    category: 'poultry',
    place: 'fridge',
    basis: 'safety',
    keeps: {
      fridge: { closed: [1, 2], opened: null },
      freezer: [270, 365],
      thawed: [1, 2],
      cooked: [3, 4],
      cookedFrozen: [120, 180],
    },
  }),
  flour: fact('flour', {
    category: 'baking',
    staple: true,
    gramsPerMl: 0.53,
    keeps: { pantry: { closed: [180, 365], opened: [180, 240] } },
  }),
  salt: fact('salt', {
    category: 'spices',
    staple: true,
    keeps: { pantry: { closed: [3650, 3650], opened: null } },
  }),
  egg: fact('egg', {
    category: 'eggs',
    place: 'fridge',
    gramsEach: 50,
    keeps: { fridge: { closed: [21, 35], opened: null } },
  }),
  onion: fact('onion', {
    category: 'vegetables',
    gramsEach: 150,
    keeps: { pantry: { closed: [30, 60], opened: null }, fridge: { closed: [30, 60], opened: null } },
  }),
} as const satisfies Record<string, PantryFact>

let made = 0
const START = Date.UTC(2026, 10, 1, 12)

/** An event on a day counted from November 1st, 2026, at noon. */
export function sampleEvent(
  day: number,
  kind: StockKind,
  name: string,
  detail: StockDetail = {},
  of?: string,
): StockEvent {
  made += 1
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  const at = new Date(START + day * DAY_MS).toISOString()
  return stockEvent({ id, at, kind, name, of, detail }) as StockEvent
}

export const sampleDay = (day: number): string => new Date(START + day * DAY_MS).toISOString().slice(0, 10)

/** How hot the water, oil or oven is, in Fahrenheit, as stated in content/guides/cooking-methods.ts. */
export const METHOD_HEAT: readonly { name: string; from: number; to: number; kind: 'moist' | 'dry' }[] = [
  { name: 'Poach', from: 160, to: 180, kind: 'moist' },
  { name: 'Simmer', from: 185, to: 205, kind: 'moist' },
  { name: 'Boil, steam', from: 212, to: 212, kind: 'moist' },
  { name: 'Braise (oven)', from: 300, to: 325, kind: 'moist' },
  { name: 'Bake', from: 325, to: 375, kind: 'dry' },
  { name: 'Deep-fry', from: 350, to: 375, kind: 'dry' },
  { name: 'Roast', from: 400, to: 450, kind: 'dry' },
  { name: 'Broil', from: 500, to: 550, kind: 'dry' },
]

/** Nothing browns below this. */
export const BROWNING = 285

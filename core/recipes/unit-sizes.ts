/** Milliliters per volume unit, by the canonical name of the unit. */
export const VOLUMES: Readonly<Record<string, number>> = {
  teaspoon: 4.93,
  tablespoon: 14.79,
  'fluid ounce': 29.57,
  cup: 236.6,
  pint: 473,
  quart: 946,
  gallon: 3785,
  milliliter: 1,
  centiliter: 10,
  deciliter: 100,
  liter: 1000,
  pinch: 0.3,
  dash: 0.6,
  splash: 5,
  drizzle: 5,
  handful: 60,
}

/** Grams per weight unit. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  gram: 1,
  kilogram: 1000,
  milligram: 0.001,
  ounce: 28.35,
  pound: 453.6,
}

/** What the model reads about its tools. */
export const NOT_KNOWN = 'The built-in assistant does not know.'
export const NONE_KNOWN = 'None is known.'
export const MATCH_RECIPES =
  'Recipes of Sous that can be cooked with given ingredients, best first, with what is missing.'
export const ONE_INGREDIENT = 'One ingredient.'
export const FIND_RECIPE = 'Recipes of Sous by name or description.'
export const DISH = 'The dish.'
export const SUBSTITUTES = 'What to use instead of an ingredient, with ratios and what changes.'
export const INGREDIENT = 'The ingredient.'
export const CONVERT =
  'Converts a kitchen amount or a temperature to another unit; a food is needed from volume to weight.'
export const UNIT = 'The unit, such as cup, tbsp, oz, g, F.'
export const UNIT_WANTED = 'The unit wanted.'
export const SAFE_TEMPERATURE = 'The lowest safe inside temperature of a food, in °F and °C.'
export const FOOD = 'The food.'

/** Questions that the built-in assistant reads. */
export const askConversion = (amount: number, from: string, food: string, to: string) =>
  `${amount} ${from} ${food && `of ${food} `}in ${to}?`
export const askSafeTemperature = (food: string) => `What is the safe internal temperature of ${food}?`

import type { Reading } from './question.ts'

const COOKED =
  /\b(cook|cooked|cooking|bake|roast|boil|steam|grill|fry|simmer|broil|poach|sear|smoke|take|takes|done|need)\b/

/** How hot inside? */
export function isSafeTemperature({ text, foods, states }: Reading): boolean {
  const doneness =
    ['rare', 'mediumrare', 'mediumwell', 'welldone'].some((state) => states.has(state)) ||
    (states.has('medium') && /\b(steak|lamb|beef)\b/.test(text))
  if (
    /\b(internal|safe|inside|doneness|minimum|lowest)\b/.test(text) &&
    /\b(temperature|degrees|safe)\b/.test(text)
  )
    return foods.length > 0 || /\b(temperature|degrees|meat|cook\w*)\b/.test(text)
  if (
    foods.length > 0 &&
    /\bhow hot (should|must|does|do)\b.*\b(be|get|reach)\b/.test(text) &&
    !/\b(oven|pan|oil|grill|stove|water|smoker|fryer|griddle)\b/.test(text)
  )
    return true
  if (/\broom temperature\b/.test(text)) return false
  if (
    doneness &&
    /\b(temperature|degrees|what is|pull|know|tell|check|test|sure|when|feel|touch|looks?|mean|means)\b/.test(
      text,
    )
  )
    return true
  if (
    /\b(is|are|at|done at) \d{2,3}\b/.test(text) &&
    /\b(ok|okay|safe|enough|done|fine|good)\b/.test(text) &&
    foods.length > 0
  )
    return true
  // "My turkey thigh says 170 but the breast 155"
  if (
    /\b(says?|reads?|reading|reached|hit|only|is) 1\d\d\b/.test(text) &&
    foods.length > 0 &&
    !/\b(how long|oven|roast|bake)\b/.test(text)
  )
    return true
  if (
    /\b(eat|safe|ok|be|fine|served?)\b/.test(text) &&
    (doneness || /\b(pink|undercooked|raw)\b/.test(text)) &&
    foods.length > 0
  )
    return true
  return (
    /\btemperature\b/.test(text) &&
    foods.length > 0 &&
    !/\b(oven|roast|bake|air fryer|cook at|time|grill|smoke|fridge|freezer|water|how long|deep fry|fry|frying|oil|roasting|baking|grilling|smoking)\b/.test(
      text,
    )
  )
}

/** How long and how hot? */
export function isTiming({ text, foods, methods }: Reading): boolean {
  if (/^what (can|should|could) (i|we|you) (make|cook)\b/.test(text)) return false
  if (
    /\b(know|tell|check|sign|signs)\b.*\b(done|cooked|ready|undercooked|underdone|baked|overcooked)\b/.test(
      text,
    )
  )
    return foods.length > 0 || /\b(it|its|they|theyre|this)\b/.test(text)
  if (/\b(how long|cook(ing)? time|time|minutes?|timing|how many minutes)\b/.test(text))
    return foods.length > 0 || COOKED.test(text)
  if (/\b(temperature|ratio|water to|how much water|water for|how hot)\b/.test(text))
    return foods.length > 0 && !/\broom temperature\b/.test(text)
  if (/\b(best|easiest|quickest|fastest) way to (cook|bake|roast|grill|boil|steam|fry|make)\b/.test(text))
    return foods.length > 0
  if (/\bhow (do|to|can|should|would)\b/.test(text) && COOKED.test(text) && !/\bmake\b/.test(text))
    return foods.length > 0
  if (/^(cook|boil|bake|roast|steam|grill|microwave|fry|sear)(ing)?\b/.test(text)) return foods.length > 0
  return methods.length > 0 && foods.length > 0 && !/\b(recipe|ideas?|make|what can)\b/.test(text)
}

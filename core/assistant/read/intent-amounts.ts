import type { Reading } from './question.ts'

export const isFraction = ({ folded, measures }: Reading): boolean =>
  measures.length > 0 &&
  /\b(half of|halve|halved|double|triple|twice|third of|quarter of|times|half)\b.*\d\/\d|\bhalve \d|\b(double|triple|halve|half of) (\d|a |an |one )|\b\d\/\d of \d|\d.*\b(doubled|tripled|halved)\b/.test(
    folded,
  ) &&
  !/recipe/.test(folded)

export const isPan = ({ text }: Reading): boolean =>
  /\b(pans?|tins?|dish|rounds?|square|loaf|bundt|springform|inch|\d+x\d+)\b/.test(text) &&
  /\d/.test(text) &&
  /\b(instead|have|use|swap|convert|conversion|to|substitute|what pan|which pan|size|in a|fit|only|vs|double|bake a)\b/.test(
    text,
  ) &&
  /\b(inch\w*|\d+ ?x ?\d+|rounds?|square|loaf|bundt|springform)\b/.test(text) &&
  !/thick|steak|how long|\b(to|in|into) (cm|inch|inches|centimeters?|mm)\b/.test(text)

export const isPortion = ({ text, people }: Reading): boolean =>
  /\b(per person|each person|per guest|a person|per head)\b/.test(text) ||
  (people !== undefined &&
    /\b(how (much|many|big|large)|size|pounds?|lbs?|enough|feed|quantity|amount)\b/.test(text)) ||
  /\bhow many (people|guests|servings)\b/.test(text)

/** From one unit or measure to another? */
export function isConversion({ text, measures, folded, foods, methods }: Reading): boolean {
  // "Chicken drumsticks in the oven at 200 C" asks for the time.
  if (foods.length > 0 && methods.length > 0 && /\b(at|on) \d{3} ?(c|f|celsius|degrees?)?\b/.test(folded))
    if (!/\b(convert|to (c|f|celsius|fahrenheit)|in (celsius|fahrenheit)|gas mark)\b/.test(text)) return false
  if (
    /\b(how long|cook|roast|thaw|per person|each person|people|last|keep|store|thick)\b/.test(text) &&
    !/\b(convert|gas mark)\b/.test(text)
  )
    return false
  if (/\b(gas mark|fan oven|convection|fan conversion)\b/.test(text) && /\d/.test(text)) return true
  if (/\bconver(t|sion|ting)\b/.test(text) && (measures.length > 0 || /yeast|herbs?/.test(text))) return true
  if (
    /\b(active dry|instant|fresh) yeast\b.*\b(to|for|instead)\b|yeast.*\b(packet|envelope)\b|\b(packet|envelope)\b.*yeast/.test(
      text,
    )
  )
    return true
  if (
    /\b(fresh|dried)\b.*\b(fresh|dried)\b|dried .* instead|fresh .* instead/.test(text) &&
    /\b(ratio|instead|to|in|for|how much)\b/.test(text)
  )
    return true
  if (/\b(juice|zest) of\b|how much .*(juice|zest).*\bin (a|one)\b/.test(text)) return true
  if (
    /\b(equals?|equivalent|equal to|ratio)\b/.test(text) &&
    (measures.length > 0 || /clove|herbs?|stick|packet|cube|lemon|lime|orange/.test(text))
  )
    return true
  if (/\b(kosher|sea|table) salt\b/.test(text) && /\b(instead|how much|for)\b/.test(text)) return true
  if (
    /how (many|much) .*\b(eggs?|cloves?|sticks?|lemons?|limes?|oranges?|bananas?|carrots?|apples?|potatoes|tomatoes|stalks?|slices?)\b.*\b(in|is|are|make|makes|for|equal)\b/.test(
      text,
    ) &&
    measures.length > 0
  )
    return true
  if (/\d ?(cm|inch|inches|centimet\w+|mm)\b.*\b(to|in|into) (cm|inch|inches|centimet\w+|mm)\b/.test(folded))
    return true
  if (measures.length >= 2) return true
  if (
    measures.length === 1 &&
    foods.length === 1 &&
    /\bhow (much|many) .*\b(is |are )?in (a|one) (cup|stick|tablespoon|teaspoon|pound|pint|quart)\b/.test(
      text,
    )
  )
    return true
  if (measures.some(({ unit }) => unit === 'f' || unit === 'c') && /\b\d{3}\b/.test(text)) return true
  if (
    measures.length === 1 &&
    /\b(weigh|weighs|weight|makes?|yields?|how heavy)\b/.test(text) &&
    !/\b(recipe|what can)\b/.test(text)
  )
    return true
  if (/\byeast\b/.test(text) && /\bactive\b/.test(text) && /\binstant\b/.test(text)) return true
  if (
    measures.some(({ unit, value }) => value !== undefined && (unit === 'f' || unit === 'c')) &&
    /\b(in|to|into)\b/.test(text)
  )
    return true
  if (measures.length === 1 && /\b(in|to|how (many|much))\b/.test(text)) {
    const [only] = measures
    if (only?.value !== undefined && /\b(how much is|what is)\b/.test(text)) return true
    return (
      only?.unit === 'stick' ||
      (only?.value === undefined &&
        /\bhow many\b.*\b(in|per|is|are)\b/.test(text) &&
        /\d|\b(egg|can|clove|lemon)\b/.test(text))
    )
  }
  return /\b\d{3} ?(f|c)\b/.test(folded) && /\b(in|to)\b/.test(text)
}

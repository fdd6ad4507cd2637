/** A part of a text that says what must not be in a dish. */
interface Without {
  /** As it was written: "no tomatoes or olives". */
  written: string
  foods: string[]
}

const SEPARATORS = /([,;\n\r\v\f\u2028\u2029]|[.!](?=\s))/
/** "no tomatoes", "rice but no tomatoes", "ohne Tomaten". */
const NEGATED =
  /^(?<before>(?:.*\s(?:but|and|aber|und|mais|et|pero|y|ma|e)\s)?[\s\-*•]*)(?<written>(?:no|without|ohne|keine?n?|sans|sin|senza)\s+(?<foods>\S.*?))\s*$/i
const JOINING = /\s+(?:or|and|nor|oder|und|ou|et|ni|o|y|e)\s+(?:no\s+|without\s+)?|\s*[&/+]\s*/i
const LONGEST = 120
const MAX_WORDS = 3
/** Each is looked up; a list of everything that a person avoids is shorter. */
const MAX_FOODS = 20

/**
 * Takes what must not be in a dish out of a text. A part with anything in it that is no food stays in the text: "no eggs
 * left" says what isn't there. `nameOf` returns the name of a food.
 */
export function splitWithout(
  text: string,
  nameOf: (food: string) => string | undefined,
): { left: string; without: Without[] } {
  const without: Without[] = []
  let looked = 0
  const parts = text.split(SEPARATORS).map((part) => {
    const {
      before = '',
      written = '',
      foods = '',
    } = (part.length <= LONGEST && NEGATED.exec(part)?.groups) || {}
    const named = foods.split(JOINING).map((food) => food.trim())
    looked += written === '' ? 0 : named.length
    if (written === '' || looked > MAX_FOODS) return part
    const names = named.map((food) => (food.split(/\s+/).length > MAX_WORDS ? undefined : nameOf(food)))
    if (!names.every((name) => name !== undefined)) return part
    without.push({ written, foods: names })
    return before.replace(/\s\S+\s+$/, '')
  })
  return { left: parts.join(''), without }
}

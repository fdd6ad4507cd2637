import { isRequest, opensFree, replaces } from './limits.ts'
import type { Reading } from './question.ts'

/** A question about a food and a diet, an allergen or a person, or the statement of an allergy alone. */
export function isDiet({ text, needs, eaten, limits, foods }: Reading): boolean {
  // "Soy free soy sauce" looks for a product, "is soy sauce soy free" asks about it.
  if (opensFree(text) && !/\b(is|are|does|do)\b/.test(text)) return false
  // "Can I use oat milk in a cake" asks whether it works.
  if (
    /^can (i|you|we) (use|cook|bake|make|put|add)\b/.test(text) &&
    !/\b(free|vegans?|allerg\w*|celiacs?)\b/.test(text)
  )
    return false
  if (needs.length === 0)
    return (
      (/\b(allergens?|allergic|allergy)\b/.test(text) ||
        (limits.stated.foods.size > 0 && foods.length === 0)) &&
      !isRequest(text) &&
      !replaces(text)
    )
  if (
    /\bwhat (can|could|should|do) (i|we) use\b|\b(recipe|recipes|dinner|ideas?|suggest\w*|lunch|breakfast|make|cook|substitut\w*|subs?|instead|replace\w*|alternative\w*|swaps?|toast|roast|sides?|snacks?|meals?)\b/.test(
      text,
    )
  )
    return false
  const stated = limits.stated.needs.size > 0
  if (stated && foods.length === 0 && eaten.length === 0) return true
  if (/^(how|why|when|where|who|which|what)\b/.test(text) && !/^(how|what) about\b/.test(text))
    return stated && foods.length === 0
  if (eaten.length > 0 && (stated || /\b(for|when|while|during|if|with|and)\b/.test(text))) return true
  return /^(is|are|does|do|can|could|may|should|will|would|so|and|but|what about|how about)\b|\b(free|ok for|okay for|safe for|friendly|contain|contains|have|allowed)\b|^(gluten|vegan|vegetarian|dairy|lactose|nuts?|keto|halal|kosher)\b/.test(
    text,
  )
}

export function isSubstitute({ text, foods, methods, limits }: Reading): boolean {
  // "How do I poach an egg without vinegar" asks for the method; "how do I make pancakes without eggs" for a substitute.
  if (/^how\b.*\bwithout\b/.test(text) && !/\b(make|bake|thicken)\b/.test(text)) return false
  if (/\b(substitut\w*|subs?|replace\w*|alternatives?|swap\w*|stand in|in place of)\b/.test(text)) return true
  // "Dinner with chicken, without dairy" asks for a recipe.
  if (limits.spoken.size > 0 && isRequest(text)) return false
  if (opensFree(text) && !/\b(recipes?|dinner|ideas?|meals?|make|cook)\b/.test(text)) return foods.length > 0
  if (
    /\b(no|out of|dont have|cannot find|cant find|cant get)\b.*\bwhat (can|do|could|should) i (use|take)\b/.test(
      text,
    )
  )
    return foods.length > 0
  if (/\bwhat (to|can i|do i|could i|should i|else can i) use\b.*\b(if|no|without)\b/.test(text))
    return foods.length > 0
  if (/\b(cant|cannot|dont) (eat|have|use|like|do)\b.*\b(use|instead|replace)\b/.test(text))
    return foods.length > 0
  if (
    /\binstead of an? (\w+ )?(blender|mixer|processor|grater|whisk|oven|grill|steamer|masher|thermometer|microwave|skillet|wok|pan|rolling|colander|strainer)\b/.test(
      text,
    )
  )
    return false
  // "Whole wheat flour instead of white": the food named is the replacement.
  const [only] = foods
  if (
    foods.length === 1 &&
    only &&
    text.indexOf(only.words) < text.indexOf('instead of') &&
    !text.endsWith('instead')
  )
    return false
  if (/\binstead( of)?\b/.test(text)) return foods.length > 0 || methods.length === 0
  if (
    /\b((im|i am|we are|were|ran|run|all|completely|just|fresh) out of|ran out|run out|forgot|forgot to buy|dont have|do not have|havent got|have no|got no|without|missing)\b/.test(
      text,
    ) &&
    foods.length > 0
  )
    return !/\b(thermometer|zester|steamer|fryer|mixer|blender|oven|drying|falling|sticking|skin|bone|crying|machine|kettle|maker|tin|tray)\b/.test(
      text,
    )
  if (/\bif (i|we) (only|just) (have|got)\b/.test(text)) return foods.length > 0
  return /^(no|out of) \w+/.test(text) && foods.length > 0
}

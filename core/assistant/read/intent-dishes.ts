import type { Reading } from './question.ts'

export const isMenu = ({ text }: Reading): boolean =>
  /\b(menu|dinner party|three course|3 course|what (do|should|can|to) (i |we )?(serve|make|cook) (at|for) (a|my|the) (party|bbq|barbecue|dinner|potluck|picnic|crowd|birthday)|meal plan|plan (a|my) (meal|dinner)|course meal)\b/.test(
    text,
  )

export const isPairing = ({ text }: Reading): boolean =>
  /\b(goes? (well |good |best )?with|go (well |good |best )?with|pairs?|pairing|pairings|serve with|served? (it |them )?with|eat with|sides? (dish(es)?|for|with)|(good|nice|best|some|any) sides?|flavors? (that |to )?(match|go|with|for)|match(es)? (with )?|complements?|(herbs?|spices?|seasonings?|what sauces?) (\w+ )*?\b(for|with|in|on|to)\b|what (herbs?|spices?|seasonings?)|sauces? (for|with|to go)|what to have with)\b/.test(
    text,
  ) && !/recipe|\b(last|keep|keeps|fridge|freez\w*|store)\b/.test(text)

export const isCookWith = ({ text, foods }: Reading): boolean =>
  /\b(what (can|should|could|do|to|shall) (i|we|you|to)? ?(make|cook|do with|eat|prepare|fix)|what (is|s)? ?for (dinner|lunch|breakfast|supper)|use up|using up|ideas?|i (have|ve|got)|ive got|only (have|got)|got (some )?|what .* (make|cook) with|(something|meal|dinner|lunch|breakfast|dish) (\w+ )?(with|from|using)|inspiration|suggest\w*|what do i do with|hungry)\b/.test(
    text,
  ) &&
  (foods.length > 0 || /\b(cook|make|eat|dinner|lunch|breakfast|tonight|hungry|ideas?)\b/.test(text))

export const isFindRecipe = ({ text }: Reading): boolean =>
  /\b(recipes?( for)?|how (do|can|to|would) (i|you|we|one)? ?(make|prepare|cook)|how to (make|prepare)|show me|find me|make me|i want to (make|cook|bake)|want to make|looking for)\b/.test(
    text,
  )

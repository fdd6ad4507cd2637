import type { Hazard } from '#core/assistant/knowledge.ts'

/** Dangers that are told in plain words, with the note that must come first. Every sign must be in the message. */
export const hazards: readonly Hazard[] = [
  {
    note: 'Charcoal or camp stove indoors',
    signs: [
      /\b(charcoal|briquettes?|hibachi|camp(ing)? stove|propane (grill|stove|burner)|barbecue|bbq|grill)\b/,
      /\b(garage|indoors?|inside|tent|kitchen|living room|basement|balcony door|camper|van|shed)\b/,
      /\b(charcoal|briquettes?|hibachi|camp(ing)? stove|propane|(bring|take|move|use|light|drag|put|set up) .*(grill|barbecue|bbq))\b/,
    ],
  },
  {
    note: 'Jar lid popped up',
    signs: [
      /\b(lids?|seals?|jars?)\b/,
      /\b(popped|pops|bulg\w*|domed?|hiss\w*|unsealed|not sealed|didn'?t seal|came up|spurt\w*|leaking)\b/,
      /\b(cann?ed|canning|home|jars?|preserv\w*|put up|cupboard|pantry|larder|cellar|shelf)\b/,
    ],
  },
  {
    note: 'Breast milk and formula storage',
    signs: [
      /\b(breast ?milk|(baby|mixed|made up|prepared) formula|formula bottles?|bottles? of formula)\b/,
      /\b(refreez\w*|freez\w*|thaw\w*|fridge|counter|room temp\w*|keep|keeps|last|leftover|left|out|hours?|long|again)\b/,
    ],
  },
  {
    note: 'Almonds and other nuts with a peanut allergy',
    signs: [
      /\ballerg\w* to peanuts?\b|\bpeanuts? allerg\w*/,
      /\b(almonds?|cashews?|walnuts?|pecans?|hazelnuts?|pistachios?|tree nuts?)\b/,
      /\b(can|ok|okay|safe|same|fine|allowed|instead|also)\b/,
    ],
  },
  {
    // Asked directly, the facts about food answer it; here the child was named before.
    note: 'Popcorn for small children',
    signs: [/\bpopcorn\b/, /\b(her|him|them|she|he)\b/, /\b(toddler|baby|child)\b/],
  },
  {
    note: 'Bulging can',
    signs: [/\b(can|cans|tin|tins)\b/, /\b(bulg\w*|swollen|puffed|puffy|domed?|spurt\w*)\b/],
  },
  {
    note: 'Garlic in oil, in detail',
    signs: [
      /\b(garlic|confit)\b/,
      /\b(in|with|under) (the |some |olive )?oil\b|\bgarlic oil\b|\bconfit\b/,
      /\b(counter|room temp\w*|week|weeks|cupboard|pantry|shelf|out|gift|days?)\b/,
    ],
  },
  {
    note: 'Raw or undercooked kidney beans',
    signs: [/\bkidney beans?\b/, /\b(dried|dry|raw|undercooked|slow cooker|crock ?pot|not boiled|hard)\b/],
  },
  {
    note: 'Bleach mixed with vinegar or ammonia',
    signs: [/\bbleach\b/, /\b(vinegar|ammonia|lemon|descaler|windex|toilet cleaner|acid)\b/],
  },
  {
    note: 'Glass broke into food',
    signs: [
      /\b(glass|pyrex)\b/,
      /\b(broke|broken|shattered|smashed|shards?|exploded|cracked)\b/,
      /\b(food|soup|sauce|rice|salad|dough|batter|dish|oven|in(to)? (it|the|my))\b/,
    ],
  },
  {
    note: 'Wild mushrooms',
    signs: [
      /\bmushrooms?\b/,
      /\b(wild|forest|woods|yard|lawn|garden|foraged?|picked|found)\b/,
      /\b(eat|ate|edible|safe|cook|id|identify|poison\w*)\b/,
    ],
  },
]

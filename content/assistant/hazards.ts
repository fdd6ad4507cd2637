import type { Hazard } from '#core/assistant/knowledge.ts'

/** Dangers that are told in plain words, with the note that must come first. Every sign must be in the message. */
export const hazards: readonly Hazard[] = [
  {
    note: 'Choking foods for small children',
    signs: [
      /\bchok(?:e|es|ing)\b/,
      /\b(?:he|she|him|her|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|sons?|daughters?|grand\w+|little|months?|years?)\b/,
    ],
  },
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
    note: 'Choking foods for small children',
    signs: [
      /\b(whole grapes?|grapes?|cherry tomatoes|hot ?dogs?)\b/,
      /\b(popcorn|nuts?|hard cand(y|ies)|whole)\b/,
      /\b(toddlers?|[1-4][- ]?(year|yr|yo)|baby)\b/,
      /\b(can|ok|okay|safe|eat|have|give|gives|yet|allowed)\b/,
    ],
  },
  {
    note: 'Sore mouth food',
    signs: [/\b(mouth sores?|sores in (my|her|his|the|their) mouth|sore mouth|mouth ulcers?|mucositis)\b/],
  },
  {
    note: 'Low blood sugar first aid',
    signs: [
      /\b(sugar|glucose|bg|reading|metformin|gliclazide|insulin|diabet\w*)\b/,
      /\b([12]\.\d|3\.[0-8]|[3-6]\d ?mg|hypo|(is|was|went|gone|too|very) low)\b/,
      /\b(shaky|shaking|sweaty|sweating|dizzy|faint|confused|weak|trembling|woozy|now)\b/,
    ],
  },
  {
    note: 'Baked honey for a baby',
    signs: [
      /\bhoney\b/,
      /\b(baked?|muffins?|cake|bread|cookies|granola|cooked)\b/,
      /\b(bab(y|ies)|infants?|twins|months?|little ones?)\b/,
    ],
  },
  {
    note: 'Trouble swallowing',
    signs: [
      /\b(minced and moist|(level|iddsi) ?[3-7]|dysphagia|(trouble|difficulty|problems?|hard) swallowing|thickened (drinks?|liquids?|fluids?)|speech therapist)\b/,
    ],
  },
  {
    note: 'Old person with poor appetite',
    signs: [
      /\b(barely|hardly|not|doesn'?t|isn'?t|won'?t|only) (been )?(eat|eats|eating|eaten|takes?|taking)\b|\b(lost|losing) (weight|\d+ ?(kilos?|kg|lbs?|pounds))\b|\bspoons? then stops?\b/,
      /\b(more|many|extra|enough|get) (calories|protein)\b|\bcalories and protein\b/,
      /\b(she|he|her|him|mum|mom|dad|mother|father|grandm\w+|grandp\w+|sister|brother|wife|husband|ma'?am)\b/,
    ],
  },
  {
    // Asked directly, the facts about food answer it; here the child was named before.
    note: 'Popcorn for small children',
    signs: [/\bpopcorn\b/, /\b(her|him|them|she|he)\b/, /\b(toddler|baby|child)\b/],
  },
  {
    note: 'Fridge during a power cut',
    signs: [
      /\b(fridge|refrigerator)\b[^.?!]{0,40}\b(quit|died|dead|broke|broken|stopped|failed|gave (up|out)|went (off|out)|was off|unplugged|isn'?t cold|not cold|not cooling)\b|\b(unplugged|turned off|switched off) the (fridge|refrigerator)\b|\b(fridge|refrigerator)\b[^.?!]{0,60}\b(showing|says|reads|at|is|was) (4[5-9]|[5-9]\d)\b/,
      /\b(toss|throw|safe|keep|save|chuck|bin|still (good|ok|okay|fine)|(can|could|should) (i|we) (still )?(eat|use|cook))\b/,
    ],
  },
  {
    note: 'Lukewarm for hours',
    signs: [
      /\b(luke ?warm|barely warm|only warm|never (got|came up|heated)|(wasn'?t|isn'?t|not) (hot|even warm)|stone cold|cold in the middle)\b/,
      /\b(all (day|night|morning|afternoon)|([3-9]|1\d|three|four|five|six|seven|eight|nine|ten) hours|\d{1,2} ?(am|pm)\b.*\d{1,2} ?(am|pm)|whole (day|night|time)|overnight)\b/,
      /\b(roast|stew|chili|soup|beans|meat|chicken|beef|pork|curry|casserole|rice|pot|brisket|turkey|ham|lasagna)\b/,
    ],
  },
  {
    note: 'Lukewarm for hours',
    signs: [
      /\b(circulator|sous vide|slow cooker|crock ?pot|instant pot|oven|stove|burner|hot ?plate)\b/,
      /\b(tripped|(switched|turned|shut|went|was|had gone) (itself )?off|stopped|unplugged|lost power|power went)\b/,
      /\b(bin it|toss|throw|safe|still (eat|good|ok|okay|use)|(can|should) (i|we) (still )?(eat|cook|finish|use|keep)|save)\b/,
      /\b(hours?|overnight|night|morning|all day|no idea when|don'?t know when|since)\b/,
    ],
  },
  {
    note: 'Soft serve with a weak immune system',
    signs: [/\b(soft[- ]serve|milk ?shakes?)\b/, /\b(chemo\w*|transplant|immune|immunosuppress\w*)\b/],
  },
  {
    note: 'Hidden shellfish',
    signs: [
      /\bshell ?fish\b[^.?!]{0,30}\ballerg\w*|\ballerg\w*[^.?!]{0,30}\b(shell ?fish|shrimp|prawns?|crab|lobster)\b/,
      /\b(fish sauce|shrimp paste|m[aắ]m (ru[oố]c|t[oô]m)|belacan|bagoong|terasi|kapi)\b/,
      /\b(can|ok|okay|safe|count|counts|have|eat|fine|allowed)\b/,
    ],
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

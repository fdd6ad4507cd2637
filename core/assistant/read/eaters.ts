import type { Eater } from '../knowledge.ts'

const EATERS: readonly (readonly [Eater, RegExp])[] = [
  [
    'pregnant',
    /\b(pregnan\w*|expecting|trimester|preggo|weeks along|(?:is|am|im|i'm|at) (?:[4-9]|[1-3]\d) weeks(?! old)|breast ?feed\w*|nursing mother|mom to be|mum to be)\b/,
  ],
  [
    'baby',
    /\b(bab(y|ies)|infants?|newborns?|weaning|blw|breast ?milk|[4-9] ?mos?|1[01] ?mos?|baby led|(\d+|[a-z]+)[ -]?(months?|mo)[ -]?olds?|[4-9] months|1[01] months|grandbaby)\b/,
  ],
  [
    'toddler',
    /\b(toddlers?|(?:grandson|granddaughter|grandchild|son|daughter|child|boy|girl|he|she) is (?:one|two|three|1|2|3)(?! (?:hours?|days?|weeks?|cups?|of|times|pounds?))\b|daycare|day care|preschool\w*|(1|one|2|two|3|three|18 months?|1[2-9] months?)[ -](years?|yr|yo)?[ -]?olds?|1[2-9] months?)\b/,
  ],
  [
    'child',
    /\b(child|children|kids?|(4|four|5|five|6|six|7|seven|8|eight|9|nine|10|ten)[ -](years?|yr)[ -]?olds?|grandkids?|grandchild\w*|son|daughter)\b/,
  ],
  [
    'elderly',
    /\b(elderly|seniors?|grand(ma|mother|pa|father|parents?)|nan|nana|at (7|8|9)\d|warfarin|blood thinners?|(7|8|9)\d[ -](years?|yr)[ -]?olds?|dentures?|dementia|alzheimer\w*|(?:mom|mum|mother|dad|father|grand\w+|aunt|uncle|neighbor|she|he)(?:'s| is| just turned| turned) (?:6[5-9]|[789]\d)|(?:6[5-9]|[789]\d) ?(?:yo|y\/o)|care home|nursing home|old(er)? (people|person|mother|father|mom|dad|mum))\b/,
  ],
  ['immune', /\b(immun\w*|chemo\w*|transplant\w*|cancer|hiv|biologics?|neutropeni\w*)\b/],
  [
    'diabetes',
    /\b(diabet\w*|blood sugar|prediabet\w*|insulin|gestational|type (2|two|1|one)\b|my sugar|sugar is (?:a (?:little|bit) )?high|a1c)\b/,
  ],
  [
    'kidney',
    /\b(kidneys? (numbers|function|values|disease|failure|diet|patient|problem\w*|stones?)|dialysis|renal|(?:bad|weak|failing) kidneys?|kidneys? (?:is|are|were|went) (?:so |very |really )?(?:bad|weak|failing|poor|not good)|ckd|gout)\b/,
  ],
  ['allergy', /\b(allerg\w*|epipens?|anaphyla\w*|intoleran\w*|c(o)?eliac|reaction)\b/],
]

/** A baby is there, but the meal is another's. */
const BABY_BESIDE =
  /\bas an? (?:baby|infant)\b|\b(?:holding|hold|with|has|have|had|when|before|after|until) (?:an?|the|my|our) (?:new )?baby\b(?! (?:eat|have|food))|\bbaby (?:shower|naps?|sleeps?|is (?:asleep|sleeping|coming|due)|comes|arrives|carrots?|corn|spinach|potato\w*|back ribs?|bok choy)\b|\bdue in \d+ (?:weeks|days)\b/g

/** Who will eat it, as far as a text says. */
export function eatersIn(text: string): ReadonlySet<Eater> {
  const plain = text.toLowerCase().replace(BABY_BESIDE, ' ')
  return new Set(EATERS.filter(([, pattern]) => pattern.test(plain)).map(([eater]) => eater))
}

const FRAIL: ReadonlySet<Eater> = new Set(['immune', 'kidney'])
const ILL =
  /\b(teeth (out|pulled|removed)|tooth (out|pulled)|surgery|stroke|swallow\w*|nause\w*|makes? me gag|morning sickness|throwing up|vomit\w*|diarrhea|mouth sores?|sore mouth|mouth ulcers?|mucositis|stomach (bug|flu)|blood pressure|cholesterol|chemo\w*|weeks (along|pregnant)|[5-9] weeks, )\b/

/** What to eat depends on more than taste here. */
export const asksForIll = (text: string): boolean =>
  ILL.test(text.toLowerCase()) || [...eatersIn(text)].some((one) => FRAIL.has(one))

import { minutesOf } from '#core/recipes/reading/durations.ts'
import { isWholeYield, ONLY_SERVINGS, servingsOf } from '#core/recipes/reading/servings.ts'
import {
  minutesSaid,
  servingsLine,
  servingsRange,
  servingsSaid,
  type TimeName,
  timeNamed,
  timeSaid,
  timesInProse,
} from './fact-words.ts'

/** What a line such as "Serves 4 | Prep: 10 min | Cook: 1 hr" says. */
export interface TextFacts {
  servings?: number
  /** What it makes, where that is more than a number of servings: "2 loaves", "24 cookies". */
  makes?: string
  prep?: number
  cook?: number
  rest?: number
  total?: number
  difficulty?: 'easy' | 'medium' | 'hard'
  cuisine?: string
}

const TIMES: readonly (readonly [TimeName, string])[] = [
  ['prep', 'prep(?:aration)?|active|hands[- ]on|vorbereitung(?:szeit)?|arbeitszeit'],
  [
    'cook',
    'cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|grill(?:ing)?|fry(?:ing)?|simmer(?:ing)?|oven|kochzeit|backzeit',
  ],
  [
    'rest',
    'rest(?:ing)?|chill(?:ing)?|ris(?:e|ing)|proof(?:ing)?|prov(?:e|ing)|marinat(?:e|ing)|soak(?:ing)?|cool(?:ing)?|freez(?:e|ing)|stand(?:ing)?|setting|inactive|fridge|refrigerat(?:e|ion)|additional|ruhezeit',
  ],
  ['total', 'total|ready(?: in)?|start to finish|overall|takes?|all[- ]in|gesamtzeit'],
]
const TIME = String.raw`\s*(?:&\s*\p{L}+\s*)?(?:time)?`
const LABELS = TIMES.map(
  ([name, words]) =>
    [
      name,
      new RegExp(
        String.raw`^(?:${words})${TIME}\s*[:=\-–—]?\s+(?=[\d½¼¾]|an?\s|one|over|less|under|up to|about)|^(?:${words})${TIME}\s*[:=\-–—]\s*(?=[\d½¼¾aolu])`,
        'iu',
      ),
      new RegExp(String.raw`\s(?:${words})(?:\s+time)?$|\s(?:of|to)\s(?:${words})$`, 'iu'),
    ] as const,
)
const PLAIN_TIME = /^time\s*[:=\-–]\s*(?=\S)/i
const SERVES =
  /^(?:(?:this )?(?:recipe )?(?:serves|servings?|yields?|makes|feeds|portions?|für|pour)(?:\s+(?:size|amount))?\s*[:=\-–]?\s+(?:about\s+|approx(?:\.|imately)?\s+|up to\s+)?(?=[\d½¼]|an?\s|one|two|three|four|five|six|eight|ten|twelve|~)|(?:serves|servings?|yields?|makes|portions?)\s*[:=]\s*(?=\S))/iu
const COUNT_FIRST =
  /^(?:for\s+)?\d{1,3}(?:\s*(?:-|–|to)\s*\d{1,3})?\s+(?:(?:large|small|generous|hearty)\s+)?(?:servings?|portions?|people|ppl|persons?|personen|easily|easy|comfortably)\.?$/i
const DURATION =
  /^(?:(?:about|less than|under|up to|around|approx\.?)\s+)?(?:\d[\d\s./½¼¾–-]*|[½¼¾]|an?|one|two)\s*(?:to\s+\d+\s*)?(?:h|hs?|hrs?|hours?|m|mins?|minutes?|days?)\b[\s,.]*(?:(?:and\s+)?\d{1,2}\s*(?:m|mins?|minutes?)?)?\.?$/i
const OVERNIGHT = /^overnight\b/i
const DIFFICULTY = /^(?:difficulty|skill(?: level)?|level|effort)\s*(?:level)?\s*[:=\-–]\s*(\p{L}+)/iu
const HARDNESS: readonly (readonly [RegExp, NonNullable<TextFacts['difficulty']>])[] = [
  [/^(?:very )?(?:easy|beginner|simple|einfach|low)/i, 'easy'],
  [/^(?:medium|moderate|intermediate|mittel|average)/i, 'medium'],
  [/^(?:hard|difficult|advanced|challenging|expert)/i, 'hard'],
]
const CUISINE = /^cuisine\s*[:=\-–]\s*(\p{L}[\p{L} -]{1,40})$/iu
/** Of no use for a recipe of one's own, but no description either. */
const OTHER =
  /^(?:calories|kcal|course|category|meal|diet(?:ary)?|contains|allergens?|keywords?|tags?|rating|author|cost|nutrition|published|updated|print|method of cooking|freezes?|storage|store|per serving|difficoltà|costo|schwierigkeit(?:sgrad)?|niveau|difficulté|coût|dificultad|dificuldade|moeilijkheid|kategorie|catégorie|categor[ií]a|portata|cucina|küche|kalorien|calorías|calorie|kalorie|gericht|gang|level|course)\s*[:=]|^(?:hauptgericht|hoofdgerecht|nagerecht|voorgerecht|vorspeise|nachspeise|plat principal|plat|entrée|dessert|primo|secondo|antipasto|dolce|postre|plato principal|main(?: course| dish)?|side(?: dish)?|starter|appetizer|lunch|dinner|snack|bijgerecht|beilage)$|^\d+\s*(?:kcal|cal(?:ories)?)\b|^(?:★|☆|⭐)+|^\d(?:\.\d+)?\s*(?:stars?$|out of 5|\/\s*5)|^[\d,.]+\s?[KM]?\s+(?:ratings|reviews|comments|votes|views|likes|subscribers|followers)\b|^\d(?:\.\d+)?\s+(?:from\s+|\()[\d,]+\s+(?:ratings|reviews|votes)\b/iu

const OVERNIGHT_MINUTES = 480

/** Zero is a time too where it is stated. */
function minutesIn(text: string): number | undefined {
  const value = text.trim().replace(/[.)]+$/, '')
  if (OVERNIGHT.test(value)) return OVERNIGHT_MINUTES
  if (/^0\s*(?:m|h|mins?|minutes?|hours?)$/i.test(value)) return 0
  if (/^\d+$/.test(value)) return Number(value) > 0 && Number(value) <= 1440 ? Number(value) : undefined
  const worded = value
    .replace(/^(?:about\s+)?an?\s+(?=h|m)/i, '1 ')
    .replace(/^half an? (?=h)/i, '½ ')
    .replace(/^1 hour and a half$/i, '1½ hours')
  return minutesOf(worded) ?? undefined
}

const MAKES =
  /^(?:(?:this )?(?:recipe )?(?:makes|yields?|ergibt|macht|gibt|menge|quantity)\s*[:=–-]?\s*|(?:für|servings?)\s*:?\s+(?=\D{0,20}(?:\d|one|a|ein)))(?=\S)/iu
/** Nothing but what comes of it: "1 9-inch cake", "2 large loaves". "1 pound cake" is an ingredient. */
const WHOLE_ALONE =
  /^(?:(?:about|approx\.?|ca\.?)\s+)?(?:\d|an?|one|two|three|ein|eine|zwei)\s+(?:(?:\d{1,2}(?:x\d{1,2})?[\s-]*(?:inch(?:es)?|["″]|cm)[\s-]*)(?:\p{L}+\s+){0,2}(?:cakes?|pies?|tarts?|quiches?|loaf|loaves|kuchen|torten?)|(?:(?:large|small|big|medium)\s+)?(?:loaf|loaves))$/iu

/** The words of a yield that says more than a number of servings, and the number if it has one. */
function yieldIn(text: string): TextFacts | undefined {
  const label = MAKES.exec(text)?.[0] ?? ''
  const words = text.slice(label.length).replace(/[.!\s]+$/, '')
  const isWhole = isWholeYield(words)
  const isAmount =
    /^(?:(?:about|approx\.?|approximately|around|ca\.?)\s+)?(?:\d|[½¼¾]|an?\s|one|two|three|four|five|six|ein|zwei|drei|vier)/i.test(
      words,
    )
  if (label === '' ? !isWhole || !WHOLE_ALONE.test(words) : !isAmount) return undefined
  if (words.length > 70 || (!isWhole && (ONLY_SERVINGS.test(words) || /^(?:für|serv)/i.test(label))))
    return undefined
  const servings = countOf(words)
  return { makes: words, ...(servings !== null && { servings }) }
}

const countOf = (text: string): number | null => {
  const dozens = /(\d{1,2})\s*doz(?:en|\b)/i.exec(text)?.[1]
  return dozens === undefined ? servingsOf(text) : Number(dozens) * 12
}

/** One fact, or undefined if it is none. */
function factIn(piece: string): TextFacts | undefined {
  const text = piece
    .trim()
    .replace(/^[^\p{L}\d½¼¾★☆⭐]+/u, '')
    .replace(/^plus\s+(?=\d)/i, '')
    .replace(
      /^(?:also|ok(?:ay)?|so|das (?:ist|reicht)|it['’]?s|this is|c['’]est|es|son|è|é|das)\s+(?=(?:for|für|pour|para|per|voor|dla|\d))/iu,
      '',
    )
    // As some plugins copy it: "10 minutes mins".
    .replace(/\b(minutes?|hours?)\s+(?:mins?|hrs?)\b/gi, '$1')
    .replace(/\sin the oven$/i, ' oven')
  if (text === '' || text.length > 90) return undefined
  if (OTHER.test(text)) return {}
  // What to do, and no label of a time.
  if (
    /^(?:refrigerate|chill|freeze|marinate|soak|cool|bake|cook|simmer|roast|grill|fry)\s[^:]*\.$/i.test(text)
  )
    return undefined
  for (const [name, before, after] of LABELS) {
    const label = before.exec(text)
    const value = label ? text.slice(label[0].length) : undefined
    if (
      value !== undefined &&
      (DURATION.test(value.replace(/\s*\(.{0,60}\)$/, '')) ||
        OVERNIGHT.test(value) ||
        /^\d{1,2}:\d{2}$/.test(value) ||
        (/^\d{1,3}$/.test(value) && /time|:/i.test(label?.[0] ?? '')))
    ) {
      const minutes = minutesIn(value)
      if (minutes !== undefined) return { [name]: minutes }
    }
    const behind = after.exec(text)
    if (behind && DURATION.test(text.slice(0, behind.index))) {
      const minutes = minutesIn(text.slice(0, behind.index))
      if (minutes !== undefined) return { [name]: minutes }
    }
  }
  const plain = PLAIN_TIME.exec(text)
  if (plain || DURATION.test(text)) {
    const minutes = minutesIn(text.slice(plain?.[0].length ?? 0))
    if (minutes !== undefined) return { total: minutes }
  }
  const made = yieldIn(text)
  if (made) return made
  const count = servingsLine(text)
  const isRange = /\d\s*(?:à|a)\s*\d/.test(text)
  if ((SERVES.test(text) || COUNT_FIRST.test(text)) && !(isRange && count !== null)) {
    // "Makes one 9-inch pie (8 servings)"
    const servings = countOf(/(?:\d+\s*(?:-|–|to)\s*)?\d+\s+(?:servings|portions)/i.exec(text)?.[0] ?? text)
    return servings === null ? {} : { servings }
  }
  if (count !== null) return { servings: count }
  const pieces =
    /^(?:for|makes|cuts? into|cut into|gives|slices into)\b.{0,30}?\b(\d{1,3}) (?:pieces|slices|servings|portions|squares|bars|wedges)\.?$/i.exec(
      text,
    )?.[1]
  if (pieces !== undefined) return { servings: Number(pieces) }
  const level = DIFFICULTY.exec(text)?.[1] ?? (/^(?:easy|medium|hard)$/i.test(text) ? text : undefined)
  const difficulty = level && HARDNESS.find(([pattern]) => pattern.test(level))?.[1]
  if (difficulty) return { difficulty }
  const cuisine = CUISINE.exec(text)?.[1]
  if (cuisine) return { cuisine: cuisine.trim().toLowerCase() }
  // "Simmer for 2 hours." is a step.
  const said =
    /[.!]$|(?<!\p{L})(?:for|at|until|about)(?!\p{L})/iu.test(text) && !text.includes(':')
      ? undefined
      : timeSaid(text)
  const minutes = said && minutesSaid(said.time)
  return said && minutes ? { [said.name]: minutes } : undefined
}

/** "Serves 4-6" says more than the number. */
function ranged(facts: TextFacts | undefined, text: string): TextFacts | undefined {
  if (facts?.servings === undefined || facts.makes !== undefined) return facts
  const makes = servingsRange(text, facts.servings)
  return makes === undefined ? facts : { ...facts, makes }
}

const BETWEEN =
  /\s*(?:[|•·;●⏱🕒🍽]|\/\/)\s*|\s{2,}|\s+[-–—/]\s+|,\s+|(?<=\p{L}|\d)(?<!godz|std|min|hod|ca|stdn|мин|ч|st|шт|pcs|approx)\.\s+|\s+(?=(?:prep|cook|bake|rest|chill|total|serves|servings|makes|yields?)\b(?:\s+time)?\s*:)/iu

/** The facts of a line that has nothing else; undefined for any other. */
export function factsLine(line: string): TextFacts | undefined {
  if (line.length > 200) return undefined
  const facts: TextFacts = {}
  for (const piece of line.split(BETWEEN)) {
    if (!/[\p{L}\d]/u.test(piece)) continue
    // "Vorbereitung / Prep: 20 min": a label in two languages.
    const fact =
      ranged(factIn(piece), piece) ??
      (timeNamed(piece) && /\d/.test(line) && !/\d/.test(piece) ? {} : undefined)
    // "Feeds 3. Leftovers are good cold" says more.
    if (!fact)
      return /\p{L}[.!?]\s+\p{L}|\d[.!?]\s+\p{L}/u.test(line) ? undefined : ranged(factIn(line), line)
    for (const [name, value] of Object.entries(fact))
      Object.assign(facts, { [name]: facts[name as keyof TextFacts] ?? value })
  }
  return facts
}

const PEOPLE = String.raw`(\d{1,2} doz(?:en|\.)?|\d{1,3}(?:\s?(?:-|–|to|or)\s?\d{1,3})?|(?:a|one|two|three) dozen|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`
const SERVES_IN_PROSE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?<!\bper )(?:serves|servings?:|feeds|makes|yields?:?|(?:enough|plenty)(?: for)?|(?:recipe|it|this) is for)\s+(?:about\s+|around\s+)?${PEOPLE}\b(?!\s*(?:cups?|g\b|ml|oz|%|k?cal|calories|minutes?|mins?|hours?|days?))([^.,;!?\n(\d]{0,30})`,
    'i',
  ),
  new RegExp(String.raw`\bfor ${PEOPLE} (?:people|persons|of us)\b`, 'i'),
  new RegExp(String.raw`\((?:for|serves|feeds)\s+${PEOPLE}(?:\s+people)?\)`, 'i'),
  new RegExp(
    String.raw`\b(?:it|this|that) does ${PEOPLE}(?=\s+(?:or so|comfortably|easily|nicely|generously|people|of us|hungry)|\s*[.,!]|$)`,
    'i',
  ),
]
/** "Plenty for five." */
const SERVINGS_ALONE = new RegExp(
  String.raw`^(?:this\s+(?:recipe\s+)?(?:is\s+)?|it\s+(?:is\s+)?|that(?:['’]s| is)\s+)?(?:serves|feeds|(?:makes\s+)?(?:enough|plenty)\s+for|makes|does)\s+(?:about\s+|around\s+)?${PEOPLE}(?:\s+(?:people|persons|servings|portions|of us|comfortably|easily|generously|hungry people|adults|as a (?:side|main|starter))){0,2}[.!]*$`,
  'i',
)

/** How many a sentence is for that says nothing else. */
export function servingsAlone(sentence: string): number | null {
  const found = sentence.length <= 60 ? SERVINGS_ALONE.exec(sentence)?.[1] : undefined
  return found === undefined ? null : countOf(found)
}

const FED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:feeds|serves)\s+(?:about\s+)?${PEOPLE}(?!\s*(?:cups?|g\b|ml|minutes?|mins?|hours?|days?))|(?:for|enough for|für|pour|para|per|voor)\s+${PEOPLE}\s+(?:people|persons|personen|personnes|personas|persone|pessoas))(?!\p{L})`,
  'iu',
)

/** How many are fed, said in the middle of the method. */
export function servingsInSteps(text: string): number | null {
  const found = FED.exec(text.slice(0, 8000))
  return countOf(found?.[1] ?? found?.[2] ?? '')
}

/** "Serves 4" or "takes 30 minutes" in the middle of a sentence. */
export function factsInProse(text: string, left: string): TextFacts {
  const facts: TextFacts = {}
  const before = text.slice(0, 4000)
  const said = `${before}\n${left}`.slice(0, 4000)
  // Lines that a page has cut.
  const short = said.replace(/(?<=\p{L}|\d)\n(?=\p{Ll})/gu, ' ')
  for (const pattern of SERVES_IN_PROSE) {
    const [, number = '', behind = ''] = pattern.exec(short) ?? []
    // "makes 2 loaves for the freezer"
    if (isWholeYield(`${number}${behind}`)) {
      facts.makes ??= `${number}${behind}`.trim()
      continue
    }
    const servings = countOf(number)
    if (servings) facts.servings ??= servings
  }
  for (const [name, pattern] of PROSE) {
    const minutes = minutesIn(pattern.exec(short)?.[1] ?? '-')
    if (minutes) facts[name] ??= minutes
  }
  const count = facts.makes === undefined ? servingsSaid(said) : null
  if (count !== null) facts.servings ??= count
  Object.assign(facts, ranged(facts, said))
  // Below the recipe, "4 days in the fridge" is how long it keeps.
  for (const { name, time } of timesInProse(before)) {
    const minutes = minutesSaid(time)
    if (minutes) facts[name] ??= minutes
  }
  return facts
}

const SPAN = String.raw`(half an hour|an hour and a half|an hour|\d[\d.½¼¾]*(?:\s?(?:-|–|to)\s?\d+)?\s?(?:min(?:ute)?s?|h(?:ou)?rs?|h)\b(?:\s\d{1,2}\s?min(?:ute)?s?)?)`
const PROSE: readonly (readonly [TimeName, RegExp])[] = [
  ['prep', new RegExp(String.raw`\bprep(?:aration)?(?: time)?(?: is| takes|:)?\s+(?:about )?${SPAN}`, 'i')],
  [
    'prep',
    new RegExp(
      String.raw`${SPAN} (?:of prep\b|to (?:get (?:it |everything )?ready|prepare|prep|put (?:it )?together|throw (?:it )?together)\b)`,
      'i',
    ),
  ],
  ['cook', new RegExp(String.raw`\bcook(?:ing)? time(?: is|:)?\s+(?:about )?${SPAN}`, 'i')],
  ['cook', new RegExp(String.raw`${SPAN} in the oven\b`, 'i')],
  ['cook', /\band (?:about |another )?(\d{1,3}) in the oven\b/i],
  [
    'total',
    new RegExp(
      String.raw`\b(?:ready in|takes|total(?: time)?:?|done in|on the table in)\s+(?:about |only |just |under )?${SPAN}(?! (?:to|of|in) )`,
      'i',
    ),
  ],
]

/** Canonical unit -> the ways it is written, also by old recipe programs and in German. Plurals in -s are added by rule. */
const SPELLINGS: Record<string, string> = {
  cup: 'cup c',
  tablespoon: 'tablespoon tbsp tbs tbl tb tbspn tablespoonful el',
  teaspoon: 'teaspoon tsp ts tspn teaspoonful tl',
  ounce: 'ounce oz',
  'fluid ounce': 'floz',
  pound: 'pound lb lbs',
  gram: 'gram g gr gm gramme',
  kilogram: 'kilogram kg kilo',
  milligram: 'milligram mg',
  milliliter: 'milliliter millilitre ml cc',
  centiliter: 'centiliter centilitre cl',
  deciliter: 'deciliter decilitre dl',
  liter: 'liter litre l ltr',
  pint: 'pint pt',
  quart: 'quart qt',
  gallon: 'gallon gal',
  pinch: 'pinch pinches pn',
  dash: 'dash dashes ds',
  drop: 'drop',
  splash: 'splash splashes',
  drizzle: 'drizzle',
  handful: 'handful',
  knob: 'knob',
  jigger: 'jigger',
  shot: 'shot',
  scoop: 'scoop',
  dollop: 'dollop',
  can: 'can tin cn',
  jar: 'jar',
  package: 'package pkg packet pack pkt pk',
  bag: 'bag',
  box: 'box boxes',
  bottle: 'bottle',
  carton: 'carton',
  container: 'container tub',
  envelope: 'envelope sachet',
  bunch: 'bunch bunches bn',
  head: 'head',
  clove: 'clove',
  slice: 'slice rasher sl',
  stick: 'stick',
  stalk: 'stalk',
  rib: 'rib',
  sprig: 'sprig',
  piece: 'piece pc lump chunk hunk slab nub',
  ear: 'ear cob',
  loaf: 'loaf loaves',
  sheet: 'sheet',
  cube: 'cube',
  square: 'square',
  strip: 'strip',
  wedge: 'wedge',
  fillet: 'fillet filet',
  leaf: 'leaf leaves',
  link: 'link',
  bar: 'bar',
  bulb: 'bulb',
  serving: 'serving',
  dozen: 'dozen doz',
  part: 'part',
  inch: 'inch inches',
  centimeter: 'centimeter centimetre cm',
}

export const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.split(' ').flatMap((s) => [[s, unit] as const, [`${s}s`, unit] as const]),
  ),
)

/** Units that measure; the others count or contain ("1 can", "2 cloves"). */
export const MEASURES: ReadonlySet<string> = new Set(
  `cup tablespoon teaspoon ounce pound gram kilogram milligram milliliter centiliter deciliter liter pint quart
  gallon inch centimeter`
    .split(/\s+/)
    .concat('fluid ounce'),
)

/** What may come between the number and the unit: "1 heaping cup", "2 large pinches". */
export const UNIT_MODIFIERS: ReadonlySet<string> = new Set(
  `heaping heaped scant generous level rounded large small medium big good thick thin full whole fresh packed
  lightly firmly loosely about approximately approx fluid fl us american imperial individual very additional extra
  more`.split(/\s+/),
)

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    half: 0.5,
    quarter: 0.25,
    couple: 2,
    few: 3,
    several: 3,
  }),
)

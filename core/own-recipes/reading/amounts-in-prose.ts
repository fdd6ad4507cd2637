import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'

const ABOUT = String.raw`(?:(?:about|around|roughly|unos|unas|etwa|ca\.|environ|circa|cerca de|ongeveer)\s+)?`
const ONE = 'an?|one|ein|eine|einen|une?|una?|uno|uma?|een'
const MORE =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|huit|dix|dos|tres|cuatro|cinco|seis|ocho|diez|due|tre|quattro|cinque|sei|otto|dieci|dois|duas|três|quatro|twee|drie|vijf|zes'
const HALF =
  'half an?|half|halbe[rs]?|einen halben|eine halbe|demi|une demi|media|medio|meia|meio|mezz[ao]|halve'
const NUMBER = String.raw`(?:\d+\s\d\/\d|\d+\/\d|\d+(?:[.,]\d+)?\s?[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛]|${HALF}|a couple of|a few|a little(?: bit)?|ein paar|quelques|unos|unas|${MORE}|${ONE})`
const SIZE = String.raw`(?:(?:good|big|small|large|generous|heaped|heaping|level|rounded|scant|gran|grande|buena|guter?|großer?|kleiner?|bonne|petite?|grosse)\s+)?`
const UNIT = String.raw`${SIZE}(?:g|gr|kg|ml|dl|cl|l|oz|lbs?|grams?|gramm|grammes?|gramos?|grammi|kilos?|kilogram(?:m|mes|os)?|chilo|quilo|pounds?|pfund|libras?|ounces?|cups?|mugs?|glass(?:es)?|bowls?|tbsps?|tsps?|tablespoon(?:ful)?s?|teaspoon(?:ful)?s?|spoonfuls?|spoons?|handfuls?|pinch(?:es)?|squeezes?|splash(?:es)?|drizzles?|knobs?|thumbs?|sprigs?|cloves?|cans?|tins?|jars?|slices?|sticks?|bunch(?:es)?|dash(?:es)?|glugs?|packets?|packs?|sachets?|pints?|quarts?|lit(?:er|re)s?|litros?|litri|el|tl|esslöffel|teelöffel|prisen?|bund|zehen?|dosen?|tassen?|gläser|glas|becher|päckchen|pck\.|schuss|handvoll|scheiben?|tazas?|tazitas?|cucharad(?:it)?as?|pizcas?|puñados?|dientes?|latas?|vasos?|chorr(?:it)?os?|hojas?|ramas?|cuillères?(?: à (?:soupe|café))?|c\. à [sc]\.?|pincées?|gousses?|verres?|tasses?|noix|bottes?|sachets?|poignées?|brins?|cucchiai(?:o|ni|no)?|bicchier[ei]|spicchi?o?|pizzic(?:o|hi)|etti|tazz[ae]|mazzett[io]|manciat[ae]|xícaras?|colher(?:es)?(?: (?:de|\()?(?:sopa|chá)\)?)?|pitadas?|dentes?|copos?|eetlepels?|theelepels?|snufjes?|teentjes?|blik(?:ken)?|kopjes?)(?!\p{L})\.?`
/** Words that end the name of a food. */
const END = String.raw`(?:and|or|until|till|then|in|into|on|onto|with|to|for|from|over|at|by|while|when|before|after|per|each|is|are|it|the|you|which|that|through|together|plus|so|if|as|all|back|of|your|but|also|along|mixed|per|total|y|e|o|con|en|hasta|para|que|las|los|el|la|lo|junto|sin|se|mientras|bien|und|oder|mit|bis|für|im|zu|auf|dazu|hinein|darin|dann|ins|unter|et|ou|avec|jusqu|pour|dans|sur|puis|ed|per|finché|nel|nella|poi|com|até|no|na|em|depois|met|tot|voor|op|daarna|erbij|like|really)(?!\p{L})`
const WORD = String.raw`(?!${END})[\p{L}][\p{L}'’-]{0,30}`
const NAME = String.raw`${WORD}(?:\s(?:de\s|di\s|d['’])?${WORD}){0,4}`
const MEASURED = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(?:the juice of (?:half )?(?:an?|one|\d)\s+(${WORD})|${ABOUT}${NUMBER}\s?${UNIT}(?:\s+(?:of|de|di|do|da|van|von)|\s+d['’])?\s*(?:the\s+)?(?<=[\s'’])(${NAME})|a little(?: bit)?(?: of)?\s+(${WORD}(?:\s${WORD}){0,2}))`,
  'giu',
)
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(?:\d{1,2}|${HALF}|${MORE}|${ONE})\s+(${WORD}(?:\s${WORD}){0,2})`,
  'giu',
)
const FEWEST = 3
const LONGEST = 20_000

/** The amounts of a recipe that has no list: "Rub 120 g of butter into 200 g of flour" needs two things. */
export function amountsInProse(steps: readonly string[], vocabulary: Vocabulary | undefined): string[] {
  const text = steps.join('\n').slice(0, LONGEST)
  const isFood = (line: string) =>
    vocabulary !== undefined &&
    ingredientsOfLine(line, vocabulary).some(({ ingredient, exact }) => ingredient !== undefined && exact)
  const measured = [...text.matchAll(MEASURED)]
  const counted = [...text.matchAll(COUNTED)].filter(([line]) => isFood(line))
  const found = new Map<string, string>()
  let end = -1
  for (const { 0: line, 1: juice, 2: name, 3: little, index } of [...measured, ...counted].sort(
    (a, b) => a.index - b.index,
  )) {
    if (index < end) continue
    end = index + line.length
    const key = letters(juice ?? name ?? little ?? line)
    // Twice the same food, in two amounts: both are needed.
    const whole = letters(line)
    if (!found.has(key)) found.set(key, line.trim())
    else if (letters(found.get(key) ?? '') !== whole) found.set(whole, line.trim())
  }
  const lines = [...found.values()]
  return lines.length < FEWEST ? [] : lines
}

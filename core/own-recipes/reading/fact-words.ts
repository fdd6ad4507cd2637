import { minutesOf } from '#core/recipes/reading/durations.ts'
import { westernDigits } from './digits.ts'

/** Words for times and servings in the languages of our users, as labels and in sentences. */

export type TimeName = 'prep' | 'cook' | 'rest' | 'total'

/** Whole words; several make one label: "temps de cuisson". */
const TIME_WORDS: Readonly<Record<TimeName, string>> = {
  prep: `prep|arbetstid|förberedelsetid|forberedelsestid|التحضير|准备|準備|준비|tayari|persiapan|przygotowawcze|přípravy|prípravy|preparation|preparing|prepping|active|hands-on|hands on|vorbereitung|vorbereitungszeit|vorbereiten|arbeitszeit|zubereitungszeit|zubereitung
    |préparation|prépa|preparación|preparacion|preparazione|preparo|preparação|voorbereiding|voorbereidingstijd|voorbereiden|bereidingstijd|bereiden|przygotowanie|przygotowania
    |förberedelse|förberedelser|forberedelse|hazırlama|hazırlık|hazırlanma|подготовка|підготовка|příprava|príprava|előkészítés|valmistelu|arbeit|chopping|elaboración`,
  cook: `cook|الطبخ|الطهي|烹饪|調理|조리|memasak|pečení|vaření|pieczenie|koketid|tilberedning|tilberedningstid|tillagningstid|ugnstid|готовка|варки|выпекания|gaarzeit|au four|baktid|cooks|cooking|bake|baking|roast|roasting|grill|grilling|fry|frying|simmer|simmering|oven|stove|stovetop|braise|braising|kochzeit|kochen|backzeit|backen|garzeit|garen|ofen|bratzeit|schmorzeit|schmoren|backofen|herd
    |cuisson|four|feu|cocción|coccion|cocinado|horno|horneado|fuego|cottura|forno|fuoco|cozimento|fogo|assar|kooktijd|baktijd|koken|bakken|stoven|stooftijd|oventijd|sudderen
    |pieczenie|pieczenia|gotowanie|gotowania|piekarnik|tillagning|gräddning|ugn|ugnen|stegetid|bagetid|koketid|steketid|ovn|ovnen|pişirme|pişme|fırın|варка|выпечка|запекание|приготовление|vaření|pečení|varenie|pečenie|főzés|sütés|paisto|keitto|plancha|vapore|barbecue|bbq|friteuse`,
  rest: `rest|resting|chill|chilling|chills|rise|rising|rises|proof|proofing|prove|proving|marinate|marinating|marinade|soak|soaking|cool|cooling|freeze|freezing|stand|standing|setting|set|inactive|fridge|refrigerate|refrigeration|additional|waiting
    |ruhezeit|ruhen|kühlzeit|kühlen|gehzeit|gehen|wartezeit|marinierzeit|marinieren|ziehzeit|ziehen|einweichen|einweichzeit|quellzeit|auskühlen|kühlschrank
    |repos|réfrigération|pose|frigo|frais|levée|pousse|trempage|congélation|reposo|enfriado|refrigeración|marinado|remojo|nevera|levado|leudado|riposo|lievitazione|raffreddamento|ammollo|marinatura|frigorifero
    |descanso|geladeira|repouso|fermentação|rusten|rusttijd|koelen|koeltijd|rijzen|rijstijd|wachttijd|marineren|opstijven|odpoczynek|chłodzenie|wyrastanie|leżakowanie|vila|vilotid|jäsning|jästid|hvile|hviletid|hæve|hævetid|heving|dinlenme|dinlendirme|bekleme|отдых|охлаждение|odpočinek|odležení|pihentetés|kelesztés`,
  total: `total|الوقت|وقت|время|doba|idő|vrijeme|čas|ready|overall|altogether|gesamt|gesamtzeit|insgesamt|fertig|totale|totaal|łącznie|razem|totalt|toplam|zeit|temps|tiempo|tempo|tijd|czas|tid|süre|время|час|time|duration|dauer|durée|duración|durata|duração`,
}
/** Beside the words of a label: they change nothing. */
const FILLERS = new Set(
  `time times of in on the a an to for it is at about ca circa approx approximately around roughly only just plus and or min under active needs takes take hot medium low high heat de du des d' la le les l' au aux à en sur env environ compter compte zeit die das der den im in auf etwa ungefähr rund nur noch plus und dann de del la el al los en sobre unos unas aproximadamente di il lo al nel in sul per fa circa da do no na em de uns cerca van het de in op ongeveer circa czas w na do ok około minut tid ca i på för süresi süre dakika`.split(
    /\s+/,
  ),
)

const nameOfWord = new Map<string, TimeName>()
for (const [name, words] of Object.entries(TIME_WORDS) as [TimeName, string][])
  for (const word of words.split('|')) nameOfWord.set(word.trim(), name)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? []

const SERVINGS_LABEL =
  /^(?:(?:antall |počet |aantal |anzahl |number of |nombre de |número de |liczba |ilość )?(?:servings?|serves|portions?|portionen|personen|porsjoner|porcí|porcií|porties|porcje|porcji|personnes|parts|raciones|porciones|personas|comensales|porzioni|persone|porções|pessoas|portioner|personer|porsi|adag|annosta|порции|порций)|yield|makes|menge|rendimento|rinde|ergibt|dosi per|kaç kişilik)\s*:?$/iu

/** "Portions", "Koketid": a label without its value. */
export const isFactLabel = (text: string): boolean =>
  text.length <= 40 &&
  !/\d|[.!?,]$|^\p{Ll}/u.test(text) &&
  (SERVINGS_LABEL.test(text) || timeNamed(text) !== undefined)

/** Which time a label of at most a few words names; undefined if it has any other word. */
export function timeNamed(label: string): TimeName | undefined {
  const words = wordsOf(label)
  if (words.length > 6) return undefined
  let found: TimeName | undefined
  for (const word of words) {
    const name = nameOfWord.get(word)
    // "Tiempo de preparación": the particular word counts.
    if (name !== undefined) {
      if (found === undefined || found === 'total') found = name
    } else if (!FILLERS.has(word)) return undefined
  }
  return found
}

const NUMBER_WORDS: readonly (readonly [number, string])[] = [
  [1, 'one|ein|eine|einen|un|une|uno|una|um|uma|een|één|jeden|jedna|en|ett|bir'],
  [2, 'two|zwei|deux|dos|due|dois|duas|twee|dwa|dwie|två|to|iki|zwo|два|две|dwóch'],
  [3, 'three|drei|trois|tres|tre|três|drie|trzy|üç|три|trzech'],
  [4, 'four|vier|quatre|cuatro|quattro|quatro|cztery|fyra|fire|dört|четыре|четырёх|czterech'],
  [5, 'five|fünf|cinq|cinco|cinque|vijf|pięć|fem|beş|пять|пяти'],
  [6, 'six|sechs|seis|sei|zes|sześć|sex|seks|altı|шесть|шести'],
  [7, 'seven|sieben|sept|siete|sette|sete|zeven|siedem|sju|syv|yedi|семь'],
  [8, 'eight|acht|huit|ocho|otto|oito|osiem|åtta|otte|åtte|sekiz|восемь|восьми'],
  [9, 'nine|neun|neuf|nueve|nove|negen|dziewięć|nio|ni|dokuz|девять'],
  [10, 'ten|zehn|dix|diez|dieci|dez|tien|dziesięć|tio|ti|on|десять'],
  [
    12,
    'twelve|zwölf|douze|doce|dodici|doze|twaalf|dwanaście|tolv|двенадцать|a dozen|one dozen|dozen|dutzend|douzaine|docena|dozzina|dúzia',
  ],
]
const VALUES = new Map(
  NUMBER_WORDS.flatMap(([value, words]) => words.split('|').map((word) => [word, value])),
)

const NUMBER = String.raw`\d{1,3}|a dozen|one dozen|${[...VALUES.keys()].filter((word) => word.length > 2 && !word.includes(' ')).join('|')}`
const RANGE = String.raw`(?:(${NUMBER})\s?(?:-|–|—|to|or|bis|oder|à|a|ou|o|tot|of|do|til|или)\s?)?(${NUMBER})`
const END = String.raw`(?![\p{L}\d])(?!\s?(?:%|[.,:]\d|cups?\b|g\b|kg\b|ml\b|oz\b|cm\b|min|hour|hr|std|stunde|tag|day|week|°|heure|hora|or[ae]\b|uur\b|jour|d[ií]as?\b))`
const PEOPLE = String.raw`(?:people|ppl|persons?|of us|servings?|portions?|adults|eaters|hungry|kids|guests|personen|leute|portionen|gäste|esser|personnes|parts|convives|gourmands|personas|raciones|porciones|comensales|persone|porzioni|commensali|pessoas|porções|porties|eters|mensen|os[oó]b\p{L}*|porcj\p{L}*|personer|portioner|porsjoner|kişilik|kişi|porsiyon|порци\p{L}*|porsi|orang|porsjon(?:er)?|log|porc[ií]|porcije|osoba|أشخاص|اشخاص|fő|персон\p{L}*|человек\p{L}*|порції|osob\p{L}*|adag|人分|人前)`
/** Words that say a count of what comes of it. */
const YIELDS = `(?:good for|enough for|untuk|تكفي|выходит|получается|виходить|ilość|serves|serving|feeds|makes|yields?|makes about|ergibt|reicht für|reicht|macht|gibt|rende|rinde|rinden|alcanza para|para|serve|salen|sale|pour|per|für|voor|goed voor|wychodzi|wystarcza na|na|dla|starcza na|räcker till|räcker|ger|till|til|för|giver|gir|enough for|plenty for|enough to feed|dosi per|donne|pour environ|bastano per|bastan para|dá para|dá|на|for)`
const ABOUT = String.raw`(?:(?:about|around|roughly|approx\.?|approximately|ca\.?|circa|etwa|ungefähr|rund|environ|env\.?|около|примерно|unos|unas|aproximadamente|cerca de|mais ou menos|ongeveer|około|ok\.?|us|all)\s+)?`

const IN_PROSE: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})${RANGE}\s+(?:hungry\s+|gute\s+|bonnes\s+)?${PEOPLE}(?!\p{L})`, 'iu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:выходит|получается|виходить|gibt|good for|serves|feeds|makes(?! it)|yields?|ergibt|reicht für|rende|rinde(?:n)?|wychodzi|salen|räcker till|enough for|plenty for|dosi per|alcanza para|goed voor|wystarcza na|dá para|bastano per|bastan para|es sind|für|pour|kaç kişilik)\s*:?\s+${ABOUT}${RANGE}${END}`,
    'iu',
  ),
  // "green curry. for 4 bc i'm generous", "Menemen (für 3)"
  new RegExp(
    String.raw`(?:^|[\s(])(?:for|für|pour|para|per|voor|dla|для|serves|feeds)\s+(?:us\s+)?${RANGE}(?=\s*(?:[).,;!:\n]|$|bc(?!\p{L})|because|or so|de nosotros))`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|\n)x\s?${RANGE}(?=\s*(?:\n|$))`, 'iu'),
]

/** "2人分", "3인분", "两人份". */
const ORIENTAL = /(\d{1,2}|[一二两三四五六八十])\s?(?:人分|人前|人份|인분)/u
const ORIENTAL_NUMBERS = new Map([...'一二三四五六七八九十'].map((sign, at) => [sign, at + 1] as const))
ORIENTAL_NUMBERS.set('两', 2)

const numberSaid = (text: string) => VALUES.get(text.toLowerCase()) ?? Number(text)

/** Of a range the lower bound, as everywhere. */
function leastSaid(found: RegExpExecArray | null): number {
  const [, least, most] = found ?? []
  return numberSaid(least ?? most ?? '-')
}

/** How many a sentence says it is for: "c'est pour 6 personnes", "ergibt 12 Stück". */
export function servingsSaid(given: string): number | null {
  const text = westernDigits(given)
  const oriental = ORIENTAL.exec(text)?.[1]
  if (oriental !== undefined) return ORIENTAL_NUMBERS.get(oriental) ?? Number(oriental)
  for (const pattern of IN_PROSE) {
    const value = leastSaid(pattern.exec(text))
    if (value >= 1 && value <= 200) return value
  }
  return null
}

const SPAN = String.raw`((\d{1,3})\s?(?:-|–|—|to|or|bis|oder|à|a|ou|o|u|tot|of|do|til|или)\s?\d{1,3}(?:\s+${PEOPLE})?)`
const RANGED: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\d])${SPAN}(?<=\p{L})(?!\p{L})`, 'iu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:servings?|portions?|portionen|personen|${YIELDS})\s*:?\s+${ABOUT}${SPAN}${END}`,
    'iu',
  ),
]

/** The words of a range of servings, of which the number is only the lower bound: "4-6 people". */
export function servingsRange(given: string, servings: number): string | undefined {
  const text = westernDigits(given)
  for (const pattern of RANGED) {
    const found = pattern.exec(text)
    if (found?.[1] !== undefined && Number(found[2]) === servings) return found[1]
  }
  return undefined
}

const LABEL = `(?:x|gibt|good for|porsjoner|antall(?: porsjoner)?|počet porcí|počet porcií|porcí|porsi|untuk|ilość|выходит|выход|получается|porcije|adagok?|annoksia|annosta|количество|serves|servings?|portions?|yields?|makes|feeds|quantity|menge|portionen|personen|ergibt|anzahl|für|reicht für|parts|personnes|nombre de (?:personnes|parts)|quantité|pour|raciones|porciones|comensales|personas|rinde|rendimiento|cantidad|para|porzioni|persone|dosi(?: per)?|per|rendimento|porções|rende|serve|pessoas|porties|aantal (?:personen|porties)|voor|porcje|porcji|liczba porcji|ilość porcji|dla|na|portioner|personer|antal(?: portioner)?|för|till|kaç kişilik|kişilik|porsiyon|порции|порций|количество порций|на|porce|adag)`
const SAID_ALONE: readonly RegExp[] = [
  // "Portionen: 12 Stücke", "Ergibt 12 Stück", "Für 4 Personen"
  new RegExp(
    String.raw`^${LABEL}\s*[:=–-]?\s*${ABOUT}${RANGE}${END}(?:\s+\p{L}[\p{L}'’-]*){0,3}(?:\s*\([^()]{1,40}\))?[.!]?$`,
    'iu',
  ),
  // "4 Portionen", "na 4 porcje", "rende 20 unidades"
  new RegExp(
    String.raw`^(?:${YIELDS}\s+)?${ABOUT}${RANGE}\s+(?:(?:large|small|big|hungry|generous|große|kleine|gute)\s+)?${PEOPLE}(?!\p{L})(?:\s+\p{L}[\p{L}'’-]*){0,3}[.!]?$`,
    'iu',
  ),
  new RegExp(String.raw`^${YIELDS}\s+${ABOUT}${RANGE}\s+\p{L}[\p{L}'’-]*[.!]?$`, 'iu'),
  new RegExp(
    String.raw`^(?:ca\.?|circa|about|approx\.?|etwa|ungefähr|около|około)\s+${RANGE}\s+(?:st|stk|stück|pieces|pcs|cookies|biscuits|buns|pezzi|unidades|piezas|pièces|sztuk|шт)\.?$`,
    'iu',
  ),
]

/** How many a line is for that says nothing else. */
export function servingsLine(given: string): number | null {
  const text = westernDigits(given)
  if (text.length > 70 || !/\p{L}/u.test(text)) return null
  if (/^\D{0,12}\S{1,3}$/u.test(text) && ORIENTAL.test(text)) return servingsSaid(text)
  for (const pattern of SAID_ALONE) {
    const value = leastSaid(pattern.exec(text))
    if (value >= 1 && value <= 500) return value
  }
  return null
}

const COUNT = String.raw`(?:\d+\s\d\/\d|\d+(?:[.,]\d+)?\s?[½¼¾]?|[½¼¾]|half an?|an?|one|two|three|eine?|une?|una?|een|anderthalb|eineinhalb)`
const UNIT = String.raw`(?:hodin[ayu]?|دقائق|دقيقة|ساعة|hodiny|phút|menit|jam|h|hrs?|hours?|mins?|minutes?|minuten?|minuti|minuto?s?|mn|std\.?|stdn?\.?|stunden?|heures?|horas?|or[ae]|uur|uren|godz\.?|godzin[ay]?|minut[ayęe]?r?|min\.|timm(?:e|ar)|timer?|dk\.?|dakika|saat|мин(?:ут\p{L}*)?\.?|ч(?:ас\p{L}*)?\.?|days?|tage?|jours?|d[ií]as?|giorn[oi]|perc|óra|['′])`
const DURATION = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${COUNT}\s?(?:-|–|to|bis|à|a|tot)\s?)?${COUNT}\s?${UNIT}(?!\p{L})(?:\s*(?:and|und|et|y|e|en|i)?\s*\d{1,2}\s?${UNIT}?(?!\p{L}))?`,
  'iu',
)

/** Minutes of a time in words of any of these languages. */
export function minutesSaid(time: string): number | undefined {
  const plain = time
    .toLowerCase()
    .replace(/['′]/g, ' min')
    .replace(/мин\p{L}*|دقائق|دقيقة|phút|menit/gu, 'min')
    .replace(/hodin\p{L}*|ساعة|jam/gu, 'h')
    .replace(/(?<!\p{L})ч(?:ас\p{L}*)?/gu, 'h')
    .replace(/^(?:half an?)\s/, '½ ')
    .replace(/^(?:anderthalb|eineinhalb)\s/, '1½ ')
    .replace(/^(?:an?|one|eine?|une?|una?|een)\s/, '1 ')
    .replace(/^two\s/, '2 ')
    .replace(/^three\s/, '3 ')
  return minutesOf(plain) ?? undefined
}

/** The time that a piece of a line states: its label before or behind, and the time as it is written. */
export function timeSaid(given: string): { name: TimeName; time: string } | undefined {
  const piece = westernDigits(given)
  const found = DURATION.exec(piece)
  if (!found) return undefined
  const [before, after] = [piece.slice(0, found.index), piece.slice(found.index + found[0].length)]
  if (/\d/.test(before) || /\d/.test(after.replace(/\([^()]*\)/g, ''))) return undefined
  const name = timeNamed(`${before} ${after.replace(/\([^()]*\)/g, ' ')}`)
  return name === undefined ? undefined : { name, time: found[0] }
}

/** Times inside of sentences: "compte 20 minutes de préparation et 45 minutes au four". */
export function timesInProse(text: string): { name: TimeName; time: string }[] {
  const out: { name: TimeName; time: string }[] = []
  for (const part of text
    .slice(0, 4000)
    .split(/[.!?\n;,|]|\s(?:and|und|et|y|e|en|i|plus|then|dann|puis)\s|\s[-–—]\s/u)) {
    if (part.length > 90) continue
    const found = DURATION.exec(part)
    if (!found) continue
    const behind = part
      .slice(found.index + found[0].length)
      .trim()
      .split(/\s+/)
      .slice(0, 4)
      .join(' ')
    const ahead = part.slice(0, found.index).trim().split(/\s+/).slice(-3).join(' ')
    const name =
      /^(?:of|de|d'|di|in the|in|au|im|no|al|nel|en|w|i|Vorbereitung|to|zum|für)?\s*/iu.test(behind) &&
      behind !== ''
        ? timeNamed(behind)
        : undefined
    const isAlone =
      part.slice(0, found.index).trim() === ahead && ahead !== '' && !/\s/.test(ahead) && behind === ''
    const label =
      isAlone || /[:=]$|(?:time|zeit|takes|dauert)$/i.test(ahead)
        ? timeNamed(ahead.replace(/[:=]$/, ''))
        : undefined
    const said = name ?? label
    if (said !== undefined && said !== 'total') out.push({ name: said, time: found[0] })
  }
  return out
}

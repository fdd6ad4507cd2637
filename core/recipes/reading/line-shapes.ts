/** What a line of a recipe looks like, in any language: leading amounts, units, sentences. */

const NUMBER = String.raw`(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞⅕⅖])`
const AMOUNT_FIRST = new RegExp(
  String.raw`^(?:(?:about|approx\.?|ca\.?|circa|env\.?|ungefähr|etwa|~|≈|generous|scant|heaped|heaping|up to|plus|optional:?)\s*)*(?:${NUMBER}|(?:a|an|one|two|three|four|five|six|half|ein|eine|einen|un|une|una|uno|een|en|ett|et|egy|jeden)\s+\p{L}|(?:pinch|handful|dash|splash|drizzle|prise|etwas|pincée|pizca|pizzico|snufje|nypa|szczypta|csipet|few|salt|pepper|salz|sel|sal|sale|zout|salz|sól|só|some)\b)`,
  'iu',
)
const MEASURE =
  /(?:\d|[½¼¾⅓⅔⅛])\s*(?:g|gr|kg|ml|dl|cl|l|oz|lbs?|cups?|tbsp?s?|tsps?|tablespoons?|teaspoons?|pounds?|ounces?|el|tl|essl|teel|cs|cc|càs|càc|c\.\s?à|cuill|cda|cdta|cucchiai|eetl|theel|msk|tsk|spsk|ss|ts|krm|łyż|szkl|ek|kk|adet|su bardağı|克|毫升|大さじ|小さじ|g\.|stk|pcs?|cloves?|cans?|st)(?![\p{L}])/iu
const TO_TASTE =
  /\b(?:to taste|for (?:serving|garnish|dusting|frying|greasing|brushing)|optional|as needed|nach geschmack|nach belieben|au goût|al gusto|q\.?\s?b\.?|naar smaak|efter smak|do smaku|ízlés szerint)\b/iu

export const startsWithAmount = (line: string) => AMOUNT_FIRST.test(line)

export const hasMeasure = (line: string) => MEASURE.test(line)

export const hasAmount = (line: string) =>
  AMOUNT_FIRST.test(line) || MEASURE.test(line) || TO_TASTE.test(line)

export const isSentence = (line: string) =>
  line.length > 140 ||
  (line.length > 45 && /[.!?。]["”)]?$/u.test(line)) ||
  (line.match(/[.!?]\s+\p{Lu}/gu)?.length ?? 0) > 0

/** Could be an ingredient: short, not a sentence, not a navigation link. */
export const mayBeIngredient = (line: string) =>
  line.length >= 2 && line.length <= 200 && !(isSentence(line) && !hasAmount(line)) && /\p{L}/u.test(line)

/** "For the sauce:", "Dressing": a group's name, not an ingredient. */
export const isGroupName = (line: string) =>
  line.length <= 60 &&
  !/\d/.test(line) &&
  (/:$/.test(line) ||
    (/^(?:for|für|pour|para|per|voor|för|till|til|dla|zum|zur)\s+(?:the|den|die|das|la|le|les|el|il|de|het|en|ett)?\s*\p{L}+/iu.test(
      line,
    ) &&
      line.split(/\s+/).length <= 6 &&
      !/serving|garnish|frying|dusting|brushing|greasing|servieren|decorar|servir/i.test(line)))

/** "1 ⅛ cups", "250 g": an amount without its ingredient. */
const BARE =
  /^[\d\s½¼¾⅓⅔⅛⅜⅝⅞.,/()-]+(?:g|gr|kg|ml|dl|cl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pounds?|ounces?|el|tl|msk|tsk|pinch|cloves?|cans?)?\.?$/iu

/** An amount without its ingredient. */
export const isBareAmount = (line: string) => BARE.test(line)

const CELL = /^(?:(?:ca\.?|about|~)\s*)?[\d½¼¾⅓⅔⅛⅜⅝⅞][^!?:]{0,19}$/u
const FACT =
  /\d\s*(?:min|std|stunde|hour|hr|h\b|heure|hora|ora|ore\b|uur|tim|perc|godz|sec|sek|k?cal|kj|%|°)/iu

/** What stands beside a name in a table: "1 Stange", "6 dientes", "250 g"; not a time, not a nutrient. */
export const isAmountCell = (text: string) =>
  isBareAmount(text) || (CELL.test(text) && !FACT.test(text) && text.split(' ').length <= 3)

interface Likeness {
  /** The share of lines, or of their text, that match. */
  share: number
  /** Grows with every line that matches, shrinks with every one that doesn't. */
  net: number
}

export function ingredientScore(lines: readonly string[]): Likeness {
  if (lines.length < 2) return { share: 0, net: 0 }
  let amounts = 0
  let wrong = 0
  for (const line of lines) {
    if (!mayBeIngredient(line) || BARE.test(line)) wrong++
    else if (hasAmount(line)) amounts++
  }
  const plain = lines.length - amounts - wrong
  return { share: (amounts - 1.5 * wrong) / lines.length, net: amounts + 0.1 * plain - 1.5 * wrong }
}

const TIME_OR_HEAT =
  /\d\s*(?:°|min|minutes?|minuten|hours?|hrs?|stunden?|std|heures?|horas?|ore|uur|timmar|godz|perc|分|degrees)|\b(?:until|bis|jusqu|hasta|finché|tot|tills|til|aż)\b/iu

/** Stems of cooking verbs, by language. */
const STEMS = [
  'add|adding|mix|stir|bake|baking|cook|heat|preheat|boil|simmer|fry|chop|slice|pour|combine|whisk|place|season|drain|blend|roast|cut|knead|spread|sprinkle|melt|beat|fold|toss|bring|remove|grill|cover|transfer|allow|let|set aside|refrigerate|chill|freeze|garnish|brush|roll|rinse|peel|mash|saut[eé]|brown|sear|marinate|drizzle|arrange|shape|strain|steam|top with|spoon|divide|grease|line|microwave|squeeze|coat|dice|mince|grate|cream|serve (?:with|hot|warm|immediately|over|in|at|it|the|on|cold)|enjoy|turn|reduce|return|put|dissolve|soak|wash|crush|fill|insert|press|scoop|stuff|dip|flip',
  'geben|gib|gebt|misch|vermisch|vermeng|verrühr|rühr|koch|aufkoch|back|brat|anbrat|schneid|schnitt|würfl|reib|drück|schäl|wasch|gieß|erhitz|heiz|vorheiz|würz|abschmeck|servier|verteil|bestreu|lass|stell|schmelz|knet|hack|pürier|unterheb|hinzufüg|hinzugeb|dünst|abgieß|bestreich|formen|forme|röst|schlag',
  'ajout|mélang|vers(?:er|ez)|cuire|cuisez|faites|faire|coup(?:er|ez)|émin|épluch|préchauff|chauff|incorpor|dispos|laiss|servir|servez|mett(?:re|ez)|dépos|retir|assaisonn|enfourn|égoutt|battre|battez|fouett|râp|hach|rissol|dorer|parsem|étal',
  'añad|agreg|mezcl|cocin|hornea|cort(?:ar|a|amos)|picar|pica(?:mos)?|pelar|pela(?:mos)?|lav(?:ar|a|amos)|calient|calenta|precalient|bat(?:ir|e|imos)|echa(?:r|mos)?|coloc|dej(?:ar|a|amos)|servir|servimos|sofr|hierv|hervir|cuec|vert(?:er|emos)|poner|ponemos|incorpora',
  'aggiung|mescol|cuoc|tagli|versa|scald|unite|unire|mettete|mettere|lasci|servite|servire|rosol|frull|sbatt|impast|cospar|sciogli|infornat|scol(?:ate|are)|tritate|lavate|pelate|soffrigg',
  'voeg|meng|snijd|snij|bak|kook|verwarm|roer|serveer|giet|doe|leg|laat|breng|verdeel|schep|bestrooi|klop|hak|verhit|schil|was|fruit|smelt|spoel',
  'adicion|mistur|leve|levar|corte|sirva|asse|cozinh|junte|juntar|deixe|deixar|coloqu|bata|bater|despej|refog|temper|retire|acrescent|aqueç|pique|lave|ferv',
  'blanda|tillsätt|stek|koka|skär|häll|servera|rör|vispa|lägg|låt|hacka|skala|värm|sätt|smaksätt|bred|rulla|grädda|skölj|strö|smält|mixa|ånga|forma',
  'bland|tilsæt|tilsett|steg|stek|kog|kok|skær|skjær|hæld|hell|rør|pisk|lad|læg|legg|sæt|sett|varm|hak|skræl|skrell|bag|server|drys|dryss|fordel|smelt|vend',
  'dodaj|wymiesz|mieszam|gotuj|piec|pokrój|kroimy|smaż|podawaj|wlej|wlewam|wsyp|odstaw|nałóż|obierz|obieram|posiek|podgrzej|ubij|zalać|zalej|dopraw|przykryj',
  'adjuk|hozzáad|kever|főz|süt|tessz|tegyük|önt|vágjuk|felvág|hagyjuk|pirít|forral|szór|tálal|ízesít|melegít|pároljuk',
  'přid|prid|promích|premieš|zamích|zamieš|vař|uvař|uvar|peč|upeč|nalij|nasyp|nakráj|pokráj|dáme|opeč|osol|okoř|necháme|vlož|pridáme|zmieš|smích|rozehřej|rozohrej|podáv',
  'ekle|karıştır|pişir|doğra|kavur|dök|servis|koyun|ısıt|kızart|haşla|yoğur|dilimle|yıka|alın',
  'lisää|sekoita|kuumenna|paista|keitä|leikkaa|kaada|anna|tarjoile|vatkaa',
]
const ENGLISH = `${(STEMS[0] ?? '').replace(/\|/g, '(?!\\p{L})|')}(?!\\p{L})`
const COOKING_IN_ENGLISH = new RegExp(String.raw`(?<!\p{L})(?:${ENGLISH})`, 'iu')
const COOKING = new RegExp(
  String.raw`(?<!\p{L})(?:${ENGLISH}|(?:${STEMS.slice(1).join('|')}))|加入|放入|倒入|搅拌|混ぜ|加え|焼|煮|切|拌|炒|넣|добав|смеша|нареза|обжар|варит|запек|προσθέ|ανακατ`,
  'iu',
)

/** How much the lines read like steps: sentences with cooking verbs, times and temperatures. */
export const isStep = (line: string) => line.length > 12 && (COOKING.test(line) || TIME_OR_HEAT.test(line))

/** Of a line that is English: stems of other languages begin English words too, such as "hell" in "hello". */
export const isEnglishStep = (line: string) =>
  line.length > 12 && (COOKING_IN_ENGLISH.test(line) || TIME_OR_HEAT.test(line))

const isWholeSentence = (line: string) => line.length > 25 && /[.!。]["”)]?$/u.test(line)

/** `trusting` if the page itself labels them as steps: then any sentence will do, whatever its verb. */
export function stepScore(lines: readonly string[], trusting = false): Likeness {
  let good = 0
  let bad = 0
  for (const line of lines) {
    if (isStep(line) || (trusting && isWholeSentence(line))) good += line.length
    else bad += line.length
  }
  const all = good + bad
  return all < 40 ? { share: 0, net: 0 } : { share: good / all, net: good - 0.6 * bad }
}

import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import { servingsSaid, timeSaid } from './fact-words.ts'
import { isChromeWord, isFirstPerson, isTalkWord, wordsIn } from './kitchen-words.ts'
import { EMOJI, type PastedLine, withoutEmoji } from './pasted-lines.ts'
import { namesIn, phrasesIn, withoutOwner } from './title-names.ts'

const TITLED =
  /^(?:title|name|titel|título|titolo|titre|nombre del plato|nom du plat|nome del piatto|nome do prato|name des gerichts|nazwa potrawy|navn|rezept|recette|receta|ricetta|receita|here['’]s what['’]s cookin(?:g|['’])?|recipe(?: name| title| for)?|dish)\s*:\s*(.{2,200})$/i
const SUBJECT =
  /^(?:subject|betreff|onderwerp|objet|asunto|oggetto|assunto|temat|ämne|emne)\s*:\s*(?:(?:re|fwd?|fw|aw|wg|tr|antw|rv|rif|enc)\s*:\s*)*(.{3,80})$/i
/** Subjects that name nothing. */
const NO_NAME =
  /^(?:that|your|our|hi|hello|hey|here|as|thanks|thank|recipes?|the recipes?|some|dinner|lunch|question|one more|for you)\b|\byou (?:wanted|asked)|[?!]$/i
const GREETING =
  /^(?:hi|hey|hello|ok(?:ay)?|so|sure|thanks?|thank you|here(?:['’]?s| is| you go| it is)?|as promised|you asked|sorry|love you|enjoy|yum|xo+|dear|(?:good )?(?:morning|evening|afternoon)|hola|ciao|bonjour|lol|omg|yes|btw|fyi|absolutely|of course|certainly|great (?:choice|question)|replying to|welcome back|welcome to)\b/i
/** "Hallo Lisa,", "Liebe Oma!" */
const ADDRESSED =
  /^(?:hallo|moin|servus|grüezi|liebe[rs]?|guten (?:tag|morgen|abend)|chers?|chères?|salut|coucou|querid[oa]s?|car[oaie]|olá|oi|lieve|beste|hej|kära|kjære|kære|cześć|droga|drogi)\s\p{L}[\p{L} .-]{0,40}[,!]$/iu
/** The header of a newspaper. */
const DATED =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{1,2},?\s(?:19|20)\d{2}\b/i
const EMOJIS = new RegExp(String.raw`\s*(?:${EMOJI})+`, 'gu')
const LONGEST_TITLE = 90
/** Of a long page, only its top and its end are looked at. */
const MOST_LINES = 60
const LEAST = 0.4
/** From so much on, words with an article are the name of a dish. */
const LIKELY = 1.5
const MOST_AROUND = 8
/** So far ahead of the second, a title is beyond doubt. */
const CLEARLY = 2
const INNER_EMOJI = new RegExp(String.raw`[\p{L})!](?:\s*${EMOJI})+\s*[\p{L}(]`, 'u')
const isTitle = (text: string) => text.length <= LONGEST_TITLE && text.split(' ').length <= 14

const plainTitle = (text: string) => {
  const bare = text
    .replace(/(?:\s*#[\p{L}\d_]+)+$/u, '')
    .replace(EMOJIS, ' ')
    .trim()
    .replace(
      /\s*\((?:for|serves|makes|feeds|ready in|für|pour|para|per|voor|dla|för|на|x)\s[^()]{1,30}\)$/iu,
      '',
    )
    .replace(/\s*\((?:[^()\s]+\s+){4,}[^()\s]+\s*\)$/u, '')
    .replace(/\s*\((?:in |only |under |just )?\d+\s?-?\s?(?:min|hour|hr)[^()]{0,15}\)$/i, '')
    .replace(/\s*\[[^[\]]{1,40}\]$/, '')
    .replace(
      /\s*\((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|domenica|sabato|v\d|new|updated)\)$/iu,
      '',
    )
    .replace(/\s+\([^()]*$/, '')
    .replace(/^the\s+(?:viral|famous)\s+(?=\S)/i, '')
    .replace(/\s*\([^()]{0,40}\b(?:18|19|20)\d{2}[^()]{0,20}\)$/, '')
    .replace(
      /\s+(?:from|van|vom|von|du|del|di)\s+(?:(?:last|yesterday|gister\p{L}*|gestern|hier|ayer|ieri|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|diens|donners|frei|sams|sonn)tag)\s*(?:night|week)?)$/iu,
      '',
    )
    .replace(/(?<=[\p{L}\p{N})!?])[\s~*_=+^°·•<>#]*[~*_=+^<>][\s~*_=+^°·•<>#]*$/u, '')
    .replace(/^\[[^[\]]{1,40}\]\s*(?=\S)/, '')
    .replace(/,?\s+(?:by request|as requested|as promised)$/i, '')
    .replace(/,?\s+(?:for|serves|feeds|für|pour|para|per|voor)\s+\d{1,2}$/iu, '')
    .replace(/^how to (?:make|cook|prepare)\s+(?=\S)/i, '')
    .replace(/^(?:my|our)\s+(?=\p{L})/iu, '')
    .replace(/^["“'‘]|["”'’]$/gu, '')
    .replace(/\s*[:：\-–—|!]+$/, '')
    .replace(/^[^\p{L}\p{M}\p{N}("“]+/u, '')
    .replace(/^(?:recipe|rezept)\s*[:\-–]\s*/i, '')
    .trim()
  // "Rosemary Focaccia | So Easy Anyone Can Make It"
  const [first = ''] = bare.split(/\s+[|｜]\s+/)
  return first.length >= 5 ? first : bare
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())

const fits = (text: string) => isTitle(plainTitle(text)) && /\p{L}/u.test(plainTitle(text))

export const isGreeting = (text: string): boolean =>
  GREETING.test(text) || ADDRESSED.test(text) || /\brecipe\b.{0,60}[!:]$/i.test(text)

interface FoundTitle {
  at: number
  title: string
  rest: string
  /** 0 to 1: how little it is ahead of other lines. */
  doubt: number
}

const titleAt = (at: number, text: string, rest = ''): FoundTitle => ({
  at,
  title: plainTitle(text),
  rest,
  doubt: 0,
})

/** A page says its title twice: at its top and on the card of the recipe. The last one counts. */
function saidTwice(lines: readonly PastedLine[]): number {
  const first = new Map<string, number>()
  for (const [at, { text }] of lines.entries()) {
    // "Home » Dinner » Lemon Chicken"
    const crumbs = text.split(/\s+[»›>/]\s+/)
    // "Lemon Chicken - The Gingham Spoon"
    const name = crumbs.length > 2 ? (crumbs.at(-1) ?? '') : (text.split(/\s+[-–—|]\s+/)[0] ?? '')
    const key = letters(name)
    if (!fits(name) || key.length < 4 || /^\d[\d.]*\s/.test(name) || isGreeting(name)) continue
    if (first.has(key) && letters(text) === key)
      return lines.findLastIndex((one) => letters(one.text) === key)
    first.set(key, at)
  }
  return -1
}

/** What a title is compared with. */
export interface TitleContext {
  /** Subjects of a mail, tags. */
  headers: readonly string[]
  /** Ingredients and steps. */
  recipe: string
  /** What is beside and below the recipe. */
  around: readonly string[]
  vocabulary: Vocabulary | undefined
}

interface Candidate extends FoundTitle {
  score: number
}

const STEM = 4
const stemsOf = (text: string) =>
  wordsIn(text).flatMap((word) => (word.length > 3 ? [word.slice(0, STEM + 1)] : []))

/** What a page, a leaflet or a group is called. */
const OF_PRINT =
  /(?<!\p{L})(?:handout|workshop|issue|vol|volume|page|seite|heft|chapter|kapitel|club|group|class|forum|blog|magazine|leaflet|school|society|edition|cookbook|cookery book|kochbuch|conversation|conversación|chat|messenger|whatsapp|recipe card|box no|collection|newsletter|recipe of the|recette de la semaine|rezept der woche|receta de la semana|ricetta della settimana)(?!\p{L})/iu

const DISH =
  /(?:soup|stew|salad|cake|bread|pie|curry|pasta|noodle|rice|chicken|beef|pork|fish|salmon|cookies?|muffins?|brownies?|pancakes?|waffles?|sauce|roast|casserole|chili|tacos?|burgers?|pizza|sandwich|tart|pudding|dumpling|stir[- ]fry|dip|bowl|loaf|rolls?|buns?|scones?|biscuits?|crumble|cobbler|bars?|blondies|risotto|lasagn|gratin|quiche|omelet|suppe|eintopf|salat|kuchen|torte|brot|auflauf|braten|gulasch|klöße|knödel|nudel|pfann|plätzchen|strudel|schnitzel|soupe|tarte|gâteau|salade|poulet|bœuf|potage|velouté|crêpe|clafoutis|ragoût|daube|sopa|ensalada|tortilla|pollo|arroz|guiso|estofado|bizcocho|empanad|lentejas|garbanzos|zuppa|insalata|torta|pasta|riso|polpett|sugo|bolo|frango|feijão|torta|pão|soep|taart|koek|stamppot|schotel|zupa|ciasto|sałatka|pierogi|kotlety|placek|суп|борщ|салат|пирог|торт|çorba|pilav|köfte|kek)/iu

/** How much a line reads like the name of a dish. */
function nameScore(text: string, recipe: ReadonlySet<string>, vocabulary: Vocabulary | undefined): number {
  const words = wordsIn(text)
  const count = words.length
  let score = 0
  const shared = new Set(stemsOf(text).filter((stem) => recipe.has(stem))).size
  score += shared === 0 ? -0.5 : shared === 1 ? 1.5 : 2.5
  if (DISH.test(text)) score += 1.5
  else if (
    count <= 6 &&
    vocabulary !== undefined &&
    ingredientsOfLine(text, vocabulary).some(({ ingredient }) => ingredient !== undefined)
  )
    score += 0.8
  const letters = text.replace(/[^\p{L} ]/gu, '')
  const big = (letters.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length
  if (letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) score += 1
  else if (count > 1 && big >= count * 0.6) score += 1
  if (/^\p{Ll}/u.test(text)) score -= 1
  if (/\.$/.test(text)) score -= 2
  if (/\?$/.test(text)) score -= 3
  if (/,$/.test(text)) score -= 4
  if (/!$/.test(text)) score -= 0.7
  if (/[.!?]\s+\p{L}/u.test(text)) score -= 2.5
  score -= 1.7 * Math.min(2, words.filter(isFirstPerson).length)
  if (
    /(?<![\p{L}'’])(?:you(?:['’](?:re|ll|ve|d))?|your|u|ur|y['’]?all|she|he|they|du|ihr|dir|dein|tu|te|ton|vous|ti|tuo|você|je|jij|ty|вы)(?![\p{L}'’])/iu.test(
      text,
    )
  )
    score -= 1.5
  score -=
    1.2 * Math.min(3, words.filter((word) => isTalkWord(word) && !/^rec|^rez|^ric|^przep/.test(word)).length)
  score -= 1.5 * Math.min(2, words.filter(isChromeWord).length)
  if (isGreeting(text)) score -= 3
  // It hands over, and may name what.
  if (
    /\b(?:(?:so|and) here (?:it is|you go|goes|we go)|ask(?:s|ed|ing) (?:me )?(?:for|about)|here['’]?s (?:mine|ours))\b/i.test(
      text,
    )
  )
    score -= 3
  if (/\d{1,2}:\d{2}|(?:19|20)\d{2}|@|https?:|#\p{L}|[»›]|\s>\s|\d\s?%/u.test(text) || DATED.test(text))
    score -= 3
  if (/^\(.*\)$/.test(text)) score -= 2
  // The header of a page, a status, a request.
  if (/\p{L}\s+\d{1,4}$/u.test(text) && !/\b(?:for|für|pour|para|per|voor|no|nr|#)\.?\s*\d+$/iu.test(text))
    score -= 2.5
  if (/\b(?:ago|last seen|active now|online|pov)\b/i.test(text)) score -= 3
  if (/[a-z-]{3}\.\S*\d/i.test(text)) score -= 3
  if (/^(?:please|do not|don['’]?t|never|always|bitte|wat leuk|foto|photo)\b/i.test(text)) score -= 3
  if (OF_PRINT.test(text)) score -= /[·•|:]/.test(text) ? 4 : 2
  if (/\bis feeling\b/i.test(text)) score -= 3
  if (servingsSaid(text) !== null || timeSaid(text) !== undefined) score -= 2
  if (/\d\s?(?:min|мин|std|hour|hr|heure|hora)/iu.test(text)) score -= 1.5
  if (/^\p{L}[^:]{1,24}:\s/u.test(text)) score -= 1.2
  if (/^[\d.,]+\s?[KMk]?(?:\s|$)/.test(text) && !/^\d+[- ](?:ingr|min|\p{L})/iu.test(text)) score -= 3
  if (count > 8) score -= 1
  if (count > 11) score -= 1.5
  if (count === 1) score -= 0.4
  return score
}

/** Parts of a line that could be a name: between emoji, sentences and dashes. */
function partsOf(text: string): string[] {
  if (text.length > 600) return []
  const parts = text
    .split(
      new RegExp(
        String.raw`(?:${EMOJI}\s?)+|(?<=[.!?…])\s+|\s+[|–—-]\s+|:\s+|,\s+(?=(?:feeds|serves|makes|enough)\s)|\s*[✨★]+\s*`,
        'u',
      ),
    )
    .map((part) => part.trim().replace(/[.!…]+$/, ''))
    .filter((part) => part !== '' && part !== text)
  return parts.length > 1 || (parts.length === 1 && parts[0] !== text) ? parts : []
}

/** Which line is the title, and how it reads: a labeled one, a heading, a short line near the recipe, a name in a sentence. */
export function findTitle(lines: readonly PastedLine[], context: TitleContext): FoundTitle {
  const labeled = lines.findIndex(({ text }) => fits(TITLED.exec(text)?.[1] ?? ''))
  if (labeled >= 0) return titleAt(labeled, TITLED.exec(lines[labeled]?.text ?? '')?.[1] ?? '')
  const { headers, around, vocabulary } = context
  const recipe = new Set(stemsOf(context.recipe))
  const twice = saidTwice(lines)
  const candidates: Candidate[] = []
  const subject = headers
    .map((text) => SUBJECT.exec(text)?.[1]?.replace(/\s+recipes?$/i, '') ?? '')
    .find(Boolean)
  for (const { name } of subject === undefined ? [] : namesIn(subject))
    candidates.push({ ...titleAt(-1, name), score: 3 + nameScore(plainTitle(name), recipe, vocabulary) })
  if (subject !== undefined && !NO_NAME.test(subject))
    candidates.push({
      ...titleAt(-1, subject),
      score: 1.5 + nameScore(plainTitle(subject), recipe, vocabulary),
    })
  const near = Math.max(0, lines.length - MOST_LINES)
  for (const [at, line] of lines.entries()) {
    if (at > MOST_LINES && at < near) continue
    const { text, level, blankBefore, quoted, message, bullet } = line
    const more = lines[at + 1]
    const isCut =
      /\b(?:and|with|in|of|the|on|a|&|mit|und|et|avec|con|y|e)$/i.test(text) && more && !more.blankBefore
    const whole = `${text}${isCut ? ` ${more.text}` : ''}`
    const name = plainTitle(whole)
    const isAlone = blankBefore && (more === undefined || more.blankBefore)
    // The top, and what is right above the recipe.
    const place =
      (at === 0 ? 1.2 : 0) +
      (at === 0 && isAlone ? 1.2 : 0) +
      Math.max(0, 2 - 0.6 * (lines.length - 1 - at)) -
      Math.min(1.5, 0.08 * at)
    const marks =
      (level > 0 && level < 7 ? 4 - 0.6 * (level - 1) : level === 7 ? 1.5 : 0) +
      (at === twice ? 4 : 0) +
      (isAlone ? 0.7 : 0) -
      (quoted ? 3 : 0) -
      (message ? 0.6 : 0) +
      (/\((?:for|für|pour|para|per|voor|serves|x)\s?\d/iu.test(text) && !isGreeting(text) ? 1.5 : 0) -
      (bullet && level === 0 ? 0.7 : 0)
    // "Noodles 🍜 (uni budget approved)": what is before the emoji.
    const isParted = INNER_EMOJI.test(text)
    if (fits(whole) && !isParted && !/^#\S+$|,$/.test(text))
      candidates.push({ ...titleAt(at, whole), score: place + marks + nameScore(name, recipe, vocabulary) })
    const parts = partsOf(text)
    // A sentence of a story is no name; what ends with a colon above the list may be one.
    const ofProse = (text.length > 100 && !isParted ? 1.5 : 0) + (OF_PRINT.test(text) ? 2 : 0)
    for (const [number, part] of parts.entries())
      if (fits(part) && (wordsIn(part).length > 1 || (isParted && text.startsWith(part)))) {
        const rest = text.startsWith(part)
          ? withoutEmoji(text.slice(part.length).replace(/^[\s.!?:|–—-]+/, ''))
          : ''
        const isFirst = rest !== '' && part.length >= 5
        candidates.push({
          ...(isFirst ? titleAt(at, part, rest) : titleAt(-1, part)),
          score:
            place +
            marks -
            (isParted && text.startsWith(part) ? 0 : 0.9) -
            ofProse +
            (number > 0 && /:$/.test(text) && number >= parts.length - 2 ? 2 : 0) +
            nameScore(plainTitle(part), recipe, vocabulary),
        })
      }
    for (const name of phrasesIn(text)) {
      const dish = withoutOwner(name)
      const likeness = nameScore(dish === name ? name : capitalized(dish), recipe, vocabulary)
      // Only what names a dish, of things that are in the recipe.
      if (DISH.test(name) && likeness >= LIKELY)
        candidates.push({ ...titleAt(-1, name), score: Math.min(1, place) + likeness - (quoted ? 1.5 : 0.3) })
    }
    for (const found of namesIn(text))
      candidates.push({
        ...titleAt(-1, found.name),
        score: Math.min(1, place) + 2.2 + Math.max(0, nameScore(found.name, recipe, vocabulary) + 0.5),
      })
  }
  // A title may come last.
  for (const text of around.slice(-MOST_AROUND)) {
    const name = plainTitle(text.replace(/^\((.*)\)$/, '$1'))
    if (fits(name) && !/[.?]$/.test(text))
      candidates.push({ ...titleAt(-1, name), score: nameScore(name, recipe, vocabulary) - 1.5 })
  }
  for (const found of namesIn(around.join('\n')))
    candidates.push({
      ...titleAt(-1, found.name),
      score: 2 + nameScore(found.name, recipe, vocabulary) + 0.5,
    })
  const best = candidates.reduce<Candidate | undefined>(
    (most, one) => (most === undefined || one.score > most.score ? one : most),
    undefined,
  )
  if (best === undefined || best.score < LEAST || best.title === '')
    return { at: -1, title: '', rest: '', doubt: 1 }
  const key = letters(best.title)
  const second = Math.max(
    LEAST,
    ...candidates.filter(({ title }) => letters(title) !== key).map(({ score }) => score),
  )
  const doubt = Math.min(1, Math.max(0, 1 - (best.score - second) / CLEARLY)) / 2
  // Inside of a sentence, or as a subject, names are written small.
  const title = best.at < 0 ? capitalized(best.title) : best.title
  return { at: best.at, title, rest: best.rest, doubt }
}

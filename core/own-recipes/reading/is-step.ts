import { isStep as isAnyStep, isEnglishStep } from '#core/recipes/reading/line-shapes.ts'

const ENGLISH = /\b(?:the|and|with|you|your|until|till|then|it|is|have)\b/i
/** Verbs that begin a step and are common words elsewhere: only the first word of a line counts. */
const OPENS =
  /^(?:(?:and\s+)?(?:then|next|now|meanwhile|finally|first)[,:]?\s+)?(?:scrub|smash|tear|crack|rub|poach|pop|tip|scatter|take|leave|ladle|toast|sift|drop|discard|keep|lower|raise|trim|halve|deseed|warm|shake|pulse|blitz|whizz|whip|thread|wrap|seal|score|pat|prick|pierce|bloom|scrape|crumble|swirl|layer|assemble|deglaze|render|char|stack|unmold|invert|flatten|dust|work|make|gently|carefully|lightly|slowly|gradually|bung|chuck|stick|throw|dump|lay|cool|rest|prove|proof|finish|sweat|soften|wilt|baste|glaze|oil|butter|salt|top|using|once|when|while|after|in a)\b(?!\s+(?:of|and|or)\b)/i

const OVEN = /^(?:pre-?heat(?:ed)?\s+)?oven\s+(?:to\s+|at\s+|on\s+)?\d{2,3}\b/i

/** Reads like a step of a recipe. */
export const isStep = (line: string): boolean =>
  OVEN.test(line) ||
  (line.length > 25 && OPENS.test(line)) ||
  (ENGLISH.test(line) ? isEnglishStep(line) : isAnyStep(line))

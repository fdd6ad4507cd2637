import { guessLanguage, type PaperLanguage } from './guess-language.ts'
import type { PageWord, WordsOfPage } from './page-words.ts'
import type { GrayPicture } from './picture/gray.ts'
import { flipped, type Prepared } from './picture/prepare.ts'

interface PictureReader {
  prepare: () => Promise<Prepared>
  recognize: (picture: GrayPicture, language: PaperLanguage) => Promise<PageWord[]>
}

interface PictureText extends WordsOfPage {
  language: PaperLanguage
  /** Quarter turns, clockwise, that set it upright. */
  turns: number
}

/** How much of it is words, by the recognizer's own judgement. */
function worth(words: readonly PageWord[]): number {
  const real = words.filter(({ text, confidence }) => confidence > 70 && /\p{L}{3}|\d/u.test(text))
  return real.reduce((sum, { text }) => sum + text.length, 0)
}

const POOR = 0.5

function isPoor(words: readonly PageWord[]): boolean {
  const all = words.reduce((sum, { text }) => sum + text.length, 0)
  return all < 30 || worth(words) < POOR * all
}

const textOf = (words: readonly PageWord[]) => words.map(({ text }) => text).join(' ')

/** The words of a picture: the other way up if it can't be read, and again in its language if that isn't English. */
export async function readPicture(
  { prepare, recognize }: PictureReader,
  chosen?: PaperLanguage,
): Promise<PictureText> {
  let prepared = await prepare()
  let words = await recognize(prepared.picture, chosen ?? 'eng')
  if (isPoor(words)) {
    const other = flipped(prepared)
    const again = await recognize(other.picture, chosen ?? 'eng')
    if (worth(again) > worth(words)) {
      prepared = other
      words = again
    }
  }
  const language = chosen ?? guessLanguage(textOf(words))
  if (chosen === undefined && language !== 'eng') words = await recognize(prepared.picture, language)
  const { width, height } = prepared.picture
  return { width, height, words, language, turns: prepared.turns }
}

import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { readRecipeText } from '#core/own-recipes/read-recipe-text.ts'
import { isFood } from '#core/own-recipes/reading/ingredient-list.ts'
import { doubtfulLines, type PaperDoubts } from './doubts.ts'
import { type PaperParagraph, paragraphsOfPages } from './page-paragraphs.ts'
import type { WordsOfPage } from './page-words.ts'
import { isSectionHeading } from './section-heading.ts'
import { splitRecipes, wholePart } from './split-recipes.ts'

export interface PaperRecipe {
  content: OwnRecipeContent
  /** Lines that went nowhere. */
  notes: string[]
  /** 0 to 1, as of pasted text. */
  confidence: number
  doubts: PaperDoubts
  /** The pages it is on, from 0. */
  pages: number[]
}

export interface ReadPaper {
  recipes: PaperRecipe[]
  /** All of the text, as it is read. */
  text: string
  /** 0 to 1: the share of the letters that are in words which could be read. Handwriting stays below a half. */
  clear: number
}

const READ = 60

function clearness(pages: readonly WordsOfPage[]): number {
  let [all, read] = [0, 0]
  for (const { words } of pages)
    for (const { text, confidence } of words) {
      all += text.length
      if (confidence >= READ) read += text.length
    }
  return all === 0 ? 0 : read / all
}

/** A group of ingredients, "For the sauce": a colon makes it a heading for the reader of texts. */
const isGroup = ({ text, rank, isApart }: PaperParagraph) =>
  isApart &&
  rank >= 1.08 &&
  rank < 1.25 &&
  text.length <= 50 &&
  !isSectionHeading(text) &&
  !/[\d:.!?,]/.test(text)

function asText(paragraphs: readonly PaperParagraph[], title: string): string {
  const lines: string[] = title === '' ? [] : [title, '']
  let isTitleSeen = title === ''
  for (const one of paragraphs) {
    if (!isTitleSeen && one.text === title) {
      isTitleSeen = true
      continue
    }
    if (one.isApart || isSectionHeading(one.text)) lines.push('')
    lines.push(isGroup(one) ? `${one.text}:` : one.text)
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The recipes on pages of paper or of a PDF; `isOne`: the user says that they are one. */
export function readPaper(
  pages: readonly WordsOfPage[],
  { vocabulary, isOne = false }: { vocabulary?: Vocabulary; isOne?: boolean } = {},
): ReadPaper {
  const { paragraphs, address } = paragraphsOfPages(pages, (line) => isFood(line, vocabulary))
  const parts = isOne ? [wholePart(paragraphs)] : splitRecipes(paragraphs)
  const recipes = parts.map(({ title, paragraphs: part }) => {
    const text = asText(part, title)
    const { content, notes, confidence } = readRecipeText(text, { ...(vocabulary && { vocabulary }) })
    // The largest letters are the title, whatever else could be one.
    if (title !== '' && content.title !== title) content.title = title.slice(0, OWN_LIMITS.title)
    content.source_url ??= address
    return {
      ...{ content, notes: notes.filter((note) => note !== title), confidence },
      doubts: doubtfulLines(
        content,
        part.flatMap(({ words }) => words),
      ),
      pages: [...new Set(part.map(({ page }) => page))],
    }
  })
  const found = recipes.filter(
    ({ content: { title, ingredients, instructions } }) =>
      title !== '' || ingredients.length + instructions.length > 0,
  )
  return {
    recipes: found,
    clear: clearness(pages),
    text: paragraphs
      .map(({ text, isApart }) => (isApart ? `\n${text}` : text))
      .join('\n')
      .trim(),
  }
}

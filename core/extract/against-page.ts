import { letters } from '#core/recipes/reading/tidy-text.ts'
import type { Layer } from './fields.ts'
import { type Group, partGroups } from './groups.ts'
import type { Merged } from './merge-layers.ts'
import type { Page } from './page.ts'
import { pageBlocks } from './page-blocks.ts'
import { type Compared, comparedIngredients } from './shown-ingredients.ts'
import { areHeadings, betterSteps, comparedSteps, isOneBlob } from './shown-steps.ts'

/** Confidence in a list that the page completes, and in one that the page contradicts. */
const COMPLETED = 0.85
const CONTRADICTED = 0.65
const MARKUP = new Set(['json-ld', 'microdata', 'rdfa'])

export interface Checked extends Merged {
  /** Fields in which the markup and the page differ. */
  contradicted: ('ingredients' | 'instructions')[]
  /** Names of groups among the markup's ingredients. */
  groups: Group[]
}

/** The markup's lists, each from the page where the page has more of it. The other layers are read only on demand. */
export function againstPage(merged: Merged, page: Page, others: () => readonly Layer[]): Checked {
  const { ingredients, instructions } = merged.fields
  const isMarkup = (name: 'ingredients' | 'instructions') => MARKUP.has(merged.origins[name]?.method ?? '')
  const out: Checked = {
    fields: { ...merged.fields },
    origins: { ...merged.origins },
    contradicted: [],
    groups: [],
  }
  const note = (name: 'ingredients' | 'instructions', compared: Compared | undefined) => {
    if (!compared) return
    const { lines, fromPage, contradicts } = compared
    if (contradicts) out.contradicted.push(name)
    const method = fromPage ? 'page' : merged.origins[name]?.method
    if (method && (fromPage || contradicts))
      out.origins[name] = { method, confidence: contradicts ? CONTRADICTED : COMPLETED }
    out.fields[name] = lines
  }
  if (ingredients && isMarkup('ingredients')) {
    const { lines, groups } = partGroups(ingredients, headingsOf(page))
    out.fields.ingredients = lines
    out.groups = groups
    note('ingredients', comparedIngredients(pageBlocks(page), lines))
  }
  if (instructions && isMarkup('instructions')) note('instructions', steps(instructions, page, others))
  return out
}

/** Whether the page shows a line as a heading. */
function headingsOf(page: Page): (line: string) => boolean {
  const names = new Set(
    pageBlocks(page).flatMap(({ level, text }) => (level > 0 && level < 7 ? [letters(text)] : [])),
  )
  return (line) => line.length <= 60 && names.has(letters(line))
}

function steps(markup: readonly string[], page: Page, others: () => readonly Layer[]): Compared | undefined {
  const compared = comparedSteps(pageBlocks(page), markup)
  if (compared?.fromPage || (!areHeadings(markup) && !isOneBlob(markup))) return compared
  for (const { fields } of others()) {
    const lines = betterSteps(markup, fields.instructions)
    if (lines) return { lines, fromPage: true, contradicts: false }
  }
  return compared
}

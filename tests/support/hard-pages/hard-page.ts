import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'

/** A page that is hard to read, and what a careful reader would take from it. */
export interface HardPage {
  name: string
  html: string
  expected: Partial<ExtractedRecipe> & Pick<ExtractedRecipe, 'title' | 'ingredients' | 'instructions'>
}

export const ld = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`
export const attribute = (data: unknown) =>
  JSON.stringify(data).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
export const inScript = (data: unknown) => JSON.stringify(data).replaceAll('</', '<\\/')

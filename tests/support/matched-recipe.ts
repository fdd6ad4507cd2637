import type { LineMatch, MatchedRecipe } from '#core/contracts/match-recipes.ts'

/** A result with every field; its title is its id. */
export const matchedRecipe = (title: string, facts: Partial<MatchedRecipe> = {}): MatchedRecipe => ({
  id: title,
  title,
  description: null,
  ingredients: ['1 onion'],
  instructions: ['Cook.'],
  cover_image_url: null,
  source_url: null,
  author: null,
  publisher: null,
  license: null,
  folder: null,
  also_called: [],
  cooking_time_minutes: 20,
  prep_time_minutes: null,
  servings: 4,
  difficulty_level: 'easy',
  cuisine_type: 'mexican',
  dietary_tags: [],
  quality_score: 80,
  created_at: '2026-01-02T03:04:05Z',
  scraped_at: null,
  origin: 'cookbook',
  slug: null,
  meal: null,
  rest_time_minutes: null,
  equipment: [],
  storage: null,
  tags: [],
  allergens: [],
  may_contain: [],
  lines_sure: true,
  facts_complete: true,
  facts_version: '1',
  line_weights: null,
  kind: null,
  foods: [],
  sousScore: 90,
  unclamped: 90,
  matchCount: 1,
  fullMatches: 1,
  partialMatches: 0,
  coverageRatio: 1,
  efficiencyRatio: 1,
  parts: { base: 30, full: 12, partial: 0, coverage: 30, efficiency: 18 },
  missing: [],
  reasons: [],
  group: 'few',
  why: '',
  ...facts,
})

/** A line that the user has, by its first word. */
export const haveLine = (line: string): LineMatch => ({
  line,
  strength: 'full',
  reason: 'exact',
  ingredient: line.split(' ')[0] ?? '',
  staple: false,
})

/** A line that the user doesn't have. */
export const missingLine = (line: string): LineMatch => ({
  line,
  strength: 'none',
  reason: 'none',
  ingredient: '',
  staple: false,
})

export const missingOf = (
  name: string,
  facts: Partial<MatchedRecipe['missing'][number]> = {},
): MatchedRecipe['missing'][number] => ({ line: `some ${name}`, name, weight: 'normal', swap: '', ...facts })

import { z } from 'zod'
import { accessCode } from './operator.ts'
import { difficulty } from './row-schemas.ts'
import { quality } from './scraping.ts'
import { recipeEdit } from './stored-recipes.ts'

/** Scraped recipes that wait for a decision, and the rules that decide without one. */

const scrapeRules = z.object({
  /** The quality and confidence from which a recipe is published at once; null: never. */
  publish_from: quality.nullable(),
  /** When the page of a stored recipe has changed. */
  on_change: z.enum(['ask', 'newer', 'mine']),
  /** Whose pictures are copied: nobody's, of recipes with an open license, or of all. */
  images: z.enum(['none', 'licensed', 'all']),
  /** Whether search engines may list scraped recipes whatever their license. */
  index_all: z.boolean(),
})
export type ScrapeRules = z.output<typeof scrapeRules>

/** `unsure`: read with little confidence. `unseen`: the page doesn't show it. `judged`: why the score isn't full. */
const doubt = z.object({
  why: z.enum(['unsure', 'unseen', 'judged']),
  field: z.string().nullable(),
  /** The line of a list, from 0; null for all of it. */
  line: z.number().nullable(),
  /** The judge's words. */
  text: z.string().nullable(),
})
export type Doubt = z.output<typeof doubt>

const draftSummary = z.object({
  id: z.string(),
  /** A change of a stored recipe, which this is the id of; null for a new recipe. */
  recipe_id: z.string().nullable(),
  title: z.string(),
  url: z.string().nullable(),
  host: z.string(),
  folder: z.string().nullable(),
  quality: z.number(),
  doubts: z.number(),
  created_at: z.string(),
})
export type DraftSummary = z.output<typeof draftSummary>

const contentValue = z.union([z.string(), z.number(), z.array(z.string())]).nullable()

const draftContent = z.object({
  title: z.string(),
  description: z.string().nullable(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  cooking_time_minutes: z.number().nullable(),
  prep_time_minutes: z.number().nullable(),
  servings: z.number().nullable(),
  difficulty_level: difficulty.nullable(),
  cuisine_type: z.string().nullable(),
  author: z.string().nullable(),
  publisher: z.string().nullable(),
  license: z.string().nullable(),
})

const draft = draftSummary.extend({
  recipe: draftContent,
  confidence: z.number(),
  marks: z.array(doubt),
  /** What the page itself says; null for a page that was pasted without a text. */
  page: z.object({ title: z.string(), text: z.string() }).nullable(),
  /** Of a change: what it would change. */
  changes: z.array(
    z.object({ field: z.string(), was: contentValue, now: contentValue, edited: z.boolean() }),
  ),
})
export type Draft = z.output<typeof draft>

const ids = z.array(z.uuid()).min(1).max(500)
const DRAFTS_PAGE = 50

export const DRAFTS = { page: DRAFTS_PAGE, atOnce: 500 }

export const recipeReviewInput = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('list'),
    access_code: accessCode,
    kind: z.enum(['all', 'new', 'change']).default('all'),
    host: z.string().max(300).optional(),
    doubtful: z.boolean().optional(),
    page: z.number().int().min(0).max(10_000).default(0),
  }),
  z.object({ action: z.literal('show'), access_code: accessCode, id: z.uuid() }),
  z.object({ action: z.literal('edit'), access_code: accessCode, id: z.uuid(), recipe: recipeEdit }),
  z.object({ action: z.enum(['approve', 'reject']), access_code: accessCode, ids }),
  z.object({
    action: z.literal('rules'),
    access_code: accessCode,
    rules: scrapeRules.partial().strict().optional(),
  }),
])
export type RecipeReviewInput = z.input<typeof recipeReviewInput>

const draftList = z.object({
  drafts: z.array(draftSummary),
  /** Of the filter, and of all. */
  total: z.number(),
  waiting: z.number(),
  hosts: z.array(z.object({ host: z.string(), waiting: z.number() })),
})
export type DraftList = z.output<typeof draftList>
const draftShown = z.object({ draft })
export type DraftShown = z.output<typeof draftShown>
/** Those that weren't there any more are not among them. */
const draftsDecided = z.object({ decided: z.array(z.string()) })
export type DraftsDecided = z.output<typeof draftsDecided>
const rulesOutput = z.object({ rules: scrapeRules })
export type RulesOutput = z.output<typeof rulesOutput>

export const recipeReviewOutput = z.union([draftList, draftShown, draftsDecided, rulesOutput])

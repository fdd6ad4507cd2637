import type { DatedFood, OwnFood } from '../../contracts/cooking-assistant.ts'
import type { MealSlot } from '../../contracts/planning-limits.ts'
import type { ExternalRecipeRow } from '../../contracts/rows.ts'
import type { FoodLimits } from '../limits.ts'
import type { RecipeWish } from '../recipe-wish.ts'
import * as strings from './strings.ts'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

export interface Link {
  label: string
  href: string
}

/** An answer of the assistant. The links are already in the text. */
export interface Answer {
  /** Short markdown. */
  text: string
  topic: string
  links: Link[]
  /** False when it doesn't know, guesses, or asks back. */
  confident: boolean
  asksBack: boolean
  /** The keywords of the record behind it, beyond its text. */
  about?: string
  /** A verdict on food that was left out or is too old: nothing may replace it. */
  verdict?: boolean
  /** A note of our own, word for word. */
  known?: boolean
  /** What was kept to, from the question, the conversation and the profile. */
  limits?: FoodLimits
  /** What stands in the conversation, as chips: "vegan", "under 30 minutes". */
  standing?: readonly string[]
}

export interface AssistantProfile {
  diets?: readonly string[]
  allergies?: readonly string[]
  cuisines?: readonly string[]
  skill?: string
  units?: 'us' | 'metric'
}

/** What answers about an open recipe need of it. */
export type RecipeInView = Pick<
  ExternalRecipeRow,
  'id' | 'title' | 'servings' | 'ingredients' | 'instructions'
> &
  Partial<
    Pick<
      ExternalRecipeRow,
      | 'meal'
      | 'prep_time_minutes'
      | 'cooking_time_minutes'
      | 'rest_time_minutes'
      | 'storage'
      | 'equipment'
      | 'also_called'
    >
  >

/** A meal of the user's plan. */
export interface AskedMeal {
  /** Calendar day. */
  date: string
  slot: MealSlot
  title: string
  recipe_id: string | null
  leftovers: boolean
  /** Eaten, or nobody is at home; left out while it is still to come. */
  state?: 'done' | 'off'
}

/** The user's plan of the coming days, where the question is about it. */
export interface AskedPlan {
  /** Of the user's calendar. */
  today: string
  meals: readonly AskedMeal[]
  /** What it takes to buy, as far as it is on the shopping list. */
  buys: readonly string[]
}

export interface AssistantContext {
  /** Of the user's calendar. */
  today?: string | undefined
  pantry?: readonly string[]
  /** What of it is close to its date or past it, the first to go first. */
  dated?: readonly DatedFood[]
  /** The foods that the question may be about, with all that is known of them; all of them where it asks for all. */
  kitchen?: readonly OwnFood[]
  profile?: AssistantProfile
  /** The recipe that the user has open. */
  recipe?: RecipeInView
  /** It goes before a dish that an answer named: it was opened since, or the question asks about its planned meal. */
  recipeIs?: 'newer' | 'asked'
  /** A planned meal in the user's own words that the question asks about. */
  dish?: string
  /** One of the user's own that the question names: it is asked about that one. */
  named?: RecipeInView
  plan?: AskedPlan
}

export interface FoundRecipe {
  id: string
  title: string
  minutes?: number | null
  /** What the user is missing, by plain names. */
  missing?: readonly string[]
  /** Avoided allergens that it may contain. */
  mayContain?: readonly string[]
}

/** A recipe that keeps all of a wish. */
export interface WishedRecipe extends FoundRecipe {
  /** "uses your eggs", "one pot". */
  reason: string
}

export interface SearchOptions {
  /** Ids that were listed before. */
  exclude?: readonly string[]
  /** What the user has, where the wish names no foods. */
  pantry?: readonly string[]
  /** Favorites, first among equals. */
  cuisines?: readonly string[]
  /** The user's own alone. */
  own?: boolean
}

export interface OpenedRecipe extends RecipeInView {
  minutes: number | null
}

interface FoundSubstitutes {
  best: string | null
  warnings: readonly string[]
  substitutions: readonly { substitute: string; ratio: string; impact: string; notes: string }[]
}

interface SubstituteWish {
  /** The dish, in the user's words. */
  context: string
  limits: FoodLimits
}

/** The assistant's lookups. Each may return nothing, and nothing that breaks a limit. */
export interface AssistantTools {
  /** Best first; among equals, the favorite cuisines first. */
  match(
    ingredients: readonly string[],
    limits: FoodLimits,
    cuisines?: readonly string[],
  ): Promise<readonly FoundRecipe[]>
  findRecipe(text: string, limits: FoodLimits): Promise<readonly FoundRecipe[]>
  /** At most three, best first; each keeps all of the wish. */
  search(wish: RecipeWish, options: SearchOptions): Promise<readonly WishedRecipe[]>
  open(id: string): Promise<OpenedRecipe | undefined>
  substitutes(ingredient: string, wish: SubstituteWish): Promise<FoundSubstitutes | undefined>
}

/** Paths in the app, passed in because the assistant doesn't know them. */
export interface AssistantHrefs {
  recipe: (id: string) => string
  substitutes: (ingredient: string) => string
  addIngredients: string
  pantry: string
  /** Recipes for what won't keep. */
  cookSoon: string
  recipes: string
  foodSafety: string
  cookingSkills: string
  cookingTips: string
  equipment: string
  seasonal: string
  nutrition: string
  profile: string
  plan: string
  shoppingList: string
}

/** Talk, refusals and calls for help. */
export const TALK_TOPICS = ['greeting', 'thanks', 'help', 'insult', 'off topic', 'emergency'] as const

/** Introduces the notes to pick from below an answer. */
export const FURTHER = `\n\n${strings.further}`

/** An answer itself, and the notes to pick from below it. */
export function splitFurther(text: string): { own: string; further: string } {
  const end = text.indexOf(FURTHER)
  return end < 0 ? { own: text, further: '' } : { own: text.slice(0, end), further: text.slice(end) }
}

export function said(topic: string, text: string, more: Partial<Answer> = {}): Answer {
  return { text, topic, links: [], confident: true, asksBack: false, ...more }
}

/** One text of sentences, without those that are empty. */
export const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ')

/** A clarifying question: it doesn't count as knowing. */
export function ask(topic: string, text: string): Answer {
  return said(topic, text, { confident: false, asksBack: true })
}

/** Appends a link to an answer, and to its list of links. */
export function withLink(answer: Answer, label: string, href: string): Answer {
  const text = `${answer.text}\n\n${strings.more(`[${label}](${href})`)}`
  return { ...answer, text, links: [...answer.links, { label, href }] }
}

import type { ExternalRecipeRow } from '../../contracts/rows.ts'

export interface Turn {
  role: 'user' | 'assistant'
  content: string
}

export interface Link {
  label: string
  href: string
}

/** What the assistant says. The links stand in the text already. */
export interface Answer {
  /** Short markdown. */
  text: string
  topic: string
  links: Link[]
  /** False when it does not know, guesses, or asks back. */
  confident: boolean
  asksBack: boolean
  /** What the record behind it goes by, beyond its text. */
  about?: string
  /** A judgment on food that stood out or is too old: nothing may take its place. */
  verdict?: boolean
}

export interface AssistantProfile {
  diets?: readonly string[]
  allergies?: readonly string[]
  cuisines?: readonly string[]
  skill?: string
  units?: 'us' | 'metric'
}

export interface AssistantContext {
  pantry?: readonly string[]
  profile?: AssistantProfile
  /** The recipe that the user is looking at. */
  recipe?: ExternalRecipeRow
}

export interface FoundRecipe {
  id: string
  title: string
  minutes?: number | null
  /** What the user lacks, by plain names. */
  missing?: readonly string[]
}

interface FoundSubstitutes {
  best: string | null
  warnings: readonly string[]
  substitutions: readonly { substitute: string; ratio: string; impact: string; notes: string }[]
}

interface SubstituteWish {
  /** The dish, in the user's words. */
  context: string
  diets: readonly string[]
  allergies: readonly string[]
}

/** What the assistant may look up. Each may come back empty. */
export interface AssistantTools {
  /** Best first; of equals those of the favourite cuisines. */
  match(
    ingredients: readonly string[],
    diets: readonly string[],
    cuisines?: readonly string[],
  ): Promise<readonly FoundRecipe[]>
  findRecipe(text: string, diets: readonly string[]): Promise<readonly FoundRecipe[]>
  substitutes(ingredient: string, wish: SubstituteWish): Promise<FoundSubstitutes | undefined>
}

/** Addresses in the app: the assistant does not know them by itself. */
export interface AssistantHrefs {
  recipe: (id: string) => string
  substitutes: (ingredient: string) => string
  addIngredients: string
  recipes: string
  foodSafety: string
  cookingSkills: string
  cookingTips: string
  equipment: string
  seasonal: string
  nutrition: string
}

export function said(topic: string, text: string, more: Partial<Answer> = {}): Answer {
  return { text, topic, links: [], confident: true, asksBack: false, ...more }
}

/** A question back: it does not count as knowing. */
export function ask(topic: string, text: string): Answer {
  return said(topic, text, { confident: false, asksBack: true })
}

/** Adds a link at the end of an answer, and to its list. */
export function withLink(answer: Answer, label: string, href: string): Answer {
  const text = `${answer.text}\n\nMore: [${label}](${href})`
  return { ...answer, text, links: [...answer.links, { label, href }] }
}

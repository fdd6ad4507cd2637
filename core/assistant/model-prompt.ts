import type { ChatTurn } from '../contracts/chat.ts'
import type { OwnFood } from '../contracts/cooking-assistant.ts'
import { type FoodLimits, NO_LIMITS } from './limits.ts'
import { RULES, WITH_TOOLS, WITHOUT_TOOLS } from './model-rules.ts'
import type { Answer, AssistantContext, RecipeInView } from './write/answer.ts'
import { isPast, type Owned, ownedFoods } from './write/own/own-foods.ts'

/** Turns that a model reads. What must be kept to longer is in the system prompt. */
const MODEL_TURNS = 20
const MAX_LINES = 60
const MAX_LETTERS = 600
const MAX_NAMES = 40
const MAX_NAME = 40

interface ModelQuestion {
  question: string
  history: readonly ChatTurn[]
  context: AssistantContext
  /** The built-in assistant's answer: the ground that a model stands on. */
  guide: Answer
  /** Whether the model can call our lookups. */
  hasTools: boolean
}

export interface ModelPrompt {
  system: string
  /** The user and the assistant in turn; the last one is the question. */
  messages: ChatTurn[]
}

const lines = (all: readonly string[]) => all.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LETTERS))

/** Some foods are typed by users: a name in the system prompt has letters and digits, and no room for a sentence. */
const names = (all: readonly string[]) =>
  all
    .slice(0, MAX_NAMES)
    .map((name) =>
      name
        .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, MAX_NAME),
    )
    .filter((name) => name !== '')
    .join(', ')

/** They stand in the system prompt, because a long conversation is cut at its beginning, where they were said. */
function standingLimits({ avoid, foods, diets, people }: FoodLimits): string {
  const kept = [
    ['Never suggest or use', names([...avoid, ...foods])],
    ['Everything must be', names(diets)],
    ['It must be safe for', names(people)],
  ].flatMap(([rule, what]) => (what ? [`- ${rule}: ${what}.`] : []))
  if (kept.length === 0) return ''
  return `\n\nWhat the user asked for, for the whole conversation\n\n${kept.join('\n')}\n- This holds for every answer, also when the question does not repeat it.`
}

const recipeNotes = (recipe: RecipeInView) => ({
  title: recipe.title.slice(0, MAX_LETTERS),
  path: `/recipe/${recipe.id}`,
  servings: recipe.servings,
  ingredients: lines(recipe.ingredients),
  instructions: lines(recipe.instructions),
})

/** "milk, 1 liter, until 2026-11-22 (entered)". */
const noteOf = ({ name, amount, until, printed }: OwnFood) =>
  [
    name,
    ...(amount ? [amount] : []),
    ...(until ? [`until ${until} (${printed ? 'entered' : 'guessed'})`] : []),
  ].join(', ')

/** Told from a good one of the same name: "egg, the one until 2026-11-16". */
const unsafeName = ({ name, until }: Owned, all: readonly Owned[]) =>
  all.some((food) => food.name === name && !isPast(food)) ? `${name}, the one until ${until}` : name

/**
 * The context for the model, as data in front of the question and never as instructions. No text in it can close the
 * block, because angle brackets are stripped.
 */
function notes(context: AssistantContext, guide: Answer) {
  const { pantry = [], dated = [], kitchen = [], profile, recipe, named } = context
  const limits = guide.limits ?? NO_LIMITS
  const isOther = named !== undefined && named.id !== recipe?.id
  const known = {
    pantry: lines(pantry),
    use_first: lines(dated.flatMap(({ name, until, unsafe }) => (unsafe ? [] : `${name}, ${until}`))),
    not_safe_to_eat: lines([
      ...new Set(ownedFoods(context).flatMap((food, _, all) => (isPast(food) ? unsafeName(food, all) : []))),
    ]),
    ...(kitchen.length > 0 && { asked_foods: lines(kitchen.map(noteOf)) }),
    ...(profile && { profile }),
    // From the question, the conversation and the profile together.
    avoid: lines([...limits.avoid, ...limits.foods]),
    diets: limits.diets,
    eaters: limits.people,
    ...(recipe && { open_recipe: recipeNotes(recipe) }),
    ...(isOther && { named_recipe: recipeNotes(named) }),
    kitchen_guide: { says: guide.text, is_sure: guide.confident },
  }
  return JSON.stringify(known).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}

/** Strict chat templates require alternating roles, starting with the user. */
function inTurns(history: readonly ChatTurn[]): ChatTurn[] {
  const out: ChatTurn[] = []
  for (const { role, content } of history) {
    const last = out.at(-1)
    if (!last && role === 'assistant') continue
    if (last?.role === role) last.content += `\n\n${content}`
    else out.push({ role, content })
  }
  return out
}

const withNotes = (context: AssistantContext, guide: Answer, question: string) =>
  `<kitchen-notes>\n${notes(context, guide)}\n</kitchen-notes>\n\n${question}`

/** The question with what is essential alone, for a model that has no room for more. */
export const shortQuestion = ({ question, guide }: Pick<ModelQuestion, 'question' | 'guide'>): ChatTurn => ({
  role: 'user',
  content: withNotes({}, guide, question),
})

/** What any model is asked: the operator's, or the browser's own. */
export function modelPrompt({ question, history, context, guide, hasTools }: ModelQuestion): ModelPrompt {
  const asked = withNotes(context, guide, question)
  return {
    system: `${RULES}\n${hasTools ? WITH_TOOLS : WITHOUT_TOOLS}${standingLimits(guide.limits ?? NO_LIMITS)}`,
    messages: inTurns([...history.slice(-MODEL_TURNS), { role: 'user', content: asked }]),
  }
}

import { readFileSync } from 'node:fs'
import { NO_LIMITS } from '#core/assistant/limits.ts'
import type { Answer, AssistantContext } from '#core/assistant/write/answer.ts'
import type { ChatTurn } from '#core/contracts/chat.ts'
import type { ModelMessage } from '../../lib/model/model.ts'

export const SYSTEM = readFileSync(new URL('./prompt.md', import.meta.url), 'utf8')

const MAX_LINES = 60
const MAX_LETTERS = 600

const lines = (all: readonly string[]) => all.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LETTERS))

/**
 * The context for the model, as data in front of the question and never as instructions. No text in it can close the
 * block, because angle brackets are stripped.
 */
function notes({ pantry = [], profile, recipe }: AssistantContext, guide: Answer) {
  const limits = guide.limits ?? NO_LIMITS
  const known = {
    pantry: lines(pantry),
    ...(profile && { profile }),
    // From the question, the conversation and the profile together.
    avoid: lines([...limits.avoid, ...limits.foods]),
    diets: limits.diets,
    eaters: limits.people,
    ...(recipe && {
      open_recipe: {
        title: recipe.title.slice(0, MAX_LETTERS),
        path: `/recipe/${recipe.id}`,
        servings: recipe.servings,
        ingredients: lines(recipe.ingredients),
        instructions: lines(recipe.instructions),
      },
    }),
    kitchen_guide: { says: guide.text, is_sure: guide.confident },
  }
  return JSON.stringify(known).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}

/** Servers with strict chat templates require alternating roles, starting with the user. */
function inTurns(history: readonly ChatTurn[]): ModelMessage[] {
  const out: ModelMessage[] = []
  for (const { role, content } of history) {
    const last = out.at(-1)
    if (!last && role === 'assistant') continue
    if (last?.role === role) last.content += `\n\n${content}`
    else out.push({ role, content })
  }
  return out
}

export function messagesFor(
  question: string,
  history: readonly ChatTurn[],
  context: AssistantContext,
  guide: Answer,
): ModelMessage[] {
  const asked = `<kitchen-notes>\n${notes(context, guide)}\n</kitchen-notes>\n\n${question}`
  return inTurns([...history, { role: 'user', content: asked }])
}

import { useState } from 'react'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { Draft } from '#web/state/own/draft.ts'
import type { Prefilled } from '#web/state/own/prefilled.ts'
import * as strings from './strings.ts'

export type Doubts = Partial<Record<keyof Draft, string>>

const FIELDS: Partial<Record<keyof OwnRecipeContent, keyof Draft>> = {
  title: 'title',
  photos: 'photos',
  servings: 'servings',
  prep_time_minutes: 'prep',
  cooking_time_minutes: 'cook',
  rest_time_minutes: 'rest',
  ingredients: 'ingredients',
  instructions: 'steps',
  description: 'description',
  cuisine_type: 'cuisine',
  difficulty_level: 'difficulty',
  source_name: 'sourceName',
  source_url: 'sourceUrl',
}

const LONGEST = 60
const short = (line: string) => (line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line)

/** A line that was hard to read is checked when it was edited, not when another was. */
function stillThere(hard: readonly string[] = [], text: string): string[] {
  const lines = new Set(text.split('\n'))
  return hard.filter((line) => lines.has(line)).map(short)
}

/** What to check of a recipe that was filled in, in the order of the form. A field that was changed is checked. */
export function useDoubts(given: Prefilled | undefined, draft: Draft) {
  const [doubts, setDoubts] = useState<Doubts>(() =>
    Object.fromEntries(
      Object.entries(FIELDS).flatMap(([name, field]) => {
        const why = given?.doubts[name as keyof OwnRecipeContent]
        return why ? [[field, why]] : []
      }),
    ),
  )
  const hard = {
    ingredients: stillThere(given?.hardLines?.ingredients, draft.ingredients),
    steps: stillThere(given?.hardLines?.instructions, draft.steps),
  }
  const shown = Object.fromEntries(
    Object.values(FIELDS).flatMap((field) => {
      const lines = field === 'ingredients' || field === 'steps' ? hard[field] : []
      const why = lines.length > 0 ? strings.hardToRead(lines) : doubts[field]
      return why ? [[field, why]] : []
    }),
  )
  return {
    doubts: shown as Doubts,
    settle(fields: readonly (keyof Draft)[]) {
      if (fields.some((name) => doubts[name]))
        setDoubts((known) =>
          Object.fromEntries(Object.entries(known).filter(([name]) => !fields.includes(name as keyof Draft))),
        )
    },
  }
}

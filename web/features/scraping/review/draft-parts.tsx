import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { Doubt, Draft } from '#core/contracts/scrape-review.ts'
import * as strings from './strings.ts'

const FIELDS: Record<string, string> = {
  title: strings.recipeTitle,
  description: strings.description,
  ingredients: strings.ingredients,
  instructions: strings.steps,
  cooking_time_minutes: strings.cookingTime,
  prep_time_minutes: strings.prepTime,
  servings: strings.servings,
  cuisine_type: strings.cuisine,
  difficulty_level: strings.difficulty,
  author: strings.author,
  publisher: strings.publisher,
  license: strings.license,
  cover_image_url: strings.picture,
}
const nameOf = (field: string) => FIELDS[field] ?? field

const textOf = ({ why, field, text }: Doubt) => {
  if (why === 'judged') return text ?? ''
  return why === 'unsure' ? strings.unsureOf(nameOf(field ?? '').toLowerCase()) : strings.mostNotOnPage
}

/** Doubts about the whole or a field; those about a line stand beside it. */
export function Doubts({ marks }: { marks: readonly Doubt[] }) {
  const general = marks.filter(({ line }) => line === null)
  if (general.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card bg-turmeric-soft p-3 text-sm">
      {general.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lists may have the same doubt
        <li key={at} className="flex gap-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-turmeric" />
          <span className="min-w-0">{textOf(mark)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A list of the result; lines that the page doesn't show are marked. */
export function MarkedLines({
  field,
  lines,
  marks,
  ordered = false,
}: {
  field: 'ingredients' | 'instructions'
  lines: readonly string[]
  marks: readonly Doubt[]
  ordered?: boolean
}) {
  const doubtful = new Set(marks.filter((mark) => mark.field === field).map(({ line }) => line))
  const List = ordered ? 'ol' : 'ul'
  return (
    <div className="min-w-0">
      <h4 className="font-sans font-semibold text-sm tracking-normal">{nameOf(field)}</h4>
      <List className={`mt-1 grid gap-1 pl-5 text-sm ${ordered ? 'list-decimal' : 'list-disc'}`}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may list salt twice
          <li key={at} className="[overflow-wrap:anywhere]">
            {doubtful.has(at) ? (
              <mark className="rounded bg-turmeric-soft px-1 text-text">
                {line} <span className="font-semibold text-turmeric">({strings.notOnPage})</span>
              </mark>
            ) : (
              line
            )}
          </li>
        ))}
      </List>
    </div>
  )
}

const asMinutes = (value: number | null) => (value === null ? null : strings.minutes(value))

export function DraftFacts({ recipe }: Pick<Draft, 'recipe'>) {
  const facts: [string, string | number | null][] = [
    [strings.prepTime, asMinutes(recipe.prep_time_minutes)],
    [strings.cookingTime, asMinutes(recipe.cooking_time_minutes)],
    [strings.servings, recipe.servings],
    [strings.cuisine, recipe.cuisine_type],
    [strings.difficulty, recipe.difficulty_level],
    [strings.author, recipe.author],
    [strings.publisher, recipe.publisher],
    [strings.license, recipe.license],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-w-0 flex-wrap justify-between gap-x-3 border-line border-b py-1">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 text-right tabular-nums [overflow-wrap:anywhere]">
            {value ?? <span className="text-muted">{strings.unknown}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Change = Draft['changes'][number]
const shown = (value: Change['was']) => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return strings.nothing
  return Array.isArray(value) ? value.join('\n') : String(value)
}

/** What an approval would change in a stored recipe. */
export function DraftChanges({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="text-muted">{strings.noChanges}</p>
  return (
    <div>
      <h3 className="text-lg">{strings.changesTitle}</h3>
      <ul className="mt-2 grid gap-3">
        {changes.map(({ field, was, now, edited }) => (
          <li key={field} className="rounded-card border border-line bg-raised p-3 text-sm">
            <p className="font-semibold">
              {nameOf(field)}
              {edited && <span className="ml-2 font-normal text-turmeric">({strings.editedHere})</span>}
            </p>
            <dl className="mt-2 grid gap-3 sm:grid-cols-2">
              {(
                [
                  [strings.stored, was],
                  [strings.onPage, now],
                ] as const
              ).map(([name, value]) => (
                <div key={name} className="min-w-0">
                  <dt className="text-muted text-xs">{name}</dt>
                  <dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{shown(value)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { clsx } from 'clsx'
import { headingText, isHeading } from '#core/recipes/heading.ts'
import { readingStore, useTicked } from '#web/state/recipe-reading.ts'
import { LinkedName } from '#web/ui/linked-name.tsx'
import * as strings from './strings.ts'

/** By index of the line. */
export type RecipeLinks = ReadonlyMap<number, { title: string; to: string }>

interface SetOutScreenProps {
  recipeId: string
  lines: readonly string[]
  /** What to use for each line; empty if it is at hand. */
  advice: readonly string[]
  links?: RecipeLinks
  equipment: readonly string[]
  /** Some lines may be headings of sections. */
  hasSections?: boolean
}

/** All ingredients, to be set out before cooking starts, and ticked off as on the recipe's page. */
export function SetOutScreen(props: SetOutScreenProps) {
  const { recipeId, lines, advice, links, equipment, hasSections } = props
  return (
    <>
      <h2 className="text-3xl">{strings.setOutTitle}</h2>
      <ul aria-label={strings.ingredientsLabel} className="mt-6 grid gap-x-10 text-xl sm:grid-cols-2">
        {lines.map((line, at) =>
          hasSections && isHeading(line) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as below
            <li key={at} className="pt-4 pb-1 font-semibold text-base text-muted sm:col-span-2">
              {headingText(line)}
            </li>
          ) : (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may contain the same line twice, and lines never move
              key={at}
              at={at}
              recipeId={recipeId}
              line={line}
              advice={advice[at] ?? ''}
              link={links?.get(at)}
            />
          ),
        )}
      </ul>
      {equipment.length > 0 && <p className="mt-6 text-muted">{strings.equipment(equipment.join(', '))}</p>}
    </>
  )
}

interface LineProps {
  at: number
  recipeId: string
  line: string
  advice: string
  link: { title: string; to: string } | undefined
}

function Line({ at, recipeId, line, advice, link }: LineProps) {
  const ticked = useTicked(recipeId, at)
  return (
    <li className="border-line border-b">
      <label className="flex min-h-14 items-center gap-4 py-2 leading-snug">
        <input
          type="checkbox"
          checked={ticked}
          onChange={() => readingStore.toggle(recipeId, at)}
          className="tick size-6"
        />
        <span className="min-w-0">
          <span className={clsx(ticked && 'text-muted line-through decoration-2')}>
            {link ? <LinkedName text={line} name={link.title} to={link.to} /> : line}
          </span>{' '}
          {advice && <span className="block font-semibold text-base text-turmeric">{advice}</span>}
        </span>
      </label>
    </li>
  )
}

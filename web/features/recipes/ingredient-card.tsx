import { clsx } from 'clsx'
import type { LineDetails, RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import { headingText, isHeading } from '#core/recipes/heading.ts'
import type { WantedLine } from '#core/shopping/purchase-list.ts'
import { shortLine } from '#core/stock/short-line.ts'
import { useOwnRecipe } from '#web/state/own/own-recipes.ts'
import { usePantry } from '#web/state/pantry.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { readingStore, useFactor, useTicked } from '#web/state/recipe-reading.ts'
import { useTooLittle } from '#web/state/shortages.ts'
import { Button } from '#web/ui/button.tsx'
import { MATCH_STATES } from '#web/ui/match-state.ts'
import { AskServings } from './ask-servings.tsx'
import { avoidedLines, conflictsOf } from './conflicts.ts'
import { IngredientLine } from './ingredient-line.tsx'
import { KeptSwaps } from './kept-swaps.tsx'
import { adviceForLines } from './line-advice.ts'
import type { Links } from './links.ts'
import { Part } from './part.tsx'
import { type ReadRecipe, useRecipeSystem } from './reading.ts'
import { FactorControl, ServingsControl } from './scale-control.tsx'
import { ShoppingButton } from './shopping-button.tsx'
import * as strings from './strings.ts'
import { UnitSwitch } from './unit-switch.tsx'

interface IngredientCardProps {
  recipe: ExternalRecipeRow
  read: ReadRecipe
  score: ScoredRecipe | undefined
  /** What is known about the lines, once it has loaded. */
  details: readonly LineDetails[]
  verdicts: RecipeVerdicts | undefined
  /** Lines that stand for other recipes. */
  links?: Links
  /** Its lines can be put on the shopping list. */
  isBought?: boolean
}

/** How a line fits the pantry: it may be missing there. */
interface Fit {
  missing: ScoredRecipe['missing'][number] | undefined
}
const NO_LINKS: Links = { byLine: new Map(), isPending: false }

/** What has a swap at hand needn't be bought. */
const toBuyOf = (missing: Fit['missing']) => (missing?.swap === '' ? missing.name : undefined)

export function IngredientCard(props: IngredientCardProps) {
  const { recipe, read, score, details, verdicts, links = NO_LINKS, isBought = true } = props
  const factor = useFactor(recipe.id)
  const system = useRecipeSystem(recipe)
  const { staples } = usePantry()
  const own = useOwnRecipe(recipe.id)
  /** The user can say it, and is asked; an amount that a link scaled can be set back. */
  const isAsked = own !== undefined && recipe.servings === null
  const isScalable = !isAsked || factor !== 1
  /** By servings: on a phone that is enough. */
  const scaled = recipe.servings !== null
  // The score knows the lines by their text; the same line twice has the same answer.
  const matches = new Map(score?.reasons.map((match) => [match.line, match]))
  const missing = new Map(score?.missing.map((one) => [one.line, one]))
  const advice = adviceForLines(recipe, score, { factor, system })
  const avoided = avoidedLines(conflictsOf(recipe, verdicts, useAllNeeds()))
  const wantedOf = (line: string, own: LineDetails | undefined, fit: Fit | undefined): WantedLine[] => {
    const name = fit ? toBuyOf(fit.missing) : own && !staples.includes(own.name) ? own.name : undefined
    return name ? [{ name, line: read.shown(line), purchase: own?.purchase ?? null }] : []
  }
  const tooLittle = useTooLittle()(score, factor)
  const shortAt = (at: number) => tooLittle.filter(({ line }) => read.lines.indexOf(line) === at)
  const wanted = links.isPending
    ? []
    : read.lines.flatMap((line, at) => {
        const inner = links.byLine.get(at)?.inner
        return inner
          ? inner.flatMap((one) => wantedOf(one.line, one.details, one.match && one))
          : [
              ...wantedOf(line, details[at], score && { missing: missing.get(line) }),
              ...shortAt(at).map((one) => shortLine(one, details[at]?.purchase, factor)),
            ]
      })
  const lineAt = (at: number) => {
    const line = read.lines[at] ?? ''
    const link = links.byLine.get(at)
    // A linked recipe has substitutes on its own page.
    if (link)
      return {
        link,
        match: link.match,
        missing: undefined,
        swap: undefined,
        advice: link.advice,
        warning: [line, ...link.inner.map((one) => one.line)].flatMap((one) => avoided.get(one) ?? [])[0],
        replace: undefined,
      }
    return {
      link,
      match: matches.get(line),
      missing: missing.get(line)?.name,
      swap: missing.get(line)?.swap,
      advice: advice[at] ?? '',
      warning: avoided.get(line),
      replace: avoided.has(line) ? details[at]?.name : undefined,
    }
  }
  return (
    <Part
      id="ingredients"
      title={strings.ingredientsTitle}
      action={<UntickAll id={recipe.id} />}
      className="ingredients unseen-200 max-md:border-t-0 max-md:pt-1!"
    >
      <div className="mb-3 grid gap-2 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {isAsked ? (
            own.isMine && <AskServings own={own} />
          ) : (
            <ServingsControl id={recipe.id} servings={recipe.servings} factor={factor} />
          )}
          <UnitSwitch system={system} />
        </div>
        <div className={clsx('flex items-center justify-between gap-2', scaled && !score && 'max-md:hidden')}>
          {isScalable && (
            <span className={scaled ? 'max-md:hidden' : undefined}>
              <FactorControl id={recipe.id} factor={factor} />
            </span>
          )}
          {score && <Legend />}
        </div>
      </div>
      <ul aria-label={strings.ingredientsTitle} className="grid gap-1">
        {read.shownLines.map((text, at) =>
          recipe.origin === 'own' && isHeading(text) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as below
            <li key={at} className="pt-3 pb-1 font-semibold text-muted first:pt-0">
              {headingText(text)}
            </li>
          ) : (
            <IngredientLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may contain the same line twice, and lines never move
              key={at}
              at={at}
              text={text}
              {...lineAt(at)}
              // The title of a private recipe stays on the device.
              title={recipe.origin === 'own' ? '' : recipe.title}
              recipeId={recipe.id}
            />
          ),
        )}
      </ul>
      {isBought && (
        <div className="mt-4 print:hidden">
          <ShoppingButton
            wanted={wanted}
            factor={factor}
            system={system}
            recipeId={recipe.id}
            only={score !== undefined}
          />
        </div>
      )}
      <KeptSwaps id={recipe.id} />
      {recipe.equipment.length > 0 && (
        <p className="mt-4 text-muted text-sm">{strings.equipment(recipe.equipment.join(', '))}</p>
      )}
    </Part>
  )
}

/** What the icons of the lines mean, on phones: a desktop tells it on hover. */
function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-3 text-muted text-xs md:hidden">
      {Object.values(MATCH_STATES).map(({ Icon, icon, word }) => (
        <li key={word} className="flex items-center gap-1">
          <Icon className={`size-4 ${icon}`} />
          {word}
        </li>
      ))}
    </ul>
  )
}

function UntickAll({ id }: { id: string }) {
  if (!useTicked(id)) return null
  return (
    <Button
      variant="quiet"
      onClick={() => readingStore.uncheck(id)}
      className="-mr-2 px-2! text-sm print:hidden"
    >
      {strings.uncheckAll}
    </Button>
  )
}

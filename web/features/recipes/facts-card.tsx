import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { Fragment, type ReactNode } from 'react'
import { ALLERGENS, type Allergen } from '#core/contracts/food-facts.ts'
import type { RecipeVerdicts } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { allergenLabel, dietLabel } from '#core/food-facts/labels.ts'
import { listed } from '#core/text/listed.ts'
import { usePreferences } from '#web/state/preferences.ts'
import { Badge } from '#web/ui/badge.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Part } from './part.tsx'
import * as strings from './strings.ts'

type OnAllergen = RecipeVerdicts['allergens'][number]
type OnDiet = RecipeVerdicts['diets'][number]

/** Until the verdicts have loaded, and if they can't be: the stored facts, without lines. */
function storedVerdicts(recipe: ExternalRecipeRow): OnAllergen[] {
  return ALLERGENS.map((name) => ({
    name,
    verdict: recipe.allergens.includes(name)
      ? 'contains'
      : recipe.may_contain.includes(name)
        ? 'may contain'
        : recipe.facts_complete
          ? 'free of'
          : 'not known',
    causes: [],
  }))
}

interface FactsCardProps {
  recipe: ExternalRecipeRow
  verdicts: RecipeVerdicts | undefined
  /** A line as it is shown, by its text in the recipe. */
  shown: (line: string) => string
}

/** What a recipe contains, may contain and is free of, each with the line that causes it. */
export function FactsCard({ recipe, verdicts, shown }: FactsCardProps) {
  const { allergies } = usePreferences()
  const own = (name: Allergen) => Number(allergies.includes(name))
  const all = [...(verdicts?.allergens ?? storedVerdicts(recipe))].sort((a, b) => own(b.name) - own(a.name))
  const of = (verdict: OnAllergen['verdict']) => all.filter((one) => one.verdict === verdict)
  const free = of('free of').map(({ name }) => allergenLabel(name))
  const unknown = [...new Set(verdicts?.unknown ?? [])]
  return (
    <Part title={strings.factsTitle}>
      <dl className="grid gap-5">
        <Group
          title={strings.containsTitle}
          icon={<TriangleAlert aria-hidden="true" className="size-5 text-danger" />}
        >
          {of('contains').map((one) => (
            <Causes
              key={one.name}
              on={one}
              label={allergenLabel(one.name)}
              mine={own(one.name) > 0}
              shown={shown}
            />
          ))}
        </Group>
        <Group
          title={strings.mayContainTitle}
          icon={<TriangleAlert aria-hidden="true" className="size-5 text-turmeric" />}
        >
          {of('may contain').map((one) => (
            <Causes
              key={one.name}
              on={one}
              label={allergenLabel(one.name)}
              mine={own(one.name) > 0}
              shown={shown}
            />
          ))}
        </Group>
        {free.length > 0 && (
          <Group title={strings.freeOfTitle} icon={<Check aria-hidden="true" className="size-5 text-herb" />}>
            {[<li key="free">{listed(free)}</li>]}
          </Group>
        )}
        {!recipe.facts_complete && (
          <Group
            title={strings.notKnownTitle}
            icon={<CircleQuestionMark aria-hidden="true" className="size-5 text-clay" />}
          >
            {[
              <li key="unknown">
                {unknown.length > 0 ? strings.notKnownFoods(listed(unknown)) : strings.notKnownLines}
              </li>,
            ]}
          </Group>
        )}
        <Fits recipe={recipe} diets={verdicts?.diets ?? []} />
      </dl>
      <p className="mt-5 text-muted text-sm">{strings.factsNote}</p>
    </Part>
  )
}

function Group({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <div>
      <dt className="flex items-center gap-2 font-semibold">
        {icon}
        {title}
      </dt>
      <dd className="mt-1 ml-7">
        <ul className="grid gap-1">{children}</ul>
      </dd>
    </div>
  )
}

interface CausesProps {
  on: OnAllergen
  label: string
  /** The user avoids it. */
  mine: boolean
  shown: (line: string) => string
}

/** "soy: 2 tablespoons soy sauce (brewed with wheat)". */
function Causes({ on, label, mine, shown }: CausesProps) {
  const causes = on.causes.filter(({ verdict }) => verdict === on.verdict)
  const lines = [...new Map(causes.map((cause) => [cause.line, cause])).values()]
  return (
    <li>
      {mine ? (
        rich(strings.youAvoid, {
          allergen: () => <span className="font-semibold text-danger">{label}</span>,
        })
      ) : (
        <span className="font-semibold">{label}</span>
      )}
      {lines.length > 0 && ': '}
      {lines.map(({ line, reason }, at) => (
        <Fragment key={line}>
          {at > 0 && '; '}
          {shown(line)}
          {reason && <span className="text-muted"> ({reason})</span>}
        </Fragment>
      ))}
    </li>
  )
}

/** A tag whose verdict is still "may contain" fits with the right brand. */
function Fits({ recipe, diets }: { recipe: ExternalRecipeRow; diets: readonly OnDiet[] }) {
  const { diets: chosen } = usePreferences()
  if (recipe.dietary_tags.length === 0) return null
  const byLabel = diets.filter(
    ({ name, verdict }) => verdict === 'may contain' && recipe.dietary_tags.includes(name),
  )
  return (
    <div>
      <dt className="font-semibold">{strings.fitsTitle}</dt>
      <dd className="mt-2">
        <ul aria-label={strings.dietsLabel} className="flex flex-wrap gap-2">
          {recipe.dietary_tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge tone="herb">
                {(chosen as readonly string[]).includes(tag) && <Check aria-hidden="true" />}
                {dietLabel(tag)}
              </Badge>
            </li>
          ))}
        </ul>
        {byLabel.length > 0 && (
          <p className="mt-2 text-muted text-sm">
            {byLabel
              .map(({ name, causes }) =>
                strings.rightBrand(dietLabel(name), listed([...new Set(causes.map(({ food }) => food))])),
              )
              .join('; ')}
            .
          </p>
        )}
      </dd>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { use } from 'react'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { usesUpBrief } from '#core/matching/have-need.ts'
import { call } from '#web/api/functions.ts'
import { Queries } from '#web/api/queries.tsx'
import { paths } from '#web/paths.ts'
import { kitchenReady, useKitchen } from '#web/state/kitchen.ts'
import { useLeftOut } from '#web/state/left-out.ts'
import { usePantry } from '#web/state/pantry.ts'
import { useAllNeeds, useNeeds } from '#web/state/preferences.ts'
import { useShortages } from '#web/state/shortages.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RecipeTiles } from '#web/ui/recipe-tile.tsx'
import { NoteOffer } from './note-offer.tsx'
import * as strings from './strings.ts'

const SHOWN = 4
const NAMED = 4

/** Recipes that use at least two of what won't keep; where they are few, those that use one follow. */
function useSoonRecipes() {
  const { ingredients, soon } = useKitchen()
  const { staples } = usePantry()
  const { avoid, diets } = useNeeds()
  const leaveOut = useLeftOut()
  return useQuery({
    queryKey: ['home-soon', ingredients, soon, staples, avoid, diets, leaveOut],
    queryFn: async ({ signal }) => {
      const using = async (least: number, exclude: string[] = []) => {
        const asked = {
          ingredients: [...ingredients],
          soon: [...soon],
          only_soon: least,
          exclude,
          staples: [...staples].slice(0, 100),
          dietary: [...diets],
          avoid: [...avoid],
          leave_out: [...leaveOut],
          limit: SHOWN,
        }
        return (await call('match-recipes', asked, { signal })).recipes
      }
      const two = soon.length > 1 ? await using(2) : []
      const one =
        two.length < SHOWN
          ? await using(
              1,
              two.map(({ id }) => id),
            )
          : []
      return [...two, ...one].slice(0, SHOWN)
    },
    enabled: soon.length > 0,
  })
}

/** What won't keep, leftovers too, with recipes for it; nothing if all is fresh. It waits for the dates, so that nothing shifts later. */
export function SoonSection() {
  use(kitchenReady())
  const { soon, due } = useKitchen()
  if (due.length === 0) return null
  return (
    <Queries>
      <section aria-labelledby="use-soon" className="mb-12 md:mb-20">
        <p className="eyebrow mb-2">{strings.soonEyebrow}</p>
        <h2 id="use-soon" className="text-2xl md:text-3xl">
          {strings.soonTitle(due.slice(0, NAMED), due.length - NAMED)}
        </h2>
        {soon.length > 0 && <SoonRecipes />}
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to={paths.pantry()} variant="outline">
            {strings.soonPantry}
            <ArrowRight aria-hidden="true" className="size-5" />
          </LinkButton>
        </div>
        <NoteOffer />
      </section>
    </Queries>
  )
}

function SoonRecipes() {
  const { data, isError } = useSoonRecipes()
  const needs = useAllNeeds()
  const short = useShortages()
  if (isError || data?.length === 0)
    return <p className="mt-5 min-h-80 text-muted lg:min-h-88">{strings.soonNone}</p>
  const noteOf = (recipe: MatchedRecipe) =>
    [usesUpBrief(recipe), ...short(recipe)].filter(Boolean).join(' · ')
  return <RecipeTiles isRow recipes={data} needs={needs} noteOf={noteOf} />
}

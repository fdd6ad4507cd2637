import CopyCheck from 'lucide-react/icons/copy-check'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { type Comparable, findDuplicates } from '#core/import/duplicates.ts'
import { normalise } from '#core/text/normalise.ts'
import { paths } from '#web/paths.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** The user's recipe that a new one repeats; without `isSame`, it only has the same name. */
function findLike(
  own: readonly OwnRecipe[],
  found: Comparable,
): { of: OwnRecipe; isSame: boolean } | undefined {
  const title = normalise(found.title)
  const isNamesake = ({ content }: OwnRecipe) => title !== '' && normalise(content.title) === title
  const [duplicate] = findDuplicates(
    own.map(({ content }) => content),
    [found],
  )
  const of = duplicate && 'own' in duplicate.of ? own[duplicate.of.own] : own.find(isNamesake)
  return of && { of, isSame: duplicate?.likeness === 'same' || !isNamesake(of) }
}

/** Says so before a recipe is saved twice. Saving is still possible: it may be another version. */
export function AlreadyThere({ id, found }: { id: string; found: Comparable }) {
  const recipes = useOwnRecipes()
  const like = useMemo(
    () =>
      findLike(
        [...recipes.values()].filter((recipe) => recipe.isMine && recipe.id !== id),
        found,
      ),
    [recipes, id, found],
  )
  if (!like) return null
  return (
    <p role="status" className="flex items-start gap-3 rounded-card bg-turmeric-soft px-4 py-3">
      <CopyCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {rich(like.isSame ? strings.alreadyHave : strings.haveThisName, {
          recipe: () => (
            // In a tab of its own: the form stays.
            <Link to={paths.recipe(like.of.id)} target="_blank" className="text-link">
              {like.of.content.title}
            </Link>
          ),
        })}
      </span>
    </p>
  )
}

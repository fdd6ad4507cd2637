import { useQuery } from '@tanstack/react-query'
import { cardWords } from './broken-words.ts'
import type { LeftoverOffer } from './pantry-leftovers.ts'
import { avoidsAny, namesOf, problemFor, type Situation } from './problem-for.ts'

const NONE: readonly LeftoverOffer[] = []

/** Offers with what they contain that someone avoids. Nothing is offered until that is known. */
export function useLeftoverWarnings(
  situation: Situation,
  offers: readonly LeftoverOffer[],
): readonly LeftoverOffer[] {
  const { needs, today } = situation
  const dishes = offers.map(({ choice: { title, recipeId } }) => ({ title, recipeId }))
  const isAsked = offers.length > 0 && avoidsAny(needs)
  const { data } = useQuery({
    queryKey: ['plan-leftovers', dishes, needs],
    queryFn: async ({ signal }) => {
      const asked = await problemFor({ ...situation, days: [today], meals: [] }, 1, signal).catch((error) => {
        if (signal.aborted) throw error
        return undefined
      })
      // Without an answer their names have to do.
      const known = new Set(asked?.problem.fixedRecipes.map(({ id }) => id))
      const unjudged = dishes.filter(({ recipeId }) => !known.has(recipeId ?? ''))
      return { broken: asked?.broken ?? [], named: await namesOf(unjudged, needs, signal) }
    },
    enabled: isAsked,
    gcTime: 60_000,
  })
  if (!isAsked) return offers
  if (!data) return NONE
  return offers.map((offer) => {
    const { title, recipeId } = offer.choice
    const named = data.named.find((one) => one.title === title)
    const found = data.broken.find(({ id }) => id === recipeId) ?? named
    return found ? { ...offer, warning: cardWords(found) } : offer
  })
}

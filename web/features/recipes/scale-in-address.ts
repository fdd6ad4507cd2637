import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readingStore } from '#web/state/recipe-reading.ts'

export const SCALE = 'scale'
/** Portions instead of a factor: for links that don't know what the recipe makes. */
const SERVES = 'serves'

/** A link may say how much of the recipe is wanted. It counts once: from then on it is what the user chooses. */
export function useScaleInAddress(id: string, recipe: { servings: number | null } | null | undefined) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const servings = recipe?.servings ?? null
  const isKnown = Boolean(recipe)
  useEffect(() => {
    const query = new URLSearchParams(search)
    const [scale, serves] = [query.get(SCALE), query.get(SERVES)]
    if (scale === null && (serves === null || !isKnown)) return
    if (scale !== null) readingStore.setFactor(id, Number(scale))
    else if (servings) readingStore.setFactor(id, Number(serves) / servings)
    query.delete(SCALE)
    query.delete(SERVES)
    void navigate({ search: query.toString(), hash }, { replace: true, state, preventScrollReset: true })
  }, [id, search, hash, state, navigate, isKnown, servings])
}

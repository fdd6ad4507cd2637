import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readingStore } from '#web/state/recipe-reading.ts'

export const SCALE = 'scale'

/** A link may say how much of the recipe is wanted. It counts once: from then on it is what the user chooses. */
export function useScaleInAddress(id: string) {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const scale = query.get(SCALE)
    if (scale === null) return
    readingStore.setFactor(id, Number(scale))
    query.delete(SCALE)
    void navigate({ search: query.toString(), hash }, { replace: true, state, preventScrollReset: true })
  }, [id, search, hash, state, navigate])
}

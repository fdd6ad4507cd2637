import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'

/** Leaves cook mode for the recipe, so that Back doesn't reopen it: back to the recipe, or in its place. */
export function useLeave(recipeId: string) {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const to = paths.recipe(recipeId)
  const leave = () => {
    // A link that was tapped before hydration loaded this page: only the referrer knows.
    const loadedFrom = key === 'default' ? document.referrer : ''
    if (state?.from === to || loadedFrom === new URL(to, location.href).href) void navigate(-1)
    else void navigate(to, { replace: true })
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    leave()
  }
  return { leave, link: { to, onClick } }
}

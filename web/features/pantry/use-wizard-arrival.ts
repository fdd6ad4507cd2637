import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { notify } from '#web/lib/toast.ts'
import { type PantryItem, pantryStore } from '#web/state/pantry.ts'
import { addQuietly, withStates } from './add-written.ts'
import * as strings from './strings.ts'
import type { Reading } from './use-reading.ts'

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : ''

/** State that another page may bring along. */
interface Brought {
  /** Names or lists, as written. */
  prefilledIngredients?: unknown
  isScanning?: unknown
}

const welcome = withStates((items: readonly PantryItem[]) => {
  pantryStore.add(items)
  notify({
    title: strings.addedBroughtTitle,
    description: items.map(({ name }) => name).join(', '),
    variant: 'success',
  })
})

/**
 * Takes what is brought along in the URL (?ingredients=2 eggs,rice) or from another page, once, and removes it from the
 * address. `onScan`: the user asked for the camera.
 */
export function useWizardArrival(take: Reading['take'], onScan: () => void) {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const taken = useRef(false)
  useEffect(() => {
    const ingredients = search.get('ingredients') ?? ''
    const { prefilledIngredients, isScanning } = (state ?? {}) as Brought
    const prefilled = textOf(prefilledIngredients)
    if (taken.current || (isScanning !== true && ingredients + prefilled === '')) return
    taken.current = true
    void take(ingredients, addQuietly)
    void take(prefilled, welcome)
    if (isScanning === true) onScan()
    else void navigate(pathname, { replace: true, state: null })
  }, [search, state, pathname, take, onScan, navigate])
}

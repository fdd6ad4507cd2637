import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ImportRecipeInput } from '#core/contracts/import-recipe.ts'
import { paths } from '#web/paths.ts'
import { importFrom, type Refused } from './import-from.ts'
import { keptLink } from './kept-link.ts'
import * as strings from './strings.ts'

/** Reads one page at a time, and continues to the form. */
export function useLinkImport() {
  const [reading, setReading] = useState<{ url: string | undefined }>()
  /** With the link that was refused, which a page sent next belongs to. */
  const [refused, setRefused] = useState<Refused & { url: string | undefined }>()
  const [textError, setTextError] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const navigate = useNavigate()
  useEffect(() => () => running.current?.abort(), [])

  function stop() {
    running.current?.abort()
    setReading(undefined)
  }

  /** A new try: what went wrong before is over. */
  function begin(url: string | undefined): AbortController {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    dismiss()
    setReading({ url })
    return mine
  }

  function dismiss() {
    setRefused(undefined)
    setTextError(undefined)
  }

  /** `text` is read on the device if the page has no recipe that we find. */
  async function run(input: ImportRecipeInput, text = '') {
    const mine = begin(input.url)
    const answer = await importFrom(input, mine.signal).catch(() => undefined)
    if (mine.signal.aborted || !answer) return
    if ('draft' in answer) {
      keptLink.clear()
      void navigate(paths.newRecipe({ draft: answer.draft }))
      return
    }
    if (text.trim() !== '') return readText(text, input.url)
    setReading(undefined)
    setRefused({ ...answer, url: input.url })
    if (input.url && answer.code === 'offline') keptLink.set(input.url)
  }

  /** Only a text with a recipe leaves the page. */
  async function readText(text: string, url?: string) {
    const mine = begin(url)
    const { readPasted } = await import('#core/import/read-pasted.ts')
    if (mine.signal.aborted) return
    const { ingredients, instructions } = readPasted(text).content
    setReading(undefined)
    if (ingredients.length + instructions.length === 0) return setTextError(strings.noRecipePasted)
    void navigate(paths.newRecipe({ from: 'paste' }), { state: { pasted: url ? `${text}\n\n${url}` : text } })
  }

  return { reading, refused, textError, run, readText, stop, dismiss }
}

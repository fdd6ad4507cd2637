import { useEffect, useRef, useState } from 'react'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { type Library, type OpenLibrary, openLibrary } from './open-library.ts'
import type { PickedFile } from './protocol.ts'

type Reading =
  | { phase: 'idle' }
  | { phase: 'reading'; share: number }
  | { phase: 'failed' }
  | { phase: 'read'; library: Library; open: OpenLibrary; key: number }

let reads = 0

/** Reads files in a worker, which stays open for the import. */
export function useLibrary() {
  const [reading, setReading] = useState<Reading>({ phase: 'idle' })
  const current = useRef<OpenLibrary>(undefined)
  const close = () => {
    current.current?.close()
    current.current = undefined
  }
  useEffect(() => () => current.current?.close(), [])

  return {
    reading,
    async read(files: readonly PickedFile[]) {
      close()
      setReading({ phase: 'reading', share: 0 })
      let open: OpenLibrary | undefined
      try {
        open = openLibrary()
        current.current = open
        await ownRecipes.ready().catch(() => {})
        const own = [...ownRecipes.snapshot().values()].flatMap(({ id, isMine, content }) =>
          isMine
            ? [{ id, title: content.title, ingredients: content.ingredients, source_url: content.source_url }]
            : [],
        )
        const library = await open.read(files, own, (share) => {
          if (current.current === open) setReading({ phase: 'reading', share })
        })
        if (current.current === open) setReading({ phase: 'read', library, open, key: ++reads })
      } catch {
        // Canceled, or another reading began meanwhile.
        if (current.current !== open) return
        close()
        setReading({ phase: 'failed' })
      }
    },
    cancel() {
      close()
      setReading({ phase: 'idle' })
    },
    /** The job takes over the worker. */
    handOver() {
      current.current = undefined
      setReading({ phase: 'idle' })
    },
  }
}

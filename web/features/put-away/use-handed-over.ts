import { useEffect, useRef } from 'react'
import { takeHandedOver } from '#web/state/put-away/handed-over.ts'
import { addCode } from './pile-actions.ts'
import type { As } from './use-pictures.ts'

const asFile = (photo: Blob) =>
  photo instanceof File ? photo : new File([photo], 'photo.jpg', { type: photo.type })

/** Reads what was shown to another page, once. */
export function useHandedOver(
  take: (photos: readonly File[], as?: As) => void,
  say: (words: string) => void,
) {
  const calls = useRef({ take, say })
  calls.current = { take, say }
  useEffect(() => {
    // After effects that React runs twice while developing: the first run's work would be aborted.
    const timer = setTimeout(async () => {
      const { receipts = [], photos = [], codes = [] } = takeHandedOver() ?? {}
      calls.current.take(receipts.map(asFile), 'receipt')
      calls.current.take(photos.map(asFile))
      for (const code of codes) calls.current.say(await addCode(code))
    })
    return () => clearTimeout(timer)
  }, [])
}

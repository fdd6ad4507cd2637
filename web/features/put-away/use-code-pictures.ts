import { useCallback, useEffect, useRef, useState } from 'react'
import type { PileRow } from './pile-rows.ts'

/** Addresses of pictures, by the code that they show. */
export type CodePictures = ReadonlyMap<string, string>

/** What unknown packs look like: kept in memory while they are on the pile, and nowhere else. */
export function useCodePictures(rows: readonly Pick<PileRow, 'printed'>[]) {
  const [pictures, setPictures] = useState<CodePictures>(new Map())
  const kept = useRef(new Map<string, string>())

  const keep = useCallback((printed: string, picture: Blob) => {
    // The first one stays: nothing changes under the user's eyes.
    if (kept.current.has(printed)) return
    kept.current.set(printed, URL.createObjectURL(picture))
    setPictures(new Map(kept.current))
  }, [])

  useEffect(() => {
    const there = new Set(rows.map(({ printed }) => printed))
    const gone = [...kept.current].filter(([printed]) => !there.has(printed))
    if (gone.length === 0) return
    for (const [printed, url] of gone) {
      URL.revokeObjectURL(url)
      kept.current.delete(printed)
    }
    setPictures(new Map(kept.current))
  }, [rows])

  useEffect(
    () => () => {
      for (const url of kept.current.values()) URL.revokeObjectURL(url)
      kept.current.clear()
    },
    [],
  )
  return { pictures, keep }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import { notify } from '#web/lib/toast.ts'
import { corrected } from './corrections.ts'
import { detector } from './detector.ts'
import { seePhoto } from './see.ts'

const ADD_SPACING_MS = 500
/** The maximum that the function accepts; larger photos are scaled down before sending. */
const MAX_BYTES = 40 * 1024 * 1024

export interface ScannedPhoto {
  id: number
  url: string
  found: readonly SeenIngredient[]
}

interface ScanOptions {
  /** Adds one name to the list. */
  onAdd: (name: string) => void
  onSeen: () => void
  /** A photo that could not be scanned, with none before it. */
  onFailed: () => void
}

const failure = (error: unknown) =>
  notify({
    title: 'Vision processing failed',
    description:
      error instanceof Error && error.message
        ? error.message
        : 'Failed to analyze the image. Please try again.',
    variant: 'destructive',
  })

/** Photos in, ingredients into the list: sure ones automatically, one after another; the others are suggested. */
export function useScan({ onAdd, onSeen, onFailed }: ScanOptions) {
  const [photos, setPhotos] = useState<readonly ScannedPhoto[]>([])
  const [analysing, setAnalysing] = useState(false)
  const urls = useRef<string[]>([])
  const running = useRef<AbortController>(undefined)
  const waiting = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const count = useRef(0)
  const calls = useRef({ onAdd, onSeen, onFailed })
  calls.current = { onAdd, onSeen, onFailed }

  const addNext = useCallback(() => {
    const name = waiting.current.shift()
    if (name !== undefined) calls.current.onAdd(name)
    if (waiting.current.length === 0) {
      clearInterval(timer.current)
      timer.current = undefined
    }
  }, [])
  const addInTurn = useCallback(
    (names: readonly string[]) => {
      if (names.length === 0) return
      waiting.current.push(...names)
      if (timer.current !== undefined) return
      addNext()
      if (waiting.current.length > 0) timer.current = setInterval(addNext, ADD_SPACING_MS)
    },
    [addNext],
  )

  const forget = useCallback(() => {
    running.current?.abort()
    clearInterval(timer.current)
    timer.current = undefined
    waiting.current = []
    for (const url of urls.current.splice(0)) URL.revokeObjectURL(url)
  }, [])
  useEffect(
    () => () => {
      // Leaving early loses nothing: pending additions are flushed.
      for (const name of waiting.current.splice(0)) calls.current.onAdd(name)
      forget()
    },
    [forget],
  )

  const scan = async (files: readonly Blob[]) => {
    const pictures = files.filter((file) => file.type.startsWith('image/') || file.type === '')
    if (pictures.length === 0) {
      if (files.length > 0) failure(new Error('That is no picture. Choose a photo instead.'))
      return
    }
    void detector.load()
    const request = new AbortController()
    running.current?.abort()
    running.current = request
    setAnalysing(true)
    let seen = photos.length
    for (const picture of pictures) {
      try {
        if (picture.size > MAX_BYTES) throw new Error('This picture is larger than 40 MB.')
        const found = corrected(await seePhoto(picture, request.signal))
        if (request.signal.aborted) return
        const url = URL.createObjectURL(picture)
        urls.current.push(url)
        setPhotos((before) => [...before, { id: ++count.current, url, found }])
        seen++
        calls.current.onSeen()
        addInTurn(found.filter((one) => one.sure).map((one) => one.name))
        if (found.length === 0)
          notify({
            title: 'No ingredients found',
            description:
              "We couldn't detect any ingredients in this image. Try a clearer photo or add ingredients manually.",
          })
      } catch (error) {
        if (request.signal.aborted) return
        failure(error)
      }
    }
    if (seen === 0) calls.current.onFailed()
    if (running.current === request) setAnalysing(false)
  }

  return {
    photos,
    analysing,
    scan,
    cancel: () => {
      running.current?.abort()
      setAnalysing(false)
    },
    startOver: () => {
      forget()
      setPhotos([])
      setAnalysing(false)
    },
  }
}

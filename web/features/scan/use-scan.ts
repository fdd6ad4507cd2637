import { useCallback, useEffect, useRef, useState } from 'react'
import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { notify } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { recordSeen } from '#web/state/stock/record-seen.ts'
import { detector } from './detector.ts'
import { type SeenPhoto, seePhoto } from './see.ts'
import { shownFindings } from './shown-findings.ts'
import * as strings from './strings.ts'

const ADD_SPACING_MS = 500
/** The maximum that the function accepts; larger photos are scaled down before sending. */
const MAX_BYTES = 40 * 1024 * 1024

/** A photo with what it shows, as far as the detector knows and was taught. */
export interface ScannedPhoto extends SeenPhoto {
  id: number
  url: string
  file: Blob
}

interface ScanOptions {
  /** Adds one name to the list. */
  onAdd: (name: string) => void
  /** Photos are being scanned. */
  onStart: () => void
  /** A photo that could not be scanned, with none before it. */
  onFailed: () => void
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : strings.scanFailedText

/** Photos in, ingredients into the list: sure ones automatically, one after another; the others are suggested. */
export function useScan({ onAdd, onStart, onFailed }: ScanOptions) {
  const [photos, setPhotos] = useState<readonly ScannedPhoto[]>([])
  const [analysing, setAnalysing] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const urls = useRef<string[]>([])
  const running = useRef<AbortController>(undefined)
  const waiting = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  /** Listed before, and seen: confirmed once the photos were looked through, unless it was taken out. */
  const seenAgain = useRef<string[]>([])
  const count = useRef(0)
  const calls = useRef({ onAdd, onStart, onFailed })
  calls.current = { onAdd, onStart, onFailed }

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
    void recordSeen(seenAgain.current.splice(0)).catch(() => {})
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

  const fail = (error: unknown) => {
    const description = reasonOf(error)
    setTrouble(description)
    notify({ title: strings.scanFailedTitle, description, variant: 'destructive' })
  }

  const scan = async (files: readonly Blob[]) => {
    setTrouble(undefined)
    const pictures = files.filter((file) => file.type.startsWith('image/') || file.type === '')
    if (pictures.length === 0) {
      if (files.length > 0) fail(new Error(strings.notAnImage))
      return
    }
    void detector.load()
    const request = new AbortController()
    running.current?.abort()
    running.current = request
    setAnalysing(true)
    calls.current.onStart()
    let scanned = photos.length
    for (const picture of pictures) {
      try {
        if (picture.size > MAX_BYTES) throw new Error(strings.tooLarge)
        const seenPhoto = await seePhoto(picture, request.signal)
        const seen = shownFindings(seenPhoto.seen)
        if (request.signal.aborted) return
        const url = URL.createObjectURL(picture)
        urls.current.push(url)
        setPhotos((before) => [...before, { ...seenPhoto, id: ++count.current, url, file: picture, seen }])
        scanned++
        const sure = seen.findings.filter((one) => one.sure).map((one) => one.name)
        const { ingredients } = pantryStore.get()
        seenAgain.current.push(...sure.filter((name) => ingredients.includes(normaliseName(name))))
        addInTurn(sure)
        if (seen.findings.length === 0)
          notify({
            title: strings.noneFoundTitle,
            description: strings.noneFoundText,
          })
      } catch (error) {
        if (request.signal.aborted) return
        fail(error)
      }
    }
    if (scanned === 0) calls.current.onFailed()
    if (running.current === request) setAnalysing(false)
  }

  return {
    photos,
    analysing,
    /** Why the last photo could not be scanned. */
    trouble,
    scan,
    cancel: () => {
      running.current?.abort()
      setAnalysing(false)
    },
    startOver: () => {
      forget()
      setPhotos([])
      setAnalysing(false)
      setTrouble(undefined)
    },
  }
}

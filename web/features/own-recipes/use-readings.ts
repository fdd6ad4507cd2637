import { useEffect, useState } from 'react'
import type { LineReading } from '#core/own-recipes/read-line.ts'
import { ingredientLine } from './draft.ts'
import { readLines } from './reader.ts'

const PAUSE_MS = 120
const MOST_READ = 200

/** What each line of a text says, by the line; read at every pause in typing, and each line once. */
export function useReadings(text: string): ReadonlyMap<string, LineReading> {
  const [read, setRead] = useState<ReadonlyMap<string, LineReading>>(new Map())
  useEffect(() => {
    const lines = new Set(text.split('\n').slice(0, MOST_READ).map(ingredientLine))
    lines.delete('')
    const fresh = [...lines].filter((line) => !read.has(line))
    if (fresh.length === 0) return
    let stopped = false
    const timer = setTimeout(async () => {
      const readings = await readLines(fresh)
      if (stopped || !readings) return
      const kept = [...read].filter(([line]) => lines.has(line))
      setRead(new Map([...kept, ...fresh.flatMap((line, at) => pair(line, readings[at]))]))
    }, PAUSE_MS)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [text, read])
  return read
}

const pair = (line: string, reading: LineReading | undefined): [string, LineReading][] =>
  reading ? [[line, reading]] : []

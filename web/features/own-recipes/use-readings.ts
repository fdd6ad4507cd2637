import { useEffect, useMemo, useState } from 'react'
import type { LineReading } from '#core/own-recipes/read-line.ts'
import { ingredientLine } from './draft.ts'
import { readLines } from './reader.ts'
import { sameLines } from './same-lines.ts'

const PAUSE_MS = 120
const MOST_READ = 200

interface ShownReading {
  reading: LineReading
  /** False while the line is being typed: it says what the line was at the last pause. */
  isCurrent: boolean
}

interface Read {
  lines: readonly string[]
  byLine: ReadonlyMap<string, LineReading>
}

/** What each line of a text says; read at every pause in typing, and each line once. */
export function useReadings(text: string): readonly (ShownReading | undefined)[] {
  const [read, setRead] = useState<Read>({ lines: [], byLine: new Map() })
  const lines = useMemo(() => text.split('\n').map(ingredientLine), [text])
  useEffect(() => {
    const wanted = new Set(lines.slice(0, MOST_READ))
    wanted.delete('')
    const fresh = [...wanted].filter((line) => !read.byLine.has(line))
    if (fresh.length === 0) return
    let stopped = false
    const timer = setTimeout(async () => {
      const readings = await readLines(fresh)
      if (stopped || !readings) return
      const kept = [...read.byLine].filter(([line]) => wanted.has(line))
      setRead({ lines, byLine: new Map([...kept, ...fresh.flatMap((line, at) => pair(line, readings[at]))]) })
    }, PAUSE_MS)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [lines, read])
  return useMemo(() => {
    const before = sameLines(read.lines, lines)
    return lines.map((line, at) => {
      if (line === '') return undefined
      const reading = read.byLine.get(line)
      if (reading) return { reading, isCurrent: true }
      const last = read.byLine.get(read.lines[before[at] ?? -1] ?? '')
      return last && { reading: last, isCurrent: false }
    })
  }, [lines, read])
}

const pair = (line: string, reading: LineReading | undefined): [string, LineReading][] =>
  reading ? [[line, reading]] : []

import { useEffect, useMemo, useState } from 'react'
import type { StepReading, StepsReading } from '#core/own-recipes/read-steps.ts'
import { ingredientLine, stepLine } from './draft.ts'
import { readSteps } from './reader.ts'
import { sameLines } from './same-lines.ts'

const PAUSE_MS = 200

interface Read extends StepsReading {
  of: readonly string[]
}

const NOTHING: Read = { of: [], steps: [], unused: [] }

/** What each line of the steps uses of the ingredients; read at every pause in typing, until then as it was before. */
export function useStepsReading(steps: string, ingredients: string) {
  const [read, setRead] = useState(NOTHING)
  const lines = useMemo(() => steps.split('\n').map(stepLine), [steps])
  const hasSteps = lines.some(Boolean)
  useEffect(() => {
    if (!hasSteps) return setRead(NOTHING)
    let stopped = false
    const timer = setTimeout(async () => {
      const listed = ingredients.split('\n').map(ingredientLine).filter(Boolean)
      const found = await readSteps(lines, listed)
      if (!stopped && found) setRead({ of: lines, ...found })
    }, PAUSE_MS)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [lines, ingredients, hasSteps])
  return useMemo(() => {
    const before = sameLines(read.of, lines)
    const notes = lines.map((line, at): StepReading | undefined =>
      line === '' ? undefined : read.steps[before[at] ?? -1],
    )
    return { notes, unused: read.unused }
  }, [lines, read])
}

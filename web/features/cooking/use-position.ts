import { useState } from 'react'

const KEY = 'sous-cooking'
const KEPT = 10

type Positions = Record<string, { step: number; day: string }>

const today = () => new Date().toDateString()

function readAll(): Positions {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Positions) : {}
  } catch {
    return {}
  }
}

function read(recipeId: string, last: number): number {
  const kept = Object.hasOwn(readAll(), recipeId) ? readAll()[recipeId] : undefined
  if (kept?.day !== today() || !Number.isInteger(kept.step)) return 0
  // What was cooked to the end is cooked from the beginning the next time.
  return kept.step >= last ? 0 : Math.max(0, kept.step)
}

function write(recipeId: string, step: number) {
  const others = Object.entries(readAll()).filter(([id, { day }]) => id !== recipeId && day === today())
  const positions = Object.fromEntries([...others.slice(1 - KEPT), [recipeId, { step, day: today() }]])
  try {
    localStorage.setItem(KEY, JSON.stringify(positions))
  } catch {
    // Without storage a reload starts at the beginning.
  }
}

/** The current step. Stored for the day, so that a reload returns to it. */
export function usePosition(recipeId: string, last: number): [number, (step: number) => void] {
  const [step, setStep] = useState(() => read(recipeId, last))
  const go = (to: number) => {
    const next = Math.min(Math.max(0, to), last)
    setStep(next)
    write(recipeId, next)
  }
  return [step, go]
}

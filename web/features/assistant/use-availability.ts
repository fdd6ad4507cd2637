import { useEffect, useState } from 'react'
import { type Availability, modelAvailability } from './language-model.ts'

/** Asked again after each attempt and each turn: a browser may download, update or remove its model. */
export function useAvailability(isBusy: boolean, turns: number, withPhoto = false): Availability | undefined {
  const [now, setNow] = useState<Availability>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each turn
  useEffect(() => {
    if (isBusy) return
    let isCurrent = true
    void modelAvailability(withPhoto).then((given) => {
      if (isCurrent) setNow(given)
    })
    return () => {
      isCurrent = false
    }
  }, [isBusy, turns, withPhoto])
  return now
}

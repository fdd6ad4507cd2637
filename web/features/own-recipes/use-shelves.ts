import { useMemo } from 'react'
import { useAllMarks } from '#web/state/own/marks.ts'
import { shelvesOf } from './find-own.ts'

/** The tags and folders of all marked recipes, to choose from. */
export function useShelves() {
  const marks = useAllMarks()
  return useMemo(() => shelvesOf(marks.values()), [marks])
}

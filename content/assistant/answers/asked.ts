import { asked1 } from './asked-1.ts'
import { asked2 } from './asked-2.ts'
import { asked3 } from './asked-3.ts'
import { asked4 } from './asked-4.ts'

/** Different ways to ask for the notes of the other files, by their title. */
export const asked: Readonly<Record<string, readonly string[]>> = {
  ...asked1,
  ...asked2,
  ...asked3,
  ...asked4,
}

import { everyday } from './everyday.ts'
import type { Tip } from './record.ts'
import { seasonal } from './seasonal.ts'

/** Tips that a good cook would give in passing. */
export const TIPS: readonly Tip[] = [...everyday, ...seasonal]

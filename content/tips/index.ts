import { everyday } from './everyday.ts'
import type { Tip } from './record.ts'
import { seasonal } from './seasonal.ts'

/** What a good cook would say in passing. */
export const TIPS: readonly Tip[] = [...everyday, ...seasonal]

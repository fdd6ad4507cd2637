import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { createPlanBook } from '#core/planning/plan-book.ts'
import { knowledge, once } from './knowledge.ts'

/** One for all recipes of the device: what is read for a plan is read once. */
export const planBook = once(() => createPlanBook({ ...knowledge(), shelfLife: SHELF_LIFE }))

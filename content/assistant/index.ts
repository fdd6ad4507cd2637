import type { Knowledge } from '#core/assistant/knowledge.ts'
import { SHELF_LIFE } from '../shelf-life/index.ts'
import { bakingAdvice } from './advice-baking.ts'
import { equipmentAdvice } from './advice-equipment.ts'
import { mayIAdvice } from './advice-may-i.ts'
import { meatAdvice } from './advice-meat-fish-eggs.ts'
import { planningAdvice } from './advice-planning.ts'
import { plantAdvice } from './advice-plants.ts'
import { shoppingAdvice } from './advice-shopping.ts'
import { stepAdvice } from './advice-steps.ts'
import { whyAdvice } from './advice-why.ts'
import { answers } from './answers/index.ts'
import { densities, pieces } from './densities.ts'
import { facts } from './facts.ts'
import { hazards } from './hazards.ts'
import { pairings } from './pairings.ts'
import { portions } from './portions.ts'
import { reasons } from './reasons.ts'
import { rescues } from './rescues.ts'
import { reheats, safetyNotes, spoilage, thaws } from './safety-notes.ts'
import { storage } from './storage.ts'
import { produceStorage } from './storage-produce.ts'
import { techniques } from './techniques.ts'
import { differences, terms } from './terms.ts'
import { withRows } from './timing-table.ts'
import { dishTimings } from './timings-dishes.ts'
import { meatTimings } from './timings-meat.ts'
import { moreWays } from './timings-more-ways.ts'
import { pantryTimings } from './timings-pantry.ts'
import { poultryAndEggTimings } from './timings-poultry-and-eggs.ts'
import { seafoodTimings } from './timings-seafood.ts'
import { vegetableTimings } from './timings-vegetables.ts'
import { aliases, plainWords } from './words.ts'

/** What the built-in assistant knows. */
export const KNOWLEDGE: Knowledge = {
  timings: withRows(
    [
      ...poultryAndEggTimings,
      ...meatTimings,
      ...seafoodTimings,
      ...vegetableTimings,
      ...pantryTimings,
      ...dishTimings,
    ],
    moreWays,
  ),
  storage: [...storage, ...produceStorage],
  notes: [
    ...rescues,
    ...techniques,
    ...safetyNotes,
    ...reheats,
    ...thaws,
    ...spoilage,
    ...facts,
    ...reasons,
    ...whyAdvice,
    ...stepAdvice,
    ...mayIAdvice,
    ...equipmentAdvice,
    ...shoppingAdvice,
    ...planningAdvice,
    ...bakingAdvice,
    ...meatAdvice,
    ...plantAdvice,
    ...answers,
  ],
  hazards,
  terms,
  differences,
  pairings,
  portions,
  densities,
  pieces,
  aliases,
  plainWords,
  shelfLife: SHELF_LIFE,
}

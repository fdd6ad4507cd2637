import type { Knowledge } from '#core/kitchen/knowledge.ts'
import { densities, pieces } from './densities.ts'
import { dietNotes } from './diet-notes.ts'
import { facts } from './facts.ts'
import { pairings } from './pairings.ts'
import { portions } from './portions.ts'
import { rescues } from './rescues.ts'
import { reheats, safetyNotes, spoilage, thaws } from './safety-notes.ts'
import { storage } from './storage.ts'
import { techniques } from './techniques.ts'
import { differences, terms } from './terms.ts'
import { meatTimings } from './timings-meat.ts'
import { pantryTimings } from './timings-pantry.ts'
import { poultryAndEggTimings } from './timings-poultry-and-eggs.ts'
import { seafoodTimings } from './timings-seafood.ts'
import { vegetableTimings } from './timings-vegetables.ts'
import { aliases, plainWords } from './words.ts'

/** What the built-in cook knows. */
export const KITCHEN: Knowledge = {
  timings: [
    ...poultryAndEggTimings,
    ...meatTimings,
    ...seafoodTimings,
    ...vegetableTimings,
    ...pantryTimings,
  ],
  storage,
  notes: [...rescues, ...techniques, ...safetyNotes, ...reheats, ...thaws, ...spoilage, ...facts],
  terms,
  differences,
  pairings,
  portions,
  densities,
  pieces,
  dietNotes,
  aliases,
  plainWords,
}

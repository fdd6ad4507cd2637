import type { Place } from '#core/contracts/places.ts'
import * as strings from './strings.ts'

export const placeName: Readonly<Record<Place, string>> = {
  fridge: strings.fridge,
  freezer: strings.freezer,
  pantry: strings.pantry,
}

export const inPlace: Readonly<Record<Place, string>> = {
  fridge: strings.inFridge,
  freezer: strings.inFreezer,
  pantry: strings.inPantry,
}

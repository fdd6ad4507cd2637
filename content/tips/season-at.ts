import { SEASONS, type Season } from './record.ts'

export type Hemisphere = 'north' | 'south'

/** December to February is winter in the north and summer in the south. */
export function seasonAt(date: Date, hemisphere: Hemisphere = 'north'): Season {
  const quarter = Math.floor(((date.getUTCMonth() + 1) % 12) / 3)
  return SEASONS[(quarter + (hemisphere === 'south' ? 2 : 0)) % 4] as Season
}

import { z } from 'zod'
import * as strings from './strings.ts'

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** By its IANA name: "Europe/Berlin". */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_+/-]+$/, strings.timeZoneUnknown)
  .refine(isTimeZone, strings.timeZoneUnknown)

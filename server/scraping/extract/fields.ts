import type { ExtractionMethod } from '#core/contracts/scraping.ts'

/** What one layer found; what is missing is left to the next. */
export interface FoundFields {
  title?: string
  description?: string
  ingredients?: string[]
  instructions?: string[]
  image?: string
  prep?: number
  cook?: number
  total?: number
  servings?: number
  cuisine?: string
  category?: string
}
export type FieldName = keyof FoundFields

export interface Layer {
  method: ExtractionMethod
  confidence: number
  fields: FoundFields
}

/** Leaves out what is empty, so that the next layer may fill it. */
export function compact(fields: { [K in FieldName]?: FoundFields[K] | null | undefined }): FoundFields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}

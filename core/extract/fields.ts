import type { ExtractionMethod } from '#core/contracts/scraping.ts'

/** What one layer found; missing fields are left to the next. */
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
  /** What it makes, as written: "12 rolls" */
  makes?: string
  cuisine?: string
  category?: string
  author?: string
  publisher?: string
  /** A name or an address. */
  license?: string
  keywords?: string
  /** "Calories: 320 kcal" */
  nutrition?: string[]
}
export type FieldName = keyof FoundFields

export interface Layer {
  method: ExtractionMethod
  confidence: number
  fields: FoundFields
}

/** Omits empty fields, so that the next layer may fill them. */
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

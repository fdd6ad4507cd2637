import { counted, grouped } from '#core/text/counted.ts'

// npm run backup
export const nothingToBackUp = 'There is no data yet: nothing to back up.'
export const backupMade = (rows: number, tables: number, file: string) =>
  `${rows} rows of ${tables} tables are in ${file}`
export const backupFailed = (reason: string) => `No backup was made: ${reason}`

// npm run restore
export const fileMissing = 'Say which file: npm run restore -- FILE'
export const restored = (rows: number, madeAt: string, place: string) =>
  `${rows} rows of ${madeAt} are back in ${place}`
export const restoreFailed = (reason: string) => `Nothing was restored: ${reason}`

// npm run barcodes
const PRODUCTS = { one: '# product', other: '# products' }
export const listMissing = 'Say which file: npm run barcodes -- FILE [--dry-run]'
export const noSuchFile = (name: string) => `There is no file ${name}.`
export const noDataYet = 'There is no data yet: start Sous once, then load products.'
export const rowsSoFar = (rows: number, kept: number) =>
  `${grouped(rows)} rows read, ${grouped(kept)} products`
export const storing = 'All rows are read. Storing the products …'
export const productsLoaded = (rows: number, stored: number, changed: number) =>
  `${grouped(rows)} rows: ${counted(stored, PRODUCTS)}, ${grouped(changed)} of them new or changed.`
export const productsFound = (rows: number, kept: number) =>
  `${grouped(rows)} rows: ${counted(kept, PRODUCTS)}. Nothing was stored, as this was a dry run.`
export const leftOut = (count: number, why: string) => `  left out: ${grouped(count)} ${why}`
export const withoutCode = 'without a valid code'
export const ofOneShop = 'with a number that each shop gives differently'
export const saysNothing = 'without a name and a category'
export const unreadable = 'that could not be read'
export const tooLong = 'longer than 4 MB'
export const productsCredit =
  'If the list is from Open Food Facts: contains information from Open Food Facts, made available under the Open Database License (ODbL).'
export const productsFailed = (reason: string) => `No product was stored: ${reason}`

// npm run model:check
export const modelIs = (place: string) => `Model: ${place}`
export const took = (ms: number) => `${ms} ms`
export const tookWithFirst = (ms: number, firstMs: number) => `${ms} ms, first piece ${firstMs} ms`
export const whoAnswers = 'Who answers now:'
export const howToConnect = 'Set AI_BASE_URL and AI_MODEL to connect a model: see .env.example.'

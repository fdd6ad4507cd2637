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

// npm run model:check
export const modelIs = (place: string) => `Model: ${place}`
export const took = (ms: number) => `${ms} ms`
export const tookWithFirst = (ms: number, firstMs: number) => `${ms} ms, first piece ${firstMs} ms`
export const whoAnswers = 'Who answers now:'
export const howToConnect = 'Set AI_BASE_URL and AI_MODEL to connect a model: see .env.example.'

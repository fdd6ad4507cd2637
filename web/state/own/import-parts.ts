import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'
import type { DeviceRecord } from '#core/own-recipes/record.ts'
import type { DeviceEntry } from '#core/own-recipes/sync-log.ts'
import type { Database } from './database.ts'
import type { Entries } from './entries.ts'
import type { createPhotos } from './photos.ts'

/** What an import writes to. */
export interface Parts {
  database: Database
  recipes: Entries<DeviceRecord<OwnRecipeContent>>
  marks: Entries<DeviceRecord<RecipeMarks>>
  log: Entries<DeviceEntry>
  photos: ReturnType<typeof createPhotos>
  owner: () => string | null
  written: (work: Promise<void>) => Promise<void>
}

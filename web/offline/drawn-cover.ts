import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { DeviceAnswer } from './messages.ts'

export async function drawnCover(row: ExternalRecipeRow): Promise<DeviceAnswer> {
  const { drawCover } = await import('#core/covers/cover.ts')
  const { id, slug, title, cuisine_type: cuisine, meal, ingredients } = row
  const body = drawCover({ id: slug ?? id, title, cuisine, meal, ingredients })
  return { status: 200, type: 'image/svg+xml', body }
}

import type { Entry } from '#core/import/archive/entry.ts'
import { isSystemFile } from '#core/import/archive/entry-name.ts'
import { ARCHIVE_LIMITS } from '#core/import/archive/limits.ts'
import { containerOf, entryFile, gunzipped, readArchive } from '#core/import/archive/open-archive.ts'
import { isPicture } from '#core/import/folder.ts'
import type { SourceFile } from '#core/import/raw-recipe.ts'
import { documentOf } from '#core/import/source-document.ts'
import { decodeEntities } from '#core/text/entities.ts'

/** Fields that no person wrote: ids, dates, sums, settings, pictures, the data of shops and sites. */
const TECHNICAL =
  /^(?:@.*|.*id|uuid|ids|.*_id|.*Id|.*ids|hash|.*_hash|slug|date.*|.*_at|.*At|created|updated|version.*|format|type|color|order|position|photo.*|image.*|images|thumbnail.*|url|video|publisher|review|aggregateRating|isPartOf|mainEntityOfPage|is.*|show.*|.*_header|settings|folderIDs|quantityType|reference.*|display|unit|food|original.*|normalized.*|icon|supermarket_category|plural.*|locale|emoji|disable.*|landscape.*|locked|public|internal|favorite|wantToCook|sourceImage|defaultScale|scale|inLanguage|cookTime|prepTime|totalTime|.*_time|duration|cookingDuration|articleBody|headline|alternativeHeadline|dependencies|dateline|speakable|hasPart|isAccessibleForFree|itemReviewed)$/

function stringsIn(value: unknown, out: string[]): void {
  if (typeof value === 'string') out.push(value.length > 20_000 && !value.includes(' ') ? '' : value)
  else if (Array.isArray(value)) for (const one of value) stringsIn(one, out)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) if (!TECHNICAL.test(key)) stringsIn(one, out)
}

const TABLES = /^(?:recipes|recipes_ingredients|recipe_instructions|notes|recipe_comments)$/

function textsOf(name: string, bytes: Uint8Array): string[] {
  const document = documentOf(name, bytes)
  if (!document) return []
  let json: unknown = document.json()
  if (json === undefined)
    return [
      decodeEntities(
        document.text.replace(/<(?:image|pic)[\s\S]*?<\/(?:image|pic)>/gi, ' ').replace(/<[^<>]*>/g, ' '),
      ),
    ]
  // A database has much that is no recipe.
  if (typeof json === 'object' && json !== null && 'recipes_ingredients' in json)
    json = Object.entries(json)
      .filter(([table]) => TABLES.test(table))
      .map(([, rows]) => rows)
  const out: string[] = []
  stringsIn(json, out)
  return out
}

async function ofEntry(entry: Entry): Promise<string[]> {
  if (isPicture(entry.name) || isSystemFile(entry.name)) return []
  const bytes = await entry.bytes(ARCHIVE_LIMITS.nested)
  return containerOf(bytes) === undefined
    ? textsOf(entry.name, bytes)
    : sourceTexts(entryFile(entry, bytes.length, ARCHIVE_LIMITS.nested, {}))
}

/** Everything that people wrote in a file, also inside of archives. */
export async function sourceTexts(file: SourceFile): Promise<string[]> {
  const container = containerOf(await file.read(0, 512))
  if (container === undefined) return textsOf(file.name, await file.read(0, file.size))
  if (container === 'gzip') return ofEntry(gunzipped(file))
  const { entries } = await readArchive(file, container)
  return (await Promise.all(entries.map(ofEntry))).flat()
}

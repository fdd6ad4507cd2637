import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { ImportedRecipe, ImportProblem } from '#core/import/imported.ts'
import type { FoundPhoto } from '#core/import/raw-recipe.ts'
import { addTags } from '#core/own-recipes/tags.ts'
import { encodePhoto } from './encode-photo.ts'
import type { Batched, BatchedPhoto } from './protocol.ts'
import * as strings from './strings.ts'

type Kept = Pick<ImportedRecipe, 'content' | 'marks'>
type Report = (reason: string) => void

/** In the note, else in the description; where both are full, it is reported as it is. */
function withNote({ content, marks }: Kept, text: string, report: Report): Kept {
  const note = [marks.note, text].filter(Boolean).join('\n\n')
  if (note.length <= OWN_LIMITS.note) return { content, marks: { ...marks, note } }
  const description = [content.description, text].filter(Boolean).join('\n\n')
  if (description.length <= OWN_LIMITS.text) return { marks, content: { ...content, description } }
  report(strings.noRoomInNote(text))
  return { content, marks }
}

/** A chosen folder takes the place of the file's, which stays as a tag; as a note, if it doesn't fit there. */
function inFolder({ content, marks }: Kept, folder: string | null, report: Report): Kept {
  const former = marks.folder
  if (folder === null || folder === former) return { content, marks }
  if (!former) return { content, marks: { ...marks, folder } }
  const isTag = former.length <= OWN_LIMITS.tag && marks.tags.length < OWN_LIMITS.tags
  return isTag
    ? { content, marks: { ...marks, folder, tags: addTags(marks.tags, former) } }
    : withNote({ content, marks: { ...marks, folder } }, strings.formerFolder(former), report)
}

/** Pictures of other sites aren't fetched: their address is in the note. */
const withLink = (kept: Kept, address: string | null, report: Report): Kept =>
  !address || kept.marks.note?.includes(address) ? kept : withNote(kept, strings.photoLink(address), report)

/** A recipe as the device stores it, with its photos, one after the other: a phone has no memory for several. */
export async function prepareRecipe(
  recipe: ImportedRecipe,
  folder: string | null,
  onPhoto: () => void,
): Promise<Batched> {
  const problems: ImportProblem[] = []
  const read = async ({ load }: FoundPhoto): Promise<BatchedPhoto | undefined> => {
    const photo = await load().then(encodePhoto, () => strings.photoUnreadable)
    onPhoto()
    if (typeof photo !== 'string') return photo
    problems.push({ where: recipe.content.title, field: strings.photo, reason: photo })
    return undefined
  }
  const photos: BatchedPhoto[] = []
  for (const photo of recipe.photos.slice(0, OWN_LIMITS.photos)) {
    const done = await read(photo)
    if (done) photos.push(done)
  }
  const cooked: Batched['cooked'][number][] = []
  for (const { photo: found, ...entry } of recipe.cooked) {
    const photo = found && (await read(found))
    cooked.push({ ...entry, ...(photo && { photo }) })
  }
  const report: Report = (reason) => problems.push({ where: recipe.content.title, field: 'notes', reason })
  const kept = inFolder(recipe, folder, report)
  return {
    ...(photos.length > 0 ? kept : withLink(kept, recipe.photoUrl, report)),
    ...{ photos, cooked, problems, createdAt: recipe.createdAt ?? null },
    ...(recipe.id && { id: recipe.id, account: recipe.account ?? null }),
  }
}

/** How many pictures come with it. */
export const photoCount = ({ photos, cooked }: ImportedRecipe): number =>
  Math.min(photos.length, OWN_LIMITS.photos) + cooked.filter(({ photo }) => photo).length

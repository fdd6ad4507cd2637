import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { inParts } from './convert/fit-text.ts'
import { hasFootnotes } from './convert/footnotes.ts'
import { ingredientsOf, stepsOf } from './convert/lines.ts'
import { plainLine, plainParagraphs } from './convert/plain-text.ts'
import { Remarks } from './convert/remarks.ts'
import { servingsFrom } from './convert/servings.ts'
import { cuisineOf, difficultyOf, folderOf, ratingOf, tagsOf } from './convert/shelf.ts'
import { sourceOf } from './convert/source.ts'
import { withoutSourceSteps } from './convert/source-steps.ts'
import { timesOf } from './convert/times.ts'
import type { ImportedRecipe } from './imported.ts'
import type { RawRecipe } from './raw-recipe.ts'
import * as strings from './strings.ts'

const DAY = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const MOST_COOKED = 1000

function titleOf(raw: RawRecipe, remarks: Remarks): string {
  const whole = plainLine(raw.title) || strings.untitled
  const [title = strings.untitled, ...rest] = inParts(whole, OWN_LIMITS.title)
  if (raw.isTitleOfFile) remarks.report('title', strings.titleOfFile)
  if (rest.length > 0) remarks.move('title', strings.title, whole, strings.titleTooLong)
  return title
}

function descriptionOf(raw: RawRecipe, remarks: Remarks): string | null {
  const [first = null, ...rest] = inParts(plainParagraphs(raw.description ?? ''), OWN_LIMITS.text)
  if (rest.length > 0)
    remarks.move('description', strings.description, rest.join(' '), strings.descriptionTooLong)
  return first
}

function stepNotesOf(raw: RawRecipe, starts: readonly number[], remarks: Remarks): Record<string, string> {
  const notes: Record<string, string> = {}
  for (const [step, given] of Object.entries(raw.stepNotes ?? {})) {
    const note = plainParagraphs(given)
    const at = starts[Number(step)]
    if (note === '') continue
    if (at === undefined || at >= OWN_LIMITS.steps || note.length > OWN_LIMITS.stepNote)
      remarks.move('steps', strings.stepNote(Number(step) + 1), note, strings.stepNoteNoFit)
    else notes[String(at)] = note
  }
  return notes
}

/** Within all limits; what has no field, or doesn't fit into one, is in the note. */
export function toImported(given: RawRecipe): ImportedRecipe {
  const raw = given.stored ? given : withoutSourceSteps(given)
  const remarks = new Remarks(plainLine(raw.title).slice(0, 100))
  for (const note of raw.notes ?? []) remarks.add(plainParagraphs(note))
  const title = titleOf(raw, remarks)
  const written = descriptionOf(raw, remarks)
  const marks = { footnotes: hasFootnotes([raw.ingredients, raw.steps]) }
  const ingredients = ingredientsOf(raw.ingredients, remarks, marks)
  const { steps, starts } = stepsOf(raw.steps, remarks, marks)
  const servings = servingsFrom(raw.servings, remarks)
  const times = timesOf(raw, remarks)
  const difficulty = difficultyOf(raw.difficulty, remarks)
  const cuisine = cuisineOf(raw.cuisine, remarks)
  const source = sourceOf(raw, remarks)
  const tags = tagsOf(raw.tags ?? [], remarks)
  const folder = folderOf(raw.folder, remarks)
  const rating = ratingOf(raw.rating, remarks)
  const stepNotes = stepNotesOf(raw, starts, remarks)
  for (const { label, text } of raw.others ?? []) {
    const other = plainParagraphs(text)
    if (other !== '') remarks.add(strings.labelled(plainLine(label), other))
  }
  const cooked = (raw.cooked ?? []).filter(({ day }) => DAY.test(day)).slice(0, MOST_COOKED)
  if (cooked.length < (raw.cooked?.length ?? 0)) remarks.report('cooked', strings.dayNotRead)
  const photos = raw.photos ?? []
  if (photos.length > OWN_LIMITS.photos)
    remarks.report('photos', strings.tooManyPhotos(photos.length - OWN_LIMITS.photos))
  const { note, description } = remarks.note(written)
  if (ingredients.length === 0) remarks.report('ingredients', strings.noIngredients)
  if (steps.length === 0) remarks.report('steps', strings.noSteps)
  return {
    content: raw.stored
      ? { ...raw.stored.content, photos: [] }
      : {
          title,
          description,
          ingredients,
          instructions: steps,
          servings,
          ...times,
          difficulty_level: difficulty,
          cuisine_type: cuisine,
          ...source,
          photos: [],
          copied_from: null,
        },
    marks: raw.stored?.marks ?? { rating, note, step_notes: stepNotes, tags, folder },
    cooked: cooked.map(({ day, note: said, photo }) => ({
      cooked_on: day,
      // What was stored here is as it was written.
      note: (raw.stored ? (said ?? '') : plainParagraphs(said ?? '')).slice(0, OWN_LIMITS.note) || null,
      ...(photo && { photo }),
    })),
    photos: photos.slice(0, OWN_LIMITS.photos),
    photoUrl: webAddress(raw.photoUrl?.trim()),
    ...(raw.id && { id: raw.id, account: raw.account ?? null }),
    ...(raw.createdAt && { createdAt: raw.createdAt }),
    problems: raw.stored ? [] : remarks.problems,
  }
}

import { strFromU8, unzipSync } from 'fflate'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import { exportFile } from '#core/own-recipes/export/export-file.ts'
import type { ExportedOwn, ExportFormat, ExportJob } from '#core/own-recipes/export/exported-own.ts'

const uuid = (number: number) => `0d5f4a3e-8a43-4b5e-9c58-${String(number).padStart(12, '0')}`
export const photoOf = (number: number, ending = 'webp') => `${uuid(900 + number)}.${ending}`

export const sampleOwn = (number: number, given: Partial<ExportedOwn['content']> = {}): ExportedOwn => ({
  id: uuid(number),
  createdAt: '2026-11-17T10:00:00.000Z',
  content: { ...emptyContent, title: `Recipe ${number}`, ...given },
  marks: null,
  cookLog: [],
})

/** With something in every field. */
export const SAMPLE_PIZZA: ExportedOwn = {
  ...sampleOwn(1, {
    title: 'Pan pizza',
    description: 'Friday night.\nCrisp at the edges.',
    ingredients: ['2 cups flour, sifted', '1 tsp salt', '200 g mozzarella', 'basil, to serve'],
    instructions: [
      'Knead flour and salt for 10 minutes.',
      'Top with mozzarella and bake for 12 to 15 minutes.',
    ],
    servings: 4,
    prep_time_minutes: 20,
    cooking_time_minutes: 15,
    rest_time_minutes: 60,
    difficulty_level: 'medium',
    cuisine_type: 'italian',
    source_url: 'https://pizza.example/pan?a=1&b=2',
    source_name: 'The dough book',
    photos: [photoOf(1), photoOf(2, 'jpg')],
  }),
  marks: {
    ...emptyMarks,
    rating: 4,
    note: 'Use the heavy pan.\nTwice the salt.',
    step_notes: { '1': 'Top rack.' },
    tags: ['weeknight', 'oven'],
    folder: 'Bread & dough',
  },
  cookLog: [{ cooked_on: '2026-11-10', note: 'Very good', photo: photoOf(3, 'jpg') }],
}

export const sampleJob = (recipes: readonly ExportedOwn[], given: Partial<ExportJob> = {}): ExportJob => ({
  recipes,
  exportedAt: '2026-11-18T12:00:00.000Z',
  title: 'My cookbook',
  withPhotos: true,
  account: null,
  loadPhoto: async (_, name) => new TextEncoder().encode(`photo ${name}`),
  onRecipe: () => {},
  ...given,
})

export async function exportBytes(format: ExportFormat, job: ExportJob): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of exportFile(format).write(job)) pieces.push(piece)
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

export const exportText = async (format: ExportFormat, job: ExportJob): Promise<string> =>
  strFromU8(await exportBytes(format, job))

/** The files of an export that is a zip. */
export const exportFiles = async (
  format: ExportFormat,
  job: ExportJob,
): Promise<Record<string, Uint8Array>> => unzipSync(await exportBytes(format, job))

/** Markup of every format, for every field. */
export const HOSTILE =
  '"><script>alert(1)</script>\' onload="x" </style> --- @a{1} #b ~c{2%min} ![x](javascript:1) `code` & &lt; \\ : {'

export const hostileOwn = (number: number): ExportedOwn => ({
  ...sampleOwn(number, {
    title: HOSTILE,
    description: `${HOSTILE}\n---\ntitle: other`,
    ingredients: [`${HOSTILE}:`, HOSTILE],
    instructions: [HOSTILE, '> a note', '>> servings: 99', '== section ==', '-- comment'],
    cuisine_type: HOSTILE.toLowerCase().slice(0, 60),
    source_url: 'javascript:alert(1)',
    source_name: HOSTILE,
  }),
  marks: {
    rating: 5,
    note: HOSTILE,
    step_notes: { '0': HOSTILE },
    tags: [HOSTILE.slice(0, 40)],
    folder: HOSTILE,
  },
  cookLog: [{ cooked_on: '2026-11-10', note: HOSTILE, photo: null }],
})

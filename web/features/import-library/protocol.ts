import type { Comparable } from '#core/import/duplicates.ts'
import type { FormatCount, ImportProblem } from '#core/import/imported.ts'
import type { Brought } from '#web/state/own/device-imports.ts'

/** A file with its folders: a recipe names its pictures by their path. */
export interface PickedFile {
  file: File
  path: string
}

/** What the page shows of a recipe in the files; the rest stays in the worker until it is needed. */
export interface FoundRecipe {
  title: string
  /** Without the headings of their sections. */
  ingredients: number
  steps: number
  photos: number
  servings: number | null
  /** From start to table. */
  minutes: number | null
  rating: number | null
  tags: readonly string[]
  folder: string | null
  hasNote: boolean
  problems: readonly ImportProblem[]
  /** What it repeats: one of the user's own, or an earlier one of the files. */
  duplicate?: { likeness: 'same' | 'near'; where: 'own' | 'files'; title: string }
}

/** A file, or the files that were read together. */
export interface FoundFile {
  name: string
  /** As people know them: "Paprika". None if nothing in it was understood. */
  formats: readonly FormatCount[]
  recipes: number
  problems: readonly ImportProblem[]
}

export interface Peek {
  ingredients: readonly string[]
  steps: readonly string[]
  description: string | null
  note: string | null
}

/** A recipe on its way to the device. Photos that the worker couldn't encode are as they were in the file. */
export interface Batched extends Omit<Brought, 'photos' | 'cooked'> {
  photos: readonly BatchedPhoto[]
  cooked: readonly { cooked_on: string; note: string | null; photo?: BatchedPhoto }[]
  problems: readonly ImportProblem[]
}

export interface BatchedPhoto {
  blob: Blob
  isEncoded: boolean
}

export type Asked =
  | { kind: 'known'; recipes: readonly Comparable[] }
  | { kind: 'read'; files: readonly PickedFile[] }
  | { kind: 'peek'; index: number }
  | { kind: 'batch'; indexes: readonly number[]; folder: string | null }

export type Told =
  | { kind: 'progress'; share: number }
  | { kind: 'found'; recipes: readonly FoundRecipe[] }
  | { kind: 'files'; files: readonly FoundFile[] }
  | { kind: 'peek'; peek: Peek | undefined }
  | { kind: 'photo' }
  | { kind: 'batch'; recipes: readonly Batched[] }
  | { kind: 'done' }
  | { kind: 'failed' }

import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { Entry } from './archive/entry.ts'
import { entryName, isSystemFile } from './archive/entry-name.ts'
import { ARCHIVE_LIMITS } from './archive/limits.ts'
import { containerOf, entryFile, gunzipped, readArchive } from './archive/open-archive.ts'
import { UnpackError } from './archive/unpack.ts'
import { Folder, isPicture } from './folder.ts'
import type { SourceDocument } from './format.ts'
import { formatOf } from './formats.ts'
import type { ImportProblem, ReadLibrary } from './imported.ts'
import { isDamaged } from './is-damaged.ts'
import { readPlainText } from './plain-text-format.ts'
import type { RawRecipe, SourceFile } from './raw-recipe.ts'
import { documentOf } from './source-document.ts'
import * as strings from './strings.ts'
import { surroundingsOf } from './surroundings.ts'
import { toImported } from './to-imported.ts'
import { base64Behind, mayHoldPictures, withoutPictures } from './without-pictures.ts'

interface ReadOptions {
  vocabulary: FoodBook
  /** Ends early, with what was read so far. */
  signal?: { readonly aborted: boolean }
  /** From 0 to 1. */
  onProgress?: (share: number) => void
}

/** Parts of web sites and programs, which no one misses. */
const NO_RECIPES =
  /\.(?:css|js|mjs|map|svg|ico|woff2?|ttf|eot|lock|gitignore|yml|yaml|toml|PLACEHOLDER)$|(?:^|\/)\.(?:git|github|obsidian|vscode|trash|keep|nomedia)\b|(?:^|\/)(?:LICENSE|README|CHANGELOG)(?:\.\w+)?$/i
/** Enough to tell an archive. */
const HEAD = 512
const MOST_PROBLEMS = 1000
const MOST_RECIPES = 100_000

class Reading {
  readonly recipes: ReadLibrary['recipes'] = []
  readonly problems: ImportProblem[] = []
  private readonly formats = new Map<string, { name: string; recipes: number }>()
  private unpacked = 0
  private unlisted = 0
  private readonly options: ReadOptions

  constructor(options: ReadOptions) {
    this.options = options
  }

  readonly report = (problem: ImportProblem): void => {
    if (this.problems.length < MOST_PROBLEMS) this.problems.push(problem)
    else this.unlisted++
  }

  get isOver(): boolean {
    return this.options.signal?.aborted === true || this.isFull
  }

  private get isFull(): boolean {
    return this.recipes.length >= MOST_RECIPES
  }

  /** The format that most recipes are in. */
  get result(): ReadLibrary {
    const formats = [...this.formats].sort(([, a], [, b]) => b.recipes - a.recipes)
    const [first] = formats
    return {
      format: first?.[0] ?? null,
      ...(first && { formatName: first[1].name }),
      formats: formats.map(([, format]) => format),
      recipes: this.recipes,
      problems: [
        ...(this.isFull ? [{ where: '', reason: strings.tooManyRecipes(MOST_RECIPES) }] : []),
        ...this.problems,
        ...(this.unlisted > 0 ? [{ where: '', reason: strings.moreProblems(this.unlisted) }] : []),
      ],
    }
  }

  /** Every file of a folder or an archive; `from` and `to` are its share of the whole. */
  async folder(entries: readonly Entry[], archive: object, depth: number, from: number, to: number) {
    const folder = new Folder(entries.filter(({ name }) => !isSystemFile(name)))
    const files = folder.entries.filter(
      ({ name }) => !isPicture(name) && (depth === 0 || !NO_RECIPES.test(name)),
    )
    const before = this.recipes.length
    for (const [at, entry] of files.entries()) {
      if (this.isOver) return
      const share = (part: number) => from + ((to - from) * (at + part)) / files.length
      try {
        await this.entry(entry, folder, archive, depth, share)
      } catch (error) {
        this.report({ where: entry.name, reason: reasonOf(error) })
      }
      this.options.onProgress?.(share(1))
    }
    // Beside recipes no one picks them up again; alone, someone may expect us to read them.
    const untaken = this.recipes.length > before ? folder.untaken() : []
    if (untaken.length > 0)
      this.report({
        where: untaken.length === 1 ? (untaken[0]?.name ?? '') : '',
        reason: strings.photosUnused(untaken.length),
      })
  }

  private async entry(
    entry: Entry,
    folder: Folder,
    archive: object,
    depth: number,
    share: (part: number) => number,
  ): Promise<void> {
    const limit = ARCHIVE_LIMITS.nested
    const isFile = entry instanceof DroppedFile
    const bytes = isFile ? await entry.file.read(0, HEAD) : await this.counted(entry, limit)
    const container = containerOf(bytes)
    const file = isFile ? entry.file : entryFile(entry, bytes.length, limit, archive)
    if (container === undefined) return this.document(file, folder)
    if (container === 'gzip') {
      const inner = gunzipped(file)
      const unpacked = await this.counted(inner, limit)
      const head = containerOf(unpacked)
      if (head === undefined) return this.document(entryFile(inner, unpacked.length, limit, inner), folder)
      if (head !== 'gzip') return this.entry(inner, folder, {}, depth, share)
    } else if (depth < ARCHIVE_LIMITS.depth) {
      const { entries, cut } = await readArchive(file, container)
      const where = depth === 0 ? '' : entry.name
      if (cut === 'too-many') this.report({ where, reason: strings.tooManyFiles })
      if (cut === 'truncated') this.report({ where, reason: strings.archiveTruncated })
      return this.folder(entries, {}, depth + 1, share(0), share(1))
    }
    this.report({ where: entry.name, reason: strings.nestedTooDeep })
  }

  /** What is unpacked in one import has a limit too: small archives can hold the same large file many times. */
  private async counted(entry: Entry, limit: number): Promise<Uint8Array> {
    if (this.unpacked > ARCHIVE_LIMITS.sum) throw new UnpackError('too-large')
    const bytes = await entry.bytes(limit)
    this.unpacked += bytes.length
    return bytes
  }

  private async document(file: SourceFile, folder: Folder): Promise<void> {
    const name = entryName(file.name)
    const head = await file.read(0, HEAD)
    if (isPdf(head)) return this.report({ where: name, reason: strings.pdfInArchive })
    const { bytes, places } = await bytesOf(file, head)
    const document = documentOf(name, bytes)
    if (!document) {
      const reason = isDamaged(name) ? strings.fileDamaged : strings.unknownFile
      return this.report({ where: name, reason })
    }
    const inside = (value: string, limit: number) => base64Behind(value, places, file.read, limit)
    const { vocabulary } = this.options
    const around = surroundingsOf({ folder, name, vocabulary, inside, report: this.report })
    const format = formatOf(document)
    const found = format ? await format.read(document, around) : readPlainText(document, vocabulary)
    const recipes = found.filter(isSomething)
    if (recipes.length === 0) {
      const reason = isDamaged(name, document.text) ? strings.fileDamaged : strings.noRecipeInFile
      this.report({ where: name, reason })
    } else this.keep(recipes, format ?? { id: 'plain-text', name: strings.plainText }, document)
  }

  private keep(
    found: readonly RawRecipe[],
    { id, name }: { id: string; name: string },
    { name: where }: SourceDocument,
  ) {
    for (const raw of found) {
      try {
        this.recipes.push(toImported(raw))
      } catch {
        this.report({ where, reason: strings.recipeUnreadable(String(raw.title).slice(0, 100)) })
      }
    }
    const so = this.formats.get(id)
    this.formats.set(id, { name, recipes: (so?.recipes ?? 0) + found.length })
  }
}

/** What has neither a title nor a list is no recipe, whatever it is in. */
const isSomething = ({ title, ingredients, steps }: RawRecipe) =>
  title.trim() !== '' || ingredients.length + steps.length > 0

/** A file as it was dropped: it is read in parts, and never held as a whole unless it is a document. */
class DroppedFile implements Entry {
  readonly name: string
  readonly size: number
  constructor(readonly file: SourceFile) {
    this.name = entryName(file.name)
    this.size = file.size
  }
  async bytes(limit: number): Promise<Uint8Array> {
    if (this.size > limit) throw new UnpackError('too-large')
    return this.file.read(0, this.size)
  }
}

/** What of a file is read as a document: without the photos inside, which are read when they are needed. */
async function bytesOf(file: SourceFile, head: Uint8Array) {
  if (mayHoldPictures(head)) return withoutPictures(file, ARCHIVE_LIMITS.data)
  if (file.size > ARCHIVE_LIMITS.text) throw new UnpackError('too-large')
  return { bytes: await file.read(0, file.size), places: [] }
}

const isPdf = (bytes: Uint8Array) => [0x25, 0x50, 0x44, 0x46].every((byte, at) => bytes[at] === byte)

function reasonOf(error: unknown): string {
  if (!(error instanceof UnpackError)) return strings.fileUnreadable
  return {
    damaged: strings.fileDamaged,
    encrypted: strings.fileEncrypted,
    'too-large': strings.fileTooLarge,
    'unknown-method': strings.fileUnknownMethod,
  }[error.why]
}

/** Everything that files hold that were dropped together: pictures may be beside the recipes. */
export async function readLibraries(
  files: readonly SourceFile[],
  options: ReadOptions,
): Promise<ReadLibrary> {
  const reading = new Reading(options)
  await reading.folder(
    files.map((file) => new DroppedFile(file)),
    {},
    0,
    0,
    1,
  )
  const pictures = reading.recipes.length > 0 ? [] : files.filter(({ name }) => isPicture(name))
  for (const { name } of pictures) reading.report({ where: entryName(name), reason: strings.photoAlone })
  if (reading.recipes.length + reading.problems.length === 0)
    reading.report({ where: '', reason: strings.noRecipeInFile })
  return reading.result
}

/** Everything that a file holds: its format is found by its content. It never fails: what can't be read is reported. */
export const readLibrary = (file: SourceFile, options: ReadOptions): Promise<ReadLibrary> =>
  readLibraries([file], options)

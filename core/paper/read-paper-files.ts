import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import type { WordsOfPage } from './page-words.ts'
import { type PaperRecipe, type ReadPaper, readPaper } from './read-paper.ts'

export interface PaperFile {
  pages: readonly WordsOfPage[]
  /** A document is complete in itself; a photo may be one page of several. */
  isPdf: boolean
}

export interface ReadFiles {
  /** Each photo with a title and ingredients begins a recipe; the pages are counted through all files. */
  recipes: PaperRecipe[]
  /** All photos as the pages of one recipe; only if there is another way to see them. */
  joined: PaperRecipe[] | undefined
  text: string
  /** Files from which no recipe was read although others had one, from 0. */
  unread: number[]
}

/** Below this more is guessed than read, as of handwriting: no recipe is better than a wrong one. */
const CLEAR = 0.5

interface Group extends PaperFile {
  /** The files it has, and its first page, from 0. */
  files: number[]
  first: number
}

/** Whether a photo is a recipe without the pages before it. */
const standsAlone = ({ recipes, clear }: ReadPaper) =>
  clear >= CLEAR && recipes.some(({ content }) => content.title !== '' && content.ingredients.length > 0)

/** A page that doesn't stand alone belongs to the photos before it. */
function grouped(files: readonly PaperFile[], begins: (at: number) => boolean): Group[] {
  const groups: Group[] = []
  let first = 0
  for (const [at, file] of files.entries()) {
    const last = groups.at(-1)
    if (last && !last.isPdf && !file.isPdf && !begins(at)) {
      last.files.push(at)
      last.pages = [...last.pages, ...file.pages]
    } else groups.push({ ...file, files: [at], first })
    first += file.pages.length
  }
  return groups
}

const inGroup = ({ first }: Group, { recipes }: ReadPaper) =>
  recipes.map((recipe) => ({ ...recipe, pages: recipe.pages.map((page) => page + first) }))

/** Reads files that were chosen together: several pages of one recipe, several recipes, or both. */
export function readPaperFiles(
  files: readonly PaperFile[],
  options: { vocabulary?: Vocabulary } = {},
): ReadFiles {
  const alone = files.map(({ pages }) => readPaper(pages, options))
  const groups = grouped(files, (at) => standsAlone(alone[at] as ReadPaper))
  const read = groups.map((group) => ({
    group,
    paper: (group.files.length === 1 && alone[group.files[0] as number]) || readPaper(group.pages, options),
  }))
  const recipesOf = ({ group, paper }: (typeof read)[number]) =>
    paper.clear < CLEAR ? [] : inGroup(group, paper)
  const recipes = read.flatMap(recipesOf)
  const photos = groups.filter(({ isPdf }) => !isPdf)
  return {
    recipes,
    joined: photos.length > 1 && recipes.length > 1 ? joinedRecipes(files, options) : undefined,
    text: read
      .map(({ paper }) => paper.text)
      .join('\n\n')
      .trim(),
    unread:
      recipes.length === 0 ? [] : read.flatMap((one) => (recipesOf(one).length === 0 ? one.group.files : [])),
  }
}

/** The photos as one recipe where the first of them is, the documents as they are. */
function joinedRecipes(files: readonly PaperFile[], options: { vocabulary?: Vocabulary }): PaperRecipe[] {
  const firsts = files.map((_, at) =>
    files.slice(0, at).reduce((count, { pages }) => count + pages.length, 0),
  )
  const photos = files.flatMap(({ isPdf }, at) => (isPdf ? [] : [at]))
  /** The page of all files at which each page of the photos is. */
  const places = photos.flatMap((at) => (files[at]?.pages ?? []).map((_, page) => (firsts[at] ?? 0) + page))
  return files.flatMap((file, at) => {
    if (file.isPdf)
      return readPaper(file.pages, options).recipes.map((recipe) => ({
        ...recipe,
        pages: recipe.pages.map((page) => page + (firsts[at] ?? 0)),
      }))
    if (at !== photos[0]) return []
    const pages = photos.flatMap((photo) => files[photo]?.pages ?? [])
    return readPaper(pages, { ...options, isOne: true }).recipes.map((recipe) => ({
      ...recipe,
      pages: recipe.pages.map((page) => places[page] ?? page),
    }))
  })
}

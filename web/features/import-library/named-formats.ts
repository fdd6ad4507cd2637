import type { FormatCount } from '#core/import/imported.ts'
import * as strings from './strings.ts'

interface Counted {
  name: string
  formats: readonly FormatCount[]
}

/** The formats of all files, each once, the most recipes first: one app may write several. */
function formatsOf(files: readonly Pick<Counted, 'formats'>[]): FormatCount[] {
  const counts = new Map<string, number>()
  for (const { name, recipes } of files.flatMap(({ formats }) => formats))
    counts.set(name, (counts.get(name) ?? 0) + recipes)
  return [...counts].map(([name, recipes]) => ({ name, recipes })).sort((a, b) => b.recipes - a.recipes)
}

/** "Meal-Master", or "5 Meal-Master, 2 Mela". */
export function formatWords(file: Pick<Counted, 'formats'>): string {
  const formats = formatsOf([file])
  return formats.length > 1
    ? formats.map(({ name, recipes }) => strings.formatCount(recipes, name)).join(', ')
    : (formats[0]?.name ?? '')
}

const MOST_NAMED = 3

/** What an import is called: the apps that it is from, else the file. */
export function importName(files: readonly Counted[]): string {
  const names = formatsOf(files).map(({ name }) => name)
  return (
    strings.importOf(names.slice(0, MOST_NAMED), Math.max(0, names.length - MOST_NAMED)) ||
    (files[0]?.name ?? '')
  )
}

/** The folder that is suggested: by the app if it is only one. */
export function importFolder(files: readonly Counted[], day: string): string {
  const [first, ...more] = formatsOf(files)
  return strings.folderName(
    more.length > 0 ? strings.severalApps : (first?.name ?? files[0]?.name ?? ''),
    day,
  )
}

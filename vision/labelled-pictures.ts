import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

export interface Labelled {
  file: string
  /** Vocabulary names of what is in the picture; none for a picture without food. */
  names: string[]
}

const Labels = z.record(z.string(), z.array(z.string()))
const PICTURE = /\.(jpe?g|png|webp)$/i

/**
 * Two layouts: a labels.json of { "file": ["name", …] } beside the pictures, or one subfolder per class. Folder names
 * are vocabulary names with spaces or underscores; a folder called "none" contains pictures without food.
 */
export async function labelledPictures(folder: string): Promise<Labelled[]> {
  const labels = path.join(folder, 'labels.json')
  if (existsSync(labels)) {
    const given = Labels.parse(JSON.parse(await readFile(labels, 'utf8')))
    return Object.entries(given).map(([file, names]) => ({ file: path.join(folder, file), names }))
  }
  const found: Labelled[] = []
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.filter((one) => one.isDirectory())) {
    const name = entry.name.replaceAll('_', ' ').toLowerCase()
    for (const file of (await readdir(path.join(folder, entry.name))).filter((one) => PICTURE.test(one)))
      found.push({ file: path.join(folder, entry.name, file), names: name === 'none' ? [] : [name] })
  }
  return found
}

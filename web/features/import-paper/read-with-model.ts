import { emptyContent } from '#core/own-recipes/empty.ts'
import { call } from '#web/api/functions.ts'
import { openPaper } from './open-paper.ts'
import type { FoundPaper } from './read-files.ts'

export const MODEL_PAGES = 4

const asDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error())
    reader.readAsDataURL(blob)
  })

/** Scaled down and without camera metadata before they leave the device. */
export async function readWithModel(files: readonly File[]): Promise<FoundPaper> {
  const paper = openPaper()
  try {
    const looks: Blob[] = []
    for (const file of files) looks.push(await paper.ask('look', { file, turns: 0 }))
    const images = await Promise.all(looks.map(asDataUrl))
    const { engine: _, notes, ...read } = await call('read-recipe-photo', { images })
    const content = { ...emptyContent, ...read }
    const isFound = content.ingredients.length + content.instructions.length > 0
    const recipe = {
      ...{ content, notes, confidence: 1, pages: looks.map((_look, page) => page) },
      // A model is sure of everything: all of it is to be compared.
      doubts: {
        title: true,
        ingredients: content.ingredients.map((_line, at) => at),
        instructions: content.instructions.map((_step, at) => at),
      },
    }
    return {
      recipes: isFound ? [recipe] : [],
      text: '',
      looks,
      photos: new Set(looks.keys()),
      language: 'eng',
      troubles: [],
    }
  } finally {
    paper.close()
  }
}

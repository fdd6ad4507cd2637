import sharp from 'sharp'

interface Printed {
  title: string
  list: readonly string[]
  steps: readonly string[]
}

export const PLUM_CRUMBLE: Printed = {
  title: 'Plum crumble',
  list: ['600 g plums, halved', '120 g flour', '80 g butter, cold', '70 g brown sugar'],
  steps: ['Rub the butter into the flour and the sugar.', 'Cover the plums with it and bake for 35 minutes.'],
}

/** A page as a phone takes it: on its side, a little dark. */
export function recipePhoto({ title, list, steps }: Printed): Promise<Buffer> {
  const lines: [string, number][] = [
    [title, 44],
    ['Ingredients', 24],
    ...list.map((line): [string, number] => [line, 20]),
    ['Method', 24],
    ...steps.map((step, at): [string, number] => [`${at + 1}. ${step}`, 20]),
  ]
  const text = lines.map(
    ([words, size], at) =>
      `<text x="60" y="${90 + at * 46}" font-size="${size}" font-family="serif">${words}</text>`,
  )
  const height = 150 + lines.length * 46
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="${height}"><rect width="640" height="${height}" fill="#e9e4d8"/>${text.join('')}</svg>`
  return sharp(Buffer.from(svg)).rotate(90).jpeg({ quality: 80 }).toBuffer()
}

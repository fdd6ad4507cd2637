import { describe, expect, it } from 'vitest'
import { guessLanguage } from './guess-language.ts'
import { joinLines } from './hyphens.ts'
import { wordsOfRuns } from './pdf-words.ts'
import { readPicture } from './read-picture.ts'
import { lineAt } from './sample-pages.ts'
import { withoutSlips } from './slips.ts'

describe('joinLines', () => {
  it.each([
    ['Fry the pars-', 'ley', 'Fry the parsley'],
    ['over medium-', 'high heat', 'over medium-high heat'],
    ['Salz-', 'und Pfeffer', 'Salz- und Pfeffer'],
    ['a New-', 'York steak', 'a New-York steak'.replace('York', 'york')],
    ['cut the on\u00ad', 'ion', 'cut the onion'],
    ['mix it', 'well', 'mix it well'],
  ])('%s + %s', (before, after, whole) =>
    expect(joinLines(before, after).toLowerCase()).toBe(whole.toLowerCase()),
  )
})

describe('withoutSlips', () => {
  it.each([
    ['« 4 thin chops', '4 thin chops'],
    ['e 2 cups flour', '2 cups flour'],
    ['11/4 teaspoons salt', '1 1/4 teaspoons salt'],
    ['1/4 cup sugar', '1/4 cup sugar'],
    ['bake at 350*F', 'bake at 350°F'],
    ['(about 570 9)', '(about 570 g)'],
    ['e-numbers', 'e-numbers'],
  ])('%s', (read, meant) => expect(withoutSlips(read)).toBe(meant))
})

describe('guessLanguage', () => {
  it.each([
    [
      'eng',
      'Ingredients: 2 cups flour and salt. Stir the butter into the flour with a fork until it crumbles.',
    ],
    [
      'deu',
      'Zutaten 500 g Mehl und 2 Eier. Den Teig mit der Butter verkneten, dann im Ofen bis zum Abend lassen.',
    ],
    ['fra', 'Ingrédients 3 oeufs et du sel. Faire cuire les courgettes dans une poêle avec du beurre.'],
    [
      'spa',
      'Ingredientes: 2 huevos, sal y harina. Añadir el aceite y hornear hasta que los bordes estén dorados.',
    ],
    ['ita', 'Ingredienti: farina, sale e olio. Aggiungere le uova e cuocere nel forno per venti minuti.'],
    ['eng', '12 34'],
  ])('%s', (language, text) => expect(guessLanguage(text)).toBe(language))
})

describe('wordsOfRuns', () => {
  const run = (text: string, x: number, width: number) => ({ text, x, y: 100, width, size: 10 })
  it('splits runs at spaces, and glues runs that touch', () => {
    expect(
      wordsOfRuns([run('two words', 0, 45), run('hal', 60, 15), run('ves', 75.2, 15)]).map(
        ({ text }) => text,
      ),
    ).toEqual(['two', 'words', 'halves'])
  })
  it('writes ligatures out and drops what no one sees', () => {
    expect(wordsOfRuns([run('ﬁlling\u200b', 0, 30)])[0]?.text).toBe('filling')
  })
})

describe('readPicture', () => {
  const gray = { width: 4, height: 4, data: new Uint8Array(16) }
  const prepare = async () => ({ picture: gray, turns: 1, isSure: false })
  const words = (text: string, confidence = 95) => lineAt(0, 0, text, { confidence })
  const GOOD = 'Stir the flour and the butter into the eggs'

  it('tries the other way up where little can be read', async () => {
    let readings = 0
    const read = await readPicture({
      prepare,
      recognize: async () => (readings++ === 0 ? words('wwy uoo ppd', 20) : words(GOOD)),
    })
    expect(read).toMatchObject({ turns: 3, language: 'eng' })
    expect(readings).toBe(2)
  })

  it('reads again in the language of the text, and never in English where another was chosen', async () => {
    const asked: string[] = []
    const recognize = async (_: unknown, language: string) => {
      asked.push(language)
      return words('Den Zucker mit der Butter und den Eiern schaumig geben')
    }
    expect((await readPicture({ prepare, recognize })).language).toBe('deu')
    expect((await readPicture({ prepare, recognize }, 'fra')).language).toBe('fra')
    expect(asked).toEqual(['eng', 'deu', 'fra'])
  })
})

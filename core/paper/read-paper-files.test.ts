import { describe, expect, it } from 'vitest'
import { readPaperFiles } from './read-paper-files.ts'
import { lineAt, linesAt, samplePage } from './sample-pages.ts'

const LIST = ['200 g red lentils', '1 onion, chopped', '2 tbsp olive oil']
const METHOD = ['1. Warm the oil and fry the onion.', '2. Add the lentils and simmer for 20 minutes.']
const title = (text: string) => lineAt(80, 60, text, { size: 48 })
const list = linesAt(80, 140, ['Ingredients', ...LIST])
const method = linesAt(80, 360, ['Method', ...METHOD])
const whole = (name: string) => samplePage(title(name), list, method)
const photo = (...pages: ReturnType<typeof samplePage>[]) => ({ pages, isPdf: false })
const titles = (recipes: readonly { content: { title: string } }[] = []) =>
  recipes.map(({ content }) => content.title)

describe('several files', () => {
  it('with a recipe each are recipes of their own, and one on demand', () => {
    const { recipes, joined } = readPaperFiles(
      ['Lentil soup', 'Onion stew', 'Herb pilaf'].map((name) => photo(whole(name))),
    )
    expect(titles(recipes)).toEqual(['Lentil soup', 'Onion stew', 'Herb pilaf'])
    expect(recipes.map(({ pages }) => pages)).toEqual([[0], [1], [2]])
    expect(titles(joined)).toEqual(['Lentil soup'])
    expect(joined?.[0]?.pages).toEqual([0, 1, 2])
  })

  it('without a title or ingredients belong to the photo before', () => {
    const { recipes, joined } = readPaperFiles([
      photo(samplePage(title('Lentil soup'), list)),
      photo(samplePage(method)),
      photo(whole('Onion stew')),
    ])
    expect(titles(recipes)).toEqual(['Lentil soup', 'Onion stew'])
    expect(recipes[0]).toMatchObject({ pages: [0, 1], content: { ingredients: LIST } })
    expect(recipes[0]?.content.instructions).toHaveLength(2)
    expect(titles(joined)).toEqual(['Lentil soup'])
  })

  it('are one recipe without a question if only the first begins one', () => {
    const { recipes, joined } = readPaperFiles([
      photo(samplePage(title('Lentil soup'), list)),
      photo(samplePage(method)),
    ])
    expect(titles(recipes)).toEqual(['Lentil soup'])
    expect(joined).toBeUndefined()
  })

  it('never joins a PDF with photos', () => {
    const { recipes, joined } = readPaperFiles([
      photo(whole('Lentil soup')),
      { pages: [whole('Onion stew')], isPdf: true },
      photo(whole('Herb pilaf')),
      photo(samplePage(linesAt(80, 360, METHOD))),
    ])
    expect(titles(recipes)).toEqual(['Lentil soup', 'Onion stew', 'Herb pilaf'])
    expect(recipes.map(({ pages }) => pages)).toEqual([[0], [1], [2, 3]])
    expect(joined?.map(({ pages }) => pages)).toEqual([[0, 2, 3], [1]])
  })

  it('reports a file without a recipe, and nothing is read out of scribbles', () => {
    const scribble = samplePage(linesAt(80, 100, ['~ ii lx', 'wv ;;'], { confidence: 12 }))
    expect(readPaperFiles([photo(scribble), photo(whole('Lentil soup'))])).toMatchObject({
      recipes: [{ content: { title: 'Lentil soup' }, pages: [1] }],
      unread: [0],
    })
    expect(readPaperFiles([photo(scribble)])).toMatchObject({ recipes: [], unread: [] })
  })
})

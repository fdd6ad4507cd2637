import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from './read-library.ts'
import { sampleFile, sampleZip } from './sample-files.ts'

const fill = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size)
const paprika = (text: string) =>
  JSON.stringify({
    uid: '1',
    name: text,
    ingredients: text,
    directions: text,
    notes: text,
    prep_time: text,
    servings: text,
    source_url: text,
    categories: [text],
  })

/** Files designed to exhaust a reader, each of about the requested length. */
const HOSTILE: Record<string, (size: number) => string> = {
  'front matter without an end': (size) => `---\n${fill('a: |\n', size)}`,
  'scalars in front matter': (size) => `---\n${fill('a: |\n', size)}\n---\n`,
  'lists in front matter': (size) => `---\ningredients:\n${fill('- a\n', size)}\n---\n`,
  'nested front matter': (size) => `---\n${fill(' a:\n', size)}\n---\n`,
  'quotes in front matter': (size) => `---\na: [${fill('"\\', size)}]\n---\n`,
  'comments of Cooklang': (size) => `@egg{1} @a{} ${fill('[- ', size)}`,
  'spaces of Cooklang': (size) => `@egg{1} @a{} ${fill(' ', size)}x`,
  'dashes of Cooklang': (size) => `@egg{1} @a{} ${fill(' -- x', size)}`,
  'marks of Cooklang': (size) => `@egg{1} @a{} ${fill('@a #b ~c ', size)}`,
  'sections of Cooklang': (size) => `@egg{1} @a{}\n${fill('=', size)}x`,
  'notes of Cooklang': (size) => `@egg{1} @a{}\n${fill('>\n', size)}`,
  'items of RecipeMD': (size) => `# a\n\n---\n\n${fill('- *1* [a](b\n', size)}`,
  'headings of RecipeMD': (size) => `# a\n\n---\n\n- a\n\n---\n\n# a${fill(' #', size)}x`,
  'blank lines': (size) => fill('\n', size),
  'lists of ingredients': (size) => fill('Title\n\nIngredients\n\n', size),
  'ruled lines': (size) => fill('- - - - x\n', size),
  'pictures without an end': (size) => `---\ningredients: [a]\n---\n${fill('![', size)}`,
  'an open JSON': (size) => fill('[', size),
  'JSON inside of JSON': (size) => `${fill('{"a":', size)}1`,
  'a JSON recipe': (size) =>
    `{"@type":"Recipe","name":"x","recipeIngredient":[${fill('"1 egg",', size)}"2 eggs"]}`,
  Cooklang: (size) => fill('Mix @egg{1} and @flour{2%g}.\n\n', size),
  'open marks of Cooklang': (size) => `@egg{1} @a{} ${fill('@a', size)}`,
  'deep JSON': (size) => `${fill('[{"a":', size)}1`,
  'schema.org in itself': (size) =>
    `{"@type":"Recipe","name":"x","recipeInstructions":${fill('[{"itemListElement":', size / 10)}1${'}]'.repeat(Math.ceil(size / 200))}}`,
  'tags in fields': (size) => paprika(fill('<a href="https://a.example">', size)),
  'scripts in fields': (size) => paprika(fill('<script>', size)),
  'comments in fields': (size) => paprika(fill('<!--', size)),
  'entities in fields': (size) => paprika(fill('&amp;', size)),
  'spaces in fields': (size) => paprika(`a${fill(' ', size)}b`),
  'times in fields': (size) => paprika(`${fill('1 m ', size)}x`),
  'short times': () => paprika(`${fill('1 m ', 56)}x`),
  'points in fields': (size) => paprika(`${fill('a.', size)} `),
  'stars in fields': (size) => paprika(fill('**a', size)),
  'fields of RecipeSage': (size) => `title: a\nactiveTime: 1\ninstructions: b\n${fill('title: a\n', size)}`,
  'XML of RecipeSage': (size) =>
    `<recipes><recipe><instructions>a</instructions><totalTime>1</totalTime>${fill('<recipe>', size)}`,
}

/** The CPU time of a reading, however busy the machine is: the best of some runs, or the first that is fast enough. */
async function cost(content: string, enough: number): Promise<number> {
  const file = sampleFile('x', content)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && best >= enough; round++) {
    const before = process.cpuUsage()
    await readLibrary(file, { vocabulary: VOCABULARY })
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

const GROWTH = 4
const SIZE = 10_000
/** Four times the text may cost four times as much, plus slack; sixteen times as much is quadratic. */
const RATIO = 9
const FLOOR_MS = 15

describe('reading a hostile file', () => {
  it.each(Object.entries(HOSTILE))('takes time in proportion to its length: %s', async (_, make) => {
    const limit = Math.max(await cost(make(SIZE), 5), FLOOR_MS) * RATIO
    expect(await cost(make(GROWTH * SIZE), limit)).toBeLessThan(limit)
  })

  it('with thousands of files takes its share for each', async () => {
    const zip = (count: number) =>
      sampleZip(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `${at}/recipe.json`,
            '{"@type":"Recipe","name":"x","recipeIngredient":["1 egg"]}',
          ]),
        ),
      )
    const timed = async (count: number) => {
      const bytes = zip(count)
      const start = process.cpuUsage()
      const { recipes } = await readLibrary(sampleFile('x.zip', bytes), { vocabulary: VOCABULARY })
      expect(recipes).toHaveLength(count)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }
    await timed(100)
    const [few, many] = [await timed(500), await timed(2000)]
    expect(many).toBeLessThan(RATIO * Math.max(few, 100))
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibraries, readLibrary } from './read-library.ts'
import { sampleFile, sampleGzip, sampleZip } from './sample-files.ts'

const MB = 1024 * 1024
const options = { vocabulary: VOCABULARY }
const read = (name: string, content: string | Uint8Array) => readLibrary(sampleFile(name, content), options)
const cook = (title: string) => `---\ntitle: ${title}\n---\nBoil @eggs{2} with @salt{}.`
const titles = ({ recipes }: Awaited<ReturnType<typeof read>>) =>
  recipes.map(({ content: { title } }) => title)

describe('a library', () => {
  it('never loses the rest for one file', async () => {
    const zip = sampleZip({
      'a.cook': cook('First'),
      'bomb.json': new Uint8Array(12 * MB),
      'broken.json': '{"@type": "Recipe", "name": ',
      'movie.bin': new Uint8Array([0, 1, 2, 3, 0]),
      'book.pdf': '%PDF-1.7 \u0000',
      'style.css': 'a {}',
      'z.cook': cook('Last'),
    })
    const found = await read('mixed.zip', zip)
    expect(titles(found)).toEqual(['First', 'Last'])
    expect(found.problems.map(({ where }) => where)).toEqual([
      'bomb.json',
      'broken.json',
      'movie.bin',
      'book.pdf',
    ])
  })

  it.each([
    ['a.paprikarecipe', 'no gzip'],
    ['b.paprikarecipe', new Uint8Array([7, 0, 9, 0, 0, 3])],
    ['c.json', '{"name": "Soup", '],
    ['d.zip', 'no zip'],
    ['e.gz', 'no gzip'],
  ])('says that %s is damaged if it is not of its kind', async (name, content) => {
    const found = await read('x.zip', sampleZip({ 'a.cook': cook('First'), [name]: content }))
    expect(titles(found)).toEqual(['First'])
    expect(found.problems).toEqual([{ where: name, reason: 'This file is damaged.' }])
  })

  it('says of whole files without a recipe that none is there', async () => {
    const found = await read('x.zip', sampleZip({ 'a.json': '{"volume": 3}', 'b.txt': 'Hello.' }))
    expect(found.problems.map(({ reason }) => reason)).toEqual([
      ...['No recipe found in this file.', 'No recipe found in this file.'],
    ])
  })

  it('that was cut is read as far as it goes', async () => {
    const zip = sampleZip({ 'a.cook': cook('First'), 'b.cook': cook('Second'), 'c.cook': cook('Third') })
    const found = await read('cut.zip', zip.subarray(0, zip.length * 0.45))
    expect(titles(found)[0]).toBe('First')
    expect(found.problems[0]).toMatchObject({ where: '', reason: expect.stringMatching(/incomplete/) })
  })

  it('in a library is read, but not one in that', async () => {
    const inner = sampleZip({ 'a.cook': cook('Inside') })
    expect(titles(await read('x.zip', sampleZip({ 'in.zip': inner })))).toEqual(['Inside'])
    expect(titles(await read('x.tgz', sampleGzip(inner)))).toEqual(['Inside'])
    const deep = await read(
      'x.zip',
      sampleZip({ 'b.cook': cook('Outside'), 'in.zip': sampleZip({ 'in.zip': inner }) }),
    )
    expect(titles(deep)).toEqual(['Outside'])
    expect(deep.problems).toMatchObject([{ where: 'in.zip', reason: expect.stringMatching(/inside/) }])
    expect((await read('x.gz', sampleGzip(sampleGzip('a')))).problems).toHaveLength(1)
  })

  it('names the format that most recipes are in', async () => {
    const zip = sampleZip({
      'a.cook': cook('One'),
      'b.cook': cook('Two'),
      'c.md': '# T\n\n---\n\n- *1* egg\n\n---\n\nBoil it well.',
    })
    const { format, formatName, recipes } = await read('x.zip', zip)
    expect([format, formatName, recipes.length]).toEqual(['cooklang', 'Cooklang', 3])
  })

  it('reports its progress, and ends when asked to', async () => {
    const files = Array.from({ length: 20 }, (_, at) => sampleFile(`${at}.cook`, cook(`Nr. ${at}`)))
    const shares: number[] = []
    const signal = { aborted: false }
    const found = await readLibraries(files, {
      ...options,
      signal,
      onProgress: (share) => {
        shares.push(share)
        if (share >= 0.5) signal.aborted = true
      },
    })
    expect(found.recipes).toHaveLength(10)
    expect(shares.every((share, at) => at === 0 || share >= (shares[at - 1] ?? 0))).toBe(true)
    expect(shares.at(-1)).toBe(0.5)
  })

  it('that can’t be read from the disk is reported', async () => {
    const file = { name: 'gone.zip', size: 10, read: () => Promise.reject(new Error('gone')) }
    expect((await readLibrary(file, options)).problems).toMatchObject([{ where: 'gone.zip' }])
  })

  it('counts the problems that it doesn’t list', async () => {
    const names = Array.from({ length: 1003 }, (_, at) => [`${at}.bin`, new Uint8Array([0, 1, 2, 0])])
    const { problems } = await read(
      'x.zip',
      sampleZip({ ...Object.fromEntries(names), 'a.cook': cook('One') }),
    )
    expect(problems).toHaveLength(1001)
    expect(problems.at(-1)).toEqual({ where: '', reason: '3 more problems aren’t listed.' })
  })

  it('says where a title is only the name of the file', async () => {
    const list =
      '2 eggs\n200 g flour\n100 g butter\n\nMix the butter and the flour. Add the eggs and bake for 20 minutes.'
    const { recipes } = await read(
      'x.zip',
      sampleZip({ 'IMG 12.txt': list, 'b.txt': `Butter biscuits\n\n${list}` }),
    )
    expect(
      recipes.map(({ content, problems }) => [content.title, problems.map(({ field }) => field)]),
    ).toEqual([
      ['IMG 12', ['title']],
      ['Butter biscuits', []],
    ])
  })

  it('without anything says so', async () => {
    for (const empty of [sampleZip({}), sampleZip({ 'site/style.css': 'a {}', 'site/a.jpg': 'x' })])
      expect((await read('x.zip', empty)).problems).toMatchObject([{ where: '' }])
  })

  it('of photos alone says so', async () => {
    const { recipes, problems } = await read('card.jpg', new Uint8Array([0xff, 0xd8, 0xff]))
    expect([recipes, problems]).toEqual([[], [{ where: 'card.jpg', reason: expect.stringMatching(/photo/) }]])
  })

  it('of any bytes never fails', async () => {
    const pieces = fc.constantFrom(
      ...[
        new Uint8Array([0x50, 0x4b, 3, 4]),
        new Uint8Array([0x50, 0x4b, 5, 6]),
        new Uint8Array([0x1f, 0x8b, 8]),
      ],
      ...[
        '{"@type":"Recipe"',
        '---\na: [',
        '<recipes>',
        '"recipeInstructions":[{',
        '@a{',
        'Ingredients\n',
        '# x\n---\n- *',
        '\u0000',
        '}]',
        '=== ',
      ].map((text) => new TextEncoder().encode(text)),
    )
    const bytes = fc.array(fc.oneof(pieces, fc.uint8Array({ maxLength: 200 })), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(bytes, fc.boolean(), async (parts, inZip) => {
        const content = new Uint8Array(parts.flatMap((part) => [...part]))
        const found = await read(
          'any',
          inZip ? sampleZip({ 'recipe.json': content, 'b/any.cook': content }) : content,
        )
        expect(Array.isArray(found.recipes)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('whose bytes were changed anywhere never fails', async () => {
    const whole = sampleZip({
      'a.cook': cook('First'),
      'b/recipe.json': JSON.stringify({
        '@type': 'Recipe',
        name: 'x',
        recipeIngredient: ['1 egg'],
        recipeInstructions: 'Boil.',
      }),
      'c.paprikarecipe': sampleGzip('{"uid":"1","name":"P","ingredients":"1 egg","directions":"Boil."}'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const bytes = whole.slice()
          for (const [at, byte] of changes) bytes[at] = byte
          const found = await read('x.zip', bytes)
          expect(found.recipes.length + found.problems.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 150 },
    )
  })
})

import fc from 'fast-check'
import { strFromU8 } from 'fflate'
import { expect, it } from 'vitest'
import { arbitraryOwn } from '#tests/support/arbitrary-own.ts'
import { exportFiles, sampleJob } from '#tests/support/sample-export.ts'
import { readContent, readMarks } from '../read-stored.ts'
import { markedLine } from './cooklang-lines.ts'

it('the Sous format gives back the same rows, of any recipes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryOwn, { maxLength: 4 }), async (recipes) => {
      const files = await exportFiles('sous', sampleJob(recipes))
      const cookbook = JSON.parse(strFromU8(files['cookbook.json'] ?? new Uint8Array())) as {
        recipes: Record<string, unknown>[]
      }
      expect(
        cookbook.recipes.map(({ id, content, marks, cook_log, created_at }) => ({
          ...{ id, cookLog: cook_log, createdAt: created_at },
          content: readContent(content),
          marks: marks === null ? null : readMarks(marks),
        })),
      ).toEqual(recipes)
    }),
    { numRuns: 60 },
  )
})

it('a line in Cooklang has the words of the line, in order', () => {
  fc.assert(
    fc.property(arbitraryOwn, ({ content }) => {
      for (const line of content.ingredients) {
        const { text } = markedLine(line)
        const [, name = '', amount = '', note = ''] =
          /^@([^@#~{}]+)\{([^{}]*)\}(?:\(([^()]*)\))?$/.exec(text) ?? []
        expect(name, text).not.toBe('')
        const back = [amount.replace('%', ' '), note ? `${name}, ${note}` : name].filter(Boolean).join(' ')
        const plain = (words: string) => words.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
        expect(plain(back)).toBe(plain(line))
      }
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readRecipeText } from './read-recipe-text.ts'
import { MAX_PASTED } from './reading/pasted-lines.ts'

const fill = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size)

/** Texts designed to exhaust a reader, each of about the requested length. */
const HOSTILE: Record<string, (size: number) => string> = {
  'one letter': (size) => fill('x', size),
  spaces: (size) => `a${fill(' ', size)}b`,
  'blank lines': (size) => fill('\n', size),
  'short lines': (size) => fill('a\n', size),
  'ingredients without an end': (size) => `Ingredients\n${fill('1 egg\n', size)}`,
  'a list on one line': (size) => `Ingredients: ${fill('1 egg, ', size)}`,
  'a list without commas': (size) => `Ingredients: ${fill('1 egg ', size)}`,
  'emoji between everything': (size) => `Ingredients: ${fill('🍋 1 lemon ', size)}`,
  'open brackets': (size) => `Ingredients\n${fill('1 egg (\n', size)}`,
  'brackets on one line': (size) => `Ingredients: ${fill('1 (', size)}`,
  'commas that continue': (size) => `Ingredients\n${fill('1 egg,\nand\n', size)}`,
  'headings again and again': (size) => fill('Ingredients:\n1 egg\nMethod:\nMix it well.\n', size),
  'headings on one line': (size) => fill('Ingredients: 1 egg Method: mix ', size),
  'numbers in order': (size) =>
    Array.from({ length: size / 8 }, (_, at) => `${(at % 99) + 1}. Mix`).join(' '),
  sentences: (size) => fill('Stir the soup well. ', size),
  'sentences without a step': (size) => fill('No. ', size),
  'cut words': (size) => fill('com-\nbine\n', size),
  columns: (size) => fill('1 egg            2 eggs\n', size),
  'columns without an end': (size) => fill('a   ', size),
  tabs: (size) => fill('\t', size),
  stars: (size) => fill('*', size),
  'stars around letters': (size) => fill('*a', size),
  underscores: (size) => fill('_a_', size),
  'links that never end': (size) => fill('[a](', size),
  backslashes: (size) => fill('\\*', size),
  tags: (size) => `<p>${fill('<a', size)}`,
  entities: (size) => fill('&amp;&', size),
  hashtags: (size) => fill('#a ', size),
  'hashtags that end in text': (size) => `${fill('#a', size)} x`,
  'messages without an end': (size) => fill('[12/03/24, 10:15] ', size),
  'a long name of a sender': (size) => `12/03/24, 10:15 - ${fill('a', size)}`,
  addresses: (size) => fill('https://a.example/ ', size),
  'one address': (size) => `https://${fill('a', size)}`,
  'facts on one line': (size) => fill('Prep: 5 min | ', size),
  'facts on lines': (size) => fill('Prep: 5 min\n', size),
  'nutrients without a table': (size) => fill('Fat 1 g\n', size),
  'a table at the end': (size) => `${fill('Fat 1 g\n', size)}Calories 100`,
  'labels without values': (size) => fill('Prep time\n', size),
  'recipe for': (size) => fill('recipe for ', size),
  'front matter without an end': (size) => `---\n${fill('a: b\n', size)}`,
  'headers of a mail': (size) => fill('From: a\n', size),
  signatures: (size) => fill('-- \na\n', size),
  'quoted mails': (size) => fill('On 1 May a wrote:\n> 1 egg\n', size),
  'lines that go on indented': (size) => `1 egg\n${fill('  and (a\n', size)}`,
  keycaps: (size) => fill('1️⃣ Mix ', size),
  'joined emoji': (size) => fill('👩‍', size),
}

/** The CPU time of a reading, however busy the machine is: the best of some runs, or the first that is fast enough. */
function cost(work: () => unknown, enough: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3 && best >= enough; round++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

const GROWTH = 4
/** Half of what may be pasted shows the same growth in half of the time. */
const SIZE = MAX_PASTED / 2 / GROWTH
/** Four times the text may cost four times as much, plus slack; sixteen times as much is quadratic. */
const RATIO = 9
const FLOOR_MS = 10

describe('the cost of reading a text grows linearly', () => {
  it.each(Object.entries(HOSTILE))('%s', (_, text) => {
    const [small, large] = [text(SIZE), text(GROWTH * SIZE)]
    const read = (given: string) => () => readRecipeText(given, { vocabulary: VOCABULARY })
    const limit = Math.max(cost(read(small), 5), FLOOR_MS) * RATIO
    expect(cost(read(large), limit)).toBeLessThan(limit)
  })
})

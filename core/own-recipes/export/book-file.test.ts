import { parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import {
  exportText,
  HOSTILE,
  hostileOwn,
  photoOf,
  SAMPLE_PIZZA,
  sampleJob,
  sampleOwn,
} from '#tests/support/sample-export.ts'
import { emptyMarks } from '../empty.ts'

type Nodes = ReturnType<typeof parseDocument>['children']
interface Found {
  name: string
  attribs: Record<string, string>
  text: string
}

const textOf = (nodes: Nodes): string =>
  nodes.map((node) => ('data' in node ? node.data : 'children' in node ? textOf(node.children) : '')).join('')

const elementsIn = (nodes: Nodes): Found[] =>
  nodes.flatMap((node) =>
    'attribs' in node
      ? [
          { name: node.name, attribs: node.attribs, text: textOf(node.children) },
          ...elementsIn(node.children),
        ]
      : 'children' in node
        ? elementsIn(node.children)
        : [],
  )

const parsed = async (recipes: Parameters<typeof sampleJob>[0], given = {}) =>
  elementsIn(parseDocument(await exportText('book', sampleJob(recipes, given))).children)

const named = (elements: Found[], name: string) => elements.filter((one) => one.name === name)

describe('the cookbook to print', () => {
  it('has a cover, contents by folder with a link to each recipe, and a page for each', async () => {
    const inFolder = (number: number, title: string, folder: string | null) => ({
      ...sampleOwn(number, { title }),
      marks: { ...emptyMarks, folder },
    })
    const elements = await parsed([
      inFolder(1, 'Apple cake', null),
      inFolder(2, 'Soup 10', 'Winter'),
      inFolder(3, 'Soup 9', 'Winter'),
      inFolder(4, 'Bread', 'Baking'),
    ])
    expect(named(elements, 'h1').map(({ text }) => text)).toEqual(['My cookbook'])
    expect(elements.find(({ attribs }) => attribs.class === 'page cover')?.text).toContain(
      '4 recipes · November 18, 2026',
    )
    expect(
      named(elements, 'h3')
        .slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(['Baking', 'Winter', 'More recipes'])
    const pages = named(elements, 'article').map(({ attribs }) => attribs.id)
    const links = named(elements, 'a').filter(({ attribs }) => attribs.href?.startsWith('#r'))
    expect(links.map(({ attribs }) => attribs.href?.slice(1))).toEqual(pages)
    expect(named(elements, 'h2').map(({ text }) => text)).toEqual([
      'Contents',
      'Bread',
      'Soup 9',
      'Soup 10',
      'Apple cake',
    ])
  })

  it('has every field of a recipe, with photos inside', async () => {
    const elements = await parsed([SAMPLE_PIZZA])
    const [page] = named(elements, 'article')
    for (const text of [
      ...['Bread & dough', 'Serves4', 'Prep20 min', 'Cook15 min', 'Rest1 h', 'Total1 h 35 min', '★★★★☆'],
      ...['Medium · Italian · weeknight · oven', 'Crisp at the edges.', '2 cups flour, sifted', 'Top rack.'],
      ...['Use the heavy pan.', 'Cooked on 2026-11-10: Very good', 'Source: The dough book'],
    ])
      expect(page?.text).toContain(text)
    expect(named(elements, 'img').map(({ attribs }) => attribs.src)).toEqual(
      [photoOf(1), photoOf(2, 'jpg'), photoOf(3, 'jpg')].map(
        (name) => `data:image/jpeg;base64,${Buffer.from(`photo ${name}`).toString('base64')}`,
      ),
    )
    expect(named(elements, 'a').map(({ attribs }) => attribs.href)).toContain(
      'https://pizza.example/pan?a=1&b=2',
    )
  })

  it('keeps markup in every field as text, and runs and fetches nothing', async () => {
    const elements = await parsed([hostileOwn(1), sampleOwn(2)], { title: HOSTILE })
    const known = new Set(
      'html head meta title style body header h1 p nav h2 h3 h4 ol ul li a span main article dl dt dd div em script'.split(
        ' ',
      ),
    )
    expect(elements.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
    const attributes = new Set(elements.flatMap(({ attribs }) => Object.keys(attribs)))
    expect([...attributes].sort()).toEqual([
      ...['aria-label', 'charset', 'class', 'content', 'href', 'http-equiv', 'id', 'lang', 'name', 'type'],
    ])
    for (const { attribs } of named(elements, 'script'))
      expect(attribs).toEqual({ type: 'application/ld+json' })
    for (const { attribs } of named(elements, 'a')) expect(attribs.href).toMatch(/^#(?:contents|r\d+)$/)
    expect(named(elements, 'h1')[0]?.text).toBe(HOSTILE)
    expect(named(elements, 'title')[0]?.text).toBe(HOSTILE)
    expect(named(elements, 'article')[0]?.text).toContain(HOSTILE)
    expect(named(elements, 'meta')[1]?.attribs.content).toContain("default-src 'none'")
  })

  it('closes every element', async () => {
    const html = await exportText('book', sampleJob([SAMPLE_PIZZA, hostileOwn(2), sampleOwn(3)]))
    const open: string[] = []
    for (const [, end, name = ''] of html
      .replace(/<style>[\s\S]*<\/style>/, '')
      .matchAll(/<(\/?)([a-z]+\d?)\b/g))
      if (!end && !['meta', 'img'].includes(name)) open.push(name)
      else if (end) expect(open.pop()).toBe(name)
    expect(open).toEqual([])
  })

  it('says which photos are missing', async () => {
    const elements = await parsed([SAMPLE_PIZZA], { loadPhoto: async () => undefined })
    expect(named(elements, 'img')).toEqual([])
    expect(named(elements, 'article')[0]?.text).toContain('3 photos are missing')
  })
})

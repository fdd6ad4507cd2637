import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SEASONS } from '#content/tips/record.ts'
import { wordsOf } from '#web/features/guides/guide-text.ts'
import { tabIcons } from '#web/features/guides/tab-icons.ts'
import { emojiId } from '#web/ui/food-art/emoji-id.ts'
import { guide as cookingSkills } from '../content/guides/cooking-skills.ts'
import { guide as cookingTips } from '../content/guides/cooking-tips.ts'
import { guide as foodSafety } from '../content/guides/food-safety.ts'
import { guide as howToUse } from '../content/guides/how-to-use.ts'
import { guide as kitchenEquipment } from '../content/guides/kitchen-equipment.ts'
import { guide as nutritionGuide } from '../content/guides/nutrition-guide.ts'
import { GUIDE_PAGES } from '../content/guides/order.ts'
import { PRODUCE } from '../content/guides/produce.ts'
import { produceIn } from '../content/guides/produce-record.ts'
import { type Guide, type GuideBlock, guideSchema } from '../content/guides/schema.ts'
import { grows, inSeason, seasonalGuide } from '../content/guides/seasonal-cooking.ts'

const seasonal = seasonalGuide(new Date('2026-07-01T12:00:00Z'), 'north')
const guides: Guide[] = [
  cookingSkills,
  cookingTips,
  foodSafety,
  howToUse,
  kitchenEquipment,
  nutritionGuide,
  seasonal,
]
const blocks = (guide: Guide): GuideBlock[] => guide.sections.flatMap((section) => section.blocks)
const inSection = (guide: Guide, id: string) =>
  guide.sections.find((section) => section.id === id)?.blocks ?? []
const tables = (some: GuideBlock[]) => some.filter((block) => block.kind === 'table')
const cards = (some: GuideBlock[]) => some.flatMap((block) => (block.kind === 'cards' ? block.cards : []))
const textOf = (guide: Guide) =>
  guide.sections
    .flatMap(({ title, intro = '', blocks: own }) => [title, intro, ...own.flatMap(wordsOf)])
    .join('\n')

describe('all guides', () => {
  it('are seven, one for each page [O003]', () => {
    expect(guides.map(({ page }) => page).sort()).toEqual([...GUIDE_PAGES].sort())
  })

  it.each(guides.map((guide) => [guide.page, guide] as const))('%s fits the schema', (_, guide) => {
    const result = guideSchema.safeParse(guide)
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('')
  })

  it('reference emoji and icons that exist', async () => {
    const { readFileSync } = await import('node:fs')
    const sprite = readFileSync('web/ui/food-art/emoji.svg', 'utf8')
    for (const guide of guides) {
      for (const { emoji, title } of cards(blocks(guide)))
        if (emoji) expect(sprite, title).toContain(`id="${emojiId(emoji)}"`)
      for (const { icon } of guide.tabs ?? []) expect(tabIcons, guide.page).toHaveProperty(icon)
    }
  })

  it('have no duplicates where list items must be distinct', () => {
    for (const guide of guides)
      for (const block of blocks(guide)) {
        const names =
          block.kind === 'cards'
            ? block.cards.map(({ title }) => title)
            : block.kind === 'table'
              ? block.rows.map(([name]) => name)
              : wordsOf(block)
        expect(new Set(names).size, `${guide.page}: ${names[0]}`).toBe(names.length)
      }
  })

  it('give metric next to US units', () => {
    for (const guide of guides) {
      const text = textOf(guide)
      for (const [found] of text.matchAll(/[^\n.;]*\d °F[^\n.;]*/g)) expect(found, guide.page).toMatch(/°C/)
    }
  })

  it('name the source of official facts', () => {
    for (const guide of [foodSafety, nutritionGuide, seasonal]) {
      const bodies = (guide.sources ?? []).map(({ body }) => body).join(' ')
      expect(bodies).toMatch(/USDA/)
    }
    expect((foodSafety.sources ?? []).map(({ body }) => body).join(' ')).toMatch(/CDC.*FDA/s)
  })
})

describe('food safety', () => {
  const temperatures = new Map(
    cards(inSection(foodSafety, 'temperatures')).map(({ title, value }) => [title, value]),
  )
  const danger = foodSafety.sections.find(({ id }) => id === 'danger-zone')?.intro

  it.each([
    ['Poultry', '165 °F (74 °C)', 'O073'],
    ['Ground meats', '160 °F (71 °C)', 'O074'],
    ['Beef, pork, lamb', '145 °F (63 °C)', 'O075'],
    ['Fish', '145 °F (63 °C)', 'O076'],
    ['Egg dishes', '160 °F (71 °C)', 'O077'],
    ['Leftovers', '165 °F (74 °C)', 'O078'],
  ])('cooks %s to %s [%s]', (food, temperature) => {
    expect(temperatures.get(food)).toBe(temperature)
  })

  it('has six temperatures and one danger zone, between 40 and 140 °F [O083 O331]', () => {
    expect(temperatures.size).toBe(6)
    expect(danger).toContain('Between 40 °F (4 °C) and 140 °F (60 °C)')
  })

  it('stores at least 40 foods in fridge, freezer and pantry, with a search [O079]', () => {
    const [table] = tables(inSection(foodSafety, 'storage'))
    expect(table?.columns).toEqual(['Food', 'Fridge', 'Freezer', 'Pantry or counter'])
    expect(table?.search).toBe('Find a food')
    expect(table?.rows.length).toBeGreaterThan(40)
    for (const at of [1, 2, 3])
      expect(table?.rows.filter((row) => row[at] !== '').length, table?.columns[at]).toBeGreaterThan(25)
    for (const row of table?.rows ?? []) expect(row.slice(1).some(Boolean), row[0]).toBe(true)
  })

  it('lists practices against cross-contamination [O080]', () => {
    const kinds = inSection(foodSafety, 'cross-contamination').map(({ kind }) => kind)
    expect(kinds).toEqual(['steps', 'list'])
  })

  it('has a table of pathogens [O081]', () => {
    const [germs] = tables(inSection(foodSafety, 'germs'))
    expect(germs?.rows.length).toBeGreaterThanOrEqual(10)
    expect(germs?.rows.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Salmonella', 'Listeria', 'Norovirus']),
    )
  })

  it('tells at least five things to do and five not to do', () => {
    const [rules] = inSection(foodSafety, 'do-and-dont').filter((block) => block.kind === 'do-dont')
    expect(Math.min(rules?.do.length ?? 0, rules?.dont.length ?? 0)).toBeGreaterThanOrEqual(5)
  })
})

describe('seasonal cooking', () => {
  const tabSections = (guide: Guide, tab: string) => guide.sections.filter((one) => one.tab === tab)

  it('has its three tabs, four seasons and five regions [O091 O092 O093]', () => {
    expect(seasonal.tabs?.map(({ label }) => label)).toEqual([
      'Seasonal Produce',
      'Storage Guide',
      'Regional Guide',
    ])
    expect(
      tabSections(seasonal, 'seasonal-produce')
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Fall', 'Spring', 'Summer', 'Winter'])
    expect(tabSections(seasonal, 'regional-guide').map(({ title }) => title)).toEqual([
      'Northeast',
      'Southeast',
      'Midwest',
      'Southwest',
      'West',
    ])
  })

  it('describes for at least 15 items per season how to choose, store and use them', () => {
    for (const season of SEASONS)
      expect(PRODUCE.filter((one) => one.season === season).length, season).toBeGreaterThanOrEqual(15)
    for (const { name, choose, keep, use, months } of PRODUCE) {
      expect(
        [choose, keep, use].every((text) => text.length > 4),
        name,
      ).toBe(true)
      expect(months.length, name).toBeGreaterThan(0)
      expect(Math.min(...months) >= 1 && Math.max(...months) <= 12, name).toBe(true)
    }
    expect(new Set(PRODUCE.map(({ name }) => name)).size).toBe(PRODUCE.length)
    expect(PRODUCE.length).toBeGreaterThan(50)
  })

  it('starts with the current season, by date and hemisphere', () => {
    const first = (date: string, hemisphere: 'north' | 'south') =>
      tabSections(seasonalGuide(new Date(`${date}T12:00:00Z`), hemisphere), 'seasonal-produce').map(
        ({ id }) => id,
      )
    expect(first('2026-11-15', 'north')).toEqual(['fall', 'winter', 'spring', 'summer'])
    expect(first('2026-11-15', 'south')).toEqual(['spring', 'summer', 'fall', 'winter'])
    expect(first('2026-01-10', 'north')[0]).toBe('winter')
  })

  it('shifts seasons by six months between the hemispheres', () => {
    const tomato = PRODUCE.find(({ name }) => name === 'Tomatoes')
    if (!tomato) throw new Error('no tomatoes')
    expect([7, 1].map((month) => grows(tomato, month, 'north'))).toEqual([true, false])
    expect([7, 1].map((month) => grows(tomato, month, 'south'))).toEqual([false, true])
    for (let month = 0; month < 12; month += 1)
      expect(inSeason(new Date(2026, month, 15), 'north').length, String(month + 1)).toBeGreaterThan(8)
  })

  it('reads months over the new year', () => {
    const [kale] = produceIn('winter', 'Kale | 🥬 | vegetable | 11-2, 6 | kale | Crisp leaves. | Soups.')
    expect(kale?.months).toEqual([11, 12, 1, 2, 6])
  })
})

describe('the nutrition guide', () => {
  it('has three cards with the split 45, 25, 30 that adds up to 100 [O065 O066 O332]', () => {
    const split = cards(inSection(nutritionGuide, 'macronutrients')).map(({ title, value }) => [title, value])
    expect(split).toEqual([
      ['Carbs', '45%'],
      ['Protein', '25%'],
      ['Fats', '30%'],
    ])
    expect(cards(inSection(nutritionGuide, 'macronutrients')).map(({ facts }) => facts?.[0]?.[1])).toEqual([
      '225 g',
      '125 g',
      '67 g',
    ])
  })

  it('has a table of vitamins and minerals [O067]', () => {
    const [table] = tables(inSection(nutritionGuide, 'vitamins-and-minerals'))
    expect(table?.rows.length).toBeGreaterThanOrEqual(15)
  })

  it('has four categories of tips [O069]', () => {
    const titles = nutritionGuide.sections.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining(['Meal Planning', 'Smart Shopping', 'Cooking for Nutrition', 'Healthy Habits']),
    )
  })

  it('has eight powerhouse foods [O070 O333]', () => {
    expect(cards(inSection(nutritionGuide, 'powerhouse-foods'))).toHaveLength(8)
  })
})

describe('kitchen equipment', () => {
  it('has its four tabs, and for each tool its purpose, buying advice, price class and care [O094]', () => {
    expect(kitchenEquipment.tabs?.map(({ label }) => label)).toEqual([
      'Essentials',
      'Intermediate',
      'Advanced',
      'Budget & Care',
    ])
    const tools = cards(
      kitchenEquipment.sections.filter(({ tab }) => tab !== 'budget-care').flatMap((one) => one.blocks),
    )
    expect(tools.length).toBeGreaterThan(40)
    for (const { title, badge, text, facts } of tools) {
      expect(badge?.text, title).toMatch(/^\${1,3} (low|middle|high)$/)
      expect(text?.length, title).toBeGreaterThan(10)
      expect(
        facts?.map(([label]) => label),
        title,
      ).toEqual(expect.arrayContaining(['Look for', 'Care']))
      for (const [, value] of facts ?? []) expect(value.length, title).toBeGreaterThan(2)
    }
  })
})

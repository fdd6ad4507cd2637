import { describe, expect, it } from 'vitest'
import { csvWriter } from './export-csv.ts'
import { htmlWriter } from './export-html.ts'
import { jsonWriter } from './export-json.ts'
import { checkFormat, EXPORT_FORMATS, type ExportRow, exportFileName, written } from './export-row.ts'

const soup: ExportRow = {
  title: 'Bean soup',
  description: 'Warm, "thick"\nand cheap',
  cuisine_type: 'italian',
  difficulty_level: 'easy',
  cooking_time_minutes: 40,
  prep_time_minutes: 10,
  servings: 4,
  quality_score: 80,
  source_url: 'https://soups.example/bean?a=1&b=2',
  scraped_at: '2026-11-15T09:00:00.000Z',
  ingredients: ['1 cup beans <b>dried</b>'],
  instructions: ['Boil & stir.'],
}
const bare: ExportRow = {
  title: 'Toast',
  description: null,
  cuisine_type: null,
  difficulty_level: null,
  cooking_time_minutes: null,
  prep_time_minutes: null,
  servings: null,
  quality_score: null,
  source_url: 'javascript:alert(1)',
  ingredients: [],
  instructions: [],
}

describe('recipe export', () => {
  it('supports three formats and no others [O210 O258]', () => {
    expect(EXPORT_FORMATS.map(checkFormat)).toEqual(['json', 'csv', 'html'])
    expect(() => checkFormat('pdf')).toThrow('Unsupported export format')
  })

  it('is named after the date [O212]', () => {
    expect(exportFileName(new Date('2026-11-15T23:00:00Z'), 'csv')).toBe('recipes-export-2026-11-15.csv')
  })

  it('writes the columns in their order, quoted where needed, empty where unknown [O214]', () => {
    const [head, ...rest] = written(csvWriter, [soup, bare]).split('\r\n')
    expect(head).toBe(
      'Title,Description,Cuisine,Difficulty,Cooking Time,Prep Time,Servings,Quality Score,Source URL,Scraped At',
    )
    expect(rest).toEqual([
      'Bean soup,"Warm, ""thick""\nand cheap",italian,easy,40,10,4,80,https://soups.example/bean?a=1&b=2,2026-11-15T09:00:00.000Z',
      'Toast,,,,,,,,javascript:alert(1),',
      '',
    ])
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
    'prevents a spreadsheet from executing %j',
    (title) => {
      const line = csvWriter.row({ ...bare, title }, 0)
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
    },
  )

  it('writes JSON that reads back the same', () => {
    expect(JSON.parse(written(jsonWriter, [soup, bare]))).toEqual([soup, bare])
    expect(JSON.parse(written(jsonWriter, []))).toEqual([])
  })

  it('writes a page of its own in which no text is markup and no address a script', () => {
    const page = written(htmlWriter, [soup, bare])
    expect(page).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/)
    expect(page).toContain('1 cup beans &lt;b&gt;dried&lt;/b&gt;')
    expect(page).toContain('href="https://soups.example/bean?a=1&amp;b=2"')
    expect(page).not.toContain('javascript:')
    expect(page).not.toContain('<script')
  })

  it('ends after 10,000 recipes [O211 O307]', () => {
    expect(written(csvWriter, Array(10_005).fill(bare)).split('\r\n')).toHaveLength(10_002)
  })
})

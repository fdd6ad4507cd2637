import type { Season } from '#content/tips/record.ts'
import { type Hemisphere, seasonAt } from '#content/tips/season-at.ts'
import { seasonal } from '#content/tips/seasonal.ts'
import { keepingProduce } from './keeping-produce.ts'
import { PRODUCE } from './produce.ts'
import type { Produce } from './produce-record.ts'
import { regions } from './regions.ts'
import type { Guide, GuideSection } from './schema.ts'

const ORDER: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
const TITLES: Record<Season, string> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Fall',
  winter: 'Winter',
}
const INTROS: Record<Season, string> = {
  spring:
    'Green, tender and quick: most of it wants less than five minutes of heat, a little fat and something sour.',
  summer: 'Buy it ripe and do almost nothing. Salt, oil, a grill; give the oven a vacation.',
  autumn:
    'The great overlap: the last tomatoes, the first squash. Now the oven comes back, with roasting trays and slow pots.',
  winter:
    'Roots, cabbages and citrus. Long heat makes the first two sweet, and the third wakes everything up.',
}
/** A search that finds good recipes for the season. */
const RELATED: Record<Season, string> = {
  spring: 'spinach',
  summer: 'tomato',
  autumn: 'squash',
  winter: 'cabbage',
}
const TIPS_SHOWN = 4

/** The month adjusted for the hemisphere: six months later in the south. */
export const grows = ({ months }: Produce, month: number, hemisphere: Hemisphere): boolean =>
  months.includes(hemisphere === 'north' ? month : ((month + 5) % 12) + 1)

export const inSeason = (date: Date, hemisphere: Hemisphere): Produce[] =>
  PRODUCE.filter((one) => grows(one, date.getMonth() + 1, hemisphere))

/** The season's tips about food, taken from the tips of the day on the home page. */
const tipsOf = (season: Season) =>
  seasonal
    .filter((tip) => tip.season === season)
    .slice(0, TIPS_SHOWN)
    .map(({ text }) => text)

function seasonSection(season: Season, date: Date, hemisphere: Hemisphere): GuideSection {
  const now = date.getMonth() + 1
  return {
    id: TITLES[season].toLowerCase(),
    title: TITLES[season],
    tab: 'seasonal-produce',
    intro: INTROS[season],
    blocks: [
      {
        kind: 'cards',
        columns: 3,
        cards: PRODUCE.filter((one) => one.season === season).map((one) => ({
          title: one.name,
          emoji: one.emoji,
          ...(grows(one, now, hemisphere) && { badge: { text: 'Now', tone: 'herb' as const } }),
          facts: [
            ['Choose', one.choose],
            ['Keep', one.keep],
            ['Use', one.use],
          ],
        })),
      },
      { kind: 'list', title: `${TITLES[season]} habits`, items: tipsOf(season) },
    ],
  }
}

/** The guide as of a given day in a given hemisphere: the current season comes first. */
export function seasonalGuide(date: Date, hemisphere: Hemisphere): Guide {
  const current = seasonAt(date, hemisphere)
  const from = ORDER.indexOf(current)
  const seasons = ORDER.map((_, at) => ORDER[(from + at) % ORDER.length] as Season)
  return {
    page: 'seasonalCooking',
    lead: 'What’s good now, how to choose and store it, and where it grows in the United States. Food at its best is also food at its cheapest.',
    search: true,
    tabs: [
      { id: 'seasonal-produce', label: 'Seasonal Produce', icon: 'sprout' },
      { id: 'storage-guide', label: 'Storage Guide', icon: 'fridge' },
      { id: 'regional-guide', label: 'Regional Guide', icon: 'map' },
    ],
    sections: [
      {
        id: 'now',
        title: `In season now: ${TITLES[current].toLowerCase()}`,
        blocks: [{ kind: 'figure', name: 'in-season-now' }],
      },
      ...seasons.map((season) => seasonSection(season, date, hemisphere)),
      ...keepingProduce,
      ...regions,
      {
        id: 'month-by-month',
        title: 'Month by month',
        intro: `${PRODUCE.length} fruits and vegetables and the months they grow in. Greenhouses and imports offer them at other times, for more money and less taste.`,
        blocks: [
          { kind: 'figure', name: 'produce-chart' },
          {
            kind: 'actions',
            links: [
              { label: 'Cook with what I have', to: 'addIngredients' },
              { label: 'Browse recipes', to: 'recipes' },
            ],
          },
        ],
      },
    ],
    sources: [
      { body: 'USDA SNAP-Ed', document: 'Seasonal Produce Guide' },
      { body: 'USDA Food Safety and Inspection Service', document: 'FoodKeeper: storage times' },
      {
        body: 'National Center for Home Food Preservation (University of Georgia)',
        document: 'Blanching Vegetables for Freezing',
      },
    ],
    related: { title: `Recipes for ${TITLES[current].toLowerCase()}`, search: RELATED[current] },
  }
}

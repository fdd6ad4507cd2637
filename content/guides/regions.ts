import type { GuideSection } from './schema.ts'

type Season = 'Spring' | 'Summer' | 'Fall' | 'Winter'

function region(
  id: string,
  title: string,
  intro: string,
  seasons: Record<Season, string>,
  tonight: string,
): GuideSection {
  return {
    id,
    title,
    tab: 'regional-guide',
    intro,
    blocks: [
      {
        kind: 'table',
        caption: `What the ${title} grows, by season`,
        columns: ['Season', 'Look for'],
        rows: Object.entries(seasons),
      },
      { kind: 'callout', tone: 'tip', title: 'Cook it tonight', text: tonight },
    ],
  }
}

/** Five regions of the United States. Weather moves every date by a week or three. */
export const regions: readonly GuideSection[] = [
  region(
    'northeast',
    'Northeast',
    'Maine to Pennsylvania. A short, generous season: late asparagus, berries in a rush, apples until the snow, and cellars full of roots.',
    {
      Spring:
        'Maple syrup in March, ramps and fiddleheads in late April, asparagus and rhubarb in May, peas and the first strawberries in June',
      Summer: 'Blueberries in July and August, corn, tomatoes, zucchini, green beans, peaches in August',
      Fall: 'Apples and pears from September, cranberries in October, pumpkins, Brussels sprouts, broccoli, kale',
      Winter:
        'Stored potatoes, onions, carrots, parsnips, beets, cabbage and winter squash; oysters and scallops from cold water',
    },
    'A tray of roots and apple wedges, 40 minutes at 425 °F (220 °C), with cider vinegar shaken over it at the end.',
  ),
  region(
    'southeast',
    'Southeast',
    'Virginia to Florida and west to Louisiana. Two growing seasons a year, with the great heat in between; Florida feeds the country in winter.',
    {
      Spring: 'Sweet onions from April, strawberries, peas, new potatoes, blueberries from May',
      Summer:
        'Peaches from May to August, okra, butter beans, tomatoes, watermelon, corn, figs in late summer',
      Fall: 'Sweet potatoes, pecans, peanuts, muscadine grapes in September, apples in the hills, greens after the first cool nights',
      Winter:
        'Oranges, grapefruit and mandarins from Florida, strawberries there from December, collards, turnips, cabbage, oysters',
    },
    'Collards cut in ribbons: garlic in oil, greens, a splash of water, five minutes under a lid, then hot sauce.',
  ),
  region(
    'midwest',
    'Midwest',
    'Ohio to the Dakotas. Corn and beans as far as you can see, and around the Great Lakes a belt of fruit that the water keeps from frost.',
    {
      Spring: 'Morels in April and May, asparagus, rhubarb, radishes, spinach, green onions',
      Summer: 'Tart cherries in July, blueberries, corn from July, tomatoes, cucumbers, peppers, melons',
      Fall: 'Apples, pears, grapes, pumpkins and squash, cranberries from Wisconsin, cauliflower, cabbage, potatoes',
      Winter: 'Stored roots, onions, cabbage and squash, dry beans, wild rice, apples from cold rooms',
    },
    'Wild rice soup with mushrooms and carrots: it keeps for four days and is better on the second.',
  ),
  region(
    'southwest',
    'Southwest',
    'Texas and Oklahoma to Arizona. Upside down: the desert grows salad in winter, and summer belongs to chiles, melons and anything that likes fire.',
    {
      Spring: 'Artichokes, asparagus, sweet onions from Texas, lettuce until it turns hot, nopales',
      Summer: 'Chiles, tomatillos, corn, melons, peaches from May, okra, squash and their blossoms',
      Fall: 'Green chile roasting in August and September, prickly pears, pecans, apples in the high valleys, pumpkins, dry beans',
      Winter:
        'Lettuce, spinach, broccoli and cauliflower from the desert, grapefruit and oranges, cabbage, dates',
    },
    'Broil tomatillos, chile and onion until spotted black, blend with cilantro and salt: salsa in 12 minutes.',
  ),
  region(
    'west',
    'West',
    'California to the Pacific Northwest and the Rockies. Something is in season every week of the year, and most of what the country eats raw grows here.',
    {
      Spring: 'Artichokes, asparagus, peas, strawberries, avocados, fava beans, cherries from late May',
      Summer: 'Apricots, peaches, plums, berries from Oregon, tomatoes, peppers, garlic, melons, wild salmon',
      Fall: 'Apples and pears from Washington, grapes, figs, hazelnuts and walnuts, pomegranates, persimmons, wild mushrooms, potatoes from Idaho',
      Winter: 'Oranges, mandarins and lemons, kale, broccoli, radicchio, fennel, leeks, Dungeness crab',
    },
    'Shaved fennel, orange slices, olives and good oil: a winter salad that needs no recipe.',
  ),
]

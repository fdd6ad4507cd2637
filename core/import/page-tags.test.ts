import { expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { pageCuisine, pageTags } from './page-tags.ts'

const PAGE = { title: 'Leek pie', names: ['Salt & Lavender', 'Rosemary Cook', 'pot.example'] }
const read = (labels: string[]) => pageTags(labels, PAGE, VOCABULARY)

it.each([
  ...['Dinner', 'Main Course', 'side dishes', 'appetizers', 'Dessert', 'quick & easy', 'Weeknight dinners'],
  ...['vegan', 'gluten-free', 'Dairy Free', 'low carb', 'keto recipes', 'Plant-Based'],
  ...[
    'Greek',
    'tex-mex',
    'Italian Recipes',
    'Indian food',
    'air fryer',
    'Slow-Cooker',
    'Instant Pot',
    'cast iron skillet',
  ],
  ...[
    'Thanksgiving',
    'Christmas cookies',
    'fall',
    "Mother's Day",
    'game day',
    'grilling',
    'one-pot meals',
    'no bake',
  ],
  ...[
    'chicken',
    'chicken thighs',
    'leek',
    '#pie',
    'air fryer chicken',
    'Easy vegan dinner',
    'sweet potatoes',
    'soups',
  ],
  ...['weeknight', 'Kid-Friendly', 'Christmas', 'meal prep', 'family favorites', 'for a crowd', 'homemade'],
  ...['pad thai', 'Enchiladas', 'Mexican-inspired', 'ground beef', 'Soups, Stews and Chili', 'high protein'],
  ...[
    '30 minutes or less',
    '5 ingredients or less',
    '30 minute meals',
    'Hauptgericht',
    'Plat principal',
    'Postre',
  ],
])('%s is a tag of a cook', (tag) => expect(read([tag])).toEqual({ tags: [tag.replace('#', '')], left: [] }))

it.each([
  ...['2023', 'video', 'print', 'homepage', 'best ever', 'sponsored', 'Featured', 'trending now', 'blog'],
  ...[
    '30-minute-meals-for-busy-moms',
    'the best leek pie you will ever make',
    'Salt and Lavender',
    'instagram',
  ],
  ...[
    'Rosemary Cook',
    'pot.example',
    'how to make pie',
    'ad',
    'Post',
    'affiliate',
    'wprm',
    'Uncategorized',
    'salt',
  ],
])('%s is none', (label) => expect(read([label]).tags).toEqual([]))

it('keeps the others as what is left, and each once', () => {
  expect(read(['Pie', 'video', 'Video', 'leek pie', 'pie'])).toEqual({
    tags: ['Pie', 'pie'],
    left: ['video'],
  })
})

it('knows cuisines by their names', () => {
  expect(pageCuisine('Easy')).toEqual({ cuisines: [], labels: ['Easy'] })
  expect(pageCuisine('Homemade, Thai, Tex-Mex')).toEqual({
    cuisines: ['Thai', 'Tex-Mex'],
    labels: ['Homemade'],
  })
})

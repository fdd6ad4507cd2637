import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibrary } from '../read-library.ts'
import { sampleFile, sampleZip } from '../sample-files.ts'

const read = (name: string, content: unknown) =>
  readLibrary(sampleFile(name, content instanceof Uint8Array ? content : JSON.stringify(content)), {
    vocabulary: VOCABULARY,
  })

const ID = '0123456789abcdef0123456789abcdef'
const DASHED = '01234567-89ab-cdef-0123-456789abcdef'
const backup = {
  alembic_version: [{ version_num: 'x' }],
  recipes: [
    {
      id: ID,
      slug: 'bean-chili',
      name: 'Bean Chili',
      description: 'Hot',
      recipe_yield: '6 bowls',
      prep_time: '20 minutes',
      perform_time: '1 hour',
      total_time: null,
      org_url: 'https://chili.example/1',
      rating: null,
      last_made: '2025-03-04T18:00:00',
    },
    { id: 'f'.repeat(32), slug: 'toast', name: 'Toast' },
  ],
  recipes_ingredients: [
    {
      recipe_id: ID,
      position: 1,
      title: null,
      note: 'drained',
      food_id: 'f1',
      unit_id: 'u1',
      quantity: 2,
      original_text: null,
    },
    {
      recipe_id: ID,
      position: 0,
      title: 'Beans',
      note: 'large, chopped',
      food_id: 'f2',
      unit_id: null,
      quantity: 1.5,
      original_text: '1 1/2 large onions, chopped',
    },
    {
      recipe_id: ID,
      position: 2,
      title: null,
      note: 'smoked',
      food_id: 'f3',
      unit_id: null,
      quantity: 1,
      original_text: '1 tsp paprika',
    },
    { recipe_id: 'f'.repeat(32), position: 0, note: '2 slices bread', quantity: 1 },
  ],
  ingredient_foods: [
    { id: 'f1', name: 'kidney bean', plural_name: 'kidney beans' },
    { id: 'f2', name: 'onion' },
    { id: 'f3', name: 'sweet paprika' },
  ],
  ingredient_units: [{ id: 'u1', name: 'can', plural_name: 'cans', use_abbreviation: false }],
  recipe_instructions: [
    { recipe_id: ID, position: 1, title: '', text: 'Simmer for an hour.' },
    { recipe_id: ID, position: 0, title: 'Base', text: 'Fry the onions.' },
  ],
  recipe_settings: [
    { recipe_id: ID, disable_amount: false },
    { recipe_id: 'f'.repeat(32), disable_amount: true },
  ],
  recipe_nutrition: [{ id: 3, recipe_id: ID, calories: '400', fat_content: '12 g', sugar_content: null }],
  notes: [{ id: 1, recipe_id: ID, title: 'Heat', text: 'Add more chili.' }],
  recipe_comments: [{ recipe_id: ID, text: 'Loved it' }],
  tags: [{ id: 't', name: 'Vegan' }],
  categories: [{ id: 'c', name: 'Dinner' }],
  tools: [{ id: 'o', name: 'Dutch oven' }],
  recipes_to_tags: [{ recipe_id: ID, tag_id: 't' }],
  recipes_to_categories: [{ recipe_id: ID, category_id: 'c' }],
  recipes_to_tools: [{ recipe_id: ID, tool_id: 'o' }],
  users_to_recipes: [{ recipe_id: ID, rating: 4.5, is_favorite: true }],
}

describe('Mealie', () => {
  it('puts the tables of a backup together', async () => {
    const zip = sampleZip({
      'database.json': JSON.stringify(backup),
      'data/.PLACEHOLDER': '',
      [`data/recipes/${DASHED}/images/original.webp`]: 'picture',
      [`data/recipes/${DASHED}/images/tiny-original.webp`]: 'small',
    })
    const { format, recipes, problems } = await read('backup.zip', zip)
    expect([format, recipes.length, problems]).toEqual(['mealie', 2, []])
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Bean Chili',
        ingredients: [
          'Beans:',
          '1 1/2 large onions, chopped',
          '2 cans kidney beans drained',
          '1 sweet paprika smoked',
        ],
        instructions: ['Base:', 'Fry the onions.', 'Simmer for an hour.'],
        servings: 6,
        prep_time_minutes: 20,
        cooking_time_minutes: 60,
      },
      marks: { rating: 5, tags: ['Vegan', 'Dinner', 'Favorites'] },
      cooked: [{ cooked_on: '2025-03-04', note: null }],
    })
    const note = recipes[0]?.marks.note ?? ''
    for (const kept of [
      'Heat: Add more chili.',
      'Loved it',
      'Dutch oven',
      'Calories: 400',
      '4.5 of 5',
      'Yield: 6 bowls',
    ])
      expect(note).toContain(kept)
    expect(recipes[0]?.photos.map(({ name }) => name)).toEqual([
      `data/recipes/${DASHED}/images/original.webp`,
    ])
    expect(recipes[1]?.content.ingredients).toEqual(['2 slices bread'])
  })

  it('reads single recipes, in both spellings of names', async () => {
    const snake = {
      name: 'Toast',
      slug: 'toast',
      org_url: 'https://bread.example/toast',
      recipe_yield: '1 serving',
      prep_time: '2 minutes',
      tags: ['Quick'],
      recipe_category: ['Breakfast'],
      recipe_ingredient: [
        { title: null, note: '2 slices bread', unit: null, food: null, disable_amount: true, quantity: 1 },
      ],
      recipe_instructions: [{ title: '', text: 'Toast the bread.' }],
    }
    const camel = {
      name: 'Toast',
      slug: 'toast',
      orgURL: 'https://bread.example/toast',
      recipeYield: '1 serving',
      prepTime: '2 minutes',
      tags: [{ name: 'Quick' }],
      recipeCategory: [{ name: 'Breakfast' }],
      recipeIngredient: [
        {
          quantity: 2,
          unit: { name: 'slice', pluralName: 'slices' },
          food: { name: 'bread' },
          note: '',
          originalText: '2 slices bread',
        },
      ],
      recipeInstructions: [{ title: '', text: 'Toast the bread.' }],
    }
    const [a, b] = await Promise.all([read('a.json', snake), read('b.json', camel)])
    expect(a.format).toBe('mealie')
    expect(a.recipes[0]?.content).toEqual(b.recipes[0]?.content)
    expect(a.recipes[0]?.marks).toMatchObject({ tags: ['Quick', 'Breakfast'], note: null })
    expect(a.recipes[0]?.content).toMatchObject({
      servings: 1,
      prep_time_minutes: 2,
      source_url: 'https://bread.example/toast',
    })
  })

  it('of version 0 has a folder for each recipe, with its picture', async () => {
    const toast = {
      name: 'Toast',
      slug: 'toast',
      recipe_ingredient: [],
      recipe_instructions: [{ text: 'Toast.' }],
    }
    const { recipes } = await read(
      'old.zip',
      sampleZip({
        'b/recipes/toast/toast.json': JSON.stringify(toast),
        'b/recipes/toast/images/original.webp': 'x',
      }),
    )
    expect(recipes[0]?.photos).toHaveLength(1)
  })
})

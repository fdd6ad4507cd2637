import type { CommonIngredientRow } from '#core/contracts/rows.ts'

export type KnownIngredient = Pick<CommonIngredientRow, 'name' | 'emoji' | 'category'>

const group = (category: string, list: string): KnownIngredient[] =>
  list.split(' ').map((entry) => {
    const [emoji = '', name = ''] = entry.split(':')
    return { name: name.replaceAll('-', ' '), emoji, category }
  })

/** Fallback when the list of common ingredients can't be fetched. */
export const BUILT_IN_INGREDIENTS: readonly KnownIngredient[] = [
  ...group(
    'vegetables',
    '🧅:onion 🧄:garlic 🍅:tomato 🥔:potato 🥕:carrot 🫑:bell-pepper 🥦:broccoli 🥬:spinach 🍄:mushroom',
  ),
  ...group('grains', '🍚:rice 🍝:pasta 🍞:bread 🌾:oats 🍜:noodles'),
  ...group(
    'pantry',
    '🥚:egg 🍗:chicken 🧀:cheese 🥛:milk 🧈:butter 🫘:black-beans 🥩:ground-beef 🐟:canned-tuna 🌾:flour 🍬:sugar',
  ),
  ...group('fruits', '🍋:lemon 🍎:apple 🍌:banana 🍊:orange 🥑:avocado'),
  ...group('oils', '🫒:olive-oil 🌻:vegetable-oil 🥥:coconut-oil'),
  ...group('spices', '🧂:salt 🌶️:chili-powder 🌿:basil 🌿:oregano 🧂:black-pepper 🌶️:paprika'),
]

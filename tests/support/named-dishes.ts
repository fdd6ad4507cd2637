import type { SearchRecipesInput } from '#core/contracts/search-recipes.ts'

/** Dishes with names, for the search on a device and the one in the database. */
export const NAMED_DISHES = [
  { title: 'Beef Noodle Soup', also_called: ['Phở', 'Pho Bo'], cuisine_type: 'vietnamese' },
  { title: 'Pho with Chicken', also_called: ['Pho Ga'], cuisine_type: 'vietnamese' },
  { title: 'Quick Pho Bowls', quality_score: 99 },
  { title: 'Soup', quality_score: 10 },
  { title: 'Soup with Beef' },
  { title: 'Beef Soup' },
  { title: 'Thin Pancakes', also_called: ['Crêpes'], cuisine_type: 'french' },
  { title: 'Crepe Cake' },
  { title: 'Breakfast Burritos', meal: 'breakfast', allergens: ['eggs'] },
  { title: 'Burrito', meal: 'dinner' },
]

/** A search, and what stands first whatever the seed. */
export const NAMED_SEARCHES: [SearchRecipesInput, string[]][] = [
  [{ search: 'pho' }, ['Beef Noodle Soup', 'Pho with Chicken', 'Quick Pho Bowls']],
  [{ search: 'PHO GA' }, ['Pho with Chicken']],
  [{ search: 'soups' }, ['Soup', 'Soup with Beef']],
  [{ search: 'crepe' }, ['Thin Pancakes', 'Crepe Cake']],
  [{ search: 'crêpes' }, ['Thin Pancakes', 'Crepe Cake']],
  [{ search: 'burrito' }, ['Burrito', 'Breakfast Burritos']],
  [{ search: 'burrito', meal: 'dinner', named: 'breakfast burrito' }, ['Breakfast Burritos', 'Burrito']],
  [{ search: 'burrito', meal: 'dinner', without: ['eggs'], named: 'breakfast burrito' }, ['Burrito']],
]

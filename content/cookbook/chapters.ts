/** The chapters of the cookbook: each is a folder of files with about ten recipes each. */
export const CHAPTER_NAMES = [
  'breakfast',
  'chicken',
  'beef-pork-lamb',
  'seafood',
  'pasta',
  'rice-and-grains',
  'beans-and-lentils',
  'vegetables',
  'soups',
  'salads',
  'sides',
  'breads',
  'desserts',
  'snacks-and-drinks',
  'empty-pantry',
  'leftovers',
] as const

export type ChapterName = (typeof CHAPTER_NAMES)[number]

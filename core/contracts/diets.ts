/** Diets that users can select: the profile's options, and the tags that recipes carry. */
export const DIETS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'keto',
  'paleo',
  'low-carb',
  'high-protein',
  'nut-free',
  'egg-free',
] as const
export type Diet = (typeof DIETS)[number]

/** One bit per diet, for the recipe index. Vegan implies vegetarian. */
export function dietBits(tags: readonly string[]): number {
  const lower = new Set(tags.map((tag) => tag.toLowerCase()))
  if (lower.has('vegan')) lower.add('vegetarian')
  if (lower.has('keto')) lower.add('low-carb')
  return DIETS.reduce((bits, diet, i) => (lower.has(diet) ? bits | (1 << i) : bits), 0)
}

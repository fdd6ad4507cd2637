import type { CatalogueSite } from '#core/scraping/catalogue.ts'

/** Recipe sites that smart selection and auto discovery choose from. */
export const SITES: readonly CatalogueSite[] = [
  { domain: 'allrecipes.com', name: 'Allrecipes', typical_yield: 150, category: 'popular' },
  { domain: 'food.com', name: 'Food.com', typical_yield: 200, category: 'popular' },
  { domain: 'bbcgoodfood.com', name: 'Good Food', typical_yield: 180, category: 'popular' },
  { domain: 'foodnetwork.com', name: 'Food Network', typical_yield: 120, category: 'professional' },
  { domain: 'simplyrecipes.com', name: 'Simply Recipes', typical_yield: 100, category: 'popular' },
  { domain: 'budgetbytes.com', name: 'Budget Bytes', typical_yield: 80, category: 'blog' },
  { domain: 'seriouseats.com', name: 'Serious Eats', typical_yield: 90, category: 'professional' },
  { domain: 'minimalistbaker.com', name: 'Minimalist Baker', typical_yield: 70, category: 'blog' },
  { domain: 'smittenkitchen.com', name: 'Smitten Kitchen', typical_yield: 60, category: 'blog' },
  { domain: 'bonappetit.com', name: 'Bon Appétit', typical_yield: 110, category: 'professional' },
]

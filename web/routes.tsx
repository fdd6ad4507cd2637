import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router'
import type { PathName } from './paths.ts'
import { RouteError } from './shell/route-error.tsx'
import { Shell } from './shell/shell.tsx'
import { sitePages } from './site-map.ts'
import { PageSkeleton } from './ui/skeleton.tsx'

type Page = () => Promise<{ default: ComponentType }>

/** Which file shows which page. Each is a chunk of its own, loaded when somebody goes there. */
const pages: Record<PathName, Page> = {
  home: () => import('./pages/home.tsx'),
  homeAlias: () => import('./pages/home.tsx'),
  addIngredients: () => import('./pages/add-ingredients.tsx'),
  matchedRecipes: () => import('./pages/matched-recipes.tsx'),
  recipes: () => import('./pages/recipes.tsx'),
  recipe: () => import('./pages/recipe.tsx'),
  cook: () => import('./pages/cook.tsx'),
  saved: () => import('./pages/saved.tsx'),
  shoppingList: () => import('./pages/shopping-list.tsx'),
  arCamera: () => import('./pages/ar-camera.tsx'),
  substitutionAssistant: () => import('./pages/substitution-assistant.tsx'),
  cookingAssistant: () => import('./pages/cooking-assistant.tsx'),
  contact: () => import('./pages/contact.tsx'),
  faq: () => import('./pages/faq.tsx'),
  howItWorks: () => import('./pages/how-it-works.tsx'),
  purpose: () => import('./pages/purpose.tsx'),
  about: () => import('./pages/about.tsx'),
  legal: () => import('./pages/legal.tsx'),
  profile: () => import('./pages/profile.tsx'),
  auth: () => import('./pages/auth.tsx'),
  cookingTips: () => import('./pages/cooking-tips.tsx'),
  nutritionGuide: () => import('./pages/nutrition-guide.tsx'),
  foodSafety: () => import('./pages/food-safety.tsx'),
  cookingSkills: () => import('./pages/cooking-skills.tsx'),
  howToUse: () => import('./pages/how-to-use.tsx'),
  seasonalCooking: () => import('./pages/seasonal-cooking.tsx'),
  kitchenEquipment: () => import('./pages/kitchen-equipment.tsx'),
  devTools: () => import('./pages/operator/dev-tools.tsx'),
  debugging: () => import('./pages/operator/dev-tools.tsx'),
  recipeScraper: () => import('./pages/operator/recipe-scraper.tsx'),
  bulkRecipeImport: () => import('./pages/operator/bulk-recipe-import.tsx'),
  bulkImport: () => import('./pages/operator/bulk-recipe-import.tsx'),
}

const route = (path: string, load: Page): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
  HydrateFallback: PageSkeleton,
})

const TimerStrip = lazy(async () => ({
  default: (await import('./features/timers/timer-strip.tsx')).TimerStrip,
}))

export const routes: RouteObject[] = [
  {
    element: <Shell timers={<TimerStrip />} />,
    ErrorBoundary: RouteError,
    children: [
      {
        // A page that breaks leaves header, menu and footer standing.
        ErrorBoundary: RouteError,
        children: [
          ...sitePages.map(({ name, path }) => route(path, pages[name])),
          route('*', () => import('./pages/not-found.tsx')),
        ],
      },
    ],
  },
]

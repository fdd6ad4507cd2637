import { type ComponentType, lazy } from 'react'
import Home from './pages/home.tsx'
import type { PathName } from './paths.ts'
import { loadingPages } from './shell/loading-pages.ts'
import { sitePages } from './site-map.ts'

type Page = () => Promise<{ default: ComponentType }>

/** The landing page: its upper half is part of the app's first chunk. */
const home: Page = async () => ({ default: Home })

const devTools: Page = () => import('./pages/operator/dev-tools.tsx')
const bulkImport: Page = () => import('./pages/operator/bulk-recipe-import.tsx')

/** Maps pages to files. Each is its own chunk, loaded on navigation. */
const pages: Record<PathName, Page> = {
  home,
  homeAlias: home,
  addIngredients: () => import('./pages/add-ingredients.tsx'),
  matchedRecipes: () => import('./pages/matched-recipes.tsx'),
  recipes: () => import('./pages/recipes.tsx'),
  recipe: () => import('./pages/recipe.tsx'),
  cook: () => import('./pages/cook.tsx'),
  saved: () => import('./pages/saved.tsx'),
  myRecipes: () => import('./pages/my-recipes.tsx'),
  newRecipe: () => import('./pages/new-recipe.tsx'),
  importRecipes: () => import('./pages/import-recipes.tsx'),
  editRecipe: () => import('./pages/edit-recipe.tsx'),
  shared: () => import('./pages/shared.tsx'),
  pantry: () => import('./pages/pantry.tsx'),
  putAway: () => import('./pages/put-away.tsx'),
  plan: () => import('./pages/plan.tsx'),
  shoppingList: () => import('./pages/shopping-list.tsx'),
  importPage: () => import('./pages/import-page.tsx'),
  shareTarget: () => import('./pages/share-target.tsx'),
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
  join: () => import('./pages/join.tsx'),
  auth: () => import('./pages/auth.tsx'),
  cookingTips: () => import('./pages/cooking-tips.tsx'),
  nutritionGuide: () => import('./pages/nutrition-guide.tsx'),
  foodSafety: () => import('./pages/food-safety.tsx'),
  cookingSkills: () => import('./pages/cooking-skills.tsx'),
  howToUse: () => import('./pages/how-to-use.tsx'),
  seasonalCooking: () => import('./pages/seasonal-cooking.tsx'),
  kitchenEquipment: () => import('./pages/kitchen-equipment.tsx'),
  devTools,
  debugging: devTools,
  recipeScraper: () => import('./pages/operator/recipe-scraper.tsx'),
  recipeSources: () => import('./pages/operator/recipe-sources.tsx'),
  recipeReview: () => import('./pages/operator/recipe-review.tsx'),
  bulkRecipeImport: bulkImport,
  bulkImport,
}

/** Most pages query the server; the home page does so below the fold, and loads what it needs for that later. */
const asking = (load: Page): Page => {
  if (load === home) return load
  return async () => {
    const [{ default: Component }, { AroundPage }] = await Promise.all([load(), import('./pages/behind.tsx')])
    const Asking = () => (
      <AroundPage>
        <Component />
      </AroundPage>
    )
    return { default: Asking }
  }
}

/** Notifies the shell that a page is loading, since the previous one stays until it is ready. */
const announced = (load: Page): Page => {
  return () => loadingPages.during(load())
}

export const routes = [
  ...sitePages.map(({ name, path }) => ({ path, load: pages[name] })),
  { path: '*', load: (() => import('./pages/not-found.tsx')) as Page },
].map(({ path, load }) => {
  const loadAsking = asking(load)
  return { path, load, loadAsking, Component: lazy(announced(loadAsking)) as ComponentType }
})

import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { linkLabel, menuPages, pageAt, siteMapPages, sitePage, sitePages } from './site-map.ts'

const leaf = (address: string) =>
  routes.find(
    ({ path }) =>
      path ===
      matchRoutes(
        routes.map(({ path }) => ({ path })),
        address,
      )?.at(-1)?.route.path,
  )

const addresses = [
  '/',
  '/home',
  '/add-ingredients',
  '/matched-recipes',
  '/recipes',
  '/ar-camera',
  '/share-target',
  '/import-page',
  '/substitution-assistant',
  '/cooking-assistant',
  '/contact',
  '/faq',
  '/how-it-works',
  '/purpose',
  '/about',
  '/legal',
  '/profile',
  '/join',
  '/auth',
  '/cooking-tips',
  '/nutrition-guide',
  '/food-safety',
  '/cooking-skills',
  '/how-to-use',
  '/seasonal-cooking',
  '/kitchen-equipment',
  '/dev-tools',
  '/debugging',
  '/recipe-scraper',
  '/recipe-sources',
  '/recipe-review',
  '/bulk-recipe-import',
  '/bulk-import',
  '/recipe/any-id',
  '/recipe/any-id/cook',
  '/saved',
  '/my-recipes',
  '/my-recipes/new',
  '/import',
  '/my-recipes/any-id/edit',
  '/shared/any-token',
  '/pantry',
  '/put-away',
  '/plan',
  '/shopping-list',
]

/** The component that a visitor to this path gets. */
const pageOf = async (address: string): Promise<unknown> => (await leaf(address)?.load())?.default

describe('routes', () => {
  it.each(addresses)('%s has a page, loaded on demand', async (address) => {
    expect(leaf(address)?.path).not.toBe('*')
    expect(await pageOf(address)).toBeTypeOf('function')
  })

  it.each([
    ['/home', '/', '[C028]'],
    ['/debugging', '/dev-tools', '[C053 O009]'],
    ['/bulk-import', '/bulk-recipe-import', '[C080 O019]'],
  ])('shows the same screen at %s and at %s %s', async (one, other) => {
    expect(await pageOf(one)).toBe(await pageOf(other))
  })

  it('has the bulk import at /bulk-recipe-import [O016]', async () => {
    const { default: page } = await import('./pages/operator/bulk-recipe-import.tsx')
    expect(await pageOf('/bulk-recipe-import')).toBe(page)
  })

  it('has the page that a recipe card links to [C057]', () => {
    expect(leaf(paths.recipe('lentil-soup'))?.path).toBe('/recipe/:id')
  })

  it('has no other pages, and sends every other path to the not-found screen [C056]', () => {
    expect(sitePages).toHaveLength(addresses.length)
    expect(leaf('/no-such-page')?.path).toBe('*')
    expect(leaf('/recipe')?.path).toBe('*')
    expect(leaf('/recipes/1/2')?.path).toBe('*')
  })

  it('builds hrefs that resolve to their own route', () => {
    for (const page of sitePages) {
      const { name } = page
      const href =
        name === 'recipe' || name === 'cook' || name === 'editRecipe' || name === 'shared'
          ? paths[name]('7/ä')
          : paths[name]()
      expect(leaf(href)?.path).toBe(page.path)
      expect(pageAt(href)?.name).toBe(page.name)
    }
    expect(paths.addIngredients(['olive oil', 'eggs'])).toBe('/add-ingredients?ingredients=olive+oil%2Ceggs')
    expect(paths.auth('reset-password')).toBe('/auth?mode=reset-password')
  })
})

describe('menu', () => {
  const entries = (signedIn: boolean) =>
    new Map(menuPages(signedIn).flatMap(({ pages }) => pages.map((page) => [page.path, linkLabel(page)])))
  const signedOut = entries(false)

  it.each([
    ['/', 'Home', '[C066]'],
    ['/add-ingredients', 'Add ingredients', '[C067]'],
    ['/recipes', 'Recipe Collection', '[C068]'],
    ['/matched-recipes', 'What you can cook', '[C069]'],
    ['/substitution-assistant', 'Ingredient Substitutions', '[C070]'],
    ['/cooking-assistant', 'AI Cooking Assistant', '[C071]'],
    ['/purpose', 'Our Story', '[C078]'],
    ['/dev-tools', 'Operator tools', '[C075 C079 O017]'],
  ])('lists %s as %s %s', (path, label) => {
    expect(signedOut.get(path)).toBe(label)
    expect(leaf(path)?.path).toBe(path)
  })

  it.each([
    ['the guides', ['/cooking-skills', '/food-safety', '/seasonal-cooking', '/kitchen-equipment'], 'C072'],
    ['the other guides', ['/how-to-use', '/cooking-tips', '/nutrition-guide'], 'C072'],
    ['help and information', ['/how-it-works', '/about', '/faq', '/contact'], 'C073'],
    ['the way to sign in', ['/auth'], 'C077'],
  ])('lists %s %j with labels of their own [%s C081]', (_, listed) => {
    for (const address of listed) {
      expect(signedOut.get(address)).toMatch(/^[A-Z]/)
      expect(leaf(address)?.path).toBe(address)
    }
    const labels = [...signedOut.values()]
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('lists /legal as privacy, terms and cookies [C074]', () => {
    expect(signedOut.get('/legal')).toBe('Privacy, Terms & Cookies')
  })

  it('lists the profile for signed-in users only, and then no sign-in link [C076]', () => {
    expect(signedOut.has('/profile')).toBe(false)
    expect(entries(true).get('/profile')).toBe('Profile')
    expect(entries(true).has('/auth')).toBe(false)
  })
})

it('lists every page except aliases and single recipes in the site map', () => {
  const named = siteMapPages().flatMap(({ pages }) => pages.map(({ name }) => name))
  const left = sitePages.map(({ name }) => name).filter((name) => !named.includes(name))
  expect(left).toEqual([
    'homeAlias',
    'newRecipe',
    'editRecipe',
    'importPage',
    'shareTarget',
    'recipe',
    'cook',
    'shared',
    'join',
    'bulkImport',
    'recipeScraper',
    'recipeSources',
    'recipeReview',
    'debugging',
    'bulkRecipeImport',
  ])
  expect(sitePage('debugging').title).toBe(sitePage('devTools').title)
})

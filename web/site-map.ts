import { matchPath } from 'react-router'
import { type PathName, paths } from './paths.ts'

/** Every page with its title, and its place in menu, footer and breadcrumb. All of them are generated from this table. */
export type SitePage = {
  name: PathName
  /** The route pattern; also the path, except for pages with a parameter. */
  path: string
  title: string
  section: Section
  /** The link text, if different from the title. */
  label?: string
  /** In the drawer and in the footer's site map. An alias or a page with a parameter is in neither. */
  menu?: boolean
  siteMap?: boolean
  /** Listed only for signed-in users, or only for visitors. */
  only?: 'signed-in' | 'signed-out'
}

type Section = 'Kitchen' | 'Learn' | 'About Sous' | 'Help' | 'Account' | 'For operators'

const sections: readonly Section[] = ['Kitchen', 'Learn', 'About Sous', 'Help', 'Account', 'For operators']

type Extra = Partial<Pick<SitePage, 'path' | 'label' | 'menu' | 'siteMap' | 'only'>>

function page(
  name: Exclude<PathName, 'recipe' | 'cook'>,
  section: Section,
  title: string,
  extra: Extra = {},
): SitePage {
  return { name, path: paths[name](), title, section, menu: true, siteMap: true, ...extra }
}

const unlisted: Extra = { menu: false, siteMap: false }

export const sitePages: readonly SitePage[] = [
  page('home', 'Kitchen', 'Home'),
  page('homeAlias', 'Kitchen', 'Home', unlisted),
  page('addIngredients', 'Kitchen', 'AI Recipe Generator', { label: 'Add ingredients' }),
  page('recipes', 'Kitchen', 'Recipe Collection'),
  page('matchedRecipes', 'Kitchen', 'My Recipes', { label: 'What you can cook' }),
  page('substitutionAssistant', 'Kitchen', 'Ingredient Substitutions'),
  page('cookingAssistant', 'Kitchen', 'AI Cooking Assistant'),
  page('arCamera', 'Kitchen', 'AR Ingredient Detector', { label: 'Live camera' }),
  page('saved', 'Kitchen', 'Saved Recipes'),
  page('shoppingList', 'Kitchen', 'Shopping List'),
  page('shareTarget', 'Kitchen', 'Shared with Sous', unlisted),
  { name: 'recipe', path: '/recipe/:id', title: 'Recipe', section: 'Kitchen' },
  { name: 'cook', path: '/recipe/:id/cook', title: 'Cook Mode', section: 'Kitchen' },

  page('cookingSkills', 'Learn', 'Cooking Skills'),
  page('foodSafety', 'Learn', 'Food Safety'),
  page('seasonalCooking', 'Learn', 'Seasonal Cooking'),
  page('kitchenEquipment', 'Learn', 'Kitchen Equipment'),
  page('howToUse', 'Learn', 'How to Use Sous', { label: 'How to Use' }),
  page('cookingTips', 'Learn', 'Cooking Tips'),
  page('nutritionGuide', 'Learn', 'Nutrition Guide'),

  page('howItWorks', 'About Sous', 'How It Works'),
  page('purpose', 'About Sous', 'Our Story'),
  page('about', 'About Sous', 'About Sous', { label: 'About' }),

  page('faq', 'Help', 'Frequently Asked Questions', { label: 'FAQ' }),
  page('contact', 'Help', 'Contact & Support'),
  page('legal', 'Help', 'Privacy, Terms & Cookies'),

  page('profile', 'Account', 'Profile', { only: 'signed-in' }),
  page('join', 'Account', 'Join a Household', unlisted),
  page('auth', 'Account', 'Sign In', { label: 'Sign In or Join', only: 'signed-out' }),

  page('devTools', 'For operators', 'Developer Tools', { label: 'Operator tools' }),
  page('bulkImport', 'For operators', 'Bulk Recipe Import', { label: 'Recipe Scraper', ...unlisted }),
  page('recipeScraper', 'For operators', 'Advanced Recipe Scraper', unlisted),
  page('debugging', 'For operators', 'Developer Tools', unlisted),
  page('bulkRecipeImport', 'For operators', 'Bulk Recipe Import', unlisted),
]

const byName = new Map(sitePages.map((one) => [one.name, one]))

export function sitePage(name: PathName): SitePage {
  const found = byName.get(name)
  if (!found) throw new Error(`No page is called ${name}`)
  return found
}

export const linkLabel = (one: SitePage): string => one.label ?? one.title

type Listing = { section: Section; pages: readonly SitePage[] }[]

const bySection = (wanted: (one: SitePage) => boolean | undefined): Listing =>
  sections
    .map((section) => ({ section, pages: sitePages.filter((one) => one.section === section && wanted(one)) }))
    .filter(({ pages }) => pages.length > 0)

/** The drawer omits what doesn't apply to this visitor; the site map lists everything. */
export const menuPages = (signedIn: boolean): Listing =>
  bySection((one) => one.menu && (!one.only || (one.only === 'signed-in') === signedIn))

export const siteMapPages = (): Listing => bySection((one) => one.siteMap)

/** The page at a path, for titles and breadcrumbs. */
const byPath = new Map(sitePages.map((page) => [page.path, page]))

/** The page at a path as the router would match it. */
export const pageAt = (pathname: string): SitePage | undefined =>
  byPath.get(pathname) ?? sitePages.find(({ path }) => matchPath(path, pathname))

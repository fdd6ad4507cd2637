import { matchPath } from 'react-router'
import { type PathName, paths } from './paths.ts'
import * as strings from './strings.ts'

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

const sections = [
  strings.sectionKitchen,
  strings.sectionLearn,
  strings.sectionAbout,
  strings.sectionHelp,
  strings.sectionAccount,
  strings.sectionOperators,
] as const

type Section = (typeof sections)[number]

type Extra = Partial<Pick<SitePage, 'path' | 'label' | 'menu' | 'siteMap' | 'only'>>

function page(
  name: Exclude<PathName, 'recipe' | 'cook' | 'editRecipe' | 'shared'>,
  section: Section,
  title: string,
  extra: Extra = {},
): SitePage {
  return { name, path: paths[name](), title, section, menu: true, siteMap: true, ...extra }
}

const unlisted: Extra = { menu: false, siteMap: false }

export const sitePages: readonly SitePage[] = [
  page('home', strings.sectionKitchen, strings.home),
  page('homeAlias', strings.sectionKitchen, strings.home, unlisted),
  page('addIngredients', strings.sectionKitchen, strings.addIngredients, {
    label: strings.addIngredientsLink,
  }),
  page('recipes', strings.sectionKitchen, strings.recipes),
  page('matchedRecipes', strings.sectionKitchen, strings.matchedRecipes, {
    label: strings.matchedRecipesLink,
  }),
  page('plan', strings.sectionKitchen, strings.plan),
  page('pantry', strings.sectionKitchen, strings.pantry),
  page('shoppingList', strings.sectionKitchen, strings.shoppingList),
  page('putAway', strings.sectionKitchen, strings.putAway),
  page('substitutionAssistant', strings.sectionKitchen, strings.substitutions),
  page('cookingAssistant', strings.sectionKitchen, strings.assistant),
  page('arCamera', strings.sectionKitchen, strings.arCamera, { label: strings.arCameraLink }),
  page('saved', strings.sectionKitchen, strings.saved),
  page('myRecipes', strings.sectionKitchen, strings.myRecipes),
  page('newRecipe', strings.sectionKitchen, strings.newRecipe, unlisted),
  page('importRecipes', strings.sectionKitchen, strings.importRecipes),
  {
    name: 'editRecipe',
    path: '/my-recipes/:id/edit',
    title: strings.editRecipe,
    section: strings.sectionKitchen,
  },
  page('importPage', strings.sectionKitchen, strings.importPage, unlisted),
  page('shareTarget', strings.sectionKitchen, strings.shareTarget, unlisted),
  { name: 'recipe', path: '/recipe/:id', title: strings.recipe, section: strings.sectionKitchen },
  { name: 'cook', path: '/recipe/:id/cook', title: strings.cook, section: strings.sectionKitchen },
  { name: 'shared', path: '/shared/:token', title: strings.shared, section: strings.sectionKitchen },

  page('cookingSkills', strings.sectionLearn, strings.cookingSkills),
  page('foodSafety', strings.sectionLearn, strings.foodSafety),
  page('seasonalCooking', strings.sectionLearn, strings.seasonalCooking),
  page('kitchenEquipment', strings.sectionLearn, strings.kitchenEquipment),
  page('howToUse', strings.sectionLearn, strings.howToUse, { label: strings.howToUseLink }),
  page('cookingTips', strings.sectionLearn, strings.cookingTips),
  page('nutritionGuide', strings.sectionLearn, strings.nutritionGuide),

  page('howItWorks', strings.sectionAbout, strings.howItWorks),
  page('purpose', strings.sectionAbout, strings.purpose),
  page('about', strings.sectionAbout, strings.about, { label: strings.aboutLink }),

  page('faq', strings.sectionHelp, strings.faq, { label: strings.faqLink }),
  page('contact', strings.sectionHelp, strings.contact),
  page('legal', strings.sectionHelp, strings.legal),

  page('profile', strings.sectionAccount, strings.profile, { only: 'signed-in' }),
  page('join', strings.sectionAccount, strings.join, unlisted),
  page('auth', strings.sectionAccount, strings.auth, { label: strings.authLink, only: 'signed-out' }),

  page('devTools', strings.sectionOperators, strings.devTools, { label: strings.devToolsLink }),
  page('bulkImport', strings.sectionOperators, strings.bulkImport, {
    label: strings.bulkImportLink,
    ...unlisted,
  }),
  page('recipeScraper', strings.sectionOperators, strings.recipeScraper, unlisted),
  page('recipeSources', strings.sectionOperators, strings.recipeSources, unlisted),
  page('recipeReview', strings.sectionOperators, strings.recipeReview, unlisted),
  page('debugging', strings.sectionOperators, strings.devTools, unlisted),
  page('bulkRecipeImport', strings.sectionOperators, strings.bulkImport, unlisted),
]

const byName = new Map(sitePages.map((one) => [one.name, one]))

export function sitePage(name: PathName): SitePage {
  const found = byName.get(name)
  if (!found) throw new Error(`No page is called ${name}`)
  return found
}

/** Whether it is the home page or an alias of it. */
export const isHome = (one: SitePage | undefined): boolean =>
  one?.name === 'home' || one?.name === 'homeAlias'

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

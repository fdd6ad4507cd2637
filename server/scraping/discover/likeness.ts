/** recipe: looks like one. page: may be anything. hub: links to others. never: has no recipe and links to none. */
type PageKind = 'recipe' | 'page' | 'hub' | 'never'

export interface Likeness {
  kind: PageKind
  /** The higher, the more like a recipe. */
  score: number
}

const FILES =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|pdf|docx?|xlsx?|pptx?|zip|gz|rar|7z|mp[34]|m4[av]|avi|mov|webm|ogg|wav|css|m?js|json|xml|rss|atom|txt|ics|csv|woff2?|ttf|eot|exe|dmg|apk)$/i
const RECIPE_WORD =
  /^(recipes?|rezepte?|recettes?|recetas?|receitas?|ricett[ae]|recept(en|er)?|recepten?|opskrift(er)?|oppskrift(er)?|przepisy?|reteta|retete|tarif(ler)?|resepti?t?|resep|cook|dish(es)?|gerechten?|kochrezepte?)$/i
const NEVER =
  /^(wp-(admin|login(\.php)?|json|content|includes)|xmlrpc\.php|cdn-cgi|feed|rss|comments?|trackback|embed|amp-story|login|log-in|logout|signin|sign-in|signup|sign-up|register|account|my-account|profile|user|users|members?|password|cart|basket|checkout|order|wishlist|print|email|share|tell-a-friend|privacy(-policy)?|terms(-.*)?|cookie(s|-policy)?|legal|imprint|impressum|datenschutz|disclaimer|accessibility(-.*)?|contact(-us)?|kontakt|advertis\w*|affiliate\w*|careers?|jobs|press|newsletter|subscribe|unsubscribe|donate|rate|vote|calendar|kalender|events?|download|api|oauth|auth|go|out|redirect|search|suche|recherche|buscar|cerca)$/i
const HUB =
  /^(category|categories|kategorien?|categorie|cat|tags?|topics?|themen?|collections?|courses?|cuisines?|ingredients?|zutaten|diets?|occasions?|seasons?|meals?|meal-types?|methods?|archives?|page|index|browse|all|latest|popular|blog|authors?|author|gallery|galleries|sitemap|a-z|by-\w+|recipe-index|recipe-box)$/i
const OTHER =
  /^(about(-.*)?|faqs?|help|shop|store|products?|news|reviews?|travel|videos?|podcasts?|books?|cookbooks?|equipment|tools|guides?|how-to|tips?|lifestyle|giveaways?|resources?|work-with-.*|media|forum|community|quiz|magazine|home)$/i
const FOOD =
  /(^|-)(soup|stew|salad|cake|cookies?|pie|bread|pasta|chicken|beef|pork|lamb|fish|salmon|shrimp|tofu|curry|rice|noodles?|sauce|dressing|tart|muffins?|pancakes?|waffles?|brownies?|pizza|tacos?|burgers?|casserole|roast(ed)?|baked|grilled|fried|creamy|homemade|chocolate|lemon|garlic|cheese|potato(es)?|eggs?|beans?|lentils?|vegan|easy|kuchen|suppe|salat|gateau|tarte|poulet|sopa|pollo|torta|zuppa|smoothie|dip|chili|risotto|omelette?|frittata|quiche|biscuits?|scones?|jam|pickles?|bars|bites|bowls?|skewers|dumplings)(-|$)/i
const ROUND_UP =
  /(^\d+-|-(recipes|ideas|meals|desserts|dinners|dishes|ways|menu|guide|roundup|rezepte|recettes|recetas|ricette)$|^best-|-vs-|^how-to-(?!make|cook|bake)|^what-)/i
const IDLE_TEXT =
  /^(home|next|previous|prev|older|newer|more|read more|see more|view all|see all|log ?in|sign (in|up)|subscribe|about|contact|privacy|terms|search|menu|skip .*|back|top|share|print|pin|tweet|\d+|»|›|«|‹)$/i

const wordsOf = (slug: string) => slug.split(/[-_+]+/).filter((word) => /\p{L}/u.test(word))
const PAGED = /(^|\/)(page|seite|pagina)[/-]?\d+\/?$/i

/** How much a URL and its link text look like a recipe's. Nothing here is specific to a site. */
export function likenessOf(url: URL, text = ''): Likeness {
  const path = decoded(url.pathname)
  const parts = path.split('/').filter((part) => part !== '')
  const leaf = (parts.at(-1) ?? '').replace(/\.(html?|php|aspx?|jsp)$/i, '')
  const above = parts.slice(0, -1)
  if (FILES.test(path) || parts.some((part) => NEVER.test(part))) return { kind: 'never', score: -10 }
  if (parts.length === 0 || PAGED.test(path) || HUB.test(leaf) || RECIPE_WORD.test(leaf)) {
    const leads = RECIPE_WORD.test(parts[0] ?? '') || RECIPE_WORD.test(leaf)
    return { kind: 'hub', score: leads ? 1 : 0 }
  }
  const numbered = /^\d+$/.test(leaf)
  const slug = numbered ? (above.at(-1) ?? '') : leaf
  const words = wordsOf(slug)
  let score = 0
  if (above.some((part) => RECIPE_WORD.test(part))) score += 4
  else if (
    /(^|[-_])(recipe|rezept|recette|receta|ricetta|receita|recept|opskrift|przepis)([-_]|$)/i.test(slug)
  )
    score += 3
  if (words.length >= 2) score += 2
  if (words.length >= 8) score -= 1
  if (FOOD.test(slug)) score += 1
  if (above.some((part) => HUB.test(part))) score -= 4
  if (parts.some((part) => OTHER.test(part))) score -= 3
  if (ROUND_UP.test(slug)) score -= 2
  if (/^\d{4}$/.test(above[0] ?? '') && words.length >= 2) score += 1
  if (url.search !== '') score -= 1
  const linkText = text.replace(/\s+/g, ' ').trim()
  if (IDLE_TEXT.test(linkText)) score -= 1
  else if (/\b(recipe|rezept|recette|receta|ricetta)\b/i.test(linkText)) score += 1
  if (above.some((part) => HUB.test(part))) return { kind: 'hub', score }
  return { kind: score >= 4 ? 'recipe' : 'page', score }
}

/** Sitemaps that list recipes or posts first, images and shops last. */
export function sitemapRank(address: string): number {
  const name = decoded(address.replace(/^https?:\/\/[^/]+/i, '')).toLowerCase()
  if (/image|video|news|product|author|tag|attachment|store|forum|user/.test(name)) return 0
  if (/recipe|rezept|recette|receta|ricett|receita|recept/.test(name)) return 4
  if (/post|article|content|blog/.test(name)) return 3
  return /categor|taxonom|page[-_s]/.test(name) ? 1 : 2
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

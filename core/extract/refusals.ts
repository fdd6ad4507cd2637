import type { NoRecipe } from '#core/contracts/scraping.ts'
import { type Page, pageTitles } from './page.ts'
import * as strings from './strings.ts'
import { elementsIn, textOf } from './tree.ts'

interface Refusal {
  none: NoRecipe
  reason: string
}
export type Headers = Record<string, string | undefined>

const refuse = (none: NoRecipe, reason: string): Refusal => ({ none, reason })

/** What the response's status and headers reveal before the page is parsed. */
export function refusalOfAnswer(
  status: number | undefined,
  headers: Headers | undefined,
): Refusal | undefined {
  const header = (name: string) =>
    Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
  if (status === 404 || status === 410) return refuse('gone', strings.pageGone(status))
  if (status === 401 || status === 407) return refuse('login', strings.asksForLogin(status))
  if (status === 403 || status === 429 || status === 451 || status === 503)
    return refuse('blocked', strings.requestRefused(status))
  if (status !== undefined && status >= 400) return refuse('unreadable', strings.answeredWithError(status))
  if (/challenge/i.test(header('cf-mitigated'))) return refuse('blocked', strings.proveHuman)
  const type = header('content-type')
  if (type && !/html|xml|text\/plain/i.test(type))
    return refuse('unreadable', strings.notAWebPage(type.split(';')[0] ?? ''))
  return undefined
}

const CHALLENGE_TITLE =
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|access denied|are you a (?:robot|human)|robot check|pardon our interruption|security check|please wait|checking your browser|ddos protection|one moment,? please|verify(?:ing)? (?:that )?you are human|request (?:unsuccessful|blocked)|403 forbidden|forbidden|too many requests|einen moment bitte|un instant|human verification|bot verification|service unavailable)/i
const CHALLENGE_TEXT =
  /(?:verify (?:that )?you(?:'|’)?(?: a)?re (?:a )?human|checking (?:if the site connection is secure|your browser)|enable javascript and cookies to continue|complete the (?:security check|captcha)|unusual traffic from your|incapsula incident id|press (?:&|and) hold to confirm|your request has been blocked|you have been blocked|prove you(?:'|’)?re not a robot)/i
const GONE_TITLE =
  /\b(?:page|recipe|article|post|content|site) (?:(?:was |could )?not (?:be )?found|doesn(?:'|’)?t exist|is (?:no longer|not) available|no longer exists|has been (?:removed|deleted))|^(?:error )?(?:404|410)\b|\b404\b|nothing (?:was )?found|not found$|seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|página no encontrada|pagina non trovata|pagina niet gevonden|página não encontrada|sidan (?:kunde inte hittas|finns inte)|siden (?:findes ikke|finnes ikke|blev ikke fundet)|nie znaleziono strony|strona nie istnieje|oops!?(?: that| we| something|$)|we can(?:'|’)?t find/i
const LOGIN_TITLE =
  /^(?:log ?in|sign ?in|sign ?up|anmelden|einloggen|login|connexion|se connecter|iniciar sesión|accedi|inloggen|logga in|log ind|logg inn|zaloguj|members? only|subscribe|subscription required|create (?:an|your) account|register)\b/i
const WALL_TEXT =
  /(?:log ?in|sign ?in|subscribe|register|become a member|start your (?:free )?trial) (?:or \w+ )?(?:now )?to (?:continue|view|read|access|see|unlock|get)|(?:recipe|content|article) is (?:only |exclusively )?(?:available |reserved )?(?:for|to) (?:members|subscribers)|already a (?:member|subscriber)\?|subscribers only|members only/i

const SHORT_PAGE = 4000

/** Why a page has no recipe. */
export function refusalOfPage(page: Page): Refusal {
  const titles = [page.title, ...pageTitles(page).slice(0, 2)]
  const text = textOf(page.body)
  const short = text.length < SHORT_PAGE
  if (text.length < 20 && titles.every((title) => title === ''))
    return refuse('unreadable', strings.nothingToRead)
  if (titles.some((title) => CHALLENGE_TITLE.test(title)) || (short && CHALLENGE_TEXT.test(text)))
    return refuse('blocked', strings.proveHuman)
  if (titles.some((title) => title.length < 90 && GONE_TITLE.test(title)))
    return refuse('gone', strings.pageSaysGone)
  const password =
    elementsIn(page.body, ({ name, attribs }) => name === 'input' && attribs.type === 'password').length > 0
  if (titles.some((title) => LOGIN_TITLE.test(title)) || (short && (password || WALL_TEXT.test(text))))
    return refuse('login', strings.behindLogin)
  return refuse('not-a-recipe', strings.noRecipe)
}

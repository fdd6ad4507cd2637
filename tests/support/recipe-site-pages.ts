import type { Dish } from './recipe-site-dishes.ts'
import { articleText, htmlPage, recipePage } from './recipe-site-markup.ts'
import { PER_PAGE, pathOf, type SitePlan } from './recipe-site-plan.ts'

const link = (href: string, text: string, more = '') => `<a href="${href}"${more}>${text}</a> `
const later = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Every page of the site by its path; undefined if there is none. */
export function sitePages(plan: SitePlan, origin: string): (path: string) => string | undefined {
  const { dishes, bySlug, categories, articles, related, forbidden } = plan
  let sessions = 0
  const session = () => (++sessions).toString(16).padStart(16, 'f')

  // Links in the many spellings that sites use for one page.
  const spelled = (one: Dish) => {
    const path = pathOf(one)
    if (one.n % 11 === 3) return `${path}?utm_source=grid&utm_medium=card#comments`
    if (one.n % 11 === 5) return `${path}?sid=${session()}`
    if (one.n % 11 === 7) return `${origin}${path}?fbclid=Iw${one.n}`
    return path
  }
  const cards = (some: Dish[]) => some.map((one) => link(spelled(one), one.title)).join('')

  const recipe = (one: Dish | undefined, more?: string) =>
    one &&
    recipePage(
      one,
      `${origin}${pathOf(one)}`,
      more ?? cards(related.get(one) ?? []) + link(`/r/${one.n}`, 'Short link'),
    )

  const home = () =>
    htmlPage({
      title: 'The Loopback Kitchen',
      head:
        '<link rel="alternate" type="application/rss+xml" href="/feed.xml">' +
        '<link rel="alternate" type="application/atom+xml" href="/atom.xml">' +
        '<link rel="alternate" type="application/feed+json" href="/feed.json">',
      body: [
        ...categories.map((name) => link(`/category/${name}/`, name)),
        link('/articles/', 'Stories'),
        link('/calendar/2026/11/', 'Calendar'),
        link('/club-nights/2026-11-15/', 'Club nights'),
        link('/wall?page=1', 'Wall'),
        link('/maze/left/', 'Maze'),
        link('/round/a/', 'Round and round'),
        link('/circle', 'Circle'),
        link(`/s/${session()}${pathOf(dishes[0] as Dish)}`, 'Continue reading'),
        link('/sponsored/paid-chicken-dinner/', 'Sponsored dinner', ' rel="sponsored nofollow"'),
        link('/quiet/', 'Quiet corner'),
        link(`/moved/${(dishes[13] as Dish).slug}`, 'An old favourite'),
        link('/articles/endless-dessert/', 'Endless dessert'),
        link('mailto:cook@kitchen.example', 'Write to us'),
        link('/img/cake.jpg', 'Picture'),
      ].join(''),
    })

  const category = (name: string, page: number) => {
    const at = categories.indexOf(name)
    const all = plan.ofCategory(at)
    const last = Math.max(1, Math.ceil(all.length / PER_PAGE))
    if (at < 0 || page < 1 || page > last) return undefined
    return htmlPage({
      title: `${name} recipes`,
      body: [
        cards(all.slice((page - 1) * PER_PAGE, page * PER_PAGE)),
        ...Array.from({ length: last }, (_, n) => link(`/category/${name}/page/${n + 1}/`, `${n + 1}`)),
        link(`/category/${name}/?sort=rating&view=grid`, 'By rating'),
        link(`/category/${name}/?filter[diet]=vegan&filter[time]=30&size=2`, 'Vegan, 30 minutes'),
        link(forbidden[at % forbidden.length] ?? '', 'For members'),
      ].join(''),
    })
  }

  const stories = () =>
    Array.from({ length: Math.min(60, articles) }, (_, n) =>
      link(`/articles/story-number-${n}/?ref=index`, `Story ${n}`),
    )
  const story = (n: number) =>
    n < articles
      ? htmlPage({
          title: `Story ${n}`,
          body:
            articleText(n) +
            link(`/articles/story-number-${(n + 1) % articles}/?sid=${session()}`, 'Next story'),
        })
      : undefined

  const linked = (title: string, ...links: string[]) => htmlPage({ title, body: links.join('') })
  const calendar = (year: number, month: number) =>
    linked(
      'Calendar',
      link(`/calendar/${year}/${(month % 12) + 1}/`, 'Next month'),
      link(`/calendar/${year + 1}/${month}/`, 'Next year'),
    )
  const wall = (n: number) =>
    linked(
      'Wall',
      ...Array.from({ length: 12 }, (_, by) => link(`/wall?page=${n + by + 1}`, 'Older')),
      cards(dishes.slice(0, 3)),
    )
  /** The same recipes again and again, each time in another session. */
  const inSession = (one: Dish | undefined) =>
    recipe(
      one,
      dishes
        .slice(0, 5)
        .map((other) => link(`/s/${session()}${pathOf(other)}`, other.title))
        .join(''),
    )

  const PAGES: [RegExp, (...parts: string[]) => string | undefined][] = [
    [/^\/$/, home],
    [/^\/recipes\/([a-z0-9-]+)\/(?:\?.*)?$/, (slug = '') => recipe(bySlug.get(slug))],
    [/^\/r\/(\d+)$/, (n) => recipe(dishes[Number(n)])],
    [/^\/s\/\w+\/recipes\/([a-z0-9-]+)\/$/, (slug = '') => inSession(bySlug.get(slug))],
    [
      /^\/category\/([a-z-]+)\/(?:page\/(\d+)\/)?(?:\?.*)?$/,
      (name = '', n = '1') => category(name, Number(n)),
    ],
    [/^\/articles\/$/, () => linked('Stories', ...stories())],
    [/^\/articles\/story-number-(\d+)\/(?:\?.*)?$/, (n) => story(Number(n))],
    [/^\/calendar\/(\d+)\/(\d+)\/$/, (year, month) => calendar(Number(year), Number(month))],
    [
      /^\/club-nights\/(\d{4}-\d\d-\d\d)\/$/,
      (date = '') =>
        linked(
          'Club night',
          ...[-7, -1, 1, 7, 30].map((by) => link(`/club-nights/${later(date, by)}/`, `${by}`)),
        ),
    ],
    [/^\/wall\?page=(\d+)$/, (n) => wall(Number(n))],
    [
      /^\/maze\/(.*)$/,
      (rest = '') => linked('Maze', link(`/maze/${rest}left/`, 'Left'), link(`/maze/${rest}right/`, 'Right')),
    ],
    [/^\/round\/([ab])\/$/, (at) => linked('Round', link(at === 'a' ? '/round/b/' : '/round/a/', 'On'))],
    [
      /^\/quiet\/$/,
      () =>
        htmlPage({
          title: 'Quiet corner',
          head: '<meta name="robots" content="nofollow">',
          body: link('/hush/whispered-chicken-soup/', 'Whispered chicken soup'),
        }),
    ],
    [
      /^\/(about|login)$/,
      (name = '') =>
        htmlPage({
          title: name,
          body: '<form><label>E-mail <input type="email"></label><label>Password <input type="password"></label></form>',
        }),
    ],
  ]
  return (path) => {
    for (const [pattern, make] of PAGES) {
      const match = pattern.exec(path)
      if (match) return make(...match.slice(1))
    }
    return undefined
  }
}

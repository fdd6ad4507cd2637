import { type PlainPage, plain } from './plain-page.ts'

/** Pages without visible content: gone, behind a login, behind a challenge, or empty. */
export const CLOSED_PAGES: readonly PlainPage[] = [
  plain(
    'not found',
    {
      title: 'Page not found',
      body: '<h1>Page not found</h1><p>That page has moved or never was. Try the search.</p>',
    },
    'gone',
  ),
  plain(
    'not found, German',
    {
      title: 'Seite nicht gefunden',
      body: '<h1>Seite nicht gefunden</h1><p>Diese Seite gibt es nicht mehr.</p>',
    },
    'gone',
  ),
  plain(
    'not found, French',
    { title: 'Page introuvable', body: '<h1>Page introuvable</h1><p>Cette page n’existe plus.</p>' },
    'gone',
  ),
  plain('soft 404', { title: '404', body: '<h1>Oops! We can’t find that recipe.</h1>' }, 'gone'),
  plain(
    'recipe removed',
    {
      title: 'This recipe is no longer available',
      body: '<h1>This recipe is no longer available</h1><p>See others like it.</p>',
    },
    'gone',
  ),
  { ...plain('status 404', { title: 'Hm', body: '<p>Nothing.</p>' }, 'gone'), status: 404 },
  { ...plain('status 410', { title: 'Hm', body: '<p>Nothing.</p>' }, 'gone'), status: 410 },
  plain(
    'login',
    {
      title: 'Log in',
      body: '<h1>Log in</h1><form><input name="email"><input type="password"><button>Log in</button></form>',
    },
    'login',
  ),
  plain(
    'members only',
    {
      title: 'Braised short ribs',
      body: '<h1>Braised short ribs</h1><p>This recipe is only available to members.</p><a href="/join">Join now</a><p>Already a member? Log in to continue.</p>',
    },
    'login',
  ),
  plain(
    'paywall',
    {
      title: 'Saffron buns',
      body: '<h1>Saffron buns</h1><p>Subscribe to continue reading. Cancel at any time.</p>',
    },
    'login',
  ),
  { ...plain('status 401', { title: 'Private', body: '<p>Private.</p>' }, 'login'), status: 401 },
  {
    name: 'challenge',
    none: 'blocked',
    status: 403,
    html: '<html><head><title>Just a moment...</title></head><body><noscript>Enable JavaScript and cookies to continue</noscript></body></html>',
  },
  {
    name: 'challenge with status 200',
    none: 'blocked',
    html: '<html><head><title>Just a moment...</title></head><body><h1>soup.example</h1><p>Checking if the site connection is secure</p></body></html>',
  },
  {
    name: 'captcha',
    none: 'blocked',
    html: '<html><head><title>Robot Check</title></head><body><form><p>Type the characters you see in this image</p><input></form></body></html>',
  },
  {
    name: 'access denied',
    none: 'blocked',
    html: '<html><head><title>Access Denied</title></head><body><h1>Access Denied</h1><p>You don’t have permission. Reference #18.2</p></body></html>',
  },
  { name: 'too many requests', none: 'blocked', status: 429, html: '<html><body>Slow down</body></html>' },
  { name: 'unavailable', none: 'blocked', status: 503, html: '<html><body>Back soon</body></html>' },
  { name: 'broken server', none: 'unreadable', status: 500, html: '<html><body>Error</body></html>' },
  { name: 'nothing at all', none: 'unreadable', html: '' },
  {
    name: 'an app that needs scripts',
    none: 'unreadable',
    html: '<!doctype html><html><head><script src="/app.js"></script></head><body><div id="root"></div></body></html>',
  },
]

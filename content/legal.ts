import { GRACE_DAYS } from '#core/contracts/account-limits.ts'
import { INVITATION_DAYS } from '#core/contracts/household.ts'
import type { GuideBlock, GuideSection } from './guides/schema.ts'

/** Something that is stored, and everything a user may ask about it. */
interface KeptThing {
  what: string
  why: string
  until: string
  /** The names under which the browser lists it, for data on the device. */
  keys?: readonly string[]
}

interface OutsideService {
  name: string
  when: string
  gets: string
  /** Whether the page can detect that it is in use here. */
  sign?: 'supabaseUrl' | 'visionModel'
}

/** The whole of what the browser keeps. A test compares it with the code. */
const ON_DEVICE: readonly KeptThing[] = [
  {
    what: 'Your ingredients with their amounts, and your staples',
    keys: ['sous-pantry'],
    why: 'So your list is still there tomorrow',
    until: 'Until you remove them, or sign out',
  },
  {
    what: 'Saved recipes',
    keys: ['sous-saved'],
    why: 'Your saved recipes, even without an account',
    until: 'Until you remove them, or sign out',
  },
  {
    what: 'Recipes you write, with their photos and unfinished drafts; your ratings, notes, tags and folders; your cooking log',
    keys: ['sous-own', 'sous-own-drafts'],
    why: 'Your cookbook, even without an account or a signal',
    until: 'Until you delete them, or sign out',
  },
  {
    what: 'Your shopping list, and which aisle each item is in',
    keys: ['sous-shopping', 'sous-foods'],
    why: 'So it works in a store without a signal',
    until: 'The list until you clear it or sign out; aisles for the last 1,000 items',
  },
  {
    what: 'Diets, allergies, cuisines, skill',
    keys: ['sous-preferences'],
    why: 'To filter recipes and to warn you',
    until: 'Until you change them, or sign out',
  },
  {
    what: 'The last list we showed confetti for',
    keys: ['sous-celebrated'],
    why: 'To keep the confetti rare',
    until: 'Until you sign out, or clear your browser’s data',
  },
  {
    what: 'That we asked what you don’t eat, what you always have, and whether timers may notify you',
    keys: ['sous-diets-asked', 'sous-staples-asked', 'sous-notify-asked'],
    why: 'So we ask only once',
    until: 'Until you clear your browser’s data',
  },
  {
    what: 'Whether the assistant uses your browser’s model',
    keys: ['sous-browser-model'],
    why: 'To remember your choice',
    until: 'Until you clear your browser’s data',
  },
  {
    what: 'Your conversation with the assistant, and a half-typed question',
    keys: ['sous-chat', 'sous-chat-draft'],
    why: 'So you can continue where you left off',
    until: 'The last 100 messages, until you clear the conversation',
  },
  {
    what: 'The recipe you opened last',
    keys: ['sous-recipe-at-hand'],
    why: 'So the assistant knows which dish you mean',
    until: 'Until you open another one, or dismiss it in the assistant',
  },
  {
    what: 'Substitutions you chose',
    keys: ['sous-swaps'],
    why: 'To show them next to the recipe',
    until: 'The last 50, until you remove them',
  },
  {
    what: 'Running timers',
    keys: ['sous-timers'],
    why: 'So a reload doesn’t burn dinner',
    until: 'Until you dismiss them',
  },
  {
    what: 'Your current step in cook mode',
    keys: ['sous-cooking'],
    why: 'So a reload brings you back to it',
    until: 'For the day',
  },
  {
    what: 'US or metric units; how you scaled a recipe and which lines you checked off',
    keys: ['sous-reading'],
    why: 'To show recipes as you left them',
    until: 'For the last 50 recipes',
  },
  {
    what: 'How you corrected the ingredient detector',
    keys: ['sous-corrections'],
    why: 'So it gets it right next time',
    until: 'The last 300 names',
  },
  {
    what: 'Whether a connected model may look at your photos',
    keys: ['sous-vision-model'],
    why: 'Off until you turn it on',
    until: 'Until you change it',
  },
  {
    what: 'The ingredient detector itself, about 6 MB',
    keys: ['sous-vision'],
    why: 'So photos can be analyzed here, even offline',
    until: 'Until a newer one replaces it',
  },
  {
    what: 'A half-written contact message',
    keys: ['sous-contact-draft'],
    why: 'So you don’t lose it',
    until: 'Until it’s sent',
  },
  {
    what: 'Your hemisphere',
    keys: ['sous-hemisphere'],
    why: 'To show the right season in the seasonal guide',
    until: 'Until you change it. Before you choose, it’s guessed from your time zone, on this device',
  },
  {
    what: 'Light or dark',
    keys: ['vite-ui-theme'],
    why: 'Your choice of theme',
    until: 'Until you change it',
  },
  {
    what: 'The pages of Sous and the starter recipes',
    keys: ['sous-assets', 'sous-shell', 'sous-cookbook'],
    why: 'So Sous works offline',
    until: 'Until a newer version replaces them',
  },
  {
    what: 'Recipes you looked at, with their covers',
    keys: ['sous-seen', 'sous-covers'],
    why: 'So they open offline; the last 300',
    until: 'Until newer ones take their place',
  },
  {
    what: 'That you installed Sous, or dismissed the install banner',
    keys: ['pwa-installed', 'pwa-prompt-dismissed'],
    why: 'So the banner asks once',
    until: 'Until you clear the site’s data',
  },
  {
    what: 'Photos you shared from another app',
    keys: ['sous-shared'],
    why: 'To pass them to photo scanning',
    until: 'Until they’ve been analyzed',
  },
  {
    what: 'Your sign-in',
    keys: ['sous-auth'],
    why: 'So you stay signed in',
    until: 'Until you sign out',
  },
  {
    what: 'That you came from a password reset email',
    keys: ['sous-recovery'],
    why: 'To let you choose a new password',
    until: 'Until you close the tab',
  },
  {
    what: 'The last synced state of this device and your account',
    keys: [
      'sous-synced-pantry_items',
      'sous-synced-saved_recipes',
      'sous-synced-shopping_items',
      'sous-synced-preferences',
    ],
    why: 'To merge changes from two devices without losing any',
    until: 'Until you sign out',
  },
  {
    what: 'An invitation to a household, while you sign in to accept it',
    keys: ['sous-invitation'],
    why: 'So it’s still there after you confirm your email',
    until: 'Until it’s used, for one day at most',
  },
  {
    what: 'What was already counted for your achievements today, and what couldn’t be sent yet',
    keys: ['sous-told', 'sous-untold'],
    why: 'So nothing counts twice or gets lost offline',
    until: 'For the day; unsent items until they’re sent, 50 at most',
  },
]

const ON_SERVER_FOR_EVERYBODY: readonly KeptThing[] = [
  {
    what: 'One log line per request to the server: which endpoint, how it ended, how long it took',
    why: 'To find problems',
    until:
      'As long as the people who run this site keep their logs. It contains no IP address, no account and nothing you wrote; email addresses in error messages are removed',
  },
  {
    what: 'Request counters, stored under a scrambled form of your IP address or account',
    why: 'To stop password guessing and overload',
    until: 'A minute to an hour, then deleted. The address itself is never stored',
  },
  {
    what: 'A day’s use of a connected model, in the same scrambled form',
    why: 'So no one uses up everyone’s share',
    until: 'About a week. Only where a model is connected',
  },
  {
    what: 'What you write with the contact form: name, email address, subject, message, and your account if you’re signed in',
    why: 'To answer you',
    until:
      'Until we delete it; what you sent while signed in goes with your account. If this site sends email, it also reaches us as an email',
  },
]

const ON_SERVER_FOR_ACCOUNTS: readonly KeptThing[] = [
  {
    what: 'Email address, password as a hash, when you joined and last signed in, your open sessions',
    why: 'To let you in, and no one else',
    until: 'As long as the account exists. The password can’t be recovered from the hash',
  },
  {
    what: 'A list of account actions, such as signing in or a new password, with your email address and the time',
    why: 'To detect misuse',
    until: 'As long as the account exists. It contains neither your IP address nor your browser',
  },
  {
    what: 'Profile: display name, photo, diets, allergies, cuisines, skill, staples, units',
    why: 'To sync them to your other devices',
    until: 'Until you change them or delete the account',
  },
  {
    what: 'Pantry, saved recipes, shopping list, and when they last changed',
    why: 'To keep the same lists on every device',
    until: 'Until you remove them or delete the account',
  },
  {
    what: 'Your household, if you’re in one: its name, who belongs to it and since when, its shared pantry and shopping list',
    why: 'To share them. Members see your display name, the shared lists and the recipes you share with them, and nothing else of yours',
    until: `Until you leave; the household is deleted when its last member leaves. Invitations are stored as a hash and expire after ${INVITATION_DAYS} days`,
  },
  {
    what: 'Recipes you write, with their photos, former versions and shared links; your ratings, notes, tags and folders on any recipe; your log of what you cooked',
    why: 'To keep the same cookbook on every device. Only you can read it, until you share a recipe with your household or by a link',
    until:
      'Until you delete it. A deleted recipe stays for 30 days so you can undo it; then it’s removed with its photos and versions',
  },
  {
    what: 'Recipes you opened or cooked to the end, their ingredients and cuisines, substitutions you used; achievements reached',
    why: 'To count your achievements, and for nothing else',
    until: 'As long as the account exists. Without an account, none of this is recorded',
  },
  {
    what: 'Emails Sous sends you: confirmations, password links, deletion notices',
    why: 'To deliver them, again if the first try fails',
    until: '30 days',
  },
  {
    what: 'That you asked for deletion, and when',
    why: `To do it after ${GRACE_DAYS} days, unless you change your mind`,
    until: 'Until it’s done or canceled',
  },
]

const OUTSIDE: readonly OutsideService[] = [
  {
    name: 'A language model',
    when: 'Only if the people who run this site connected one. Otherwise the built-in assistant answers.',
    gets: 'Your question, up to 20 messages before it, your ingredients, the open recipe, those of your own recipes that the question may be about and, if you’re signed in, your diets, allergies and skill. For substitutions: what you asked about. Never your name, email address or account.',
  },
  {
    name: 'A vision model',
    when: 'Only if one is connected and you turn on “Let it look at my photos”.',
    gets: 'The photo you chose, scaled down, without location or camera data.',
    sign: 'visionModel',
  },
  {
    name: 'A mail server',
    when: 'Only if one is set up. Otherwise emails stay in this site’s database.',
    gets: 'Your email address and the email.',
  },
  {
    name: 'A hosted database (Supabase)',
    when: 'Only if the people who run this site use one instead of their own.',
    gets: 'Accounts, the lists in them and profile photos; your browser then connects to it directly.',
    sign: 'supabaseUrl',
  },
  {
    name: 'Websites that recipes come from',
    when: 'When a recipe was collected from another site, its image is loaded from there, and “View Recipe Source” opens that site.',
    gets: 'Your IP address, as with any website you visit, and that you came from here. Recipes from our own cookbook load nothing from elsewhere.',
  },
  {
    name: 'The site of a profile photo',
    when: 'Only if you use a web address as your photo.',
    gets: 'A request from our server, not from you: it fetches the image and makes a small copy without location or camera data.',
  },
]

/** What the page knows about the site it runs on. */
interface ThisSite {
  supabaseUrl: string
  visionModel: string
}

const keptTable = (caption: string, things: readonly KeptThing[]): GuideBlock => ({
  kind: 'table',
  caption,
  columns: ['What', 'Why', 'How long'],
  rows: things.map(({ what, why, until }) => [what, why, until]),
})

const DEVICE_TABLE: GuideBlock = {
  kind: 'table',
  caption: 'What Sous stores in your browser',
  columns: ['What', 'Why', 'How long', 'Its name there'],
  rows: ON_DEVICE.map(({ what, why, until, keys = [] }) => [what, why, until, keys.join(', ')]),
}

const outsideTable = (site: ThisSite): GuideBlock => ({
  kind: 'table',
  caption: 'Services outside Sous',
  columns: ['Service', 'When', 'What it gets'],
  rows: OUTSIDE.map(({ name, when, gets, sign }) => [
    name,
    sign ? `${when} **Here: ${site[sign] ? 'connected' : 'not in use'}.**` : when,
    gets,
  ]),
})

/** The page, section by section, in the format of the guides. */
export const legalSections = (site: ThisSite): GuideSection[] => [
  {
    id: 'in-short',
    title: 'In short',
    blocks: [
      {
        kind: 'list',
        items: [
          'Sous works without an account: what you save stays in your browser.',
          'Photos you scan are normally analyzed on your device and stored nowhere.',
          'No cookies, no advertising, no analytics, no tracking. Nothing is sold.',
          `You can download everything in your account at any time. Delete the account, and it’s gone after ${GRACE_DAYS} days.`,
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy policy',
    intro:
      'Everything Sous stores about you: what, why and for how long. “We” are the people who run this site. The program is open source, so you can check it against this page.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Searches, scores, substitutions and the chat send your ingredients or your question to the server to get an answer. They’re used for that answer and not stored. A question to the assistant takes along up to 8 of your own recipes that it may be about, without photos and notes; nothing else sends them. What your browser stores is under [Cookie policy](#cookies). The server stores this:',
        ],
      },
      keptTable('What the server stores about every visitor', ON_SERVER_FOR_EVERYBODY),
      { kind: 'text', paragraphs: ['**With an account**, and only then, it also stores this:'] },
      keptTable('What the server stores for an account', ON_SERVER_FOR_ACCOUNTS),
    ],
  },
  {
    id: 'photos',
    title: 'Your photos',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Ingredient recognition runs in your browser. The photo stays on your device and is gone when you move on. There are four exceptions:',
        ],
      },
      {
        kind: 'list',
        items: [
          'If the detector hasn’t loaded yet, or your browser can’t open the file, the photo is sent to our server, analyzed in memory and discarded. It’s never written to disk.',
          'If a vision model is connected and you allow it, the photo goes to that model: see [Third-party services](#third-parties).',
          'Your profile photo is stored, where only you can read it, until you remove it.',
          'Photos you add to your own recipes or your cooking log are stored with them. Members of your household see those of recipes you share with them. A link shows them without location or camera data.',
        ],
      },
    ],
  },
  {
    id: 'deletion',
    title: 'Deleting your account',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          `Open [your profile](profile), choose Delete account under Your data, and enter your password. Your other devices are signed out right away. For ${GRACE_DAYS} days you can change your mind: sign in again, or tap Keep my account.`,
          'Then an hourly job deletes the account and everything in it: profile, photo, lists, your own recipes and notes with their photos, activity, achievements, sessions, the list of account actions, messages you sent while signed in, and emails to you. This can’t be undone. Any backups we keep aren’t changed by it.',
        ],
      },
    ],
  },
  {
    id: 'cookies',
    title: 'Cookie policy',
    intro:
      'Sous sets no cookies. What it remembers is in your browser’s own storage, which only this site can read and which isn’t sent with each request. This is all of it.',
    blocks: [DEVICE_TABLE],
  },
  {
    id: 'third-parties',
    title: 'Third-party services',
    intro:
      'Sous needs none: fonts, artwork, detector and database are included. These may be used, depending on how this site is run and what you choose.',
    blocks: [outsideTable(site)],
  },
  {
    id: 'terms',
    title: 'Terms',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          '**Using Sous.** It’s free. Use it for cooking. Don’t try to break it or get into accounts that aren’t yours. Keep your password to yourself.',
          '**Cooking with it.** Recipes, times, temperatures, diets and substitutions are written and checked with care, but labels, a thermometer and your own senses come first. Sous doesn’t give medical advice. If you have an allergy, read every label: ingredients differ from brand to brand, and a connected model can be wrong. [Food safety](foodSafety) has the temperatures that matter.',
          '**Ownership.** What you type stays yours. Recipes collected from other sites belong to those sites, and we name and link the source. The program and the recipes in our own cookbook are under the MIT license: you may use, copy and change them. They come as is, without warranty of any kind.',
          '**Changes.** This site may change, pause or shut down. When what we store about you changes, so does this page. You can download your data at any time.',
        ],
      },
    ],
  },
  {
    id: 'opt-out',
    title: 'Opting out',
    intro:
      'There’s no tracking to opt out of. Signals such as Global Privacy Control change nothing, because nothing is sold or shared. These are your choices.',
    blocks: [
      {
        kind: 'cards',
        cards: [
          {
            title: 'No account',
            text: 'Everything except syncing, households and achievements works without one.',
          },
          {
            title: 'No camera',
            text: 'Deny access when your browser asks, or revoke it in the browser’s settings for this site. You can type instead.',
          },
          {
            title: 'No model for your photos',
            text: 'The switch is next to the photo, and off until you turn it on.',
          },
          {
            title: 'Nothing on this device',
            text: 'Clear this site’s data in your browser’s settings, or use a private window. Sous keeps working.',
          },
          {
            title: 'A copy of your data',
            text: 'Download my data, under Your data in your profile: one file, right away.',
            link: { label: 'Open your profile', to: 'profile' },
          },
          {
            title: 'Delete your account',
            text: `Delete account, in the same place. It’s processed within ${GRACE_DAYS} days.`,
            link: { label: 'How deletion works', to: '#deletion' },
          },
        ],
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Questions about your data, something to see, correct or delete, or a recipe of yours that shouldn’t be here? Contact us.',
        ],
      },
      {
        kind: 'actions',
        links: [
          { label: 'Contact & Support', to: 'contact' },
          { label: 'FAQ', to: 'faq' },
        ],
      },
      { kind: 'figure', name: 'mail-address' },
    ],
  },
]

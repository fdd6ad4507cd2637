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
    what: 'How you sort your pantry',
    keys: ['sous-pantry-sort'],
    why: 'So it looks the same next time',
    until: 'Until you clear your browser’s data',
  },
  {
    what: 'What happened to the food in your pantry (added, bought, used, finished), what we know about those foods, and which we asked about',
    keys: ['sous-stock', 'sous-pantry-facts', 'sous-shown-questions'],
    why: 'To tell what is still there and what to use soon, also offline',
    until:
      'For 400 days, 4,000 entries at most, or until you sign out; what is in your pantry stays until it’s gone',
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
    what: 'Your shops with their order of aisles, and which one you’re in',
    keys: ['sous-shops', 'sous-shop'],
    why: 'To show your list in the order you walk',
    until: 'Until you delete them, or sign out',
  },
  {
    what: 'Groceries you’re about to put away, with the lines of their receipts, and what you put away last',
    keys: ['sous-put-away', 'sous-put-away-last'],
    why: 'So nothing is lost if you reload or close the page, and you can undo it later',
    until:
      'Until you put them away, remove them or sign out; what you put away last, for 24 hours; which receipts were read, for the last 20',
  },
  {
    what: 'Which food a barcode or a line of a receipt stands for, as you taught it, and how often you used that',
    keys: ['sous-labels', 'sous-label-uses'],
    why: 'So you’re asked only once',
    until: 'Until you sign out, for the last 900',
  },
  {
    what: 'Products that were looked up by their barcodes',
    keys: ['sous-products'],
    why: 'So they’re known without a signal',
    until: '90 days or until you sign out, for the last 500',
  },
  {
    what: 'Your plan of meals, your wishes for it with the guests you named, your templates, which recipes you replaced or never want, and how far the shopping list and the pantry follow the plan',
    keys: [
      'sous-plan',
      'sous-plan-wishes',
      'sous-plan-templates',
      'sous-plan-list',
      'sous-plan-settled',
      'sous-plan-rejected',
      'sous-pantry-settled',
    ],
    why: 'So the plan works without an account or a signal',
    until: 'Meals for 60 days after their date; the rest until you delete it, or sign out',
  },
  {
    what: 'Your mealtimes and time zone for calendars',
    keys: ['sous-calendar-times'],
    why: 'To offer them again for the next file or link',
    until: 'Until you clear your browser’s data',
  },
  {
    what: 'The diets and allergies of your household’s members',
    keys: ['sous-eaters'],
    why: 'To plan meals that fit everyone, also offline',
    until: 'Until you sign out',
  },
  {
    what: 'Suggestions for the list that you turned down',
    keys: ['sous-not-needed'],
    why: 'So they don’t come back right away',
    until: 'The last 200, until you sign out',
  },
  {
    what: 'How many servings you ate at the last five meals you cooked',
    keys: ['sous-eaten'],
    why: 'To guess what’s left over',
    until: 'Until you clear your browser’s data',
  },
  {
    what: 'Diets, allergies, cuisines, skill',
    keys: ['sous-preferences'],
    why: 'To filter recipes and to warn you',
    until: 'Until you change them, or sign out',
  },
  {
    what: 'That you answered our offer of a daily note',
    keys: ['sous-note-offered'],
    why: 'To offer it once',
    until: 'Until you clear your browser’s data',
  },
  {
    what: 'If this device tells you once a day what to use: that it does, its notes for the next two weeks, and when it showed the last one',
    keys: ['sous-device-note', 'sous-note'],
    why: 'To show the note without an account',
    until: 'Until you turn it off; the notes follow your pantry',
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
    what: 'What you taught photo scanning: names, and how each looks as 128 numbers, never a picture; what your household shares of it, and whether you share yours',
    keys: ['sous-looks', 'sous-household-looks', 'sous-looks-shared', 'sous-corrections'],
    why: 'So it gets it right next time',
    until:
      'Until you delete it under “What Sous learned”, for the last 300; the household’s until you sign out',
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
    what: 'Photos and files you shared from another app',
    keys: ['sous-shared'],
    why: 'To pass them to photo scanning, or to your cookbook',
    until: 'Until they’ve been read',
  },
  {
    what: 'A link you want to import, a page you sent from another site, and the key of your “Save to Sous” bookmark',
    keys: ['sous-import-link', 'sous-posted', 'sous-bookmarklet'],
    why: 'To read a recipe from the web for you',
    until: 'The link and the page until they’ve been read; the key until you clear the site’s data',
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
      'sous-synced-stock',
      'sous-synced-pantry_items',
      'sous-synced-saved_recipes',
      'sous-synced-shopping_items',
      'sous-synced-shopping_shops',
      'sous-synced-product_labels',
      'sous-synced-plan_meals',
      'sous-synced-plan_settings',
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
    what: 'Pantry, saved recipes, shopping list, shops and their aisles, what you taught Sous about codes and receipts, and when they last changed',
    why: 'To keep the same lists on every device',
    until: 'Until you remove them or delete the account',
  },
  {
    what: 'Your plan of meals and when it last changed, your wishes for it with the guests you named, and your templates',
    why: 'To keep the same plan on every device',
    until: 'Meals for 400 days after their date; the rest until you delete it or the account',
  },
  {
    what: 'The addresses you made for calendars, as a hash, with your time zone and mealtimes, and when one was last read, to the hour',
    why: 'To show your plan in your calendar. Whoever has an address can read the plan',
    until: 'Until you turn the address off or delete the account',
  },
  {
    what: 'What happened to the food in your pantry: added, bought, used, finished',
    why: 'To tell on every device what is still there and what to use soon',
    until: 'For 400 days; what is in your pantry stays until it’s gone. All of it goes with the account',
  },
  {
    what: 'Your household, if you’re in one: its name, who belongs to it and since when, its shared pantry, shopping list, shops, what it taught Sous about codes and receipts, and plan of meals; what food looks like, if you share what you taught photo scanning: numbers, never a picture',
    why: 'To share them. Members see your display name, the shared lists and the recipes you share with them. Members of a household see each other’s diets and allergies for planning, and nothing else of yours',
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
    what: 'If you turn on the daily note: email or notification, the hour, the days, your time zone, and the addresses your browsers gave us for notifications',
    why: 'To tell you once a day what to use',
    until: 'Until you turn it off or delete the account',
  },
  {
    what: 'Emails Sous sends you: confirmations, password links, deletion notices, the daily note',
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
    gets: 'Your question, up to 20 messages before it, your ingredients, the open recipe, those of your own recipes that the question may be about, your plan of the next 7 days if the question is about it and, if you’re signed in, your diets, allergies and skill. For substitutions: what you asked about. Never your name, email address or account.',
  },
  {
    name: 'A vision model',
    when: 'Only if one is connected, and you turn on “Let it look at my photos” or ask it to read a photo of a recipe.',
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
    name: 'Websites whose recipes you bring in',
    when: 'Only when you give us a link to a recipe, or send us the page.',
    gets: 'A request from our server, not from you, for the page or its photo. We don’t store the page: the recipe goes to your cookbook, and only if you save it.',
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
          'Searches, scores, substitutions and the chat send your ingredients or your question to the server to get an answer. They’re used for that answer and not stored. A question to the assistant takes along up to 8 of your own recipes that it may be about, without photos and notes; nothing else sends them. A question about your plan, such as “What’s for dinner?”, takes along the titles of the next 7 days and what is still to buy for them. Every question to the assistant takes along which of your foods are close to their date or past it; one about your kitchen, such as “Is my milk still good?”, also the foods that it may be about and your leftovers, with their dates, amounts and places. What your browser stores is under [Cookie policy](#cookies). The server stores this:',
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
          'Ingredient recognition runs in your browser. The photo stays on your device and is gone when you move on; what you confirm or correct is remembered here as numbers, never as a picture, and shared with your household only if you choose to. There are four exceptions:',
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
          '**Products.** Where this site knows a product by the code on its package, that comes from a public list. Contains information from Open Food Facts, made available under the Open Database License (ODbL).',
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

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
    why: 'So that your list is still there tomorrow',
    until: 'Until you remove them, or sign out',
  },
  {
    what: 'Saved recipes',
    keys: ['sous-saved'],
    why: 'Your bookmarks, without an account too',
    until: 'Until you remove them, or sign out',
  },
  {
    what: 'Your shopping list, and which aisle each item is in',
    keys: ['sous-shopping', 'sous-foods'],
    why: 'So that it works in a shop without a signal',
    until: 'The list until you clear it or sign out; aisles for the last 1,000 items',
  },
  {
    what: 'Diets, allergies, cuisines, skill',
    keys: ['sous-preferences'],
    why: 'To filter recipes and to warn you',
    until: 'Until you change them, or sign out',
  },
  {
    what: 'The list that was last celebrated',
    keys: ['sous-celebrated'],
    why: 'So that the confetti stays rare',
    until: 'Until you sign out, or clear your browser’s data',
  },
  {
    what: 'That we asked what you don’t eat, what you always have, and whether timers may notify you',
    keys: ['sous-diets-asked', 'sous-staples-asked', 'sous-notify-asked'],
    why: 'So that we ask only once',
    until: 'Until you clear your browser’s data',
  },
  {
    what: 'Whether the assistant uses your browser’s model',
    keys: ['sous-browser-model'],
    why: 'So that your choice is kept',
    until: 'Until you clear your browser’s data',
  },
  {
    what: 'Your conversation with the cooking assistant, and a question half typed',
    keys: ['sous-chat', 'sous-chat-draft'],
    why: 'So that you can go on where you stopped',
    until: 'The last 100 messages, until you clear the conversation',
  },
  {
    what: 'The recipe that you opened last',
    keys: ['sous-recipe-at-hand'],
    why: 'So that the assistant knows which dish you mean',
    until: 'Until you open another one, or dismiss it in the chat',
  },
  {
    what: 'Swaps that you chose',
    keys: ['sous-swaps'],
    why: 'To show them beside the recipe',
    until: 'The last 50, until you remove them',
  },
  {
    what: 'Running timers',
    keys: ['sous-timers'],
    why: 'So that a reload does not burn dinner',
    until: 'Until you dismiss them',
  },
  {
    what: 'The step you are at in cook mode',
    keys: ['sous-cooking'],
    why: 'So that a reload comes back to it',
    until: 'For the day',
  },
  {
    what: 'US or metric units; how you scaled a recipe and which lines you ticked off',
    keys: ['sous-reading'],
    why: 'To show recipes as you left them',
    until: 'For the last 50 recipes',
  },
  {
    what: 'How you corrected the ingredient detector',
    keys: ['sous-corrections'],
    why: 'So that it is right for you the next time',
    until: 'The last 300 names',
  },
  {
    what: 'Whether a connected model may look at your photos',
    keys: ['sous-vision-model'],
    why: 'Off until you switch it on',
    until: 'Until you change it',
  },
  {
    what: 'The ingredient detector itself, about 6 MB',
    keys: ['sous-vision'],
    why: 'So that photos can be looked at here, offline too',
    until: 'Until a newer one replaces it',
  },
  {
    what: 'A contact message half written',
    keys: ['sous-contact-draft'],
    why: 'So that no text is lost',
    until: 'Until it is sent',
  },
  {
    what: 'Which half of the globe you cook in',
    keys: ['sous-hemisphere'],
    why: 'To show the right season in the seasonal guide',
    until: 'Until you change it. Before you choose, it is guessed from your time zone, on this device',
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
    why: 'So that Sous works without a network',
    until: 'Until a newer version replaces them',
  },
  {
    what: 'Recipes that you looked at, with their covers',
    keys: ['sous-seen', 'sous-covers'],
    why: 'So that they open without a network; the last 300',
    until: 'Until newer ones take their place',
  },
  {
    what: 'That you installed Sous, or would rather not be asked',
    keys: ['pwa-installed', 'pwa-prompt-dismissed'],
    why: 'So that the banner asks once',
    until: 'Until you clear the site’s data',
  },
  {
    what: 'Photos that you shared from another app',
    keys: ['sous-shared'],
    why: 'So that they arrive at the ingredient detector',
    until: 'Until the page has looked at them',
  },
  {
    what: 'Your sign-in',
    keys: ['sous-auth'],
    why: 'So that you stay signed in',
    until: 'Until you sign out',
  },
  {
    what: 'That you came from a password-reset mail',
    keys: ['sous-recovery'],
    why: 'To let you choose a new password',
    until: 'Until you close the tab',
  },
  {
    what: 'What this device and your account last agreed on',
    keys: [
      'sous-synced-pantry_items',
      'sous-synced-saved_recipes',
      'sous-synced-shopping_items',
      'sous-synced-preferences',
    ],
    why: 'To join changes from two devices without losing any',
    until: 'Until you sign out',
  },
  {
    what: 'An invitation to a household, while you sign in to accept it',
    keys: ['sous-invitation'],
    why: 'So that it is still there after a confirmation mail',
    until: 'Until it is used, one day at most',
  },
  {
    what: 'What was already counted for your achievements today, and what could not be sent yet',
    keys: ['sous-told', 'sous-untold'],
    why: 'So that nothing counts twice, or gets lost without a signal',
    until: 'For the day; unsent things until they are sent, 50 at most',
  },
]

const ON_SERVER_FOR_EVERYBODY: readonly KeptThing[] = [
  {
    what: 'One log line for a call to the server: which address of the program, how it ended, how long it took',
    why: 'To find faults',
    until:
      'As long as the people who run this site keep their logs. No network address, no account and no text of yours is in it; e-mail addresses that turn up in an error are blacked out',
  },
  {
    what: 'Counters of how often somebody asks, under a scrambled form of the network address or account',
    why: 'To stop password guessing and overload',
    until: 'A minute to an hour, then swept away. The address itself is never stored',
  },
  {
    what: 'A day’s use of a connected model, in the same scrambled form',
    why: 'So that nobody uses up everybody’s share',
    until: 'About a week. Only where a model is connected',
  },
  {
    what: 'What you write with the contact form: name, e-mail address, subject, message, and your account if you are signed in',
    why: 'To answer you',
    until:
      'Until we delete it; what you sent while signed in goes with your account. It also reaches us as an e-mail',
  },
]

const ON_SERVER_FOR_ACCOUNTS: readonly KeptThing[] = [
  {
    what: 'E-mail address, password as a hash, when you joined and last signed in, your open sessions',
    why: 'To let you in and nobody else',
    until: 'As long as the account. The password cannot be read back from the hash',
  },
  {
    what: 'A list of account actions, such as signing in or a new password, with your e-mail address and the time',
    why: 'To see misuse',
    until: 'As long as the account. Neither network address nor browser is in it',
  },
  {
    what: 'Profile: display name, picture, diets, allergies, cuisines, skill, staples, units',
    why: 'To carry them to your other devices',
    until: 'Until you change them, or with the account',
  },
  {
    what: 'Pantry, saved recipes, shopping list, and when they last changed',
    why: 'The same lists on every device',
    until: 'Until you remove them, or with the account',
  },
  {
    what: 'Your household, if you are in one: its name, who belongs to it and since when, its shared pantry and shopping list',
    why: 'To share them. Its members see your display name and the shared lists, nothing else of yours',
    until: `Until you leave; with its last member the household goes too. Invitations are kept as a hash, and end after ${INVITATION_DAYS} days`,
  },
  {
    what: 'Recipes that you opened or cooked to the end, ingredients and cuisines in them, swaps that you used; achievements reached',
    why: 'To count your achievements, and for nothing else',
    until: 'As long as the account. Without an account none of this is recorded',
  },
  {
    what: 'E-mails that Sous sends you: confirmations, password links, news of a deletion',
    why: 'To deliver them, again if the first try fails',
    until: '30 days',
  },
  {
    what: 'That you asked for deletion, and when',
    why: `To do it after ${GRACE_DAYS} days, unless you change your mind`,
    until: 'Until it is done or called off',
  },
]

const OUTSIDE: readonly OutsideService[] = [
  {
    name: 'A language model',
    when: 'Only if the people who run this site connected one. Without it, the built-in assistant answers here.',
    gets: 'Your question, up to 20 messages before it, your ingredients, the recipe that is open and, when you are signed in, your diets, allergies and skill. For substitutions: what you asked about. Never your name, e-mail address or account.',
  },
  {
    name: 'A model that can see',
    when: 'Only if one is connected and you tick “Let it look at my photos”.',
    gets: 'The photo you chose, scaled down, without what the camera wrote into the file.',
    sign: 'visionModel',
  },
  {
    name: 'A mail server',
    when: 'If one is set up. Otherwise mails wait in the database of this site.',
    gets: 'Your e-mail address and the mail.',
  },
  {
    name: 'A hosted database (Supabase)',
    when: 'If the people who run this site chose one in place of their own.',
    gets: 'Accounts, the lists in them and profile pictures; your browser then talks to it directly.',
    sign: 'supabaseUrl',
  },
  {
    name: 'Websites that recipes come from',
    when: 'When a recipe was collected from another site, its picture is loaded from there, and “View Recipe Source” opens that site.',
    gets: 'Your network address, as with any website you look at, and that you came from here. Recipes of our own cookbook load nothing from elsewhere.',
  },
  {
    name: 'The site of a profile picture',
    when: 'If you give an address on the web as your picture.',
    gets: 'A request from our server, not from you: it fetches the picture and makes a small copy of it, without place or camera data.',
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
  caption: 'What Sous keeps in your browser',
  columns: ['What', 'Why', 'How long', 'Its name there'],
  rows: ON_DEVICE.map(({ what, why, until, keys = [] }) => [what, why, until, keys.join(', ')]),
}

const outsideTable = (site: ThisSite): GuideBlock => ({
  kind: 'table',
  caption: 'Services outside of Sous',
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
          'Sous works without an account, and then what you do stays in your browser.',
          'Photos are looked at on your device, and no photo of your food is stored anywhere.',
          'No cookies, no advertising, no analytics, no tracking. Nothing is sold.',
          `You can download everything in your account at any time. Delete the account, and it is gone after ${GRACE_DAYS} days.`,
        ],
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Privacy policy',
    intro:
      'All that Sous keeps about you: what it is, why, and for how long. “We” are the people who run this site. The program is open source, so anybody can hold it against these words.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Searches, scores, substitutions and the chat send your ingredients or your question to the server to get an answer. They are used for that answer and not written down. What your browser keeps is under [Cookie policy](#cookies); the server keeps this:',
        ],
      },
      keptTable('What the server keeps about every visitor', ON_SERVER_FOR_EVERYBODY),
      { kind: 'text', paragraphs: ['**With an account**, and only then, it also keeps this:'] },
      keptTable('What the server keeps for an account', ON_SERVER_FOR_ACCOUNTS),
    ],
  },
  {
    id: 'photos',
    title: 'Your photos',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Ingredient recognition runs in your browser. The picture stays on your device and is gone when you go on. There are three exceptions:',
        ],
      },
      {
        kind: 'list',
        items: [
          'If the detector has not loaded yet, or your browser cannot open the file, the picture is sent to our server, looked at in memory, and dropped. It is never written to a disk.',
          'If a model that can see is connected and you allow it, the photo goes to that model: see [Third-party services](#third-parties).',
          'A picture that you choose for your profile is kept, where only you can read it, until you remove it.',
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
          `Open [your profile](profile), choose Delete account under Your data, and give your password. Your other devices are signed out at once. For ${GRACE_DAYS} days you can change your mind: sign in again, or press Keep my account.`,
          'Then a job that runs every hour removes the account and all that hangs on it: profile, picture, lists, events, achievements, sessions, the list of account actions, messages that you sent while signed in, and mails to you. That cannot be undone. Backups that we may keep are outside of the program’s reach.',
        ],
      },
    ],
  },
  {
    id: 'cookies',
    title: 'Cookie policy',
    intro:
      'Sous sets no cookies. What it remembers lies in your browser’s own storage, which only this site can read and which is not sent along with each request. This is all of it.',
    blocks: [DEVICE_TABLE],
  },
  {
    id: 'third-parties',
    title: 'Third-party services',
    intro:
      'Sous needs none: fonts, drawings, detector and database are part of it. These can come into play, depending on how this site is run and on what you choose.',
    blocks: [outsideTable(site)],
  },
  {
    id: 'terms',
    title: 'Terms',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          '**Using Sous.** It is free. Use it for cooking; do not try to break it, or to get into accounts that are not yours. Keep your password to yourself.',
          '**Cooking with it.** Recipes, times, temperatures, diets and substitutions are written and checked with care, but labels, a thermometer and your own senses come first. Sous is no medical advice. If you have an allergy, read every label: ingredients differ from brand to brand, and a connected model can be wrong. [Food safety](foodSafety) has the temperatures that matter.',
          '**Whose it is.** What you type stays yours. Recipes collected from other sites belong to those sites; we name and link the source. The program and the recipes of our own cookbook are under the MIT license: you may use, copy and change them. They come as they are, without warranty of any kind.',
          '**Changes.** The site may change, pause or end. When what is kept about you changes, this page changes with it. You can take your data with you at any time.',
        ],
      },
    ],
  },
  {
    id: 'opt-out',
    title: 'Opting out',
    intro:
      'There is no tracking to refuse. Signals such as Global Privacy Control change nothing, because nothing is sold or shared. These are your choices.',
    blocks: [
      {
        kind: 'cards',
        cards: [
          { title: 'No account', text: 'Everything but syncing and achievements works without one.' },
          {
            title: 'No camera',
            text: 'Refuse it when the browser asks, or take it back in the browser’s settings for this site. Typing does the same.',
          },
          {
            title: 'No model for your photos',
            text: 'The switch stands beside the photo, and is off until you turn it on.',
          },
          {
            title: 'Nothing on this device',
            text: 'Clear this site’s data in your browser’s settings, or use a private window. Sous goes on working.',
          },
          {
            title: 'A copy of your data',
            text: 'Download my data, under Your data in your profile: one file, at once.',
            link: { label: 'Open your profile', to: 'profile' },
          },
          {
            title: 'No account any more',
            text: `Delete account, in the same place. It is processed within ${GRACE_DAYS} days.`,
            link: { label: 'How that goes', to: '#deletion' },
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
          'A question about your data, something to see, correct or delete, or a recipe of yours that should not be here: write to us. We reply within 24 hours.',
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

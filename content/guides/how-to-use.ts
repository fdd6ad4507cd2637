import { FAQ } from '../faq.ts'
import type { Guide, GuideCard } from './schema.ts'

/** Reuses the FAQ answers; this file only arranges them differently. */
const troubles: GuideCard[] = (FAQ.find(({ title }) => title === 'Troubleshooting')?.entries ?? []).map(
  ({ question, answer }) => ({ title: question, text: answer.join(' ') }),
)

export const guide: Guide = {
  page: 'howToUse',
  lead: 'A tour of Sous from the first ingredient to the finished plate, with help when something doesn’t work. You can be cooking in five minutes.',
  tabs: [
    { id: 'features', label: 'Features', icon: 'star' },
    { id: 'tips', label: 'Tips', icon: 'bulb' },
    { id: 'troubleshooting', label: 'Troubleshooting', icon: 'help' },
  ],
  sections: [
    {
      id: 'quick-start',
      title: 'Quick start',
      intro: 'Four steps, no account, nothing to install.',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Take a photo',
              text: 'Open [Add ingredients](addIngredients) and take a photo of what you have, upload one, or just type. All three fill the same list.',
            },
            {
              title: 'Let the AI look',
              text: 'The detector recognizes ingredients on your own device. It adds what it’s sure about and suggests the rest. Remove what’s wrong and add what it missed.',
            },
            {
              title: 'Get recipes',
              text: 'Tap Find recipes. The best matches come first, and each shows what you have, what’s close and what’s missing. See [how the score works](howItWorks).',
            },
            {
              title: 'Start cooking',
              text: 'Open a recipe, set the servings, and start cook mode: one step at a time in large type, with timers that keep running when you leave the page.',
            },
          ],
        },
        {
          kind: 'actions',
          links: [
            { label: 'Start with your ingredients', to: 'addIngredients' },
            { label: 'Browse recipes', to: 'recipes' },
          ],
        },
      ],
    },
    {
      id: 'everything-is-free',
      title: 'Everything is free',
      tab: 'features',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'There’s nothing to buy: no trial, no plans, no locked features. The four levels below only show how far you can go. Start with the first, and come back when you want more.',
          ],
        },
      ],
    },
    {
      id: 'free',
      title: 'Free: without an account',
      tab: 'features',
      intro: 'Open the page and cook. What you enter stays on this device.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'Ingredients by photo, camera or text',
              text: 'One list, however you fill it. It’s still there tomorrow.',
              link: { label: 'Add ingredients', to: 'addIngredients' },
            },
            {
              title: 'Ranked recipes',
              text: 'Sorted by SousScore, with filters for score, time, difficulty and cuisine.',
              link: { label: 'What you can cook', to: 'matchedRecipes' },
            },
            {
              title: 'The collection',
              text: 'Search and filter all recipes. The page address keeps your search, so you can share it.',
              link: { label: 'Recipe collection', to: 'recipes' },
            },
            {
              title: 'Guides',
              text: 'Skills, tips, safety, seasons, equipment and nutrition, to read or to print.',
              link: { label: 'Cooking skills', to: 'cookingSkills' },
            },
          ],
        },
      ],
    },
    {
      id: 'basic',
      title: 'Basic: the everyday tools',
      tab: 'features',
      intro: 'What you’ll use every evening once you know it’s there. Still no account needed.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'Scale and convert',
              text: 'Change the servings, and amounts change inside the steps too. Switch between US and metric for all recipes at once.',
            },
            {
              title: 'Cook mode',
              text: 'The screen stays on. Swipe or use the arrow keys, have steps read aloud, and tap a time to start a timer with its name.',
            },
            {
              title: 'Saved recipes and shopping list',
              text: 'Save with the bookmark. Missing ingredients go to a list sorted by aisle, where the same thing from two recipes is added up.',
              link: { label: 'Shopping list', to: 'shoppingList' },
            },
            {
              title: 'Staples',
              text: 'Mark what you always have. It won’t count as missing, or as something to use up.',
            },
          ],
        },
      ],
    },
    {
      id: 'advanced',
      title: 'Advanced: ask and adapt',
      tab: 'features',
      intro: 'For when the recipe is only a starting point.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'Substitutions',
              text: 'What to use instead, how much, and how it changes the dish, by recipe and diet.',
              link: { label: 'Find a substitute', to: 'substitutionAssistant' },
            },
            {
              title: 'The assistant',
              text: 'Ask for times, temperatures, storage, conversions and rescues. It knows your pantry and the recipe you have open.',
              link: { label: 'Ask', to: 'cookingAssistant' },
            },
            {
              title: 'The live camera',
              text: 'Hold it over the counter and add what it recognizes, one item at a time.',
              link: { label: 'Live camera', to: 'arCamera' },
            },
            {
              title: 'Diets and allergies',
              text: 'Set them once: every recipe list shows what fits your diets and hides what contains your allergens.',
              link: { label: 'Your profile', to: 'profile' },
            },
          ],
        },
      ],
    },
    {
      id: 'pro',
      title: 'Pro: across devices, and your own',
      tab: 'features',
      intro: 'With an account, which is also free, or with your own server.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'The same on every device',
              text: 'Your account syncs your pantry, saved recipes, shopping list and preferences. Changes from two devices are merged, not overwritten.',
              link: { label: 'Sign in or join', to: 'auth' },
            },
            {
              title: 'A household',
              text: 'Send a link to share one pantry and one shopping list with the people you cook with. Everyone sees changes right away.',
              link: { label: 'Your profile', to: 'profile' },
            },
            {
              title: 'Offline',
              text: 'After one visit, Sous works offline, and you can add it to your home screen: matching, recipes, cook mode, lists and photo scanning keep working.',
            },
            {
              title: 'Achievements',
              text: 'Six of them, for what you actually do: recipes finished in cook mode, cuisines, swaps, ingredients used up.',
            },
            {
              title: 'Export',
              text: 'Print a recipe, or save it as Markdown, Cooklang or JSON-LD. Download your whole account as one file.',
            },
            {
              title: 'Run it yourself',
              text: 'Sous is open source and starts with one command. Operators can collect recipes from the web and connect a language model.',
              link: { label: 'Operator tools', to: 'devTools' },
            },
          ],
        },
      ],
    },
    {
      id: 'better-photos',
      title: 'Better photos',
      tab: 'tips',
      blocks: [
        {
          kind: 'do-dont',
          do: [
            'Use bright, even light, from a window if you can',
            'Spread things out, a hand’s width apart',
            'Fill the frame with food, and hold the camera above it',
            'Take two or three photos of a full counter',
          ],
          dont: [
            'Expect names for closed cans, jars and boxes: type those',
            'Take photos of a dark fridge',
            'Trust a guess without checking: one tap fixes it, and Sous remembers',
            'Worry about privacy: photos stay on your device, with [three exceptions](legal#photos)',
          ],
        },
      ],
    },
    {
      id: 'better-lists',
      title: 'Better matches',
      tab: 'tips',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Use plain names.** “Tomato” finds more than a brand or “organic vine-ripened tomatoes”.',
            '**Say the kind when it matters.** Cheese matches any cheese; cheddar matches cheddar, and plain “cheese” in part.',
            '**Add the everyday things.** Onions, garlic, eggs, rice: they connect the rest.',
            '**Mark your staples**, so recipes stop asking you to buy salt.',
            '**Leave out what you don’t want to use.** A shorter list gives sharper results, because the score looks at how much of it a recipe uses.',
            '**Open the score.** It shows why a line is green, yellow or gray. If it is wrong, [tell us](contact).',
          ],
        },
      ],
    },
    {
      id: 'in-the-kitchen',
      title: 'While you cook',
      tab: 'tips',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Read the set-out screen first.** Cook mode begins with everything you need on the counter.',
            '**Wet hands?** The buttons at the bottom are large, and a swipe turns the page.',
            '**Run several timers.** Each is named after its step, and they ring on every page.',
            '**Ask from the recipe.** The assistant knows which one is open: “can I use yogurt here?” is enough.',
            '**Something missing halfway?** The recipe page shows what you can use instead, from what you have.',
          ],
        },
      ],
    },
    {
      id: 'something-is-wrong',
      title: 'When something doesn’t work',
      tab: 'troubleshooting',
      blocks: [
        {
          kind: 'cards',
          cards: [
            ...troubles,
            {
              title: 'It named something wrong.',
              text: 'Change the name or remove it in the list. After you make the same correction twice, Sous remembers it.',
            },
            {
              title: 'A timer didn’t ring.',
              text: 'Browsers play sound only after you have touched the page, and not while the device is muted. Leave the page open: a closed tab can’t ring. When you come back, finished timers are marked.',
            },
            {
              title: 'My lists differ on two devices.',
              text: 'Sign in with the same account on both. Lists sync a moment after a change, or when you’re back online. Nothing you added is lost.',
            },
            {
              title: 'The assistant didn’t know.',
              text: 'Ask one thing at a time and name the food: “how long does cooked rice keep” works better than “is this still good”. The assistant says so when it isn’t sure.',
            },
          ],
        },
      ],
    },
    {
      id: 'more-help',
      title: 'More help',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['Most questions have a short answer in the FAQ. For anything else, contact us.'],
        },
        {
          kind: 'actions',
          links: [
            { label: 'Contact & Support', to: 'contact' },
            { label: 'FAQ', to: 'faq' },
          ],
        },
      ],
    },
  ],
  related: { title: 'Quick dishes for a first try', minutes: 30 },
}

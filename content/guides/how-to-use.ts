import { FAQ } from '../faq.ts'
import type { Guide, GuideCard } from './schema.ts'

/** Reuses the FAQ answers; this file only arranges them differently. */
const troubles: GuideCard[] = (FAQ.find(({ title }) => title === 'Troubleshooting')?.entries ?? []).map(
  ({ question, answer }) => ({ title: question, text: answer.join(' ') }),
)

export const guide: Guide = {
  page: 'howToUse',
  lead: 'A tour of Sous from the first ingredient to the finished plate, with help for when something does not work. You can be cooking five minutes from now.',
  art: ['bowl-with-spoon', 'camera', 'open-book'],
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
              text: 'Open [Add ingredients](addIngredients) and photograph what you have, upload a picture, or simply type. All three end in the same list.',
              art: 'camera',
            },
            {
              title: 'Let the AI look',
              text: 'The detector names what it sees, on your own device. What it is sure of is ticked, the rest is offered. Take away what is wrong and add what it missed.',
              art: 'magnifying-glass-tilted-left',
            },
            {
              title: 'Get recipes',
              text: 'Press Find Recipes. The best fits come first; each says what you have, what is nearly right and what is missing. Tap the score to see [how it is counted](howItWorks).',
              art: 'steaming-bowl',
            },
            {
              title: 'Start cooking',
              text: 'Open a recipe, set the servings, and start cook mode: one step at a time in large type, with timers that go on when you leave the page.',
              art: 'cooking',
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
            'There is nothing to buy here, no trial and no locked button. The four levels below only say how deep you go: start at the first, and come back when you want more.',
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
              art: 'camera',
              text: 'One list, however it got there. It is still there tomorrow.',
              link: { label: 'Add ingredients', to: 'addIngredients' },
            },
            {
              title: 'Ranked recipes',
              art: 'steaming-bowl',
              text: 'Sorted by SousScore, with filters for score, time, difficulty and cuisine.',
              link: { label: 'My recipes', to: 'matchedRecipes' },
            },
            {
              title: 'The collection',
              art: 'open-book',
              text: 'Search and filter all recipes. The address of the page keeps your search, so you can send it to somebody.',
              link: { label: 'Recipe collection', to: 'recipes' },
            },
            {
              title: 'Guides',
              art: 'kitchen-knife',
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
      intro: 'What you will use each evening once you know it is there. Still without an account.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'Scale and convert',
              art: 'bowl-with-spoon',
              text: 'Change the servings, and amounts change inside the steps too. Switch between US and metric for all recipes at once.',
            },
            {
              title: 'Cook mode',
              art: 'timer-clock',
              text: 'The screen stays on. Swipe or use the arrow keys, have steps read aloud, and tap a time to start a timer with its name.',
            },
            {
              title: 'Saved recipes and shopping list',
              art: 'inbox-tray',
              text: 'Save with the bookmark. Missing ingredients go to a list sorted by aisle, where the same thing from two recipes is added up.',
              link: { label: 'Shopping list', to: 'shoppingList' },
            },
            {
              title: 'Staples',
              art: 'salt',
              text: 'Mark what is always in your kitchen. It then counts neither as missing nor as yours to use up.',
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
              art: 'egg',
              text: 'What to use instead, how much, and what it does to the dish, by recipe and by diet.',
              link: { label: 'Find a substitute', to: 'substitutionAssistant' },
            },
            {
              title: 'The cooking assistant',
              art: 'speech-balloon',
              text: 'Ask for times, temperatures, storage, conversions and rescues. It knows your ingredients and the recipe that is open.',
              link: { label: 'Ask', to: 'cookingAssistant' },
            },
            {
              title: 'The live camera',
              art: 'light-bulb',
              text: 'Hold it over the counter and collect what it names, one thing after another.',
              link: { label: 'AR detector', to: 'arCamera' },
            },
            {
              title: 'Diets and allergies',
              art: 'seedling',
              text: 'Set them once: every list shows what fits your diets and hides what contains your allergens.',
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
      intro: 'With an account, which is free as well, or with a server of your own.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'The same on every device',
              art: 'key',
              text: 'Pantry, saved recipes, shopping list and preferences travel with your account. Changes from two devices are joined, not overwritten.',
              link: { label: 'Sign in or join', to: 'auth' },
            },
            {
              title: 'A household',
              art: 'fork-and-knife-with-plate',
              text: 'Share one pantry and one shopping list with the people you cook with, by a link. What one adds, all see at once.',
              link: { label: 'Your profile', to: 'profile' },
            },
            {
              title: 'Without a network',
              art: 'inbox-tray',
              text: 'After one visit Sous opens offline, and it can stand on your home screen: matching, recipes, cook mode, lists and photo scan go on.',
            },
            {
              title: 'Achievements',
              art: 'strawberry',
              text: 'Six of them, for what you really do: recipes finished in cook mode, cuisines, swaps, ingredients used up.',
            },
            {
              title: 'Export',
              art: 'scroll',
              text: 'A recipe as print, Markdown, Cooklang or JSON-LD; your whole account as one file.',
            },
            {
              title: 'Run it yourself',
              art: 'hammer-and-wrench',
              text: 'Sous is open source and starts with one command. Operators can collect recipes from the web and connect a language model.',
              link: { label: 'Developer tools', to: 'devTools' },
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
            'Fill the picture with food, and hold the camera above it',
            'Take two or three photos of a full counter',
          ],
          dont: [
            'Expect names for closed cans, jars and boxes: type those',
            'Photograph into a dark fridge',
            'Trust a guess without looking: one tap mends it, and it is remembered',
            'Worry about privacy: the picture stays on your device, save for [three cases](legal#photos)',
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
            '**Say the kind when it matters.** Cheese matches any cheese; cheddar only cheddar, and half-way plain “cheese”.',
            '**Add the everyday things.** Onions, garlic, eggs, rice: they connect the rest.',
            '**Mark your staples**, so that recipes no longer ask you to buy salt.',
            '**Leave out what you do not want to use.** A shorter list gives sharper results, because the score looks at how much of it a recipe uses.',
            '**Open the score.** It says why a line is green, yellow or grey. If it is wrong, [tell us](contact).',
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
            '**Run several timers.** Each has the name of its step, and they ring on every page.',
            '**Ask from the recipe.** The assistant knows which one is open: “can I use yogurt here?” is enough.',
            '**Something missing halfway?** The recipe page shows what can stand in for it, from what you have.',
          ],
        },
      ],
    },
    {
      id: 'something-is-wrong',
      title: 'When something does not work',
      tab: 'troubleshooting',
      blocks: [
        {
          kind: 'cards',
          cards: [
            ...troubles,
            {
              title: 'It named something wrong.',
              text: 'Change the name or remove it in the list. After two corrections of the same kind, Sous does it that way for you.',
            },
            {
              title: 'A timer did not ring.',
              text: 'Browsers play sound only after you have touched the page, and not while the device is muted. Leave the page open: a closed tab cannot ring. When you come back, timers that ended say so.',
            },
            {
              title: 'My lists differ on two devices.',
              text: 'Sign in with the same account on both. Lists join a moment after a change, or when the network is back; nothing that you added is lost.',
            },
            {
              title: 'The assistant did not know.',
              text: 'Ask one thing at a time and name the food: “how long does cooked rice keep” works better than “is this still good”. The built-in guide says so when it is not sure.',
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
          paragraphs: [
            'Most questions have a short answer in the FAQ. For all others write to us: we reply within 24 hours.',
          ],
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

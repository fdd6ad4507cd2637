/** The story of why, for /purpose. */
export const STORY = {
  opening:
    'Most dinners do not begin with a recipe. They begin with an open fridge and a question. Sous exists to answer it with what is already there.',
  chapters: [
    {
      title: 'Half past six',
      art: 'timer-clock',
      paragraphs: [
        'You are home, you are hungry, and there is food in the house. There are eggs, half an onion, a bag of rice, something green that should be eaten today. And still it feels as if there were nothing to eat.',
        'Recipes rarely help at this moment. They start from a dish and send you shopping for it. You start from a kitchen, and want to know where it can take you.',
      ],
    },
    {
      title: 'Turning the question around',
      art: 'magnifying-glass-tilted-left',
      paragraphs: [
        'So Sous reads recipes backwards. You say what you have; it goes through every recipe it knows and asks how much of your list it would use, and how little you would still need. The answer is one number, the SousScore, and you can open it and check the sum.',
        'Where something is missing, it says what, and what could stand in for it. Often the distance between “nothing to eat” and dinner is one good substitution.',
      ],
    },
    {
      title: 'Food is for eating',
      art: 'leafy-green',
      paragraphs: [
        'The US Department of Agriculture estimates that between 30 and 40 percent of the food supply in the United States is never eaten. A good part of that is bought, carried home, and forgotten at the back of a shelf.',
        'We do not think that people waste food because they do not care. They waste it because at half past six it is hard to see what it could become. Making that visible is all we are trying to do.',
      ],
    },
    {
      title: 'A cook’s confidence',
      art: 'cooking',
      paragraphs: [
        'Every dinner made from what was there teaches something: that yogurt can stand in for cream, that a tired carrot makes a fine soup, that a recipe is a suggestion. After a while you need us less. That is how it should be.',
        'Until then there are guides for knives, heat, safety and seasons, and a cook to ask when something goes wrong.',
      ],
    },
  ],
  source: 'US Department of Agriculture, Food Waste FAQs',
} as const

export const MISSION =
  'Help people cook a good dinner from what they already have: tonight, without a shopping trip and without an account.'
export const VISION =
  'A kitchen where nothing good is thrown away because nobody knew what to do with it, and where everybody who wants to cook dares to.'

type AboutPage =
  | 'addIngredients'
  | 'howItWorks'
  | 'recipes'
  | 'devTools'
  | 'cookingSkills'
  | 'arCamera'
  | 'howToUse'

interface Feature {
  title: string
  text: string
  art: string
  page: AboutPage
}

export const FEATURES: readonly Feature[] = [
  {
    title: 'Vision recognition',
    text: 'A small detector of our own names 83 ingredients on a photo, in your browser. It says how sure it is, and learns from your corrections.',
    art: 'camera',
    page: 'addIngredients',
  },
  {
    title: 'SousScore',
    text: 'From 30 to 100: how well a recipe fits your list. The sum behind it is open to everybody.',
    art: 'magnifying-glass-tilted-left',
    page: 'howItWorks',
  },
  {
    title: 'Recipe database',
    text: '491 recipes written for Sous, each with a drawn cover, times that add up and checked temperatures, and whatever the people who run a site collect.',
    art: 'open-book',
    page: 'recipes',
  },
  {
    title: 'Recipe scraper',
    text: 'A workshop for operators: it reads recipes from web pages, judges them, and names their source.',
    art: 'hammer-and-wrench',
    page: 'devTools',
  },
  {
    title: 'Smart filtering',
    text: 'By score, time, difficulty, cuisine, diet and allergen. A diet is only shown when every ingredient is known to fit.',
    art: 'seedling',
    page: 'recipes',
  },
  {
    title: 'Cooking guides',
    text: 'Skills, tips, safety, seasons, equipment, nutrition. The same facts that the chat answers from.',
    art: 'kitchen-knife',
    page: 'cookingSkills',
  },
  {
    title: 'Offline-capable app',
    text: 'After one visit Sous opens without a network: matching, recipes, cook mode, lists, swaps, the assistant’s answers and photo scan.',
    art: 'inbox-tray',
    page: 'howToUse',
  },
  {
    title: 'AR camera',
    text: 'Hold the camera over the counter and see names appear on the things it knows.',
    art: 'light-bulb',
    page: 'arCamera',
  },
  {
    title: 'Export',
    text: 'Recipes as print, Markdown, Cooklang or JSON-LD, and your whole account as one file. What is yours can leave.',
    art: 'scroll',
    page: 'recipes',
  },
]

/** What was built, in order. No dates: the repository has them. */
export const MILESTONES: readonly { title: string; text: string }[] = [
  {
    title: 'A house that stands by itself',
    text: 'One program with its own database, that starts with one command and needs no account anywhere.',
  },
  {
    title: 'A vocabulary',
    text: '1,277 ingredients with their other names, kinds, diets, allergens, and what they are not.',
  },
  {
    title: 'The matcher and its score',
    text: 'Tried on pairs that were labeled before anybody saw the result, and mended until it earned trust.',
  },
  {
    title: 'A cookbook',
    text: '491 recipes of our own, held against rules for times, amounts, heat and safety, each with a drawn cover.',
  },
  {
    title: 'A page to cook from',
    text: 'Scaling inside the steps, metric and US units, cook mode with timers, a shopping list by aisle.',
  },
  {
    title: 'A cook to ask',
    text: 'Answers on times, temperatures, storage, rescues and swaps from tables that we wrote, with safety rules over every sentence.',
  },
  {
    title: 'Eyes',
    text: 'An ingredient detector small enough for a browser, measured on photos from sources that it had never seen.',
  },
  {
    title: 'Accounts, for those who want one',
    text: 'Lists on every device, achievements, a copy of your data, and a real way out.',
  },
  {
    title: 'Guides',
    text: 'What a cook should know, written down once and shared with the chat.',
  },
  {
    title: 'A reader of recipe pages',
    text: 'For the people who run a kitchen: recipes from web pages, politely fetched, held against the page.',
  },
  {
    title: 'Without a signal, and together',
    text: 'An app to install that works offline, lists that are live on every device, and households that share them.',
  },
]

export const MAKERS: readonly string[] = [
  'Sous is an open project under the MIT license. There is no company behind these words and no photo of a smiling team: the program, its recipes, its drawings of covers and its measurements are all in one repository, and everybody who sends a change becomes one of its makers.',
  'You need not write code to take part. Tell us which ingredient it did not know, which recipe came out wrong, which sentence you had to read twice. To add a recipe, a fact or a page, start with the file CONTRIBUTING in the repository: it describes the one way to do each thing.',
]

export const VALUES: readonly { title: string; text: string; art: string }[] = [
  {
    title: 'Honest numbers',
    text: 'We publish what we measured, with the weak spots. What we did not measure, we do not claim.',
    art: 'thermometer',
  },
  {
    title: 'Your kitchen is private',
    text: 'On your device first. No tracking, no ads, and nothing is stored that a feature does not need.',
    art: 'key',
  },
  {
    title: 'Safe before clever',
    text: 'A wrong temperature hurts people. Safety facts come from USDA, FDA and CDC, and overrule everything else.',
    art: 'soap',
  },
  {
    title: 'For everybody',
    text: 'Keyboard, screen reader, wet hands, small phone, slow network: a kitchen tool has to work for whoever is hungry.',
    art: 'fork-and-knife-with-plate',
  },
]

import { grouped } from '#core/text/counted.ts'
import figures from './figures.json'
/** The story of why, for /purpose. */
export const STORY = {
  opening:
    'Most dinners don’t start with a recipe. They start with an open fridge and a question. Sous answers it with what’s already there.',
  chapters: [
    {
      title: 'Six-thirty',
      paragraphs: [
        'You’re home, you’re hungry, and there’s food in the house: eggs, half an onion, a bag of rice, something green that should be eaten today. And still it feels like there’s nothing to eat.',
        'Recipes rarely help at that moment. They start with a dish and send you shopping. You start with a kitchen and want to know what it can do.',
      ],
    },
    {
      title: 'Turning the question around',
      paragraphs: [
        'So Sous reads recipes backward. You say what you have, and it checks every recipe: how much of your list does it use, and how little would you still need? The answer is one number, the SousScore, and you can see how it adds up.',
        'If something is missing, Sous says what, and what to use instead. Often the distance between “nothing to eat” and dinner is one good substitution.',
      ],
    },
    {
      title: 'Food is for eating',
      paragraphs: [
        'The U.S. Department of Agriculture estimates that between 30 and 40 percent of the food supply in the United States is never eaten. A good part of that is bought, carried home, and forgotten at the back of a shelf.',
        'We don’t think people waste food because they don’t care. They waste it because at six-thirty it’s hard to see what it could become. Sous helps you see it.',
      ],
    },
    {
      title: 'A cook’s confidence',
      paragraphs: [
        'Every dinner made from what you have teaches you something: that yogurt can replace cream, that a tired carrot makes a fine soup, that a recipe is a suggestion. After a while you need us less. That’s how it should be.',
        'Until then, there are guides to knives, heat, safety and seasons, and an assistant to ask when something goes wrong.',
      ],
    },
  ],
  source: 'US Department of Agriculture, Food Waste FAQs',
} as const

export const MISSION =
  'Help people cook a good dinner from what they already have, tonight, without a shopping trip or an account.'
export const VISION =
  'A kitchen where nothing good gets thrown away because no one knew what to do with it, and where everyone who wants to cook feels they can.'

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
  page: AboutPage
}

export const FEATURES: readonly Feature[] = [
  {
    title: 'Vision recognition',
    text: `Our own small detector recognizes ${grouped(figures.content.detectorClasses)} ingredients in a photo, right in your browser. It learns from your corrections.`,
    page: 'addIngredients',
  },
  {
    title: 'SousScore',
    text: 'From 30 to 100: how well a recipe fits what you have. Every result shows how it adds up.',
    page: 'howItWorks',
  },
  {
    title: 'Recipe database',
    text: `${grouped(figures.content.recipes)} recipes written for Sous, each with an illustrated cover, times that add up and checked temperatures, plus any your server’s operator has added.`,
    page: 'recipes',
  },
  {
    title: 'Recipe scraper',
    text: 'For operators: it reads recipes from web pages, rates them and credits their source.',
    page: 'devTools',
  },
  {
    title: 'Smart filtering',
    text: 'By score, time, difficulty, cuisine, diet and allergen. A recipe carries a diet label only when every ingredient is known to fit.',
    page: 'recipes',
  },
  {
    title: 'Cooking guides',
    text: 'Skills, tips, safety, seasons, equipment and nutrition, from the same facts the assistant uses.',
    page: 'cookingSkills',
  },
  {
    title: 'Offline-capable app',
    text: 'After one visit, Sous opens offline: matching, recipes, cook mode, lists, substitutions, the assistant and photo scanning.',
    page: 'howToUse',
  },
  {
    title: 'AR camera',
    text: 'Hold your camera over the counter and see the names of the ingredients it recognizes.',
    page: 'arCamera',
  },
  {
    title: 'Export',
    text: 'Print recipes, or save them as Markdown, Cooklang or JSON-LD. Download your whole account as one file.',
    page: 'recipes',
  },
]

/** The timeline on /about: what Sous is, from its foundation up. */
export const MILESTONES: readonly { title: string; text: string }[] = [
  {
    title: 'One program you can run yourself',
    text: 'Cooking shouldn’t depend on someone else’s service, so Sous is one program with its own database.',
  },
  {
    title: 'It knows food',
    text: `Scallions are green onions, and peanut butter isn’t butter. Sous knows ${grouped(figures.content.ingredients)} ingredients, with their other names, diets and allergens.`,
  },
  {
    title: 'A score you can trust',
    text: 'The matching is tested on examples that were labeled before anyone saw the results.',
  },
  {
    title: 'A cookbook of its own',
    text: `A match needs something worth cooking: ${grouped(figures.content.recipes)} recipes with checked times, amounts, heat and safety.`,
  },
  {
    title: 'Made for the counter',
    text: 'A recipe has to work with wet hands, so amounts scale inside the steps, and cook mode keeps timers within reach.',
  },
  {
    title: 'Someone to ask',
    text: 'Things go wrong at the stove. The assistant answers from facts we wrote and checked, and safety rules come first.',
  },
  {
    title: 'A way to skip the typing',
    text: 'A photo is quicker than a list, so the ingredient detector is small enough to run in your browser.',
  },
  {
    title: 'Accounts, only if you want one',
    text: 'They keep your lists in sync, and you can download your data or delete the account at any time.',
  },
  {
    title: 'More to learn',
    text: 'Guides cover what every cook should know, from knife skills to food safety.',
  },
  {
    title: 'Recipes from elsewhere',
    text: 'Operators can add recipes from the web, fetched politely and credited to their source.',
  },
  {
    title: 'Offline, and together',
    text: 'Kitchens have bad reception and more than one cook. Sous works offline, and a household can share its lists.',
  },
]

export const MAKERS: readonly string[] = [
  'Sous is an open project under the MIT license. There’s no company behind it: the program, its recipes, its cover art and its measurements are all in one repository, and everyone who contributes a change helps make it.',
  'You don’t have to write code to help. Tell us which ingredient it didn’t know, which recipe came out wrong, or which sentence you had to read twice. To add a recipe, a fact or a page, start with the CONTRIBUTING file in the repository.',
]

export const VALUES: readonly { title: string; text: string }[] = [
  {
    title: 'Honest numbers',
    text: 'We publish what we measure, weak spots included. What we don’t measure, we don’t claim.',
  },
  {
    title: 'Your kitchen is private',
    text: 'Your device comes first. No tracking, no ads, and we store only what a feature needs.',
  },
  {
    title: 'Safe before clever',
    text: 'A wrong temperature can hurt people. Safety facts come from the USDA, FDA and CDC, and override everything else.',
  },
  {
    title: 'For everyone',
    text: 'Keyboard, screen reader, wet hands, small phone, slow network: a kitchen tool has to work for whoever is hungry.',
  },
]

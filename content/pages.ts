/** Page metadata for search engines and link previews, available before any script runs. */
interface PageSummary {
  title: string
  description: string
  /** Not for search engines: personal, for operators, or an alias of another page. */
  hidden?: true
}

/** By path. A test checks them against the app's route table. */
export const PAGE_SUMMARIES: Readonly<Record<string, PageSummary>> = {
  '/': {
    title: 'Home',
    description:
      'Sous helps home cooks find recipes for the ingredients they already have, and get better at cooking along the way.',
  },
  '/home': {
    title: 'Home',
    description:
      'Three steps to dinner: show Sous what you have, see the recipes that fit, and cook the best one.',
    hidden: true,
  },
  '/add-ingredients': {
    title: 'AI Recipe Generator',
    description:
      'Type, photograph or scan what’s in your kitchen, and see which recipes you can cook right now.',
  },
  '/recipes': {
    title: 'Recipe Collection',
    description:
      'Browse all recipes by cuisine, diet, difficulty and time, each with ingredients, steps and nutrition.',
  },
  '/matched-recipes': {
    title: 'My Recipes',
    description: 'The recipes that fit your ingredients, best match first, with what’s missing for each.',
    hidden: true,
  },
  '/substitution-assistant': {
    title: 'Ingredient Substitutions',
    description:
      'Out of something? Find what to use instead, how much, and how it changes taste and texture.',
  },
  '/cooking-assistant': {
    title: 'AI Cooking Assistant',
    description: 'Ask while you cook: how long, how hot, what went wrong, what goes with it. Plain answers.',
  },
  '/ar-camera': {
    title: 'AR Ingredient Detector',
    description:
      'Point your camera at the counter: Sous names the ingredients it sees, on your own device, and adds them to your list.',
  },
  '/saved': { title: 'Saved Recipes', description: 'The recipes you’ve saved.', hidden: true },
  '/my-recipes': {
    title: 'Your cookbook',
    description: 'Your own recipes: write them, paste them, cook them.',
    hidden: true,
  },
  '/my-recipes/new': {
    title: 'New recipe',
    description: 'Write a recipe of your own, or paste one.',
    hidden: true,
  },
  '/import': {
    title: 'Bring your recipes in',
    description: 'Bring your recipes from other apps, files, links and paper into your cookbook.',
    hidden: true,
  },
  '/pantry': {
    title: 'Pantry',
    description: 'What you have at home, where it is and until when it’s good, also offline.',
    hidden: true,
  },
  '/put-away': {
    title: 'Put away groceries',
    description: 'Scan codes, produce or the receipt, and your groceries are in the pantry, also offline.',
    hidden: true,
  },
  '/plan': {
    title: 'Plan',
    description: 'A week of meals that uses what you have before it spoils, also offline.',
    hidden: true,
  },
  '/shopping-list': {
    title: 'Shopping List',
    description: 'What you need for the recipes you chose, sorted by aisle, also offline.',
    hidden: true,
  },
  '/import-page': {
    title: 'Save a recipe from the web',
    description: 'Paste a link to a recipe, check what we read, and save it to your cookbook.',
    hidden: true,
  },
  '/share-target': {
    title: 'Shared with Sous',
    description: 'What you shared from another app, and what to do with it.',
    hidden: true,
  },
  '/cooking-skills': {
    title: 'Cooking Skills',
    description: 'Methods, knives and flavor, from first steps to expert: what to do, and why it works.',
  },
  '/food-safety': {
    title: 'Food Safety',
    description:
      'How hot, how long and how clean: safe temperatures, storage times and the rules that keep a kitchen healthy.',
  },
  '/seasonal-cooking': {
    title: 'Seasonal Cooking',
    description: 'What tastes best right now, month by month, in either hemisphere.',
  },
  '/kitchen-equipment': {
    title: 'Kitchen Equipment',
    description:
      'The pots, knives and tools that earn their place, how to choose them and how to care for them.',
  },
  '/how-to-use': {
    title: 'How to Use Sous',
    description: 'From fridge to plate: a guide to everything Sous can do.',
  },
  '/cooking-tips': {
    title: 'Cooking Tips',
    description: 'Small things that make dinner better: seasoning, heat, timing and rescue.',
  },
  '/nutrition-guide': {
    title: 'Nutrition Guide',
    description:
      'What’s in your food and what it does: macros, vitamins, labels and balanced plates, with sources.',
  },
  '/how-it-works': {
    title: 'How It Works',
    description:
      'How Sous reads your ingredients and scores every recipe: the SousScore, with an example to try.',
  },
  '/purpose': {
    title: 'Our Story',
    description: 'Why Sous starts from what you have: less waste, fewer errands, more home cooking.',
  },
  '/about': {
    title: 'About Sous',
    description: 'What Sous is for, what it can do, and what it stands for.',
  },
  '/faq': {
    title: 'Frequently Asked Questions',
    description: 'Answers about ingredients, recipes, accounts, privacy and using Sous offline.',
  },
  '/contact': {
    title: 'Contact & Support',
    description: 'A question, a problem or an idea? Get in touch.',
  },
  '/legal': {
    title: 'Privacy, Terms & Cookies',
    description:
      'What Sous stores, where and for how long, and the terms of use, in plain English. No cookies.',
  },
  '/profile': { title: 'Profile', description: 'Your account, diets and achievements.', hidden: true },
  '/join': {
    title: 'Join a Household',
    description: 'Share one pantry and shopping list with others.',
    hidden: true,
  },
  '/auth': { title: 'Sign In', description: 'Sign in to Sous or create an account.', hidden: true },
  '/dev-tools': {
    title: 'Developer Tools',
    description: 'Tools for the operator of this server.',
    hidden: true,
  },
  '/debugging': {
    title: 'Developer Tools',
    description: 'Tools for the operator of this server.',
    hidden: true,
  },
  '/recipe-scraper': {
    title: 'Advanced Recipe Scraper',
    description: 'Tools for the operator of this server.',
    hidden: true,
  },
  '/recipe-sources': {
    title: 'Recipe Sources',
    description: 'Tools for the operator of this server.',
    hidden: true,
  },
  '/recipe-review': {
    title: 'Review Recipes',
    description: 'Tools for the operator of this server.',
    hidden: true,
  },
  '/bulk-import': {
    title: 'Bulk Recipe Import',
    description: 'Tools for the operator of this server.',
    hidden: true,
  },
  '/bulk-recipe-import': {
    title: 'Bulk Recipe Import',
    description: 'Tools for the operator of this server.',
    hidden: true,
  },
}

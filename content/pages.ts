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
      'Sous is a kitchen companion for home cooks: start from the ingredients you have, find the recipes that fit, and learn the craft along the way.',
  },
  '/home': {
    title: 'Home',
    description:
      'Three steps to dinner: show Sous what you have, let it find the recipes that fit, and cook the best one.',
    hidden: true,
  },
  '/add-ingredients': {
    title: 'AI Recipe Generator',
    description:
      'Type, photograph or scan what is in your kitchen, and see which recipes you can cook with it right now.',
  },
  '/recipes': {
    title: 'Recipe Collection',
    description:
      'Browse the whole collection by cuisine, diet, difficulty and time, each recipe with its ingredients, steps and nutrition.',
  },
  '/matched-recipes': {
    title: 'My Recipes',
    description: 'The recipes that fit your ingredients, best match first, with what is missing for each.',
    hidden: true,
  },
  '/substitution-assistant': {
    title: 'Ingredient Substitutions',
    description:
      'Out of something? Find what to use instead, how much of it, and what it does to taste and texture.',
  },
  '/cooking-assistant': {
    title: 'AI Cooking Assistant',
    description:
      'Ask while you cook: how long, how hot, what went wrong, what goes with it. Answers in plain words.',
  },
  '/ar-camera': {
    title: 'AR Ingredient Detector',
    description:
      'Point your camera at the counter: Sous names the ingredients it sees, on your own device, and adds them to your list.',
  },
  '/saved': { title: 'Saved Recipes', description: 'The recipes that you keep.', hidden: true },
  '/shopping-list': {
    title: 'Shopping List',
    description: 'What is missing for the recipes you chose, by aisle, also without a signal.',
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
    description: 'What tastes best right now, month by month, on either half of the globe.',
  },
  '/kitchen-equipment': {
    title: 'Kitchen Equipment',
    description:
      'The pots, knives and tools that earn their place, how to choose them and how to care for them.',
  },
  '/how-to-use': {
    title: 'How to Use Sous',
    description: 'The short way from fridge to plate: a guide to everything that Sous can do.',
  },
  '/cooking-tips': {
    title: 'Cooking Tips',
    description: 'Small things that make dinner better: seasoning, heat, timing and rescue.',
  },
  '/nutrition-guide': {
    title: 'Nutrition Guide',
    description:
      'What is in your food and what it does: macros, vitamins, labels and balanced plates, with sources.',
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
    description: 'What Sous is for, what it can do, how well it does it, and how it came to be.',
  },
  '/faq': {
    title: 'Frequently Asked Questions',
    description: 'Answers about ingredients, recipes, accounts, privacy and using Sous without a network.',
  },
  '/contact': {
    title: 'Contact & Support',
    description: 'A question, a fault or an idea? Write to the people behind Sous.',
  },
  '/legal': {
    title: 'Privacy, Terms & Cookies',
    description:
      'What Sous keeps, where and for how long, and the terms of use, in plain words. It sets no cookies.',
  },
  '/profile': { title: 'Profile', description: 'Your account, diets and achievements.', hidden: true },
  '/join': { title: 'Join a Household', description: 'Share one kitchen with others.', hidden: true },
  '/auth': { title: 'Sign In', description: 'Sign in to Sous, or make an account.', hidden: true },
  '/dev-tools': { title: 'Developer Tools', description: 'For the people who run this site.', hidden: true },
  '/debugging': { title: 'Developer Tools', description: 'For the people who run this site.', hidden: true },
  '/recipe-scraper': {
    title: 'Advanced Recipe Scraper',
    description: 'For the people who run this site.',
    hidden: true,
  },
  '/bulk-import': {
    title: 'Bulk Recipe Import',
    description: 'For the people who run this site.',
    hidden: true,
  },
  '/bulk-recipe-import': {
    title: 'Bulk Recipe Import',
    description: 'For the people who run this site.',
    hidden: true,
  },
}

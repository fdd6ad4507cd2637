import type { CookbookRecipe } from './record.ts'

/** Three valid records that the tests break on purpose; not part of the cookbook. */
export const SAMPLE_MAIN: CookbookRecipe = {
  slug: 'sample-chicken-and-rice',
  title: 'Sample Chicken and Rice',
  description: 'Chicken thighs on rice with thyme, written only so that each rule can be broken once.',
  cuisine: 'american',
  meal: 'dinner',
  servings: 4,
  prep: 10,
  cook: 30,
  difficulty: 'easy',
  ingredients: [
    '1 1/2 pounds (680 g) boneless, skinless chicken thighs',
    '1 teaspoon salt',
    '2 tablespoons olive oil, divided',
    '1 onion, chopped',
    '1 1/2 cups (290 g) long-grain rice',
    '3 cups (720 ml) chicken broth',
    '1 teaspoon dried thyme',
  ],
  steps: [
    'Rub the chicken with the salt and half of the oil until it shines.',
    'Brown the chicken in the rest of the oil in a large skillet, 3 minutes per side, then lift it out.',
    'Cook the onion and thyme in the same skillet until soft, about 4 minutes.',
    'Stir in the rice and broth, lay the chicken on top, cover and simmer until the rice is tender and the chicken reads 165°F (74°C), 18 to 20 minutes.',
  ],
  equipment: ['large skillet with lid', 'instant-read thermometer'],
  storage: 'Keep in the fridge for 3 days and reheat to 165°F (74°C) with a splash of water.',
}

export const SAMPLE_BREAD: CookbookRecipe = {
  slug: 'sample-white-loaf',
  title: 'Sample White Loaf',
  description: 'A plain yeast loaf, written only so that the rules for doughs can be broken one by one.',
  cuisine: 'american',
  meal: 'bread',
  servings: 12,
  prep: 20,
  cook: 35,
  rest: 120,
  difficulty: 'medium',
  ingredients: [
    '4 cups (500 g) bread flour',
    '1 1/3 cups (320 ml) warm water',
    '2 1/4 teaspoons instant yeast',
    '1 1/2 teaspoons salt',
  ],
  steps: [
    'Mix the flour, yeast and salt in a bowl, then stir in the water until no dry flour is left.',
    'Knead for 10 minutes, until smooth and springy under your palm.',
    'Cover and let rise for 1 1/2 hours, until doubled.',
    'Shape into a loaf, set it in a loaf pan and let it rise for 30 minutes, until it crowns the rim.',
    'Bake at 425°F (220°C) for 30 to 35 minutes, until deep brown and hollow when tapped.',
  ],
  equipment: ['9 x 5 inch loaf pan', 'mixing bowl'],
  storage: 'Keep in a bag at room temperature for 3 days, or freeze for 2 months.',
}

export const SAMPLE_EGGS: CookbookRecipe = {
  slug: 'sample-skillet-eggs',
  title: 'Sample Skillet Eggs',
  description:
    'Eggs and spinach in one pan, written only so that the rule for eggs can be broken on purpose.',
  cuisine: 'french',
  meal: 'breakfast',
  servings: 2,
  prep: 5,
  cook: 10,
  difficulty: 'easy',
  ingredients: [
    '4 large eggs',
    '5 ounces (140 g) baby spinach',
    '1 tablespoon (14 g) butter',
    '1/4 teaspoon salt',
  ],
  steps: [
    'Melt the butter in a skillet over medium heat until it foams.',
    'Add the spinach and salt and stir until wilted, about 2 minutes.',
    'Beat the eggs and pour them over, turning the pan so that they run to the edge.',
    'Cover and cook until the eggs are set and read 160°F (71°C), 5 to 6 minutes.',
  ],
  equipment: ['medium skillet with lid'],
  storage: 'Best at once; leftovers keep 1 day in the fridge. Reheat to 165°F (74°C).',
}

import { inScript, ld } from './hard-page.ts'

const list = (lines: readonly string[], tag = 'ul') =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join('')}</${tag}>`

const CARDS = ['Carrot soup', 'Leek soup', 'Pea soup', 'Beet soup', 'Onion soup']
const wholeRecipe = (name: string) => ({
  '@type': 'Recipe',
  name,
  url: `https://pot.example/${name}`,
  recipeIngredient: ['500 g vegetables', '1 l stock', '1 onion'],
  recipeInstructions: 'Chop everything. Simmer it in the stock for 20 minutes. Blend and serve.',
})

/** Pages that look like a recipe to a program, and to nobody else. */
export const FALSE_FINDS: Record<string, string> = {
  'a category whose cards are marked up as whole recipes': `<title>Soups | Pot</title><h1>All our soups</h1>${CARDS.map((name) => `${ld(wholeRecipe(name))}<article><h2>${name}</h2><p>20 min</p></article>`).join('')}`,
  'a category of cards with times and numbers of ingredients': `<title>Quick dinners</title><h1>Quick dinners</h1>${CARDS.map(
    (name) =>
      `<div class="card recipe-card"><h3>${name}</h3>${list(['20 min', '4 servings', '6 ingredients'])}<p>Chop, simmer and serve this in 20 minutes.</p></div>`,
  ).join('')}`,
  'a category with a state of many recipes': `<title>Soups</title><h1>Our soups</h1><script>window.__DATA__=${inScript(
    {
      list: CARDS.map((title) => ({
        title,
        ingredients: ['500 g vegetables', '1 l stock', '1 onion'],
        steps: ['Chop the vegetables and simmer them in the stock for 20 minutes.', 'Blend and serve.'],
      })),
    },
  )}</script>`,
  'how to sharpen a knife': `<title>How to sharpen a knife</title><h1>How to sharpen a knife</h1><h2>What you need</h2>${list(['1 whetstone', '2 kitchen towels', '500 ml water'])}<h2>Steps</h2>${list(
    [
      'Soak the stone in the water for 10 minutes.',
      'Hold the blade at 15 degrees and draw it over the stone.',
      'Turn the knife and repeat until it is sharp.',
    ],
    'ol',
  )}`,
  'how to boil an egg, without ingredients': `<title>How to boil an egg</title>${ld({
    '@type': 'HowTo',
    name: 'How to boil an egg',
    tool: ['Pot', 'Spoon'],
    step: [{ text: 'Bring water to a boil.' }, { text: 'Boil the egg for 6 minutes.' }],
  })}<h1>How to boil an egg</h1><h2>Method</h2>${list(['Bring plenty of water to a boil.', 'Lower the egg into it with a spoon and cook it for 6 minutes.', 'Cool it in cold water and peel it.'], 'ol')}`,
  'a template that nobody filled in': `<title>Recipe name</title>${ld({
    '@type': 'Recipe',
    name: 'Recipe Title',
    recipeIngredient: ['Ingredient 1', 'Ingredient 2', 'Ingredient 3'],
    recipeInstructions: ['Step 1', 'Step 2', 'Step 3'],
  })}<h1>Recipe Title</h1>`,
  'placeholders of a template language': `<title>{{ title }}</title>${ld({
    '@type': 'Recipe',
    name: '{{ recipe.title }}',
    recipeIngredient: [
      '{{ ingredient.amount }} {{ ingredient.name }}',
      '{{ ingredient.amount }} {{ ingredient.name }} 2',
    ],
    recipeInstructions: '{{ recipe.steps }}',
  })}<h1>{{ recipe.title }}</h1>`,
  'a theme’s demo in Latin': `<title>Demo post</title><h1>Delicious dish</h1><h2>Ingredients</h2>${list(['1 cup lorem ipsum', '2 tbsp dolor sit', '3 amet consectetur'])}<h2>Directions</h2>${list(
    [
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
      'Sed do eiusmod tempor incididunt ut labore. Mix and bake for 20 minutes.',
    ],
    'ol',
  )}`,
  'a menu with prices in JSON-LD and lists': `<title>Lunch</title>${ld({ '@type': 'Menu', name: 'Lunch' })}<h1>Lunch this week</h1>${list(['Lentil stew with bread 9.50', 'Fish of the day 14', 'Soup, 300 ml 5.20'])}<p>Served from 12 until 2. Add a salad for 3.</p>`,
  'an encyclopedia’s article': `<title>Saffron</title><h1>Saffron</h1><h2>Ingredients</h2><p>Its main compounds are crocin and safranal.</p><h2>Preparation</h2><p>The stigmas are picked by hand and dried for 12 hours until crisp. Cooks add them to rice and stews.</p>${list(['150 flowers give 1 g', '1 kg costs thousands'])}`,
}

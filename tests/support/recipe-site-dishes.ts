/** Dishes of the fake site: any number, all different, deterministic. */
export interface Dish {
  n: number
  slug: string
  title: string
  ingredients: string[]
  steps: string[]
  minutes: number
  servings: number
}

const WAYS = [
  'roasted',
  'creamy',
  'spicy',
  'smoky',
  'crispy',
  'braised',
  'grilled',
  'slow-cooked',
  'lemony',
  'garlicky',
  'peppery',
  'sticky',
  'herby',
  'buttery',
  'tangy',
  'golden',
  'rustic',
  'gingery',
  'minty',
  'nutty',
]
const MAINS = [
  'chicken',
  'salmon',
  'lentil',
  'mushroom',
  'potato',
  'chickpea',
  'beef',
  'pork',
  'cauliflower',
  'spinach',
  'tomato',
  'carrot',
  'pumpkin',
  'leek',
  'cabbage',
  'shrimp',
  'tofu',
  'egg',
  'rice',
  'barley',
  'fennel',
  'aubergine',
  'courgette',
  'bean',
  'sweetcorn',
]
const FORMS = ['soup', 'stew', 'salad', 'pie', 'curry']
const REST = [
  '2 tbsp olive oil',
  '1 onion, chopped',
  '2 cloves garlic, crushed',
  '1 tsp salt',
  '250 ml vegetable stock',
  '1 tbsp lemon juice',
  '50 g butter',
  '1 tsp ground cumin',
  '200 ml cream',
  '1 handful parsley, chopped',
  '1/2 tsp black pepper',
  '2 carrots, diced',
]
const STEPS = [
  'Heat the olive oil in a large pan over medium heat.',
  'Add the onion and cook for 5 minutes, until soft.',
  'Stir in the garlic and the spices and cook for 1 minute more.',
  'Pour in the stock and simmer for 20 minutes, stirring now and then.',
  'Season with salt and pepper, and rest for 5 minutes.',
]

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function dish(n: number): Dish {
  const [way, main] = [pick(WAYS, n), pick(MAINS, Math.floor(n / 20))]
  const form = pick(FORMS, Math.floor(n / 500))
  const again = Math.floor(n / 2500)
  const slug = `${way}-${main}-${form}${again > 0 ? `-no-${again + 1}` : ''}`
  const others = Array.from({ length: 4 + (n % 4) }, (_, at) => pick(REST, n + at * 5))
  return {
    n,
    slug,
    title: slug.split('-').map(capital).join(' '),
    ingredients: [...new Set([`${300 + (n % 7) * 50} g ${main}`, ...others])],
    steps: [
      ...STEPS.slice(0, 3 + (n % 3)),
      `Add the ${main}, cook for ${10 + (n % 30)} minutes and serve the ${form} hot.`,
    ],
    minutes: 20 + (n % 9) * 5,
    servings: 2 + (n % 5),
  }
}

import type { Apart, Ingredient } from '../contracts/ingredient.ts'

/** name; synonyms; parent; is not; apart. A minimal vocabulary for tests that must not depend on the real list. */
const ROWS = `
egg; ; ;
egg white; ; egg; ; owned
egg noodle; ; pasta; egg
eggplant; aubergine; ; egg
chicken; ; ;
chicken breast; ; chicken;
chicken broth; chicken stock; ; chicken
vegetable broth; vegetable stock; ;
pasta; ; ;
spaghetti; ; pasta;
penne; ; pasta;
cheese; ; ;
cheddar cheese; cheddar; cheese;
cream; ; ;
heavy cream; heavy whipping cream; cream;
sour cream; ; ; cream
cream of tartar; ; ; cream
onion; ; ;
red onion; ; onion;
green onion; scallion, spring onion; ; onion
tomato; ; ;
cherry tomato; ; tomato;
tomato sauce; ; ; tomato
milk; ; ;
coconut milk; ; ; milk, coconut
buttermilk; ; ; butter, milk
butter; ; ;
margarine; ; ;
peanut; ; ;
peanut butter; ; ; butter, peanut
corn; ; ;
cornstarch; corn starch; ; corn
corn tortilla; ; ; corn
oil; ; ;
olive oil; ; oil;
vegetable oil; ; oil;
peanut oil; ; oil; peanut
black pepper; pepper; ;
bell pepper; sweet pepper; ; black pepper
red bell pepper; red pepper; bell pepper; black pepper
tuna; ; ;
salt; ; ;
garlic; ; ;
garlic powder; ; ; garlic
lemon; ; ;
lemon juice; ; lemon;
rice; ; ;
rice vinegar; ; vinegar; rice; asked
vinegar; ; ;
jalapeno; ; ;
flour; all-purpose flour; ;
almond flour; ; flour; ; both
bread flour; ; flour; ; partly
plum tomato; ; tomato;
bread; ; ;
chickpea; garbanzo bean, garbanzo; ;
cilantro; coriander leaf; ;
clove; ; ;
`

const STAPLES = new Set(['salt', 'black pepper', 'oil', 'flour'])

export const SAMPLE_INGREDIENTS: readonly Ingredient[] = ROWS.trim()
  .split('\n')
  .map((row, i) => {
    const [name = '', synonyms = '', parent = '', not = '', apart = ''] = row
      .split(';')
      .map((cell) => cell.trim())
    return {
      name,
      plural: `${name}s`,
      synonyms: synonyms ? synonyms.split(', ') : [],
      emoji: '🍽️',
      category: 'pantry',
      popularity: 100 - i,
      ...(parent ? { parent } : {}),
      ...(apart ? { apart: apart as Apart } : {}),
      ...(not ? { not: not.split(', ') } : {}),
      ...(STAPLES.has(name) ? { staple: true as const } : {}),
      facts: new Map(),
    }
  })

import { describe, expect, it } from 'vitest'
import { checkCollection, checkRecipe } from './check.ts'
import { findAlike } from './checks/alike.ts'
import { checkWords } from './checks/words.ts'
import type { CookbookRecipe } from './record.ts'
import { SAMPLE_BREAD, SAMPLE_EGGS, SAMPLE_MAIN } from './sample-records.ts'

type Change = Partial<CookbookRecipe>

/** Replaces part of one line or step; fails the test when there is nothing to replace. */
function edit(
  recipe: CookbookRecipe,
  field: 'ingredients' | 'steps',
  from: string,
  to: string,
): CookbookRecipe {
  const items = recipe[field]
  expect(items.some((item) => item.includes(from))).toBe(true)
  return { ...recipe, [field]: items.map((item) => item.replace(from, to)).filter((item) => item !== '') }
}

const line = (from: string, to: string, recipe = SAMPLE_MAIN) => edit(recipe, 'ingredients', from, to)
const step = (from: string, to: string, recipe = SAMPLE_MAIN) => edit(recipe, 'steps', from, to)
const change = (changed: Change, recipe = SAMPLE_MAIN): CookbookRecipe => ({ ...recipe, ...changed })
const addLine = (added: string, recipe = SAMPLE_MAIN) =>
  change({ ingredients: [...recipe.ingredients, added] }, recipe)
const addStep = (added: string, recipe = SAMPLE_MAIN) => change({ steps: [...recipe.steps, added] }, recipe)

describe('valid records', () => {
  it.each([SAMPLE_MAIN, SAMPLE_BREAD, SAMPLE_EGGS])('$slug has no problems', (recipe) => {
    expect(checkRecipe(recipe)).toEqual([])
  })

  it('have none between them', () => {
    expect(checkCollection([SAMPLE_MAIN, SAMPLE_BREAD, SAMPLE_EGGS])).toEqual([])
  })
})

describe('other names', () => {
  const named = (also: string[], recipe = SAMPLE_MAIN) => change({ also }, recipe)
  it.each<[string, CookbookRecipe[], RegExp]>([
    ['own title', [named([SAMPLE_MAIN.title.toUpperCase()])], /one of its own names again/],
    ['own name twice', [named(['Pilaf', 'pilafs'])], /one of its own names again/],
    ['title of another', [named([SAMPLE_BREAD.title]), SAMPLE_BREAD], /is taken by/],
    ['name of another', [named(['Pilau']), named(['Pilâu'], SAMPLE_BREAD)], /is taken by/],
    ['no words', [named(['pilaf (rice)'])], /should be words/],
  ])('%s', (_, recipes, problem) => {
    expect(checkCollection(recipes).join()).toMatch(problem)
  })
  it('are fine if new', () => {
    expect(checkCollection([named(['Pilaf', 'Arroz con Pollo']), SAMPLE_BREAD])).toEqual([])
    expect(checkRecipe(named(['Pilaf']))).toEqual([])
    expect(checkRecipe(named(['Pi']))).not.toEqual([])
  })
})

describe('each rule, violated once', () => {
  it.each<[string, CookbookRecipe, RegExp]>([
    ['slug', change({ slug: 'Not Kebab' }), /slug: must be kebab-case/],
    ['field that is derived', { ...SAMPLE_MAIN, vegan: true } as CookbookRecipe, /vegan/],
    ['step count', change({ steps: SAMPLE_MAIN.steps.slice(0, 3) }), /steps/],
    ['description length', change({ description: 'Too short.' }), /description/],
    [
      'title case',
      change({ title: 'Sample chicken and Rice' }),
      /title: 'chicken' should start with a capital/,
    ],
    ['banned word', change({ title: 'Ultimate Chicken and Rice' }), /'Ultimate' is a marketing word/],
    ['exclamation mark', addStep('Serve it while it is hot, with a smile on your face!'), /exclamation/],
    ['dashed time', step('18 to 20 minutes', '18-20 minutes'), /write '18-20 minutes' as/],
    ['one scale', step('165°F (74°C)', '165°F'), /needs both scales/],
    ['two scales that differ', step('165°F (74°C)', '165°F (84°C)'), /does not agree: 165°F is 74°C/],

    ['unknown ingredient', addLine('1 teaspoon zorblax'), /'zorblax' is not in the vocabulary/],
    ['half-known ingredient', addLine('1 tablespoon smoky volcano relish'), /nearest is 'relish'/],
    ['no amount', line('1 teaspoon salt', 'salt'), /'salt': no amount/],
    ['metric missing', line(' (290 g)', ''), /metric is missing after the cups/],
    ['size of a can', addLine('1 can black beans'), /say the size/],
    ['metric wrong (weight)', line('680 g', '580 g'), /680 g, not 580 g/],
    ['metric wrong (volume)', line('720 ml', '600 ml'), /710 ml, not 600 ml/],
    ['metric wrong (a cup of rice)', line('290 g', '90 g'), /a cup of white rice is nearer/],
    ['abbreviated unit', line('1 teaspoon dried', '1 tsp dried'), /spell out 'tsp'/],
    ['listed twice', addLine('1 tablespoon olive oil'), /both list olive oil/],

    [
      'listed, not used',
      addLine('2 carrots, sliced'),
      /'2 carrots, sliced' is listed, but no step names 'carrot'/,
    ],
    ['used, not listed', line('1 teaspoon dried thyme', ''), /step 3 names 'thyme', which is not listed/],
    [
      'different form than listed',
      addStep('Scatter the garlic over the top and serve at once.', addLine('1 teaspoon garlic powder')),
      /names 'garlic', which is not listed \(listed is 'garlic powder'\)/,
    ],

    [
      'poultry temperature',
      step(' and the chicken reads 165°F (74°C)', ''),
      /chicken thigh reaches 165°F \(74°C\)/,
    ],
    [
      'oven temperature instead of internal temperature',
      step('the chicken reads 165°F (74°C)', 'the oven is 375°F (190°C)'),
      /reaches 165°F/,
    ],
    [
      'ground meat',
      step(
        '165°F (74°C)',
        '145°F (63°C)',
        line(
          'boneless, skinless chicken thighs',
          'ground beef',
          edit(SAMPLE_MAIN, 'steps', 'chicken', 'beef'),
        ),
      ),
      /ground beef reaches 160°F/,
    ],
    ['egg dish', step(' and read 160°F (71°C)', '', SAMPLE_EGGS), /eggs reaches 160°F \(71°C\)/],
    ['raw egg', change({ cook: 0, prep: 15 }, SAMPLE_EGGS), /raw eggs in a recipe without cooking/],
    [
      'leftovers',
      line(
        'boneless, skinless chicken thighs',
        'cooked chicken',
        step(' and the chicken reads 165°F (74°C)', ''),
      ),
      /leftovers reaches 165°F/,
    ],
    [
      'reheating',
      change({ storage: 'Keep in the fridge for 3 days and reheat gently in a skillet.' }),
      /storage: say how hot/,
    ],
    ['thermometer', change({ equipment: ['large skillet with lid'] }), /add 'instant-read thermometer'/],

    [
      'dough too dry',
      line('1 1/3 cups (320 ml)', '1/2 cup (120 ml)', SAMPLE_BREAD),
      /liquid is 24 % of the flour/,
    ],
    ['too much yeast', line('2 1/4 teaspoons', '3 tablespoons', SAMPLE_BREAD), /yeast is .* of the flour/],
    ['too little salt', line('1 1/2 teaspoons', '1/4 teaspoon', SAMPLE_BREAD), /salt is .* of the flour/],
    [
      'too much baking powder',
      line(
        '2 1/4 teaspoons instant yeast',
        '6 tablespoons baking powder',
        edit(SAMPLE_BREAD, 'steps', 'yeast', 'baking powder'),
      ),
      /leavening comes to/,
    ],
    [
      'too much soda',
      line(
        '2 1/4 teaspoons instant yeast',
        '5 teaspoons baking soda',
        edit(SAMPLE_BREAD, 'steps', 'yeast', 'baking soda'),
      ),
      /tastes of soap/,
    ],

    ['steps longer than stated', change({ cook: 10 }), /the steps heat for at least|the steps take at least/],
    ['stated longer than the steps', change({ cook: 90 }), /account for only 30 minutes of 90/],
    [
      'rest not stated',
      change({ rest: undefined }, SAMPLE_BREAD),
      /rest, chill or soak for 120 minutes, rest says 0/,
    ],

    ['too little protein', line('1 1/2 pounds (680 g)', '2 ounces (57 g)'), /g protein a head/],
    ['too much protein', change({ servings: 1 }), /g protein a head/],
    [
      'nothing beside the meat',
      change({ ingredients: SAMPLE_MAIN.ingredients.filter((l) => !/rice|onion/.test(l)) }),
      /a main needs something beside/,
    ],
    ['portion too small', change({ servings: 48 }, SAMPLE_EGGS), /a breakfast has at least/],
    ['too much salt', line('1 teaspoon salt', '2 tablespoons salt'), /g salt a head/],

    [
      'tool not listed',
      change({ equipment: ['instant-read thermometer', 'large bowl'] }),
      /the steps use a skillet/,
    ],
    ['oven without heat', step('at 425°F (220°C) for', 'for', SAMPLE_BREAD), /no oven temperature/],
    [
      'one pot that is two',
      change({ tags: ['one-pot'], equipment: [...SAMPLE_MAIN.equipment, 'saucepan'] }),
      /2 cooking vessels/,
    ],
    ['no-cook that cooks', change({ tags: ['no-cook'] }), /no-cook, but cook is 30/],
    [
      'empty pantry that is full',
      change({ tags: ['empty-pantry'], ingredients: [...SAMPLE_MAIN.ingredients, '2 saffron threads'] }),
      /few kitchens have saffron/,
    ],
    ['freezer', change({ tags: ['freezer-friendly'] }), /nothing about freezing/],
    [
      'storage of a cooked dish',
      change({ storage: 'Keep in the fridge for 5 days and reheat to 165°F (74°C).' }),
      /'5 days' is too long; the food-safety guide gives cooked dishes, beans, soups and grains 4 days/,
    ],
    [
      'storage of an oil with herbs',
      change({ storage: 'The scallion oil keeps in the fridge for 2 weeks. Reheat to 165°F (74°C).' }),
      /'2 weeks' is too long; the food-safety guide gives oils with fresh herbs or garlic 4 days/,
    ],
    [
      'storage of raw eggs',
      line(
        '1 onion, chopped',
        '2 pasteurized eggs',
        change({ storage: 'Keep in the fridge for 3 days and reheat to 165°F (74°C).' }),
      ),
      /'3 days' is too long; the food-safety guide gives raw eggs 2 days/,
    ],
    [
      'storage of a loaf',
      change({ storage: 'Keep in a bag at room temperature for 1 week.' }, SAMPLE_BREAD),
      /'1 week' on the counter; at most 5 days/,
    ],
    [
      'storage on the counter',
      change({ storage: 'Good at room temperature the same day, or 2 days in the fridge.' }),
      /cooked food at most 2 hours/,
    ],
    [
      'count of what is left',
      addStep('Make three more in the same pan until brown.'),
      /'three' stays the same/,
    ],
    [
      'count of an unknown thing',
      addStep('Divide the mixture into 12 dollops and cook until brown.'),
      /'Divide the mixture into 12 dollops.*' isn't scaled/,
    ],
    [
      'storage without days',
      change({ storage: 'Keep it in the fridge and eat it cold, it is good so.' }),
      /say how long/,
    ],
    [
      'steps without cues',
      change({
        steps: [
          'Salt the chicken and oil it all over with both hands.',
          'Lay it in the skillet with onion and thyme around it.',
          'Add the rice and pour over all of the broth.',
          'Simmer 30 minutes to 165°F (74°C) inside.',
        ],
      }),
      /only 1 of 4 say what to look for/,
    ],
  ])('%s', (_, recipe, expected) => {
    expect(checkRecipe(recipe).join('\n')).toMatch(expected)
  })
})

describe('no false positives', () => {
  it.each([
    ['greasing a pan', addStep('Oil the pan and butter a dish, whatever it takes until nothing sticks.')],
    [
      'tools with food in their names',
      addStep(
        'Use a rice cooker, a butter knife or a pepper mill once it is done.',
        change({ equipment: [...SAMPLE_MAIN.equipment, 'rice cooker'] }),
      ),
    ],
    [
      'season',
      line(
        '1 teaspoon salt',
        'salt and black pepper, to taste',
        edit(SAMPLE_MAIN, 'steps', 'with the salt and', 'and season it, then add'),
      ),
    ],
    ['comparisons', addStep('Whisk until the sauce is as thick as heavy cream and falls in ribbons.')],
    ['water unlisted', addStep('Loosen with a splash of hot water until it runs off the spoon.')],
    ['a part for the whole', step('lay the chicken on top', 'lay the thighs on top')],
    ['alternatives', line('2 tablespoons olive oil, divided', '2 tablespoons olive oil or butter, divided')],
    [
      'storage of other things',
      change({
        storage:
          'Keeps 3 to 4 days in the fridge and 3 months in the freezer; the pickled onions 3 weeks, the syrup 2 weeks. Reheat to 165°F (74°C).',
      }),
    ],
    ['counts that scale', addStep('Shape the mixture into 8 patties of one size and brown them.')],
    ['counts for one piece', addStep('Cut each thigh into 4 strips and cut it into three if it is long.')],
    ['dish words', addStep('Let the dough, the batter or the sauce stand until it is thick.')],
  ])('%s', (_, recipe) => {
    expect(checkRecipe(recipe)).toEqual([])
  })
})

describe('chapters', () => {
  it.each([
    ['soups', /meal is 'dinner', not soup/],
    ['leftovers', /the tag 'leftovers' is missing/],
    ['seafood', /no line is of the category seafood/],
  ] as const)('%s', (chapter, expected) => {
    expect(checkRecipe(SAMPLE_MAIN, chapter).join('\n')).toMatch(expected)
  })

  it('allows chicken in the chicken chapter', () => {
    expect(checkRecipe(SAMPLE_MAIN, 'chicken')).toEqual([])
  })
})

describe('checkCollection', () => {
  const twin: CookbookRecipe = {
    ...SAMPLE_MAIN,
    slug: 'other',
    title: 'Other Title Here',
    description: `${SAMPLE_MAIN.description} Again.`,
  }

  it('requires unique slugs, titles and descriptions', () => {
    expect(checkCollection([SAMPLE_MAIN, SAMPLE_MAIN]).join('\n')).toMatch(
      /the slug .* is taken[\s\S]*the title .* is taken/,
    )
  })

  it('finds the same dish under a similar title', () => {
    expect(
      checkCollection([SAMPLE_MAIN, { ...twin, title: 'Chicken and Rice Sample Bake' }]).join('\n'),
    ).toMatch(/near-duplicate of other/)
  })

  it('finds the same text under another title', () => {
    const copy = { ...twin, ingredients: ['4 carrots', '1 cup (240 ml) milk'] }
    expect(checkCollection([SAMPLE_MAIN, copy]).join('\n')).toMatch(/its steps are 100 % the same words/)
  })

  it('lets no worn word stand in more than 4 % of the descriptions', () => {
    const plain = Array.from({ length: 100 }, (_, at) => ({
      ...SAMPLE_MAIN,
      slug: `plain-${at}`,
      description: `Dish ${at}.`,
    }))
    const crisp = plain.map((one, at) => (at < 5 ? { ...one, description: `A crispy dish ${at}.` } : one))
    expect(checkWords(plain)).toEqual([])
    expect(checkWords(crisp).join()).toMatch(/'crisp' is in 5, at most 4 may have it/)
  })

  it('lists pairs of nearly the same foods and method, which is no problem in itself', () => {
    const other = { ...twin, title: 'Another Name', description: 'Other words.' }
    expect(findAlike([SAMPLE_MAIN, other])).toEqual([
      'sample-chicken-and-rice and other: 100 % the same foods, 100 % the same method',
    ])
    expect(findAlike([SAMPLE_MAIN, SAMPLE_BREAD, SAMPLE_EGGS])).toEqual([])
  })
})

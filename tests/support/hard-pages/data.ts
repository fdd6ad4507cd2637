import { attribute, type HardPage, inScript } from './hard-page.ts'

const SHELL = (title: string) =>
  `<title>${title}</title><body><div id="app"><header><a href="/">Start</a></header><h1>${title}</h1><p>Loading …</p></div>`

const STEW = {
  title: 'Bean stew',
  ingredients: ['400 g white beans', '2 carrots, diced', '1 tbsp tomato paste', '1 l vegetable stock'],
  instructions: [
    'Fry the carrots with the tomato paste for 5 minutes.',
    'Add beans and stock and simmer for 40 minutes until thick.',
    'Season with salt and pepper and serve with bread.',
  ],
}

const chunk = (text: string) => `<script>self.__next_f.push([1,${inScript(text)}])</script>`
const stepText = STEW.instructions.join('\n\n')

/** The recipe is in data that scripts would render. */
export const HIDDEN_DATA: HardPage[] = [
  {
    name: 'React flight: a long text in a row of its own, referred to',
    html: `${SHELL('Bean stew')}${chunk(`1:"$Sreact.fragment"\n2:I[41,["9","static/x.js"],"default"]\n`)}${chunk(
      `7:T${new TextEncoder().encode(stepText).length.toString(16)},${stepText.slice(0, 60)}`,
    )}${chunk(`${stepText.slice(60)}8:["$","$L2",null,{"recipe":{"headline":"Bean stew","method":"$7",`)}${chunk(
      `"ingredientList":${JSON.stringify(STEW.ingredients.map((text) => ({ text, checked: false })))}}}]\n`,
    )}</body>`,
    expected: STEW,
  },
  {
    name: 'JSON in an attribute, amounts and units as objects, steps as HTML',
    html: `${SHELL('Bean stew')}<recipe-view :recipe="${attribute({
      id: 81,
      name: 'Bean stew',
      portions: 4,
      ingredientGroups: [
        {
          title: '',
          ingredients: [
            { amount: { value: 400 }, unit: { short: 'g', name: 'gram' }, food: { name: 'white beans' } },
            { amount: { value: 2 }, unit: null, food: { name: 'carrots' }, note: 'diced' },
            {
              amount: { value: 1 },
              unit: { short: 'tbsp', name: 'tablespoon' },
              food: { name: 'tomato paste' },
            },
            { amount: { value: 1 }, unit: { short: 'l', name: 'liter' }, food: { name: 'vegetable stock' } },
          ],
        },
      ],
      preparationHtml: `<ol>${STEW.instructions.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    })}"></recipe-view></body>`,
    expected: { ...STEW, servings: 4 },
  },
  {
    name: 'an object of JavaScript, not JSON',
    html: `${SHELL('Bean stew')}<script>
(function () {
  var page = {
    kind: 'recipe', // for the tracker
    recipe: {
      title: 'Bean stew',
      ingredients: [${STEW.ingredients.map((line) => `'${line}'`).join(', ')},],
      directions: [
${STEW.instructions.map((step) => `        "${step}",`).join('\n')}
      ],
    },
  };
  render(page);
})();
</script></body>`,
    expected: STEW,
  },
  {
    name: 'a noscript block below a skeleton',
    html: `<title>Bean stew</title><body><div class="skeleton"><h1>Bean stew</h1><ul><li></li><li></li></ul></div>
<noscript><img src="https://track.example/p.gif"></noscript><noscript><div class="plain"><h3>You need</h3><ul>${STEW.ingredients
      .map((line) => `<li>${line}</li>`)
      .join(
        '',
      )}</ul><h3>Directions</h3><ol>${STEW.instructions.map((step) => `<li>${step}</li>`).join('')}</ol></div></noscript></body>`,
    expected: STEW,
  },
  {
    name: 'a state among other recipes, steps with durations and pictures (sv)',
    html: `<html lang="sv">${SHELL('Linsgryta')}<script>window.__STATE__=${inScript({
      user: null,
      latest: [
        { title: 'Pannkakor', slug: 'pannkakor', teaser: 'Tunna och goda.' },
        { title: 'Våfflor', slug: 'vafflor', teaser: 'Frasiga.' },
      ],
      current: {
        recipeTitle: 'Linsgryta',
        servings: { amount: 4, unit: 'portioner' },
        ingredients: [
          { quantity: 3, unit: 'dl', name: 'röda linser' },
          { quantity: 1, unit: '', name: 'gul lök' },
          { quantity: 2.5, unit: 'msk', name: 'currypulver' },
          { quantity: 400, unit: 'ml', name: 'kokosmjölk' },
        ],
        steps: [
          { order: 1, text: 'Hacka löken och fräs den mjuk med currypulver.', image: null, minutes: 5 },
          {
            order: 2,
            text: 'Tillsätt linser och kokosmjölk och låt koka i 15 minuter.',
            image: '/a.jpg',
            minutes: 15,
          },
          { order: 3, text: 'Smaka av med salt och servera med ris.', image: null, minutes: 1 },
        ],
      },
    })};</script></body>`,
    expected: {
      title: 'Linsgryta',
      servings: 4,
      ingredients: ['3 dl röda linser', '1 gul lök', '2.5 msk currypulver', '400 ml kokosmjölk'],
      instructions: [
        'Hacka löken och fräs den mjuk med currypulver.',
        'Tillsätt linser och kokosmjölk och låt koka i 15 minuter.',
        'Smaka av med salt och servera med ris.',
      ],
    },
  },
]

import { attribute, type HardPage, inScript, ld } from './hard-page.ts'

const TORTILLA = {
  title: 'Potato tortilla',
  ingredients: ['600 g waxy potatoes', '1 large onion', '6 eggs', '150 ml olive oil'],
  instructions: [
    'Slice the potatoes and the onion thinly.',
    'Cook both in the oil over a low heat for 20 minutes.',
    'Beat the eggs, stir in the drained potatoes and fry until set on both sides.',
  ],
}
const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('')
const HEAD = '<title>Potato tortilla — Pan and Plate</title>'
const marked = (more: object) =>
  ld({
    '@type': 'Recipe',
    name: TORTILLA.title,
    recipeIngredient: TORTILLA.ingredients,
    recipeInstructions: TORTILLA.instructions,
    ...more,
  })

/** Written after the rules for the first set, and measured once before anything was changed for it. */
export const SECOND_PAGES: HardPage[] = [
  {
    name: 'markup with nested sections named by a plugin, ids and positions',
    html: `${HEAD}${marked({
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'HowToSection 1',
          position: 1,
          itemListElement: TORTILLA.instructions.slice(0, 2).map((text, at) => ({
            '@type': 'HowToStep',
            '@id': `#s${at}`,
            position: at + 1,
            name: `${text.slice(0, 12)}…`,
            text,
          })),
        },
        {
          '@type': 'HowToSection',
          name: 'HowToSection 2',
          itemListElement: { '@type': 'HowToStep', text: TORTILLA.instructions[2] },
        },
      ],
    })}<h1>Potato tortilla</h1>`,
    expected: TORTILLA,
  },
  {
    name: 'amounts in a data attribute, filled in by a script; markup without them',
    html: `${HEAD}${marked({ recipeIngredient: ['waxy potatoes', 'large onion', 'eggs', 'olive oil'] })}<h1>Potato tortilla</h1><h2>Ingredients</h2><ul>
<li><input type="checkbox" id="a"><label for="a"><span data-base="600">600</span> g waxy potatoes</label></li><li><input type="checkbox" id="b"><label for="b"><span data-base="1">1</span> large onion</label></li>
<li><input type="checkbox" id="c"><label for="c"><span data-base="6">6</span> eggs</label></li><li><input type="checkbox" id="d"><label for="d"><span data-base="150">150</span> ml olive oil</label></li></ul>
<h2>Preparation</h2><ol>${items(TORTILLA.instructions)}</ol>`,
    expected: TORTILLA,
  },
  {
    name: 'accordion: details and summary in place of headings',
    html: `${HEAD}<main><h1>Potato tortilla</h1><details open><summary>Ingredients</summary><div>${TORTILLA.ingredients.map((line) => `<div>${line}</div>`).join('')}</div></details>
<details><summary>Method</summary><div>${TORTILLA.instructions.map((line) => `<div>${line}</div>`).join('')}</div></details><details><summary>Nutrition</summary><div>320 kcal</div></details></main>`,
    expected: TORTILLA,
  },
  {
    name: 'definition list with steps numbered in separate cells of a table',
    html: `${HEAD}<h1>Potato tortilla</h1><h3>Ingredients</h3><dl><dt>600 g</dt><dd>waxy potatoes</dd><dt>1</dt><dd>large onion</dd><dt>6</dt><dd>eggs</dd><dt>150 ml</dt><dd>olive oil</dd></dl>
<h3>Directions</h3><table>${TORTILLA.instructions.map((line, at) => `<tr><td>${at + 1}.</td><td>${line}</td></tr>`).join('')}</table>`,
    expected: TORTILLA,
  },
  {
    name: 'a Svelte island: props as JSON with typed values',
    html: `${HEAD}<h1>Potato tortilla</h1><astro-island props="${attribute({ recipe: [0, { title: [0, TORTILLA.title], ingredients: [1, TORTILLA.ingredients.map((line) => [0, line])], method: [1, TORTILLA.instructions.map((line) => [0, line])] }] })}"></astro-island>`,
    expected: TORTILLA,
  },
  {
    name: 'a body of HTML in the state of a content system',
    html: `${HEAD}<div id="app"></div><h1>Potato tortilla</h1><script type="application/json">${inScript({ page: { slug: 'tortilla', body: `<p>From my aunt.</p><h2>Ingredients</h2><ul>${items(TORTILLA.ingredients)}</ul><h2>Method</h2><ol>${items(TORTILLA.instructions)}</ol>` } })}</script>`,
    expected: TORTILLA,
  },
  {
    name: 'group names as list items in capitals and bold, markup without groups',
    html: `${HEAD}<h1>Potato tortilla</h1><p class="label">INGREDIENTS</p><ul><li><strong>THE BASE</strong></li>${items(TORTILLA.ingredients.slice(0, 2))}<li>FOR FRYING</li>${items(TORTILLA.ingredients.slice(2))}</ul><p class="label">WHAT TO DO</p>${TORTILLA.instructions.map((line, at) => `<p><span>${at + 1}</span> ${line}</p>`).join('')}<p class="label">COMMENTS</p><p>Tasty.</p>`,
    expected: TORTILLA,
  },
  {
    name: 'both unit systems in brackets and slashes stay, a yield in words (pt)',
    html: `<html lang="pt"><title>Bolo de milho | Colher</title><h1>Bolo de milho</h1><p>Rende 8 porções</p><h2>Ingredientes</h2><p>- 2 xícaras (240 g) de fubá<br>- 3 ovos<br>- 1 xícara (240 ml) de leite</p><h2>Como fazer</h2><p>Bata os ovos com o leite.</p><p>Misture o fubá e leve ao forno por 40 minutos.</p>`,
    expected: {
      title: 'Bolo de milho',
      servings: 8,
      ingredients: ['2 xícaras (240 g) de fubá', '3 ovos', '1 xícara (240 ml) de leite'],
      instructions: ['Bata os ovos com o leite.', 'Misture o fubá e leve ao forno por 40 minutos.'],
    },
  },
  {
    name: 'a forum post: one paragraph each, everything in br, signature below (da)',
    html: `<html lang="da"><title>Kartoffelsuppe - Opskrifter</title><h1>Kartoffelsuppe</h1><div class="post">Ingredienser:<br>1 kg kartofler<br>2 porrer<br>1 l bouillon<br><br>Fremgangsmåde:<br>Skræl kartoflerne og skær dem i stykker.<br>Kog dem i bouillon med porrerne i 20 minutter.<br>Blend suppen og smag til med salt.</div><div class="sig">Hilsen fra køkkenet</div>`,
    expected: {
      title: 'Kartoffelsuppe',
      ingredients: ['1 kg kartofler', '2 porrer', '1 l bouillon'],
      instructions: [
        'Skræl kartoflerne og skær dem i stykker.',
        'Kog dem i bouillon med porrerne i 20 minutter.',
        'Blend suppen og smag til med salt.',
      ],
    },
  },
  {
    name: 'microdata with amounts after names, steps in one block with numbers (de)',
    html: `<html lang="de"><title>Linseneintopf</title><div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Linseneintopf</h2><meta itemprop="recipeYield" content="4-6 Portionen"><ul><li itemprop="recipeIngredient">300 g Linsen</li><li itemprop="recipeIngredient">2 Möhren</li><li itemprop="recipeIngredient">1 l Brühe</li></ul><div itemprop="recipeInstructions">1. Möhren würfeln und anbraten. 2. Linsen und Brühe zugeben. 3. Alles 40 Minuten kochen.</div></div>`,
    expected: {
      title: 'Linseneintopf',
      servings: 4,
      ingredients: ['300 g Linsen', '2 Möhren', '1 l Brühe'],
      instructions: ['Möhren würfeln und anbraten.', 'Linsen und Brühe zugeben.', 'Alles 40 Minuten kochen.'],
    },
  },
]

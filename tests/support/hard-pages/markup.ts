import { type HardPage, ld } from './hard-page.ts'

/** The page shows more than its markup says. */
export const POOR_MARKUP: HardPage[] = [
  {
    name: 'numbers split at the point and at the fraction',
    html: `<title>Chickpea curry - Bowl &amp; Spoon</title>${ld({
      '@type': 'Recipe',
      name: 'Chickpea curry',
      recipeIngredient: [
        '5 tsp ground cumin',
        '2 onions, finely sliced',
        '/2 tsp chili flakes',
        '75 oz can of chickpeas',
        '3 cups vegetable stock',
      ],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Fry the onions in a little oil until they are golden.' },
        { '@type': 'HowToStep', text: 'Stir in the cumin and the chili for one minute.' },
        { '@type': 'HowToStep', text: 'Add chickpeas and stock and simmer for 20 minutes.' },
      ],
    })}<article><h1>Chickpea curry</h1><p>A pot of comfort for a wet evening.</p>
<section class="c-list"><h3>What goes in</h3><ul>
<li><span class="n">1.5</span> <span class="u">tsp</span> <span>ground cumin</span></li>
<li><span class="n">2</span> <span>onions, finely sliced</span></li>
<li><span class="n">1/2</span> <span class="u">tsp</span> <span>chili flakes</span></li>
<li><span class="n">15.75</span> <span class="u">oz</span> <span>can of chickpeas</span></li>
<li><span class="n">3</span> <span class="u">cups</span> <span>vegetable stock</span></li></ul></section>
<section><h3>How it is done</h3><ol><li>Fry the onions in a little oil until they are golden.</li>
<li>Stir in the cumin and the chili for one minute.</li><li>Add chickpeas and stock and simmer for 20 minutes.</li></ol></section></article>`,
    expected: {
      title: 'Chickpea curry',
      ingredients: [
        '1.5 tsp ground cumin',
        '2 onions, finely sliced',
        '1/2 tsp chili flakes',
        '15.75 oz can of chickpeas',
        '3 cups vegetable stock',
      ],
      instructions: [
        'Fry the onions in a little oil until they are golden.',
        'Stir in the cumin and the chili for one minute.',
        'Add chickpeas and stock and simmer for 20 minutes.',
      ],
    },
  },
  {
    name: 'names in the markup, amounts in a table after them (de)',
    html: `<html lang="de"><title>Kartoffelsuppe | Topfgucker</title>${ld({
      '@type': 'Recipe',
      name: 'Kartoffelsuppe',
      recipeYield: '4',
      recipeIngredient: ['Kartoffeln', 'Lauch', 'Gemüsebrühe', 'Sahne', 'Majoran'],
      recipeInstructions:
        'Kartoffeln schälen und würfeln. Lauch in Ringe schneiden. Beides in der Brühe 20 Minuten kochen. Sahne und Majoran dazugeben und fein pürieren.',
    })}<main><h1>Kartoffelsuppe</h1><table class="mengen"><tr><th>Zutat</th><th>Menge</th></tr>
<tr><td>Kartoffeln</td><td>800 g</td></tr><tr><td>Lauch</td><td>1 Stange</td></tr><tr><td>Gemüsebrühe</td><td>1,2 l</td></tr>
<tr><td>Sahne</td><td>100 ml</td></tr><tr><td>Majoran</td><td>1 TL</td></tr></table>
<h2>Zubereitung</h2><p>Kartoffeln schälen und würfeln. Lauch in Ringe schneiden.</p><p>Beides in der Brühe 20 Minuten kochen.</p><p>Sahne und Majoran dazugeben und fein pürieren.</p></main>`,
    expected: {
      title: 'Kartoffelsuppe',
      servings: 4,
      ingredients: [
        '800 g Kartoffeln',
        '1 Stange Lauch',
        '1,2 l Gemüsebrühe',
        '100 ml Sahne',
        '1 TL Majoran',
      ],
      instructions: [
        'Kartoffeln schälen und würfeln. Lauch in Ringe schneiden. Beides in der Brühe 20 Minuten kochen. Sahne und Majoran dazugeben und fein pürieren.',
      ],
    },
  },
  {
    name: 'headings in place of steps',
    html: `<title>Rye crackers</title>${ld({
      '@type': 'Recipe',
      name: 'Rye crackers',
      recipeIngredient: ['200 g rye flour', '1 tsp salt', '50 ml olive oil', '90 ml warm water'],
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Make the dough', text: 'Make the dough' },
        { '@type': 'HowToStep', name: 'Roll it out', text: 'Roll it out' },
        { '@type': 'HowToStep', name: 'Bake', text: 'Bake' },
      ],
    })}<h1>Rye crackers</h1><div class="box"><h2>Ingredients</h2><ul><li>200 g rye flour</li><li>1 tsp salt</li><li>50 ml olive oil</li><li>90 ml warm water</li></ul></div>
<div class="box"><h2>Step by step</h2>
<div><h4>1 Make the dough</h4><p>Stir flour and salt, pour in oil and water and knead until it holds together.</p></div>
<div><h4>2 Roll it out</h4><p>Roll the dough between two sheets of paper, as thin as a coin, and cut it into squares.</p></div>
<div><h4>3 Bake</h4><p>Bake at 190 °C for 14 minutes until the edges are brown.</p></div></div><h2>Comments</h2><p>Great with cheese!</p>`,
    expected: {
      title: 'Rye crackers',
      ingredients: ['200 g rye flour', '1 tsp salt', '50 ml olive oil', '90 ml warm water'],
      instructions: [
        'Stir flour and salt, pour in oil and water and knead until it holds together.',
        'Roll the dough between two sheets of paper, as thin as a coin, and cut it into squares.',
        'Bake at 190 °C for 14 minutes until the edges are brown.',
      ],
    },
  },
  {
    name: 'the second group is missing, equipment is not (fr)',
    html: `<html lang="fr"><title>Tarte aux poires | La petite cuillère</title>${ld({
      '@graph': [
        { '@type': 'WebPage', name: 'Tarte aux poires' },
        {
          '@type': 'Recipe',
          name: 'Tarte aux poires',
          recipeIngredient: [
            '250 g de farine',
            '125 g de beurre',
            '1 œuf',
            'Un moule à tarte',
            'Rouleau à pâtisserie',
          ],
          recipeInstructions: [
            'Mélanger la farine, le beurre et l’œuf, puis laisser reposer 30 minutes.',
            'Étaler la pâte dans le moule.',
            'Disposer les poires, verser la crème et le sucre battus.',
            'Cuire 35 minutes à 180 °C.',
          ],
        },
      ],
    })}<h1>Tarte aux poires</h1><h2>Ingrédients</h2><h3>La pâte</h3><ul class="liste"><li>250 g de farine</li><li>125 g de beurre</li><li>1 œuf</li></ul>
<h3>La garniture</h3><ul class="liste"><li>4 poires mûres</li><li>20 cl de crème</li><li>80 g de sucre</li></ul>
<h2>Ustensiles</h2><ul class="liste"><li>Un moule à tarte</li><li>Rouleau à pâtisserie</li></ul>
<h2>Préparation</h2><ol><li>Mélanger la farine, le beurre et l’œuf, puis laisser reposer 30 minutes.</li><li>Étaler la pâte dans le moule.</li><li>Disposer les poires, verser la crème et le sucre battus.</li><li>Cuire 35 minutes à 180 °C.</li></ol>`,
    expected: {
      title: 'Tarte aux poires',
      ingredients: [
        '250 g de farine',
        '125 g de beurre',
        '1 œuf',
        '4 poires mûres',
        '20 cl de crème',
        '80 g de sucre',
      ],
      instructions: [
        'Mélanger la farine, le beurre et l’œuf, puis laisser reposer 30 minutes.',
        'Étaler la pâte dans le moule.',
        'Disposer les poires, verser la crème et le sucre battus.',
        'Cuire 35 minutes à 180 °C.',
      ],
    },
  },
  {
    name: 'the article is the only step, and a group is a line',
    html: `<title>Date bars</title>${ld({
      '@type': ['Recipe', 'NewsArticle'],
      name: 'Date bars',
      image: [
        { '@type': 'ImageObject', url: 'https://pot.example/i/icon-192.png', width: 192, height: 192 },
        { '@type': 'ImageObject', url: 'https://pot.example/i/bars-400.jpg', width: 400, height: 300 },
        { '@type': 'ImageObject', url: 'https://pot.example/i/bars-1600.jpg', width: '1600', height: '1200' },
      ],
      recipeYield: ['16', '16 bars of 30 g'],
      recipeIngredient: ['BASE', '150 g oats', '80 g butter', 'FILLING', '250 g dates', '1 lemon'],
      recipeInstructions:
        'Every autumn I bake these for the long train home. My sister wants the corners, and I let her have them, because the middle is where the filling is. They keep for a week in a tin, if nobody knows where the tin is, and they freeze well. I have tried figs as well, and prunes, but nothing is as good as soft dates with lemon. Melt the butter and stir it into the oats. Press half of it into a small tin. Simmer the chopped dates with lemon juice for 10 minutes. Spread the dates on the base and crumble the rest on top. Bake at 180 °C for 25 minutes.',
    })}<h1>Date bars</h1><p>Every autumn I bake these for the long train home. My sister wants the corners, and I let her have them, because the middle is where the filling is.</p>
<p>They keep for a week in a tin, if nobody knows where the tin is, and they freeze well. I have tried figs as well, and prunes, but nothing is as good as soft dates with lemon.</p>
<h2>Ingredients</h2><p><b>BASE</b></p><ul><li>150 g oats</li><li>80 g butter</li></ul><p><b>FILLING</b></p><ul><li>250 g dates</li><li>1 lemon</li></ul>
<h2>Method</h2><ol><li>Melt the butter and stir it into the oats. Press half of it into a small tin.</li><li>Simmer the chopped dates with lemon juice for 10 minutes.</li><li>Spread the dates on the base and crumble the rest on top. Bake at 180 °C for 25 minutes.</li></ol>`,
    expected: {
      title: 'Date bars',
      servings: 16,
      cover_image_url: 'https://pot.example/i/bars-1600.jpg',
      ingredients: ['150 g oats', '80 g butter', '250 g dates', '1 lemon'],
      instructions: [
        'Melt the butter and stir it into the oats. Press half of it into a small tin.',
        'Simmer the chopped dates with lemon juice for 10 minutes.',
        'Spread the dates on the base and crumble the rest on top. Bake at 180 °C for 25 minutes.',
      ],
    },
  },
  {
    name: 'capitals among the lines of valid markup, machine-made step names, breaks inside of lines',
    html: `<title>Noodle bowl</title>${ld({
      '@type': 'Recipe',
      name: 'Noodle bowl',
      recipeYield: '2-3 servings (about 250 g each)',
      recipeIngredient: [
        'SAUCE',
        '3 tbsp\nsoy sauce',
        '1 tbsp\r\n  rice vinegar',
        'BOWL',
        '200 g\nwheat noodles',
        '1 carrot',
        'TO FINISH',
        '1 tbsp\nsesame seeds',
      ],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'recipeInstructions',
          itemListElement: [
            {
              '@type': 'HowToStep',
              name: 'Step-1',
              text: 'Stir soy sauce and vinegar\ntogether in a small bowl.',
            },
            {
              '@type': 'HowToStep',
              name: 'Step-2',
              text: 'Boil the noodles for 4 minutes,\nthen drain them.',
            },
            {
              '@type': 'HowToStep',
              name: 'instruction_3',
              text: 'Toss everything and serve\nwith the sesame seeds.',
            },
          ],
        },
      ],
    })}<h1>Noodle bowl</h1>`,
    expected: {
      title: 'Noodle bowl',
      servings: 2,
      ingredients: [
        '3 tbsp soy sauce',
        '1 tbsp rice vinegar',
        '200 g wheat noodles',
        '1 carrot',
        '1 tbsp sesame seeds',
      ],
      instructions: [
        'Stir soy sauce and vinegar together in a small bowl.',
        'Boil the noodles for 4 minutes, then drain them.',
        'Toss everything and serve with the sesame seeds.',
      ],
    },
  },
]

import type { HardPage } from './hard-page.ts'

/** No markup at all: the page is laid out for eyes. */
export const ODD_LAYOUTS: HardPage[] = [
  {
    name: 'two whole lists, one for each unit system',
    html: `<title>Banana bread – Crumbs</title><h1>Banana bread</h1><div class="tabs"><a>US</a><a>Metric</a></div><h2>Ingredients</h2>
<ul class="list us-units"><li>3 bananas</li><li>1 ¾ cups flour</li><li>¾ cup sugar</li><li>½ cup butter</li></ul>
<ul class="list metric-units" style="display: none"><li>3 bananas</li><li>220 g flour</li><li>150 g sugar</li><li>115 g butter</li></ul>
<h2>Directions</h2><ol><li>Mash the bananas and beat in butter and sugar.</li><li>Fold in the flour and pour the batter into a tin.</li><li>Bake for 55 minutes at 350 °F.</li></ol>`,
    expected: {
      title: 'Banana bread',
      ingredients: ['3 bananas', '1 ¾ cups flour', '¾ cup sugar', '½ cup butter'],
      instructions: [
        'Mash the bananas and beat in butter and sugar.',
        'Fold in the flour and pour the batter into a tin.',
        'Bake for 55 minutes at 350 °F.',
      ],
    },
  },
  {
    name: 'two unit systems in each line, by class, both shown',
    html: `<title>Scones</title><h1>Scones</h1><h2>Ingredients</h2><ul>
<li><span class="measure measure--imperial">8 oz</span><span class="measure measure--metric">225 g</span> self-raising flour</li>
<li><span class="measure measure--imperial">2 oz</span><span class="measure measure--metric">55 g</span> butter</li>
<li><span class="measure measure--imperial">¼ pint</span><span class="measure measure--metric">150 ml</span> milk</li><li>1 pinch of salt</li></ul>
<h2>Method</h2><p>Rub the butter into the flour and the salt.</p><p>Stir in the milk to make a soft dough.</p><p>Cut into rounds and bake at 220 °C for 12 minutes.</p>`,
    expected: {
      title: 'Scones',
      ingredients: ['8 oz self-raising flour', '2 oz butter', '¼ pint milk', '1 pinch of salt'],
      instructions: [
        'Rub the butter into the flour and the salt.',
        'Stir in the milk to make a soft dough.',
        'Cut into rounds and bake at 220 °C for 12 minutes.',
      ],
    },
  },
  {
    name: 'names as terms, amounts as their definitions (es)',
    html: `<html lang="es"><title>Sopa de ajo</title><h1>Sopa de ajo</h1><p>Para 4 personas</p><h2>Ingredientes</h2><dl>
<dt>Ajo</dt><dd>6 dientes</dd><dt>Pan duro</dt><dd>150 g</dd><dt>Huevos</dt><dd>4</dd><dt>Pimentón dulce</dt><dd>1 cucharadita</dd><dt>Caldo</dt><dd>1 l</dd></dl>
<h2>Elaboración</h2><p>1. Cortar el ajo en láminas y freírlo en aceite.</p><p>2. Añadir el pan y el pimentón y mezclar bien.</p><p>3. Verter el caldo, cocer 15 minutos y escalfar los huevos.</p>`,
    expected: {
      title: 'Sopa de ajo',
      servings: 4,
      ingredients: [
        '6 dientes Ajo',
        '150 g Pan duro',
        '4 Huevos',
        '1 cucharadita Pimentón dulce',
        '1 l Caldo',
      ],
      instructions: [
        'Cortar el ajo en láminas y freírlo en aceite.',
        'Añadir el pan y el pimentón y mezclar bien.',
        'Verter el caldo, cocer 15 minutos y escalfar los huevos.',
      ],
    },
  },
  {
    name: 'a grid without a list: name, then amount (it)',
    html: `<html lang="it"><title>Risotto ai funghi | Cucina piccola</title><div id="wrap"><h1>Risotto ai funghi</h1><div class="x1">Ingredienti</div><div class="x2">
<div class="r"><span>Riso</span><span>320 g</span></div><div class="r"><span>Funghi</span><span>300 g</span></div><div class="r"><span>Brodo</span><span>1 l</span></div><div class="r"><span>Burro</span><span>40 g</span></div></div>
<div class="x1">Procedimento</div><div class="x3"><p>Tagliate i funghi e fateli rosolare nel burro.</p><p>Unite il riso e mescolate per 2 minuti.</p><p>Versate il brodo poco alla volta e cuocete per 18 minuti.</p></div></div>`,
    expected: {
      title: 'Risotto ai funghi',
      ingredients: ['Riso 320 g', 'Funghi 300 g', 'Brodo 1 l', 'Burro 40 g'],
      instructions: [
        'Tagliate i funghi e fateli rosolare nel burro.',
        'Unite il riso e mescolate per 2 minuti.',
        'Versate il brodo poco alla volta e cuocete per 18 minuti.',
      ],
    },
  },
  {
    name: 'headings for screen readers, "Print:" and a site name as h1',
    html: `<title>Print: Onion dip | The Small Kitchen</title><h1 class="visually-hidden">Skip links and search</h1><div class="brand"><h1><a href="/">The Small Kitchen</a></h1></div>
<nav><h2>Recipes</h2></nav><div class="sheet"><h2>Print: Onion dip</h2><h3 class="sr-only">Ingredients and method of this recipe</h3><h3>Ingredients</h3><ul><li>2 onions</li><li>200 g sour cream</li><li>1 tsp mustard</li></ul>
<h3>Method</h3><ol><li>Fry the onions slowly until they are brown.</li><li>Stir them into the sour cream with the mustard.</li><li>Chill for an hour and serve.</li></ol></div>`,
    expected: {
      title: 'Onion dip',
      ingredients: ['2 onions', '200 g sour cream', '1 tsp mustard'],
      instructions: [
        'Fry the onions slowly until they are brown.',
        'Stir them into the sour cream with the mustard.',
        'Chill for an hour and serve.',
      ],
    },
  },
  {
    name: 'text of a fixed width in a pre',
    html: `<html><head><title>Corn chowder</title></head><body><h2>Corn chowder</h2><pre>
Ingredients

  2 tb butter
  1 onion, chopped
  3 c  corn kernels
  2 c  milk
  1 ts salt

Directions

Melt the butter in a heavy pot and cook the
onion in it until soft. Add the corn and
stir for two minutes.

Pour in the milk, season with the salt and
simmer gently for 15 minutes.
</pre><p><a href="/">Back to the index</a></p></body></html>`,
    expected: {
      title: 'Corn chowder',
      ingredients: ['2 tb butter', '1 onion, chopped', '3 c corn kernels', '2 c milk', '1 ts salt'],
      instructions: [
        'Melt the butter in a heavy pot and cook the onion in it until soft. Add the corn and stir for two minutes.',
        'Pour in the milk, season with the salt and simmer gently for 15 minutes.',
      ],
    },
  },
  {
    name: 'breaks in one paragraph, groups in capitals, no heading (pl)',
    html: `<html lang="pl"><title>Szarlotka - Kuchnia pod lipą</title><h1>Szarlotka</h1><p>CIASTO<br>300 g mąki<br>200 g masła<br>100 g cukru<br>2 żółtka</p><p>NADZIENIE<br>1 kg jabłek<br>1 łyżeczka cynamonu</p>
<p>Zagniataj mąkę z masłem, cukrem i żółtkami, potem odstaw na 30 minut.</p><p>Obierz jabłka, pokrój je i wymieszaj z cynamonem.</p><p>Wyłóż ciasto, dodaj jabłka i piecz 50 minut w 180 °C.</p><p>Komentarze</p><p>Pyszna!</p>`,
    expected: {
      title: 'Szarlotka',
      ingredients: [
        '300 g mąki',
        '200 g masła',
        '100 g cukru',
        '2 żółtka',
        '1 kg jabłek',
        '1 łyżeczka cynamonu',
      ],
      instructions: [
        'Zagniataj mąkę z masłem, cukrem i żółtkami, potem odstaw na 30 minut.',
        'Obierz jabłka, pokrój je i wymieszaj z cynamonem.',
        'Wyłóż ciasto, dodaj jabłka i piecz 50 minut w 180 °C.',
      ],
    },
  },
  {
    name: 'microdata of touching boxes, a yield with a weight (hu)',
    html: `<html lang="hu"><title>Meggyes pite</title><div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Meggyes pite</h1><span itemprop="recipeYield">12 szelet (kb. 90 g)</span>
<ul><li itemprop="recipeIngredient"><b>30 dkg</b><i>liszt</i></li><li itemprop="recipeIngredient"><b>15 dkg</b><i>vaj</i></li><li itemprop="recipeIngredient"><b>50 dkg</b><i>meggy</i></li></ul>
<div itemprop="recipeInstructions"><p>Gyúrjuk össze a lisztet a vajjal, és tegyük hűtőbe.</p><p>Töltsük meg a meggyel, és süssük 35 percig 180 fokon.</p></div></div>`,
    expected: {
      title: 'Meggyes pite',
      servings: 12,
      ingredients: ['30 dkg liszt', '15 dkg vaj', '50 dkg meggy'],
      instructions: [
        'Gyúrjuk össze a lisztet a vajjal, és tegyük hűtőbe.',
        'Töltsük meg a meggyel, és süssük 35 percig 180 fokon.',
      ],
    },
  },
  {
    name: 'an article: lists of advice, prices and related recipes around it (nl)',
    html: `<html lang="nl"><title>Linzenstoof | Keukentafel</title><header><ul><li><a>Recepten</a></li><li><a>Winkel</a></li></ul></header><h1>Linzenstoof</h1>
<h2>Wat maakt hem goed?</h2><ul><li>Klaar in 30 minuten</li><li>1 pan, weinig afwas</li><li>5 euro voor 4 borden</li></ul>
<h2>Dit heb je nodig</h2><ul><li>300 g linzen</li><li>2 uien</li><li>1 blik tomaten</li><li>2 el olie</li></ul>
<h2>Zo maak je het</h2><p>Verhit de olie en fruit de uien glazig.</p><p>Voeg linzen en tomaten toe en laat 25 minuten koken.</p><h2>Ook lekker</h2><ul><li>3 x soep voor de herfst</li><li>10 x snel klaar</li></ul>`,
    expected: {
      title: 'Linzenstoof',
      ingredients: ['300 g linzen', '2 uien', '1 blik tomaten', '2 el olie'],
      instructions: [
        'Verhit de olie en fruit de uien glazig.',
        'Voeg linzen en tomaten toe en laat 25 minuten koken.',
      ],
    },
  },
]

import { CLOSED_PAGES } from './closed-pages.ts'
import { ld, list, type PlainPage, paragraphs, plain } from './plain-page.ts'

const DISHES = [
  'Tomato soup',
  'Roast carrots',
  'Bean chilli',
  'Lemon chicken',
  'Apple crumble',
  'Leek tart',
  'Rice bowl',
  'Fish pie',
]
const cards = (dishes: readonly string[]) =>
  dishes
    .map(
      (dish, i) =>
        `<article class="recipe-card"><a href="/recipes/${i}"><img src="/img/${i}.jpg" alt=""><h2 class="recipe-title">${dish}</h2></a><p>Ready in ${20 + i * 5} minutes, serves ${2 + (i % 4)}.</p><span class="ingredients">${5 + i} ingredients</span></article>`,
    )
    .join('')

const categories = [
  'Soups',
  'Weeknight dinners',
  'Vegan baking',
  'Under 30 minutes',
  '5-ingredient recipes',
  'Ingredients',
  'Slow cooker',
  'Instructions and how-tos',
].map((title, i) =>
  plain(`category: ${title}`, {
    title,
    body: `<h1>${title}</h1><p>Our best ${title.toLowerCase()}, tested in our kitchen.</p>${cards(DISHES.slice(i % 3))}<ul class="pagination"><li>1</li><li>2</li><li>3</li></ul>`,
    head:
      i % 2 === 0
        ? ld({
            '@context': 'https://schema.org',
            '@type': 'CollectionPage',
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: DISHES.map((name, position) => ({
                '@type': 'ListItem',
                position,
                item: { '@type': 'Recipe', name, url: `/recipes/${position}` },
              })),
            },
          })
        : '',
  }),
)

const fullList = plain('a list whose recipes are whole', {
  title: 'Our ten favourites of the year',
  body: `<h1>Our ten favourites of the year</h1>${cards(DISHES)}`,
  head: ld({
    '@type': 'ItemList',
    itemListElement: DISHES.map((name) => ({
      item: {
        '@type': 'Recipe',
        name,
        recipeIngredient: ['1 onion', '2 carrots', 'salt'],
        recipeInstructions: 'Chop and cook until soft.',
      },
    })),
  }),
})

const ARTICLES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'How to sharpen a kitchen knife',
    [
      'Soak the stone in water for 10 minutes.',
      'Hold the blade at 15 degrees.',
      'Draw it along the stone 10 times, then turn it.',
      'Rinse and dry the knife.',
    ],
    ['A dull knife slips. A sharp one cuts where you put it.'],
  ],
  [
    'How to clean a burnt pot',
    [
      'Cover the bottom with water and bring it to the boil.',
      'Add baking soda and let it stand for 20 minutes.',
      'Scrub with a wooden spoon and rinse.',
    ],
    ['Everybody has burnt a pot once.'],
  ],
  [
    '7 ways to eat more vegetables',
    [
      'Add a salad to every lunch.',
      'Keep cut carrots in the fridge.',
      'Blend spinach into your smoothie.',
      'Roast a tray on Sunday.',
    ],
    ['Vegetables are cheap and good for you.', 'Here is how our readers manage it.'],
  ],
  [
    'The best olive oils of 2026',
    ['A peppery one from the south.', 'A mild one for baking.', 'One for everyday frying.'],
    ['We tasted 24 bottles over 3 weeks.'],
  ],
  [
    'What is umami?',
    ['Mushrooms', 'Parmesan', 'Soy sauce', 'Tomatoes'],
    ['It is the fifth taste, and it was named in 1908.', 'These foods are rich in it.'],
  ],
  [
    'A history of the tomato',
    [
      '1520: it reaches Europe.',
      '1692: the first printed sauce.',
      '1820: a man eats one on the courthouse steps.',
    ],
    ['Few plants travelled as far as this one.'],
  ],
  [
    'How long does rice keep?',
    ['Cooked: 1 day in the fridge.', 'Dry: 2 years in the cupboard.', 'Frozen: 1 month.'],
    ['Rice can make you ill if it stands warm.'],
  ],
  [
    'Kitchen conversions',
    ['1 cup = 240 ml', '1 tablespoon = 15 ml', '1 teaspoon = 5 ml', '1 ounce = 28 g', '1 pound = 454 g'],
    ['Use this table when a book speaks another language of measures.'],
  ],
  [
    'How to set up a home bar',
    ['2 shakers', '1 jigger', '4 coupe glasses', '1 strainer'],
    ['You need less than shops want you to believe.'],
  ],
  [
    'Our shopping list for camping',
    ['2 gas bottles', '1 pan', '6 plates', '1 lighter', '4 mugs'],
    ['Pack the heavy things first.'],
  ],
]
const articles = ARTICLES.map(([title, items, text], i) =>
  plain(`article: ${title}`, {
    title,
    body: `<article><h1>${title}</h1><p class="byline">By the kitchen desk, 3 May 2026</p>${paragraphs(text)}<h2>${i % 2 ? 'What we found' : 'Step by step'}</h2>${list(items, i % 2 ? 'ul' : 'ol')}${paragraphs(['Tell us in the comments how it went.'])}</article>
<section class="comments"><h3>12 comments</h3><p>I add 2 cups of vinegar and boil it for 10 minutes, works well!</p></section>`,
    head: ld({ '@type': i % 2 ? 'Article' : 'HowTo', name: title, headline: title }),
  }),
)

const CRAFTS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'Fluffy slime',
    ['1 cup white glue', '2 cups shaving foam', '1 tbsp borax solution', 'Food colouring'],
    [
      'Mix the glue and the foam in a large bowl.',
      'Stir in the colour.',
      'Add the borax and knead until it no longer sticks.',
    ],
  ],
  [
    'Lavender soap',
    ['500 g olive oil', '65 g lye', '150 ml water', '10 ml lavender essential oil'],
    [
      'Add the lye to the water and let it cool.',
      'Stir into the oil until thick.',
      'Pour into moulds and cover for 24 hours.',
    ],
  ],
  [
    'A bookshelf for the kitchen',
    ['4 planks of plywood, 80 cm', '24 screws', '1 drill', '2 sheets sandpaper'],
    ['Cut the planks to size.', 'Drill the holes.', 'Screw together and sand.'],
  ],
  [
    'Soy candles',
    ['400 g soy wax', '2 wicks', '20 ml fragrance oil'],
    [
      'Melt the soy wax in a double boiler.',
      'Stir in the fragrance.',
      'Pour into jars and let cool overnight.',
    ],
  ],
  [
    'Face mask with clay',
    ['2 tbsp clay', '1 tbsp witch hazel', '3 drops essential oil', '1 tsp glycerin'],
    ['Mix everything in a small bowl.', 'Spread on the face and rinse after 10 minutes.'],
  ],
  [
    'Crochet pot holder',
    ['2 balls cotton yarn', '1 crochet hook, 4 mm', '1 needle'],
    ['Chain 30 and turn.', 'Work 20 rows.', 'Cut the yarn and weave in the ends.'],
  ],
  [
    'Weed killer from the cupboard',
    ['1 gallon white vinegar', '1 cup salt', '1 tbsp dish detergent', '1 spray bottle of bleach'],
    ['Mix in a bucket.', 'Pour into a sprayer.', 'Spray on a dry day.'],
  ],
]
const bathBombs = plain('a craft that is marked up as a recipe', {
  title: 'Fizzing bath bombs',
  body: '<h1>Fizzing bath bombs</h1>',
  head: ld({
    '@type': 'Recipe',
    name: 'Fizzing bath bombs',
    recipeIngredient: ['1 cup baking soda', '1/2 cup Epsom salt', '2 tsp lavender essential oil'],
    recipeInstructions: 'Mix and press into moulds.',
  }),
})

const crafts = CRAFTS.map(([title, items, steps]) =>
  plain(`craft: ${title}`, {
    title,
    body: `<h1>${title}</h1><p>An afternoon's work.</p><h2>Ingredients</h2>${list(items)}<h2>Instructions</h2>${list(steps, 'ol')}`,
  }),
)

const PRODUCTS: readonly (readonly [string, string, string])[] = [
  [
    'Hand cream with almond',
    'Aqua, Glycerin, Cetearyl Alcohol, Prunus Amygdalus Dulcis Oil, Phenoxyethanol, Parfum, Tocopherol',
    'Apply to clean hands as often as you like.',
  ],
  [
    'Frozen pizza margherita',
    'Wheat flour, tomatoes 28 %, mozzarella 20 %, water, rapeseed oil, yeast, salt, oregano',
    'Bake in the oven at 220 °C for 10 to 12 minutes.',
  ],
  [
    'Chocolate spread 400 g',
    'Sugar, palm oil, hazelnuts 13 %, cocoa 7.4 %, skimmed milk powder, lecithin',
    'Store in a cool and dry place.',
  ],
  ['Cast-iron pan, 28 cm', 'Iron, vegetable oil', 'Wash by hand, dry on the stove and rub with oil.'],
  ['Stand mixer, 5 litres', 'Steel bowl, whisk, dough hook', 'Two-year guarantee. 1000 W.'],
  [
    'Vanilla protein powder',
    'Whey protein, flavour, sucralose, lecithin',
    'Mix 30 g with 250 ml of milk and shake.',
  ],
  [
    'Shampoo for dry hair',
    'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Parfum',
    'Massage into wet hair and rinse.',
  ],
  ['Basmati rice, 1 kg', 'Basmati rice', 'Rinse. Cook 1 cup of rice in 2 cups of water for 12 minutes.'],
]
const shops = PRODUCTS.map(([title, ingredients, use], i) =>
  plain(`shop: ${title}`, {
    title,
    site: 'Corner Store',
    body: `<div class="product"><h1>${title}</h1><p class="price">$${4 + i}.90</p><button>Add to cart</button><div class="tabs"><h2>Ingredients</h2><p class="ingredients">${ingredients}.</p><h2>Directions</h2><p class="directions">${use}</p><h2>Reviews</h2><p>Great, I bought 3 of them.</p></div><h2>Customers also bought</h2><ul>${['Salt', 'Pan brush', 'Oil'].map((other) => `<li>${other} $${i + 2}.50</li>`).join('')}</ul></div>`,
    head: ld({ '@type': 'Product', name: title, offers: { '@type': 'Offer', price: 4.9 } }),
  }),
)

const menus = ['The Harbour Room', 'Trattoria Sole', 'Lunch menu', 'Drinks', 'Catering menu'].map(
  (title, i) =>
    plain(`menu: ${title}`, {
      title,
      site: 'The Harbour Room',
      body: `<h1>${title}</h1><h2>Starters</h2>${list(['Soup of the day $6', '2 oysters with lemon $9', 'Bread and butter $3'])}<h2>Mains</h2>${list(['Roast chicken, potatoes, gravy $18', `${6 + i} oz steak with fries $24`, 'Risotto with mushrooms $16', 'Fish of the day, served with salad $19'])}<p>We bake our bread every morning. Please tell us about allergies.</p><p>Open from 12 to 10.</p>`,
      head: ld({ '@type': 'Restaurant', name: 'The Harbour Room', servesCuisine: 'Seafood' }),
    }),
)

const others: PlainPage[] = [
  plain('search results', {
    title: 'Search results for “soup”',
    body: `<h1>Search results for “soup”</h1><p>124 results</p>${cards(DISHES)}`,
  }),
  plain('search without results', {
    title: 'Search results for “xyzzy”',
    body: '<h1>Search</h1><p>No recipes match. Try fewer words.</p>',
  }),
  plain('video page', {
    title: 'Watch: perfect rice',
    body: '<h1>Watch: perfect rice</h1><video src="/rice.mp4"></video><p>3:20 · 14,000 views</p><p>In this video we cook rice and talk about water.</p>',
    head: ld({ '@type': 'VideoObject', name: 'Watch: perfect rice' }),
  }),
  plain('forum thread', {
    title: 'Cake sank in the middle?',
    body: `<h1>Cake sank in the middle?</h1>${['I used 3 eggs and baked it at 180 °C for 40 minutes and it sank. Any ideas?', 'Did you open the oven? Mine does that too.', 'Try 2 tsp of baking powder and let it cool in the pan.', 'Thanks, will try on Sunday!'].map((post, i) => `<div class="post"><b>cook${i}</b><p>${post}</p></div>`).join('')}`,
  }),
  plain('about page', {
    title: 'About us',
    body: `<h1>About us</h1>${paragraphs(['We are 4 cooks and a dog.', 'We test every recipe 3 times.', 'Write to us if something goes wrong.'])}`,
  }),
  plain('contact page', {
    title: 'Contact',
    body: '<h1>Contact</h1><form><input name="name"><textarea></textarea><button>Send</button></form><p>We answer within 2 days.</p>',
  }),
  plain('privacy page', {
    title: 'Privacy',
    body: `<h1>Privacy</h1>${paragraphs(['We keep as little as we can.', 'Cookies are small files; this is about the other kind.', 'You may ask us to remove your data at any time.'])}`,
  }),
  plain('glossary', {
    title: 'Cooking terms',
    body: '<h1>Cooking terms</h1><dl><dt>Blanch</dt><dd>Boil briefly, then cool in ice water.</dd><dt>Fold</dt><dd>Mix gently with a spatula.</dd><dt>Simmer</dt><dd>Cook just below the boil.</dd></dl>',
  }),
  plain('ingredient page', {
    title: 'All about leeks',
    body: `<h1>All about leeks</h1>${paragraphs(['Leeks are in season from October to April.', 'Cut them in half and rinse out the sand.', 'Store them for 1 week in the fridge.'])}<h2>Nutrition</h2><table><tr><td>Energy</td><td>61 kcal</td></tr><tr><td>Protein</td><td>1.5 g</td></tr><tr><td>Fat</td><td>0.3 g</td></tr></table><h2>Recipes with leeks</h2>${cards(DISHES.slice(2))}`,
  }),
  plain('nutrition table', {
    title: 'Nutrition facts: oats',
    body: '<h1>Nutrition facts: oats</h1><table><tr><th>per 100 g</th><th></th></tr><tr><td>Energy</td><td>389 kcal</td></tr><tr><td>Protein</td><td>17 g</td></tr><tr><td>Fibre</td><td>11 g</td></tr><tr><td>Iron</td><td>5 mg</td></tr></table>',
  }),
  plain('meal plan', {
    title: 'A week of dinners',
    body: `<h1>A week of dinners</h1>${['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day, i) => `<h2>${day}</h2><p><a href="/r/${i}">${DISHES[i]}</a>: ready in ${20 + i} minutes.</p>`).join('')}`,
  }),
  plain('round-up', {
    title: '20 best pumpkin recipes',
    body: `<h1>20 best pumpkin recipes</h1>${DISHES.map((dish, i) => `<h2>${i + 1}. ${dish}</h2><p>Creamy and ready in ${10 + i} minutes. Serve with bread.</p><a href="/r/${i}">Get the recipe</a>`).join('')}`,
  }),
  plain('book review', {
    title: 'A new book of bread',
    body: `<h1>A new book of bread</h1>${paragraphs(['240 pages, 80 photographs, 3 kinds of flour.', 'The author bakes, kneads and writes well.', 'Published in March for $35.'])}`,
    head: ld({ '@type': 'Review', name: 'A new book of bread' }),
  }),
  plain('news', {
    title: 'Butter prices rise again',
    body: `<h1>Butter prices rise again</h1>${paragraphs(['A pound now costs 12 % more than in June.', 'Bakers cut back or add margarine, says the guild.', 'Milk is to follow in autumn.'])}`,
  }),
  plain('job advert', {
    title: 'Pastry cook wanted',
    body: `<h1>Pastry cook wanted</h1><h2>What you need</h2>${list(['2 years in a kitchen', '1 reference', 'A steady hand'])}<h2>How to apply</h2>${list(['Send a letter.', 'Come and bake with us for 1 day.'], 'ol')}`,
  }),
  plain('bare recipe heading', {
    title: 'Grandmother’s dumplings',
    body: '<h1>Grandmother’s dumplings</h1><h2>Ingredients</h2><p>Coming soon.</p><h2>Instructions</h2><p>Coming soon.</p>',
  }),
  plain('markup with nothing in it', {
    title: 'Untitled recipe',
    body: '<h1>Untitled recipe</h1>',
    head: ld({ '@type': 'Recipe', name: 'Untitled recipe', recipeIngredient: [], recipeInstructions: [] }),
  }),
  plain('markup with one ingredient', {
    title: 'Water',
    body: '<h1>Water</h1>',
    head: ld({ '@type': 'Recipe', name: 'Water', recipeIngredient: ['water'], recipeInstructions: 'Pour.' }),
  }),
]

export const PLAIN_PAGES: readonly PlainPage[] = [
  ...categories,
  fullList,
  ...articles,
  ...crafts,
  bathBombs,
  ...shops,
  ...menus,
  ...others,
  ...CLOSED_PAGES,
]

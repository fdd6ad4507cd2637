import { substitutions } from './record.ts'

export const herbs = substitutions([
  [
    'basil',
    '1 tbsp',
    'aroma',
    [
      [
        'dried basil',
        '1 tsp dried basil',
        'Noticeable: sweeter and duller.',
        'Add early; for cooked dishes.',
        'fits soup, sauce, pizza; ruins salad, raw',
      ],
      ['oregano', '1', 'Slight: stronger.', 'Start with half.', 'fits pizza, sauce'],
      ['thai basil', '1', 'Slight: anise note.', 'Straight across.', 'fits stir-fry, curry, soup'],
      [
        'spinach',
        '1',
        'Noticeable: green without perfume.',
        'For pesto and color; add a little mint.',
        'fits salad, pasta',
      ],
    ],
  ],
  [
    'cilantro',
    '1 tbsp',
    'aroma',
    [
      ['parsley', '1', 'Slight: no citrus note.', 'A squeeze of lime fills in.', 'fits salad, dip, sandwich'],
      ['culantro', '1/3', 'Minimal: same taste, stronger.', 'It takes cooking well.', 'fits soup, curry'],
      [
        'thai basil',
        '1',
        'Noticeable: anise and warmth.',
        'For curries and noodles.',
        'fits curry, stir-fry, soup',
      ],
      ['mint', '1/2', 'Noticeable: cool.', 'In chutneys and salads.', 'fits salad, dip'],
    ],
    'For people to whom cilantro tastes of soap, parsley and lime is the kind answer.',
  ],
  [
    'parsley',
    '1 tbsp',
    'aroma color',
    [
      ['cilantro', '1', 'Noticeable: citrusy.', 'Straight across.', 'fits salad, dip'],
      ['chervil', '1', 'Minimal: finer, faint anise.', 'Add at the end.'],
      [
        'celery leaves',
        '1 tbsp celery, leaves only',
        'Slight: celery note.',
        'Chop fine.',
        'fits soup, salad',
      ],
      [
        'dried parsley',
        '1 tsp dried parsley',
        'Significant: color more than taste.',
        'In soups and stews.',
        'fits soup, sauce; ruins salad',
      ],
    ],
  ],
  [
    'oregano',
    '1 tbsp',
    'aroma',
    [
      [
        'dried oregano',
        '1 tsp dried oregano',
        'Minimal: dries well, stronger.',
        'Rub it between your palms.',
      ],
      ['marjoram', '1', 'Minimal: sweeter, gentler.', 'Straight across.'],
      ['thyme', '1', 'Slight: earthier.', 'Straight across.', 'fits roast, soup'],
    ],
  ],
  [
    'dried oregano',
    '1 tsp',
    'aroma',
    [
      ['oregano', '1 tsp = 1 tbsp oregano', 'Minimal: fresher.', 'Add late.'],
      ['dried thyme', '1', 'Slight: earthier.', 'Straight across.'],
      [
        'italian seasoning',
        '1',
        'Minimal: oregano and friends.',
        'Straight across.',
        'fits pizza, pasta, sauce',
      ],
      ['mexican oregano', '1', 'Slight: citrusy.', 'For chili and beans.', 'fits soup'],
    ],
  ],
  [
    'thyme',
    '1 tbsp',
    'aroma',
    [
      ['dried thyme', '1 tsp dried thyme', 'Minimal: dries well.', 'Add early.'],
      ['oregano', '1', 'Slight: sharper.', 'Use a little less.'],
      ['rosemary', '1/2', 'Noticeable: piney.', 'Chop it very fine.', 'fits roast'],
      ['savory', '1', 'Minimal: a close cousin.', 'Straight across.'],
    ],
  ],
  [
    'rosemary',
    '1 tbsp',
    'aroma',
    [
      ['dried rosemary', '1 tsp dried rosemary', 'Minimal: woody.', 'Crush it well.'],
      ['thyme', '1', 'Slight: gentler.', 'Straight across.', 'fits roast, soup'],
      ['sage', '1', 'Slight: warm and soft.', 'With pork, beans and squash.', 'fits roast'],
    ],
  ],
  [
    'sage',
    '1 tbsp',
    'aroma',
    [
      ['dried sage', '1 tsp dried sage', 'Minimal: a bit dustier.', 'Rubbed, not ground.'],
      ['poultry seasoning', '1 tsp poultry seasoning', 'Minimal: mostly sage.', 'In stuffing.', 'fits roast'],
      ['thyme', '1', 'Slight: less musky.', 'Straight across.'],
    ],
  ],
  [
    'mint',
    '1 tbsp',
    'aroma',
    [
      [
        'dried mint',
        '1 tsp dried mint',
        'Noticeable: less cool.',
        'For lamb and yogurt.',
        'fits dip, soup; ruins drink',
      ],
      ['basil', '1', 'Noticeable: sweet, not cool.', 'In salads and drinks.', 'fits salad, drink'],
      [
        'peppermint extract',
        '1/8 tsp peppermint extract',
        'Noticeable: strong.',
        'Drops, not spoons.',
        'only baking, dessert, drink',
      ],
    ],
  ],
  [
    'dill',
    '1 tbsp',
    'aroma',
    [
      ['dried dill', '1 tsp dried dill', 'Slight: milder.', 'Let it soften in the sauce.', 'fits dip, soup'],
      ['tarragon', '1', 'Noticeable: anise.', 'Use less.', 'fits sauce'],
      [
        'fennel',
        '1 tbsp fennel, fronds only',
        'Minimal: the same feathers, sweeter.',
        'Chop at the last minute.',
        'fits salad',
      ],
    ],
  ],
  [
    'chive',
    '1 tbsp',
    'aroma',
    [
      ['green onion', '1', 'Minimal: the green part, sliced thin.', 'A touch stronger.'],
      ['dried chives', '1 tsp dried chives', 'Slight: faint.', 'Let them soften.', 'fits dip, soup'],
      ['shallot', '1/2', 'Noticeable: sharper.', 'Minced very fine.', 'fits dressing, sauce'],
    ],
  ],
  [
    'tarragon',
    '1 tbsp',
    'aroma',
    [
      ['dried tarragon', '1 tsp dried tarragon', 'Slight: less bright.', 'Add early.'],
      ['chervil', '1 1/2 tbsp chervil', 'Slight: gentler anise.', 'At the end.'],
      ['fennel seed', '1/2 tsp fennel seed', 'Noticeable: the anise alone.', 'Crush it.', 'fits sauce, soup'],
    ],
  ],
  [
    'bay leaf',
    '1',
    'aroma',
    [
      ['dried thyme', '1/4 tsp dried thyme', 'Slight: a different green.', 'For stews and stocks.'],
      [
        'dried oregano',
        '1/4 tsp dried oregano',
        'Slight: for tomato dishes.',
        'Straight in.',
        'fits sauce, soup',
      ],
    ],
  ],
  [
    'lemongrass',
    '1 stalk',
    'aroma',
    [
      [
        'lemon zest and ginger',
        '1 tsp lemon zest + 1/4 tsp ginger, grated',
        'Slight: less floral.',
        'Add near the end.',
        'fits curry, soup',
      ],
      ['lime zest', '1 tsp lime zest', 'Noticeable: sharper.', 'At the end.'],
    ],
  ],
  [
    'kaffir lime leaf',
    '1',
    'aroma',
    [
      ['lime zest', '1/2 tsp lime zest', 'Slight: less perfume.', 'With a bay leaf in the pot.'],
      [
        'lemongrass',
        '1/2 stalk lemongrass',
        'Slight: lemon rather than lime.',
        'Bruise it.',
        'fits curry, soup',
      ],
    ],
  ],
  [
    'curry leaf',
    '10',
    'aroma',
    [
      [
        'lime zest and basil',
        '1/2 tsp lime zest + 1 tbsp basil',
        'Noticeable: not the same, but bright.',
        'At the end.',
      ],
      ['curry powder', '1/2 tsp curry powder', 'Significant: another flavor.', 'Bloom in the oil.'],
    ],
    'Nothing tastes quite like curry leaves. Leaving them out is better than forcing it.',
  ],
  [
    'italian seasoning',
    '1 tsp',
    'aroma',
    [
      [
        'dried oregano and basil',
        '1/2 tsp dried oregano + 1/2 tsp dried basil',
        'Excellent: the heart of it.',
        'A pinch of thyme if you have it.',
      ],
      ['herbes de provence', '1', 'Slight: lavender and savory.', 'Straight across.'],
    ],
  ],
  [
    'herbes de provence',
    '1 tsp',
    'aroma',
    [
      ['italian seasoning', '1', 'Slight: more oregano.', 'Straight across.'],
      [
        'dried thyme and rosemary',
        '1/2 tsp dried thyme + 1/2 tsp dried rosemary',
        'Minimal: no lavender.',
        'Crush together.',
      ],
    ],
  ],
  [
    'dried thyme',
    '1 tsp',
    'aroma',
    [
      ['thyme', '1 tsp = 1 tbsp thyme', 'Minimal: fresher.', 'Leaves only; add a little later.'],
      ['dried oregano', '1', 'Slight: sharper.', 'Straight across.'],
      ['herbes de provence', '1', 'Minimal: thyme leads in it.', 'Straight across.'],
    ],
  ],
  [
    'dried basil',
    '1 tsp',
    'aroma',
    [
      ['basil', '1 tsp = 1 tbsp basil', 'Minimal: flavor enhanced.', 'Tear it in at the end.'],
      [
        'italian seasoning',
        '1',
        'Slight: oregano comes along.',
        'Straight across.',
        'fits pizza, pasta, sauce',
      ],
      ['dried oregano', '3/4', 'Slight: sharper.', 'Straight in.'],
    ],
  ],
  [
    'dried parsley',
    '1 tsp',
    'aroma color',
    [
      ['parsley', '1 tsp = 1 tbsp parsley', 'Minimal: flavor enhanced.', 'At the end.'],
      ['dried chives', '1', 'Slight: a little onion.', 'Straight across.', 'fits dip, soup'],
    ],
  ],
  [
    'dried rosemary',
    '1 tsp',
    'aroma',
    [
      ['rosemary', '1 tsp = 1 tbsp rosemary', 'Minimal: fresher.', 'Chop it fine.'],
      ['dried thyme', '1', 'Slight: gentler.', 'Straight across.'],
      ['dried sage', '1', 'Slight: warmer.', 'Straight across.', 'fits roast'],
    ],
  ],
  [
    'dried sage',
    '1 tsp',
    'aroma',
    [
      ['sage', '1 tsp = 1 tbsp sage', 'Minimal: softer.', 'Chop it.'],
      ['poultry seasoning', '1', 'Minimal: mostly sage.', 'Straight across.', 'fits roast'],
      ['dried thyme', '1', 'Slight: less musky.', 'Straight across.'],
    ],
  ],
  [
    'dried dill',
    '1 tsp',
    'aroma',
    [
      ['dill', '1 tsp = 1 tbsp dill', 'Minimal: flavor enhanced.', 'At the end.'],
      [
        'dill seed',
        '1/2',
        'Noticeable: stronger, caraway-like.',
        'For pickles and breads.',
        'fits preserve, bread',
      ],
    ],
  ],
])

export const spices = substitutions([
  [
    'salt',
    '1 tsp',
    'salt',
    [
      [
        'kosher salt',
        '1 tsp = 1 3/4 tsp kosher salt',
        'Minimal: fluffier, so use more.',
        'Brands differ: taste as you go.',
      ],
      ['sea salt', '1', 'Minimal: fine sea salt is the same.', 'Flaky salt needs about twice as much.'],
      [
        'soy sauce',
        '1 tbsp soy sauce',
        'Noticeable: salty and savory.',
        'In stews and stir-fries.',
        'fits soup, stir-fry, marinade; ruins baking',
      ],
      [
        'miso',
        '1 tbsp miso',
        'Noticeable: savory.',
        'In soups and dressings.',
        'fits soup, dressing; ruins baking',
      ],
    ],
    'Bread needs its salt for more than taste: it slows the yeast and tightens the dough.',
  ],
  [
    'kosher salt',
    '1 tsp',
    'salt',
    [
      ['salt', '1 tsp = 1/2 tsp salt', 'Minimal: fine salt packs tighter.', 'Start low and taste.'],
      ['sea salt', '1', 'Minimal: flaky for flaky.', 'Use less if it is fine.'],
    ],
  ],
  [
    'black pepper',
    '1 tsp',
    'heat aroma',
    [
      [
        'white pepper',
        '1',
        'Minimal: earthier, unseen in pale sauces.',
        'Start with a little less.',
        'fits sauce, soup',
      ],
      [
        'peppercorns',
        '1 tsp peppercorns, freshly ground',
        'Excellent: flavor enhanced.',
        'Grind at the last minute.',
      ],
      ['cayenne pepper', '1/4', 'Noticeable: hotter, no perfume.', 'A pinch at a time.'],
    ],
  ],
  [
    'cinnamon',
    '1 tsp',
    'aroma',
    [
      ['pumpkin pie spice', '1', 'Slight: nutmeg and clove come along.', 'Straight across.', 'fits baking'],
      ['allspice', '1/4', 'Noticeable: clove-like.', 'Strong, so start low.', 'fits baking, curry'],
      ['nutmeg', '1/4', 'Noticeable: warmer.', 'In custards and drinks.', 'fits custard, drink'],
      [
        'cinnamon stick',
        '1 tsp = 1 cinnamon stick',
        'Minimal: for things that simmer.',
        'Fish it out at the end.',
        'only drink, soup, curry, rice, preserve',
      ],
    ],
  ],
  [
    'cinnamon stick',
    '1',
    'aroma',
    [
      ['cinnamon', '1/2 tsp cinnamon', 'Slight: clouds the liquid.', 'Stir in near the end.'],
      [
        'star anise',
        '1 star anise',
        'Noticeable: licorice.',
        'In braises and mulled drinks.',
        'fits soup, drink',
      ],
    ],
  ],
  [
    'nutmeg',
    '1 tsp',
    'aroma',
    [
      ['mace', '1', 'Excellent: the same fruit, a bit sharper.', 'Straight across.'],
      ['allspice', '1/2', 'Noticeable: clove notes.', 'In baking.', 'fits baking'],
      ['cinnamon', '1', 'Noticeable: sweeter.', 'In baking.', 'fits baking'],
      ['pumpkin pie spice', '1', 'Slight: nutmeg is in it.', 'In baking.', 'fits baking'],
    ],
  ],
  [
    'allspice',
    '1 tsp',
    'aroma',
    [
      [
        'cinnamon, clove and nutmeg',
        '1/2 tsp cinnamon + 1/4 tsp ground clove + 1/4 tsp nutmeg',
        'Minimal: the three it tastes of.',
        'Stir together.',
      ],
      ['pumpkin pie spice', '1', 'Slight: sweeter.', 'In baking.', 'fits baking'],
    ],
  ],
  [
    'clove',
    '1 tsp',
    'aroma',
    [
      ['allspice', '1', 'Minimal: softer.', 'Straight across.'],
      [
        'nutmeg and cinnamon',
        '1/2 tsp nutmeg + 1/2 tsp cinnamon',
        'Slight: rounder.',
        'In baking.',
        'fits baking',
      ],
    ],
  ],
  [
    'ground ginger',
    '1 tsp',
    'aroma heat',
    [
      [
        'ginger',
        '1 tsp = 1 tbsp ginger, grated',
        'Slight: fresher and sharper.',
        'In stir-fries and cakes alike.',
      ],
      ['pumpkin pie spice', '1', 'Noticeable: cinnamon leads.', 'In baking.', 'fits baking'],
      ['allspice', '1/2', 'Noticeable: warm, no bite.', 'In baking.', 'fits baking'],
    ],
  ],
  [
    'pumpkin pie spice',
    '1 tsp',
    'aroma',
    [
      [
        'cinnamon, ginger and nutmeg',
        '1/2 tsp cinnamon + 1/4 tsp ground ginger + 1/4 tsp nutmeg',
        'Excellent: that is the blend.',
        'A pinch of clove if you like.',
      ],
      ['apple pie spice', '1', 'Minimal: a bit less ginger.', 'Straight across.'],
      ['cinnamon', '1', 'Slight: simpler.', 'Straight across.'],
    ],
  ],
  [
    'cumin',
    '1 tsp',
    'aroma',
    [
      ['cumin seeds', '1 tsp cumin seeds, toasted and ground', 'Excellent: flavor enhanced.', 'Toast first.'],
      ['coriander', '1', 'Noticeable: lemony, less earthy.', 'With a pinch of paprika.'],
      [
        'chili powder',
        '1',
        'Slight: cumin is in it, and heat.',
        'Skip the other chili.',
        'fits soup, sandwich',
      ],
      ['caraway seed', '1/2', 'Slight: anise-like.', 'Grind it.'],
    ],
  ],
  [
    'coriander',
    '1 tsp',
    'aroma',
    [
      [
        'coriander seeds',
        '1 tsp coriander seeds, freshly ground',
        'Excellent: flavor enhanced.',
        'Toast first.',
      ],
      ['cumin', '1/2', 'Noticeable: earthier.', 'A little lemon zest helps.'],
      ['caraway seed', '1', 'Slight: a cousin.', 'Grind it.'],
    ],
  ],
  [
    'paprika',
    '1 tsp',
    'color aroma',
    [
      [
        'smoked paprika',
        '1',
        'Slight: flavor enhanced, smoky.',
        'Use a little less.',
        'fits soup, roast, marinade',
      ],
      [
        'cayenne and sugar',
        '1/4 tsp cayenne pepper + 1/4 tsp sugar',
        'Noticeable: much hotter.',
        'For heat more than color.',
      ],
      ['ancho chile powder', '1', 'Slight: raisiny, mild.', 'Straight across.', 'fits soup, marinade'],
      ['tomato paste', '1', 'Noticeable: color and sweetness.', 'In stews.', 'fits soup, sauce'],
    ],
  ],
  [
    'smoked paprika',
    '1 tsp',
    'aroma color',
    [
      [
        'paprika and liquid smoke',
        '1 tsp paprika + 1/8 tsp liquid smoke',
        'Minimal: smoke from a bottle.',
        'A drop is plenty.',
      ],
      ['chipotle powder', '1/4', 'Noticeable: smoky and hot.', 'Fill up with sweet paprika.'],
      ['paprika and cumin', '3/4 tsp paprika + 1/4 tsp cumin', 'Slight: earthy, no smoke.', 'Straight in.'],
    ],
  ],
  [
    'chili powder',
    '1 tbsp',
    'heat aroma',
    [
      [
        'paprika, cumin and cayenne',
        '2 tsp paprika + 1 tsp cumin + 1/4 tsp cayenne pepper',
        'Minimal: what most jars hold.',
        'Garlic and oregano to taste.',
      ],
      ['ancho chile powder', '1', 'Excellent: flavor enhanced, fruity.', 'Add cumin.'],
      ['taco seasoning', '1', 'Slight: salty.', 'Leave out the salt.', 'fits soup, sandwich'],
      ['chipotle powder', '1/3', 'Noticeable: hot and smoky.', 'Fill up with paprika.'],
    ],
  ],
  [
    'cayenne pepper',
    '1 tsp',
    'heat',
    [
      ['red pepper flakes', '1 1/2 tsp red pepper flakes', 'Slight: specks, a bit milder.', 'Crush them.'],
      ['hot sauce', '1 tbsp hot sauce', 'Slight: sour too.', 'In sauces.', 'fits sauce, soup, marinade'],
      ['hot paprika', '2 tsp hot paprika', 'Slight: milder, redder.', 'Straight in.'],
      ['chipotle powder', '1', 'Slight: smoky.', 'Straight across.'],
    ],
  ],
  [
    'red pepper flakes',
    '1 tsp',
    'heat',
    [
      ['cayenne pepper', '1/2', 'Minimal: finer heat.', 'Spread it well.'],
      [
        'aleppo pepper',
        '2 tsp aleppo pepper',
        'Slight: fruity and mild.',
        'Straight in.',
        'fits pizza, pasta, salad',
      ],
      ['chili peppers, minced', '1 tsp = 1 chili pepper, minced', 'Slight: fresh heat.', 'Seed it for less.'],
      ['hot sauce', '1 tsp hot sauce', 'Slight: sour too.', 'To taste.'],
    ],
  ],
  [
    'turmeric',
    '1 tsp',
    'color aroma',
    [
      ['curry powder', '1', 'Slight: brings its friends.', 'Straight across.', 'fits curry, rice'],
      ['fresh turmeric', '1 tsp = 1 tbsp fresh turmeric, grated', 'Minimal: brighter.', 'Wear an apron.'],
      [
        'saffron',
        '1 pinch saffron',
        'Noticeable: gold, floral and dear.',
        'Steep in warm water.',
        'fits rice, soup',
      ],
    ],
  ],
  [
    'saffron',
    '1 pinch',
    'color aroma',
    [
      [
        'turmeric',
        '1/4 tsp turmeric',
        'Noticeable: the gold without the perfume.',
        'A pinch of paprika deepens it.',
        'fits rice',
      ],
      [
        'annatto',
        '1/4 tsp annatto',
        'Noticeable: color, a little pepper.',
        'Warm in the oil and strain.',
        'fits rice',
      ],
    ],
  ],
  [
    'curry powder',
    '1 tbsp',
    'aroma heat color',
    [
      [
        'cumin, coriander and turmeric',
        '1 tsp cumin + 1 tsp coriander + 1 tsp turmeric',
        'Minimal: the base of it.',
        'A pinch of cayenne and ginger.',
      ],
      [
        'garam masala and turmeric',
        '2 tsp garam masala + 1 tsp turmeric',
        'Slight: warmer, sweeter.',
        'Add half at the end.',
      ],
      ['thai red curry paste', '1', 'Noticeable: another country.', 'Fry it first.', 'fits curry'],
    ],
  ],
  [
    'garam masala',
    '1 tsp',
    'aroma',
    [
      [
        'cumin, coriander, cinnamon and cardamom',
        '1/2 tsp cumin + 1/4 tsp coriander + 1/8 tsp cinnamon + 1/8 tsp cardamom',
        'Minimal: the core of it.',
        'A pinch of clove.',
      ],
      [
        'curry powder and allspice',
        '3/4 tsp curry powder + 1/4 tsp allspice',
        'Slight: yellower.',
        'At the end.',
        'fits curry',
      ],
    ],
  ],
  [
    'cardamom',
    '1 tsp',
    'aroma',
    [
      [
        'cinnamon and ginger',
        '1/2 tsp cinnamon + 1/2 tsp ground ginger',
        'Noticeable: warm, less floral.',
        'In baking.',
        'fits baking',
      ],
      ['allspice', '1/2', 'Noticeable: heavier.', 'Start low.'],
      ['nutmeg', '1/2', 'Noticeable: rounder.', 'In buns and coffee.', 'fits bread, drink'],
    ],
  ],
  [
    'garlic powder',
    '1 tsp',
    'aroma',
    [
      [
        'garlic',
        '1 tsp = 8 clove garlic',
        'Minimal: flavor enhanced, fresher.',
        'Mince it; it can burn in dry rubs.',
        'fits sauce, soup, stir-fry; ruins breading',
      ],
      [
        'garlic salt',
        '1 tsp = 2 tsp garlic salt',
        'Slight: salty.',
        'Leave out a teaspoon and a half of salt.',
      ],
      ['onion powder', '1', 'Noticeable: sweeter.', 'In rubs.'],
    ],
  ],
  [
    'onion powder',
    '1 tbsp',
    'aroma',
    [
      [
        'onion',
        '1 tbsp = 1/2 cup onion, minced',
        'Minimal: fresher, wetter.',
        'Cook it soft first.',
        'fits soup, sauce, binding',
      ],
      [
        'dried onion',
        '1 tbsp = 3 tbsp dried onion',
        'Minimal: grind it and it is powder.',
        'Straight in for stews.',
      ],
      ['garlic powder', '1/2', 'Noticeable: garlicky.', 'In rubs.'],
    ],
  ],
  [
    'taco seasoning',
    '2 tbsp',
    'aroma salt heat',
    [
      [
        'chili powder, cumin and garlic powder',
        '1 tbsp chili powder + 2 tsp cumin + 1/2 tsp garlic powder',
        'Minimal: a packet without the filler.',
        'Salt to taste.',
      ],
      ['fajita seasoning', '1', 'Minimal: a squeeze of lime more.', 'Straight across.'],
    ],
  ],
  [
    'cajun seasoning',
    '1 tbsp',
    'heat aroma',
    [
      [
        'paprika, garlic powder and cayenne',
        '2 tsp paprika + 1/2 tsp garlic powder + 1/4 tsp cayenne pepper',
        'Minimal: with thyme and salt it is there.',
        'Salt to taste.',
      ],
      ['seafood seasoning', '1', 'Slight: celery leads.', 'Leave out salt.'],
    ],
  ],
  [
    'chinese five spice',
    '1 tsp',
    'aroma',
    [
      [
        'star anise, cinnamon and clove',
        '1/2 tsp star anise, ground + 1/4 tsp cinnamon + 1/8 tsp ground clove',
        'Minimal: fennel and pepper to taste.',
        'Grind fine.',
      ],
      [
        'allspice and fennel seed',
        '1/2 tsp allspice + 1/2 tsp fennel seed, ground',
        'Slight: close in spirit.',
        'Grind fine.',
      ],
    ],
  ],
  [
    'fennel seed',
    '1 tsp',
    'aroma',
    [
      ['anise seed', '1', 'Minimal: sweeter licorice.', 'Use a little less.'],
      ['caraway seed', '1', 'Slight: less sweet.', 'In breads and sausage.', 'fits bread'],
      ['dill seed', '1', 'Noticeable: no licorice.', 'In pickles.', 'fits preserve'],
    ],
  ],
  [
    'mustard seed',
    '1 tsp',
    'aroma heat',
    [
      ['mustard powder', '1', 'Slight: no pop.', 'Straight across.'],
      [
        'whole grain mustard',
        '1 tsp = 1 tbsp whole grain mustard',
        'Slight: sour.',
        'Cut the vinegar.',
        'fits dressing, marinade',
      ],
    ],
  ],
  [
    'sumac',
    '1 tsp',
    'acid color',
    [
      [
        'lemon zest and paprika',
        '1 tsp lemon zest + 1/4 tsp paprika',
        'Slight: brighter.',
        'A pinch of salt.',
        'fits salad, dip, roast',
      ],
      ['lemon juice', '1 tsp lemon juice', 'Noticeable: wet and sharper.', 'At the end.'],
    ],
  ],
  [
    "za'atar",
    '1 tbsp',
    'aroma',
    [
      [
        'dried thyme, sesame and lemon zest',
        '1 tsp dried thyme + 1 tsp sesame seeds + 1 tsp lemon zest',
        'Minimal: sumac aside, that is it.',
        'A pinch of salt.',
      ],
      [
        'dried oregano and sesame',
        '1 1/2 tsp dried oregano + 1 1/2 tsp sesame seeds',
        'Slight: no sour.',
        'A squeeze of lemon.',
      ],
    ],
  ],
  [
    'star anise',
    '1',
    'aroma',
    [
      ['anise seed', '1/2 tsp anise seed', 'Minimal: the same note.', 'Tie it in a cloth.'],
      [
        'chinese five spice',
        '1/2 tsp chinese five spice',
        'Slight: brings friends.',
        'In braises.',
        'fits soup, marinade',
      ],
      ['fennel seed', '1/2 tsp fennel seed', 'Slight: gentler.', 'Crush it.'],
    ],
  ],
  [
    'chipotle pepper',
    '1',
    'heat aroma',
    [
      ['chipotle powder', '1/2 tsp chipotle powder', 'Minimal: the same pepper, ground.', 'Straight in.'],
      [
        'smoked paprika and cayenne',
        '1 tsp smoked paprika + 1/4 tsp cayenne pepper',
        'Slight: smoke and heat apart.',
        'Stir together.',
      ],
      ['jalapeno', '1 jalapeno', 'Noticeable: no smoke.', 'Char it over a flame.'],
    ],
  ],
  [
    'garlic salt',
    '1 tsp',
    'salt aroma',
    [
      [
        'garlic powder and salt',
        '1/4 tsp garlic powder + 3/4 tsp salt',
        'Excellent: that is what it is.',
        'Stir together.',
      ],
      [
        'garlic and salt',
        '1 clove garlic + 3/4 tsp salt',
        'Minimal: fresher.',
        'Mash to a paste.',
        'fits sauce, marinade',
      ],
    ],
  ],
  [
    'seasoned salt',
    '1 tsp',
    'salt aroma',
    [
      [
        'salt, paprika and garlic powder',
        '3/4 tsp salt + 1/8 tsp paprika + 1/8 tsp garlic powder',
        'Minimal: the heart of it.',
        'A pinch of sugar and onion powder.',
      ],
      ['adobo seasoning', '1', 'Slight: more garlic.', 'Straight across.'],
    ],
  ],
  [
    'mustard powder',
    '1 tsp',
    'heat aroma',
    [
      [
        'dijon mustard',
        '1 tsp = 1 tbsp dijon mustard',
        'Minimal: wetter, a bit sour.',
        'Take a little off the vinegar.',
      ],
      [
        'mustard seeds, ground',
        '1 tsp mustard seed, ground',
        'Excellent: the same, coarser.',
        'Grind it fine.',
      ],
      ['horseradish', '1 tsp = 1 tsp horseradish', 'Noticeable: sharper.', 'Add at the end.'],
    ],
  ],
  [
    'lemon pepper',
    '1 tsp',
    'aroma acid',
    [
      [
        'lemon zest and black pepper',
        '1/2 tsp lemon zest + 1/2 tsp black pepper',
        'Excellent: flavor enhanced.',
        'Salt to taste.',
      ],
      [
        'sumac and black pepper',
        '1/2 tsp sumac + 1/2 tsp black pepper',
        'Slight: fruitier.',
        'Salt to taste.',
      ],
    ],
  ],
  [
    'ranch seasoning',
    '1 tbsp',
    'aroma salt',
    [
      [
        'dried dill, garlic powder and onion powder',
        '1 tsp dried dill + 1 tsp garlic powder + 1 tsp onion powder',
        'Slight: no buttermilk tang.',
        'Salt to taste.',
      ],
      ['italian dressing mix', '1', 'Noticeable: more oregano, no dairy.', 'Straight across.'],
    ],
  ],
  [
    'seafood seasoning',
    '1 tsp',
    'aroma salt',
    [
      [
        'paprika, celery salt and cayenne',
        '1/2 tsp paprika + 1/2 tsp celery salt + 1/8 tsp cayenne pepper',
        'Minimal: with a pinch of allspice it is there.',
        'Leave out other salt.',
      ],
      ['cajun seasoning', '1', 'Slight: hotter.', 'Straight across.'],
    ],
  ],
  [
    'poppy seed',
    '1 tbsp',
    'crunch',
    [
      ['chia seeds', '1', 'Minimal: the same look.', 'Straight across.', 'fits cake, muffins, dressing'],
      ['sesame seeds', '1', 'Slight: nuttier.', 'Black ones look alike.', 'fits bread'],
      ['nigella seed', '1', 'Noticeable: oniony.', 'For breads.', 'only bread'],
    ],
  ],
  [
    'celery seed',
    '1/2 tsp',
    'aroma',
    [
      ['celery salt', '1 tsp celery salt', 'Minimal: salty.', 'Leave out as much salt.'],
      ['celery', '2 tbsp celery, finely minced', 'Slight: fresher.', 'Leaves and all.', 'fits salad, soup'],
      ['dill seed', '1', 'Noticeable: another flavor.', 'For pickles and slaw.', 'fits preserve, salad'],
    ],
  ],
  [
    'everything bagel seasoning',
    '1 tbsp',
    'crunch aroma',
    [
      [
        'sesame seeds, poppy seeds and dried onion',
        '1 tsp sesame seeds + 1 tsp poppy seeds + 1 tsp dried onion',
        'Excellent: that is most of it.',
        'Flaky salt and a little garlic powder.',
      ],
      ["za'atar", '1', 'Noticeable: herbal.', 'A pinch of salt.'],
    ],
  ],
])

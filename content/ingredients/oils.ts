import { group, type PlainIngredient } from './record.ts'

const oilsOnly = group('oils', { mass: true, parent: 'oil' }, [
  [
    'oil',
    '🫗',
    88,
    'cooking oil, neutral oil, frying oil, neutral cooking oil',
    { parent: undefined, staple: true },
  ],
  [
    'olive oil',
    '🫒',
    98,
    'extra virgin olive oil, extra-virgin olive oil, evoo, light olive oil, virgin olive oil, pure olive oil',
    { not: ['olive'], staple: true },
  ],
  [
    'vegetable oil',
    '🫗',
    92,
    'veg oil, soybean oil, salad oil',
    { staple: true, not: ['soybean', 'bean', 'mixed vegetables'] },
  ],
  ['canola oil', '🫗', 74, 'canola, rapeseed oil', { staple: true }],
  ['sunflower oil', '🌻', 34, 'safflower oil', { not: ['flour'] }],
  ['corn oil', '🌽', 28, '', { not: ['corn'] }],
  ['peanut oil', '🥜', 42, 'groundnut oil', { not: ['peanut', 'nut', 'pea'] }],
  ['avocado oil', '🥑', 36, '', { not: ['avocado'] }],
  [
    'coconut oil',
    '🥥',
    54,
    'virgin coconut oil, refined coconut oil, melted coconut oil, unrefined coconut oil',
    { not: ['coconut'] },
  ],
  ['grapeseed oil', '🍇', 28, 'grape seed oil', { not: ['grape'] }],
  [
    'sesame oil',
    '🌱',
    60,
    'toasted sesame oil, dark sesame oil, asian sesame oil, roasted sesame oil, light sesame oil',
  ],
  [
    'walnut oil',
    '🌰',
    14,
    'hazelnut oil, almond oil, pistachio oil',
    { not: ['walnut', 'hazelnut', 'almond', 'pistachio', 'nut'] },
  ],
  ['flaxseed oil', '🌱', 8, 'flax oil, linseed oil', { not: ['flaxseed'] }],
  ['mustard oil', '🌭', 8, '', { not: ['mustard'] }],
  ['palm oil', '🌴', 8, 'red palm oil, dende oil'],
  ['truffle oil', '🍄‍🟫', 12, 'white truffle oil, black truffle oil', { not: ['truffle'] }],
  ['chili oil', '🌶️', 24, 'hot chili oil, chile oil', { not: ['chili pepper'] }],
  [
    'garlic oil',
    '🧄',
    10,
    'garlic-infused olive oil, garlic olive oil',
    { not: ['garlic', 'olive oil', 'olive'] },
  ],
])

const fats = group('oils', { mass: true }, [
  [
    'cooking spray',
    '🫗',
    70,
    'pam, nonstick cooking spray, non-stick cooking spray, vegetable cooking spray, oil spray, vegetable oil cooking spray, vegetable oil spray, nonstick spray, olive oil spray, olive oil cooking spray, nonstick vegetable oil spray, baking spray',
    { staple: true, not: ['oil', 'olive oil', 'vegetable oil', 'olive', 'mixed vegetables'] },
  ],
  [
    'shortening',
    '🧈',
    46,
    'crisco, vegetable shortening, butter-flavored shortening, all-vegetable shortening, solid vegetable shortening',
    { not: ['butter', 'mixed vegetables'] },
  ],
  ['lard', '🧈', 30, 'pork fat, pork lard, leaf lard', { not: ['pork'] }],
  ['bacon fat', '🥓', 28, 'bacon grease, bacon dripping', { not: ['bacon'] }],
  ['duck fat', '🦆', 12, 'goose fat, chicken fat, schmaltz', { not: ['duck', 'goose', 'chicken'] }],
  ['beef tallow', '🥩', 10, 'tallow, suet, beef dripping, beef suet, beef fat', { not: ['beef'] }],
])

export const oils: PlainIngredient[] = [...oilsOnly, ...fats]

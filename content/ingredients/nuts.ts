import { group, type PlainIngredient } from './record.ts'

const treeNuts = group('nuts', { parent: 'nut' }, [
  ['nut', '🌰', 52, 'mixed nut, chopped nut', { parent: undefined }],
  [
    'almond',
    '🌰',
    70,
    'whole almond, raw almond, blanched almond, roasted almond, chopped almond, smoked almond',
  ],
  [
    'sliced almonds',
    '🌰',
    48,
    'slivered almond, flaked almond, almond flake, almond sliver, sliced almond, toasted sliced almond, toasted slivered almond',
    { mass: true, parent: 'almond' },
  ],
  ['walnut', '🌰', 68, 'walnut half, walnut piece, chopped walnut, black walnut, english walnut'],
  ['pecan', '🌰', 66, 'pecan half, chopped pecan, pecan piece, toasted pecan'],
  ['candied pecan', '🌰', 12, 'candied walnut, glazed pecan, glazed walnut', { not: ['pecan', 'walnut'] }],
  ['cashew', '🌰', 54, 'cashew nut, raw cashew, roasted cashew, cashew half'],
  ['pistachio', '🌰', 42, 'pistachio nut, shelled pistachio, pistachio kernel', { plural: 'pistachios' }],
  ['hazelnut', '🌰', 34, 'filbert, toasted hazelnut'],
  ['macadamia nut', '🌰', 28, 'macadamia'],
  ['pine nut', '🌰', 46, 'pinenut, pignoli, pinon nut, pignolia, pignoli nut'],
  ['brazil nut', '🌰', 14],
  ['chestnut', '🌰', 16, 'roasted chestnut, cooked chestnut, vacuum-packed chestnut'],
  ['marzipan', '🌰', 14, 'almond paste', { mass: true, not: ['almond'], parent: undefined }],
  ['almond meal', '🌰', 22, '', { mass: true, not: ['almond'], parent: 'almond flour' }],
  ['almond butter', '🌰', 38, '', { mass: true, parent: 'nut butter', not: ['butter', 'almond', 'nut'] }],
  ['cashew butter', '🌰', 14, '', { mass: true, parent: 'nut butter', not: ['butter', 'cashew', 'nut'] }],
  ['nut butter', '🥜', 18, '', { mass: true, not: ['butter', 'nut'], parent: undefined }],
  ['trail mix', '🥜', 20, '', { mass: true, parent: undefined }],
])

const peanuts = group('nuts', {}, [
  [
    'peanut',
    '🥜',
    58,
    'roasted peanut, dry roasted peanut, salted peanut, groundnut, dry-roasted peanut, unsalted peanut, unsalted dry-roasted peanut, cocktail peanut, raw peanut',
    { not: ['nut', 'pea'] },
  ],
  [
    'peanut butter',
    '🥜',
    82,
    'pb, creamy peanut butter, smooth peanut butter, natural peanut butter, peanutbutter',
    { mass: true, not: ['butter', 'peanut', 'nut', 'pea', 'nut butter'] },
  ],
  [
    'crunchy peanut butter',
    '🥜',
    36,
    'chunky peanut butter',
    { mass: true, parent: 'peanut butter', not: ['butter', 'peanut', 'nut', 'pea', 'nut butter'] },
  ],
  [
    'powdered peanut butter',
    '🥜',
    12,
    'peanut flour, peanut powder',
    { mass: true, not: ['butter', 'peanut', 'nut', 'pea', 'peanut butter', 'nut butter', 'flour'] },
  ],
])

const seeds = group('nuts', {}, [
  ['sesame seed', '🌱', 56, 'white sesame seed, toasted sesame seed, black sesame seed, benne seed'],
  [
    'sunflower seed',
    '🌻',
    40,
    'shelled sunflower seed, sunflower kernel, roasted sunflower seed, sunflower seed kernel',
    { not: ['flour'] },
  ],
  ['pumpkin seed', '🎃', 36, 'pepita, hulled pumpkin seed, shelled pumpkin seed', { not: ['pumpkin'] }],
  ['chia seed', '🌱', 42, 'chia'],
  [
    'flaxseed',
    '🌱',
    38,
    'flax seed, ground flaxseed, flax meal, flaxseed meal, linseed, golden flaxseed, ground flax seed, flax, milled flaxseed',
  ],
  ['hemp seed', '🌱', 22, 'hemp heart, hulled hemp seed'],
  ['watermelon seed', '🌱', 4, 'melon seed, egusi', { not: ['watermelon', 'melon', 'water'] }],
  ['psyllium husk', '🌾', 12, 'psyllium husk powder, psyllium', { mass: true }],
  ['tahini', '🥣', 42, 'sesame paste, tahini paste, sesame seed paste', { mass: true, not: ['sesame seed'] }],
  [
    'sunflower seed butter',
    '🌻',
    14,
    'sunflower butter, sunbutter, seed butter',
    { mass: true, not: ['butter', 'sunflower seed', 'flour'] },
  ],
])

export const nuts: PlainIngredient[] = [...treeNuts, ...peanuts, ...seeds]

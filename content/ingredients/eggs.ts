import { group, type PlainIngredient } from './record.ts'

export const eggs: PlainIngredient[] = group('eggs', {}, [
  [
    'egg',
    '🥚',
    97,
    'large egg, whole egg, beaten egg, chicken egg, medium egg, extra-large egg, extra large egg',
    { not: ['chicken'] },
  ],
  [
    'egg white',
    '🥚',
    60,
    'white of egg, liquid egg white, eggwhite',
    { parent: 'egg', not: ['egg substitute'] },
  ],
  ['egg yolk', '🍳', 60, 'yolk, yolk of egg, eggyolk', { parent: 'egg' }],
  [
    'hard-boiled egg',
    '🥚',
    46,
    'hard boiled egg, boiled egg, hard-cooked egg, hard cooked egg',
    { parent: 'egg' },
  ],
  [
    'egg substitute',
    '🥚',
    28,
    'egg beaters, liquid egg substitute, fat-free egg substitute, liquid egg, fat free egg substitute',
    { mass: true, not: ['egg'] },
  ],
  ['vegan egg replacer', '🥚', 10, 'egg replacer, vegan egg, egg replacement', { not: ['egg'], mass: true }],
  ['quail egg', '🪺', 8, '', { parent: 'egg', not: ['quail'] }],
  ['duck egg', '🥚', 6, '', { parent: 'egg', not: ['duck'] }],
  [
    'meringue powder',
    '🥚',
    12,
    'egg white powder, dried egg white, powdered egg white',
    { mass: true, not: ['egg', 'egg white'] },
  ],
])

const ME = '00000000-0000-4000-8000-000000000001'

/** Valid requests: [method, path, parameters, body]. */
export const REST_CALLS: [string, string, [string, string][], unknown?][] = [
  [
    'GET',
    'external_recipes',
    [
      ['select', 'id,title'],
      ['cuisine_type', 'eq.thai'],
      ['order', 'title.asc'],
      ['limit', '5'],
    ],
  ],
  [
    'GET',
    'external_recipes',
    [
      ['select', '*'],
      ['or', '(title.ilike.*soup*,description.ilike.*soup*)'],
      ['limit', '3'],
    ],
  ],
  [
    'GET',
    'external_recipes',
    [
      ['select', 'when:created_at::date'],
      ['dietary_tags', 'ov.{vegan,keto}'],
      ['offset', '2'],
    ],
  ],
  [
    'GET',
    'external_recipes',
    [
      ['select', 'title'],
      ['quality_score', 'gte.50'],
      ['ingredients', 'cs.{"1 onion"}'],
      ['id', `not.in.(${ME})`],
    ],
  ],
  [
    'GET',
    'external_recipes',
    [
      ['select', 'title'],
      ['title', 'wfts(english).soup or stew'],
      ['cooking_time_minutes', 'lte(any).{10,20}'],
    ],
  ],
  [
    'GET',
    'saved_recipes',
    [
      ['select', 'created_at,external_recipes!inner(title,quality_score)'],
      ['external_recipes.quality_score', 'gt.1'],
    ],
  ],
  [
    'GET',
    'shopping_items',
    [
      ['select', 'name,...external_recipes(title)'],
      ['order', 'added_at.desc.nullslast'],
      ['and', '(checked.is.false,name.neq.x)'],
    ],
  ],
  [
    'GET',
    'household_members',
    [
      ['select', 'role,households(name,household_pantry_items(name))'],
      ['households.household_pantry_items.limit', '2'],
    ],
  ],
  [
    'GET',
    'common_ingredients',
    [
      ['select', 'name,emoji'],
      ['name', 'match.^to'],
      ['popularity_score', 'isdistinct.5'],
      ['limit', '4'],
    ],
  ],
  [
    'HEAD',
    'common_ingredients',
    [
      ['select', '*'],
      ['category', 'in.(produce,"dairy, eggs")'],
    ],
  ],
  [
    'GET',
    'rpc/search_recipes',
    [
      ['search', 'soup'],
      ['page', '2'],
      ['diets', '{vegan}'],
      ['minutes', '30'],
    ],
  ],
  [
    'GET',
    'rpc/recipe_cuisines',
    [
      ['select', 'cuisine'],
      ['recipes', 'gt.2'],
      ['order', 'cuisine'],
    ],
  ],
  ['POST', 'rpc/search_recipes', [], { search: 'soup', diets: ['vegan'], page: 1, seed: 5 }],
  [
    'POST',
    'pantry_items',
    [
      ['columns', 'user_id,name'],
      ['select', 'name'],
      ['on_conflict', 'user_id,name'],
    ],
    [{ user_id: ME, name: 'salt' }],
  ],
  [
    'POST',
    'shopping_items',
    [['select', '*']],
    { user_id: ME, id: ME, name: 'milk', line: '1 cup milk', checked: false },
  ],
  [
    'PATCH',
    'shopping_items',
    [
      ['id', `eq.${ME}`],
      ['select', 'name,external_recipes(title)'],
    ],
    { checked: true, line: '2 cups milk' },
  ],
  ['PATCH', 'profiles', [['user_id', `eq.${ME}`]], { display_name: 'Me', dietary_preferences: ['vegan'] }],
  [
    'DELETE',
    'pantry_items',
    [
      ['user_id', `eq.${ME}`],
      ['name', 'in.(salt,"a, b")'],
      ['select', 'name'],
    ],
  ],
]

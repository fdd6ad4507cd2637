import { timed } from './timing-record.ts'

const FISH = 'it flakes with a fork and is no longer see-through: 145 °F (63 °C)'

export const seafoodTimings = [
  timed('fish', FISH, 'fish', [
    ['bake', '10–12 minutes for each inch (2.5 cm) of thickness', 425, ''],
    ['pan', '3–4 minutes a side', 'medium-high heat', 'start skin down, in a hot oiled pan'],
    ['grill', '3–5 minutes a side', 'medium-high heat', 'oil fish and grates'],
    ['broil', '8–10 minutes for each inch', 'high', ''],
    ['poach', '8–10 minutes', '', 'in liquid that hardly moves'],
    ['steam', '8–10 minutes', '', ''],
    ['air fryer', '8–12 minutes', 400, ''],
    ['microwave', '3–4 minutes for 8 oz (225 g)', '', 'covered, with a spoonful of water'],
    ['deep-fry', '4–6 minutes', 365, 'in batter'],
    ['bake', '18–22 minutes', 425, 'fillets straight from the freezer, oiled', 'frozen'],
    ['air fryer', '12–15 minutes', 390, 'fillets straight from the freezer, oiled', 'frozen'],
    [
      'pan',
      '6–8 minutes a side',
      'medium heat',
      'fillets straight from the freezer, lid on at first',
      'frozen',
    ],
  ]),
  timed('salmon', FISH, 'fish', [
    ['bake', '12–15 minutes', 400, '1 inch (2.5 cm) thick fillets; about 4–6 minutes for each ½ inch'],
    ['pan', '5–6 minutes skin down, 2–3 on the other side', 'medium-high heat', ''],
    ['grill', '6–8 minutes skin down, 2–3 on the other side', 'medium-high heat', ''],
    ['air fryer', '8–10 minutes', 400, 'no turning needed'],
    ['poach', '8–10 minutes', '', ''],
    ['broil', '7–10 minutes', 'high', ''],
    ['steam', '8–10 minutes', '', ''],
    ['microwave', '3–5 minutes', '', 'covered'],
    ['bake', '20–25 minutes', 425, 'straight from the freezer, oiled; season halfway', 'frozen'],
  ]),
  timed('cod', FISH, 'fish', [
    ['bake', '12–15 minutes', 400, '1 inch (2.5 cm) thick'],
    ['pan', '3–5 minutes a side', 'medium-high heat', ''],
    ['air fryer', '10–12 minutes', 400, ''],
    ['deep-fry', '4–6 minutes', 365, 'in batter'],
    ['poach', '8–10 minutes', '', ''],
    ['grill', '4–5 minutes a side', 'medium-high heat', 'on foil'],
  ]),
  timed('tilapia', FISH, 'fish', [
    ['bake', '10–14 minutes', 400, ''],
    ['pan', '3–4 minutes a side', 'medium-high heat', ''],
    ['air fryer', '8–10 minutes', 400, ''],
  ]),
  timed('halibut', FISH, 'fish', [
    ['bake', '12–15 minutes', 400, ''],
    ['pan', '4–5 minutes a side', 'medium-high heat', ''],
    ['grill', '4–5 minutes a side', 'medium-high heat', ''],
  ]),
  timed('trout', FISH, 'fish', [
    ['bake', '12–15 minutes', 400, 'a whole fish 20–25 minutes'],
    ['pan', '3–4 minutes a side', 'medium-high heat', ''],
  ]),
  timed(
    'tuna steak',
    'seared outside and pink inside is the custom (very fresh fish); 145 °F (63 °C) is the safe minimum',
    'fish',
    [
      ['pan', '1½–2 minutes a side', 'high heat', 'longer for well done'],
      ['grill', '2–3 minutes a side', 'high heat', ''],
    ],
  ),
  timed('swordfish', FISH, 'fish', [
    ['grill', '4–6 minutes a side', 'medium-high heat', ''],
    ['pan', '4–5 minutes a side', 'medium-high heat', ''],
  ]),
  timed('catfish', FISH, 'fish', [
    ['deep-fry', '4–6 minutes', 365, ''],
    ['bake', '15–18 minutes', 400, ''],
    ['pan', '4–5 minutes a side', 'medium-high heat', ''],
  ]),
  timed('shrimp', 'they are pink, opaque and curled into a C; an O is overdone', 'fish', [
    ['pan', '2–3 minutes a side (3–5 in all)', 'medium-high heat', ''],
    ['boil', '2–3 minutes', '', 'off as soon as they are pink'],
    ['grill', '2–3 minutes a side', 'high heat', 'on skewers'],
    ['bake', '6–8 minutes', 400, ''],
    ['air fryer', '5–7 minutes', 400, ''],
    ['steam', '3–5 minutes', '', ''],
    ['deep-fry', '2–3 minutes', 365, ''],
  ]),
  timed('scallop', 'they are brown outside and just opaque in the middle, springy to the touch', 'fish', [
    ['pan', '1½–2 minutes a side', 'high heat', 'pat them very dry first; do not move them'],
    ['bake', '10–12 minutes', 425, ''],
    ['grill', '2–3 minutes a side', 'high heat', ''],
  ]),
  timed('mussel', 'they open; throw away those that stay shut', 'fish', [
    ['steam', '4–6 minutes', '', 'covered, in a little wine or broth'],
    ['boil', '4–6 minutes', '', 'covered, in a little wine or broth'],
  ]),
  timed('clam', 'they open; throw away those that stay shut', 'fish', [
    ['steam', '5–8 minutes', '', 'covered'],
    ['boil', '5–8 minutes', '', 'covered'],
    ['grill', '6–8 minutes', 'high heat', ''],
  ]),
  timed('oyster', 'the edges curl; raw ones are never without risk', 'fish', [
    ['grill', '4–6 minutes', 'high heat', ''],
    ['steam', '5–8 minutes', '', ''],
    ['deep-fry', '2–3 minutes', 375, 'shucked'],
  ]),
  timed('lobster', 'the shell is bright red and the meat white all through', 'fish', [
    ['boil', '8–10 minutes for 1¼ lb (570 g), 12 for 2 lb (900 g)', '', 'in well salted water'],
    ['steam', '10–12 minutes for 1¼ lb (570 g)', '', ''],
    ['bake', '12–15 minutes', 425, 'tails, split'],
    ['broil', '6–8 minutes', 'high', 'tails, split'],
  ]),
  timed('crab', 'the shell is bright orange-red and the meat hot', 'fish', [
    ['boil', '12–15 minutes', '', 'whole; legs, already cooked, 4–5 minutes'],
    ['steam', '15–18 minutes', '', 'whole; legs 5–7 minutes'],
  ]),
  timed(
    'squid',
    'it is white and just firm: cook it very briefly, or for 30–40 minutes, nothing between',
    'fish',
    [
      ['pan', '1–2 minutes', 'high heat', ''],
      ['deep-fry', '1–2 minutes', 365, 'rings'],
      ['boil', '30–40 minutes', 'a simmer', 'in sauce'],
    ],
  ),
  timed('crawfish', 'the tails curl', 'fish', [
    ['boil', '3–5 minutes, then 15–20 of soaking off the heat', '', ''],
  ]),
  timed('fish stick', 'they are crisp and hot', 'leftover', [
    ['bake', '12–15 minutes', 425, 'from frozen'],
    ['air fryer', '8–10 minutes', 400, 'from frozen'],
  ]),
]

import { timed } from './timing-record.ts'

const BEEF =
  'rare 125 °F (52 °C), medium-rare 130–135 °F (54–57 °C), medium 140–145 °F (60–63 °C); the USDA minimum is 145 °F (63 °C) with 3 minutes of rest'
const TENDER = 'a fork turns in it easily, about 195–205 °F (90–96 °C) inside'
const PORK = 'it reads 145 °F (63 °C), then rests 3 minutes; a little pink is fine'
const GROUND = 'it reads 160 °F (71 °C) in the middle'

export const meatTimings = [
  timed('steak', BEEF, 'whole cut', [
    [
      'pan',
      '3–4 minutes a side for medium-rare, 4–5 for medium, 5–6 for medium-well',
      'high heat',
      '1 inch (2.5 cm) thick; rest 5–10 minutes',
    ],
    [
      'grill',
      '4–5 minutes a side for medium-rare, 5–7 for medium',
      'high heat',
      '1 inch (2.5 cm) thick; rest 5–10 minutes',
    ],
    ['broil', '4–5 minutes a side', 'high', '3–4 inches below the element'],
    ['air fryer', '10–12 minutes for medium-rare', 400, 'turn once'],
    [
      'bake',
      '20–35 minutes until 115–120 °F (46–49 °C), then sear 1 minute a side',
      250,
      'reverse sear, for steaks of 1½ inches (4 cm) and more: it ends at 130–135 °F (54–57 °C), medium-rare',
    ],
  ]),
  timed('ground beef', GROUND, 'ground meat', [
    ['pan', '7–10 minutes', 'medium-high heat', 'let it brown before you stir'],
    ['bake', '18–22 minutes', 400, 'as meatballs'],
  ]),
  timed('hamburger patty', GROUND, 'ground meat', [
    [
      'grill',
      '4–5 minutes a side',
      'high (about 450 °F / 230 °C)',
      '¾ inch (2 cm) thick; press a dimple in the middle',
    ],
    ['pan', '3–5 minutes a side', 'medium-high heat', ''],
    ['bake', '15–20 minutes', 400, ''],
    ['air fryer', '8–10 minutes', 375, 'turn once; 12–14 from frozen'],
  ]),
  timed(
    'meatloaf',
    'it reads 160 °F (71 °C) in the middle, 165 °F (74 °C) when made of poultry',
    'ground meat',
    [
      ['bake', '55–65 minutes (about 1 hour)', 350, 'for 2 lb (900 g); rest 10 minutes'],
      ['slow cooker', '5–6 hours on low', 'low', ''],
      ['air fryer', '25–30 minutes', 370, 'a small loaf'],
    ],
  ),
  timed('meatball', 'they read 160 °F (71 °C), 165 °F (74 °C) when made of poultry', 'ground meat', [
    ['bake', '18–22 minutes', 400, '1½ inches (4 cm)'],
    ['pan', '10–12 minutes', 'medium heat', 'turn to brown all sides'],
    ['air fryer', '10–12 minutes', 400, ''],
    ['boil', '15–20 minutes', '', 'simmered in sauce'],
  ]),
  timed('chuck roast', TENDER, 'whole cut', [
    ['slow cooker', '8–10 hours on low, 5–6 on high', 'low', 'for 3–4 lb (1.4–1.8 kg); brown it first'],
    ['bake', '3–4 hours, covered', 300, 'with a cup or two of broth'],
    ['pressure cooker', '60–80 minutes', 'high pressure', '3 lb (1.4 kg) whole; natural release'],
    ['boil', '3–3½ hours', 'a bare simmer', 'covered on the stove'],
  ]),
  timed('beef roast', BEEF, 'whole cut', [
    [
      'bake',
      '20 minutes a pound',
      325,
      'for medium-rare to medium; tender cuts such as sirloin tip or top round',
      '',
      [18, 22],
    ],
    ['slow cooker', '8–10 hours on low', 'low', 'for tougher cuts'],
  ]),
  timed(
    'prime rib',
    'take it out at 120–125 °F (49–52 °C) for medium-rare: it climbs to 130–135 °F (54–57 °C) while it rests 20–30 minutes',
    'whole cut',
    [
      [
        'bake',
        '13–15 minutes a pound',
        325,
        'or about 3½–5 hours at 250 °F (120 °C), then 10 minutes at 500 °F (260 °C)',
        '',
        [13, 15],
      ],
    ],
  ),
  timed('beef tenderloin', BEEF, 'whole cut', [
    ['bake', '20–30 minutes, browned first', 425, 'rest 10 minutes'],
  ]),
  timed('beef brisket', 'it is probe-tender at 195–205 °F (90–96 °C)', 'whole cut', [
    ['slow cooker', '8–10 hours on low', 'low', 'for 3–4 lb (1.4–1.8 kg)'],
    ['bake', '3½–4½ hours, covered', 300, 'about 1 hour a pound'],
    ['smoke', '1–1½ hours a pound', 250, 'wrap at about 165 °F (74 °C)', '', [60, 90]],
    ['pressure cooker', '75–90 minutes', 'high pressure', 'natural release'],
  ]),
  timed('corned beef', TENDER, 'whole cut', [
    ['boil', '2½–3½ hours', 'a bare simmer', 'about 50 minutes a pound'],
    ['slow cooker', '8–10 hours on low', 'low', ''],
    ['pressure cooker', '80–90 minutes', 'high pressure', ''],
  ]),
  timed('stew beef', 'a fork goes in without effort', 'whole cut', [
    ['boil', '1½–2½ hours', 'a bare simmer', 'on the stove, covered; brown it first'],
    ['slow cooker', '7–8 hours on low, 4–5 on high', 'low', ''],
    ['bake', '2–2½ hours, covered', 325, ''],
    ['pressure cooker', '30–35 minutes', 'high pressure', 'natural release'],
  ]),
  timed('beef short rib', TENDER, 'whole cut', [
    ['bake', '2½–3 hours, covered', 325, ''],
    ['slow cooker', '7–8 hours on low', 'low', ''],
    ['pressure cooker', '45–50 minutes', 'high pressure', ''],
  ]),
  timed('flank steak', `${BEEF}; slice thinly across the grain`, 'whole cut', [
    ['grill', '4–6 minutes a side', 'high heat', ''],
    ['broil', '4–6 minutes a side', 'high', ''],
    ['pan', '4–5 minutes a side', 'high heat', ''],
  ]),
  timed('tri-tip', `${BEEF}; slice across the grain`, 'whole cut', [
    [
      'grill',
      '25–35 minutes: sear 4–5 minutes a side, then indirect heat with the lid closed',
      'medium-high heat',
      '2–2½ lb (1 kg); rest 10 minutes',
    ],
    ['bake', '30–40 minutes, browned first', 400, 'rest 10 minutes'],
  ]),
  timed('skirt steak', BEEF, 'whole cut', [
    ['grill', '2–3 minutes a side', 'very high heat', 'slice across the grain'],
  ]),
  timed('pork chop', PORK, 'whole cut', [
    ['pan', '4–6 minutes a side', 'medium-high heat', '1 inch (2.5 cm) thick'],
    ['bake', '18–22 minutes', 400, '1 inch thick; 25–30 when thicker'],
    ['grill', '4–6 minutes a side', 'medium-high heat', ''],
    ['air fryer', '10–12 minutes', 400, 'turn once'],
    ['slow cooker', '5–6 hours on low', 'low', ''],
    ['pressure cooker', '8–10 minutes', 'high pressure', ''],
  ]),
  timed('pork tenderloin', PORK, 'whole cut', [
    ['bake', '20–27 minutes', 425, 'about 1¼ lb (560 g); brown it first if you like; rest 5–10 minutes'],
    ['grill', '15–20 minutes', 'medium-high heat', 'turn every few minutes'],
    ['air fryer', '18–22 minutes', 400, ''],
    ['pan', '15–18 minutes', 'medium heat', 'cut into medallions: 3–4 minutes a side'],
    ['slow cooker', '2–3 hours on low', 'low', 'check early'],
  ]),
  timed('pork loin', PORK, 'whole cut', [
    ['bake', '20–25 minutes a pound', 350, 'rest 10 minutes', '', [20, 25]],
    ['slow cooker', '4–5 hours on low', 'low', ''],
    ['grill', '20–25 minutes a pound', 'indirect medium heat', ''],
  ]),
  timed(
    'pork shoulder',
    'it pulls apart, at 195–205 °F (90–96 °C); safe already at 145 °F (63 °C), but tough',
    'whole cut',
    [
      ['slow cooker', '8–10 hours on low, 5–6 on high', 'low', 'for 3–5 lb (1.4–2.3 kg)'],
      ['bake', '3½–5 hours, covered', 300, 'about 1 hour a pound'],
      ['smoke', '1½–2 hours a pound', 225, '', '', [90, 120]],
      ['pressure cooker', '60–75 minutes', 'high pressure', 'in 4 large pieces; natural release'],
    ],
  ),
  timed('pulled pork', 'it shreds, at 195–205 °F (90–96 °C) inside', 'whole cut', [
    ['slow cooker', '8–10 hours on low, 5–6 on high', 'low', 'use shoulder'],
    ['bake', '3½–5 hours, covered', 300, ''],
    ['pressure cooker', '60–75 minutes', 'high pressure', 'in large pieces'],
  ]),
  timed(
    'pork rib',
    'the meat has drawn back from the bones and bends at 195–203 °F (90–95 °C)',
    'whole cut',
    [
      [
        'bake',
        '2½–3 hours, wrapped in foil',
        275,
        'baby back; spare ribs 3–4 hours; then 5 minutes under the broiler with sauce',
      ],
      ['slow cooker', '6–8 hours on low', 'low', ''],
      ['grill', '2–2½ hours', 'indirect low heat (275 °F / 135 °C)', ''],
      ['smoke', '5–6 hours', 225, '3 hours bare, 2 wrapped, 1 with sauce'],
      ['pressure cooker', '23–28 minutes', 'high pressure', 'then glaze under the broiler'],
      ['air fryer', '30–35 minutes', 375, ''],
    ],
  ),
  timed('pork belly', 'it is tender and the skin crackles', 'whole cut', [
    ['bake', '2½ hours, then 20 minutes at 450 °F (230 °C) for the skin', 300, ''],
    ['air fryer', '35–45 minutes', 375, ''],
  ]),
  timed('ground pork', GROUND, 'ground meat', [['pan', '7–9 minutes', 'medium-high heat', '']]),
  timed('ham', 'ready-to-eat ham is warm at 140 °F (60 °C); fresh ham needs 145 °F (63 °C)', 'ham', [
    [
      'bake',
      '12–15 minutes a pound',
      325,
      'already cooked, covered; glaze for the last 20 minutes',
      '',
      [12, 15],
    ],
    ['slow cooker', '4–6 hours on low', 'low', ''],
  ]),
  timed('bacon', 'it is as brown as you like it', undefined, [
    ['bake', '15–20 minutes', 400, 'on a lined tray, no turning; thick-cut 20–25 minutes'],
    ['pan', '8–12 minutes', 'medium-low heat', 'start in a cold pan'],
    ['air fryer', '8–10 minutes', 375, ''],
    ['microwave', '4–6 minutes for 6 slices', '', 'between paper towels'],
  ]),
  timed(
    'sausage',
    'it reads 160 °F (71 °C), or 165 °F (74 °C) for chicken or turkey sausage',
    'ground meat',
    [
      ['pan', '12–15 minutes', 'medium heat', 'turn often, lid on for the first half'],
      ['bake', '20–25 minutes', 400, 'turn once'],
      ['grill', '12–15 minutes', 'medium heat', 'turn often'],
      ['air fryer', '10–12 minutes', 400, ''],
      ['boil', '10–12 minutes', '', 'simmer gently, then brown'],
    ],
  ),
  timed('bratwurst', 'it reads 160 °F (71 °C)', 'ground meat', [
    ['grill', '15–20 minutes', 'medium heat', 'turn often'],
    ['boil', '10–12 minutes', '', 'in beer or water, then grill to brown'],
    ['pan', '12–15 minutes', 'medium heat', ''],
  ]),
  timed('hot dog', 'it is steaming hot', 'leftover', [
    ['boil', '4–6 minutes', '', 'in simmering water'],
    ['grill', '5–7 minutes', 'medium heat', ''],
    ['pan', '5–6 minutes', 'medium heat', ''],
    ['microwave', '40–60 seconds', '', ''],
    ['air fryer', '4–6 minutes', 400, ''],
  ]),
  timed(
    'lamb chop',
    'medium-rare 130–135 °F (54–57 °C); the USDA minimum is 145 °F (63 °C) with 3 minutes of rest',
    'whole cut',
    [
      ['pan', '3–4 minutes a side', 'medium-high heat', '1 inch (2.5 cm) thick'],
      ['grill', '3–4 minutes a side', 'high heat', ''],
      ['broil', '4–5 minutes a side', 'high', ''],
      ['air fryer', '8–10 minutes', 400, ''],
      ['bake', '15–20 minutes', 400, ''],
    ],
  ),
  timed(
    'leg of lamb',
    'medium-rare 130–135 °F (54–57 °C), medium 140–145 °F (60–63 °C); the USDA minimum is 145 °F (63 °C) with 3 minutes of rest',
    'whole cut',
    [
      ['bake', '15–20 minutes a pound', 350, 'rest 15–20 minutes', '', [15, 20]],
      ['slow cooker', '8 hours on low', 'low', ''],
    ],
  ),
  timed('lamb shank', TENDER, 'whole cut', [
    ['bake', '2½–3 hours, covered', 325, ''],
    ['slow cooker', '7–8 hours on low', 'low', ''],
    ['pressure cooker', '45–50 minutes', 'high pressure', ''],
  ]),
  timed('lamb shoulder', TENDER, 'whole cut', [
    ['bake', '3½–4 hours, covered', 325, ''],
    ['slow cooker', '8–9 hours on low', 'low', ''],
  ]),
  timed('ground lamb', GROUND, 'ground meat', [['pan', '6–8 minutes', 'medium-high heat', '']]),
  timed('veal', 'it reads 145 °F (63 °C), then rests 3 minutes', 'whole cut', [
    ['pan', '1–2 minutes a side for scallopini, 4–6 for chops', 'medium-high heat', ''],
  ]),
  timed(
    'venison',
    'medium-rare 130–135 °F (54–57 °C); 160 °F (71 °C) is advised for game, and for ground meat',
    'whole cut',
    [
      ['pan', '3–4 minutes a side', 'high heat', 'steaks; it is lean, so rest it'],
      ['slow cooker', '8 hours on low', 'low', 'stewing cuts'],
    ],
  ),
  timed('rabbit', 'it reads 160 °F (71 °C)', 'ground meat', [['bake', '1–1½ hours, covered', 325, '']]),
  timed('liver', 'it reads 160 °F (71 °C)', 'ground meat', [
    ['pan', '2–3 minutes a side', 'medium-high heat', ''],
  ]),
  timed('oxtail', TENDER, 'whole cut', [
    ['boil', '3–3½ hours', 'a bare simmer', ''],
    ['slow cooker', '8–10 hours on low', 'low', ''],
    ['pressure cooker', '45–50 minutes', 'high pressure', ''],
  ]),
]

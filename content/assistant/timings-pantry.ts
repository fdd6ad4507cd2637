import { timed } from './timing-record.ts'

const SOFT = 'they are soft all through'
const BITE = 'it is tender with a slight bite; taste a minute before the packet says'

export const pantryTimings = [
  timed('white rice', 'the water is gone and small holes show; rest 5–10 minutes, then fluff', undefined, [
    [
      'boil',
      '15–18 minutes',
      'lowest heat, lid on',
      '1 cup (185 g) rice to 2 cups (480 ml) water (1:2); bring to a boil, cover, turn low; rest 5–10 minutes off the heat',
    ],
    [
      'pressure cooker',
      '3–4 minutes',
      'high pressure',
      '1 cup rice to 1 cup water, 10 minutes of natural release',
    ],
    ['microwave', '15–18 minutes', '', '1 cup to 2 cups water: 5 minutes on high, then 12–13 at half power'],
    ['bake', '25–30 minutes, covered', 375, '1 cup to 1¾ cups boiling water'],
    ['slow cooker', '1½–2 hours on high', 'high', '1 cup to 2 cups water'],
  ]),
  timed('basmati rice', 'the grains are long and apart', undefined, [
    [
      'boil',
      '12–15 minutes',
      'lowest heat, lid on',
      '1 cup to 1½ cups (360 ml) water; rinse, soak 20–30 minutes if you can; rest 10',
    ],
    ['pressure cooker', '4 minutes', 'high pressure', '1 cup to 1 cup water'],
  ]),
  timed('jasmine rice', 'the grains are tender and cling lightly', undefined, [
    ['boil', '12–15 minutes', 'lowest heat, lid on', '1 cup to 1½ cups (360 ml) water; rest 10'],
    ['pressure cooker', '3–4 minutes', 'high pressure', '1 cup to 1 cup water'],
  ]),
  timed('brown rice', 'it is tender and chewy; rest 10 minutes', undefined, [
    [
      'boil',
      '40–45 minutes',
      'lowest heat, lid on',
      '1 cup (190 g) brown rice to 2–2½ cups (480–600 ml) water',
    ],
    ['pressure cooker', '20–22 minutes', 'high pressure', '1 cup to 1¼ cups water, natural release'],
    ['bake', '1 hour, covered', 375, '1½ cups to 2½ cups boiling water'],
  ]),
  timed('wild rice', 'the grains have burst', undefined, [
    ['boil', '45–55 minutes', 'a simmer', '1 cup to 3 cups (720 ml) water'],
    ['pressure cooker', '25–30 minutes', 'high pressure', ''],
  ]),
  timed('arborio rice', 'it is creamy and flows, with a little bite', undefined, [
    [
      'boil',
      '18–20 minutes',
      'a gentle simmer',
      'for risotto: 1 cup to about 3–4 cups hot broth, added by the ladle',
    ],
  ]),
  timed('sushi rice', 'it is sticky and glossy', undefined, [
    ['boil', '15 minutes, then 10 off the heat', 'low', '1 cup to 1¼ cups (300 ml) water; rinse until clear'],
    ['pressure cooker', '5 minutes', 'high pressure', '1:1'],
  ]),
  timed('quinoa', 'the little tails show; fluff with a fork', undefined, [
    [
      'boil',
      '15 minutes',
      'low heat, lid on',
      '1 cup (170 g) quinoa, rinsed, to 2 cups (480 ml) water (1:2); rest 5 minutes',
    ],
    ['pressure cooker', '1 minute', 'high pressure', '1 cup to 1¼ cups water, 10 minutes of natural release'],
    ['microwave', '9–12 minutes', '', ''],
  ]),
  timed('couscous', 'it has drunk all the water; fluff with a fork', undefined, [
    [
      'boil',
      '5 minutes off the heat, covered',
      '',
      '1 cup (175 g) to 1 cup (240 ml) boiling water or broth: pour over, cover, do not boil further',
    ],
  ]),
  timed('israeli couscous', 'it is tender', undefined, [
    ['boil', '8–10 minutes', 'a simmer', '1 cup to 1¼ cups water'],
  ]),
  timed('bulgur', 'it is tender', undefined, [
    [
      'boil',
      '12–15 minutes',
      'low heat, lid on',
      '1 cup to 2 cups (480 ml) water; fine bulgur only soaks for 15–20 minutes',
    ],
  ]),
  timed('farro', 'it is chewy and tender', undefined, [
    ['boil', '25–30 minutes', 'a simmer', 'pearled, 1 cup to 3 cups water, then drain; whole farro 35–40'],
    ['pressure cooker', '10–12 minutes', 'high pressure', 'pearled'],
    ['slow cooker', '2–3 hours on high', 'high', ''],
  ]),
  timed('barley', 'it is tender and chewy', undefined, [
    ['boil', '25–30 minutes', 'a simmer', 'pearled, 1 cup to 3 cups water; hulled 45–60'],
    ['pressure cooker', '18–20 minutes', 'high pressure', 'pearled'],
    ['slow cooker', '6–8 hours on low', 'low', 'in soup'],
  ]),
  timed('millet', 'it is fluffy', undefined, [
    ['boil', '18–20 minutes', 'low heat, lid on', '1 cup to 2 cups water; rest 10'],
  ]),
  timed('polenta', 'it is creamy and leaves the sides of the pot', undefined, [
    ['boil', '30–40 minutes', 'low heat, stirring', '1 cup to 4–5 cups (1–1.2 l) water; instant 3–5 minutes'],
    ['slow cooker', '2–3 hours on high', 'high', ''],
  ]),
  timed('grits', 'they are creamy', undefined, [
    [
      'boil',
      '20–25 minutes',
      'low heat, stirring',
      '1 cup to 4 cups water; quick grits 5–7, stone-ground 40–45',
    ],
  ]),
  timed('oats', 'they are creamy', undefined, [
    ['boil', '5 minutes', 'medium heat', 'rolled, 1 cup to 2 cups (480 ml) water or milk; quick oats 1–2'],
    ['microwave', '2–3 minutes', '', '½ cup to 1 cup water, in a deep bowl'],
    ['slow cooker', '7–8 hours on low', 'low', 'steel-cut only'],
  ]),
  timed('steel-cut oats', 'they are creamy and chewy', undefined, [
    ['boil', '20–30 minutes', 'a simmer', '1 cup to 3–4 cups (720–960 ml) water'],
    ['pressure cooker', '4–5 minutes', 'high pressure', '1 cup to 3 cups, natural release'],
    ['slow cooker', '7–8 hours on low', 'low', '1 cup to 4 cups'],
  ]),
  timed('lentil', 'they are tender and hold their shape', undefined, [
    [
      'boil',
      '20–30 minutes',
      'a simmer',
      'brown or green, no soaking; 1 cup (190 g) to 3 cups (720 ml) water; salt at the end',
    ],
    ['pressure cooker', '8–10 minutes', 'high pressure', ''],
    ['slow cooker', '6–7 hours on low', 'low', ''],
  ]),
  timed('red lentil', 'they have fallen apart', undefined, [
    ['boil', '12–18 minutes', 'a simmer', '1 cup to 3 cups water, no soaking'],
    ['pressure cooker', '4–5 minutes', 'high pressure', ''],
  ]),
  timed('split pea', 'they have turned to a thick purée', undefined, [
    ['boil', '45–60 minutes', 'a simmer', 'no soaking'],
    ['pressure cooker', '15 minutes', 'high pressure', ''],
    ['slow cooker', '7–8 hours on low', 'low', ''],
  ]),
  timed('bean', SOFT, undefined, [
    [
      'boil',
      '60–90 minutes',
      'a simmer',
      'dry beans soaked 8 hours or overnight; unsoaked 2 hours and more; salt the water',
    ],
    ['pressure cooker', '8–12 minutes soaked, 25–35 from dry', 'high pressure', 'natural release'],
    ['slow cooker', '6–8 hours on low', 'low', 'boil kidney and cannellini beans hard for 10 minutes first'],
  ]),
  timed('black bean', SOFT, undefined, [
    [
      'boil',
      '60–90 minutes',
      'a simmer',
      'soaked overnight, which is not a must but saves time; unsoaked 1½–2 hours',
    ],
    [
      'pressure cooker',
      '25–30 minutes from dry',
      'high pressure',
      'no soaking needed; soaked 8–10 minutes; natural release',
    ],
    ['slow cooker', '6–8 hours on low', 'low', ''],
  ]),
  timed('kidney bean', SOFT, undefined, [
    [
      'boil',
      '60–90 minutes',
      'a simmer',
      'soak overnight, drain, then boil hard for at least 10 minutes in fresh water before you simmer: raw ones are poisonous',
    ],
    ['pressure cooker', '10–12 minutes soaked, 30–35 from dry', 'high pressure', 'natural release'],
    [
      'slow cooker',
      '6–8 hours on low',
      'low',
      'only after soaking and 10 minutes of hard boiling (30 to be sure): the slow cooker alone does not destroy their poison',
    ],
  ]),
  timed('chickpea', SOFT, undefined, [
    ['boil', '1½–2 hours', 'a simmer', 'soaked overnight'],
    ['pressure cooker', '12–15 minutes soaked, 40–45 from dry', 'high pressure', 'natural release'],
    ['slow cooker', '6–8 hours on low', 'low', ''],
    ['bake', '25–35 minutes', 400, 'canned, dried well and oiled, until crisp'],
    ['air fryer', '12–15 minutes', 390, 'canned, until crisp'],
  ]),
  timed('pinto bean', SOFT, undefined, [
    ['boil', '60–90 minutes', 'a simmer', 'soaked overnight'],
    ['pressure cooker', '8–10 minutes soaked, 25–30 from dry', 'high pressure', ''],
    ['slow cooker', '7–8 hours on low', 'low', ''],
  ]),
  timed('navy bean', SOFT, undefined, [
    ['boil', '60–90 minutes', 'a simmer', 'soaked overnight'],
    ['pressure cooker', '8–10 minutes soaked, 25 from dry', 'high pressure', ''],
  ]),
  timed('cannellini bean', SOFT, undefined, [
    ['boil', '60–90 minutes', 'a simmer', 'soaked overnight; boil hard for the first 10 minutes'],
    ['pressure cooker', '8–10 minutes soaked, 30–35 from dry', 'high pressure', ''],
  ]),
  timed('black-eyed pea', SOFT, undefined, [
    ['boil', '45–60 minutes', 'a simmer', 'soaking is not needed'],
    ['pressure cooker', '8–10 minutes soaked, 18–20 from dry', 'high pressure', ''],
  ]),
  timed('pasta', BITE, undefined, [
    [
      'boil',
      '8–12 minutes',
      '',
      'in plenty of boiling water, 1 tablespoon of salt to 4 quarts (4 l); fresh pasta 2–4 minutes',
    ],
    ['pressure cooker', 'half the packet time less 1 minute (4–5 minutes)', 'high pressure', 'quick release'],
    ['bake', '25–30 minutes, covered', 375, 'parboiled, in sauce'],
  ]),
  timed('spaghetti', BITE, undefined, [
    ['boil', '8–10 minutes', '', 'salt the water well and stir for the first minute'],
    ['pressure cooker', '5–6 minutes', 'high pressure', ''],
  ]),
  timed('penne', BITE, undefined, [['boil', '10–12 minutes', '', '']]),
  timed('fresh pasta', 'it floats and is tender with a slight bite', undefined, [
    ['boil', '2–4 minutes', '', 'filled shapes 4–6; taste early'],
  ]),
  timed('macaroni', BITE, undefined, [
    ['boil', '7–9 minutes', '', ''],
    ['pressure cooker', '4 minutes', 'high pressure', ''],
  ]),
  timed('lasagna noodle', 'they bend and are not quite soft: they cook on in the oven', undefined, [
    ['boil', '8–10 minutes', '', 'then lay them flat with a little oil; no-boil sheets need no boiling'],
  ]),
  timed('fettuccine', BITE, undefined, [['boil', '10–12 minutes', '', 'fresh 2–3']]),
  timed('orzo', BITE, undefined, [['boil', '8–10 minutes', '', '']]),
  timed('egg noodle', 'they are tender', undefined, [['boil', '6–8 minutes', '', '']]),
  timed('ramen noodle', 'they are loose and springy', undefined, [
    ['boil', '3 minutes', '', 'fresh 1–2'],
    ['microwave', '3–4 minutes', '', 'covered with water'],
  ]),
  timed('rice noodle', 'they are soft and springy; rinse cold', undefined, [
    ['boil', '4–6 minutes', '', 'or soak 20–30 minutes in hot water'],
  ]),
  timed('udon noodle', 'they are thick and springy', undefined, [
    ['boil', '2–3 minutes fresh or frozen, 8–10 dried', '', ''],
  ]),
  timed('soba noodle', 'they are just tender; rinse cold', undefined, [['boil', '4–6 minutes', '', '']]),
  timed('gnocchi', 'they float', undefined, [
    ['boil', '2–3 minutes', '', ''],
    ['pan', '6–8 minutes', 'medium-high heat', 'straight from the packet, until crisp'],
    ['bake', '20–25 minutes', 425, ''],
    ['air fryer', '10–12 minutes', 400, ''],
  ]),
  timed('ravioli', 'they float and the edges are tender', undefined, [
    ['boil', '4–6 minutes', '', 'fresh; frozen 6–8'],
    ['air fryer', '6–8 minutes', 400, 'breaded'],
  ]),
  timed('tortellini', 'they float and the edges are tender', undefined, [
    ['boil', '4–6 minutes', '', 'fresh; dried 10–12'],
  ]),
  timed('dumpling', 'the filling reads 165 °F (74 °C)', undefined, [
    ['boil', '6–8 minutes', '', 'frozen'],
    ['steam', '8–10 minutes', '', 'frozen 10–12'],
    ['pan', '8–10 minutes', 'medium heat', 'brown, add ¼ cup water, cover 5–6 minutes'],
  ]),
  timed('tofu', 'it is golden and crisp', undefined, [
    ['bake', '25–30 minutes', 400, 'pressed cubes, cornstarch-dusted'],
    ['pan', '8–10 minutes', 'medium-high heat', ''],
    ['air fryer', '12–15 minutes', 400, ''],
    ['grill', '3–4 minutes a side', 'medium-high heat', 'extra firm'],
  ]),
  timed('tempeh', 'it is brown', undefined, [
    ['pan', '4–5 minutes a side', 'medium heat', 'steam it 10 minutes first to take the bitterness'],
    ['bake', '20–25 minutes', 400, ''],
  ]),
  timed('popcorn', 'there are 2 seconds between the pops', undefined, [
    ['pan', '3–5 minutes', 'medium-high heat', '½ cup kernels in 3 tablespoons oil, lid on'],
    ['microwave', '2–3 minutes', '', ''],
  ]),
  timed('cookie', 'the edges are set and the middle still looks soft', undefined, [
    ['bake', '9–12 minutes', 350, 'drop cookies; cool 5 minutes on the tray'],
    ['air fryer', '6–8 minutes', 325, ''],
  ]),
  timed('brownie', 'a toothpick comes out with moist crumbs', undefined, [
    ['bake', '25–30 minutes', 350, '8-inch (20 cm) square pan; 9×13 30–35'],
  ]),
  timed(
    'cake',
    'a toothpick comes out clean and the top springs back, 200–205 °F (93–96 °C) inside',
    undefined,
    [
      [
        'bake',
        '28–35 minutes',
        350,
        '8- or 9-inch (20–23 cm) rounds; 9×13 35–40; Bundt 45–60; cupcakes 18–22',
      ],
    ],
  ),
  timed('muffin', 'a toothpick comes out clean', undefined, [['bake', '18–22 minutes', 375, '']]),
  timed('banana bread', 'a toothpick comes out clean, 200 °F (93 °C) inside', undefined, [
    ['bake', '55–65 minutes', 350, '9×5-inch (23×13 cm) loaf pan'],
  ]),
  timed(
    'bread',
    'it sounds hollow and reads 190–200 °F (88–93 °C); lean loaves 205–210 °F (96–99 °C)',
    undefined,
    [
      [
        'bake',
        '30–40 minutes',
        375,
        'sandwich loaf; crusty loaves 450 °F (230 °C), 20 minutes covered and 20 open',
      ],
    ],
  ),
  timed('biscuit', 'they are golden on top', undefined, [['bake', '12–15 minutes', 450, '']]),
  timed('cornbread', 'a toothpick comes out clean', undefined, [['bake', '20–25 minutes', 400, '']]),
  timed('pizza', 'the crust is brown and the cheese bubbles', undefined, [
    [
      'bake',
      '10–12 minutes',
      500,
      'as hot as the oven goes, on a preheated stone or tray; frozen pizza 12–18 minutes at 425 °F (220 °C)',
    ],
    ['grill', '6–8 minutes', 'high heat', ''],
  ]),
  timed('pie crust', 'it is golden', undefined, [
    ['bake', '15 minutes with weights, 10–15 without', 375, 'blind-baked'],
  ]),
  timed('apple pie', 'the filling bubbles and the crust is deep gold', undefined, [
    ['bake', '50–60 minutes', 400, 'cover the edge if it browns early'],
  ]),
  timed('cheesecake', 'the rim is set and the middle wobbles, 150 °F (66 °C)', undefined, [
    ['bake', '55–70 minutes', 325, 'in a water bath; cool in the oven with the door ajar'],
  ]),
  timed('quiche', 'the middle just wobbles, 165 °F (74 °C)', 'egg', [['bake', '35–45 minutes', 375, '']]),
  timed('lasagna', 'it bubbles and reads 165 °F (74 °C) in the middle', 'leftover', [
    ['bake', '45–55 minutes, covered for the first 30', 375, 'rest 15 minutes; from frozen about 90 minutes'],
    ['slow cooker', '4 hours on low', 'low', ''],
  ]),
  timed('casserole', 'it bubbles and reads 165 °F (74 °C) in the middle', 'leftover', [
    ['bake', '30–45 minutes', 350, ''],
  ]),
  timed('stuffing', 'it reads 165 °F (74 °C)', 'leftover', [
    ['bake', '35–45 minutes', 350, 'in a dish; covered for the first half'],
  ]),
  timed('puff pastry', 'it is tall and deep gold', undefined, [
    ['bake', '15–20 minutes', 400, 'keep it cold until it goes in'],
  ]),
  timed('meringue', 'it lifts off the paper', undefined, [
    ['bake', '1½ hours, then cool in the oven', 225, ''],
  ]),
  timed('chili', 'the meat and beans are tender and the sauce is thick', undefined, [
    ['boil', '45–90 minutes', 'a gentle simmer', 'lid ajar; longer for stewing beef (2 hours)'],
    ['slow cooker', '6–8 hours on low, 3–4 on high', 'low', 'brown the meat first'],
    ['pressure cooker', '20–25 minutes', 'high pressure', ''],
  ]),
  timed('stew', 'a fork goes into the meat without effort', undefined, [
    ['boil', '1½–2½ hours', 'a bare simmer', 'covered'],
    ['slow cooker', '7–8 hours on low, 4–5 on high', 'low', ''],
    ['bake', '2–2½ hours, covered', 325, ''],
    ['pressure cooker', '30–35 minutes', 'high pressure', ''],
  ]),
  timed('soup', 'the vegetables are tender; meat in it has reached its safe temperature', undefined, [
    ['boil', '20–40 minutes for vegetable soup, 1–1½ hours with chicken on the bone', 'a gentle simmer', ''],
    ['slow cooker', '6–8 hours on low', 'low', ''],
    ['pressure cooker', '10–20 minutes', 'high pressure', ''],
  ]),
  timed('curry', 'the meat is tender and the fat rises', undefined, [
    ['boil', '20–30 minutes with chicken, 1½–2 hours with beef or lamb', 'a gentle simmer', ''],
    ['slow cooker', '4–6 hours on low', 'low', ''],
  ]),
  timed('pasta sauce', 'it is thick enough to coat a spoon', undefined, [
    [
      'boil',
      '20–30 minutes for a quick tomato sauce, 2–3 hours for a meat sauce',
      'a gentle simmer',
      'stir now and then',
    ],
    ['slow cooker', '6–8 hours on low', 'low', ''],
  ]),
  timed('enchiladas', 'they bubble at the edge and read 165 °F (74 °C) in the middle', 'leftover', [
    ['bake', '20–25 minutes', 375, 'filled with cooked meat; covered for the first half'],
  ]),
  timed('macaroni and cheese', 'it bubbles and the top is brown', undefined, [
    ['bake', '20–30 minutes', 375, 'rest 5 minutes'],
    ['slow cooker', '2–3 hours on low', 'low', ''],
  ]),
  timed('croissant', 'they are deep brown', undefined, [
    ['bake', '18–22 minutes', 400, 'frozen and proofed 20–25'],
  ]),
  timed('dinner roll', 'they are golden and read 190 °F (88 °C)', undefined, [
    ['bake', '15–20 minutes', 375, ''],
  ]),
  timed('cinnamon roll', 'the middle is set and reads 190 °F (88 °C)', undefined, [
    ['bake', '22–28 minutes', 350, ''],
  ]),
  timed('frittata', 'the middle just wobbles, 160 °F (71 °C)', 'egg', [
    ['bake', '15–20 minutes', 375, 'started on the stove; in a dish 25–30'],
  ]),
  timed('pumpkin pie', 'the rim is set and the middle wobbles, 175 °F (80 °C)', undefined, [
    ['bake', '15 minutes at 425 °F (220 °C), then 40–50', 350, ''],
  ]),
]

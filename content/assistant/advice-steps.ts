import { notesOf } from './note-record.ts'

/** Should I, must I, which first: the choices at the stove. */
export const stepAdvice = notesOf('advice', [
  [
    'Covering lasagna and casseroles',
    'cover lasagna/lasagne/casserole/dish/gratin baking/bake/oven, lasagna foil, casserole cover/covered/uncovered',
    'Cover it with foil for the first two thirds, so that it heats through without drying (about 30–40 minutes at 375 °F / 190 °C), then uncover it for the last 15–20 minutes to brown the top. Keep the foil off the cheese.',
  ],
  [
    'Skin on fish',
    'skin salmon/fish leave/keep/remove/on/off, salmon skin, fish skin side',
    "Leave the skin on for cooking: it protects the flesh, crisps in a hot pan (skin side down first, 70–80% of the time) and lifts off easily afterwards. Remove it only for poaching, stews or fish cakes. It's edible.",
  ],
  [
    'Onion or garlic first',
    'garlic onion first/before, add garlic when, garlic before/after onion',
    'Onion first: it needs 5–10 minutes to soften. Garlic goes in for the last 30–60 seconds before the liquid, because it burns quickly and turns bitter.',
  ],
  [
    'Boiling chicken before frying or roasting',
    'boil/parboil chicken before frying/fry/roasting/grilling/baking, parboil chicken/ribs/wings, boil ribs before',
    'Not needed: boiling washes flavor into the water and dries the meat. Fry at 325–350 °F (165–175 °C) so that it cooks through, or brown it and finish it in the oven, to 165 °F (74 °C). If you do parboil, cook it fully and finish at once; never leave it half cooked.',
  ],
  [
    'Flipping burgers and steaks',
    'flip/turn burger/burgers/steak/steaks once/often/many, flip steak/burger',
    'Both ways work. One flip gives a deep crust with less work; turning every 30–60 seconds cooks more evenly and a little faster. What matters: a hot pan, no pressing with the spatula, and for burgers 160 °F (71 °C).',
  ],
  [
    'Canned fish and meat',
    'cook canned/tinned tuna/salmon/sardines/chicken/fish, canned tuna/sardines cooked/raw/heat',
    'Canned tuna, salmon, sardines and chicken are cooked in the can: eat them as they are or warm them through. No cooking needed.',
  ],
  [
    'Canned beans and vegetables',
    'cook canned/tinned beans/chickpeas/vegetables/corn/tomatoes, canned beans eat cold/raw/heat, eat canned beans cold',
    "They're cooked already: drain, rinse, and eat them cold or warm them 5–10 minutes. Long simmering only makes them soft. Canned tomatoes gain from 15–20 minutes of simmering.",
  ],
  [
    'Lid when simmering',
    'lid/cover simmering/simmer soup/sauce/stew/stock, soup lid, cover soup/stew/chili, simmer covered/uncovered',
    "Lid on (or ajar) if the amount of liquid is right and things should get tender; lid off if it should get thicker or stronger. Soups and stews: ajar. Tomato sauce and stock: off. Rice: on, and don't lift it.",
  ],
  [
    'Bake or fry',
    'bake/fry better/healthier wings/chicken/fries, baked fried chicken wings better',
    'Frying is crisper and faster; baking is easier, with less fat and mess. Wings in the oven: dry them, toss with 1 teaspoon of baking powder a pound, 45 minutes at 425 °F (220 °C) on a rack. In an air fryer 20–25 minutes at 400 °F (200 °C).',
  ],
  [
    'Boiling lasagna sheets',
    'boil/cook/soak lasagna/lasagne sheets/noodles first/before, lasagna/lasagne sheets precook, oven ready lasagna',
    'Look at the pack: oven-ready (no-boil) sheets and fresh pasta go in raw, with plenty of sauce and covered with foil. Ordinary dried sheets are boiled first for 2 minutes less than the pack says.',
  ],
  [
    'Thawing vegetables before cooking',
    'thaw/defrost vegetables/veg/broccoli/peas/spinach before, frozen vegetables roast/thaw/defrost',
    'No, cook them from frozen: thawed vegetables go soft and wet. Roast them on a hot tray at 425–450 °F (220–230 °C) without crowding, or steam them briefly. Only spinach for fillings is thawed, to squeeze it dry.',
  ],
  [
    'Salting early or late',
    'salt meat/steak/chicken before/after/early/when, when salt, salt eggs before, season before/after',
    "Salt meat either 40 minutes to a day before, or right before it goes into the pan: in between it's wet on top. Vegetables and soups: a little at each step, taste at the end. Eggs: just before or during cooking. Salads: at the last minute.",
  ],
  [
    'When to add pepper, herbs and lemon',
    'when add herbs/pepper/lemon/cheese/vinegar, herbs beginning/end',
    'Woody herbs (rosemary, thyme, bay) and dried ones go in at the start; soft ones (basil, parsley, cilantro, dill) at the end. Lemon juice, vinegar and cheese at the end, off the heat.',
  ],
  [
    'Pressing burgers',
    'press/smash/squash burger/burgers down, smash burger',
    "Don't press a thick burger: the juice runs out. The exception is a smash burger: a ball of meat, pressed thin once in the first 30 seconds on a very hot pan.",
  ],
  [
    'Brining',
    'brine/brining turkey/chicken/pork worth/should/need, dry brine',
    'Worth it for lean meat: it seasons deep and holds water. Dry brine: ½ teaspoon of kosher salt a pound, uncovered in the fridge for 12–48 hours, no rinsing. Wet brine: ¼ cup of kosher salt a quart (60 g a liter), a breast 30–60 minutes, a whole bird 12 hours. Not for birds that are sold “enhanced” or kosher.',
  ],
  [
    'Searing before or after',
    'sear/brown meat/roast/stew/beef before/need/necessary/first, brown mince/meat first, skip browning/searing',
    "Browning gives flavor, not juiciness, so it's worth it but not a must. For stews brown at least half of the meat; for thick steaks you can also sear at the end (reverse sear). Ground meat for a slow cooker should be browned first.",
  ],
  [
    'Rinsing chicken, rice, pasta, beans',
    'rinse/wash before cooking which',
    "Rinse: rice (not for risotto), quinoa, lentils, canned beans, leafy greens, fruit. Don't rinse: raw meat and poultry, cooked pasta for warm dishes, mushrooms for long, prewashed salad.",
  ],
  [
    'Peeling potatoes, carrots and others',
    'peel potatoes/carrots/zucchini/cucumber/eggplant/beets/parsnips/apples/peaches/squash/sweet before/need/have/skin, leave skin on',
    'Mostly a matter of taste: the skins of potatoes, carrots, zucchini, cucumber, eggplant, apples, peaches and sweet potatoes are edible, just scrub them. Peel for smooth mash or purée, for waxed or tough skins, for celery root, and butternut; beets peel easily after cooking. Cut away green potato parts.',
  ],
  [
    'Eating skins, rinds and seeds',
    'eat/edible skin/rind/peel/seeds/leaves/stem/core/stalk',
    'Good to eat when washed: skins of potato, sweet potato, apple, kiwi, squash such as delicata; seeds of pumpkin; leaves of beets, carrots, celery and radishes; stalks of broccoli and cauliflower. Leave: avocado skin and stone, citrus pith for its bitterness, stones and bitter kernels of cherries and apricots, rhubarb leaves, green potato skin.',
  ],
  [
    'Potato skins',
    'eat potato skin/skins/peel, potato skin healthy',
    'Yes, scrubbed potato skin is good to eat and has much of the fiber. Cut away green parts, sprouts and eyes: they hold bitter solanine.',
  ],
  [
    'Kiwi skin',
    'eat kiwi skin/peel/fuzz, kiwi skin',
    'Yes, the skin of a kiwi is edible and full of fiber: wash it and rub off the fuzz. Gold kiwis have a thinner, smoother one.',
  ],
  [
    'Cheese rinds',
    'eat/edible rind brie/camembert/cheese/parmesan, brie/camembert/cheese rind, parmesan rind',
    "The white rind of brie and camembert and washed rinds are edible. Wax, cloth and bark aren't. A Parmesan rind is too hard to eat: simmer it in soup or sauce and take it out.",
  ],
  [
    'Shrimp tails and shells',
    'shrimp tails/shell/heads on/off/leave/remove',
    'Shells and tails add flavor and protect from overcooking, good for grilling and boiling; peel for pasta, curries and anything eaten with a fork. Shells make a quick stock.',
  ],
  [
    'Deveining shrimp',
    'devein shrimp/prawns need/have/should/necessary, black line shrimp/prawn, shrimp vein/poop',
    "It's safe to leave the dark vein (the gut) in, but in large shrimp it can be gritty and bitter, so most cooks take it out: cut along the back and lift it. Small ones aren't worth the work.",
  ],
  [
    'Meat from the fridge',
    'steak/meat/roast/chicken room temperature before, take meat out fridge before',
    'No need: 30 minutes on the counter hardly warm the middle. Pat it dry and cook it from the fridge; large roasts may stand up to 1 hour. Never longer than 2 hours.',
  ],
  [
    'Resting batter',
    'rest batter pancake/crepe/yorkshire/tempura, batter rest fridge/overnight',
    "Rest pancake batter 5–10 minutes, crêpe and Yorkshire batter 30 minutes to overnight in the fridge. Tempura and beer batter aren't rested: they're used ice-cold at once.",
  ],
  [
    'Oiling the pan or the food',
    'oil pan/tray/food/meat/vegetables before/need/grease, grease nonstick',
    'In a hot pan oil goes into the pan; for grilling and roasting toss the food in it. Nonstick pans need only a teaspoon. A greased pan is lined with parchment for cakes.',
  ],
  [
    'Preheating the oven',
    'preheat oven need/have/should/necessary/skip/long, skip preheating',
    'Yes for anything that rises or browns: cakes, bread, pastry, pizza, roast vegetables: 10–20 minutes. Casseroles and slow roasts can start cold with 10–15 minutes more.',
  ],
  [
    'Opening the oven door',
    'open oven door/during/while cake/baking, peek oven',
    "Leave it shut for the first two thirds of a cake, soufflé or popovers: each look costs 25–50 °F (15–30 °C) and can make them fall. Roasts and casseroles don't mind.",
  ],
  [
    'Turning the tray',
    'rotate/turn tray/pan/cookies oven halfway, two trays oven, multiple trays',
    'Turn the tray halfway if your oven has hot spots. With two trays use the fan setting, racks in the upper and lower third, swap them halfway, and allow a few minutes more.',
  ],
  [
    'Draining fat',
    'drain fat/grease mince/beef/bacon, pour grease sink/drain, bacon grease keep/save',
    'Drain ground beef if more than a spoonful is left. Never pour fat down the sink: let it set in a can or jar, and throw it out. Bacon fat, strained, keeps 3 months in the fridge for frying.',
  ],
  [
    'Marinating overnight and too long',
    'marinate overnight/long/days/hours/24/48, marinate too long, overnight marinade',
    'Beef, pork and lamb 4–24 hours, chicken 2–12 (24 at most), fish and shrimp 15–30 minutes, vegetables 30 minutes. Much lemon, vinegar or pineapple turns the surface mushy: then halve the time. Always in the fridge.',
  ],
  [
    'Cooking with the bone',
    'bonein boneless better, bone cook/flavor/in',
    'Meat on the bone stays juicier and takes 25–50% longer; boneless is faster and easier to serve. Measure the temperature away from the bone.',
  ],
  [
    'Fresh or dried herbs',
    'fresh dried herbs better/use/when, dried herbs instead',
    'Dried oregano, thyme, rosemary and bay are good in anything that cooks long: 1 teaspoon dried for 1 tablespoon fresh. Basil, parsley, cilantro, chives and dill are far better fresh, added at the end.',
  ],
  [
    'Toasting nuts and spices',
    'toast nuts/spices/seeds/oats need/worth/should',
    'Worth it: 5–10 minutes for nuts at 350 °F (175 °C), 1–2 minutes in a dry pan for spices and seeds, until you smell them. They taste deeper and stay crisp; take them out of the hot pan at once.',
  ],
  [
    'Chilling dough overnight',
    'dough fridge/overnight/chill pizza/bread/pie/cookie, cold ferment',
    'Yes, most doughs gain: pizza and bread dough 1–3 days in the fridge for flavor (use a little less yeast), cookie dough up to 3 days, pie dough 2. Cover them tightly and let bread dough warm up for 1 hour.',
  ],
  [
    'Batter made ahead',
    'batter ahead/later/overnight/wait/fridge/sit/night cake/muffin/pancake/cupcake/brownie, cake batter wait/later/ahead/fridge',
    'Bake cake and muffin batter within 20–30 minutes: the leavening starts to work as soon as it is wet, and the cake stays flat later. Mix the dry and wet parts separately ahead of time instead. Brownie batter and pancake batter with double-acting baking powder keep overnight in the fridge with some loss; crêpe batter gains.',
  ],
  [
    'Yeast dough left too long',
    'dough risen/rise/proof too long/overproofed/overnight counter, overproof',
    'Overproofed dough is slack, full of big bubbles and smells like alcohol. Knock it down, shape it again and let it rise once more, shorter. If it stood out for a whole day at room temperature, throw enriched (milk, egg) dough away.',
  ],
  [
    'How long to proof',
    'long/how sourdough/bread/dough prove/proof/rise, sourdough prove/proof time',
    'Bread dough: 1–2 hours at 75–80 °F (24–27 °C) until doubled, then 30–60 minutes in the pan. Sourdough: 4–8 hours in bulk until it has grown by half to three quarters, then 1–2 hours at room temperature or 8–16 in the fridge. A poke that springs back slowly means ready.',
  ],
  [
    'Doubling a cake in one pan',
    'double cake/brownie recipe one/same/pan/tin',
    'Not in the same pan: it would overflow or stay raw inside. Use two pans, or one with twice the volume; fill pans no more than two thirds. A deeper cake takes longer at 25 °F (15 °C) less.',
  ],
  [
    'Leaving out an ingredient',
    'skip/leave/omit/without egg/eggs/sugar/salt/butter/baking/vanilla/onion/garlic, forgot add',
    'Safe to leave out: spices, herbs, vanilla, nuts, garnish, wine (use broth). Structural, so replace them: eggs, flour, leavening, fat, and sugar in cakes. Salt may be halved, in bread it also tames the yeast.',
  ],
  [
    'Meatballs without egg',
    'meatballs/meatloaf/burgers egg/eggs without/skip/no/need, bind meatballs',
    'Yes: bread soaked in milk binds by itself (½ cup of crumbs with ¼ cup of milk a pound). Or use yogurt, a spoonful of ground flaxseed in water, mashed potato, or grated cheese. Mix well, shape firmly and chill them 20 minutes.',
  ],
  [
    'Cooking pasta in the sauce',
    'pasta cook in sauce/one pot/without boiling, uncooked pasta sauce',
    'Yes: 1 lb (450 g) of pasta wants about 4–4½ cups (1 liter) of thin liquid, broth, water and sauce together; stir often and simmer 10–12 minutes. It turns out starchy and creamy.',
  ],
  [
    'Rice: to stir or not',
    'stir/lift rice cooking/lid/while, rice boil lid',
    "Don't stir and don't lift the lid: stirring sets starch free and makes it sticky (which you want only in risotto). Let it stand 10 minutes off the heat, then fluff it with a fork.",
  ],
  [
    'Cooking potatoes from cold water',
    'potatoes cold/boiling water start, boil potatoes cold water, vegetables cold/boiling water',
    'Potatoes and other roots start in cold salted water, so that they cook evenly. Green vegetables, pasta and corn go into boiling water.',
  ],
  [
    'Steak in butter or oil',
    'steak butter/oil, butter or oil fry steak/eggs/fish',
    'Sear in oil with a high smoke point (canola, avocado), and add butter with garlic and thyme for the last 1–2 minutes to baste: butter alone burns at searing heat. Eggs and fish over medium heat are good in butter.',
  ],
  [
    'Cooking pork through',
    'pork welldone/through/fully/pink, pork white',
    'Whole cuts of pork may be a little pink: 145 °F (63 °C) with 3 minutes of rest. Ground pork and sausages need 160 °F (71 °C). Shoulder for pulling continues to 195–205 °F (90–96 °C).',
  ],
  [
    'Egg wash',
    'egg wash/glaze without/instead/brush pastry/bread',
    'One egg beaten with a tablespoon of water or milk gives shine and color. Without egg: milk or cream (softer shine), oat milk with a little maple syrup, or butter after baking.',
  ],
  [
    'Scoring and slashing bread',
    'score/slash bread/loaf need/why',
    'A cut ½ inch (1 cm) deep steers where the loaf opens in the oven; without it the crust tears at the side. Use a razor or a very sharp knife, just before baking.',
  ],
  [
    'Steam for bread',
    'steam oven bread, bread steam/water tray',
    'Steam in the first 15 minutes keeps the crust soft, so the loaf can rise and then turns glossy and crisp. Bake in a lidded pot, or put a hot tray in the oven and pour in a cup of hot water.',
  ],
  [
    'Tasting as you cook',
    'taste cooking/season/enough salt, know enough salt',
    'Taste at the start, middle and end, with a clean spoon each time. Flat: salt. Dull: acid. Sharp: a little sugar or fat. Never taste raw meat, poultry or dough with flour and egg.',
  ],
  [
    'Cooking for one',
    'cook/cooking one/single/myself',
    'Cook recipes for four and freeze three portions, or halve them; buy loose vegetables, frozen fish and portions of meat that you freeze flat. Eggs, pasta, stir-fries, sheet-pan dinners and soups are made for one.',
  ],
  [
    'Too many eggs whites or yolks left',
    'leftover egg whites/yolks, use egg whites/yolks',
    'Whites: meringue, omelets, macaroons, cocktails; they freeze for a year. Yolks: custard, mayonnaise, carbonara, ice cream; in the fridge 2 days under a little water.',
  ],
])

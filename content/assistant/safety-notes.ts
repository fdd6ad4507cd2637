import { notesOf } from './note-record.ts'

/** Safety-critical answers. The wording follows standard US guidance. */
export const safetyNotes = notesOf('safety', [
  [
    'Mussels and clams, open or shut',
    'mussels/clams open/closed/shut/opened, mussel/clam dead/bad',
    "Before cooking: tap open ones; if they don't close, they're dead, throw them out, as well as broken ones. After cooking: discard those that stayed shut. Cook them the day you buy them.",
  ],
  [
    'Smoking oil',
    'oil smoking/smokes/smoke, pan smoking',
    'Turn the heat off and move nothing: oil that smokes is just below the point where it burns. Let it cool, air the room, throw the oil out if it smells, and start again at lower heat. If it flames: lid on, heat off, never water.',
  ],
  [
    'Turkey or roast still frozen',
    'turkey/roast/chicken/bird still/partially/partly frozen, turkey frozen middle/inside',
    'You can roast it like this: at 325 °F (165 °C) a frozen bird takes about 50% longer, a partly frozen one 25%; take the giblets out when they come loose, and check for 165 °F (74 °C) in breast, thigh and stuffing. Or speed it up in cold water, changed every 30 minutes, 30 minutes a pound. Never deep-fry it frozen.',
  ],
  [
    'Raw or undercooked meat',
    'undercooked chicken/pork/meat/turkey/beef/burger, eat raw chicken/pork/turkey/meat, ate raw chicken/pork/meat/turkey/beef, sick raw/undercooked chicken/pork/meat',
    "No, don't eat it: cook poultry to 165 °F (74 °C), ground meat to 160 °F (71 °C), pork and other whole cuts to 145 °F (63 °C). If someone has eaten some, often nothing happens: watch for fever, cramps or diarrhea in the next 1–6 days, drink plenty, and call a doctor for blood, high fever, or at once for small children, pregnant women, older or ill people.",
  ],
  [
    'Washing raw poultry',
    'wash/rinse/clean chicken/turkey/poultry/meat, should wash chicken, rinse raw chicken, washing chicken',
    "No, don't wash or rinse raw poultry or meat: it splashes bacteria around the sink. Pat it dry with paper towels, and cooking to 165 °F (74 °C) kills what is on it. Then wash hands, board and knife with hot soapy water.",
    ['about-eating'],
  ],
  [
    'Raw dough and batter',
    'raw cookie dough, eat raw dough, raw batter, eat raw flour, cookie dough raw, raw flour',
    "Better not: raw flour can carry E. coli and raw eggs Salmonella. Use flour sold as heat-treated and pasteurized eggs, or bake it first; heating flour at home, even to 165 °F (74 °C), doesn't make it safe for sure.",
  ],
  [
    'The danger zone',
    'danger zone, kills bacteria, kill bacteria/germs, temperature danger, how long sit out, food sit out, left out how long, food be left out',
    "Between 40 °F and 140 °F (4–60 °C) bacteria double about every 20 minutes. Keep cold food under 40 °F (4 °C), hot food over 140 °F (60 °C), and don't leave it in between for more than 2 hours, 1 hour above 90 °F (32 °C).",
    ['general'],
  ],
  [
    'Frozen meat in a slow cooker',
    'frozen chicken/meat/beef/pork/roast slow/crockpot cooker/crockpot, frozen slow cooker, frozen chicken slow cooker',
    'No, thaw it first: in a slow cooker frozen meat stays too long in the danger zone (40–140 °F, 4–60 °C). Thaw it in the fridge or in cold water, or use an oven or pressure cooker, which are fine from frozen with about half as much time again.',
  ],
  [
    'Cooking from frozen',
    'cook from frozen, cook frozen chicken/meat/steak/fish/burger/beef/salmon, chicken from frozen',
    'Yes, in the oven, on the stove or in a pressure cooker you can cook it from frozen; allow about 50% longer and check the temperature (poultry 165 °F / 74 °C). Not in a slow cooker, where it warms too slowly.',
    ['about-eating', 'from-frozen'],
  ],
  [
    'Raw kidney beans',
    'kidney beans raw/crockpot/slow/undercooked/soak/toxic/poison, raw kidney beans, dried kidney beans slow cooker, undercooked beans',
    "Not straight from dry: raw kidney beans hold a poison (lectin) that a slow cooker doesn't destroy. Soak them 5 hours or more, drain, boil hard in fresh water for at least 10 minutes (30 to be safe), then slow-cook. Canned ones are already safe.",
  ],
  [
    'Garlic in oil',
    'garlic oil make/keep/store/last/homemade/safe/long/jar/botulism, garlic infused oil, infuse oil, herb oil make/keep/store/safe, infused oil, garlic confit, botulism garlic',
    'Warm peeled cloves gently in oil for 10–15 minutes, cool at once, keep it in the fridge and use it within 4 days (a week at the very most), or freeze it for some months. Never at room temperature: garlic and herbs under oil can grow botulism, which you can neither see nor smell.',
  ],
  [
    'Honey and infants',
    'honey baby/infant/newborn/babies, honey month old, honey year old, honey toddler, honey under one',
    'Not before 12 months (the first birthday): no honey for babies, raw or baked in. It can carry spores that cause infant botulism. From the first birthday on it is fine.',
  ],
  [
    'Wild mushrooms and plants',
    'mushrooms garden/yard/lawn/woods/forest/found/picked, mushrooms yard/wild/found/picked/forest/woods/lawn/forage/foraged, wild mushrooms safe, foraged plants/berries/greens, forage, wild berries/plants/garlic edible, picked wild, found berries',
    "No, don't eat them unless a local expert has identified every single one: deadly kinds look like edible ones, and no home test (silver, peeling, cooking) makes them safe. If someone has eaten some, call Poison Control (1-800-222-1222 in the US) at once.",
  ],
  [
    'Home canning',
    'canning, home canning, preserve jars, preserve tomatoes/vegetables/beans/salsa/peaches/meat, jars home can, mason jars, water bath canning, pressure canning, water bath beans/vegetables/meat/soup/corn/tomatoes/jam, can can beans/vegetables/meat/soup/tomatoes jar',
    "Use only a tested recipe (USDA, National Center for Home Food Preservation) and its times for your altitude. Low-acid food (green beans, corn, meat, soup, plain vegetables) needs a pressure canner at 240 °F (116 °C): boiling water doesn't kill botulism spores. Tomatoes need added acid (2 tablespoons of bottled lemon juice or ½ teaspoon of citric acid a quart); fruit, jam and vinegar pickles go in a boiling-water bath. Freezing is the easy, safe way.",
  ],
  [
    'Mixing cleaners',
    'bleach vinegar/ammonia/alcohol/peroxide, mix bleach, ammonia bleach, mix cleaners, clean bleach',
    'No, never mix them: bleach with vinegar or any acid gives off chlorine gas, with ammonia chloramine fumes, and both can kill. Use one product, rinse, air the room. For boards 1 tablespoon of bleach in a gallon of water is enough. If you breathed fumes, go outside and call Poison Control (1-800-222-1222 in the US).',
  ],
  [
    'Cutting boards',
    'same cutting board, cutting board raw chicken/meat, cross contamination, clean/sanitize cutting board',
    'No, use a separate board for raw meat, or cut the salad first. Otherwise wash board, knife and hands with hot soapy water before anything that is eaten raw touches them.',
  ],
  [
    'Green or sprouted potatoes',
    'green potatoes, sprouted potatoes, potatoes sprouted/sprouting/green/soft/eyes, potato eyes',
    "Firm potatoes with small sprouts are fine: cut out the sprouts and eyes, and peel away every green part, since green means solanine, which is bitter and poisonous. Discard them when they're very green, soft or wrinkled.",
  ],
  [
    'Grease fire',
    'grease fire, oil fire, pan fire/flames, oil caught fire, fire stove/pan/oven/kitchen, pan on fire',
    "Turn off the heat and smother it: slide a metal lid or a baking sheet over it and leave it covered until cold; salt, baking soda or a class B/K extinguisher help on a small one. Never water, and don't carry the pan. Oven fire: off, door shut. If it spreads, get out and call 911.",
  ],
  [
    'Eating while pregnant',
    'pregnant, pregnancy, expecting',
    "While pregnant avoid raw or undercooked fish (sushi), meat and eggs, deli meat unless it's steaming hot, unpasteurized milk and soft cheese, raw sprouts, high-mercury fish, and alcohol. Cooked sushi and well cooked fish are fine. Your doctor has the last word.",
  ],
  [
    'Marinating on the counter',
    'marinate counter, marinate out, marinate room temperature',
    'No, always marinate in the fridge: on the counter raw meat is in the danger zone (40–140 °F). A covered dish or a bag on the lowest shelf is right.',
  ],
  [
    'Reusing marinade',
    'reuse marinade, marinade sauce raw, use marinade from raw, leftover marinade',
    'Not as is: it has touched raw meat. Boil it hard for at least a minute before it becomes a sauce, or set some aside before the meat goes in; otherwise discard it.',
  ],
  [
    'Raw eggs',
    'raw egg/eggs safe/eat/mayo/mayonnaise/tiramisu/mousse/drink, eat raw eggs, raw eggs, undercooked eggs, sick eggs, runny eggs safe, runny yolk safe',
    "Raw and runny eggs can carry Salmonella. Use pasteurized eggs for mayonnaise, mousse, tiramisu or eggnog; egg dishes are safe at 160 °F (71 °C). Children, pregnant women, older people and the sick shouldn't eat them raw.",
    ['about-eating'],
  ],
  [
    'Partial cooking',
    'partially cook/cooked chicken/meat, half cook, finish cooking tomorrow, par cook chicken/meat, partially cooked, cook halfway',
    "No, don't cook meat or poultry partway and finish it later: it spends too long in the danger zone. Cook it through to its safe temperature (poultry 165 °F / 74 °C), chill it, and reheat it.",
  ],
  [
    'Rhubarb leaves',
    'rhubarb leaves/leaf',
    "No, never eat rhubarb leaves: they're poisonous (oxalic acid). Only the stalks are food.",
  ],
  [
    'Plants and parts that are poisonous',
    'apricot kernels, bitter almonds, raw cassava, eat peach/cherry/apple/apricot pits/seeds/pit/kernels, swallowed pit/seed/seeds, elderberries raw, raw taro',
    'No: apricot and peach kernels, bitter almonds, raw cassava and raw elderberries set free cyanide, and raw taro burns the throat. A swallowed apple seed or cherry pit does no harm. Cook cassava, taro and elderberries well, and call Poison Control (1-800-222-1222 in the US) after a real dose.',
  ],
  [
    'Raw or rare burgers',
    'rare burger/burgers, mediumrare burger, pink burger, eat raw ground beef, eat raw beef/meat/hamburger, steak tartare',
    "Ground beef should reach 160 °F (71 °C): grinding carries bacteria from the outside to the middle, so a rare burger is a risk in a way that a rare steak isn't. Color doesn't tell; a thermometer does.",
    ['about-eating'],
  ],
  [
    'Pink chicken',
    'chicken pink, pink chicken, chicken bloody/blood, pink inside chicken, turkey pink, pink near bone',
    "Color doesn't decide, temperature does: if the thickest part reads 165 °F (74 °C) it's safe even with a pink tinge, often near the bone. If you can't measure it, or it's soft and glassy, keep cooking it.",
    ['about-eating'],
  ],
  [
    'Pink pork',
    'pork pink, pink pork, pork medium rare, rare pork, pork medium',
    'A little pink is fine: chops, loin and tenderloin are safe at 145 °F (63 °C) with a 3-minute rest. Ground pork needs 160 °F (71 °C).',
    ['about-eating'],
  ],
  [
    'Raw fish and sushi',
    'raw fish, raw salmon/tuna, sushi grade, eat raw salmon/fish, homemade sushi',
    'Only fish sold to be eaten raw and frozen to kill parasites (−4 °F / −20 °C for 7 days), kept under 40 °F (4 °C), the same day. Cooked fish is safe at 145 °F (63 °C). Not for pregnant women, small children or weak immune systems.',
    ['about-eating'],
  ],
  [
    'Refreezing',
    'refreeze, freeze again, re freeze, refrozen',
    'Yes, if it thawed in the fridge and stayed cold: raw or cooked, you may refreeze it within 1–2 days, with some loss of quality. Not if it thawed on the counter, in water or the microwave (cook it first), or was out for more than 2 hours.',
  ],
  [
    'Thawing on the counter',
    'thaw/defrost counter, thaw/defrost room temperature, defrost out, leave meat out thaw/defrost, thaw hot water, defrost hot/warm water',
    'No, not on the counter and not in hot water: the outside reaches the danger zone (over 40 °F / 4 °C) while the middle is frozen. Thaw in the fridge, in cold water changed every 30 minutes, or in the microwave if you cook it at once.',
    ['thaw-refused'],
  ],
  [
    'Unpasteurized milk',
    'raw milk, unpasteurized',
    'Raw milk and cheese from it can carry Listeria, E. coli and Salmonella: pasteurized is the safe choice, above all for children, pregnant women and older people.',
    ['about-eating'],
  ],
  [
    'Sprouts',
    'raw sprouts, bean sprouts raw',
    "Raw sprouts often carry bacteria in the seed that washing doesn't remove. Cook them through, and leave raw ones out for anyone at risk.",
    ['about-eating'],
  ],
  [
    'Power cut',
    'power outage, power out, lost power, no power fridge, fridge broke/stopped, freezer power/thawed, power went out',
    'A closed fridge keeps food safe for 4 hours, a full freezer for 48 hours (24 when half full). Throw out meat, milk, eggs and leftovers that were over 40 °F (4 °C) for more than 2 hours; refreeze what still has ice crystals.',
  ],
  [
    'Cooling hot food',
    'hot food fridge, put hot food/soup/rice fridge, cool soup/leftovers/stock, cooling leftovers',
    'Yes, you may put it in warm: divide it into shallow containers so that it cools fast, and get it into the fridge within 2 hours. A big pot of soup cools best in an ice bath first.',
    ['cooling'],
  ],
  [
    'Stuffing in the bird',
    'stuff turkey, stuffing inside turkey, stuffed turkey safe',
    "It's safe only when the middle of the stuffing reaches 165 °F (74 °C) too. Fill it loosely just before roasting; a separate dish is easier and safer.",
  ],
  [
    'Swollen cans',
    'bulging, swollen can/cans, dented can/cans, rusted/rusty can/cans, leaking can/cans',
    'Throw it out without opening or tasting when it bulges, leaks, spurts or is rusted through: it may be botulism. A small dent away from the seams is fine.',
  ],
  [
    'Microwaving safely',
    'microwave plastic, plastic microwave, microwave eggs shell',
    'Use glass, ceramic or plastic marked for the microwave; cover, stir and let it stand, and reheat to 165 °F (74 °C). No eggs in the shell, no metal, no sealed containers.',
  ],
  [
    'Fridge and freezer temperature',
    'fridge temperature, what temperature fridge/freezer, refrigerator temperature, freezer temperature',
    'The fridge at or below 40 °F (4 °C), best 37 °F (3 °C); the freezer at 0 °F (−18 °C).',
  ],
  [
    'Leftover safety',
    'reheat leftovers temperature, leftovers temp/temperature, safe temp leftovers, reheated leftovers',
    'Reheat leftovers to 165 °F (74 °C), steaming hot all through; soups and gravies to a rolling boil. Reheat only what you eat, and once.',
    ['general'],
  ],
])

export const reheats = notesOf('reheat', [
  [
    'Reheating twice',
    'reheat twice/again/multiple/times, reheat more than once, reheated twice',
    'Better only once: each round of cooling and warming gives bacteria time and dries the food. Take out just what you eat and heat it to 165 °F (74 °C).',
  ],
  [
    'Reheat potatoes',
    'reheat/warm potato/potatoes, reheat baked/jacket/roast/mashed potato/potatoes',
    'Baked potato: 15–20 minutes in the oven at 350 °F (175 °C), 8–10 in an air fryer, or 2–3 minutes in the microwave. Roast potatoes: 10–15 minutes at 400 °F (200 °C) on a hot tray. Mash: in a pan with a splash of milk, stirred. Hot all through: 165 °F (74 °C).',
  ],
  [
    'Reheat pizza',
    'reheat/warm pizza, leftover pizza reheat',
    'In a skillet over medium-low heat for 3–4 minutes until the bottom is crisp, then a few drops of water beside it and a lid for 1 minute to melt the cheese. Or 8–10 minutes in the oven at 375 °F (190 °C), or 3–4 minutes in the air fryer at 350 °F (175 °C).',
  ],
  [
    'Reheat rice',
    'reheat/warm rice',
    "Sprinkle 1–2 tablespoons of water a cup, cover, and microwave 1–2 minutes or steam in a pan until it's steaming hot all through, 165 °F (74 °C). Only rice that was chilled within 1–2 hours, and only once.",
  ],
  [
    'Reheat steak',
    'reheat/warm steak/roast/prime/beef',
    'Warm it on a rack in the oven at 250 °F (120 °C) for 20–30 minutes until 110 °F (43 °C), then sear it 1 minute a side in a hot pan. It stays juicy; thin slices just need warm gravy. (The safe advice for leftovers is 165 °F / 74 °C.)',
  ],
  [
    'Reheat fried chicken',
    'reheat/warm fried chicken/wings/nuggets/tenders, reheat crispy, reheat chicken crispy',
    'In the oven on a rack at 400 °F (200 °C) for 15–20 minutes, or in an air fryer at 375 °F (190 °C) for 4–6 minutes, until crisp and 165 °F (74 °C).',
  ],
  [
    'Reheat chicken',
    'reheat/warm chicken/turkey/pork/meat',
    'Covered with a splash of broth in the oven at 325–350 °F (165–175 °C) for 15–25 minutes, or sliced in a pan with gravy, until 165 °F (74 °C).',
  ],
  [
    'Reheat pasta',
    'reheat/warm pasta/spaghetti/lasagna/mac/noodles/casserole',
    'Pasta: in a pan with a splash of water or milk over medium heat. Lasagna and casseroles: covered at 350 °F (175 °C) for 20–30 minutes, to 165 °F (74 °C).',
  ],
  [
    'Reheat fries',
    'reheat/warm fries/chips/potatoes',
    'In an air fryer at 375 °F (190 °C) for 3–5 minutes, or on a hot tray in the oven at 425 °F (220 °C) for 5–8. The microwave makes them limp.',
  ],
  [
    'Reheat fish or seafood',
    'reheat/warm fish/salmon/shrimp/seafood',
    "Gently: covered with a splash of water at 275 °F (135 °C) for 12–15 minutes, until it's hot through, 165 °F (74 °C). Or eat it cold in a salad.",
  ],
  [
    'Reheat soup',
    'reheat/warm soup/stew/chili/curry/gravy',
    'On the stove over medium heat, stirring, until it boils all through; thin it with broth or water.',
  ],
  [
    'Reheat bread or baked goods',
    'reheat/warm bread/baguette/croissant/rolls/bagel/tortillas/naan',
    'Splash the crust with water and warm it at 350 °F (175 °C) for 5–10 minutes; tortillas and naan 20–30 seconds a side in a dry pan.',
  ],
  [
    'Reheat in general',
    'reheat leftovers, reheat, warm up leftovers, warm leftovers',
    "Oven, covered, at 325–350 °F (165–175 °C), a pan with a splash of water, or the microwave, stirred halfway, until it's steaming hot, 165 °F (74 °C). Only once, and only what you will eat.",
  ],
])

export const thaws = notesOf('thaw', [
  [
    'Thaw meat and poultry',
    'thaw/defrost chicken/meat/beef/pork/steak/roast/sausage/bacon, thaw/defrost ground, thaw/defrost, how defrost',
    'Safest in the fridge: about 24 hours for each 4–5 lb (2 kg), overnight for small packs. Faster: in a tight bag in cold water, changed every 30 minutes; 1 lb (450 g) takes under an hour, 3–4 lb 2–3 hours. Fastest: microwave on defrost. After water or microwave cook it at once.',
  ],
  [
    'Thaw fish and shrimp',
    'thaw/defrost shrimp/fish/salmon/scallops/seafood/cod',
    'Overnight in the fridge, or in a bag in cold water: shrimp 10–15 minutes, fillets 20–30 minutes, water changed once. Pat dry and cook at once.',
  ],
  [
    'Thaw bread and dough',
    'thaw/defrost bread/dough/pastry/bagels',
    'Bread 2–3 hours on the counter in its bag, or slices straight into the toaster. Dough and pastry overnight in the fridge.',
  ],
  [
    'Thaw vegetables and fruit',
    'thaw/defrost vegetables/peas/spinach/berries/corn',
    'Cook frozen vegetables without thawing; let berries thaw in the fridge for drinks and toppings and bake them frozen. Squeeze thawed spinach dry.',
  ],
  [
    'Thaw soups and sauces',
    'thaw/defrost soup/stew/sauce/chili/broth/leftovers',
    'Overnight in the fridge, or hold the container under cold water until the block slips out and melt it slowly in a covered pot; bring it to a boil.',
  ],
])

export const spoilage = notesOf('still good', [
  [
    'Eating leftovers cold',
    'eat cold rice/chicken/pizza/pasta/leftover/leftovers/meat, eat leftover/leftovers/rice cold',
    "Yes, if it was chilled within 2 hours, kept at 40 °F (4 °C) or below, and isn't older than 3–4 days. With rice be strict: throw it out if it stood warm.",
  ],
  [
    'Ate something moldy or spoiled',
    'i ate mold, ate spoiled/expired/bad, just ate mold/spoiled/raw, accidentally ate',
    'A bite of mold or slightly spoiled food usually does no harm: stop eating, drink water and watch how you feel. Call a doctor or Poison Control (1-800-222-1222 in the US) for vomiting, fever, trouble breathing, or at once if it was wild mushrooms, a bulging can or a chemical.',
  ],
  [
    'When is an egg fresh',
    'tell/know egg/eggs off/bad/rotten, egg fresh test, float test, eggs still good, eggs gone bad/off, eggs old/expired/past/date, egg test, eggs bad, tell eggs good/bad/fresh',
    'Put it in a bowl of cold water: a fresh egg sinks and lies flat, an older one stands on its tip (still fine, best hard-boiled), one that floats is very old: crack it apart from the rest and throw it out if it smells or looks odd. Refrigerated eggs keep 3–5 weeks.',
  ],
  [
    'Moldy bread',
    'mold/moldy/mould bread/bagel/tortilla/cake/muffin',
    "No, throw the whole loaf out: mold threads run through soft food far beyond what you see. Don't sniff it.",
  ],
  [
    'Moldy cheese',
    'mold/moldy/mould cheese/cheddar/parmesan/gouda/swiss',
    'Hard cheese such as cheddar or Parmesan: cut off at least 1 inch (2.5 cm) around and below the spot and keep the knife out of it. Soft, sliced or grated cheese: throw it out.',
  ],
  [
    'Moldy jam, yogurt or soft food',
    'mold/moldy/mould jam/jelly/yogurt/sauce/salsa/hummus/cream/fruit/berries/strawberries/leftovers/tomato/cottage',
    "No, discard it all: in soft and wet food mold and its poisons go deeper than you see, so scraping isn't enough. With berries throw out the moldy ones and those that touch them.",
  ],
  [
    'Moldy firm vegetables',
    'mold/moldy/mould carrot/cabbage/pepper/onion/potato/salami',
    'Firm vegetables and dry salami: cut off 1 inch (2.5 cm) around the spot. Soft ones: throw them out.',
  ],
  [
    'Mold',
    'mold, moldy, mould',
    'Soft, wet or sliced food with mold goes out, all of it. Hard cheese, dry salami and firm vegetables can be saved by cutting off 1 inch (2.5 cm) around and below the spot.',
  ],
  [
    'Brown ground beef',
    'ground beef brown/grey/gray, beef turned brown, meat turned brown/gray/grey, ground beef color, meat brown',
    "Brown or gray alone is only lack of oxygen, and is fine inside a pack within its 1–2 days. It's bad when it smells sour, feels sticky or slimy, or is past its date: then discard it.",
  ],
  [
    'Bad chicken',
    'chicken smell/smells/slimy/bad/gray/funny/off, chicken gone bad, tell chicken bad',
    "If raw chicken smells sour or sulfurous, feels slimy or looks gray-green, throw it out; don't taste it, and cooking doesn't fix it. A faint smell that is gone a minute after opening a sealed pack is normal.",
  ],
  [
    'Bad fish',
    'fish/salmon/shrimp/tuna smell/smells/slimy/bad/off/spoiled, salmon gone bad, tell fish/salmon bad',
    "Fresh fish smells like the sea, hardly at all. A sour, strong or ammonia smell, slime, milky film or flesh that doesn't spring back means it has gone bad: discard it. Raw, it keeps only 1–2 days.",
  ],
  [
    'Bad meat',
    'meat/beef/pork/steak/turkey/bacon/ham/lamb smell/smells/slimy/bad/off/green/sticky, meat gone bad',
    "A sour smell, a sticky or slimy feel, or green spots: throw it out, don't taste it. A change to brown alone is harmless if it's within its days.",
  ],
  [
    'Cream past its date',
    'cream past/expired/date/old',
    'Unopened and cold, cream is often good a few days past its date; opened it keeps 3–5 days (ultra-pasteurized up to 7). Smell it and pour a little: sour smell, lumps, mold or a yellow tinge mean throw it out.',
  ],
  [
    'Milk past its date',
    'milk expired/date/old/sour/bad/off/lumpy/chunky/chunks/clumps/smells/curdled, milk past, expired milk',
    "Smell and look: the date is about quality, and milk is often good for a few days past it if it was kept under 40 °F (4 °C); once opened, use it within 7 days. Sour smell, lumps or a yellow tinge: pour it out. Slightly sour but just past the date isn't for drinking.",
  ],
  [
    'Yogurt or sour cream past its date',
    'yogurt past/expired/date/old, sour cream past/expired/date/old',
    'A few days past the date are usually fine if they stayed cold and sealed: from the day you buy it yogurt keeps 1–2 weeks, sour cream about 3. Liquid on top is whey, stir it in. Mold, fizz or a yeasty smell: throw it out.',
  ],
  [
    'Past the date',
    'expired, past date, best before, sell by, use by, out of date, expiration date',
    'Dates are mostly about quality. “Sell by” is for the store, “best by” for taste; only infant formula has a real limit. Trust storage time and your senses: off smell, slime, mold or a bulging pack means throw it out.',
  ],
  [
    'Slimy vegetables',
    'wilted/limp/floppy lettuce/greens/spinach/carrots/celery/herbs/kale, slimy spinach/lettuce/mushrooms/carrots/onion/vegetables/greens/lunch/deli',
    'Slime is decay: throw out slimy greens, mushrooms and deli meat. Just limp is fine; crisp it in ice water or cook it. Slightly slick carrots can be rinsed and used.',
  ],
  [
    'Brown avocado, apples or lettuce',
    'brown avocado/guacamole/apple/lettuce/banana/bananas, avocado brown/black, guacamole brown',
    'Brown is air, not rot: scrape or trim it and eat the rest. Stringy, black all through or sour-smelling avocado goes out. Brown bananas are best for baking.',
  ],
  [
    'Old oil or nuts',
    'rancid, oil rancid/bad/old, nuts rancid/old, flour old/bad/rancid',
    "Smell and taste a drop: crayons, paint or bitterness mean rancid, so throw it out. It won't make you ill at once, but it spoils the dish.",
  ],
  [
    'Weevils and bugs',
    'weevils, bugs flour/rice/pasta, moths pantry',
    'Not dangerous, only unpleasant: throw the pack out, check the neighbors, wipe the shelf, and keep grain in tight jars. Three days in the freezer kills what is left.',
  ],
  [
    'White spots or bloom',
    'chocolate white, white chocolate bloom, white spots chocolate/tempeh/brie',
    'White bloom on chocolate is fat or sugar that came to the surface: safe, good for baking.',
  ],
  [
    'Canned food past its date',
    'expired canned/cans, canned beans/tuna/soup/food/tomatoes expired/old/date/past, old cans, cans expired',
    'Usually fine: sound cans keep years past the best-by date (2–5 years low-acid, 12–18 months tomatoes and fruit). Throw out without tasting any that bulges, leaks, spurts, is rusted or badly dented.',
  ],
])

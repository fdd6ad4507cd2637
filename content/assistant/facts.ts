import { notesOf } from './note-record.ts'

export const facts = notesOf('fact', [
  [
    'High-altitude baking',
    'altitude bake/baking/cake/cookies/bread/muffins/recipe, high altitude bake/cake/cookies/bread, feet cake/baking/cookies, ft cake/baking/cookies, elevation, altitude',
    'Above 3,000 ft (900 m): less leavening (baking powder or soda down by ⅛ at 3,000, ¼ at 5,000, up to ½ at 7,000 ft), 1–4 tablespoons more liquid a cup, 1–3 tablespoons less sugar a cup, 1–4 tablespoons more flour, and 15–25 °F (10–15 °C) hotter for a shorter time. Yeast dough rises faster: watch it, not the clock.',
  ],
  [
    'Boiling at altitude',
    'altitude boil/pasta/rice/beans/eggs, high altitude boil/pasta/rice/beans/eggs, denver, mountains cook/boil/pasta, water boils altitude',
    'Yes, it takes longer: water boils at a lower temperature, about 1 °F less for each 500 ft (203 °F / 95 °C in Denver). Give pasta and eggs about 20–25% more time, beans far more (a pressure cooker helps), and trust a thermometer for meat.',
  ],
  [
    'Doubling a recipe',
    'double recipe, doubling recipe, double cookie/cake/batch, triple recipe, scale recipe',
    "Double everything by weight, with care for three things: salt and strong spices at 1½ times first, then taste; leavening doubles in cookies and most cakes; pans and time don't: use two pans of the same size, or a larger one, and check by look. Liquids in stews need less than double.",
  ],
  [
    'Halving an egg',
    'half egg, halve egg, halve 1 egg, halving egg',
    'Beat the egg, and use half of it: about 1½ tablespoons (25 g). Or use just the yolk with a tablespoon of water.',
  ],
  [
    'Halving a recipe',
    'halve recipe, half recipe, cut recipe half, halving recipe',
    'Halve each amount by weight where you can: ⅓ cup becomes 2 tablespoons + 2 teaspoons, ¾ cup 6 tablespoons, 1 egg about 1½ tablespoons beaten. Use a pan of half the area (8×8 for a 9×13), and check for doneness from two thirds of the time on.',
  ],
  [
    'Fan oven',
    'fan oven, convection oven, fan convection, convection bake, fan forced',
    'Set a fan (convection) oven 25 °F (about 20 °C) lower than the recipe says for a plain oven, so 350 °F becomes 325 °F and 180 °C becomes 160 °C, or keep the heat and check 20–25% earlier.',
  ],
  [
    'Broiler',
    'use broiler, broil how',
    "The broiler is grill heat from above: preheat 5 minutes, rack 4–6 inches (10–15 cm) below, door as the maker says, and don't walk away.",
  ],
  [
    'Which oil for frying',
    'oil frying which, best oil fry/frying/deep, smoke point, high heat oil',
    'For frying choose oils with a high smoke point: peanut, canola, sunflower, vegetable or refined avocado (400–520 °F, 205–270 °C). Olive oil is fine for ordinary sautéing (375–410 °F); butter burns at about 300–350 °F (150–175 °C), unless clarified.',
  ],
  [
    'Salting pasta water',
    'how much salt pasta water',
    'About 1½ tablespoons of kosher salt (1 of table salt) for 4 quarts (4 l) of water and 1 lb (450 g) of pasta.',
  ],
  [
    'Room-temperature eggs',
    'eggs room temperature, bring eggs room temperature',
    'Lay cold eggs in warm (not hot) water for 5–10 minutes. Eggs and butter of one temperature mix better and rise higher.',
  ],
  [
    'Salted or unsalted butter',
    'why unsalted butter, unsalted butter recipes, salted unsalted butter instead, use salted/unsalted butter, salted butter baking, unsalted butter salted',
    'Both work: unsalted leaves the salt to you, which is why recipes ask for it. With salted butter leave out ¼ teaspoon of salt for each stick (½ cup, 113 g).',
  ],
  [
    'Why add vanilla, salt or acid',
    'why add salt',
    "Salt doesn't make sweets salty: it wakes up the other flavors and tightens gluten. Leave a little in.",
  ],
  [
    'Alcohol in food',
    'alcohol cook off, wine cook off, does alcohol burn off',
    'Not all of it: after 15 minutes of simmering about 40% is left, after 1 hour 25%, after 2½ hours 5%. For guests who avoid it use broth with a splash of vinegar or grape juice.',
  ],
  [
    'Caffeine',
    'caffeine coffee/tea, how much caffeine',
    'An 8 oz (240 ml) cup of coffee has about 95 mg of caffeine, espresso 63 mg, black tea 47 mg, green tea 28 mg, cola 35 mg. Adults are advised to stay under 400 mg a day.',
  ],
  [
    'Meal prep',
    'meal prep, cook ahead week, batch cooking',
    'Cook two proteins, one grain and a tray of vegetables; cool them fast and keep them separate in shallow containers. Eat within 3–4 days, freeze the rest, and keep dressings and crisp things separate.',
  ],
  [
    'Seasonal produce',
    'in season, seasonal, whats in season',
    'Spring: asparagus, peas, radishes, strawberries. Summer: tomatoes, corn, zucchini, peaches, berries. Fall: apples, pumpkins, Brussels sprouts, pears. Winter: citrus, cabbage, kale, root vegetables.',
    ['seasonal'],
  ],
  [
    'Equipment to start with',
    'what equipment/tools/pans need, essential kitchen tools, beginner kitchen, which pan, good/first/best/recommend knife',
    'A chef’s knife, a cutting board, a 12-inch (30 cm) skillet, a 3-quart pot and a large one, a sheet pan, a thermometer, tongs, a wooden spoon and measuring tools cook almost everything.',
    ['equipment'],
  ],
  [
    'Nonstick care',
    'nonstick pan high heat, nonstick care, teflon',
    'Keep nonstick pans under medium-high heat, never empty on the burner, use wood or silicone, and wash by hand. Replace when the coating flakes.',
  ],
  [
    'Glass in the oven',
    'pyrex/glass broiler/broil/grill, glass dish broiler, glass oven safe, pyrex oven, glass dish oven, parchment wax paper oven',
    'Oven glass is fine to 425 °F (220 °C), but never under the broiler or from cold to hot. Parchment holds to about 425 °F (220 °C); wax paper melts.',
  ],
  [
    'Foil, metal and microwaves',
    'foil microwave, metal microwave, foil air fryer, aluminum foil microwave',
    'No metal or foil in the microwave: it sparks. In an air fryer foil is fine under food if the air can still flow, not with acid food.',
  ],
  [
    'Water to rice by knuckle',
    'rice finger, rice without measuring, knuckle rice',
    'Level the rice, rest a fingertip on it, and add water to the first joint, about 1 inch (2.5 cm) above.',
  ],
  [
    'Burn first aid',
    'burned myself, burned hand/finger/arm/tongue/skin',
    'Cool it at once under cool running water for 10–20 minutes; no ice, butter or toothpaste. Cover it loosely. See a doctor for burns larger than your palm, deep ones, or on the face, hands or a child.',
  ],
  [
    'Cut first aid',
    'cut my finger, i cut myself, knife cut bleeding',
    "Press a clean cloth on it for 10 minutes without looking, rinse it, and cover it. If it gapes, is deep or doesn't stop bleeding, get medical help. Throw out food that was touched.",
  ],
  [
    'Kitchen smells',
    'fish smell house/hands, get rid smell, garlic smell hands, smelly fridge',
    'Simmer water with lemon or vinegar for the room; rub hands with lemon or stainless steel under cold water; an open box of baking soda for the fridge.',
  ],
  [
    'Food for a toddler or baby',
    'baby eat, toddler eat, food for baby, baby led weaning, can my baby',
    'From about 6 months soft, finger-thick pieces without added salt or sugar. No honey before 12 months, no whole nuts, grapes or hot dogs in rounds, no raw egg or unpasteurized dairy. Ask your pediatrician about allergens and anything else.',
  ],
  [
    'Calories and diets',
    'lose weight, healthy to eat, how healthy',
    "I don't give diet plans: that is for a doctor or dietitian. A recipe page shows calories and nutrients per serving where its ingredients are known, and the nutrition guide explains the basics.",
  ],
  [
    'Medical questions',
    'diabetes/diabetic, cholesterol, blood pressure, kidney disease, medication food, food poisoning symptoms, have food poisoning, vomiting',
    "That's one for your doctor or pharmacist, not for a cooking assistant. With food poisoning drink plenty, and get help for blood, high fever, signs of dehydration, or for anyone pregnant, very young or old. I can gladly help with the cooking itself.",
  ],
  [
    'No parchment paper',
    'parchment paper, no parchment, without parchment',
    'Grease the pan well and dust it with flour, use a silicone mat, or lightly oiled foil (shiny side up). Wax paper melts in the oven: leave it out.',
    ['without'],
  ],
  [
    'No rolling pin',
    'rolling pin',
    'A wine bottle or a straight tall glass, floured, rolls dough just as well.',
    ['without'],
  ],
  [
    'No mixer or blender',
    'instead blender/mixer/processor, no mixer/blender/processor, without mixer/blender/processor, dont have mixer/blender/processor',
    'A whisk and patience replace a mixer (cream 3–4 minutes, egg whites 5–7). For a blender use a potato masher and a sieve, or grate and chop by hand; pastry is rubbed in with fingertips.',
    ['without'],
  ],
  [
    'No Dutch oven',
    'no dutch oven, without dutch oven, dont have dutch oven',
    'Use any heavy, ovenproof pot with a tight lid, or a deep casserole covered with foil. For bread: a preheated pot or a tray with a pan of hot water below for steam.',
    ['without'],
  ],
  [
    'No double boiler',
    'no double boiler, without double boiler, make double boiler',
    "Set a heatproof bowl over a pot with an inch of barely simmering water, so that the bowl doesn't touch it.",
    ['without'],
  ],
  [
    'No cheesecloth or sieve',
    'no cheesecloth/sieve/strainer, without cheesecloth/sieve/strainer, cheesecloth',
    'A clean thin towel, a coffee filter or a nut-milk bag strains as well; rinse it first.',
    ['without'],
  ],
  [
    'No measuring cups',
    'no measuring cups, without measuring, no scale, without scale, dont have scale/measuring',
    'A coffee mug holds about 1½ cups, a juice glass ¾ cup, a soup spoon is a tablespoon, a teaspoon a teaspoon. For bread and cake keep to one cup for everything: the ratio counts.',
    ['without'],
  ],
  [
    'Thickening without gluten',
    'gluten free thicken/thickener/roux/gravy, thicken without flour/cornstarch',
    'Cornstarch, potato starch or arrowroot: 1 tablespoon stirred into 1 tablespoon of cold water for each cup (240 ml), boiled 1 minute. Or blend in cooked beans, potato or vegetables, or simmer it down.',
  ],
  [
    'Salt at which time',
    'when salt/season meat/steak/chicken',
    'Salt steaks and chops at least 40 minutes before cooking (or right before, never in between), birds the day before, ground meat last, vegetables before roasting.',
  ],
  [
    'Oven not accurate',
    'oven runs hot/cold, oven temperature wrong/accurate, oven thermometer',
    'Check it with an oven thermometer: set 350 °F (175 °C), wait 20 minutes, read it in the middle. Add or take off the difference; bake in the middle third and turn the pan halfway.',
  ],
  [
    'Cooking ahead',
    'make ahead, cook ahead, prepare ahead, prep ahead, day before, night before',
    'Most stews, soups, casseroles, sauces, doughs and desserts are as good or better the next day: cool them fast, keep them covered in the fridge up to 3 days, and bake or reheat them to 165 °F (74 °C). Crisp things, dressed salads and fish are best made fresh.',
  ],
  [
    'Raw mushrooms',
    'mushrooms raw, raw mushrooms',
    'Fresh white or brown button mushrooms can be eaten raw in small amounts, though cooked ones taste better and are easier to digest. Shiitake, morels and all wild mushrooms must be cooked through.',
  ],
  [
    'Sprouted garlic or onions',
    'sprouted garlic/onion/onions, garlic/onion sprouted/sprouts',
    'Yes, they are safe: cut out the green sprout of garlic, which is bitter, and use the rest soon. Soft or moldy ones go out. (Sprouted potatoes are another matter.)',
    ['sprouted'],
  ],
  [
    'Vinegar with poached eggs',
    'vinegar poached/poach, why vinegar eggs',
    'The acid makes the white set faster, so it stays together: a tablespoon in the pot. Very fresh eggs need none.',
  ],
  [
    'Oil in pasta water, rinsing pasta',
    'oil pasta water, rinse pasta, rinse noodles',
    "No oil in the water: it only makes sauce slide off; stirring in the first minute keeps pasta apart. Don't rinse it either, the starch holds the sauce, save for cold salads.",
  ],
  [
    'Salting beans',
    'salt beans, salt bean water',
    'Yes, salt them: in the soaking water and while they cook. It makes the skins tender. Acid (tomato, vinegar) does toughen them, so add that at the end.',
  ],
  [
    'Peeling vegetables',
    'peel carrots/potatoes/cucumber/eggplant/zucchini/squash have/need/should/you, need peel, have to peel',
    'Only for looks and texture: scrub young carrots, potatoes, zucchini and cucumbers well and leave the skin. Peel old carrots, waxed cucumbers, celery root, and most winter squash (delicata can stay).',
  ],
  [
    'Which potatoes',
    'which/best/kind/type potatoes mash/mashing/mashed/roast/roasting/fries/frying/salad/boil, best potatoes',
    'Starchy russets for baking, fries and fluffy mash; waxy red or fingerlings for salads and stews; Yukon Golds in between, good for everything, above all creamy mash.',
  ],
  [
    'Which apples',
    'which/best/kind/type apples pie/baking/crisp/sauce, best apples',
    'For pies mix tart and sweet apples that hold their shape: Granny Smith with Honeycrisp, Braeburn, Jonagold or Pink Lady. McIntosh and Cortland fall apart, which is right for sauce.',
  ],
  [
    'Which cut for which dish',
    'which/what/best cut beef/meat/pork/lamb stew/braise/braising/roast/stir/pulled/fajitas/kebabs, cut stew, best cut',
    'Stews and braises: chuck, shank, short ribs, pork shoulder. Pulled pork: shoulder. Roasts: sirloin tip, tenderloin, rib, pork loin, leg of lamb. Stir-fries and fajitas: flank, skirt, sirloin. Kebabs: sirloin, lamb leg, chicken thigh.',
  ],
  [
    'Food for pets',
    'dog/dogs/cat/cats/pet/pets eat/feed/have/food, my dog/cat ate',
    'I cook for people. Onions, garlic, grapes, raisins, chocolate, macadamia nuts, alcohol, coffee, raw dough and anything with xylitol are poisonous for dogs and cats, and cooked bones splinter. Ask a vet, at once if something was eaten.',
  ],
  [
    'Egg sizes',
    'size eggs, large medium eggs, large eggs recipe/recipes/mean',
    'US recipes mean large eggs, about 50 g without the shell. For 4 large use 5 medium or 3–4 extra-large; in small batches the size hardly matters.',
  ],
  [
    'Yeast for flour',
    'yeast flour how much, much yeast',
    'One packet (2¼ teaspoons, 7 g) of dry yeast raises about 4 cups (500 g) of flour in 1–2 hours. For a slow overnight rise use a quarter of that.',
  ],
  [
    'Pan volumes',
    'bundt pan, loaf pan, pan volume/hold/holds, springform pan, muffin tin',
    'What pans hold: 8-inch round 6 cups (1.4 l), 9-inch round or 8×8-inch square 8 cups (1.9 l), 9×5-inch loaf 8 cups, 9×13-inch 14 cups (3.3 l), Bundt 10–12 cups (2.4–2.8 l), a muffin cup ½ cup (120 ml). Fill them half to two thirds: a loaf recipe half fills a Bundt pan, and a 12-cup Bundt makes about 1½ loaves.',
  ],
  [
    'Something was forgotten',
    'forgot baking powder/soda, forgot add eggs/salt/yeast/sugar/butter, forgot eggs/yeast/sugar/salt/leavening, left out baking/eggs/yeast/sugar/salt',
    "Still raw? Mix it in now: leavening stirred into a spoonful of liquid, yeast dissolved in a little warm water and kneaded in, eggs beaten first. Already baked: without leavening it's flat, so slice it for trifle; without sugar or salt serve it with jam, sauce or a salty topping.",
  ],
  [
    'Soda or metal taste',
    'taste baking soda/metallic, soapy taste, metallic taste',
    "There's too much baking soda or powder, or no acid to balance it. Measure level spoons, sift it with the flour, and use ¼ teaspoon of soda or 1 teaspoon of powder a cup of flour.",
  ],
  [
    'Seasoning meat and vegetables',
    'season chicken/steak/meat/fish/pork/vegetables/salad/beef',
    'Salt first: about ¾–1 teaspoon of kosher salt a pound (1% of the weight, 10 g a kg), pepper, then herbs or spices that suit it (paprika, garlic and thyme for chicken; cumin and chili for beef; lemon and dill for fish). A salad: salt, acid, oil, in that order.',
  ],
  [
    'Dough that rises faster',
    'dough/bread rise faster/quicker/fast, speed rise',
    'Give it warmth: 80–85 °F (27–29 °C), in the oven with only the light on and a cup of hot water, covered; warm the water for the dough to 100–105 °F (38–40 °C). A little more yeast or sugar helps; too much warmth costs flavor.',
  ],
  [
    'A board that slips',
    'cutting board slip/slipping/slides',
    'Lay a damp paper towel or a thin wet cloth under it: it holds still on any counter, and a still board is a safe one.',
  ],
  [
    'Keeping food warm',
    'keep food/it warm/hot, hold food warm, transport soup/food, keep warm party',
    'Hot food stays at 140 °F (60 °C) or more: covered in the oven at 200 °F (93 °C), in a slow cooker on warm, or in a preheated thermos or cooler for the road. Cold food on ice, under 40 °F (4 °C). Two hours is the limit without either.',
  ],
  [
    'Oven habits',
    'open oven baking, open oven door, two trays, which rack, what rack',
    'Bake in the middle; high for browning, low for crisp bottoms. Leave the door shut for the first two thirds of a cake or soufflé. Two trays: swap and turn them halfway, or use the fan and 25 °F (15 °C) less.',
  ],
])

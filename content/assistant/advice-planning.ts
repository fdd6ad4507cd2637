import { notesOf } from './note-record.ts'

/** Planning, leftovers, budget, children, nutrition, coffee and tea. */
export const planningAdvice = notesOf('advice', [
  [
    'Eating well on a budget',
    'budget/cheap/cheaply/save/broke/money/afford/frugal feed/meals/eat/food/cook/family/groceries/dinner, cheap dinner/meals',
    'Plan the week around what is on offer, cook from dried beans, lentils, rice, pasta, oats, eggs, cabbage, carrots, onions, frozen vegetables and chicken thighs; use meat as flavor; cook double and freeze half; shop with a list and use up leftovers on a fixed day.',
  ],
  [
    'Planning the week',
    'plan/planning week/weekly/meals/menu, meal plan/planning start/how',
    'Choose 4–5 dinners, one for leftovers and one easy one. Use fresh fish and greens first, roots and frozen food later in the week. Repeat ingredients across dishes, write the list by shelf, and prepare sauces, grains and chopped vegetables on one day.',
  ],
  [
    'Meal prep: how long it keeps',
    'meal prep/prepped chicken/week/days/last/keep/freeze/containers',
    'Cooked chicken, grains and vegetables keep 3–4 days in the fridge at 40 °F (4 °C): eat the first half, freeze the rest for the end of the week. Cool within 2 hours, dressings separate, fish and eggs on top of the plan.',
  ],
  [
    'Quick dinners',
    'quick/fast/easy/lazy/tired/simple dinner/meal/lunch/tonight/15/20/30',
    'In 20 minutes: eggs on toast or an omelet, pasta with garlic and oil, stir-fry with rice, quesadillas, tuna pasta, shakshuka, couscous with chickpeas, sheet-pan sausages. Name what you have, and I look for recipes.',
  ],
  [
    'Picky toddlers',
    'fussy/picky toddler/kid/child/children/eater/son/daughter, dinner toddler/kids',
    'Serve one thing that they like beside one new thing, small portions, no pressure; a food may need 10–15 tries. Pasta with hidden vegetables, mild meatballs, omelet fingers, quesadillas, roast sweet potato, rice with peas. Cut grapes and sausages lengthwise in quarters.',
  ],
  [
    'Cooking with kids',
    'cook/cooking with kids/children/child help/age/kitchen',
    'From 2: washing, tearing, stirring. From 4: measuring, mashing, kneading, a butter knife. From 7: peeling, simple cutting, eggs. From 10: stove with you beside. Tie hair, wash hands, no raw dough to taste.',
  ],
  [
    'First foods for babies',
    'baby/babies/infant/6 months/weaning food/solids/eat/start',
    'From about 6 months: soft mashed vegetables, fruit, oats, well-cooked egg, meat and beans, peanut butter thinned. No honey before 1 year, no salt, no sugar, no cow’s milk as a drink before 1 year, nothing hard or round. Ask your doctor about allergies.',
  ],
  [
    'School lunches',
    'lunch/lunchbox/school/packed/work ideas/pack/box',
    'One each of grain, protein, fruit, vegetable: wraps, pasta salad, boiled eggs, hummus with sticks, leftover frittata, rice salad. With an ice pack for meat, egg and dairy; soup in a preheated thermos.',
  ],
  [
    'Using up leftovers',
    'leftover/leftovers use/do/ideas/chicken/rice/bread/vegetables/roast/turkey/ham/pasta/mash, use up',
    'Rice: fried rice. Bread: croutons, French toast, crumbs. Chicken: soup, tacos, salad. Vegetables: frittata, soup, fried rice. Mash: fish cakes, pie top. Roast: sandwiches, hash, curry. Use them within 3–4 days, heated to 165 °F (74 °C).',
  ],
  [
    'Stale bread',
    'stale/old/dry bread/baguette use/do/save/revive/hard',
    'Revive: wet the crust, 5–8 minutes at 350 °F (175 °C), eat at once. Use: toast, croutons, crumbs, French toast, bread pudding, panzanella, meatballs. Moldy bread: out.',
  ],
  [
    'Wilted vegetables',
    'wilted/limp/soft/rubbery carrots/celery/lettuce/herbs/vegetables/kale revive/use/still',
    'Limp is only lost water: cut the ends and stand them in ice water for 30–60 minutes, and most crisp up. Or cook them in soup and stock. Slime, mold or a bad smell: out.',
  ],
  [
    'Overripe fruit',
    'overripe/brown/soft/bruised banana/bananas/fruit/avocado/tomatoes/peaches/apples/berries use/do',
    'Bananas: bread, pancakes, frozen for smoothies. Berries and peaches: sauce, jam, crumble. Apples: sauce, crumble. Tomatoes: sauce. Cut off bruises; mold or a smell like alcohol: out.',
  ],
  [
    'Less waste',
    'waste/scraps/peels/stems/reduce/throw use/food',
    'Broccoli stems in slaw or soup, herb stems in stock, vegetable ends and bones for broth (freeze a bag of them), stale bread as crumbs, cheese rinds in soup, first in first out in the fridge.',
  ],
  [
    'How much water to drink',
    'water drink/day/much/glasses',
    'About 2–2.7 liters of drinks and food together for women, 2.5–3.7 for men; 6–8 glasses of drinks for most. More in heat and sport. Pale urine is a good sign; medical questions go to your doctor.',
  ],
  [
    'Protein, fiber and a balanced plate',
    'balanced/healthy plate/meal/diet/eat/nutrition/vegetables/much protein/fiber',
    'Half the plate vegetables and fruit, a quarter whole grains, a quarter protein (fish, beans, eggs, lean meat), a little good fat. About 0.8 g of protein for each kg of weight a day, 25–38 g of fiber.',
  ],
  [
    'Protein without meat',
    'protein vegetarian/vegan/without/meat/plant/sources/high',
    'A cooked cup of lentils has 18 g, chickpeas 15 g, tofu 10–20 g per 100 g, 2 eggs 12 g, Greek yogurt 10 g per 100 g, cottage cheese 11 g, tempeh 19 g, edamame 11 g, peanut butter 7 g for 2 tablespoons. Beans with grains complete each other.',
  ],
  [
    'More iron, calcium, vitamins',
    'iron/calcium/vitamin/vitamins/b12/omega food/foods/high/source/rich',
    'Iron: red meat, lentils, beans, spinach, with vitamin C beside. Calcium: dairy, tofu set with calcium, kale, sardines. B12: animal food or fortified. Omega-3: oily fish, flax, walnuts. Vitamin C: peppers, citrus, kiwi. Deficiencies belong to your doctor.',
  ],
  [
    'Less salt',
    'less/reduce/low/cut salt/sodium',
    'Season with lemon, vinegar, herbs, garlic, toasted spices, mushrooms, tomato paste; salt at the end, where you taste it; rinse canned beans; choose no-salt broth. Adults should stay under 2,300 mg of sodium a day (about 1 teaspoon of salt).',
  ],
  [
    'Less sugar',
    'less/reduce/cut/low sugar baking/cake/cookies/recipe',
    'In cakes and cookies you can cut sugar by a quarter without trouble; more makes them drier and paler. Use ripe banana, vanilla, cinnamon. Not in meringue, jam and candy, where sugar does the work.',
  ],
  [
    'Less fat',
    'less/reduce/low/lighter/healthier fat/oil/butter/calories/cream',
    'Bake or air-fry, use a nonstick pan with a teaspoon of oil, trim meat, chill and skim stews, swap half the cream for Greek yogurt (off the heat), half the oil in cakes for applesauce.',
  ],
  [
    'Hiding vegetables',
    'hide/sneak/add vegetables/veg/more',
    'Grate zucchini and carrot into meat sauce, meatballs and muffins; blend cauliflower into mac and cheese, spinach into pancakes or smoothies, red lentils into tomato sauce.',
  ],
  [
    'Vegetables and vitamins in cooking',
    'vitamins/nutrients/healthiest cooking/boil/steam/microwave/lose/destroy',
    'Steaming and microwaving keep the most; boiling washes vitamin C and folate into the water (use it for soup). Cook short with little water; a little fat helps to take up vitamins A, E and K. Tomatoes and carrots give more when cooked.',
  ],
  [
    'Is microwaving bad?',
    'microwave/microwaving bad/safe/radiation/healthy/nutrients',
    'No: it only heats the water in food, leaves no radiation, and keeps nutrients as well as steaming. Cover, stir, let it stand 2 minutes, and use containers marked for it.',
  ],
  [
    'Dinner for guests',
    'guests/party/host/dinner party/hosting ahead/timing/stress',
    'Choose dishes that wait: a stew, a baked pasta, a cold starter and dessert made the day before. One thing in the oven, one on the stove at most. Write the times backward from serving, ask about allergies, and never try something new.',
  ],
  [
    'Timing a roast dinner',
    'timing/time/plan/first/order roast/sunday/thanksgiving/christmas dinner/same/together/hot, cook first sunday roast',
    'Count back from serving: meat out 20–30 minutes before to rest; while it rests, raise the oven for potatoes and Yorkshire puddings, make the gravy, cook the greens last (5 minutes). Warm the plates. Write it down.',
  ],
  [
    'Turkey timeline',
    'turkey thaw/when/day/timeline/thanksgiving/christmas/size/buy',
    'Reckon 1–1½ lb (450–700 g) a person. Thaw in the fridge 24 hours for each 4–5 lb (2 kg). Roast at 325 °F (165 °C), about 13–15 minutes a pound, to 165 °F (74 °C) in breast and thigh; rest 30 minutes.',
  ],
  [
    'Feeding a crowd',
    'crowd/large/group/many/party/20/30/50 food/feed/cook/cheap',
    'Chili, pulled pork, baked pasta, curry with rice, tacos, soup and bread. For each guest: 6 oz (170 g) of meat or 1½ cups of one-pot dish, ½ cup of each side, 2 rolls. Keep hot food above 140 °F (60 °C).',
  ],
  [
    'Camping food',
    'camping/camp/hike/hiking/picnic/road/travel food/cook/meals/cooler',
    'Cooler at 40 °F (4 °C) or less with block ice, raw meat frozen and lowest; eat it the first day. Good: chili made ahead, foil packets, wraps, pasta, oats, eggs in a bottle, canned fish. Picnic food: 2 hours out, 1 above 90 °F (32 °C).',
  ],
  [
    'French press',
    'french press/cafetiere coffee/ratio/make/long/grind',
    'Coarse grounds, 30 g to 500 ml (about 6 tablespoons to 2 cups), water just off the boil (200 °F / 93 °C). Stir, lid on, 4 minutes, press slowly, pour at once.',
  ],
  [
    'Drip, pour-over and moka',
    'drip/pour/over/filter/moka/espresso/coffee ratio/make/strong/much',
    'Filter: 60 g of medium grounds a liter (2 tablespoons a 6-oz cup), water 195–205 °F (90–96 °C), wet it 30 seconds first. Moka pot: fine grounds not pressed, hot water to the valve, medium-low heat, off when it gurgles. Espresso: 18 g to 36 g in 25–30 seconds.',
  ],
  [
    'Coffee bitter or weak',
    'why coffee bitter/sour/weak/strong/burnt/taste/watery',
    'Bitter: too fine, too hot or too long. Sour or weak: too coarse, too cold, too short or too little coffee. Change one thing at a time; clean the machine; grind fresh.',
  ],
  [
    'Cold brew and iced coffee',
    'cold brew strong/ratio/make/long, iced coffee make/ratio',
    'Cold brew: 1 part coarse coffee to 8 parts cold water by weight (1:4 for a concentrate), 12–18 hours in the fridge, strain; keeps 7 days. Iced: brew double strength over ice.',
  ],
  [
    'Tea temperature and time',
    'tea water/temperature/hot/steep/brew/long/green/black/white/oolong/herbal',
    'Black: boiling, 3–5 minutes. Green: 160–180 °F (70–80 °C), 1–3 minutes. White and oolong: 175–195 °F (80–90 °C), 2–5. Herbal: boiling, 5–10. One teaspoon or bag a cup. Too hot or too long turns green tea bitter.',
  ],
  [
    'Iced tea',
    'iced/ice/sweet tea make/cold/sun',
    'Steep 8 bags in 4 cups of boiling water for 5 minutes, add 4 cups of cold water, chill. Or cold-brew in the fridge 6–12 hours. Skip sun tea: lukewarm water grows bacteria.',
  ],
  [
    'Matcha and hot chocolate',
    'matcha/hot chocolate/cocoa make/whisk',
    'Matcha: sift 1 teaspoon, whisk with 2 oz (60 ml) of water at 175 °F (80 °C) until foamy. Hot chocolate: 1 oz (30 g) of dark chocolate or 2 tablespoons of cocoa and sugar a cup of milk, whisked hot, not boiling.',
  ],
  [
    'Milk froth',
    'froth/foam/steam milk without/latte/cappuccino',
    'Heat milk to 140–150 °F (60–65 °C), shake it in a jar half full or whisk hard, or plunge a French press; microwave 30 seconds to set the foam. Whole milk and barista oat milk foam best.',
  ],
  [
    'Smoothies',
    'smoothie/smoothies make/thick/thin/ratio',
    'One part liquid, two parts frozen fruit, a spoonful of yogurt, oats or nut butter. Liquid first into the blender. Thicker: frozen banana. Drink it the same day.',
  ],
  [
    'Caffeine in tea and coffee',
    'caffeine tea/coffee/much/green/decaf/chocolate',
    'A cup (8 oz) of coffee has about 95 mg, an espresso 65, black tea 45, green tea 30, cola 35 a can, decaf 2–5. Healthy adults up to 400 mg a day, 200 in pregnancy.',
  ],
  [
    'Learning to cook',
    'learn/start/beginner/new cook/cooking/basics/first, never cooked',
    'Start with five things: eggs, a pot of rice, pasta with tomato sauce, roast chicken thighs with vegetables, a soup. Read the recipe to the end first, prepare everything before heat, taste often, use a timer and a thermometer.',
  ],
  [
    'Cooking faster',
    'faster/quicker/speed/time/efficient prep/cook/chop/save',
    'Read ahead, heat oven and water first, chop everything before you begin, clean while it simmers, cook double. Frozen chopped onions, canned beans and a sharp knife save most.',
  ],
  [
    'Following a recipe',
    'recipe follow/exactly/change/trust/adjust/serves',
    'Baking: weigh and follow exactly the first time. Cooking: times and salt are guides: use your eyes, nose and thermometer. Change one thing at a time.',
  ],
  [
    'Pregnancy: foods',
    'pregnant/pregnancy eat/avoid/cheese/fish/eggs/meat/tuna/sushi',
    'Avoid raw or undercooked meat, fish, eggs and sprouts, unpasteurized milk and soft cheese from it, cold deli meat unless heated to 165 °F (74 °C), high-mercury fish (shark, swordfish, king mackerel, bigeye tuna), liver in quantity, alcohol. Well-cooked food and 2–3 portions of low-mercury fish a week are good. Ask your doctor.',
  ],
  [
    'Upset stomach',
    'sick/stomach/vomit/diarrhea/flu/cold/ill eat/food/what',
    "Small sips of water or broth with salt and sugar, then plain food: rice, toast, banana, potatoes, chicken soup. Blood, high fever, or no drink kept down for a day: see a doctor. People who were sick shouldn't cook for others for 48 hours.",
  ],
  [
    'Food poisoning',
    'food poisoning/poisoned/got sick/ate undercooked/raw/bad chicken/symptoms',
    "Most cases pass in 1–3 days: drink, rest. Signs come from 30 minutes to some days after. See a doctor for blood, fever above 102 °F (39 °C), signs of drying out, more than 3 days, or if pregnant, old, very young or weak. I can't judge it from here.",
  ],
])

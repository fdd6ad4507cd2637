import { notesOf } from './note-record.ts'

/** Must I, may I, why: the small steps in recipes and what they are for. */
export const reasons = notesOf('fact', [
  [
    'Washing rice',
    'wash/rinse rice, rice wash before',
    "Yes for most rice: rinse it in cold water, two or three times, until the water is nearly clear. That takes off loose starch, so the grains stay apart, and dust with it. Don't rinse rice for risotto or pudding, where the starch is wanted; enriched US rice loses some of its added vitamins.",
  ],
  [
    'Rinsing quinoa',
    'wash/rinse quinoa, quinoa bitter',
    'Yes, rinse quinoa in a fine sieve for half a minute unless the pack says prerinsed: its natural coating (saponin) tastes bitter and soapy.',
  ],
  [
    'Rinsing canned beans',
    'rinse/drain/wash canned/can/tinned/tin beans/chickpeas/lentils, rinse beans, drain beans, bean liquid can',
    'Drain and rinse canned beans for most dishes: it takes off about 40% of the salt (sodium) and the thick liquid. Keep the liquid where you want body (chili, stew); that of chickpeas, aquafaba, whips like egg white.',
  ],
  [
    'Rinsing dried beans and lentils',
    'rinse/wash lentils, rinse dried/dry beans, sort beans lentils',
    'Rinse dried beans and lentils in cold water and pick out stones and shriveled ones. Lentils and split peas need no soaking; most beans cook faster and more evenly after 8 hours of it.',
  ],
  [
    'Soaking lentils',
    'soak lentils/split',
    'No: lentils and split peas cook in 20–40 minutes without soaking. Just rinse them and pick out stones. Whole dried beans and chickpeas gain from 8 hours of soaking.',
  ],
  [
    'Washing berries',
    'wash/rinse berries/strawberries/blueberries/raspberries/grapes/fruit, wash fruit/vegetables/produce/apples',
    'Wash fruit and vegetables under cold running water just before you eat them, even those you peel, and dry them; rub firm ones with a clean brush. No soap. Berries go moldy if stored wet: a short dip in 1 part vinegar to 3 parts water, then well dried, helps them to keep.',
  ],
  [
    'Washing meat',
    'wash/rinse meat/beef/pork/steak/turkey/mince/bacon',
    "No: don't wash raw meat or poultry, it only spreads bacteria around the sink. Pat it dry with paper towels; cooking does the rest.",
  ],
  [
    'Washing fish',
    'wash/rinse fish/salmon/shrimp',
    'Not needed: pat fish dry with paper towels. Rinse only sand or scales away, gently, and clean the sink after it. Shrimp with grit may be rinsed in a sieve.',
  ],
  [
    'Washing eggs',
    'wash/rinse eggs',
    "Not store-bought eggs: in the US they're washed already, and in Europe the natural coat keeps germs out. Farm eggs: brush off dirt, wash just before use in water warmer than the egg, then use or refrigerate them.",
  ],
  [
    'Washed salad',
    'wash bagged/prewashed salad/lettuce/spinach, triple washed',
    'Greens marked prewashed or ready to eat need no more washing; washing them in your sink may even add germs. Everything else: swish in cold water, lift out, spin dry.',
  ],
  [
    'Peeling ginger',
    'peel ginger need/have/should/you',
    "You don't have to: scrubbed ginger can be grated or sliced with its thin skin. If it's old and the skin tough, scrape it off with the edge of a spoon.",
  ],
  [
    'Salting eggplant',
    'salt eggplant, eggplant bitter, eggplant oil soak',
    'Salting draws out water, so slices brown better and soak up less oil; bitterness is rare in modern eggplants. Salt them 30 minutes, rinse and pat dry. For roasting or small fresh ones you can skip it.',
  ],
  [
    'Salting cucumber and zucchini',
    'salt cucumber/zucchini/cabbage, squeeze zucchini, drain zucchini',
    "Salt draws the water out, so salads, fritters and slaws don't go watery: ½ teaspoon a pound, 15–30 minutes, then squeeze or pat dry.",
  ],
  [
    'Resting meat, why',
    'why rest meat/steak/chicken/roast/turkey, rest meat need/have/necessary, do need rest steak',
    'Yes, rest it: the juices thicken and settle, so fewer run out when you cut, and the heat evens out (it climbs 5–10 °F / 3–5 °C). Steaks 5–10 minutes, a chicken 10–15, a large roast 20–30, loosely covered.',
  ],
  [
    'Meat at room temperature',
    'steak/meat/roast room temperature, take steak out fridge before',
    'It helps little: 30 minutes out of the fridge warms a steak by a few degrees only. Dry, well salted meat in a very hot pan matters more. Never leave meat out for more than 2 hours (1 hour above 90 °F / 32 °C).',
  ],
  [
    'Preheating the pan',
    'preheat pan/skillet/grill/air, air fryer preheat, hot pan before oil',
    'Heat the pan first for searing and eggs: food stuck in a cold pan tears. A drop of water should dance; then oil, then food. Start cold for bacon, duck breast and garlic. A grill needs 10–15 minutes, an air fryer 3 minutes for crisp things (many can go without). Never heat an empty nonstick pan on high.',
  ],
  [
    'Lining the pan',
    'line pan/tin/tray, grease pan/tin, grease flour pan, need parchment, butter flour tin',
    "For cakes, yes: grease it and line the bottom with parchment, so that it comes out whole. Cookies bake more evenly on parchment. Don't grease the pan for angel food or chiffon cake: they must climb. Brownies: line with an overhang to lift them out.",
  ],
  [
    'Sifting flour',
    'sift flour/cocoa/sugar, sift dry, need sift',
    'Mostly no: whisking flour with the leavening does the same work. Sift for sponge and angel food cake, and lumpy things such as cocoa and powdered sugar. “1 cup sifted flour” means sifted before measuring, about 10–15% less.',
  ],
  [
    'Room-temperature eggs and butter, why',
    'eggs/butter/ingredients room temperature need/have/why/matter/important/should, cold eggs cake/baking, cold butter cookies/cake',
    'For cakes and cookies, yes: eggs and butter at room temperature (68 °F / 20 °C) mix into a smooth batter that holds air; cold ones make it curdle and bake denser. Eggs warm in 5–10 minutes in warm water. Pastry, scones and biscuits want everything cold.',
  ],
  [
    'Creaming, why',
    'why cream butter sugar, why creaming, point creaming, skip creaming',
    'Beating butter with sugar beats air into it: the sharp crystals cut tiny bubbles that the leavening later blows up. That makes the cake light; if you skip it, the crumb is dense.',
  ],
  [
    'Salt in sweets',
    'salt cookies/cake/baking/dessert/brownies point/why/need/skip, why salt sweet/chocolate/caramel',
    'Salt brings out sweetness and the other flavors, dulls bitterness and keeps a cookie from tasting flat. You can leave it out without harm to the texture; in bread it also steadies the yeast and the gluten.',
  ],
  [
    'Salt in bread',
    'salt bread/dough why/need/skip/forgot, bread without salt',
    'Salt gives taste, slows the yeast and tightens the gluten. Without it dough rises fast, is slack and tastes flat: about 2% of the flour (1½ teaspoons for 500 g) is usual.',
  ],
  [
    'Sugar in baking',
    'why sugar baking/cake/cookies/bread, reduce/less/cut sugar cake/cookies/recipe/baking/muffins',
    'Sugar also keeps baking moist, tender and brown. You can usually cut it by a quarter to a third in cakes, muffins and quick breads without trouble; cookies get cakier and paler. Meringue, jam and caramel need all of it.',
  ],
  [
    'Eggs in baking',
    'why eggs cake/cookies/baking/brownies, purpose/role/function/point eggs',
    'Eggs bind (the protein sets), lift (they hold air), add moisture and richness. Whites dry and stiffen, yolks make tender and rich. An extra yolk makes cookies chewy, an extra white makes them crisp.',
  ],
  [
    'Butter or oil in cake',
    'oil instead butter cake, butter oil cake/baking difference, why oil cake',
    "Oil makes a cake moist and keeps it soft even cold; butter gives flavor and a finer crumb. In recipes with melted butter use ¾–⅞ as much oil; where butter is creamed, oil won't hold air.",
  ],
  [
    'Melted butter in cookies',
    'melted/melt butter cookies, melt butter instead soften',
    'Melted butter makes cookies chewier, denser and flatter; softened, creamed butter makes them lighter and cakier. If you melt it, cool it and chill the dough 30 minutes, or they spread.',
  ],
  [
    'What leavening does',
    'what does baking powder/soda do, why baking powder/soda, baking powder work, baking soda work',
    'Both make carbon dioxide that lifts a batter. Baking soda needs an acid (buttermilk, yogurt, brown sugar) and works at once, so bake soon; baking powder has its acid with it and works again in the heat. Too much tastes soapy or metallic.',
  ],
  [
    'Is it still active?',
    'baking powder/soda old/test/good/expired/fresh/active, yeast test/old/active/alive',
    'Baking powder: a teaspoon in hot water must fizz hard. Baking soda: a teaspoon in vinegar must foam. Yeast: 2 teaspoons in ½ cup warm water (105–110 °F, 40–43 °C) with a pinch of sugar must froth in 10 minutes. If not, buy new.',
  ],
  [
    'Why dough rests or chills',
    'why rest dough/batter, rest pancake/crepe batter, rest pasta/pizza/pie dough, chill pastry, why chill dough/cookie',
    'Rest lets flour take up water and gluten relax, so dough rolls without springing back and batter comes out tender: pasta dough 30 minutes, pie dough 1 hour cold, crepe batter 30 minutes, pancake batter 5–10. Cold dough also keeps its butter firm, for flakes and less spread.',
  ],
  [
    'Gluten and overmixing',
    'overmix/overmixing, mix too much batter/muffins/cake/pancakes, why not overmix',
    'Stirring wheat flour with liquid builds gluten: good for bread, bad for muffins, pancakes and cakes, which turn tough and tunneled. Stop when the flour has just gone in; a few lumps are right.',
  ],
  [
    'Browning',
    'maillard, why brown meat, why sear meat, does searing seal/lock, sear before stew/slow/roast, brown meat first/before',
    "Browning is flavor, not a seal: above about 285 °F (140 °C) proteins and sugars on a dry surface turn into hundreds of new tastes (the Maillard reaction). Juices don't stay in better. In a slow cooker it's optional but worth it; ground meat should be browned first.",
  ],
  [
    'Blooming spices',
    'bloom/toast spices why, why fry spices, spices oil first',
    'Heat and fat wake the oils in spices: half a minute to a minute in hot fat, or dry in a pan until they smell, makes them far stronger. Stop before they darken, burnt spice is bitter.',
  ],
  [
    'Pasta water',
    'pasta water save/why/starchy/sauce, why save pasta water',
    "It's salty and full of starch: a ladle of it helps sauce to cling and come together smoothly. Take out a cupful before you drain.",
  ],
  [
    'Bay leaves',
    'bay leaf/leaves eat/remove/point/do/why',
    "A bay leaf gives a faint herbal, tea-like note to slow dishes. Take it out before serving: it isn't poisonous, but stays stiff and can scratch or choke.",
  ],
  [
    'Frying temperatures',
    'oil hot fry/frying/deep, oil temperature, tempura temperature, oil temperature fry/frying/deep/chicken/fries/fish/donuts/wings, how hot oil, temperature fry/frying oil, frying temperature, deep fry temperature, deep fryer temperature, what temperature oil',
    'Deep-frying oil by food: **chicken pieces 325–350 °F (165–175 °C)**, wings and tenders 350–375 °F (175–190 °C), fish and shrimp 350–375 °F, fries 325 °F (163 °C) first, then 375 °F (190 °C), donuts 365–375 °F (185–190 °C), onion rings and fritters 365 °F (185 °C), whole turkey 350 °F (175 °C). It falls when food goes in: fry in small batches and let it come back. Chicken is done at 165 °F (74 °C) inside.',
  ],
  [
    'Reusing frying oil',
    'reuse oil/frying, frying oil again/reuse/save/strain/store, used oil, dispose oil, get rid oil, pour oil/grease drain/sink',
    "Cool it, strain it through a coffee filter, and keep it dark and closed in the fridge for up to 1 month (6–9 in the freezer); 3–5 uses if it stays clear. Out when it's dark, foams, smokes early or smells. Never pour it down the sink: a closed container into the trash, or recycling.",
  ],
  [
    'Tender chicken',
    'chicken tender more/make/keep/how, make chicken tender, chicken juicy/moist make/keep/how, soft chicken, chicken so tender restaurant/chinese',
    "Five ways to tender chicken: **brine** it (1 tablespoon of salt in 2 cups of water, 30–60 minutes) or salt it ahead; **marinate** in yogurt or buttermilk 2–12 hours; **velvet** slices for stir-fries (egg white, cornstarch, or ½ teaspoon of baking soda a pound for 15 minutes, rinsed); **pound** breasts to one thickness; and don't overcook: off the heat at 165 °F (74 °C), rest 5 minutes, slice across the grain.",
  ],
  [
    'Tender beef for stir-fry',
    'beef tender stir, tenderize beef baking, velvet beef',
    'Slice it thin across the grain and velvet it: 1 pound with ¾ teaspoon of baking soda and a spoonful of water, 20 minutes, then rinse and pat dry, or coat with cornstarch, soy sauce and oil. Fry in small batches over high heat for 1–2 minutes.',
  ],
  [
    'Against the grain',
    'against/across grain, which way cut/slice steak/meat/brisket',
    'Look for the lines of muscle fiber and cut straight across them: short fibers are easy to chew. Flank, skirt, brisket and tri-tip need it most.',
  ],
  [
    'Moist turkey',
    'turkey moist/juicy keep/dry, stop turkey dry',
    'Dry-brine it (1 tablespoon of kosher salt for each 5 lb, 1–3 days in the fridge), butter under the skin, roast at 325 °F (165 °C), shield the breast with foil, take it out when breast and thigh read 165 °F (74 °C), and rest it 30 minutes.',
  ],
  [
    'Handles in the oven',
    'plastic/wooden/wood/silicone/rubber handle oven, pan oven safe, put pan oven, pan go oven, skillet go oven',
    'Not with a plastic or wooden handle: plastic softens and melts, wood scorches. All-metal and cast iron pans are oven-safe; nonstick mostly up to 350–450 °F (175–230 °C), look at the maker’s figure. The handle will be hot: leave a towel on it.',
  ],
  [
    'Plastic in the oven or microwave',
    'plastic microwave/oven, tupperware microwave, plastic wrap microwave/oven, paper plate/towel oven/microwave',
    "Never plastic in the oven. In the microwave only containers marked microwave-safe, lid ajar; plastic wrap must not touch the food. Margarine tubs and takeout boxes aren't made for it. Paper towels are fine for short times in a microwave, never in a hot oven.",
  ],
  [
    'No whisk',
    'no/without whisk use, dont have whisk, whisk instead',
    'Two forks held together, a fork, or a jar with a lid to shake thin mixtures. For egg whites or cream use an electric beater, or a fork and much patience.',
    ['without'],
  ],
  [
    'No baking sheet or cake tin',
    'no/without/dont baking tray/sheet, no/without/dont cake tin/pan, no/without/dont muffin tin/tray, no/without/dont loaf tin/pan',
    'Any oven-safe dish or pan of about the same volume works: a cast iron skillet, a glass dish (25 °F / 15 °C lower), a casserole. Muffins: doubled paper cups side by side in a cake pan. Sheet: the oven’s own tray, or a folded double sheet of heavy foil on the rack.',
    ['without'],
  ],
  [
    'No oven',
    'no oven bake/cake/cookies, without oven bake/cake/cookies/pizza, dont have oven, no oven',
    'Without an oven: an air fryer or toaster oven bakes small things; a slow cooker does cakes and bread (2 hours on high); a heavy covered pan on low heat does pizza, flatbread and cookies; a microwave does mug cakes. Or make no-bake things: cheesecake, fridge cake, overnight oats.',
    ['without'],
  ],
  [
    'No stove',
    'no stove, only microwave, dorm microwave cook, hotel room cook, only have microwave, kettle only',
    'A microwave cooks potatoes (5–8 minutes), rice (15–18), pasta (12–15, covered with water), steamed vegetables (3–5), scrambled eggs (1–2, stirred), fish (3–5) and oatmeal. With a kettle: couscous, instant noodles, soft rice noodles.',
    ['without'],
  ],
  [
    'No grater, peeler or garlic press',
    'no/without/dont grater/peeler/press/zester/masher/ricer/juicer/opener/corkscrew/tongs/strainer/colander/sieve',
    'No grater: chop finely or shave with a peeler. No peeler: use a small sharp knife. No garlic press: crush and mince with salt. No masher: use a fork. No colander: hold the lid ajar. No juicer: turn a fork in the half. No tongs: use two forks.',
    ['without'],
  ],
  [
    'No thermometer for oil or sugar',
    'no/without thermometer oil/sugar/caramel/candy/jam/yogurt',
    'Oil: a cube of bread browns in about 60 seconds at 350 °F (175 °C). Sugar: drop a little into cold water: soft ball 235–240 °F (113–116 °C), hard crack 300 °F (150 °C). Jam: a drop wrinkles on a cold plate. For meat there is no sure sign: buy a thermometer.',
    ['without'],
  ],
  [
    'Air fryer basics',
    'air fryer oil need/spray/use, air fryer liner/parchment/paper, what air fryer cant, stack/crowd/layers air fryer',
    'An air fryer is a small, strong convection oven. Use a teaspoon of oil, one layer, shake halfway. Parchment only under food, never loose. No wet batter, no loose leaves or grated cheese. Set it 25 °F (15 °C) lower than an oven and check at 80% of the time.',
  ],
  [
    'Slow cooker basics',
    'slow cooker low/high difference/vs/convert, slow cooker lid/open, slow cooker liquid/water need, slow cooker too long, leave slow cooker home/on',
    "Low and high reach the same heat (about 209 °F / 98 °C), high just sooner: 1 hour on high is about 2 on low. Fill it half to two thirds, leave the lid on (each look costs 20–30 minutes), cut the liquid by a third, dairy and pasta at the end. It's made to run while you're out.",
  ],
  [
    'Induction and gas',
    'induction pan/work/hob/cookware, which pans induction',
    "Induction needs iron in the pan: cast iron, enameled iron and magnetic stainless steel work, plain aluminum, copper and glass don't. If a fridge magnet sticks to the bottom, it works.",
  ],
  [
    'Which rack',
    'which/what/middle/top/bottom rack/shelf oven, oven rack position, top or bottom oven',
    'Middle for cakes, cookies and casseroles; lower third for pies, pizza and bread, for a brown bottom; top for broiling and browning. Two trays: swap them halfway.',
  ],
  [
    'Top and bottom heat',
    'bake broil difference, oven symbols, oven setting which, broil vs grill british',
    'Bake heats from below (and above), broil only from above, at full heat: what the British call the grill. Convection or fan adds moving air: set it 25 °F (20 °C) lower.',
  ],
  [
    'Microwave power',
    'microwave watts/wattage/power, 700/800/900/1000/1100 watt',
    "Times on packs are for about 1000–1100 watts. At 800 watts take a quarter more time, at 700 about half as much again. Stir, stand 1–2 minutes, and check that it's steaming hot all through: 165 °F (74 °C).",
  ],
  [
    'Cast iron and acid',
    'cast iron tomato/acid/soap/dishwasher/glass',
    'Short cooking of tomatoes or wine is fine in a well seasoned pan; hours of it strip the seasoning and taste like metal. A little soap does no harm; soaking and the dishwasher do. Dry it on the heat and oil it thinly.',
  ],
  [
    'Dull or dirty board',
    'wash/clean/dishwasher wooden/wood board/spoon, oil cutting board, dishwasher knives/pan',
    'Wooden boards and good knives are washed by hand, with hot soapy water, and dried at once standing up; oil boards with mineral oil monthly. The dishwasher cracks wood and dulls edges.',
  ],
  [
    'Sugar for diabetics',
    'sugar diabetic/diabetes/diabetics substitute/alternative/instead/replace/sub/swap/use/cookies/cake/baking, sugar free baking/sweetener, diabetic friendly sweetener, low sugar sweetener',
    "Sweeteners that raise blood sugar little or not at all: **erythritol** or **allulose** (about 1⅓ times the sugar; they don't caramelize the same way), **monk fruit** or **stevia** blends made for baking (1:1 by the pack), or plain less sugar by a third. Honey, maple and coconut sugar are still sugar. Flour counts as carbohydrate too. Xylitol is poisonous to dogs. Ask your doctor or dietitian what fits you.",
  ],
  [
    'Diabetic-friendly eating',
    'diabetic dinner/meal/eat/friendly/snack/good/recipes, diabetes eat/meal/food, blood sugar food/eat',
    "A good pattern: half the plate vegetables, a quarter protein (fish, chicken, eggs, beans, tofu), a quarter whole grains or beans, and no sweet drinks. That's general; what fits your medicine is for your doctor or dietitian.",
  ],
  [
    'Low-sodium cooking',
    'low sodium/salt cook/flavor/diet/meal, less salt flavor, blood pressure salt/eat/food, salt free seasoning/flavor',
    'Use acid (lemon, vinegar), herbs, garlic, pepper, smoked paprika and browning for taste; rinse canned beans; buy no-salt broth; salt at the table, a pinch on the surface. Salt substitutes hold potassium: ask your doctor first if you have kidney or heart trouble.',
  ],
  [
    'Feeding picky kids',
    'picky eater/kid/toddler/eaters, kid wont eat/vegetables, hide vegetables',
    'Offer one safe food with one new one, small portions, and no pressure: it may take ten tries. Roast vegetables for sweetness, blend them into sauces and soups, and let children cook and choose.',
  ],
  [
    'Choking foods for small children',
    'toddler grapes/nuts/hot/popcorn/choke, baby grapes/choke, choking food/toddler/baby, cut grapes',
    'Grapes, cherry tomatoes and hot dogs: cut lengthwise in quarters until about 5, never whole. No popcorn, whole nuts, hard candy or lumps of nut butter before 4, and after that only seated and with you there. Raw apple and carrot grated or cooked soft. Chickpeas, beans, peas and blueberries mashed or pressed flat before about 3; sausages, meat and cheese in thin strips, not rounds or cubes.',
  ],
  [
    'Meat fell on the floor',
    'dropped floor, floor second rule',
    "If it's raw and will be cooked through: rinse off the dirt quickly, pat dry, cook it fully and clean the sink. Ready-to-eat food: throw it out, the five-second rule doesn't hold.",
  ],
  [
    'Bones in stew and broth',
    'why bones broth/stock, skim foam/scum stock',
    "Bones and skin give gelatin, which makes broth full and silky. Skim the gray foam for a clear broth; it's only protein and does no harm.",
  ],
  [
    'Wine in cooking',
    'why wine cook/sauce/cooking, which wine cook/cooking, cooking wine',
    'Wine brings acid and fruit. Use a dry one you would drink, and simmer it down by half; bottled “cooking wine” is salty. Some alcohol stays: after 30 minutes about a third, after 2½ hours about 5%.',
  ],
  [
    'Lid on or off',
    'lid on/off, cover/covered/uncovered simmer/roast/bake/stew/soup, with lid, put lid',
    'Lid on keeps heat and liquid in: rice, steaming, braises, bringing water to a boil. Lid off lets water go: reducing sauces, browning, crisp skin. Ajar is the middle way for stews.',
  ],
  [
    'Crowding the pan',
    'crowd/overcrowd/crowding pan/tray, meat watery/water pan, steams instead browns',
    "Too much food cools the pan, its water can't escape, and it steams gray. Work in batches with space between, on high heat, and dry the food first.",
  ],
  [
    'Crisp roast potatoes',
    'crispy/crisp/crunchy roast/roasted potatoes/roasties, potatoes crispy roast',
    'Boil floury potatoes in salted water (a pinch of baking soda) for 8–10 minutes, drain, let them steam dry and shake until rough. Into very hot fat, 425 °F (220 °C), 40–50 minutes, turned twice.',
  ],
  [
    'Crisp bacon, wings, fries',
    'crispy/crisp wings, crispy/crisp fries homemade, fries soggy air, wings crispy air/oven',
    "Dry them very well, don't crowd, and go hot. Wings: 1 tablespoon of baking powder and salt a 2 lb batch, 425 °F (220 °C) on a rack. Fries: soak 30 minutes in cold water, dry, fry or bake twice, salt at the end.",
  ],
  [
    'Fluffy scrambled eggs',
    'fluffy eggs/scrambled, creamy eggs/scrambled, milk scrambled/eggs',
    "Beat the eggs with a pinch of salt until even; milk isn't needed (a spoonful of cream at most). Medium-low heat, butter, push slowly, and take them off while still glossy: they set on the way to the plate.",
  ],
  [
    'Fluffy pancakes',
    'fluffy pancakes, pancakes fluffy/fluffier/thicker',
    'Fresh baking powder, buttermilk or soured milk, mix only until the flour is in (lumps are right), rest the batter 5–10 minutes, medium heat, turn once when bubbles stay open. Whipped egg whites make them higher.',
  ],
  [
    'Moist cake',
    'moist cake, cake moist/moister/soft, keep cake moist',
    "Weigh the flour, don't overbake (check 5 minutes early), use some oil, sour cream or buttermilk, brush layers with syrup, and wrap the cake when it's just warm.",
  ],
  [
    'Chewy or crisp cookies',
    'chewy cookies, crispy/crunchy cookies, soft cookies, cookies chewy/soft/crispy',
    'Chewy: more brown sugar, melted butter, an extra yolk, and out while the middle looks underdone. Crisp: white sugar, butter, thinner, baked longer. Soft: a little cornstarch, less spread, kept with a slice of bread.',
  ],
  [
    'Crusty bread',
    'crusty bread, crust bread crisp/crunchy/soft, steam bread oven, why steam bread',
    'Steam in the first 15 minutes keeps the skin soft so the loaf can rise, then it dries to a crust: bake in a preheated covered pot at 450 °F (230 °C), or pour hot water into a tray below. For a soft crust brush with butter and cover while it cools.',
  ],
  [
    'Windowpane',
    'windowpane, know dough kneaded, kneaded enough, overknead',
    'Kneaded enough: the dough is smooth, springs back, and a piece stretches to a thin film without tearing. By hand that is 8–12 minutes. By hand you can hardly overdo it; in a mixer it can turn slack.',
  ],
  [
    'Double in size',
    'dough doubled/double/risen enough/know, poke test, overproofed/overproof, underproofed/underproof, dough rise overnight/fridge, dough fridge overnight',
    'Poke it with a floured finger: the dent springs back slowly and stays half: ready. Springs back at once: more time. Stays and sinks: overproofed, knead it down and shape again. In the fridge it rises slowly for 8–24 hours (up to 3 days for pizza).',
  ],
  [
    'Clear the smoke',
    'smoke alarm/kitchen cooking, smoky kitchen',
    'Turn the heat down, open windows, fan on. Use an oil with a higher smoke point, dry the meat, wipe the pan clean between batches.',
  ],
  [
    'Grill two zones',
    'two zone, indirect/direct heat/grill, flare ups/flareups, grill hot know/enough, charcoal ready/long/light',
    'Pile coals on one side: sear over them, finish thick pieces on the cool side with the lid on. Coals are ready when ashed over (20–30 minutes); hold your hand 5 inches up: 2–3 seconds is high, 5–6 medium. Flare-ups: move the food, close the lid, no water.',
  ],
  [
    'The stall',
    'stall brisket/pork/smoker, brisket stuck/stalled, wrap brisket',
    'Around 150–170 °F (65–77 °C) large meat stops warming for hours, because its moisture evaporates. Wait, or wrap it in butcher paper or foil, and continue to 195–205 °F (90–96 °C).',
  ],
  [
    'Smoking wood',
    'wood smoke/smoking/smoker which/best/chips, soak wood chips',
    'Apple and cherry for poultry and pork, hickory and oak for ribs and beef, mesquite only briefly, alder for fish. Soaking chips just delays the smoke. Never softwood (pine) or treated wood.',
  ],
  [
    'Smoke a pork shoulder or ribs',
    '321 ribs, 3 2 1 ribs',
    'Spare ribs at 225 °F (107 °C): 3 hours of smoke, 2 wrapped in foil with a little liquid, 1 unwrapped with sauce. Baby backs take about 2, 2 and ½. Done when the meat shrinks back and bends to cracking.',
  ],
  [
    'Soaking rice',
    'soak rice',
    'Not needed for everyday rice: rinse it. Soaking 20–30 minutes gives long, even grains of basmati and shortens brown rice by some minutes; sticky (glutinous) rice must soak for hours, sushi rice 30 minutes.',
  ],
  [
    'Flipping in the oven',
    'flip/turn fish/salmon/chicken/cookies/fries/potatoes/vegetables bake/baking/oven, flip/turn fish',
    'Fish fillets need no turning in the oven, they only break. Turn fries, potatoes, vegetables and breaded things once, halfway, for even browning; chicken with skin stays skin up.',
  ],
  [
    'Bread resting after baking',
    'why bread rest/cool/wait, bread cool before slice/slicing/cutting, cut bread hot/warm',
    "The crumb is still setting and full of steam: cut hot, it's gummy and dries out later. Let a loaf cool on a rack for 1–2 hours, rolls 15–20 minutes.",
  ],
  [
    'What makes a cake rise',
    'makes cake/muffins/bread rise, why cake rise, how cake rise',
    'Gas that grows in the heat: air beaten into butter or eggs, carbon dioxide from baking powder, soda or yeast, and steam. Then egg and flour set around the bubbles.',
  ],
  [
    'The oven failed midway',
    'oven broke/died/off/stopped halfway/during/middle/baking, oven broke, power out oven/baking',
    "Batter: move it to another oven, an air fryer or toaster oven at once; a cake that stood half-baked for long will be dense. Meat: finish it right away on the stove, grill or in a microwave to its safe temperature, within 2 hours; don't leave it half-cooked to go on later.",
  ],
  [
    'Onions and potatoes',
    'onions potatoes together/store/next/same/apart',
    'Keep them apart: onions give off moisture and gas that make potatoes sprout. Both in the dark, cool, dry and airy, not in the fridge.',
  ],
  [
    'Dry fish',
    'salmon/fish/tuna/cod dry, dry fish/salmon, overcooked salmon/fish',
    'Flake it and give it moisture: lemon butter, mayonnaise or yogurt for a salad, fish cakes, a creamy pasta or chowder. Next time stop when it just flakes: 145 °F (63 °C), 10 minutes for each inch (2.5 cm).',
  ],
  [
    'Pork crackling',
    'crackling, crisp/crispy pork skin/rind, pork belly crispy/crisp',
    'Dry the skin very well (overnight uncovered in the fridge), score it, rub in salt and a little oil. Roast hot, 450 °F (230 °C), 25–30 minutes until it blisters, then 350 °F (175 °C) until the meat is done; if it stays soft, a few minutes under the broiler, watching.',
  ],
  [
    'Dough springs back',
    'dough shrinking/shrink/shrinks/springs/spring, dough keeps back, roll out dough/pizza hard',
    "The gluten is tight: cover the dough and let it rest 10–20 minutes, then stretch it again; cold dough needs 30–60 minutes at room temperature first. Don't fight it.",
  ],
  [
    'Too much leavening',
    'too much baking soda/powder',
    "Too much baking soda tastes soapy or metallic. If it's still batter: add some acid (a teaspoon of lemon juice or vinegar for ½ teaspoon of soda), or make the rest of the recipe up to match. Too much baking powder makes cakes rise and collapse. Baked already: serve it with something sharp, or start again.",
  ],
  [
    'Burnt sugar in the pan',
    'sugar stuck/burned/burnt/hard pan/pot, caramel stuck pan/pot, clean caramel',
    "Fill the pan with water and boil it until the sugar has dissolved, 5–10 minutes, then wash it. Never scrape with metal on nonstick. Caramel that tastes burnt can't be saved.",
  ],
  [
    'Fat from ground meat',
    'drain fat/grease mince/beef/meat/bacon/ground, drain mince, drain ground',
    'Drain it if there is more than a tablespoon or two: tip the pan and spoon the fat into a can or onto paper (not into the sink). Keep some for flavor; lean ground meat (5–10% fat) needs no draining.',
  ],
  [
    'Metal on nonstick',
    'metal utensils/spoon/spatula/tools nonstick/teflon/pan, scratched/scratch nonstick/pan/teflon, nonstick utensils',
    'No metal on nonstick: it scratches the coating. Use wood, silicone or nylon, medium heat at most, and wash it by hand. Replace a pan that flakes; a few scratches are no poison, but food will stick.',
  ],
  [
    'Wax paper',
    'wax/waxed/greaseproof paper oven/baking/bake/parchment/same',
    "Not in the oven: wax paper melts and can smoke. Parchment (baking paper) stands about 425 °F (220 °C). They aren't the same thing.",
  ],
  [
    'Oven words',
    'moderate oven, slow oven, hot oven, cool oven, oven temperatures words',
    'A slow oven is 300–325 °F (150–165 °C, gas 2–3), moderate 350–375 °F (180–190 °C, gas 4–5), hot 400–450 °F (200–230 °C, gas 6–8), very hot 475 °F (245 °C, gas 9) and more.',
  ],
  [
    'Heat on the stove',
    'hot medium/high/low heat, medium heat what/temperature/mean, medium high heat, low heat temperature/mean, what number stove/dial',
    'Surface of the pan: low 200–250 °F (93–121 °C), butter melts; medium 300–375 °F (150–190 °C), onions sizzle gently; medium-high 375–450 °F (190–230 °C), a drop of water dances; high 450 °F (230 °C) and more, for searing. On a dial of 10: 2–3, 5, 7, 9–10.',
  ],
  [
    'Clear juices',
    'juices clear/pink/run/red',
    'Clear juices are a sign, not proof: poultry is done at 165 °F (74 °C) in the thickest part of breast and thigh. Pink juice can also come from a safe bird, and clear from an underdone one.',
  ],
  [
    'Foil over a roast',
    'cover roast/turkey/chicken/meat/beef/ham foil/need/should, tent foil, foil over roast/turkey/chicken',
    'Cover it only where it browns too fast, or for the resting. Roast uncovered for a crust; a turkey gets foil over the breast after about two thirds of the time; braises and cooked hams stay covered.',
  ],
  [
    'Why onions sting',
    'why onions cry/tears/eyes/sting',
    'Cut cells let out a sulfur gas that turns to a weak acid in your eyes. A sharp knife breaks fewer cells; chill the onion 15–30 minutes, leave the root on, and use the fan.',
  ],
  [
    'Low-carb sides',
    'keto/carb side/sides/dishes, keto friendly side/sides',
    'Low-carb sides: cauliflower mash or rice, roast broccoli or Brussels sprouts, green beans with almonds, zucchini noodles, creamed spinach, coleslaw without sugar, a green salad.',
  ],
  [
    'Pan for a frittata',
    'pan frittata/omelet size/what, skillet frittata size',
    'An 8-inch (20 cm) pan for 4–6 eggs, 10-inch (25 cm) for 8, 12-inch (30 cm) for 12. An omelet of 2–3 eggs wants 8 inches. The pan must be oven-safe for a frittata.',
  ],
  [
    'Thawing before cooking',
    'need/have/should thaw/defrost before/cook/cooking/first, thaw before cooking, defrost before cooking',
    'It depends: fish fillets, shrimp, vegetables, burgers, dumplings and breaded things can go straight from the freezer to the heat, with up to half as much time again. Thaw large roasts, whole birds and everything for a slow cooker first, in the fridge.',
  ],
  [
    'Oil the pan or the meat',
    'oil pan steak/meat/or, oil steak or',
    'For a pan: a thin film of oil in the hot pan is enough; for a grill oil the meat, not the grate. Pat the steak dry first, or it steams. Use an oil that stands heat, not butter, at the start.',
  ],
  [
    'Kneading without a mixer',
    'need mixer/stand bread/dough, stand mixer bread/dough/need, without stand mixer',
    'No: hands do it as well, 8–12 minutes of kneading. Or let time work: a wet dough that is only stirred and folded a few times over 12–18 hours (no-knead) makes fine bread.',
  ],
  [
    'Acid in jam',
    'acid jam, lemon jam why, lemon juice jam, why add acid/lemon',
    'Acid (lemon juice) helps pectin to set, keeps the color bright, balances the sugar, and makes the jam safe to can. Tomato and low-acid fruit always need it for canning.',
  ],
  [
    'Which scale',
    'celsius or fahrenheit, fahrenheit or celsius',
    'I give °F first and °C in brackets after it. US ovens are marked in Fahrenheit, most others in Celsius.',
  ],
  [
    'Egg bites',
    'egg bites, egg cups muffin, egg muffins',
    'Egg cups in a muffin tin: 18–22 minutes at 350 °F (175 °C), until the middle is set: 160 °F (71 °C). For a silky kind 30–35 minutes at 300 °F (150 °C) over a pan of water; in a pressure cooker 8–9 minutes plus 10 of natural release.',
  ],
  [
    'Why blind-bake',
    'why blind bake, need blind bake, blind bake point/skip',
    'To keep the bottom from going soggy: a wet filling (custard, quiche, pumpkin) would soak raw pastry before it sets. Fruit pies baked long and hot can do without.',
  ],
  [
    'Boiling potatoes before roasting',
    'boil/parboil potatoes before/roast/roasting/first',
    'Yes, for crisp ones: boil them 8–10 minutes in salted water, drain, let the steam off and shake until the edges are rough, then roast in hot fat. Small or thin pieces can go in raw.',
  ],
  [
    'Drying meat first',
    'dry/pat chicken/steak/meat/fish/turkey/scallops before, pat dry, why pat/dry meat/chicken/steak before',
    'Yes: water on the surface must boil off before anything browns. Pat it dry with paper towels, or leave it uncovered in the fridge overnight, salted; the skin gets crisp.',
  ],
  [
    'Why soak beans',
    'why soak beans/chickpeas',
    'Soaked beans cook faster and more evenly, split less, and some of the sugars that cause gas go out with the water. You can skip it: they then take about half as long again, and kidney beans must boil hard for at least 10 minutes (30 to be safe) in any case.',
  ],
  [
    'Chilling cookie dough',
    'fridge/chill/refrigerate cookie dough before/need/have/should/why',
    'It helps: 30–60 minutes in the fridge firms the butter, so cookies spread less, and overnight deepens the taste. Drop cookies with cool dough can go straight in; cut-out cookies need it.',
  ],
  [
    'Glass in the air fryer',
    'glass/ceramic/pyrex air fryer, dish air fryer',
    'Oven-safe glass or ceramic is fine in an air fryer if air can flow around it; put it in at room temperature and never from cold to hot. Metal pans are fine too.',
  ],
  [
    'Why cut potatoes brown',
    'why potatoes/apples/avocado brown/black, potatoes brown/gray cut',
    "Air meets an enzyme in the cut cells and turns them brown; it's harmless. Keep cut potatoes under cold water, and fruit in water with a little lemon juice.",
  ],
  [
    'Raw tofu',
    'raw tofu, tofu without cooking, eat tofu uncooked',
    "Yes: tofu is already cooked when it's made, so you can eat it from the pack. Drain it, keep it cold, and use it within 3–5 days of opening.",
  ],
  [
    'Rice in the cooker',
    'rice cooker leave/left/warm/overnight/day',
    'Only on keep-warm, which holds 140 °F (60 °C) or more, and for as long as the maker says (mostly 10–12 hours). Switched off, cooked rice may stand 2 hours at most, then into the fridge: its spores survive cooking.',
  ],
])

import { notesOf } from './note-record.ts'

/** May I freeze, reheat, eat raw, leave out, cook from frozen. */
export const mayIAdvice = notesOf('advice', [
  [
    'Freezing dairy',
    'freeze milk/cream/cheese/yogurt/butter/sour, freeze mozzarella/cheddar/feta',
    'Butter (6–9 months), hard cheese (6) and shredded cheese (3–4) freeze well, for cooking. Milk and heavy cream freeze with some separation (shake, use in cooking; leave room in the bottle). Yogurt, sour cream, cream cheese and soft cheese turn grainy: fine for baking, not for the table.',
  ],
  [
    'Freezing what does not freeze',
    'not freeze, freeze well/badly foods, what cant/shouldnt freeze, foods freeze',
    'Poor in the freezer: lettuce, cucumber, raw tomatoes for salad, radishes, boiled eggs, mayonnaise, cream sauces, fried crisp food, boiled potatoes. Good: bread, soups, stews, raw meat, berries, blanched vegetables, butter, doughs, cooked beans and rice.',
  ],
  [
    'Freezing in glass or bottles',
    'freeze glass/jar/jars/bottle/can/soda, freezer glass/jar',
    'Straight-sided, freezer-safe jars only, with 1 inch (2.5 cm) of room at the top, cooled first and the lid loose until frozen: liquid grows by about 9% and cracks full glass. Never freeze cans or bottles of soda or beer.',
  ],
  [
    'Freezing herbs, ginger, garlic',
    'freeze herbs/ginger/garlic/chilies/parsley/basil/cilantro',
    'Yes: chop herbs and freeze them in ice-cube trays under water or oil (oil only frozen, never kept in the fridge for long); ginger whole, grated from frozen; garlic peeled or minced; chilies whole. Best within: chilies 9 months, ginger 6, herbs 1–2, garlic 1.',
  ],
  [
    'Freezing bread, cake and dough',
    'freeze bread/cake/cookies/dough/muffins/pancakes/brownies/pastry/pizza',
    'Yes: wrapped airtight bread, cake, muffins and pancakes keep 2–3 months; thaw at room temperature, or toast slices from frozen. Cookie dough in balls bakes from frozen with 1–2 minutes more. Freeze cakes without frosting.',
  ],
  [
    'Freezing fruit',
    'freeze bananas/berries/fruit/strawberries/mango/grapes/avocado/apples/lemons',
    'Yes: peel and slice bananas (2–3 months), spread berries on a tray until hard, then bag them (8–12 months). Thawed fruit is soft, so use it for smoothies, sauce and baking. Avocado freezes mashed with lime, apples as sauce, citrus as juice and zest.',
  ],
  [
    'Freezing vegetables',
    'freeze vegetables/onions/peppers/carrots/broccoli/spinach/zucchini/mushrooms/cauliflower/celery/cabbage',
    'Blanch most vegetables 2–3 minutes, cool them in ice water, dry, freeze on a tray and bag: 8–12 months. Onions, peppers and leeks need no blanching; mushrooms are fried first. They come out softer: for cooked dishes.',
  ],
  [
    'Freezing eggs',
    'freeze egg/eggs/whites/yolks',
    'Not in the shell, it bursts. Beat whole eggs with a pinch of salt or sugar, freeze in portions (3 tablespoons is one egg), up to 1 year. Whites freeze as they are; boiled eggs turn rubbery.',
  ],
  [
    'Freezing cooked meals',
    'freeze cooked/meals/leftovers/casserole/lasagna/curry/chili/stew/soup/meatballs',
    'Cool them within 2 hours, freeze flat in portions with the air pressed out and a date: best within 2–3 months. Thaw in the fridge, reheat to 165 °F (74 °C). Leave pasta and rice a little underdone, and add cream and herbs later.',
  ],
  [
    'Freezing hot food',
    'freeze/fridge hot/warm food/soup straight, put hot food fridge, cool before fridge/freezing',
    'Let it stop steaming, at most 2 hours, then chill or freeze it: in shallow boxes, or the pot in cold water. A small hot portion may go straight into the fridge; a large pot warms everything around it.',
  ],
  [
    'Cooking from frozen, what works',
    'cook from frozen, frozen straight oven/pan/air/cook, cook frozen chicken/fish/shrimp/burgers/sausages/meat/steak/vegetables/dumplings',
    'From frozen: fish fillets, shrimp, burgers, thin chicken pieces, vegetables, dumplings, fries, pizza: about half as long again, to the safe temperature. Thaw first: whole birds, large roasts, stuffed or thick pieces, and anything for a slow cooker.',
  ],
  [
    'Frozen dish into a hot oven',
    'frozen/cold dish/glass/ceramic/casserole/lasagna oven, cold glass hot oven, freezer oven dish',
    'Not in glass or ceramic: the sudden heat can crack or shatter it. Thaw it in the fridge overnight, or freeze in a metal or foil tray. A frozen lasagna in metal: covered, 350 °F (175 °C), about 1½ hours, until 165 °F (74 °C) in the middle.',
  ],
  [
    'Reheating more than once',
    'reheat twice/again/second/more once, reheat chicken/rice twice',
    "It's safe in principle if it was chilled fast each time and heated to 165 °F (74 °C), but each round costs quality and time in the danger zone. Heat only the portion that you will eat; rice once only.",
  ],
  [
    'Reheating what is said not to',
    'reheat mushrooms/spinach/eggs/potatoes/chicken/seafood/celery safe',
    'Yes, mushrooms, spinach, potatoes, eggs and chicken may all be reheated if they were chilled within 2 hours and kept 3–4 days at most: heat them through to 165 °F (74 °C). The old warnings come from food left standing warm.',
  ],
  [
    'Reheating without a microwave',
    'reheat without microwave, reheat oven/stove/pan, warm food no microwave',
    'In a pan with a splash of water under a lid (5–10 minutes), in the oven covered at 325–350 °F (165–175 °C) for 15–25 minutes, or over steam, to 165 °F (74 °C). Fried and baked food: uncovered in a hot oven or air fryer.',
  ],
  [
    'Slow cooker for reheating',
    'reheat slow cooker, slow cooker warm up leftover',
    'No: it heats too slowly. Bring leftovers to 165 °F (74 °C) on the stove or in the microwave first, then keep them hot in the slow cooker.',
  ],
  [
    'Raw vegetables',
    'eat raw vegetables/zucchini/asparagus/corn/broccoli/cauliflower/beets/spinach/kale/brussels/cabbage/peas/peppers/turnip',
    'Good raw: carrots, peppers, zucchini, fresh corn, broccoli, cauliflower, cabbage, kale, spinach, asparagus, beets, peas, turnips. Wash them well. Not raw: potatoes, eggplant in quantity, kidney and other beans, cassava, rhubarb leaves, fiddleheads.',
  ],
  [
    'Raw potatoes',
    'eat raw potato/potatoes, raw potato',
    'Better not: raw potato is hard to digest and bitter, and green or sprouted ones hold toxic solanine. Cook it until soft.',
  ],
  [
    'Raw beans and sprouts',
    'eat raw beans/green/chickpeas/lentils/edamame/peas',
    'Never eat kidney beans or other dried beans raw or half-cooked: they hold a toxin that only boiling destroys (at least 10 minutes at a full boil, 30 to be safe). Green beans should be cooked too. Garden peas and sugar snaps are fine raw.',
  ],
  [
    'Raw bacon, ham and sausages',
    'eat raw bacon/ham/sausage/prosciutto/chorizo/salami/hot, bacon raw, hot dogs raw/cold, chorizo raw/cook',
    'Bacon and fresh sausages are raw: cook them (sausage to 160 °F / 71 °C). Prosciutto, salami and Spanish cured chorizo are eaten as they are; Mexican chorizo is raw. Hot dogs are cooked, but pregnant and frail people should heat them to 165 °F (74 °C).',
  ],
  [
    'Raw oats',
    'eat raw oats, oats uncooked/raw, overnight oats cook',
    "Yes: rolled oats are steamed when they're made. Soak them overnight in milk or yogurt (½ cup to ½ cup), or blend them. Steel-cut oats want cooking or long soaking.",
  ],
  [
    'Raw steak, tartare and carpaccio',
    'eat raw beef/steak/meat, steak tartare/carpaccio safe',
    "It's a risk: raw beef may carry E. coli and Salmonella. Only very fresh whole muscle from a butcher who knows the use, trimmed and cut just before eating; never bought ground meat; not for children, pregnant, old or ill people.",
  ],
  [
    'Pink or undercooked turkey',
    'turkey pink/undercooked',
    "Color doesn't tell: turkey is safe once it reads 165 °F (74 °C) in the thickest parts of breast and thigh. Below that, put it back.",
  ],
  [
    'Leaving things on the counter',
    'leave/left out counter butter/eggs/cheese/ketchup/cake/pizza/bread/pie/cooked, need refrigerate/fridge',
    'Fine outside: bread, whole fruit, tomatoes, onions, potatoes, butter for 1–2 days, hard cheese for some hours, ketchup, honey, peanut butter, frosted sugar cakes. Not more than 2 hours: meat, fish, cooked food, pizza, cut melon, milk, cream cakes, custard and pumpkin pie.',
  ],
  [
    'Eggs: fridge or counter',
    'eggs fridge/counter/refrigerate/room, store eggs',
    "US and other washed eggs belong in the fridge, 3–5 weeks. Unwashed European or farm eggs keep 1–2 weeks at room temperature; once chilled, they stay chilled. Don't leave chilled eggs out for more than 2 hours.",
  ],
  [
    'Cake in the fridge',
    'cake/cupcakes/frosting/pie fridge/refrigerate/counter/overnight, cheesecake fridge',
    'Sponge, pound cake and sugar frosting keep 2–3 days covered on the counter; the fridge dries them. Cream, custard, cream-cheese frosting, cheesecake and pumpkin pie belong in the fridge within 2 hours: 3–4 days.',
  ],
  [
    'Leaving the oven or slow cooker on',
    'leave oven/slow/cooker/on while/out/away/work/sleep/overnight, slow cooker unattended/work/overnight',
    "A slow cooker is made to run alone for 8–10 hours on low: on a heat-proof surface away from the wall, filled half to two thirds. An oven, stove, fryer or grill shouldn't run while you're out or asleep.",
  ],
  [
    'Slow cooker left off or on warm',
    'slow cooker off/warm/power/forgot/turned, crockpot warm',
    'If it was off for more than 2 hours with food inside, throw the food out. Keep-warm (above 140 °F / 60 °C) is fine for 2–4 hours with cooked food, never for cooking or for reheating.',
  ],
  [
    'Foil in the air fryer or oven',
    'foil air/fryer/oven/grill, aluminum foil',
    "Foil may go into the air fryer basket if food holds it down, the air can pass, and it doesn't touch the element; not with acid food (tomato, lemon). In an oven don't line the floor with it. On a grill it's fine. Never in a microwave.",
  ],
  [
    'Parchment in the air fryer or oven',
    'parchment/baking/greaseproof paper air/fryer/oven/grill/microwave, parchment temperature',
    'Yes, in the air fryer with food on top of it (never loose or while preheating), best perforated. In the oven up to 420–450 °F (215–230 °C) as the pack says; not under a broiler or on a grill. Wax paper melts: not in the oven.',
  ],
  [
    'Wax paper, plastic wrap and heat',
    'wax paper/plastic/wrap/cling oven/microwave/heat/boil',
    'Wax paper and plastic wrap melt in an oven. In a microwave, wrap that is marked for it may cover a dish without touching the food. Use parchment or foil in the oven.',
  ],
  [
    'Paper plates, towels and wood in the heat',
    'paper/plate/towel/wooden/wood/bamboo/cardboard oven/microwave/air',
    'Microwave: plain paper towels and plates for a few minutes; wood only briefly, it cracks. Oven: no paper towels, no cardboard; soaked wooden skewers and planks are fine. Pizza comes out of its box.',
  ],
  [
    'Silicone',
    'silicone oven/mold/mat/spatula/microwave/safe',
    'Food-grade silicone takes up to about 425–450 °F (220–230 °C), as marked. Put soft molds on a tray, grease them lightly the first time, and keep them off the broiler and open flame.',
  ],
  [
    'Baking soda or powder, old',
    'baking powder/soda old/expired/test/good/work, expired baking powder/soda, yeast expired',
    'Test it: ½ teaspoon of baking powder in hot water, or baking soda in vinegar, must fizz strongly. Weak fizz: buy new. Opened, baking powder keeps 3–6 months, baking soda 6. Yeast: it must foam within 10 minutes in warm water (105–110 °F / 40–43 °C) with sugar.',
  ],
  [
    'Spices, flour and pantry past the date',
    'expired/old spices/flour/rice/pasta/sugar/cocoa/stock/cereal/oil/mix use',
    'Dry goods keep well past the date if they stay dry: pasta and white rice for years, sugar and salt for ever, spices 2–3 years with less taste. Whole-grain flour, nuts and oil turn rancid: a smell of paint or old wax means throw it out. Insects or mold: out.',
  ],
  [
    'Cooking with sour milk',
    'sour/spoiled milk pancakes/bake/baking/use/cook, cook sour milk',
    "Pasteurized milk that is just slightly sour can go into pancakes, scones or soda bread in place of buttermilk, because it's cooked. Lumpy, slimy, bitter or long past its date: pour it out. Raw milk that sours: out.",
  ],
  [
    'Grilling in bad weather',
    'grill/bbq rain/wind/snow/winter/cold',
    'Yes: rain and wind only cost heat. Keep the lid shut, allow 10–20% more time and fuel, use a thermometer. Never in a garage, tent or under a low roof: carbon monoxide and fire.',
  ],
  [
    'Cooking with wine or beer for kids',
    'wine/beer/alcohol cooking kids/children/pregnant/burn, alcohol cook out',
    'It never goes fully: about 40% is left after 15 minutes of simmering, 25% after 1 hour, 5% after 2½ hours. For children, pregnancy or sobriety use broth with a splash of vinegar or grape juice instead.',
  ],
  [
    'Mixing raw and cooked, same plate',
    'same plate/tongs/board/knife/utensils raw/cooked/meat',
    'No: use a clean plate and tongs for cooked food, wash boards and knives with hot soapy water after raw meat, or use one board for meat and one for the rest.',
  ],
  [
    'Two meats or dishes in one oven',
    'oven two/different/dishes/together temperatures same/time, cook chicken/beef together/same',
    'Yes: choose a temperature in between (within 25 °F / 15 °C), put what must brown on top, and check each by itself: give the fuller oven 10–15% more time. Different meats may share a pan if each reaches its own safe temperature.',
  ],
  [
    'Changing oven heat to save time',
    'higher/lower temperature faster/quicker/shorter/half, double temperature/heat, bake 350/400 instead',
    "Not by much: double heat isn't half the time, the outside burns first. Within 25 °F (15 °C) you may change it, about 10% of the time. Roasts and casseroles take it better than cakes.",
  ],
  [
    'Black spots in banana',
    'banana black/brown/spots/bit/bruise/center',
    'Brown or black spots and bruises are only ripeness: safe, sweeter, right for banana bread. The tiny black dots inside are seeds. Throw it out when it leaks, smells like alcohol or has mold.',
  ],
  [
    'Spots, eyes and odd colors on vegetables',
    'spots/black/brown/pink/red/white onion/potato/carrot/cauliflower/cabbage/lettuce/ginger/broccoli/pepper, yellow broccoli',
    "Brown spots on cauliflower, pink edges on lettuce, a white film on carrots and a blue ring in ginger are age or air: cut them off and use the rest. Soft, slimy, moldy or bad-smelling parts go out. Black powder on onion skin is mold: peel and rinse, discard if it's inside.",
  ],
  [
    'Blood spot in an egg',
    'egg blood/spot/red, cloudy egg white, double yolk, white string egg',
    'Safe: a blood spot is a burst vessel, the white string (chalaza) holds the yolk, a cloudy white is a sign of freshness. Pink, green or black in a raw egg means bacteria: throw it out.',
  ],
  [
    'Wine, beer and vinegar gone off',
    'wine open/opened/old/cook/cooking, old wine cooking, vinegar expire/mother',
    'Opened wine keeps 1–3 days in the fridge for drinking, 1–2 weeks for cooking. Vinegar keeps for years; the cloudy “mother” is harmless.',
  ],
  [
    'Freezer burn',
    'freezer burn/burned/ice/crystals/gray meat/chicken, meat brown/gray freezer',
    'Safe: dry gray or brown patches and ice crystals come from air in the pack. Cut them off, and use the rest in stews or sauces. Press the air out, wrap twice, and use it within the best time.',
  ],
  [
    'Dented, rusty and old cans',
    'dented/dent/rusty/rust can/tin/tinned, dented tin/can, canned food old',
    'A small, smooth dent away from the seams is fine. Throw out cans that are deeply dented (a finger fits in), dented on a seam or rim, bulging, leaking or rusted through: danger of botulism. Light rust that wipes off is harmless.',
  ],
  [
    'Water used twice',
    'reuse water pasta/boil/egg/potato',
    "Pasta and potato water is good for bread dough, soup and sauce the same day. Egg water for plants once cold. Don't keep any of it at room temperature.",
  ],
  [
    'Tap water and hot tap',
    'hot tap water cook/pasta/boil, tap water cooking',
    'Start with cold tap water: hot water stands in the heater and may carry metals and off tastes. Salt after it boils or before makes no difference.',
  ],
])

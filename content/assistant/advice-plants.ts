import { notesOf } from './note-record.ts'

/** Vegetables, fruit, grains, herbs, sauces: the smaller questions. */
export const plantAdvice = notesOf('advice', [
  [
    'Frozen for fresh spinach',
    'frozen/fresh spinach/vegetables/peas/instead/use',
    'Yes in cooked dishes: thaw it and squeeze it dry. 10 oz (285 g) of frozen spinach replaces 1 lb (450 g) of fresh. Not for salads.',
  ],
  [
    'Lumpy mash',
    'mash/mashed/potatoes/potato lumpy/lumps',
    "They weren't soft enough or cold: cook until a knife slides in, press them hot through a ricer or sieve, then stir in warm milk and butter. Lumps now: press it through a sieve. No blender: it turns gluey.",
  ],
  [
    'Chopping, dicing, mincing',
    'difference chop/chopping/dice/dicing/mince/mincing/cut',
    'Chop: rough pieces of ½ inch (1 cm) or so. Dice: even cubes, small ¼ inch (6 mm), medium ½ inch (1 cm). Mince: as fine as possible.',
  ],
  [
    'Peeling mushrooms',
    'peel/peeling mushrooms/mushroom need',
    'No: wipe or briefly rinse mushrooms and trim the stem end. Only very old or dirty caps are peeled; portobello gills may be scraped out, since they darken sauces.',
  ],
  [
    'Mango, papaya and melon skin',
    'eat skin/peel mango/papaya/melon/banana/orange/pineapple',
    "Mango skin is tough and bitter and can irritate (it's kin to poison ivy): leave it. Papaya, melon, banana and pineapple skins aren't eaten; orange peel only as zest or candied, washed.",
  ],
  [
    'Raw pasta, rice and flour',
    'eat raw pasta/rice/noodles/flour/uncooked/dry',
    'Better not: raw flour, dry pasta and rice are hard to digest, can hurt teeth and may carry germs (E. coli in flour). Instant ramen is cooked already and can be eaten dry.',
  ],
  [
    'Roasting garlic and onions in their skin',
    'roast/roasting garlic/onion/onions skin/on/whole/head',
    'Leave the skin on: it keeps the inside moist. Cut the top off the head, oil, wrap in foil, 40–50 minutes at 400 °F (200 °C), then squeeze the cloves out.',
  ],
  [
    'Rolling dough',
    'roll/rolling dough/pastry/pizza flour/oil/stick/surface/out',
    'Lightly floured for pastry, pasta and cookies; lightly oiled for wet bread and pizza dough, where more flour would dry it. Or between two sheets of parchment. Turn it often.',
  ],
  [
    'Salt in egg water',
    'salt/vinegar/oil egg/eggs/water boil/boiling',
    "Not needed: salt doesn't get through the shell. A spoonful of vinegar or salt only makes white that leaks from a crack set faster.",
  ],
  [
    'Choosing a coconut',
    'coconut good/fresh/pick/choose/bad',
    'Heavy, with water that sloshes when you shake it, three dry eyes without mold, no cracks. A sour smell or gray flesh: out.',
  ],
  [
    'Roasting chestnuts',
    'roast/cook chestnuts/chestnut long/score/peel',
    'Score an X in each, roast 20–30 minutes at 425 °F (220 °C) until the shells open, wrap in a towel 5 minutes, and peel while hot.',
  ],
  [
    'Quick breakfasts',
    'quick/easy/fast/healthy breakfast/breakfasts ideas/morning',
    'Overnight oats, yogurt with fruit and granola, eggs on toast, banana with peanut butter, smoothie, quesadilla, leftover rice with an egg, muffins or egg cups from the freezer.',
  ],
  [
    'Mayonnaise and warm rooms',
    'mayonnaise/mayo room/temperature/fridge/out/counter',
    'Opened mayonnaise belongs in the fridge (2 months); it may stand out 2 hours at a meal. Homemade with raw egg: 3–4 days, always cold.',
  ],
  [
    'Same knife for meat and salad',
    'same knife/board/tongs/plate/spoon chicken/meat/raw/salad/vegetables',
    "No: wash knife, board and hands with hot soapy water after raw meat or poultry, or cut the salad first. Germs on the blade go straight onto food that isn't cooked.",
  ],
  [
    'Yellow chicken',
    'chicken fat/skin yellow/white/color/normal',
    "Normal: corn and grass in the feed make fat and skin yellow. Gray, green or slimy with a sour smell isn't: throw it out.",
  ],
  [
    'Oil and butter in brownies and cakes',
    'butter oil brownies/cake/muffins/instead/swap',
    'They swap: 1 cup of oil is 1¼ cups of melted butter, 1 cup of butter is ¾ cup of oil. Oil makes a moister, butter a tastier, firmer crumb.',
  ],
  [
    'Dried mushrooms',
    'soak/rehydrate dried mushrooms/porcini/shiitake/chilies',
    'Soak them 20–30 minutes in hot water, lift them out, squeeze and chop. Strain the liquid through a cloth or coffee filter (grit) and use it as stock.',
  ],
  [
    'Adding greens to soup',
    'add/put spinach/kale/greens/peas/herbs soup/stew/curry/pasta/raw/when',
    'Yes, raw and at the end: spinach wilts in 1–2 minutes, kale and cabbage need 5–10, frozen peas 2–3. Earlier they turn gray.',
  ],
  [
    'Whole wheat for white flour',
    'whole wheat/wholemeal/brown flour white/instead/use/cake/bread',
    'Swap half without trouble; all of it makes a denser, nuttier crumb: add 1–2 tablespoons of liquid a cup and let the batter rest 15 minutes. White whole wheat is milder.',
  ],
  [
    'Plant milk in cooking',
    'oat/almond/soy/plant/coconut milk use/baking/sauce/cook/instead/pancakes',
    'Yes, 1:1 for cow’s milk in cakes, pancakes and sauces; take an unsweetened one. Oat and soy are creamiest; almond is thin. Instant pudding and some custards set less well.',
  ],
  [
    'Salt in cooking water',
    'why salt water/pasta/boiling/potatoes add',
    "For taste: pasta, potatoes and vegetables take salt up from the water and can't be seasoned inside later. It doesn't change the boiling point noticeably. About 1 tablespoon for 4 quarts (4 l); before or after it boils makes no difference.",
  ],
  [
    'Mixing oils',
    'mix/mixing/blend oils/oil/butter different/together',
    'Yes; the mix smokes at about the point of the weakest one. Butter with oil browns a little later but still burns above about 350 °F (175 °C).',
  ],
  [
    'Tomatoes for sauce',
    'which/best tomatoes sauce/pizza/soup/salsa',
    'Plum tomatoes (Roma, San Marzano): much flesh, few seeds. Out of season canned whole ones are better than fresh. Cherry tomatoes make a quick, sweet sauce.',
  ],
  [
    'Healthy snacks',
    'healthy/snack/snacks kids/children/easy/ideas/quick',
    'Fruit with yogurt, carrot and cucumber sticks with hummus, cheese with crackers, boiled eggs, popcorn (from 4 years), nuts (from 5 years, before ground), banana with peanut butter, edamame.',
  ],
  [
    'Seeding tomatoes',
    'seeds/seed tomatoes/tomato remove/take/leave/out',
    'Optional: the seeds and their jelly have much of the flavor but also the water. Take them out for salsa, bruschetta and fillings that must not get wet; leave them in sauces and salads.',
  ],
  [
    'Kale and chard stems',
    'kale/chard/collard stem/stems/rib/remove/tough/massage',
    "Strip off the stems of kale and collards: they're tough. Chard stems are good: slice them and cook them 3–4 minutes longer than the leaves. For raw kale rub the leaves with oil and salt for 2 minutes.",
  ],
  [
    'Boiling gnocchi or not',
    'boil/boiling gnocchi need/have/fry/pan/bake/without',
    'No need: store-bought gnocchi can be fried in butter or oil without boiling, 8–10 minutes until crisp, or baked in sauce 20–25 minutes at 400 °F (200 °C). Boiled, they take 2–3 minutes, until they float.',
  ],
  [
    'Toasting rice',
    'toast/fry rice before/cooking/raw/need, rice pilaf toast',
    'Optional: 2–3 minutes in butter or oil give a nutty taste and grains that stay apart: for pilaf, risotto and Mexican rice. Plain rice needs none.',
  ],
  [
    'Rice in stock or milk',
    'rice/quinoa/couscous/pasta stock/broth/milk/coconut cook/instead/water',
    'Yes, the same amount as water. With salty stock leave out the salt. Milk and coconut milk catch: use half water, low heat, and stir now and then.',
  ],
  [
    'Lid on boiling potatoes',
    'lid/cover potatoes/vegetables/pasta/boil/boiling/pot/on/off',
    "Lid on until it boils saves time and energy; then ajar, so that it doesn't boil over. Green vegetables and pasta cook without a lid.",
  ],
  [
    'Draining canned tomatoes',
    'drain canned/tinned tomatoes/juice/liquid',
    'No, for sauces, soups and chili use the juice too. Drain them only for pizza, salads or where the recipe says drained; the juice is good for soup.',
  ],
  [
    'Broccoli and cauliflower leaves and stems',
    'broccoli/cauliflower leaves/stem/stalk/eat/core/use',
    'Yes, eat them: peel thick stalks and slice them, roast cauliflower leaves with oil for 10 minutes at 425 °F (220 °C) until crisp. They take as long as the florets or a little less.',
  ],
  [
    'Eating more vegetables',
    'eat/more/add vegetables/veg/greens how/way',
    'Start each meal with a salad or soup, fill half the plate, roast a big tray for several days, add spinach or peas to pasta, grated carrot and zucchini to sauces, fruit for dessert, and keep cut sticks ready.',
  ],
  [
    'Garlic or onion smell on hands',
    'garlic/onion/fish smell hands/fingers/breath/off',
    'Hands: rub them on stainless steel under cold water, or with lemon juice and salt, or baking soda, then soap. Breath: parsley, apple, milk.',
  ],
  [
    'Chili burn on hands or eyes',
    'chili/chilli/jalapeno/pepper burn/hands/eyes/fingers/burning',
    'Capsaicin dissolves in fat and alcohol, not water: rub hands with oil, then soap; milk or yogurt on skin and in the mouth. Eyes: rinse long with clean water or milk, no rubbing. Wear gloves next time.',
  ],
  [
    'Storing fresh herbs',
    'herbs store/keep/fresh/wilting/going/off/basil/parsley/cilantro/coriander',
    'Soft herbs like flowers in a glass of water, bag over the top, in the fridge (basil on the counter); woody ones wrapped in a damp paper towel in a box. 1–2 weeks. Surplus: chop and freeze in ice cubes.',
  ],
  [
    'Grating and peeling ginger',
    'ginger peel/grate/fresh/frozen/spoon',
    'Scrape the skin with a spoon, or leave it on thin-skinned ginger; grate across the fibers. It keeps 2–3 weeks in the fridge and 6 months in the freezer, grated from frozen.',
  ],
  [
    'Peeling garlic fast',
    'peel garlic fast/quick/easy/many/cloves',
    'Crush the clove lightly under the flat of a knife and the skin slips off. Many: shake them hard between two bowls for 20 seconds, or 15 seconds in the microwave.',
  ],
  [
    'Hummus smooth',
    'hummus smooth/grainy/gritty/thick/bitter/creamy',
    'Cook the chickpeas very soft (canned ones 15 minutes with ½ teaspoon of baking soda), slip off the skins, blend tahini with lemon first, then 4–5 minutes with ice water.',
  ],
  [
    'Guacamole and avocado brown',
    'guacamole/avocado brown/browning/green/keep/stop/fresh/pit',
    'Air browns it: press plastic wrap onto the surface, with lime juice, or cover with ½ inch (1 cm) of water and pour it off. The pit alone helps little. Brown is harmless.',
  ],
  [
    'Cutting onions finely',
    'onion chop/dice/cut/fine/slice/cry',
    'Halve through the root, peel, cut lengthwise without going through the root, then across. A sharp knife and a chilled onion sting less.',
  ],
  [
    'Salad not soggy',
    'salad soggy/dress/dressing/ahead/wilt/when/crisp',
    'Dry the leaves well, dress just before eating, 1 tablespoon for 2 handfuls; sturdy kale and cabbage may be dressed an hour ahead. Tomatoes and cucumber last.',
  ],
  [
    'Roasting vegetables',
    'roast/roasting vegetables/veg crisp/soggy/temperature/together/oil',
    '425 °F (220 °C), one layer with space, 1–2 tablespoons of oil a tray, turned once: roots 30–40 minutes, broccoli and peppers 20–25, zucchini 20, asparagus 10–12. Roots go in first.',
  ],
  [
    'Steam, boil or microwave vegetables',
    'vegetables steam/boil/microwave/best/healthiest/way',
    'Steaming or the microwave (covered, 2 tablespoons of water, 3–5 minutes) keep color and vitamins; boiling is fine for roots; roasting tastes best.',
  ],
  [
    'Corn: husk and silk',
    'corn husk/silk/microwave/grill/peel/shuck',
    'Microwave it in the husk 4 minutes, cut off the stem end and squeeze it out without silk. On the grill 15–20 minutes in the husk or 10 without, turning.',
  ],
  [
    'Artichokes and asparagus prep',
    'artichoke/artichokes/asparagus prepare/trim/peel/cook/woody',
    'Asparagus: snap or cut off the woody end, peel thick ones. Artichoke: cut the top third, trim the tips, steam 30–45 minutes until a leaf pulls out, scrape out the choke.',
  ],
  [
    'Squash and pumpkin',
    'squash/pumpkin cut/peel/hard/seeds/roast/soften',
    'Microwave it whole, pricked, for 3–4 minutes to soften, halve with a heavy knife, scoop the seeds (roast them 15 minutes at 350 °F / 175 °C). Butternut skin is edible when roasted soft, delicata always.',
  ],
  [
    'Beets',
    'beets/beetroot cook/peel/stain/roast/boil/raw',
    'Roast in foil at 400 °F (200 °C) 45–60 minutes or boil 30–45; the skin rubs off after. Raw ones are good grated. Wear gloves; pink urine is harmless.',
  ],
  [
    'Sprouting or soft onions and garlic',
    'onion/garlic/ginger sprout/sprouted/sprouting/green/soft',
    'Sprouted onions and garlic are safe, a little bitter: take the green out. Soft, wet or moldy ones go out.',
  ],
  [
    'Washing vegetables',
    'wash/clean vegetables/fruit/produce/vinegar/soap/baking/soda/lettuce/leeks/grapes',
    "Cold running water and your hands or a brush, just before use; leafy greens swished in a bowl and dried; leeks halved and rinsed between the layers. No soap. Vinegar or baking soda isn't needed.",
  ],
  [
    'Storing fruit and vegetables apart',
    'store fruit/vegetables/bananas/apples/potatoes/onions together/apart/ethylene',
    'Apples, bananas, avocados and tomatoes give off ethylene and ripen others: keep them away from leafy greens, broccoli and cucumbers. Keep potatoes and onions apart, both dark, cool and dry.',
  ],
  [
    'Ripening and slowing bananas',
    'bananas/banana ripen/ripe/fast/slow/brown/fridge/oven',
    'Faster: a paper bag with an apple; for baking 15–20 minutes in their skin at 300 °F (150 °C). Slower: wrap the stems; ripe ones in the fridge (the skin blackens, the inside keeps about 3 days).',
  ],
  [
    'Lemon without a juicer, zest',
    'lemon/lime juice/zest/squeeze/how/without/much',
    'Roll it, halve it, squeeze over a fork turned in the flesh. Zest first with a fine grater, only the color. One lemon gives 2–3 tablespoons of juice and 1 tablespoon of zest.',
  ],
  [
    'Coconut, pomegranate, pineapple',
    'pomegranate/coconut/open/seed/cut/mango/papaya',
    'Pomegranate: break it under water, the seeds sink. Coconut: poke an eye, drain, tap around the middle with a hammer. Mango: cut along both sides of the flat stone, score, turn out.',
  ],
  [
    'Lentils: soak, mushy, hard',
    'lentils soak/mushy/hard/salt/long/red/green',
    'No soaking: rinse, 1 part to 3 of water; red 12–15 minutes (they fall apart), brown and green 20–30, Puy 20–25. Salt near the end, acid last.',
  ],
  [
    'Beans: soak or not, salt',
    'beans soak/soaking/quick/salt/overnight/forgot/without',
    'Quick soak: boil 2 minutes, stand 1 hour, drain. Without soaking add 30–60 minutes. Salting the soaking water helps the skins. Kidney beans must boil hard for 30 minutes.',
  ],
  [
    'Couscous and bulgur',
    'couscous/bulgur ratio/water/fluffy/clumpy/mushy',
    'Couscous 1:1 with boiling stock, covered 5 minutes, fork with butter. Bulgur 1:2, 10–15 minutes. Clumps: too much water or no fat.',
  ],
  [
    'Oatmeal',
    'oats/oatmeal/porridge ratio/creamy/gluey/thick/milk/water/overnight',
    '½ cup of rolled oats to 1 cup of liquid, 5 minutes; half milk for creaminess, a pinch of salt. Overnight: equal parts oats and milk in the fridge. Gluey: too much stirring.',
  ],
  [
    'Polenta and grits lumps',
    'polenta/grits/semolina lumps/lumpy/ratio/set',
    'Rain it into simmering water (1:4–5) while whisking, then low heat 30–45 minutes, stirring often. Lumps: whisk hard or use a stick blender. It sets when cold: slice and fry it.',
  ],
  [
    'Pasta: salt, water, done',
    'pasta salt/water/much/done/al dente/test/boil/oil',
    '4 quarts (4 l) of water and 1½ tablespoons of kosher salt a pound, a full boil, stir in the first minute, taste 2 minutes before the pack’s time. No oil. Keep a cup of the water for the sauce.',
  ],
  [
    'Noodles stick together',
    'noodles/spaghetti/ramen/rice stick/clump/together/soggy',
    'Stir in the first minute, use enough water, sauce at once; for later rinse rice noodles and egg noodles cold and toss with a teaspoon of oil.',
  ],
  [
    'Thickening sauces',
    'thicken sauce/soup/gravy/stew/curry/without/flour/cornstarch/how',
    'Simmer it down; or 1 tablespoon of cornstarch in 1 of cold water a cup, boiled 1 minute; or butter mashed with flour 1:1; or blended beans, potato or vegetables; cream or nut butter for richness. Gluten-free: cornstarch, potato or rice.',
  ],
  [
    'Sauce for later',
    'sauce ahead/keep/freeze/store/skin/film',
    'Press wrap onto the surface against a skin; fridge 3–4 days; tomato and meat sauces freeze 3 months; cream, egg and cheese sauces split: warm them gently and whisk.',
  ],
  [
    'Tomato paste leftovers',
    'tomato paste/chipotle/coconut/broth/leftover/open/can/freeze/rest',
    'Freeze the rest in tablespoons on a tray or in ice-cube trays, then bag: 3 months. In the fridge in a jar 5 days.',
  ],
  [
    'Cooking with spices',
    'spices toast/whole/ground/bloom/when/grind/old/fresh',
    'Whole spices keep 3–4 years, ground 1–2. Toast whole ones 1–2 minutes in a dry pan; ground ones 30 seconds in oil before liquid. No smell, no taste: replace.',
  ],
  [
    'Too spicy, milder, hotter',
    'spicy/hot chili/chilli/pepper/heat milder/less/hotter/remove/seeds/mild',
    'Most heat sits in the white ribs: take ribs and seeds out for a milder dish. Already too hot: dairy, coconut milk, sugar, lime, more of everything. Hotter: cayenne or fresh chili at the end.',
  ],
  [
    'Oil for the wok',
    'oil wok/stir fry/best/which/sesame',
    'One with a high smoke point: peanut, canola, rice bran, sunflower or refined avocado. Toasted sesame oil only at the end for aroma; butter and extra-virgin olive oil burn.',
  ],
  [
    'Reusing oil',
    'reuse/save/strain/old oil/frying/times/dispose',
    "Strain it cold, keep it dark and airtight; 3–4 uses for potatoes and breaded food, fewer after fish. Throw it out when it's dark, foams, smokes early or smells. Never into the sink: a bottle in the trash.",
  ],
  [
    'Deep-frying at home',
    'deep fry/frying home/temperature/safe/oil/pot/without/thermometer',
    'A deep heavy pot at most half full, 350–375 °F (175–190 °C): a bread cube browns in 50–60 seconds. Dry food, small batches, lid near, never leave it. Fire: lid on, heat off, no water.',
  ],
  [
    'Slow cooker liquid',
    'slow cooker/crockpot watery/liquid/thin/dry/how much/water',
    'Little evaporates: use a third to half less liquid than on the stove. Watery at the end: lid off on high for 30 minutes, or a cornstarch slurry. Vegetables lie below the meat.',
  ],
  [
    'Pasta, rice, dairy in the slow cooker',
    'slow cooker pasta/rice/milk/cream/cheese/when/add/seafood',
    'Pasta for the last 20–30 minutes, cream, cheese and peas in the last 15–30, seafood the last 20, rice (parboiled) 1–2 hours, herbs at the end: earlier they turn mushy or curdle.',
  ],
  [
    'Vegetarian stand-ins for meat',
    'vegetarian/meat/mince/chicken substitute/instead/alternative/replace without',
    'For ground meat: lentils, crumbled tofu, mushrooms with walnuts, soy granules. For pieces: tofu, tempeh, seitan, chickpeas, jackfruit, halloumi. Brown them well and season with soy sauce for savor.',
  ],
])

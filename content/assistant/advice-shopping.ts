import { notesOf } from './note-record.ts'

/** Choosing at the shop, ripeness, cuts, labels. */
export const shoppingAdvice = notesOf('advice', [
  [
    'Choosing a watermelon or melon',
    'pick/choose/ripe/good watermelon/melon/cantaloupe/honeydew, watermelon ripe/sweet',
    'Watermelon: heavy for its size, a creamy yellow spot where it lay, dull skin, a deep hollow sound. Cantaloupe: sweet smell at the blossom end, golden net, a little give. Honeydew: waxy, pale yellow rather than green.',
  ],
  [
    'Choosing eggplant, zucchini, cucumber',
    'pick/choose/fresh/good/ripe eggplant/zucchini/cucumber/squash/pepper, eggplant fresh/bad/old',
    "Firm, glossy, heavy for the size, with a green stem; smaller ones have fewer seeds. A dent that stays, wrinkles, dull skin or brown seeds mean it's old.",
  ],
  [
    'Choosing leafy greens and herbs',
    'pick/choose/fresh/good lettuce/spinach/kale/herbs/broccoli/cabbage',
    'Crisp, deep-colored leaves without slime or yellow; heads that feel heavy; broccoli tight and green; herbs that stand up and smell.',
  ],
  [
    'Choosing tomatoes',
    'pick/choose/ripe/good tomatoes/tomato',
    'Heavy, deep color, a smell of vine at the stem, and a slight give. Out of season cherry tomatoes and canned ones taste better. Keep them on the counter.',
  ],
  [
    'Choosing avocados',
    'pick/choose/buy/ripe avocado/avocados, avocado ripe/hard/ready',
    "Ripe: it gives a little to gentle pressure all over; under the stem button it's green. Hard ones ripen in 3–5 days on the counter, faster in a paper bag with a banana. Mushy or brown under the stem: too late.",
  ],
  [
    'Choosing mangoes, peaches, pears',
    'pick/choose/ripe mango/mangoes/peach/peaches/pear/pears/plum/nectarine/kiwi/papaya, mango/peach/pear ripe',
    'Go by smell and touch, not color: sweet scent at the stem and a little give (pears near the stem). Hard ones ripen on the counter in 2–4 days; then into the fridge.',
  ],
  [
    'Choosing a pineapple',
    'pick/choose/ripe pineapple, pineapple ripe',
    "Sweet smell at the base, golden color from the bottom up, heavy, and fresh green leaves. It doesn't get sweeter after picking. A smell of vinegar means too old.",
  ],
  [
    'Choosing citrus',
    'pick/choose/juicy/good lemon/lemons/lime/orange/oranges/grapefruit',
    'Heavy for their size with thin, smooth skin: that is juice. Roll them under your hand, or warm them 10 seconds, before you squeeze.',
  ],
  [
    'Choosing berries and grapes',
    'pick/choose/fresh berries/strawberries/blueberries/grapes/cherries',
    'Look at the bottom of the box: no juice stains, no mold. Strawberries red to the stem and fragrant, blueberries with a gray bloom, grapes tight on green stems. Wash just before eating.',
  ],
  [
    'Choosing onions, garlic, potatoes',
    'pick/choose/good onion/onions/garlic/potatoes/ginger/carrots',
    'Firm, dry and heavy, without sprouts, soft spots or green patches (potatoes). Garlic tight and hard; ginger smooth and taut; carrots that snap.',
  ],
  [
    'Choosing corn',
    'pick/choose/fresh corn',
    'Green, tight husk, moist brown silk, plump kernels to the tip (feel through the husk). Eat it soon: the sugar turns to starch.',
  ],
  [
    'Choosing mushrooms',
    'pick/choose/fresh/bad mushrooms',
    'Dry, firm and smooth, caps closed. Slime, dark wet spots or a fishy smell mean bad. Keep them in a paper bag in the fridge, 4–7 days.',
  ],
  [
    'Choosing fish',
    'pick/choose/buy/fresh fish/salmon/tuna/fillet, fish counter',
    'It smells like the sea, not fishy; flesh springs back and shines; whole fish have clear eyes and red gills. Frozen-at-sea is often fresher than “fresh” on ice. Cook it within 1–2 days.',
  ],
  [
    'Choosing mussels, clams, oysters',
    'pick/choose/buy/fresh mussels/clams/oysters/scallops/crab/lobster',
    'Shells closed, or closing when tapped; a clean sea smell; heavy. Throw out broken ones and those that stay open raw, and those that stay shut after cooking. Keep them in a bowl under a damp cloth, not in water, 1–2 days.',
  ],
  [
    'Choosing shrimp',
    'pick/choose/buy shrimp/prawns size/count/frozen/fresh',
    'Frozen raw shrimp are the best buy: most “fresh” ones were frozen. The count (21/25) is pieces a pound: smaller number, larger shrimp. No smell of ammonia, no black spots.',
  ],
  [
    'Choosing chicken',
    'pick/choose/buy chicken/whole/breast/best/air/chilled',
    'Plump, moist, without much liquid in the pack or a smell; use it within 1–2 days or freeze it. Air-chilled browns better; a whole bird is cheapest a pound; thighs stay juicier than breast.',
  ],
  [
    'Choosing steak',
    'pick/choose/buy steak/cut/best/marbling/cheap, best steak',
    'Look for fine white marbling and 1–1½ inches (2.5–4 cm) of thickness. Ribeye: rich; strip: firm and beefy; tenderloin: softest, mild; sirloin: lean and cheaper; flank, skirt, hanger: strong taste, slice thin across the grain.',
  ],
  [
    'Cuts for roasting',
    'best/which/what cut roast/roasting/sunday/joint beef/lamb/pork',
    'Beef: rib, sirloin, top round (topside); lamb: leg or rack, shoulder for slow; pork: loin, or shoulder and belly with crackling. Reckon ½ lb (225 g) boneless, ¾ lb (340 g) with bone a person.',
  ],
  [
    'Cuts for stew and slow cooking',
    'best/which/what cut/meat stew/casserole/slow/braise/curry/chili',
    'Tough, marbled cuts: beef chuck, shank, short rib, oxtail, brisket; pork shoulder; lamb shoulder, neck or shank; chicken thighs. Lean “stew meat” of round turns dry.',
  ],
  [
    'Cuts for stir-fry, kebab, fajita',
    'best/which/what cut/meat stir fry/kebab/fajitas/skewers/tacos',
    'Beef flank, skirt or sirloin, sliced thin across the grain; chicken thigh; pork tenderloin or shoulder steaks; lamb leg for kebabs.',
  ],
  [
    'Ground beef fat',
    'ground beef/mince fat/lean/80/20/percent/which/best',
    '80/20 for burgers and meatballs (juicy), 85/15 for meat sauce and chili, 90% and leaner for tacos or diets, with a little oil.',
  ],
  [
    'Which rice',
    'which/what/best rice use/for/risotto/sushi/curry/pudding/pilaf',
    'Long grain (basmati, jasmine) for curries and pilaf; short grain for sushi and pudding; arborio or carnaroli for risotto; bomba for paella; brown for chew and fiber, 40–45 minutes.',
  ],
  [
    'Which flour',
    'which/what/best flour use/for/bread/cake/pasta/pizza/pastry',
    'Bread: strong or bread flour (12–14% protein). Cakes: cake or all-purpose. Pizza and pasta: 00 or bread flour, with semolina for shaping. Pastry: all-purpose. Self-rising only where the recipe says so.',
  ],
  [
    'Which oil',
    'which/what/best oil use/for/salad/frying/baking/roasting/cooking',
    'Salad: extra-virgin olive or nut oil. Everyday frying and roasting: olive, canola or sunflower. Searing and deep-frying: refined avocado, peanut, canola (smoke points of 400 °F / 205 °C and more). Baking: a neutral one.',
  ],
  [
    'Olive oil for frying',
    'olive oil fry/frying/deep/high/heat/smoke/roast',
    'Yes: olive oil is fine for pan-frying and roasting, and refined (“light”) olive oil for deep-frying at 350–375 °F (175–190 °C). Extra virgin smokes at about 375–410 °F (190–210 °C) and loses its aroma: keep it for medium heat and salads.',
  ],
  [
    'Which cheese melts',
    'which/what/best cheese melt/melts/pizza/sandwich/burger/mac/fondue/lasagna',
    "Melt well: mozzarella (low-moisture for pizza), young cheddar, Gruyère, fontina, Monterey Jack, American, provolone. Don't melt: feta, halloumi, paneer, ricotta; aged Parmesan only grates.",
  ],
  [
    'Which chocolate',
    'which/what/best chocolate/cocoa bake/baking/brownies/melting/natural/dutch',
    'Bars of 55–70% for brownies, cakes and melting; chips hold their shape because of less cocoa butter. Natural cocoa goes with baking soda, Dutch-process with baking powder.',
  ],
  [
    'Which tomatoes from a can',
    'which/what/best canned tomatoes/passata/crushed/whole/paste',
    'Whole peeled for sauces (crush them by hand), crushed or passata for quick sauces, diced for chili (they hold their shape), paste for depth. San Marzano are mild and sweet.',
  ],
  [
    'Which onion',
    'which/what/best onion use/for/red/white/yellow/shallot',
    'Yellow for cooking, red for salads, pickles and grilling, white for salsa, shallots for dressings and fine sauces, spring onions raw or at the end.',
  ],
  [
    'Which vinegar',
    'which/what/best vinegar use/for/salad/pickle',
    'Wine vinegar for salads, cider for slaw and pork, rice vinegar for Asian dishes, balsamic for sweetness, distilled white (5%) for pickles and cleaning.',
  ],
  [
    'Which salt',
    'which/what/best salt use/kosher/sea/table/flaky/iodized',
    "Kosher or fine sea salt for cooking, fine for baking, flaky on top at the end. By volume 1 teaspoon of table salt is about 1¼ of Morton kosher or 2 of Diamond Crystal; by weight they're equal.",
  ],
  [
    'Which milk or cream',
    'which/what/best milk/cream use/for/whip/sauce/fat',
    'Whipping needs 30% fat and more; cooking with acid or high heat is safe with heavy (double) cream; half-and-half and milk curdle more easily. Whole milk is best for custard, béchamel and baking.',
  ],
  [
    'Reading dates',
    'best before/by/use/sell date/label/mean/difference',
    'Use by: safety (fresh meat, fish, salads): keep to it or freeze before. Best by or best before: quality, often good long after. Sell by: for the store. In the US only infant formula has a binding date.',
  ],
  [
    'Organic, free range, grass fed',
    'organic/free/range/grass/fed/worth/difference/cage/wild/farmed',
    'Organic: without most synthetic pesticides and routine antibiotics; not proven to be more nutritious. Free range: access to the open. Grass-fed beef is leaner: cook it a little less. Wild salmon is leaner than farmed. Buy where taste matters to you.',
  ],
  [
    'Frozen or fresh vegetables',
    'frozen/fresh vegetables/fruit/fish/better/healthier/nutrition',
    'Frozen ones are picked ripe and frozen within hours: as nutritious as fresh, often more, and cheaper out of season. Best frozen: peas, spinach, corn, berries, shrimp. Best fresh: salads, tomatoes, cucumbers.',
  ],
  [
    'Canned or dried beans',
    'canned/dried/dry beans/better/cheaper/cost/how many',
    'Dried are cheaper and firmer, canned are ready. 1 lb (450 g) dried makes about 6 cups cooked, like four 15-oz cans; one can is about 1½ cups drained.',
  ],
  [
    'Pantry to have',
    'pantry/staples/stock/basics/essentials/cupboard/always have',
    'Flour, sugar, salt, pepper, rice, pasta, canned tomatoes, beans and tuna, broth, soy sauce, mustard, vinegar, a neutral oil, onions, eggs, butter, frozen peas and spinach, and five spices: paprika, cumin, oregano, chili, cinnamon.',
  ],
  [
    'Spices to start with',
    'spices/herbs start/basic/essential/beginner/need/buy',
    'Black pepper, paprika (sweet and smoked), cumin, oregano, thyme, chili flakes, cinnamon, garlic powder, bay leaves; next coriander, turmeric, ginger. Buy small jars: ground spices fade within 1–2 years.',
  ],
  [
    'Large, medium and jumbo eggs',
    'egg/eggs size/large/medium/small/jumbo recipe/instead',
    'Recipes mean large eggs (about 50 g without shell). 5 large are about 4 jumbo or 6 medium. For 1–3 eggs the size hardly matters.',
  ],
  [
    'Brown or white eggs, yolk color',
    'brown/white eggs/yolk/color/orange/pale/difference',
    'Only the breed of the hen: same taste, same nutrition. Yolk color comes from the feed.',
  ],
])

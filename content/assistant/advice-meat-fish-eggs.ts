import { notesOf } from './note-record.ts'

/** Meat, fish and eggs: the smaller questions. */
export const meatAdvice = notesOf('advice', [
  [
    'Smoked fish',
    'cook/eat smoked salmon/mackerel/trout/fish need/raw',
    'Cold-smoked salmon is cured and eaten as is; hot-smoked salmon, mackerel and trout are cooked. No cooking needed; add it to pasta or eggs at the end. Pregnant and frail people should heat it to 165 °F (74 °C).',
  ],
  [
    'Boiling sausages first',
    'boil/parboil/poach sausages/brats/bratwurst before/first/grilling/grill',
    'Not needed: grill them slowly over medium heat, 12–15 minutes, to 160 °F (71 °C). Simmering 10 minutes first (in water or beer) only makes thick brats safer from burning outside.',
  ],
  [
    'Stew in the oven',
    'cover/lid/uncovered stew/casserole/braise/pot oven',
    "Covered, at 300–325 °F (150–165 °C), for 2½–3 hours, so that it doesn't dry; take the lid off for the last 30 minutes if the sauce should thicken.",
  ],
  [
    'Bacon stays soggy',
    'bacon soggy/limp/crisp/crispy/flabby/why',
    'Crowded or cooked too fast: start in a cold pan, one layer, medium heat 8–12 minutes, pour off fat, drain on paper. Thick or watery bacon crisps best in the oven, 400 °F (200 °C), 15–20 minutes.',
  ],
  [
    'Raw oysters',
    'raw oysters/clams/shellfish eat/safe/risk',
    "There's a risk: raw oysters can carry Vibrio and norovirus, whatever the month, and lemon or hot sauce doesn't kill them. From a trusted source, ice-cold and just opened, healthy adults may choose to; not for pregnant, old or ill people or children. Cooked to 145 °F (63 °C) they're safe.",
  ],
  [
    'Scoring duck and ham',
    'why score duck/ham/pork/fat/skin',
    'Cuts through the skin and fat (not the meat) let the fat melt out, so that the skin turns crisp, and let salt or glaze in.',
  ],
  [
    'Marinating in a bag or bowl',
    'marinate bag/bowl/dish/container/metal/plastic',
    'A bag needs less marinade and coats everything; turn it now and then, and set it in a dish in the fridge. Glass or ceramic bowls are fine; no bare aluminum or copper with acid.',
  ],
  [
    'Meat curls in the pan',
    'pork chop/steak/bacon/chops/ham curl/curls/cup/curling pan/up',
    'The rim of fat and sinew shrinks faster than the meat. Cut through it every 1 inch (2.5 cm) before frying, and press the meat flat for the first 30 seconds.',
  ],
  [
    'Browning mince for the slow cooker',
    'brown/cook mince/ground/beef/meat before slow/cooker/first, raw mince/meat slow cooker',
    'Yes, brown ground meat first: it would clump and leave its fat in the sauce, and it gets safely hot. Pieces of stewing meat may go in raw; browning them only adds flavor.',
  ],
  [
    'Raw chicken in a casserole',
    'raw chicken casserole/bake/pie/soup/curry/slow/pasta/put/precook, cook chicken before casserole/pie/soup',
    'Yes, if it cooks long enough: small pieces 40–50 minutes at 375 °F (190 °C) in sauce, until 165 °F (74 °C). In short bakes, pies with pastry and with quick pasta use cooked chicken. In soup raw pieces simmer 15–20 minutes.',
  ],
  [
    'Most tender steak',
    'most/which tender/tenderest steak/cut/beef',
    'Tenderloin (fillet, filet mignon) is the most tender, then ribeye and strip. Flat iron is the best cheap one. Flank and skirt are tender only if sliced thin across the grain.',
  ],
  [
    'Mince for burgers',
    'mince/ground/beef/meat/fat best/which/what burgers/burger, make burgers',
    'Chuck with 20% fat (80/20), coarsely ground and handled little. Leaner meat turns dry. Salt just before cooking, 160 °F (71 °C) inside.',
  ],
  [
    'Red or pink cooked meat',
    'burger/meat/chicken/inside/mince red/pink cooked/done/brown/why',
    "Color doesn't tell: meat can stay pink at a safe heat (smoke, nitrites in celery or spice, acid, bone marrow) and brown before it's safe. Measure: ground meat 160 °F (71 °C), poultry 165 °F (74 °C).",
  ],
  [
    'Thermometer in thin food',
    'thermometer burger/thin/sausage/chop/fish/where/side/put',
    'Push it in from the side so that the tip ends in the middle; for burgers 160 °F (71 °C), sausages from the end, fish in the thickest part 145 °F (63 °C).',
  ],
  [
    'Turning a turkey or chicken',
    'turn/flip turkey/chicken/bird over/upside/breast/down/roasting',
    'Not needed. Breast side down for the first half keeps the breast moist, but turning a hot bird is risky and tears the skin: shield the breast with foil instead.',
  ],
  [
    'Chicken skin',
    'eat chicken skin, chicken skin bad/healthy/remove/leave/on',
    'Yes, cooked skin is safe and good, mostly unsaturated fat, about 30–50 calories a piece. Cook with it on for moist meat, and take it off at the table if you want less fat; off before stews, where it turns rubbery.',
  ],
  [
    'Seasoned flour',
    'season flour/chicken/breading/breadcrumbs/both/coating',
    'Both: salt the meat itself, and season flour and crumbs too (1 teaspoon of salt and pepper a cup). Otherwise the crust has no flavor.',
  ],
  [
    'Breading falls off',
    'breading/coating/batter/crumbs/breadcrumbs fall/falls/come/stick/off',
    'Dry the food, flour first and shake it off, then egg, then crumbs pressed on; rest it 15–20 minutes in the fridge, fry in hot oil (350 °F / 175 °C), turn once, no lid.',
  ],
  [
    'Frying in butter',
    'fry butter, butter fry/frying/burn/pan',
    'Yes, over medium heat: butter burns at about 300–350 °F (150–175 °C). Mix it with a little oil, or use ghee (clarified butter) for high heat. Foam that calms down is the moment to add the food.',
  ],
  [
    'Omelet sticks',
    'omelet/omelette/eggs/egg stick/sticks/sticking/pan',
    "Use a nonstick or well seasoned pan, medium heat, butter that foams before the eggs go in, and don't scrape the coating. A stainless pan must be heated first and needs more fat. Wash off burned bits, they catch the next egg.",
  ],
  [
    'Peeling boiled eggs',
    'peel/peeling/easy boiled/hard eggs/egg shell/shells',
    'Lower eggs into boiling water or steam them, then 10 minutes in ice water, crack all over and peel under water from the blunt end. Very fresh eggs peel badly: use ones a week old.',
  ],
  [
    'Egg done or raw',
    'tell egg boiled/raw/done/spin',
    'Spin it: a boiled egg spins evenly, a raw one wobbles. A boiled egg is done by time: 6–7 minutes soft, 10–12 hard.',
  ],
  [
    'Eggs in cold or boiling water',
    'boil eggs cold/boiling/hot water start/put, eggs from fridge boil',
    'Both work; into boiling water they peel better and time is exact: 6–7 minutes soft, 8–9 jammy, 10–12 hard, straight from the fridge. Then ice water.',
  ],
  [
    'Milk in scrambled eggs',
    'milk/cream/water scrambled/eggs/omelet add',
    'Optional: 1 tablespoon of milk or cream for 2 eggs makes them softer, more makes them watery. Low heat and butter matter more.',
  ],
  [
    'Poaching many eggs',
    'poach/poached eggs many/ahead/crowd/several',
    'Poach ahead, slip them into ice water, keep in the fridge up to 2 days, and warm them 1 minute in hot (not boiling) water. In a muffin tin: a tablespoon of water in each cup, 10–12 minutes at 350 °F (175 °C).',
  ],
  [
    'Quiche or frittata: ratio and doneness',
    'quiche/frittata/custard ratio/eggs/milk/cream/done',
    '1 large egg to ½ cup (120 ml) of milk and cream. Done when the rim is set and the middle wobbles slightly, 160–165 °F (71–74 °C): it sets as it cools. Cook wet vegetables first.',
  ],
  [
    'Fish for beginners',
    'fish easy/easiest/beginner/mild/not/fishy/kids',
    'Mild and forgiving: cod, haddock, tilapia, salmon. Bake at 400 °F (200 °C) for 12–15 minutes until it flakes (145 °F / 63 °C).',
  ],
  [
    'Frozen or fresh fish',
    'frozen/fresh fish/seafood/salmon/shrimp good/better/as',
    'Frozen is often as good or better: most fish is frozen at sea within hours, while “fresh” may be days old. Thaw it overnight in the fridge, dry it well; buy without ice crystals in the bag.',
  ],
  [
    'Fish with bones',
    'fish bones/pin/remove/swallow/bone',
    'Feel along the middle against the grain and pull pin bones with tweezers. A small swallowed bone usually passes; pain or one that sticks in the throat needs a doctor.',
  ],
  [
    'Soaking fish or meat in milk',
    'soak milk/buttermilk/salt/water fish/liver/chicken/meat/why',
    'Milk for 20–30 minutes takes smell from fish and bitterness from liver; buttermilk (4–24 hours) makes chicken tender; salt water seasons and keeps it moist. Always in the fridge.',
  ],
  [
    'Opening mussels and clams',
    'mussels/clams open/closed/dead/clean/beard/sand',
    "Rinse, pull off the beard, soak clams 30 minutes in salt water. Raw: throw out broken ones and those that don't close when tapped. Cooked: throw out those that stay shut.",
  ],
  [
    'Lobster and crab',
    'lobster/crab cook/boil/live/long',
    'Boil lobster 8–10 minutes for 1 lb (450 g), 3 more each extra pound, until 145 °F (63 °C) in the tail and red all over; crab 15–20 minutes. Keep them alive and cold until the pot.',
  ],
  [
    'Squid rubbery',
    'squid/calamari/octopus rubbery/tough/chewy/tender',
    "Squid: either 1–2 minutes very hot or 40 minutes and more at a simmer; in between it's rubber. Octopus: 45–60 minutes at a bare simmer, or frozen first.",
  ],
  [
    'Scallops sear',
    'scallops sear/brown/dry/wet/stick/long',
    'Dry ones (not “wet packed”), patted very dry, a smoking-hot pan, 1½–2 minutes a side without moving, butter at the end. Opaque and springy: done.',
  ],
  [
    'Bacon in the oven or pan',
    'bacon best/crispy/oven/pan/way/microwave/air',
    'Oven: 400 °F (200 °C), 15–20 minutes on a lined tray, flat and even, best for many. Pan: start cold, medium heat 8–12 minutes. Air fryer: 375 °F (190 °C), 8–10. Microwave: between paper towels, about 1 minute a slice.',
  ],
  [
    'Ham: cooked or raw',
    'ham cooked/raw/precooked/smoked/glaze/soak/salty',
    'Most store-bought hams are cooked: warm them to 140 °F (60 °C), 10–15 minutes a pound at 325 °F (165 °C), glaze for the last 20–30 minutes. “Fresh” or “cook before eating” needs 145 °F (63 °C). Country ham and gammon are soaked overnight if salty.',
  ],
  [
    'Ribs: membrane and tender',
    'ribs membrane/remove/tender/fall/off/bone/boil/wrap',
    'Pull off the thin skin on the bone side with a paper towel. Low and slow: 275 °F (135 °C), wrapped in foil for 2–2½ hours, then open and glazed 30 minutes, to 195–203 °F (90–95 °C). No boiling.',
  ],
  [
    'Crackling',
    'crackling/pork skin/crispy/belly/rind',
    'Dry the skin (uncovered overnight in the fridge), score it, rub in salt, start at 475 °F (245 °C) for 20–30 minutes, then 325 °F (165 °C). Not crisp at the end: broil it, watching.',
  ],
  [
    'Lamb smell and fat',
    'lamb/mutton/goat smell/gamey/taste/strong/fat',
    "The taste sits in the fat: trim it, marinate with yogurt, lemon, garlic and rosemary, and don't overcook. Younger lamb and loin are milder.",
  ],
  [
    'Liver and offal',
    'liver/kidney/kidneys/heart/offal cook/bitter/soak/tough',
    'Soak liver 30 minutes in milk, dry, fry hot 2–3 minutes a side; beef and pork liver to 160 °F (71 °C), poultry liver to 165 °F (74 °C). Overcooked it turns grainy. Trim kidneys of the white core.',
  ],
  [
    'Venison and lean game',
    'venison/game/rabbit/bison/deer lean/dry/tough/gamey',
    "Very lean: steaks quickly to 145 °F (63 °C) with 3 minutes' rest (130 °F / 54 °C is a healthy adult's own choice), tough cuts braised for hours, with added fat. Soak in buttermilk for a milder taste. Ground game 160 °F (71 °C).",
  ],
  [
    'Carryover heat',
    'carryover/carry over/rest/temperature rise/pull/early',
    'A roast climbs 5–15 °F (3–8 °C) after it leaves the oven, a steak 3–5 °F. Take it out that much earlier, but check that it ends at its safe temperature.',
  ],
  [
    'Cutting against the grain',
    'against/across grain/slice/cut steak/brisket/flank/meat/direction',
    'See the lines of the fibers and cut across them, thinly: short fibers feel tender. Flank, skirt, brisket and tri-tip need it most; a brisket’s grain changes between flat and point.',
  ],
  [
    'Tough steak, cheap cuts',
    'cheap/tough steak/meat/cut tender/tenderize/soft',
    'Salt it 40 minutes ahead, marinate, pound it, cook hot and fast to medium-rare, slice thin across the grain; or braise it 2–3 hours. ½ teaspoon of baking soda a pound for 15–30 minutes, rinsed, softens strips for stir-fry.',
  ],
  [
    'Stock from bones',
    'stock/broth bones/carcass/chicken/make/long/leftover',
    'Cover the carcass with cold water, add onion, carrot, celery, bay; simmer gently 2–4 hours (beef 6–8), skim, strain, cool fast, lift off the fat. Fridge 3–4 days, freezer 2–3 months. Salt at the end.',
  ],
  [
    'Deli slices and sausages for kids',
    'hot dog/hotdog/sausage/sausages boil/cook/microwave/how',
    'Hot dogs are cooked: simmer 5 minutes, grill 5–7 or microwave 40–60 seconds. Fresh sausages: medium-low 15–20 minutes to 160 °F (71 °C). For children cut them lengthwise.',
  ],
  [
    'Meat went gray or smells in vacuum',
    'vacuum/pack/packed meat/chicken smell/gray/purple/color',
    "Meat in a vacuum is purple-brown and may smell a little sour at first: both should go within 15–30 minutes in air. If the smell stays, or it's slimy: throw it out.",
  ],
  [
    'Marinade safety',
    'marinade reuse/sauce/boil/leftover/used',
    'Boil a used marinade for at least 1 minute before it becomes a sauce, or keep some apart from the start. Throw the rest out.',
  ],
  [
    'Chicken on the grill',
    'chicken grill/bbq/burn/raw/outside/inside/direct',
    'Two zones: brown it over direct heat, then finish on the cool side with the lid on, to 165 °F (74 °C), 25–40 minutes for pieces with bone. Sugar sauces only in the last 10 minutes: they burn.',
  ],
  [
    'Grill flare-ups',
    'grill flare/flames/fire/flareups/stop',
    'Trim fat, keep a cool side to move the food to, close the lid, never spray water on burning fat. Clean grates and drip tray.',
  ],
  [
    'Charcoal: lighting and ready',
    'charcoal/coals light/ready/long/chimney/how much',
    'A chimney starter with paper needs 15–20 minutes; ready when the coals are gray with ash. High heat: you can hold your hand above for 2–3 seconds, medium 4–5.',
  ],
])

import { notesOf } from './note-record.ts'

/** What went wrong at the stove, and how to save it. */
export const rescues = notesOf('rescue', [
  [
    'Too salty',
    'too salty, oversalted, doubled/extra/double salt, too much salt, over salted, salty soup/stew/sauce/curry/chili/gravy/rice/dish',
    'Dilute it: add unsalted broth, water, cream or crushed tomatoes, or cook a second, unsalted batch and mix the two. A squeeze of lemon or a splash of vinegar and a pinch of sugar hide some of the salt. Bulk helps too (rice, beans, potatoes that you eat with it); a potato that you take out again draws almost nothing.',
  ],
  [
    'Not salty enough or bland',
    'bland, no flavor, tasteless, no taste, tastes flat, boring taste, missing something, lacks flavor',
    "Add salt a pinch at a time first: it's nearly always that. Then acid (lemon, vinegar), then savory depth (soy sauce, Parmesan, tomato paste, a little fish sauce), then fresh herbs or a pat of butter at the end.",
  ],
  [
    'Too spicy',
    'too spicy, too hot pepper/chili, way too spicy, too much chili/cayenne/heat/spice, burning mouth spicy',
    'Stir in fat and dairy: yogurt, cream, coconut milk or nut butter. A little sugar or honey and some lime soften the heat too. Or make more of everything else and dilute it, and serve it with rice or bread. Water only spreads the burn.',
  ],
  [
    'Too sweet',
    'too sweet, too much sugar',
    'Balance it with acid (lemon, vinegar) and a pinch of salt; in savory dishes a little heat or bitterness (chili, greens) helps. For batter or frosting add unsweetened cream, cream cheese or cocoa, or make a second batch with less sugar.',
  ],
  [
    'Too sour or acidic',
    'too sour, too acidic, too tart, acidic sauce, too much lemon/vinegar, too vinegary',
    'Add a pinch of sugar or honey and some fat (butter, cream, oil). For tomato sauce stir in ¼ teaspoon of baking soda for a quart (1 l), taste, then a little sugar or grated carrot. A dressing needs more oil and a little honey.',
  ],
  [
    'Too bitter',
    'too bitter, bitter taste, tastes bitter',
    'A pinch of salt mutes bitterness best. Then fat (butter, cream), a little sugar or honey, or some acid. If something burned, the bitterness stays: start that part again.',
  ],
  [
    'Sauce, soup or stew too thin',
    'too thin, too watery, too runny, thicken sauce/soup/stew/gravy/curry/chili, watery chili/sauce/soup/stew/curry, sauce thin, runny sauce, make thicker, not thick enough',
    'Simmer it without the lid to reduce it. Faster: whisk 1 tablespoon of cornstarch into 1 tablespoon of cold water (a slurry) for each cup (240 ml), stir in and boil 1 minute. Or mash butter and flour 1:1 and whisk it in a little at a time. Chili and stews: mash some of the beans or potatoes, or stir in a spoonful of masa.',
  ],
  [
    'Sauce or soup too thick',
    'too thick, sauce thick, thin out, make thinner',
    'Whisk in broth, water, milk or pasta water, a few tablespoons at a time, over low heat. Taste for salt again at the end.',
  ],
  [
    'Lumpy gravy or sauce',
    'lumpy, lumps, lump gravy/sauce/batter, clumpy',
    'Whisk hard, then press it through a fine sieve (strain it), or use a blender for some seconds. Next time stir the starch into cold liquid first, or add hot liquid to a roux slowly while you whisk. In pancake batter small lumps are fine.',
  ],
  [
    'Split or broken hollandaise',
    'hollandaise broke/split/separated/curdled, broken hollandaise, fix hollandaise',
    'Put a fresh yolk (or a tablespoon of hot water) into a clean bowl and whisk the broken sauce into it drop by drop, over gentle heat. It broke because it was too hot or the butter came too fast.',
  ],
  [
    'Split mayonnaise',
    'mayonnaise split/broke/separated/runny/curdled, fix mayonnaise, broken mayonnaise/aioli, aioli split/broke',
    'Whisk the split mayonnaise drop by drop into a fresh yolk, or into a teaspoon of mustard with a teaspoon of warm water, in a clean bowl. It splits when the oil goes in too fast or the eggs are cold.',
  ],
  [
    'Split or greasy sauce',
    'sauce split/broke/separated/greasy/oily, broken sauce, oily sauce, alfredo separated/greasy, vinaigrette separated',
    'Take it off the heat and whisk in a splash of cream or hot water, a spoonful at a time; a blender helps. For pan sauces keep it under a simmer once butter or cream is in. A vinaigrette only needs shaking, and mustard holds it longer.',
  ],
  [
    'Curdled dairy or custard',
    'curdled, custard curdled/scrambled/lumpy/grainy, curdled milk/cream/sauce/custard, eggs scrambled custard, cream curdled',
    'Take it off the heat at once, and strain it through a fine sieve or blend it with a splash of cold cream. Custard curdles when it goes above about 180 °F (82 °C): next time heat it gently and stir all the time.',
  ],
  [
    'Grainy cheese sauce',
    'cheese sauce grainy/gritty/clumpy/stringy, grainy mac cheese, cheese clumped, grainy cheese',
    'Take it off the heat and whisk in a splash of cream or milk with a squeeze of lemon; a blender smooths the rest. It was too hot or the cheese went in too fast: grate it yourself, add it by the handful off the heat, with a little starch in the sauce.',
  ],
  [
    'Mushy rice',
    'mushy rice, rice mushy/soggy/wet/sticky/gummy/watery, sticky rice clumpy, rice too soft',
    'Drain off water, spread the rice on a tray and dry it 5–8 minutes in the oven at 350 °F (175 °C), or let it steam off without the lid. Or use it for soup, pudding or fried rice. Next time use less water, rinse the rice, and leave the lid on.',
  ],
  [
    'Undercooked rice',
    'rice crunchy/hard/undercooked/raw, crunchy rice, undercooked rice, rice not cooked',
    'Sprinkle on 2–4 tablespoons of hot water for each cup, cover tightly and steam it on the lowest heat for 5–10 minutes, then let it rest off the heat with the lid on.',
  ],
  [
    'Burnt rice',
    'burnt rice, burned rice, rice burnt/burned bottom',
    "Don't stir. Lift the good rice from the top into another bowl, lay a slice of bread on it for 5–10 minutes to take the smoky smell, and leave the bottom in the pot to soak.",
  ],
  [
    'Burnt pot or stew',
    'burnt/burned/scorched stew/soup/sauce/chili/curry/bottom/milk, burnt bottom, stuck bottom burnt',
    "Stop stirring and don't scrape: pour what is loose into a clean pot and leave the burnt layer behind. Taste; a little acid, sugar or smoked paprika covers a faint burnt taste. If it's bitter all through, start again.",
  ],
  [
    'Burnt garlic',
    'burnt garlic, burned garlic, garlic burnt/burned/bitter',
    'Start over: burnt garlic makes everything bitter, and the oil with it. Discard both, wipe the pan, and add fresh garlic later, over medium-low heat, for 30–60 seconds only.',
  ],
  [
    'Too much garlic',
    'too much garlic, garlicky',
    'Cook it longer: simmering tames garlic. Then dilute with more of everything else or with cream, butter or a little sugar and acid; parsley helps too.',
  ],
  [
    'Too much of an herb or spice',
    'over peppered, peppery, too much cumin/cinnamon/pepper/oregano/clove/nutmeg/herb/ginger/curry/paprika/vanilla',
    'Dilute it with more of the other ingredients, or make a second batch without the spice and combine the two. Cream, coconut milk or a little sugar and acid round it off.',
  ],
  [
    'Dry chicken or turkey',
    'dry chicken/turkey/breast/poultry, chicken breast dry, chicken dry, turkey dry, overcooked chicken/turkey, keep chicken moist, chicken juicy',
    'To save it: slice it thinly across the grain, warm it in broth or gravy, or shred it into sauce, soup or salad with mayonnaise. Next time: salt or brine it (30 minutes in water with 1 tablespoon of salt a cup), pound it even, use a thermometer, stop at 165 °F (74 °C), and let it rest 5 minutes.',
  ],
  [
    'Dry or tough pork',
    'dry pork, pork tough/dry/chewy, overcooked pork',
    'Slice it thinly and warm it in broth, gravy or barbecue sauce. Next time brine chops for 30 minutes, cook to 145 °F (63 °C) and rest 3 minutes; tough shoulder simply needs more hours, until 195 °F (90 °C).',
  ],
  [
    'Tough steak',
    'steak tough/chewy, tough meat, chewy meat/beef, meat tough',
    'Slice it thinly across the grain, after 5–10 minutes of rest. A tough roast or stew usually needs more time: keep it just under a simmer until a fork turns in it. For lean cuts: marinate, cook hot and fast, stop at medium-rare.',
  ],
  [
    'Overcooked vegetables',
    'overcooked broccoli/vegetables/carrots/cauliflower/asparagus/beans/zucchini/brussels, mushy vegetables/broccoli, soggy vegetables',
    'Turn them into soup or purée: blend with broth, butter and a little cream, or mash them into fritters, pasta sauce or a gratin. Next time stop while they have bite and cool them in ice water.',
  ],
  [
    'Overcooked pasta',
    'overcooked pasta/noodles/spaghetti, mushy pasta/noodles, pasta mushy/soggy',
    'Rinse it cold to stop the cooking, then crisp it in a hot pan with oil or butter, or bake it with sauce and cheese. Next time taste it 2 minutes before the packet says.',
  ],
  [
    'Pasta sticks together',
    'pasta sticking/sticks/stuck/clumped together, pasta sticks, noodles stick/clump, spaghetti sticking/clump',
    "Loosen it with hot pasta water or sauce. Next time use plenty of boiling water, stir in the first minute, and toss it with the sauce at once; oil in the water doesn't help.",
  ],
  [
    'Mashed potatoes turned gluey',
    'mashed potatoes gluey/gummy/sticky/glue, gluey potatoes, potatoes gluey',
    "They were overworked: the starch turns to glue in a blender or food processor. It can't be undone; spread them in a dish with butter and cheese and bake until brown, or thin them into soup. Next time use a ricer or masher, and warm milk.",
  ],
  [
    'Watery mashed potatoes',
    'mashed potatoes runny/watery/thin/wet',
    'Stir them over low heat for some minutes to dry, or beat in instant potato flakes or a spoonful of cornstarch. Next time let the drained potatoes steam dry before you mash.',
  ],
  [
    'Soggy fries or roast potatoes',
    'fries soggy, potatoes not crispy/soggy, soggy fries, crispy potatoes, roast potatoes soft',
    'Back into a hot oven, 450 °F (230 °C), spread out, for 5–10 minutes. Next time dry them well, use more oil and space, and parboil roast potatoes with a pinch of baking soda before you roughen them.',
  ],
  [
    'Food sticks to the pan',
    'food/fish/eggs/chicken/meat sticking/sticks/stuck pan, sticks stainless, stick stainless, sticking stainless/pan',
    "Preheat the pan until a drop of water dances, then add oil, then dry food, and leave it alone: it lets go by itself when it has browned. If it's stuck now, turn the heat down, wait a minute, and loosen it with a splash of broth.",
  ],
  [
    'Meat will not brown',
    'not browning, wont brown, meat/steak/chicken/beef gray/grey/steaming, no sear/crust, pan crowded',
    "Pat it dry, get the pan really hot, and cook in batches with space between: a crowded pan steams. Salt just before, and don't move it for 2–3 minutes.",
  ],
  [
    'Soggy breading',
    'breading/coating falls/falling off, breading soggy, crust falls off, batter falls off',
    'Pat dry, flour, egg, crumbs, then rest 10–15 minutes before frying. Keep the oil at 350–365 °F (175–185 °C) and drain on a rack, not on paper.',
  ],
  [
    'Cake sank',
    'cake sank/sunk/sink/sinks/collapsed/fell/dipped, cake middle sank, sunken cake, sank middle',
    'Usually it was underbaked, the oven door was opened early, or there was too much baking powder or sugar; an oven that runs cold does it too. Test with a toothpick, check the oven with a thermometer, and use fresh leavening. To save it: fill the dip with cream and fruit.',
  ],
  [
    'Cake too dry',
    'cake dry, dry cake/muffins/cupcakes',
    'Brush it with simple syrup, milk or coffee, wrap it and wait an hour; or make trifle. Next time measure flour by weight (120–125 g a cup), and take it out when a toothpick has moist crumbs.',
  ],
  [
    'Cake dome or crack',
    'cake dome/domed/cracked/crack, cake top cracked, uneven cake',
    'The oven was too hot: bake at 325–350 °F (165–175 °C), in the middle, with damp strips around the pan for flat layers. Slice the dome off; frosting hides the rest.',
  ],
  [
    'Dense or heavy cake',
    'cake dense/heavy/rubbery/tough, dense cake/muffins, rubbery cake, muffins tough',
    'Most often overmixing once the flour is in, old leavening, or cold butter. Cream butter and sugar 3–4 minutes, have everything at room temperature, and stop mixing when the flour disappears.',
  ],
  [
    'Cake stuck in the pan',
    'cake stuck/sticks pan, cake wont come out, stuck cake',
    "Let it cool 10 minutes, run a thin knife around the edge, turn it over and tap; if it won't go, warm the bottom for a minute over low heat. Next time grease, flour, and line the bottom with parchment.",
  ],
  [
    'Muffins stick to the paper',
    'muffins/cupcakes stick/sticking/stuck paper/liner/wrapper',
    'Let them cool fully: warm muffins tear. Low-fat batters stick most, so spray the liners with oil or use parchment ones next time.',
  ],
  [
    'Muffins or cakes overflow',
    'muffins/cake/cupcakes overflow/overflowed/spill',
    'Fill the cups only two thirds full and check the leavening. A tray below catches the rest.',
  ],
  [
    'Bread did not rise',
    'bread/dough didnt/not/wont/doesnt/no rise, dough not rising, bread flat, dough wont rise, bread didnt rise, flat bread loaf, dough hasnt risen',
    'Either the yeast is old or dead, the water was too hot (above 130 °F / 54 °C kills it) or the room is cold. Test the yeast: it must foam in warm water (105–110 °F, 40–43 °C) with sugar in 10 minutes. If it lives, give the dough a warm place (75–80 °F, 24–27 °C) and more time; if not, knead in fresh yeast dissolved in a little warm water.',
  ],
  [
    'Dense bread',
    'bread dense/heavy/brick/tight, dense bread/loaf',
    'Too much flour, too little kneading or too short a rise (proof). Weigh the flour, knead until the dough stretches thin without tearing, let it double, and check that the yeast is alive. A slightly wetter dough gives a lighter loaf.',
  ],
  [
    'Bread collapsed',
    'bread collapsed/sank/deflated/fell, overproofed, dough overproofed, loaf collapsed',
    "It proofed too long. Dough can be knocked back, shaped again and given a shorter rise; a baked loaf becomes toast, croutons or crumbs. It's ready for the oven when a fingerprint springs back slowly and halfway.",
  ],
  [
    'Sticky dough',
    'dough sticky/wet, sticky dough, dough too wet',
    'Let it rest 15–20 minutes first: flour drinks water slowly. Then knead with wet or oiled hands or a bench scraper, and add flour only a tablespoon at a time.',
  ],
  [
    'Dry or crumbly dough',
    'dough dry/crumbly/cracking, crumbly dough, pie dough crumbly',
    'Sprinkle in cold water (for pie) or milk (for bread), a teaspoon at a time, press together and let it rest 20–30 minutes covered.',
  ],
  [
    'Cookies spread',
    'cookies spread/spreading/flat/thin/ran, flat cookies, cookie spread',
    'The butter was too warm or the flour too little. Chill the dough 30–60 minutes, add a tablespoon or two of flour, use a cool, lined tray, and check that the oven is really at heat.',
  ],
  [
    'Cookies too hard',
    'cookies hard/dry/crunchy/tough, hard cookies',
    'Put them in a tin with a slice of bread overnight: they soften. Next time bake 1–2 minutes less (soft in the middle when you take them out) and use more brown sugar.',
  ],
  [
    'Cookies did not spread',
    'cookies didnt/not/wont spread, cookies cakey/puffy/domed',
    "There's too much flour or the dough is very cold. Flatten them before baking, and weigh the flour next time (120–125 g a cup).",
  ],
  [
    'Pie crust shrank',
    'pie crust/dough shrank/shrunk/shrinks/shrinking, crust shrank/shrinks',
    "Rest and chill the dough 30 minutes after rolling, don't stretch it into the pan, and blind-bake it full of weights up to the rim.",
  ],
  [
    'Soggy pie bottom',
    'soggy bottom, soggy pie crust, pie bottom soggy/raw, crust soggy',
    'Bake it longer on the lowest shelf, on a hot tray. Next time blind-bake the crust, brush it with egg white, and let hot fillings cool first.',
  ],
  [
    'Tough pie crust',
    'pie crust tough/hard, tough crust/pastry',
    'It was overworked or had too much water. Keep the butter cold and in pea-sized bits, add water by the teaspoon, and stop as soon as it holds.',
  ],
  [
    'Cream will not whip',
    'cream wont/not/doesnt/didnt whip/whipping, whipped cream wont/not/runny, cream not thickening',
    'Chill cream, bowl and whisk well (30 minutes), and use cream with at least 30–36% fat; half-and-half never whips. A spoonful of powdered sugar or mascarpone helps it stand.',
  ],
  [
    'Overwhipped cream',
    'overwhipped, whipped cream grainy/butter/lumpy, overbeat cream',
    "Fold in a few tablespoons of fresh cream by hand until it's smooth. If it has gone to lumps and water, keep going: you have butter.",
  ],
  [
    'Chocolate seized',
    'chocolate seized/clumpy/grainy/stiff/thick, seized chocolate, melted chocolate lumpy',
    "A drop of water did it. Whisk in more hot liquid, a tablespoon of boiling water, cream or milk at a time, until it's smooth: it's then a sauce or ganache. For coating start again with dry tools and low heat.",
  ],
  [
    'Meringue weeps or falls',
    'meringue weeping/weeps/weepy/beads, meringue flat/collapsed/wont stiff, egg whites wont whip/stiff, whites not whipping',
    'Weeping means undercooked: spread it on a hot filling, seal the edges and bake until brown. Beading means overbaked. For stiff whites the bowl must be free of fat and yolk; add the sugar slowly, with a pinch of cream of tartar or cornstarch, and avoid humid days.',
  ],
  [
    'Gummy pancakes',
    'pancakes gummy/raw/undercooked/gooey/middle, gummy pancakes, pancakes burnt outside raw inside',
    "Cook them over medium to medium-low heat, and turn when bubbles break and the edges look dry. Don't overmix: lumps in the batter are fine. Thin a heavy batter with a splash of milk.",
  ],
  [
    'Flat pancakes',
    'pancakes flat/thin/dense, flat pancakes, fluffy pancakes',
    'Use fresh baking powder, mix until just wet, let the batter rest 5–10 minutes, and keep it thick enough to fall in ribbons.',
  ],
  [
    'Rubbery eggs',
    'scrambled eggs rubbery/dry/watery, rubbery eggs, omelette tough/sticks',
    'The heat was too high, or they cooked too long. Use low heat and butter, stir slowly, and take them off while they’re still glossy: they keep cooking off the heat. Watery eggs sat too long or were salted too early.',
  ],
  [
    'Eggs are hard to peel',
    'eggs hard peel, peel boiled eggs, eggs wont peel, shell sticks egg',
    'Start eggs in boiling or steaming water, not cold; cool them in ice water for 5–10 minutes; crack all over and peel from the wide end under running water. Eggs a week old peel best.',
  ],
  [
    'Green ring around the yolk',
    'green yolk, yolk green/gray, green ring egg, eggs green why/turn/turned/gone',
    "It's harmless: iron and sulfur from cooking too long. Stop at 10–12 minutes and cool in ice water.",
  ],
  [
    'Mushy or rubbery shrimp',
    'shrimp rubbery/tough/mushy, rubbery shrimp/calamari/squid',
    'Rubbery means overcooked: chop them into a salad, fried rice or a creamy sauce. Next time take them off when they curl into a C and are just pink, after 2–3 minutes. Mushy ones were thawed badly or old.',
  ],
  [
    'Fish falls apart',
    'fish falling/falls apart, fish breaks pan',
    'Dry the fish, use a hot oiled pan, and turn it once with a thin wide spatula, when it lets go by itself. Delicate fillets are safer in the oven.',
  ],
  [
    'Greasy soup or stew',
    'soup/stew/broth/chili greasy/oily/fatty, too greasy, remove/skim fat, too oily',
    'Skim it with a spoon, drag a folded paper towel over the top, or chill it: the fat sets and lifts off in one piece.',
  ],
  [
    'Cloudy broth',
    'broth/stock cloudy, cloudy stock/broth',
    "It boiled too hard. It tastes just as good; next time keep it to a bare simmer, skim it and don't stir. To clear it, strain it through cloth.",
  ],
  [
    'Raw in the middle',
    'raw middle, raw inside, undercooked middle/inside/center, burnt outside raw inside, chicken raw inside, not cooked inside/through, underdone',
    'Put it back: cover loosely with foil and finish it in the oven at 325–350 °F (165–175 °C) until the middle is at its safe temperature (poultry 165 °F / 74 °C, ground meat 160 °F / 71 °C, pork 145 °F / 63 °C). Thick pieces can be sliced or butterflied to finish quickly.',
  ],
  [
    'Runny jam or jelly',
    'jam runny, jam not set/setting, jelly runny, jam wont set',
    'Boil it again for a few minutes and test a drop on a cold plate: it should wrinkle at 220 °F (105 °C). A tablespoon of lemon juice or some pectin helps. Or call it syrup.',
  ],
  [
    'Crystallized caramel or honey',
    'caramel crystallized/grainy/hard/seized, honey crystallized/hard, sugar crystallized',
    'Add a few spoonfuls of water and heat it gently until the crystals melt; brush the sides of the pan with a wet brush. Honey goes clear again in warm water.',
  ],
  [
    'Hard brown sugar',
    'brown sugar hard/rock/clumped, soften brown sugar, hard brown sugar',
    'Put a slice of bread or a damp paper towel in with it overnight, or microwave it with a damp towel for 20–30 seconds. Keep it airtight afterwards.',
  ],
  [
    'Watery lasagna or quiche',
    'lasagna/quiche/casserole watery/soupy/runny, watery lasagna/quiche',
    'Let it rest 15–20 minutes before you cut it; it sets. If not, bake it uncovered for 10 minutes more. Next time drain the ricotta and cook the water out of spinach, zucchini and mushrooms first.',
  ],
  [
    'Soggy pizza',
    'pizza soggy/wet, soggy pizza, pizza crust soggy',
    'Slide it back onto a hot stone, tray or pan for 3–5 minutes. Next time use less sauce, dry the mozzarella, and bake as hot as the oven goes, 500 °F (260 °C).',
  ],
  [
    'Cheesecake cracked',
    'cheesecake cracked/crack/cracks',
    "Cover it with sour cream or fruit. Next time bake it in a water bath, don't overbeat the eggs, and let it cool in the oven with the door ajar.",
  ],
  [
    'Brownies too dry or raw',
    'brownies dry/hard/raw/gooey/undercooked',
    'Raw: back into the oven, 5 minutes at a time, until a toothpick has moist crumbs. Dry: warm them and serve with ice cream or crumble them into a trifle.',
  ],
  [
    'Ganache or frosting too thin',
    'frosting runny/thin/soft, icing runny/thin, buttercream runny/soft/curdled',
    'Chill it 20 minutes and beat again; then add powdered sugar by the spoonful. Curdled buttercream is only too cold or too warm: keep beating, with a little warmth or cold as needed.',
  ],
  [
    'Frozen too long (freezer burn)',
    'freezer burn, freezer burned, freezerburn',
    "It's safe, only dry. Cut off the pale patches, and use the rest in soup, stew or sauce. Next time wrap it tightly and press the air out.",
  ],
  [
    'Meatballs or burgers fall apart',
    'meatballs/burgers/burger/patties/meatloaf/fritters/falafel fall/falling/falls/break/breaking/crumble apart, meatballs fall, burgers fall apart, patties crumble, meatloaf crumbles',
    'They need a binder and cold: 1 egg and ¼–½ cup of crumbs (or mashed beans, oats) for each lb (450 g), mixed until it holds. Shape firmly, chill 20–30 minutes, put them into a hot oiled pan and turn once, late.',
  ],
  [
    'Overcooked meat',
    'overcooked steak/beef/roast/meat/burger/lamb/fish/salmon, overcook, steak too done, overdone',
    "It can't be undone, but it can be hidden: slice it very thinly across the grain and serve it with a sauce, gravy or flavored butter, or chop it into tacos, hash, salad or a stew. Next time take a steak or roast off 5 °F (3 °C) early and let it rest; poultry and ground meat never before 165 °F (74 °C) and 160 °F (71 °C).",
  ],
  [
    'Runny pie filling',
    'pie filling runny/watery/soupy/liquid, pie runny/watery, runny pie, pie soup',
    'Let it cool fully, at least 4 hours: fruit and custard set as they cool. Still runny: spoon the juice out, boil it with 1 tablespoon of cornstarch in a little cold water, and pour it back. Next time bake until it bubbles in the middle.',
  ],
  [
    'Too much liquid in dough or batter',
    'too much water/milk/liquid dough/batter, dough runny, batter thin/runny, too much flour dough',
    'Too wet: work in flour by the tablespoon (batter: by the spoon with a pinch of baking powder), then rest it 10 minutes. Too dry: add liquid by the teaspoon. For bread a little wet is better than a little dry.',
  ],
  [
    'Pancakes or crêpes stick',
    'pancakes/crepes/eggs/omelet stick/sticking/sticks, pancakes stick pan',
    'Heat the pan over medium until a drop of water dances, wipe in a thin film of oil or butter for each one, and wait to turn until the edges are dry. A scratched pan sticks whatever you do.',
  ],
  [
    'Sticks to the grill',
    'stick/sticks/sticking grill, sticks grill, stuck grill',
    "Clean the hot grates with a brush, oil the food (not only the grate), and don't move it until it lets go by itself, 2–4 minutes. Dry food sticks less.",
  ],
  [
    'It does not set',
    'fudge/jello/gelatin/pudding/custard/panna/cheesecake/mousse didnt/wont/not/doesnt set/setting/firm, not setting, wont set',
    "Gelatin: it wasn't melted fully or there was too little; warm it, add ½ packet more bloomed gelatin, chill 4 hours (raw pineapple, kiwi and papaya never set). Fudge: boil it again to 235–240 °F (112–116 °C). Pudding: boil 1 minute more, stirring, with a little cornstarch.",
  ],
  [
    'Burnt cookie or cake bottoms',
    'cookies/cake/bread/muffins/pie burned/burning/burn bottom/bottoms',
    'Bake one shelf higher, on a light-colored, lined or doubled tray, and check the oven with a thermometer. Grate or slice the black off the ones you have.',
  ],
  [
    'Bitter dip or greens',
    'hummus/tahini/eggplant/kale/greens/coffee/chocolate/sauce/zucchini bitter',
    'Salt first, a pinch at a time, then lemon or a little sugar, then fat (oil, yogurt, butter). Old tahini or rancid oil stays bitter: start again. A cucumber or zucchini that is very bitter should be thrown out.',
  ],
  [
    'Soggy or wet vegetables in the oven',
    'vegetables/zucchini/eggplant/cauliflower/broccoli/mushrooms soggy/wet/steamed, not crispy vegetables, soggy roasted',
    'Dry them, use more heat (425–450 °F, 220–230 °C), more space and no lid. Salt watery ones 20 minutes before and squeeze them out.',
  ],
  [
    'Foamy, gray or scummy boil',
    'scum/foam soup/stock/beans/pot, boil over, boiling over, pot boils over',
    "Skim the foam with a spoon: it's only protein. Against boiling over lower the heat, lay a wooden spoon across the pot, and keep the lid ajar.",
  ],
  [
    'Soufflé fell',
    'souffle collapsed/fell/fall/sank/flat/deflated/rise',
    "Every soufflé falls within minutes: serve it at once, or turn it out as a warm pudding with sauce. It falls early when the whites were over- or underbeaten, the door was opened, or it wasn't baked through (25–30 minutes at 375 °F / 190 °C).",
  ],
])

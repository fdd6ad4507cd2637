import { notesOf } from './note-record.ts'

/** How to do something, in a few sentences. */
export const techniques = notesOf('technique', [
  [
    'Sear',
    'sear, get crust steak, good sear',
    "Pat the meat dry and salt it. Heat a heavy pan until it's very hot, add a thin film of high-heat oil, lay the meat in and leave it for 2–3 minutes until it lets go. Turn once; finish thick pieces over lower heat or in the oven.",
  ],
  [
    'Blanch',
    'blanch, blanching',
    'Drop vegetables into well salted boiling water for 1–3 minutes, until bright and still crisp, then straight into ice water to stop the cooking. Drain and dry. Do it before freezing, or to loosen tomato and peach skins (30–60 seconds).',
  ],
  [
    'Fold',
    'fold egg whites/cream/batter, folding, how fold, fold in',
    'Lighten the batter with a third of the whites, then add the rest. Cut down through the middle with a large spatula, sweep along the bottom and turn it over, gently, a quarter turn of the bowl each time. Stop while a few streaks show.',
  ],
  [
    'Deglaze',
    'deglaze, deglazing, brown bits pan, fond pan sauce',
    'Pour off most of the fat, turn the heat to medium-high, add a splash of wine, broth or water, and scrape up the brown bits while it bubbles. Reduce by half, then whisk in a pat of cold butter off the heat.',
  ],
  [
    'Temper chocolate',
    'temper chocolate, tempering chocolate',
    'Melt two thirds of the chopped chocolate to 113–118 °F (45–48 °C) for dark, 105 °F (40 °C) for milk or white. Off the heat stir in the rest until it cools to 82 °F (28 °C), then warm it gently to 88–90 °F (31–32 °C) for dark, 86 °F (30 °C) for milk. It should set shiny in 5 minutes.',
  ],
  [
    'Temper eggs',
    'temper eggs, tempering eggs, egg hot liquid scramble',
    "Whisk the eggs, then drizzle in a ladle of the hot liquid slowly while you whisk. Add one or two ladles more until they're warm, then pour it all back into the pot over low heat, stirring.",
  ],
  [
    'Dice an onion',
    'dice onion, chop onion, cut onion, dice onions',
    'Halve it through the root, peel it, and leave the root on. Lay it flat, make cuts toward the root without cutting through, one or two level cuts, then slice across: dice falls off. A sharp knife and a cold onion mean fewer tears.',
  ],
  [
    'Cry less over onions',
    'onion cry/crying/tears, stop crying onions',
    'Use a sharp knife, chill the onion 15–30 minutes, leave the root end on to the last, and work under the fan.',
  ],
  [
    'Julienne',
    'julienne, matchsticks cut, julienned',
    'Trim one side flat so that it lies still, cut ⅛-inch (3 mm) planks, stack a few, and slice them into ⅛-inch matchsticks, about 2 inches (5 cm) long.',
  ],
  [
    'Knife cuts',
    'knife cuts, dice sizes, brunoise size, small dice, medium dice',
    'Large dice ¾ inch (2 cm), medium ½ inch (1 cm), small ¼ inch (6 mm), brunoise ⅛ inch (3 mm). Julienne is a ⅛-inch stick, batonnet ¼ inch; chiffonade is ribbons of rolled leaves; mince is as fine as it gets.',
  ],
  [
    'Hold a knife',
    'hold knife, knife grip, knife skills, chop faster',
    'Pinch the blade between thumb and forefinger where it meets the handle, wrap the other fingers around the handle. The other hand makes a claw, fingertips tucked in, knuckles guiding the blade. Rock from the tip; a damp towel under the board keeps it still.',
  ],
  [
    'Sharpen a knife',
    'sharpen knife, dull knife, sharpening, whetstone',
    'Soak or wet the stone, hold the blade at an angle of 15–20°, and draw the whole edge across 8–10 times a side on the coarse grit, then on the fine one, until a burr forms and is gone. Hone on a steel each week; sharpen every few months.',
  ],
  [
    'Caramelize onions',
    'caramelize onions, caramelized onions, caramelise onions',
    'Slice them ¼ inch thick, and cook them in butter and oil with a pinch of salt over medium-low heat for 40–50 minutes. Stir every few minutes; loosen the brown bits with a spoonful of water. High heat only burns them.',
  ],
  [
    'Make a roux',
    'make roux, roux how, cook roux',
    'Melt butter (or heat oil), whisk in the same weight of flour, and cook it over medium heat: 2 minutes for white, 5–8 for blond, 20–40 for dark. Then add the liquid little by little, whisking. 2 tablespoons each of butter and flour thicken 1 cup (240 ml) to a sauce.',
  ],
  [
    'Poach an egg',
    'poach egg, poached eggs falling/apart, poaching egg, poached egg how/make',
    'Use very fresh eggs, strained for a moment in a sieve. Bring water with a splash of vinegar to a bare simmer, swirl it, slide the egg in from a cup, and cook 3–4 minutes. Lift out and drain.',
  ],
  [
    'Scramble eggs',
    'scramble eggs, scrambled eggs creamy/make/cook/how/best, creamy scrambled',
    'Beat the eggs with a pinch of salt. Melt butter over low heat, pour them in and stir gently and all the time with a spatula, 3–5 minutes. Take them off while still wet and glossy; a pat of butter or spoonful of cream stops the cooking.',
  ],
  [
    'Fry an egg',
    'fry egg, fried egg, sunny side, over easy, over medium',
    'Heat butter or oil over medium heat, crack the egg in, cover, and cook 2–3 minutes for sunny side up. For over easy turn it for 30 seconds more, over medium 1 minute, over hard 2.',
  ],
  [
    'Make an omelet',
    'omelet, omelette',
    'Beat 2–3 eggs with salt, melt butter in a non-stick pan over medium heat, pour them in and draw the set edges to the middle until hardly any liquid is left. Fill one half, fold, and slide it out: 2–3 minutes in all.',
  ],
  [
    'Separate an egg',
    'separate egg, separate yolk/white',
    'Crack it over a bowl and pass the yolk between the halves, or through clean fingers. Cold eggs separate best; do each over a small cup so that one broken yolk spoils nothing.',
  ],
  [
    'Season cast iron',
    'season cast iron, cast iron seasoning, seasoning skillet, rusty cast iron',
    'Scrub it (steel wool for rust), dry it on the heat, rub on a very thin film of oil and wipe off all you can. Bake it upside down at 450–500 °F (230–260 °C) for 1 hour, and let it cool in the oven. Repeat 2–3 times.',
  ],
  [
    'Clean cast iron',
    'clean/wash cast iron, cast iron soap',
    "Wash it warm with a brush; a little mild soap is fine, soaking isn't. Scour stuck bits with coarse salt, dry it on the burner and rub in a few drops of oil.",
  ],
  [
    'Clean a burnt pot',
    'clean burnt/burned/scorched pot/pan, burnt pot/pan clean, remove burnt, scorched pan',
    "Cover the bottom with water and 2 tablespoons of baking soda (or a splash of vinegar, one after the other, not as a mix to store), boil 10 minutes, cool, and scrub with a wooden spoon. Leave it to soak overnight if it's stubborn.",
  ],
  [
    'Brine',
    'brine, brining, wet brine, dry brine, salt turkey/chicken overnight',
    'Wet: dissolve 1 tablespoon of kosher salt in each cup of water (about 60 g a liter), 30–60 minutes for pieces, 8–12 hours in the fridge for a bird. Dry: rub in ½ teaspoon of kosher salt a pound (about ½ % of the weight), leave uncovered in the fridge overnight.',
  ],
  [
    'Marinate',
    'marinate, marinade how long, marinating',
    'Mix salt, some acid, oil and aromatics. Fish 15–30 minutes, chicken 2–12 hours, beef and pork 4–24 hours; very acid ones half of that. Always in the fridge; boil a used marinade before it becomes a sauce, or set some aside first.',
  ],
  [
    'Knead dough',
    'knead, kneading dough, windowpane',
    "Push the dough away with the heel of the hand, fold it back, turn it a quarter; 8–10 minutes by hand, 5–7 by machine. It's done when it's smooth and elastic and a bit of it stretches thin enough to see light (the windowpane).",
  ],
  [
    'Proof yeast and dough',
    'proof yeast, activate yeast, yeast water temperature, proof dough, bloom yeast, how long dough/bread rise/proof, dough rise long',
    'Stir the yeast and a pinch of sugar into warm water, 105–110 °F (40–43 °C); it should foam in 5–10 minutes. Dough rises at 75–80 °F (24–27 °C) until doubled, 1–2 hours, or overnight in the fridge; a fingerprint should spring back slowly.',
  ],
  [
    'Cut a mango',
    'cut/slice/peel mango',
    'Stand it up and cut down on both sides of the flat pit. Score each cheek in a grid without cutting the skin, push it inside out and slice off the cubes. Trim what is left around the seed.',
  ],
  [
    'Cut an avocado',
    'cut/slice/pit/open avocado',
    'Cut lengthwise around the pit, twist the halves apart, and push the pit out from behind with your thumbs (or scoop it out with a spoon). Slice in the skin and spoon it out.',
  ],
  [
    'Cut a pineapple',
    'cut/slice/peel pineapple',
    'Slice off both ends, stand it up, cut the skin away in strips, then the eyes in diagonal grooves. Quarter it, cut out the core and slice.',
  ],
  [
    'Cut a watermelon or squash',
    'cut/slice watermelon, cut/peel butternut, cut squash, cut pumpkin',
    'Slice off both ends so that it stands, and cut down through the middle. For hard squash prick it and microwave 2–3 minutes first: the knife goes through far easier. Scoop the seeds, then peel and cube.',
  ],
  [
    'Cut a pepper',
    'cut/slice/seed bell pepper, chop bell pepper',
    'Slice off top and bottom, cut down one side, unroll it and cut away ribs and seeds; then slice it skin side down.',
  ],
  [
    'Handle hot chilies',
    'jalapeno hands/burn, chili hands, pepper hands burning, seed jalapeno',
    'Wear gloves, scrape out seeds and white ribs (the heat sits there), and keep your hands off your face. Burning hands: rub with oil, then wash with dish soap.',
  ],
  [
    'Peel garlic',
    'peel garlic',
    'Crush the clove with the flat of a knife and the skin comes off. For many, shake the cloves hard between two bowls or in a jar for 20 seconds.',
  ],
  [
    'Mince garlic',
    'mince garlic, chop garlic, crush garlic, mincing garlic',
    "Smash the clove with the flat of the knife, slice it, then rock the blade over it until it's fine. A pinch of salt and the side of the blade make a paste.",
  ],
  [
    'Peel ginger',
    'peel ginger, grate ginger',
    'Scrape the skin off with the edge of a spoon, then grate it across the fibers; frozen ginger grates finest.',
  ],
  [
    'Peel tomatoes or peaches',
    'peel tomato/tomatoes/peach/peaches, skin tomatoes',
    'Cut a small cross in the bottom, 30–60 seconds into boiling water, then ice water: the skin slips off.',
  ],
  [
    'Brown butter',
    'brown butter, browned butter',
    'Melt butter over medium heat in a light pan and swirl it: it foams, then the milk solids turn amber and smell like nuts, 5–7 minutes. Pour it out of the pan at once.',
  ],
  [
    'Clarify butter',
    'clarify butter, clarified butter, make ghee',
    'Melt butter gently, skim the foam, and pour off the clear fat from the milky layer below. Keep cooking it until the solids brown for ghee.',
  ],
  [
    'Spatchcock',
    'spatchcock, butterfly chicken whole/turkey/bird',
    'Cut along both sides of the backbone with shears and take it out (keep it for stock). Turn the bird over and press on the breastbone until it lies flat. Roast at 425 °F (220 °C): about 45 minutes for 4 lb (1.8 kg), to 165 °F (74 °C).',
  ],
  [
    'Butterfly a breast',
    'butterfly chicken breast, butterfly breast/steak/pork, cutlets chicken breast',
    'Hold the breast flat with your palm and cut horizontally from the thick side, stopping ½ inch before the edge; open it like a book and pound it even. Cut all through for two cutlets.',
  ],
  [
    'Truss a bird',
    'truss, trussing, tie chicken/turkey',
    'Tuck the wing tips under. Lay a length of kitchen string under the tail, cross it over the leg ends, pull them together, run the string along the sides to the neck, turn the bird and tie. Tying just the legs is enough for most.',
  ],
  [
    'Carve a bird',
    'carve, carving turkey/chicken',
    'Let it rest 15–30 minutes. Take off the legs at the joint and split them, cut down each side of the breastbone to lift off the breasts whole, then slice these across the grain; last the wings.',
  ],
  [
    'Cut up a chicken',
    'break down chicken, cut up whole chicken, joint chicken, butcher chicken',
    'Cut the skin between leg and body, bend the leg back until the joint pops, and cut through it. Split thigh and drumstick at the line of fat. Cut down along the breastbone and off the ribs; wings at the joint. Keep the carcass for stock.',
  ],
  [
    'Zest a lemon',
    'zest lemon/lime/orange, zest without zester, lemon zest without',
    'Use the fine holes of a grater, or take strips with a vegetable peeler and chop them; only the yellow, not the bitter white pith. Zest before you juice.',
  ],
  [
    'Juice a lemon',
    'juice lemon/lime squeeze/get, squeeze lemon/lime, more juice lemon',
    'Roll it under your palm, or warm it 10–15 seconds in the microwave, halve it and twist a fork in it.',
  ],
  [
    'Toast nuts',
    'toast nuts/almonds/walnuts/pecans/seeds/pine, toasting nuts, roast nuts',
    "In the oven at 350 °F (175 °C) for 6–10 minutes, stirred once, or in a dry pan over medium heat for 3–5 minutes. They're done when they smell; tip them out at once.",
  ],
  [
    'Toast spices',
    'toast spices/cumin, bloom spices, toasting spices',
    'Whole: 1–2 minutes in a dry pan over medium heat until they smell, then grind. Ground: 30–60 seconds in hot oil or butter before the liquid goes in.',
  ],
  [
    'Velvet meat',
    'velvet chicken/beef/pork/meat, velveting',
    'Slice thinly across the grain. For each lb (450 g) mix in 1 egg white, 1 tablespoon of cornstarch and 1 tablespoon of rice wine, rest 30 minutes, then blanch 1 minute in water or oil before the stir-fry. For beef ¾ teaspoon of baking soda, 20 minutes, then rinse.',
  ],
  [
    'Stir-fry',
    'stir fry how, stir fry technique, stirfry, wok',
    'Cut everything small and have it ready. Get the wok smoking hot, add oil, cook meat in batches and take it out, then hard vegetables, then soft ones, garlic and ginger for 30 seconds, meat back, sauce in, done in 5–7 minutes.',
  ],
  [
    'Make stock',
    'make stock/broth, stock carcass, chicken carcass, bone broth make, stock bones, homemade stock/broth, vegetable stock make',
    'Put the carcass with an onion, a carrot, a celery stalk, a bay leaf and some peppercorns in a pot and cover with cold water. Bring to a bare simmer, skim, and keep it there: chicken 3–4 hours, beef 6–8, vegetables 45 minutes. Strain, cool fast, use within 3–4 days or freeze.',
  ],
  [
    'Make gravy',
    'make gravy, gravy drippings, pan gravy',
    'Pour off the drippings and keep 3 tablespoons of fat in the pan. Whisk in 3 tablespoons of flour for 2 minutes, then 2 cups (480 ml) of drippings and warm broth, little by little. Simmer 3–5 minutes, season. With cornstarch: 2 tablespoons stirred into cold water at the end.',
  ],
  [
    'Emulsify a vinaigrette',
    'vinaigrette, emulsify, emulsion, salad dressing make, make dressing',
    'One part acid to three parts oil. Whisk vinegar, salt and a teaspoon of mustard first, then add the oil in a thin, slow stream while whisking until it thickens; or shake it all in a jar.',
  ],
  [
    'Make mayonnaise',
    'make mayonnaise/mayo/aioli, homemade mayonnaise/mayo/aioli',
    'Whisk 1 yolk (pasteurized to be safe), 1 teaspoon mustard, 1 teaspoon lemon juice and salt. Add ¾ cup (180 ml) of neutral oil, first by the drop, then in a thin stream, whisking all the time. Keeps 3–4 days in the fridge.',
  ],
  [
    'Is the oil hot enough?',
    'oil hot enough, oil ready fry, fry without thermometer, deep fry without thermometer, oil hot know',
    'Dip in a wooden spoon or a cube of bread: steady bubbles around the wood, or bread brown in about 60 seconds, means about 350–365 °F (175–185 °C). For a pan, oil that shimmers and flows like water is ready; smoke is too hot.',
  ],
  [
    'Deep-fry',
    'deep fry how, deep frying, fry without fryer',
    'Use a deep heavy pot no more than half full of a neutral oil, 350–375 °F (175–190 °C) on a thermometer. Dry the food, fry in small batches, let the heat come back, drain on a rack. Never leave it, and keep a lid at hand.',
  ],
  [
    'Bone a fish',
    'debone fish, pin bones, bones fish remove, fillet fish, bone fish',
    'Run a finger against the grain to find the pin bones and pull them out with tweezers or pliers, at a slant toward the head end. To fillet, cut behind the head to the spine and glide the knife along it to the tail.',
  ],
  [
    'Whip egg whites',
    'stiff peaks, whip egg whites, beat egg whites, soft peaks, whisk egg whites, peaks',
    'Use a clean bowl without a trace of fat or yolk, whites at room temperature, a pinch of cream of tartar. Beat on medium to foam, then faster, adding sugar by the spoon. Soft peaks bend over; stiff peaks stand straight up when you lift the whisk. Stop before they look dry.',
  ],
  [
    'Whip cream',
    'whip cream, whipped cream make, whipping cream how',
    'Chill bowl and cream. Beat 1 cup (240 ml) of heavy cream with 1–2 tablespoons of powdered sugar on medium-high for 2–4 minutes, until it holds soft to medium peaks.',
  ],
  [
    'Cream butter and sugar',
    'cream butter sugar, creaming butter',
    'Start with soft butter (65–68 °F, 18–20 °C) and beat it with the sugar on medium for 3–4 minutes until pale and fluffy, scraping down twice. Then add the eggs one at a time.',
  ],
  [
    'Soften butter',
    'soften butter, butter soft quickly, butter room temperature',
    'Cut it into small cubes and leave it 15–20 minutes, or set a warm, empty glass over it. Five-second bursts in the microwave work if you turn it; melted butter is another thing.',
  ],
  [
    'Melt chocolate',
    'melt chocolate',
    'Chop it, set it over barely simmering water (the bowl must not touch it) and stir, or microwave at half power in 20–30 second bursts. Keep every drop of water away.',
  ],
  [
    'Rest meat',
    'rest steak/meat/chicken/roast/turkey, resting meat, let meat rest',
    'Steaks and chops 5–10 minutes, a chicken 10–15, a roast or turkey 20–30, loosely under foil. The juices settle and the heat rises 5–10 °F (3–5 °C) more.',
  ],
  [
    'Reverse sear',
    'reverse sear',
    'Bake the salted steak on a rack at 250 °F (120 °C) until it reads 115–120 °F (46–49 °C), 20–35 minutes for 1½–2 inches. Then sear it in a very hot pan for 1 minute a side: medium-rare, 130–135 °F (54–57 °C), from edge to edge. (The safe advice for steak is 145 °F / 63 °C with 3 minutes of rest.)',
  ],
  [
    'Braise',
    'braise how, braising, how braise',
    'Brown the meat well, soften onions in the same pot, deglaze, add liquid to a third or half of its height, cover, and keep it at a bare simmer, on the stove or at 300–325 °F (150–165 °C), until a fork turns in it: usually 2–4 hours.',
  ],
  [
    'Roast vegetables',
    'roast vegetables, roasting vegetables',
    'Cut them alike, dry them, toss with oil and salt, and spread in one layer with space at 425 °F (220 °C). Soft ones take 15–20 minutes, hard ones 30–40; turn once.',
  ],
  [
    'Steam without a steamer',
    'steam without steamer, steam vegetables how',
    'Put an inch of water in a pot, set a metal colander or a plate on balls of foil above it, lid on, and count from when it steams.',
  ],
  [
    'Cook pasta',
    'al dente pasta cook/how, cook pasta how, pasta al dente, salt pasta water',
    'Boil plenty of water, about 4 quarts (4 l) for 1 lb (450 g), with 1½ tablespoons of salt. Stir in the first minute. Taste 2 minutes before the packet says: al dente is tender with a slight bite. Keep a cup of the water, and finish it in the sauce for 1 minute.',
  ],
  [
    'Risotto',
    'risotto, make risotto',
    'Soften onion in butter, toast the rice 2 minutes, add a splash of wine, then hot broth by the ladle, stirring often, for 18–20 minutes. Off the heat beat in cold butter and Parmesan: it should flow.',
  ],
  [
    'Make rice fluffy',
    'fluffy rice, rice without sticking/stick/sticky, rice not sticky/stick, rice separate grains',
    'Rinse until the water runs clear, 1 cup rice to 2 cups water (1½ for basmati or jasmine), lid on, lowest heat 15–18 minutes, rest 10 off the heat, then fluff with a fork.',
  ],
  [
    'Press tofu',
    'press tofu, tofu crispy, crispy tofu',
    'Wrap the block in a towel and put a heavy pan on it for 20–30 minutes. Tear or cube it, toss with soy sauce, oil and a tablespoon of cornstarch, and bake at 400 °F (200 °C) for 25–30 minutes.',
  ],
  [
    'Soak beans',
    'soak beans/lentils/chickpeas/peas, quick soak',
    'Overnight (8–12 hours) in plenty of water with a tablespoon of salt; quick: boil 2 minutes, then stand covered for 1 hour. Drain and cook in fresh water. Lentils and split peas need none; kidney beans must also boil hard for at least 10 minutes (30 to be safe).',
  ],
  [
    'Make croutons or crumbs',
    'make croutons, make breadcrumbs, homemade croutons/breadcrumbs, stale bread',
    'Croutons: cubes of stale bread with oil and salt, 10–15 minutes at 375 °F (190 °C). Crumbs: dry slices at 300 °F (150 °C) for 15 minutes, then grind.',
  ],
  [
    'Score meat or bread',
    'score bread/duck/ham/fat/skin, scoring',
    'Shallow cuts with a very sharp blade: through skin and fat but not into the flesh, ½ inch (1 cm) apart; bread ¼–½ inch (1 cm) deep at a slant just before the oven.',
  ],
  [
    'Render fat',
    'render fat/bacon/duck, rendering',
    'Start in a cold pan over low heat, with a spoonful of water, and let the fat melt out slowly, 15–20 minutes; strain it and keep it in the fridge.',
  ],
  [
    'Baste',
    'baste, basting',
    "Spoon hot pan juices or butter over the food every few minutes; for a steak tilt the pan and use foaming butter with garlic and thyme in the last minute. A turkey doesn't need it.",
  ],
  [
    'Flambé',
    'flambe',
    'Turn the burner off, add warm spirits (never from the bottle), stand back, light the edge with a long lighter, and let the flames die. Keep a lid ready and the fan off.',
  ],
  [
    'Dredge and bread',
    'dredge, bread chicken/cutlet, breading station',
    'Three plates: seasoned flour, beaten egg, crumbs. Dry the food, coat in that order, press, and rest 10 minutes on a rack before frying.',
  ],
  [
    'Make simple syrup or caramel',
    'make caramel, simple syrup make, caramelize sugar',
    'Syrup: equal parts sugar and water, heated until clear. Caramel: melt sugar with a little water without stirring, swirl it to deep amber (340–350 °F, 171–177 °C), take it off, and add warm cream carefully: it spits.',
  ],
  [
    'Blind-bake',
    'blind bake, blind baking, prebake crust, par bake',
    'Chill the lined pan 30 minutes, cover with parchment, fill with weights or dry beans to the rim, bake 15 minutes at 375–400 °F (190–200 °C), take them out and bake 10–15 minutes more.',
  ],
  [
    'Use a thermometer',
    'use thermometer, where put thermometer, meat thermometer',
    'Push the tip into the middle of the thickest part, away from bone and fat; in thin pieces from the side. Test it in ice water: it must say 32 °F (0 °C).',
  ],
  [
    'Tell doneness without a thermometer',
    'without thermometer, no thermometer, dont have thermometer',
    'For poultry and ground meat a thermometer is the only sure way (165 °F / 74 °C and 160 °F / 71 °C). Without one: cut into the thickest part; juices must run clear and no part be glassy, the leg should move freely. Fish flakes; steak feels soft when rare, springy at medium, firm when well done.',
  ],
  [
    'Sourdough starter',
    'sourdough starter, feed starter',
    'Stir equal weights of flour and water (50 g each), leave it at 75 °F (24 °C), and each day throw out half and feed the same again. In 7–10 days it doubles in 4–6 hours and is ready. In the fridge feed it weekly.',
  ],
  [
    'Cold-proof and shape a loaf',
    'shape loaf/bread/dough, shaping bread',
    'Press the dough to a rectangle, fold it in thirds, roll it up tightly and pinch the seam; tension on the outside makes it rise up and not out.',
  ],
  [
    'Make buttermilk',
    'make buttermilk, homemade buttermilk',
    'Stir 1 tablespoon of lemon juice or white vinegar into a scant cup (225 ml) of milk and wait 5–10 minutes.',
  ],
  [
    'Make self-rising flour',
    'make self rising flour',
    'For each cup (125 g) of flour whisk in 1½ teaspoons of baking powder and ¼ teaspoon of salt.',
  ],
  [
    'Ripen fruit',
    'ripen avocado/banana/mango/peach/pear/tomato, ripen faster',
    'Put it in a paper bag with a ripe banana or apple at room temperature for 1–3 days. In the fridge it stops ripening.',
  ],
  [
    'Use a pressure cooker safely',
    'instant pot how/use, pressure cooker use',
    'Never over two thirds full (half for beans and grains), at least 1 cup (240 ml) of thin liquid, seal the valve, and count from pressure. Natural release for meat and beans, quick release for vegetables.',
  ],
  [
    'Convert oven to slow cooker',
    'oven recipe slow cooker, convert recipe slow cooker, slow cooker conversion',
    '15–30 minutes in the oven is 1½–2½ hours on high or 4–6 on low; 35–45 minutes is 3–4 or 6–8; 1–3 hours is 4–6 or 8–10. Use about a third less liquid, thaw meat first, and add dairy at the end.',
  ],
  [
    'Convert oven to air fryer',
    'oven recipe air fryer, convert recipe air fryer, air fryer conversion, air fryer instead oven',
    "Lower the oven temperature by 25 °F (15 °C) and the time by about 20%, check early, shake halfway, and don't crowd the basket.",
  ],
  [
    'Preheat',
    'preheat, preheating necessary',
    'Yes for anything baked, roasted hot or crisp: wait 15–20 minutes, longer for a stone. Slow braises and casseroles can start cold.',
  ],
  [
    'Chop herbs',
    'chop/mince/cut parsley/cilantro/herbs/basil/dill/mint',
    'Wash and dry them well, gather the leaves into a tight heap and rock a sharp knife through it, once for coarse, again for fine. Basil and mint bruise: roll the leaves and slice them into ribbons. Tender stems of parsley and cilantro go in too.',
  ],
  [
    'Shred chicken or pork',
    'shred chicken/pork/meat/beef, pull chicken/pork',
    'Do it warm: pull with two forks, or use a hand mixer on low for 30 seconds in the bowl. Moisten it with its own broth.',
  ],
  [
    'Crack an egg',
    'crack egg',
    'Tap it once on a flat surface, not on an edge, press your thumbs into the dent and open it over a small cup. Lift bits of shell with the half shell.',
  ],
  [
    'Clean mushrooms',
    'clean/wash mushrooms',
    "Wipe them with a damp cloth, or rinse them quickly just before cooking and dry them at once; don't soak. Trim the stem ends.",
  ],
  [
    'Clean leeks',
    'clean/wash/cut leeks',
    'Cut off the dark green, halve them lengthwise, and rinse between the layers under running water; or slice and swirl in a bowl of water, so that the sand sinks.',
  ],
  [
    'Wash salad and greens',
    'wash/clean lettuce/greens/spinach/kale/salad',
    "Swirl the leaves in a bowl of cold water, lift them out (the sand stays), repeat until it's clean, and spin or pat them very dry. Bagged “ready to eat” greens need no washing.",
  ],
  [
    'Peel and devein shrimp',
    'devein shrimp, peel shrimp, clean shrimp',
    'Pull off legs and shell from the belly side, cut a shallow line along the back with a small knife, and lift out the dark vein with the tip. Keep the shells for stock.',
  ],
  [
    'Core and slice apples or pears',
    'core/slice/cut apple/apples/pear',
    'Quarter it, cut the core out of each quarter at a slant, and slice. A melon baller does it in halves.',
  ],
  [
    'Keep cut fruit from browning',
    'apples/apple/pears/avocado/bananas/potatoes/fruit turning/browning/brown/turn keep/stop/prevent, keep apples brown, guacamole brown/browning stop/keep/prevent, guacamole green keep/stay',
    'Put it in water with a little lemon juice (1 tablespoon a cup) or salt (½ teaspoon a quart) for 5 minutes, or brush it with lemon juice, and cover it tightly. Guacamole: lime juice, plastic wrap pressed on, or a thin layer of water poured off later. Cut potatoes wait in cold water.',
  ],
  [
    'Pit cherries or olives',
    'pit cherries/olives/dates',
    'Push the stone out with a chopstick or a straw over a bottle neck, or crush the fruit lightly under the flat of a knife and pull it out.',
  ],
  [
    'Hull strawberries',
    'hull strawberries, cut strawberries',
    'Twist the tip of a small knife around the green cap and lift out the pale core, or push a straw up from the bottom.',
  ],
  [
    'Make a pan sauce',
    'pan sauce, make pan sauce, sauce steak drippings',
    'After searing pour off the fat, soften a minced shallot, add ½ cup (120 ml) of wine or broth and scrape up the brown bits, reduce by half, then swirl in 2 tablespoons of cold butter off the heat. Season and add herbs or mustard.',
  ],
  [
    'Mash potatoes',
    'mash potatoes, make mashed potatoes, creamy mashed potatoes, fluffy mashed',
    'Start chunks in cold salted water, simmer 15–20 minutes until a knife slides in, drain and let them steam dry 2 minutes. Press them through a ricer or masher, stir in butter first, then warm milk or cream. No blender: it turns them to glue.',
  ],
  [
    'Cut corn off the cob',
    'corn off cob, cut corn',
    'Stand the ear in a wide bowl (or on a tube pan) and slice down along the cob, turning it. Scrape out the milk with the back of the knife.',
  ],
  [
    'Segment or peel citrus',
    'segment orange/grapefruit, peel orange, supreme orange',
    'Slice off both ends, cut away peel and white pith following the curve, then cut along both sides of each membrane to free the segments, over a bowl.',
  ],
  [
    'Open a coconut or pomegranate',
    'open coconut/pomegranate, seed pomegranate',
    'Pomegranate: score around the middle, twist apart, hold it cut side down over a bowl and knock with a spoon. Coconut: pierce the soft eye, drain, then tap around the equator with a hammer until it splits.',
  ],
  [
    'Pound meat flat',
    'pound chicken/meat/pork/cutlets flat/thin/even/out, pound cutlets, flatten chicken/meat/pork',
    "Lay it between sheets of plastic or parchment and strike from the middle outward with a pan or rolling pin until it's even, ½ inch (1 cm).",
  ],
  [
    'Grate cheese',
    'grate/shred cheese',
    'Chill soft cheese 20 minutes in the freezer first and oil the grater lightly. Cheese that you grate yourself melts better than bagged cheese, which is dusted with starch.',
  ],
  [
    'Dry herbs',
    'dry herbs, drying herbs',
    'Tie small bundles and hang them in an airy, dark place for 1–2 weeks, or dry the leaves between paper towels in the microwave for 1–2 minutes. They keep 1 year in a jar.',
  ],
  [
    'Freeze food well',
    'freeze vegetables/berries/fruit/herbs how, flash freeze',
    'Blanch vegetables first; spread berries or pieces on a tray until hard, then bag them with the air pressed out, labeled with the date. Cool cooked food first and leave room for soups.',
  ],
  [
    'Cook on a gas or charcoal grill',
    'start grill, light charcoal, grill zones, indirect heat',
    'Light charcoal in a chimney for 15–20 minutes until gray, and heap it on one side: hot zone for searing, cool zone for cooking through with the lid on. Gas: preheat 10–15 minutes, one burner off.',
  ],
  [
    'Cook bacon without mess',
    'bacon mess/splatter, grease splatter',
    'Bake it: a lined tray, 400 °F (200 °C), 15–20 minutes, no turning. In a pan start cold with a spoonful of water and use a splatter screen.',
  ],
  [
    'Wine with food',
    'wine go/goes/pair/serve/drink, which wine',
    'A rule of thumb: light with light, strong with strong. Dry whites with fish, chicken and salads; fruity reds with pork, pasta and pizza; full reds with steak and lamb; something sweet with spicy food. For cooking use a dry wine that you would drink, or broth with a splash of vinegar.',
  ],
  [
    'Chill cookie dough',
    'chill cookie/dough dough/long, chill cookie dough, refrigerate cookie dough',
    'At least 30 minutes, best 2–24 hours: the butter firms up, so cookies spread less, and the flour drinks the liquid, so they taste better. It keeps 3–4 days in the fridge.',
  ],
  [
    'Juicy burgers',
    'juicy burgers/burger, burgers juicy/dry, make burgers',
    "Use meat with 20% fat, handle it little, press a dimple in the middle, salt just before, grill hot and don't press. Cook to 160 °F (71 °C); a slice of cheese or a pat of butter inside keeps it moist.",
  ],
  [
    'Crisp chicken skin',
    'crispy chicken/turkey/duck/skin skin/chicken/turkey, crispy skin, crisp skin',
    "Dry it very well, salt it and leave it uncovered in the fridge overnight (a little baking powder, 1 teaspoon a lb, helps). Roast hot, 425–450 °F (220–230 °C), skin side up on a rack, or start skin down in a cold pan over medium heat and don't move it.",
  ],
  [
    'Tell when bread is done',
    'bread done know/tell/when, know bread done, loaf done',
    'It sounds hollow when you knock on the bottom and reads 190–200 °F (88–93 °C) in the middle, 205–210 °F (96–99 °C) for lean crusty loaves. Color alone deceives.',
  ],
  [
    'Tell when a cake is done',
    'cake/muffins/brownies done know/tell/when, know cake done',
    'A toothpick in the middle comes out clean or with a few moist crumbs, the top springs back, and the edge leaves the pan: 200–205 °F (93–96 °C) inside.',
  ],
  [
    'Make a flax egg',
    'flax egg, chia egg',
    'Stir 1 tablespoon of ground flaxseed (or chia) into 3 tablespoons (45 ml) of water and wait 10 minutes until it gels: it replaces one egg in cookies, muffins and pancakes.',
  ],
  [
    'Tell a ripe avocado',
    'avocado/avocados ripe',
    'It gives a little under gentle pressure, like the ball of your thumb, and is green under the stem cap. Hard ones ripen in 2–4 days on the counter, faster in a paper bag with a banana.',
  ],
  [
    'Tell ripe fruit',
    'pineapple/melon/mango/cantaloupe/watermelon/peach/pear/papaya/fruit ripe',
    'Smell the stem end: ripe pineapple, melon, mango and peaches smell sweet and give a little. A watermelon has a yellow spot and sounds hollow; a pear gives near the stem.',
  ],
  [
    'Tell fresh fish',
    'fish/salmon/seafood fresh tell/know/buy, fresh fish',
    'It smells like the sea, not like fish; the flesh springs back, looks moist and shiny, and whole fish have clear, full eyes and red gills. Cook it within 1–2 days.',
  ],
  [
    'Make meat tender',
    'make/tenderize/keep steak/meat/beef/pork tender, meat/steak/beef/pork/lamb more tender, tenderize/tenderise/tenderizing',
    'Choose the method by the cut: tender cuts hot and fast, to medium-rare; tough ones slow and moist for hours. Salt steaks 40 minutes ahead, pound or score thin ones, marinate with yogurt or a little acid, rest, and slice across the grain.',
  ],
  [
    'Boil water',
    'boil water',
    'A quart (1 l) boils in about 5–7 minutes on a strong burner with the lid on, 4 quarts in 12–15; a kettle is faster. Salt it when it boils.',
  ],
])

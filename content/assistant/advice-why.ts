import { type NoteRow, notesOf } from './note-record.ts'

/** All of these answer "why" questions. */
const reasonsOf = (rows: readonly NoteRow[]) =>
  notesOf(
    'advice',
    rows.map(([title, ask, text]) => [title, `${ask}, why`, text] as const),
  )

/** Why it turned out that way, and what to do about it. */
export const whyAdvice = reasonsOf([
  [
    'Pastry shrinks',
    'pastry/crust/tart/pie shrink/shrinks/shrank/shrinking',
    'It was stretched or not rested: gluten pulls back in the heat. Rest the dough 1 hour, lay it in without stretching, leave a little overhang, chill it 30 minutes in the pan, and blind-bake with weights up to the rim.',
  ],
  [
    'Crumbly bread',
    'bread/loaf/sandwich crumbly/crumbles/falls/dry',
    'Too much flour or too little water, little kneading, or an overproofed dough. Weigh the flour, make a softer dough, knead until smooth, add a spoonful of oil or milk, and cool it before slicing.',
  ],
  [
    'Sponge does not rise',
    'sponge/cake/cupcakes/victoria rise/rose/flat/not',
    'Old baking powder, too little air beaten in, overmixed flour, a cold oven or an opened door. Cream 5 minutes, add eggs at room temperature one by one, fold in the flour gently, bake at once at 350 °F (175 °C).',
  ],
  [
    'Fried snacks go soft',
    'samosas/fries/chips/spring/rolls/nuggets/pakora/fritters soft/soggy/stay/crisp',
    'Steam softens them: fry at 350–365 °F (175–185 °C), twice if you can, drain on a rack, never covered or stacked; fill with dry fillings; recrisp 5–8 minutes at 400 °F (200 °C).',
  ],
  [
    'Custard too thin',
    'custard/pudding/pastry/cream runny/thin/set/thick',
    "It wasn't cooked far enough, or has too little yolk or starch. Heat it gently to 175–180 °F (80–82 °C) until it coats a spoon; with cornstarch boil it 1 minute. Rescue: whisk 1 teaspoon of cornstarch in cold milk, stir in, and boil.",
  ],
  [
    'Green smoothie or sauce turns brown',
    'smoothie/pesto/juice/guacamole/green brown/color/dull',
    'Green and red together make brown (spinach with berries), and air browns it: use mango or banana with greens, add lemon, drink it soon. Pesto stays green with blanched basil and a film of oil, in the fridge.',
  ],
  [
    'Bowl overflows in the microwave',
    'microwave overflow/overflows/spill, porridge/oats/milk overflow/overflows/boil microwave',
    'Starch and milk foam up: use a bowl three times as large, half power, no tight lid, and stir halfway.',
  ],
  [
    'Mince tough or rubbery',
    'mince/ground/beef/meat/chicken tough/rubbery/dry/chewy/hard',
    'It boiled in its own juice or was cooked too long on high heat. Brown it hot in batches, then simmer gently 30–45 minutes in sauce; use some fat (15–20%). A pinch of baking soda (¼ teaspoon a pound) 15 minutes before keeps it tender.',
  ],
  [
    'Garlic turns blue or green',
    'garlic blue/green/turquoise, garlic turned/turn blue/green',
    "Harmless: acid (vinegar, lemon) or long cooking lets sulfur compounds in garlic form blue or green pigments, most of all in young or chilled cloves. It's safe to eat and tastes the same. Older garlic stored at room temperature does it less.",
  ],
  [
    'Liquid on yogurt',
    'yogurt water/liquid/watery/whey, liquid top yogurt, sour cream water/liquid',
    'The watery liquid is whey, a natural part of yogurt and sour cream: normal and safe. Stir it back in, or pour it off for a thicker yogurt.',
  ],
  [
    'Beans and gas',
    'beans gas/fart/bloated/wind/digest, beans gassy',
    "Beans contain sugars that we can't digest and gut bacteria turn into gas. Soak dried beans 8 hours, throw that water away, cook them until really soft, and rinse canned ones. Small portions eaten often help the body to get used to them.",
  ],
  [
    'Woody chicken breast',
    'chicken woody/rubbery/crunchy/stringy breast, woody breast, spaghetti chicken',
    "A hard, stringy, almost crunchy breast is “woody breast”, a muscle fault of very large, fast-grown birds. It's safe to eat; slice it thin across the grain, shred it or grind it. Smaller breasts (under 8 oz / 225 g) and slower-grown birds have it less. Rubbery all over means overcooked: stop at 165 °F (74 °C).",
  ],
  [
    'Dry chicken, why',
    'why chicken dry, chicken always/comes dry, keep chicken moist/juicy, chicken breast dry',
    'It was cooked too long: breast dries out soon past 165 °F (74 °C). Pound it even, brine it 30 minutes (1 tablespoon of salt in 2 cups of water) or salt it ahead, cook it hot and fast, take it off as soon as it reads 165 °F (74 °C), and rest it 5 minutes. Thighs forgive more.',
  ],
  [
    'Rubbery pancakes',
    'pancakes rubbery/tough/chewy',
    'Rubbery pancakes come from overmixed batter: stirring builds gluten. Stir wet into dry just until the flour is gone, leave the lumps, rest it 5–10 minutes, and cook over medium heat, turning once.',
  ],
  [
    'Dry scones or biscuits',
    'scones dry/hard/crumbly/dense/flat/rise, biscuits dry/hard/dense/flat/rise',
    'Dry, hard scones and biscuits had too much flour, too little liquid or too much handling, or baked too long. Keep the butter cold, mix only until it holds, pat it at least 1 inch (2.5 cm) thick, cut straight down without twisting so that they rise, and bake hot: 425 °F (220 °C) for 12–15 minutes.',
  ],
  [
    'Pasta boils over',
    'pasta foam/foams/boil/boils over, water boil/boils over, foams up pasta, pot boiling over',
    'Starch from the pasta makes the bubbles stable, so they climb as foam. Use a larger pot, turn the heat down a little, leave the lid off or ajar; a wooden spoon across the top or a drop of oil breaks the foam for a while. The same goes for rice and potatoes.',
  ],
  [
    'Icy ice cream',
    'ice cream icy/crystals/hard/grainy, ice cream rock hard, homemade ice cream hard/icy',
    "Large ice crystals: the mix was too lean, not sweet enough or froze too slowly. Chill the mix fully before churning, use enough fat and sugar (a spoonful of corn syrup, honey or vodka keeps it soft), freeze it in a shallow box with wrap pressed on, and don't let it thaw and freeze again.",
  ],
  [
    'Bread smells of alcohol',
    'bread/dough smell/smells alcohol/beer/wine/yeasty/vinegar, dough smells',
    "A smell like alcohol or beer means that the dough fermented too long or too warm (overproofed): yeast makes alcohol along with gas. It's safe; baking drives most of it off. Next time use less yeast, a cooler place or a shorter rise: stop when it has doubled.",
  ],
  [
    'Banana bread or loaf raw inside',
    'banana bread raw/uncooked/gooey/wet/sinks/sank middle, loaf raw middle, bread raw/doughy/gummy middle/inside, zucchini bread raw, cake raw/gooey middle',
    'It needed longer, or the oven was too hot and browned the outside first. Put it back at 325 °F (165 °C), tented with foil, for 10–15 minutes more, until a skewer comes out clean (about 200 °F / 93 °C inside). Next time no more banana than the recipe says, the right pan size, and the middle rack.',
  ],
  [
    'Gummy bread',
    'bread gummy/gluey/sticky inside, bread gummy crumb',
    'Gummy crumb: underbaked, or cut while hot. Bake to 200–210 °F (93–99 °C) inside, and cool the loaf at least 1 hour before you cut it. Too much water or too little rise does it too.',
  ],
  [
    'Soggy fried rice',
    'fried rice soggy/mushy/sticky/wet/clumpy',
    'Use cold, dry rice (a day old from the fridge, or freshly cooked and spread out to cool), a very hot pan, a little oil, and small batches: a crowded pan steams. Sauce last and sparingly, around the edge.',
  ],
  [
    'Cookies puffy or cakey',
    'cookies cakey/puffy/fluffy, cookies too cakey',
    'Cakey cookies have too much flour, egg or baking powder, or too little butter and sugar. Weigh the flour (125 g a cup), use baking soda rather than powder, melt the butter, and take out one egg white for a chewier one.',
  ],
  [
    'Cookies crumbly',
    'cookies crumbly/crumble/fall apart, shortbread crumbly/crumble',
    'Crumbly cookies: too much flour or sugar, too little fat or liquid, or baked too long. Add an egg yolk or a spoonful of milk to the dough, weigh the flour, and let them cool 5 minutes on the tray before you move them.',
  ],
  [
    'Cookies burn underneath',
    'cookies burn bottom, cookies brown bottom raw top, bottom burns',
    'The heat from below is too strong: use a light-colored tray lined with parchment, put it on the middle rack or one above, bake one tray at a time, or set a second tray under it. Dark trays need 25 °F (15 °C) less.',
  ],
  [
    'Cake has holes or tunnels',
    'cake holes/tunnels/bubbles, muffins tunnels/holes',
    'Tunnels come from overmixing after the flour went in; big holes from trapped air. Fold just until no flour shows, and knock the pan once on the counter before baking.',
  ],
  [
    'Cake rises unevenly',
    'cake uneven/lopsided/peaked, cake rise one side, cake domes',
    "A dome means that the edges set first: lower the heat by 25 °F (15 °C), use a light pan, wrap it in a wet towel strip. Lopsided means an oven with a hot side or a rack that isn't level: turn the pan after two thirds of the time.",
  ],
  [
    'Cake sticks or breaks',
    'cake break/breaks turning out, cake stuck tin, get cake out',
    'Grease the pan, line the bottom with parchment, and let the cake cool 10–15 minutes before you turn it out: hot cake breaks, cold cake sticks. Run a thin knife around the edge first; a bundt pan needs butter and flour in every groove.',
  ],
  [
    'Buttercream grainy or soft',
    'buttercream/frosting/icing grainy/soft/runny/curdled/split/melting, icing too runny',
    "Grainy: sift the powdered sugar and beat 3–5 minutes with a spoonful of milk. Too soft: chill it 15 minutes and beat again, or add powdered sugar. Curdled or split: it's too cold, warm the bowl a little and keep beating. Icing that is too runny needs more powdered sugar, too stiff a few drops of milk.",
  ],
  [
    'Meringue or macarons crack',
    'meringue crack/cracks/brown/sticky/chewy, macarons crack/hollow/feet, pavlova crack/cracked',
    'Cracks come from too hot an oven or fast cooling: bake meringue at 200–225 °F (93–107 °C), then let it cool in the oven, door ajar. Sticky means damp air or too little baking. Macarons need to dry 30–60 minutes until a skin forms.',
  ],
  [
    'Custard scrambled',
    'custard scrambled/lumpy/curdle/eggy, creme anglaise lumps, lemon curd lumps',
    'It got too hot: egg custard curdles above about 185 °F (85 °C). Take it off at once, whisk in a spoonful of cold cream and press it through a sieve. Cook it gently, stirring all the time, until it coats a spoon at 170–180 °F (77–82 °C).',
  ],
  [
    'Choux or profiteroles flat',
    'profiteroles/eclairs/choux flat/collapse/soggy/rise/deflate, cream puffs flat',
    "Choux falls when it's underbaked or when the oven was opened early. Dry the dough in the pan 2 minutes, add egg only until it drops slowly, bake hot (400 °F / 200 °C) until deep brown, then prick each to let the steam out.",
  ],
  [
    'Yorkshire puddings flat',
    'yorkshire pudding/puddings flat/rise/soggy/sink, popovers rise/flat',
    "They need a smoking-hot pan and fat, and steam. Rest the batter 30 minutes, heat the fat at 425–450 °F (220–230 °C) for 10 minutes, pour quickly, bake 20–25 minutes, and don't open the door.",
  ],
  [
    'Pastry leaks butter',
    'puff pastry leak/leaks/rise/flat/soggy, croissants leak/butter, pastry butter leaks',
    'Butter that runs out was too warm, or the oven not hot enough. Chill shaped pastry 20–30 minutes, bake it at 400–425 °F (200–220 °C), and cut edges with a sharp knife so that the layers can rise; egg wash on the cut sides glues them.',
  ],
  [
    'Pizza dough tears',
    'pizza dough tears/shrinks/thick/stretch/spring',
    'Cold or young dough springs back and tears. Let it come to room temperature (1–2 hours), rest it 10 minutes whenever it resists, press from the middle with the fingertips and leave the rim; no rolling pin is needed.',
  ],
  [
    'Roast potatoes not crisp',
    'roast potatoes crisp/soggy/soft/hard, potatoes stick tray, roasties crispy',
    'Parboil them 8–10 minutes, drain and steam dry, shake until the edges are rough, and put them into hot fat in one layer at 425 °F (220 °C) for 40–50 minutes, turned twice. Crowding, wet potatoes or a cool oven make them soft.',
  ],
  [
    'Potatoes still hard',
    'potatoes hard/undercooked/raw cook, potatoes not softening, stew potatoes hard/raw, vegetables hard soften',
    'Acid keeps potatoes and beans firm: in tomato, wine or vinegar they stay hard for long. Cook them soft first, cut them smaller, keep a gentle simmer under a lid, and give it time. Very large or cold pieces take 30–40 minutes.',
  ],
  [
    'Beans stay hard',
    'beans hard/tough/firm cooking/cook/soften/hours, beans wont soften, chickpeas hard',
    "Old beans, hard water or acid keep them hard. Soak them with ½ teaspoon of baking soda, add tomatoes, vinegar or sugar only when they're soft, and give them 1–3 hours or use a pressure cooker. Beans older than a year or two may never soften.",
  ],
  [
    'Overcooked beans',
    'overcook/overcooked beans, beans mushy/burst/split',
    'Yes, they go mushy and burst their skins. Simmer gently, never at a hard boil, and taste from the shortest time on. Mushy beans are good as dip, refried beans or to thicken soup.',
  ],
  [
    'Stew meat tough',
    'stew/beef/curry meat tough/chewy/hard, slow cooker meat tough/dry, pot roast tough, brisket tough',
    'Tough after an hour usually means not long enough: chuck and shank need 2–3 hours at a bare simmer until the collagen melts, at about 195–205 °F (90–96 °C). Keep it gently bubbling, covered. Lean cuts such as round or loin only get drier: choose chuck, shank or shoulder.',
  ],
  [
    'Mince in lumps or gray',
    'mince/ground beef/meat gray/grey/lumps/watery/liquid',
    'A crowded or cool pan makes ground meat boil in its juice. Heat the pan well, put the meat in a layer, leave it 3–4 minutes to brown, then break it up; cook large amounts in two batches and let the liquid boil away.',
  ],
  [
    'Burgers shrink',
    'burgers shrink/puff/round/dome/bulge, meatballs shrink',
    "Heat tightens the meat, and fat runs out. Shape burgers 1 inch (2.5 cm) wider than the bun, press a dent in the middle, don't overwork or press them in the pan; 80/20 meat shrinks, very lean meat dries.",
  ],
  [
    'Sausages burst',
    'sausages burst/split/shrivel, prick sausages',
    "They burst over too high a heat. Cook them gently over medium to medium-low for 15–20 minutes, turning often, to 160 °F (71 °C). Pricking isn't needed: it lets the juice out.",
  ],
  [
    'Bacon curls or white stuff',
    'bacon curl/curls/white/foam/water/shrink',
    'The white foam is water and protein of cured bacon, harmless. Start it in a cold pan over medium heat, or bake it flat on a tray at 400 °F (200 °C) for 15–20 minutes, and it curls less.',
  ],
  [
    'White stuff on salmon',
    'salmon white stuff/goo/gunk/slime/foam, white salmon/fish ooze, albumin',
    "That's albumin, a protein that is pressed out as the fish cooks: harmless. Lower heat, a 10-minute brine (1 tablespoon of salt in 1 cup of water) and not overcooking keep it in.",
  ],
  [
    'Fish smell',
    'fish/kitchen smell/smells/stink fish, get rid fish smell, house smells fish',
    'Fresh fish hardly smells; soak it 20 minutes in milk, or rub it with lemon. For the room: air it, simmer water with lemon or vinegar, wash pans at once; for hands lemon juice or stainless steel under water.',
  ],
  [
    'Scrambled eggs watery',
    'scrambled eggs watery/wet/dry/green/gray, eggs weep',
    'Watery scrambled eggs were cooked too hot or too long, or with wet vegetables or too much milk. Use low heat, a tablespoon of milk or none for 2 eggs, take them off while still glossy. A green tint is a harmless reaction of iron and sulfur from heat or an iron pan.',
  ],
  [
    'Poached eggs spread',
    'poached egg spread/spreads/wispy/strings/falls apart',
    'Old eggs spread: their white is thin. Use very fresh ones, strain off the loose white in a fine sieve, keep the water just below a simmer, and slide them in from a cup. A tablespoon of vinegar sets the white faster.',
  ],
  [
    'Boiled eggs crack',
    'eggs crack/cracking/burst boiling/boil, boiled egg cracked',
    'Cold eggs in hot water and hard boiling crack the shell. Lower them in gently with a spoon, keep a simmer, let them warm up a little first, or start in cold water. A crack in the pot is harmless.',
  ],
  [
    'Sauce tastes floury',
    'sauce/gravy/roux floury/raw flour/pasty, taste flour',
    "The flour wasn't cooked: simmer the sauce 5–10 minutes more, stirring. Next time cook the roux 2 minutes before the liquid goes in.",
  ],
  [
    'Cheese sauce or cheese clumps',
    'cheese sauce stringy/clumpy/oily/lumpy/split, cheese clump/clumps/melt/oily, mac cheese grainy',
    'Too hot, or pre-grated cheese with its anti-caking starch. Take the sauce off the heat, stir in freshly grated cheese by handfuls, with a spoonful of cornstarch or a slice of processed cheese for smoothness. A splash of warm milk and whisking may bring it back.',
  ],
  [
    'Coconut milk or cream splits in curry',
    'coconut milk split/splits/curdle/separate, curry split/oily, yogurt curdle/split sauce/curry',
    'Hard boiling splits it. Simmer gently, stir yogurt in off the heat, mixed with a spoonful of flour or cornstarch, and let cream and coconut milk go in late. A split curry tastes just as good; in Thai cooking the oil is even wanted.',
  ],
  [
    'Soup or sauce foam',
    'soup/stock foam/scum, jam foam',
    'Foam is protein that sets as it heats: harmless, but it clouds broth. Skim it off with a spoon in the first 20 minutes and simmer gently. On jam stir in a pat of butter, or skim it at the end.',
  ],
  [
    'Onions burn before they soften',
    'onions burn/burning/brown/hard/soften/long, caramelized onions burn',
    'The heat is too high or the pan too dry. Medium-low heat, a pinch of salt, a lid for the first 5–10 minutes, and a spoonful of water whenever they catch. Soft onions take 8–10 minutes, caramelized ones 30–45.',
  ],
  [
    'Vegetables lose color',
    'vegetables/green beans/broccoli brown/dull/gray/color/khaki, keep vegetables green/bright',
    'Acid and long heat turn green vegetables olive. Boil them in plenty of salted water without a lid, 2–5 minutes, and cool them in ice water; add lemon or dressing just before serving.',
  ],
  [
    'Cauliflower or cabbage smell',
    'cabbage/sprouts/cauliflower/broccoli smell/stink/sulfur, sprouts bitter',
    'Long cooking sets sulfur free. Cook them short (5–8 minutes) or roast them hot at 425 °F (220 °C), and the smell and the bitterness stay small. A bay leaf in the pot and a little acid at the end help.',
  ],
  [
    'Mushrooms watery',
    'mushrooms watery/soggy/slimy/water/liquid/brown, mushrooms release water',
    'Mushrooms are 90% water. Spread them in a hot pan without crowding, let the water boil away (5 minutes), then add fat and salt, and let them brown without stirring too much.',
  ],
  [
    'Spinach or greens shrink',
    'spinach shrink/wilt/down/much, greens cook down',
    'Leaves are mostly water and air: 1 lb (450 g) of fresh spinach cooks down to about 1 cup. Squeeze it after cooking, or it waters the dish.',
  ],
  [
    'Curry or chili tastes raw',
    'curry raw/powdery/gritty/bitter spices, spices taste raw/powdery',
    'Ground spices need fat and heat: fry them 30–60 seconds in oil before any liquid goes in, and simmer the dish 20 minutes. Too late? Fry more spice in a little oil and stir it in. Bitter means burned.',
  ],
  [
    'Tomato sauce acidic or bitter',
    'tomato sauce acidic/sour/bitter/sharp/metallic, tomatoes acidic',
    'Simmer it 20–30 minutes, add a pinch of sugar, a grated carrot or a pat of butter; a small pinch (⅛ teaspoon) of baking soda takes off sharp acid. Burned garlic makes it bitter, an aluminum pot metallic.',
  ],
  [
    'Salad dressing separates',
    'dressing/vinaigrette separate/separates/split',
    'Oil and vinegar part by nature: shake it again just before use. A teaspoon of mustard, honey or mayonnaise holds it together for hours.',
  ],
  [
    'Gnocchi or dumplings dissolve',
    'gnocchi/dumplings dissolve/fall/mushy/gummy/heavy',
    "Too wet or too little flour and they dissolve, too much flour or kneading and they turn heavy. Use starchy potatoes, riced hot and steamed dry, just enough flour to hold, test one first, and simmer rather than boil; they're done a minute after they float.",
  ],
  [
    'Tofu falls apart or bland',
    'tofu fall/falls/sticks/soggy/bland/crisp/crispy, tofu stick pan',
    'Use firm tofu, press it 15–30 minutes, dry it, toss it with a spoonful of cornstarch, and fry it in a hot oiled pan without moving it for 3–4 minutes a side. Season after frying: a marinade on wet tofu hardly goes in.',
  ],
  [
    'Chocolate turns white',
    'chocolate white/bloom/gray/streaks, chocolate white spots',
    "That's bloom: fat or sugar that came to the surface after warmth or damp. It's safe and fine for baking; melting and tempering bring the shine back.",
  ],
  [
    'Honey crystals',
    'honey crystallized/solid/hard/cloudy/grainy/set',
    "Natural and safe: honey crystallizes with time. Stand the jar in warm water (110 °F / 43 °C) and stir; don't boil it.",
  ],
  [
    'Jam too stiff or runny',
    'jam too stiff/hard/thick/runny/set',
    'Runny: boil it again for 2–5 minutes, to 220 °F (104 °C), and test a drop on a cold plate; it thickens as it cools, up to 2 days. Too stiff: warm it with a little water or juice.',
  ],
  [
    'Rice sticks to the pot',
    'rice stick/sticks/burns/burnt bottom/pot, rice stuck',
    "The heat was too high or the pot too thin. Turn it to the lowest setting once it boils, use a heavy pot, don't stir, and let it stand 10 minutes covered off the heat: the bottom layer comes loose.",
  ],
  [
    'Rice crunchy or uneven',
    'rice crunchy/hard/uneven/cooked top',
    'Add 2–3 tablespoons of hot water a cup, cover tightly and give it 5 minutes on the lowest heat, then 10 off it. A lid that leaks or lifting it lets the steam out.',
  ],
  [
    'Popcorn does not pop',
    'popcorn pop/kernels/burn/chewy',
    "Old, dry kernels don't pop: they need about 14% water. Heat 3 tablespoons of oil with 3 test kernels, add ½ cup when they pop, wait 30 seconds off the heat, then shake over medium-high with the lid ajar so that steam escapes and it stays crisp.",
  ],
  [
    'Oil splatters',
    'oil splatter/spit/spits/splash/pop, stop oil splattering',
    'Water makes hot oil spit: dry the food well, lower it in away from you, use a deeper pan or a splatter screen, a pinch of salt in the oil, and never put wet or icy food into deep fat.',
  ],
  [
    'Air fryer smoke',
    'air fryer smoke/smoking/smokes, air fryer white smoke',
    'White smoke is fat that drips on the hot element or burns below: clean the basket, put a spoonful of water or a slice of bread in the drawer under fatty food, and use 375 °F (190 °C) or less for bacon and wings. Black smoke: switch it off.',
  ],
  [
    'Marinade does not go deep',
    'marinade penetrate/deep/flavor inside/work',
    'Only salt goes deep; the rest stays in the outer ⅛ inch (3 mm). Cut slits or smaller pieces, salt ahead, and keep some fresh marinade for a sauce at the end.',
  ],
  [
    'Muffins dry or flat',
    'muffins dry/flat/tough/rise/dense/peaked',
    'Overmixing makes muffins tough and peaked; old baking powder makes them flat. Stir just until wet, fill the cups three quarters full, start at 425 °F (220 °C) for 5 minutes, then 350 °F (175 °C) for 12–15.',
  ],
  [
    'Sourdough flat or dense',
    'sourdough flat/dense/spread/spreads/sour/gummy/rise',
    'Flat and dense: the starter was weak or the dough under- or overproofed. Use a starter that doubles within 4–6 hours, let the dough grow by half to three quarters, chill it before scoring, and bake it covered in a hot pot at 450 °F (230 °C).',
  ],
  [
    'Bread crust too hard or soft',
    'bread crust hard/soft/thick/tough/soft, crust too hard',
    'Softer: brush the hot loaf with butter and cover it with a towel, use milk or a little fat in the dough. Crisper: steam for the first 15 minutes, then a dry, hot oven, and cool it on a rack.',
  ],
  [
    'Yeast not foaming',
    'yeast foam/foaming/bubble/bubbling/proof/dead/activate',
    'If nothing foams within 10 minutes in water of 105–110 °F (40–43 °C) with a pinch of sugar, the yeast is dead or the water was too hot (above 130 °F / 54 °C kills it). Start with fresh yeast. Instant yeast may go straight into the flour.',
  ],
  [
    'Whipped cream goes runny',
    'whipped cream runny/weep/liquid/stable/stabilize/hold',
    'Whip very cold cream of at least 30% fat in a cold bowl to firm peaks. To hold it for a day, beat in 1 tablespoon of powdered sugar or mascarpone, or ½ teaspoon of bloomed gelatin a cup. Warm food melts it.',
  ],
])

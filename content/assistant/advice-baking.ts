import { notesOf } from './note-record.ts'

/** Baking, sweets, doughs and dairy: the smaller questions. */
export const bakingAdvice = notesOf('advice', [
  [
    'Olive oil in cakes',
    'olive/vegetable/sunflower oil cake/baking/brownies/muffins/use',
    'Yes: a mild olive oil makes a moist cake; ¾ of the amount of butter. Strong, peppery oil comes through, good with citrus and chocolate.',
  ],
  [
    'Bread by hand',
    'bread/dough make/hand/without machine/mixer/bread',
    'Yes: mix, knead 8–10 minutes by hand, or stir a wet dough and leave it 12–18 hours (no-knead); let it double, shape, rise 30–60 minutes, bake at 425–450 °F (220–230 °C).',
  ],
  [
    'Why knead',
    'why knead/kneading bread/dough',
    'Kneading builds gluten, an elastic net that holds the gas, so the loaf rises high with an even crumb. Time can do it too: a wet dough left 12–18 hours needs none.',
  ],
  [
    'Naan or pita does not puff',
    'naan/pita/tortilla/chapati/roti/flatbread puff/soft/hard/why',
    'It needs strong heat and an even, thin round: rest the dough, roll it about ⅛–¼ inch (3–6 mm), no tears, and lay it on a very hot pan or stone (475 °F / 245 °C). Dry or underproofed dough stays flat. Wrap hot ones in a towel to keep them soft.',
  ],
  [
    'Custard pie cracks',
    'pumpkin/custard/pecan/lemon pie/tart crack/cracked/cracks/why',
    'Overbaked, or cooled too fast: egg fillings tighten and crack. Take it out when the rim is set and the middle still wobbles (175 °F / 80 °C), and cool it slowly in the oven with the door ajar. Whipped cream covers cracks.',
  ],
  [
    'Rising once or twice',
    'dough/bread rise/proof/prove twice/once/second/two/need',
    'Two rises give finer crumb and better taste: the first for flavor and strength, the second after shaping. One works for rolls, focaccia and quick recipes, with a coarser crumb.',
  ],
  [
    'Blooming gelatin',
    'why bloom/soak gelatin, bloom gelatin, gelatin lumps',
    "Gelatin is soaked in cold water for 5 minutes so that each grain swells evenly; sprinkled into hot liquid it lumps and doesn't dissolve. Then melt it gently, never boil it. One packet (7 g) sets 2 cups (480 ml).",
  ],
  [
    'Flatbread without yeast',
    'yeast flatbread/naan/pizza/bread need/without/no, bread without yeast, no yeast bread',
    'No yeast needed: flatbread of 1 cup of self-rising flour and ½–¾ cup of yogurt, rolled and fried 2 minutes a side. Soda bread and quick breads rise with baking soda or powder. Tortillas have no leavening at all. Puffy naan and loaves want yeast.',
  ],
  [
    'Two cakes at once',
    'bake two/three/both cakes/cookies/trays same/once/together/time',
    'Yes: side by side on one rack with 1 inch (2.5 cm) of space, or on two racks with the fan on, swapped after two thirds of the time. Allow 5–10 minutes more.',
  ],
  [
    'Cake flour, bread flour or all-purpose',
    'cake/bread/plain/strong flour cookies/cake/bread/pastry/use/instead, cake flour for',
    'Cake flour has little protein and makes tender, cakey cookies; bread flour makes them chewy; all-purpose lies between. For 1 cup of cake flour take 1 cup of all-purpose less 2 tablespoons, plus 2 tablespoons of cornstarch. Bread with all-purpose works, a little flatter.',
  ],
  [
    'Frozen berries in batter',
    'frozen berries/blueberries/fruit/raspberries muffins/cake/pancakes/bake/baking/thaw',
    "Yes, straight from the freezer: toss them in a spoonful of flour, fold them in last so that they don't bleed, and bake 3–5 minutes longer. Don't thaw them.",
  ],
  [
    'Fruit sinks in the cake',
    'fruit/berries/cherries/chips/raisins/chocolate sink/sinks/sank/bottom cake/muffins',
    'The batter is too thin or the pieces too heavy and wet. Dry them, toss in a spoonful of flour, keep some for the top, and use a thicker batter.',
  ],
  [
    'Cookie dough too sticky or dry',
    'cookie dough sticky/dry/crumbly/soft/wet',
    'Sticky: chill it 30 minutes, or add flour by the tablespoon. Dry and crumbly: a tablespoon of milk or an egg yolk, and weigh the flour next time.',
  ],
  [
    'Pale bread or pastry',
    'bread/pastry/cake/pie/loaf/crust pale/white/brown/color/golden',
    'It wants more heat or time: bake hotter by 25 °F (15 °C) or 5–10 minutes longer, higher in the oven, without foil. Milk, egg wash or a little sugar help browning; so does a dark pan.',
  ],
  [
    'Top browns too fast',
    'top brown/browns/browning/burn/burning too fast/quick cake/bread/pie/before',
    'Lay foil loosely on top, move it one rack down, or lower the heat by 25 °F (15 °C), and keep baking until the middle is done.',
  ],
  [
    'Cake cooling and storing',
    'cool cake/cookies/bread tin/rack/before/long/frost/ice',
    'Cake: 10–15 minutes in the pan, then on a rack 1–2 hours before frosting. Cookies 5 minutes on the tray. Bread at least 1 hour before slicing. Warm cake melts frosting.',
  ],
  [
    'Leveling and layering cake',
    'level/layer/cut/stack/torte cake/layers',
    'Cool it fully (best chilled 1 hour), cut with a long serrated knife, turning the cake. Fill to ½ inch (1 cm) from the edge, press lightly, crumb coat, chill 30 minutes, then frost.',
  ],
  [
    'Melting chocolate',
    'melt chocolate/chips microwave/stove/double/boiler',
    'Chop it; in the microwave on half power, stirring every 20–30 seconds, or in a bowl over barely simmering water. Keep every drop of water away. Take it off while some lumps are left.',
  ],
  [
    'Softening butter fast',
    'soften butter quickly/fast/microwave/cold, butter too cold/hard',
    "Cut it in small cubes or grate it: soft in 10–15 minutes. Or stand a hot, rinsed glass over it. In the microwave on 20–30% power for 5 seconds at a time. Melted butter doesn't cream.",
  ],
  [
    'Egg whites will not whip',
    'egg whites whip/stiff/peaks/foam/whisk/wont',
    'Fat stops it: a trace of yolk, a greasy or plastic bowl. Use a clean metal or glass bowl, room-temperature whites, a pinch of cream of tartar or drop of lemon, sugar only once they foam.',
  ],
  [
    'Meringue by hand',
    'meringue hand/mixer/whisk/stand/without/need',
    "A hand mixer is enough (5–8 minutes); with a balloon whisk it takes 10–15 minutes of work. Clean bowl, sugar by the spoon, until it's glossy and stiff.",
  ],
  [
    'Pie filling runny',
    'pie filling runny/thicken/soupy/fruit/liquid',
    'Use 2–3 tablespoons of cornstarch or 3–4 of flour for 6 cups of fruit, bake until it bubbles thickly in the middle, and cool it at least 3 hours.',
  ],
  [
    'Rubbing in',
    'rub/rubbing butter flour, rubbing in, crumb method',
    'Cold butter is rubbed into flour with the fingertips, lifting, until it looks like coarse crumbs: for scones, crumble and shortcrust. A grater, two knives or a processor do it too. Keep everything cold.',
  ],
  [
    'Proving without a warm place',
    'prove/proof/rise dough cold/kitchen/warm/place/where/faster',
    'In the oven with only the light on, or next to a bowl of hot water in the closed (switched off) oven; or simply give it longer: 2–3 hours at 65 °F (18 °C), or overnight in the fridge.',
  ],
  [
    'Kneading enough',
    'knead/kneading long/enough/dough/over/overknead',
    "By hand 8–12 minutes, mixer 5–7: smooth, elastic, a stretched bit shows light through (windowpane). By hand you can hardly knead too much. Pastry, scones and muffins aren't kneaded.",
  ],
  [
    'Dough not rising',
    'dough rise/rising/risen/not/wont/slow',
    'Cold kitchen, old yeast, water that was too hot, or a lot of salt, sugar or fat. Put it somewhere warm (75–80 °F / 24–27 °C) and wait up to twice as long. No change after 2 hours: knead in fresh yeast, dissolved in warm water.',
  ],
  [
    'Sourdough starter care',
    'sourdough starter feed/often/fridge/dead/smell/mold/discard/hooch/liquid',
    "On the counter feed daily 1:1:1 (starter, flour, water by weight), in the fridge once a week. Gray liquid (hooch) is hunger: pour it off and feed. Pink, orange or fuzzy mold: throw it out. It's ready when it doubles in 4–8 hours.",
  ],
  [
    'Bread machine',
    'bread machine/maker worth/need/use/good',
    'Worth it if you want fresh bread with no work: it kneads, proves and bakes. The crust and shape are plainer. By hand or no-knead in a lidded pot you get better crust without the machine.',
  ],
  [
    'Water for bread',
    'tap/water bread/dough/baking/temperature/chlorine/warm',
    'Tap water is fine. Lukewarm, 95–105 °F (35–40 °C), for a quick rise; cold for a slow one; above 130 °F (54 °C) it kills yeast. Strongly chlorinated water may stand an hour for sourdough.',
  ],
  [
    'How much leavening',
    'how much baking powder/soda cup/flour/per/add/use/need/cake, baking powder per cup flour, baking soda per cup flour',
    'For each cup (125 g) of flour take 1 to 1¼ teaspoons of baking powder, or ¼ teaspoon of baking soda with something sour (buttermilk, yogurt, lemon, brown sugar). More than that tastes soapy, and the cake rises fast and falls.',
  ],
  [
    'Self-rising flour',
    'self raising/rising flour make/plain/instead/add/need/baking',
    'For 1 cup (125 g) of all-purpose flour add 1½ teaspoons of baking powder and ¼ teaspoon of salt. If you use self-rising, leave the recipe’s baking powder and salt out.',
  ],
  [
    'Too much salt or sugar in dough',
    'too much/forgot salt/sugar dough/bread/cake/batter',
    'Make a second batch without it and mix the two. In bread, too much salt slows the yeast, too little lets it run and tastes flat. Forgotten sugar in cake: syrup or frosting after.',
  ],
  [
    'Vanilla and extracts',
    'vanilla extract/bean/paste/essence/skip/how much',
    '1 teaspoon of extract is 1 teaspoon of paste or half a bean. Leaving it out only loses aroma: use maple, rum, or lemon zest. Add it off the heat.',
  ],
  [
    'Dutch or natural cocoa',
    'cocoa/dutch/natural/powder difference/substitute/instead',
    'Natural cocoa is acid and works with baking soda; Dutch-process is neutral, darker, with baking powder. In sauces and drinks they swap freely; in cakes keep to the recipe or change the leavening.',
  ],
  [
    'Cream cheese and cheesecake lumps',
    'cheesecake lumpy/lumps/runny/set/done/wobble/water/bath',
    "Room-temperature cream cheese, beaten smooth before the eggs go in, gives no lumps. It's done when the rim is set and the middle (2 inches / 5 cm) still wobbles, 150 °F (65 °C; the safe advice for egg dishes is 160 °F / 71 °C); cool it in the oven, then 6 hours in the fridge. A water bath keeps it from cracking.",
  ],
  [
    'Brownies cakey or fudgy',
    'brownies cakey/dry/fudgy/chewy/gooey/raw/done',
    'Cakey brownies have too much flour, egg or baking powder, or baked too long. Fudgy ones: more butter and chocolate, less flour, take them out when a skewer has moist crumbs (20–25 minutes at 350 °F / 175 °C).',
  ],
  [
    'Pancakes: first flip',
    'pancake/pancakes flip/when/turn/first/burn/raw/middle',
    'Turn when bubbles on top burst and stay open and the edge looks dry, after 2–3 minutes over medium heat; then 1–2 minutes more. Burned outside and raw inside: the heat is too high. Keep them warm at 200 °F (93 °C).',
  ],
  [
    'Waffles soggy',
    'waffles soggy/crisp/stick',
    'Preheat the iron fully, oil it, wait until the steam stops (4–5 minutes), and lay waffles on a rack, never in a stack. A spoonful of cornstarch or beaten egg whites make them crisp.',
  ],
  [
    'French toast soggy',
    'french toast soggy/bread/best/raw',
    'Use day-old thick bread, dip 20–30 seconds a side, fry in butter over medium heat 3–4 minutes a side until the middle is set (160 °F / 71 °C).',
  ],
  [
    'Crepes tear',
    'crepe/crepes tear/thick/rubbery/first',
    'Rest the batter 30 minutes, as thin as cream; a hot, thinly buttered pan, a small ladle, swirl at once; turn after 1 minute. The first one is always for the cook.',
  ],
  [
    'Caramel safely',
    'caramel make/stir/burn/hard/temperature/sugar',
    'Melt sugar with a little water without stirring, swirl, to amber (340–350 °F / 170–175 °C), then warm cream slowly: it foams up. Too hard: warm it with more cream. It burns skin badly: keep cold water near.',
  ],
  [
    'Candy stages',
    'candy/fudge/toffee/sugar stage/temperature/thermometer/soft/hard ball',
    'Soft ball 235–240 °F (112–116 °C): fudge. Firm ball 245–250 °F (118–121 °C): caramels. Hard ball 250–265 °F (121–129 °C): nougat. Hard crack 300–310 °F (149–154 °C): toffee, brittle.',
  ],
  [
    'Royal and glaze icing',
    'icing/glaze thick/thin/consistency/dry/royal',
    'Glaze: 1 cup of powdered sugar and 1–2 tablespoons of milk or lemon juice. Royal icing: with 1 egg white (pasteurized) or meringue powder; a ribbon that melts in 10 seconds floods, 20 seconds pipes. It dries 2–8 hours.',
  ],
  [
    'Marshmallows, sprinkles and heat',
    'marshmallow/marshmallows melt/sticky/cut',
    'Melt them with butter over low heat. Oil or wet the knife and dust with powdered sugar and cornstarch for cutting.',
  ],
  [
    'Dairy-free baking',
    'dairy free/vegan/without milk/butter/egg bake/cake/cookies/baking',
    'Plant milk 1:1, plant butter sticks or ¾ the amount of oil, a flax egg (1 tablespoon ground flax with 3 of water) or ¼ cup of applesauce for each egg. Up to 2 eggs swap well; meringue works with aquafaba.',
  ],
  [
    'Gluten-free baking',
    'gluten free bake/baking/flour/cake/bread/crumbly/dry',
    'Use a blend with xanthan gum 1:1, rest the batter 20–30 minutes, add a little more liquid, bake until fully done. Bread needs its own recipe. Oats must be marked gluten-free.',
  ],
  [
    'Making yogurt and cheese',
    'make yogurt/ricotta/paneer/cheese home',
    'Yogurt: heat milk to 180 °F (82 °C), cool to 110 °F (43 °C), stir in 2 tablespoons of live yogurt a quart, keep warm 6–10 hours. Ricotta or paneer: heat milk to 190 °F (88 °C), add 3 tablespoons of lemon or vinegar a quart, drain.',
  ],
  [
    'Milk boils over or burns',
    'milk boil/burn/over/scald/skin/bottom/curdle',
    'Heat it gently in a wide, rinsed heavy pot, stir, and take it off when bubbles form at the rim. Burned on the bottom: pour it off without scraping. A skin comes off with a spoon.',
  ],
  [
    'Milk curdles in coffee or tea',
    'milk/cream/oat curdle/curdles/split/separate coffee/tea',
    'Old milk, or acid and heat: lemon in tea or a sour, light-roast coffee curdles it. Use fresh milk, warm it a little, and never milk with lemon. Plant milks curdle more: take a barista kind.',
  ],
])

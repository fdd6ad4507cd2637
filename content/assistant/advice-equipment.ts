import { notesOf } from './note-record.ts'

/** Pans, knives, ovens and machines: choosing, using, cleaning, doing without. */
export const equipmentAdvice = notesOf('advice', [
  [
    'Cleaning nonstick',
    'clean/wash nonstick/teflon/non pan/stick',
    'Let it cool, then warm soapy water and a soft sponge; soak stuck bits 20 minutes, or simmer water with 1 tablespoon of baking soda. No steel wool, no scouring powder, no dishwasher.',
  ],
  [
    'Do I need an air fryer?',
    'need/worth/get/buy air fryer',
    "Not if you have a convection oven: it's a small, fast one. Worth it for one or two people who like crisp food, frozen snacks and reheating with little oil and no long preheating; too small for a family roast.",
  ],
  [
    'Using a slow cooker',
    'use/using/start slow cooker/crockpot first/beginner/how',
    'Cut roots small and put them at the bottom, meat on top, liquid to halfway, fill it half to two thirds. Low 8 hours or high 4; lid shut; brown mince first; thaw meat; dairy, pasta and herbs in the last half hour.',
  ],
  [
    'Skillet or frying pan',
    'difference skillet/frying/saute/pan',
    'A skillet and a frying pan are the same: sloping sides. A sauté pan has straight, higher sides and a lid, for dishes with sauce.',
  ],
  [
    'Oiling wooden bowls and tools',
    'oil/oiling wooden/wood bowl/board/spoon/salad/counter',
    'Yes: wash, dry fully, rub in food-grade mineral oil or board cream, leave it overnight, wipe. Every month or when it looks dry. No olive or sunflower oil: they turn rancid. Never soak it.',
  ],
  [
    'Pan for paella',
    'pan paella/risotto/curry/wok/special/need',
    'No special pan: take your widest, shallow skillet (12 inches / 30 cm) so that the rice lies in a thin layer. A true paella pan only makes the crust easier.',
  ],
  [
    'Storing cast iron',
    'store/keep cast iron/pan/skillet/carbon',
    "Bone dry, with a thin film of oil, a paper towel inside if you stack, and the lid off so that air gets in. Then it doesn't rust.",
  ],
  [
    'Peeling air fryer coating',
    'air fryer/basket/coating/tray peeling/peel/flaking/flake/chipped/scratched',
    'Stop using that basket when the coating flakes: buy a spare part or a liner. Small scratches are harmless. Soft sponge, no metal tools, no aerosol spray keep it whole.',
  ],
  [
    'Machine smells of burning',
    'blender/mixer/processor/machine/motor smell/smells/burnt/burning/smoke/hot',
    "Switch it off and unplug it. The motor is overloaded: let it cool 30 minutes, use less food or more liquid, short pulses. If it smells again at no load, or smokes, don't use it any more.",
  ],
  [
    'Salt clumps in the shaker',
    'salt/sugar shaker/clump/clumps/hard/unclog/damp',
    'Moisture: put a few grains of dry rice in, keep it away from steam, and dry clumped salt 10 minutes at 250 °F (120 °C).',
  ],
  [
    'Foil in a slow cooker',
    'foil/liner/liners slow cooker/crockpot/put',
    'Yes: a foil collar keeps the edge from scorching, foil balls hold meat up, a foil wall separates two dishes. Made liners make cleaning easy. Not with very acid food for hours.',
  ],
  [
    'Chipped enamel',
    'chipped/chip/cracked enamel/pot/dutch/pan/ceramic/safe',
    "Outside or on the rim: harmless. Inside on the cooking surface: stop, bits can come off into food and bare iron rusts. Don't scrape it with metal.",
  ],
  [
    'Freezing in glass or plastic',
    'freeze/freezer/store glass/plastic/container/bags/foil/which',
    "Both work: freezer bags lie flat and let no air in, rigid plastic stacks, glass must be freezer-safe, straight-sided and only filled to 1 inch (2.5 cm) below the rim. Cool the food first. Foil alone isn't airtight.",
  ],
  [
    'Opened cans in the fridge',
    'opened/open can/tin fridge/keep/store/metal',
    'Put the rest into glass or plastic with a lid: in the open can it takes up a metal taste. Beans, corn and fish keep 3–4 days in the fridge, tomatoes and fruit 5–7.',
  ],
  [
    'Best pan for pancakes and eggs',
    'best/which pan/griddle pancakes/crepes/eggs/omelette',
    'A flat nonstick pan, or a well seasoned cast-iron skillet or griddle, over medium heat with a thin film of butter or oil.',
  ],
  [
    'Size of frying pan',
    'size frying/fry/pan/skillet/saucepan/pot/buy',
    'A 12-inch (30 cm) skillet serves four, a 10-inch (25 cm) two, an 8-inch (20 cm) an omelet. Saucepan 2–3 quarts (liters), stock pot 6–8. The burner should be nearly as wide as the pan.',
  ],
  [
    'Copper pans',
    'copper pan/pans/cookware worth/good/safe/money',
    'Copper heats fastest and most evenly, for sauces and sugar, but is expensive, needs polishing, and must be lined (tin or steel) for acid food. For most cooks stainless steel with an aluminum core does as well.',
  ],
  [
    'No piping bag',
    'piping bag/without/instead/no/use pipe',
    'A sturdy zip bag with a corner cut off (½ inch / 1 cm), or a cone of parchment. Fill it in a tall glass, and twist the top.',
    ['without'],
  ],
  [
    'Greasing silicone molds',
    'silicone mold/molds/mould/mat grease/greasing/need',
    'Usually not: a light brush of oil the first time, and for detailed molds each time. Put them on a tray before you fill them, and cool fully before turning out.',
  ],
  [
    'Reusing parchment',
    'reuse/use again parchment/baking/paper/foil',
    "Yes, 2–3 times for cookies and dry bakes: wipe it, and throw it out when it's dark, greasy or brittle. Not after raw meat. Clean foil can be washed and used again.",
  ],
  [
    'Baking in a slow cooker',
    'slow cooker oven/bake/cake/bread/as/use',
    "It can bake moist cakes, bread and puddings: line it with parchment, high for 1½–2½ hours, a towel under the lid against drops. It doesn't brown or crisp; finish under the broiler.",
  ],
  [
    'Hot pan in cold water',
    'hot pan/pot/tray cold water/sink/warp',
    'No: the shock warps steel and aluminum, cracks cast iron, glass and ceramic, and makes coatings peel. Let it cool 10 minutes, or use hot water.',
  ],
  [
    'Cleaning boards after raw meat',
    'clean/wash board/chopping/cutting/knife/counter after/raw/meat/chicken',
    'Hot soapy water and a brush at once, rinse, dry standing up. To sanitize: 1 tablespoon of unscented bleach in 1 gallon (4 l) of water, 2 minutes, rinse; or the dishwasher for plastic. Separate boards are best.',
  ],
  [
    'Do I need a food processor?',
    'need/worth food processor/blender/mixer/gadget',
    'No: a sharp knife, a box grater and a whisk do all of it, only slower. It pays off for pastry, pesto, hummus and large amounts; a stick blender is the cheaper start.',
  ],
  [
    'Filling a slow cooker',
    'fill/full slow cooker/crockpot how/much',
    'Half to two thirds full: less can scorch, more cooks too slowly to be safe. Roots at the bottom, meat on top, liquid to just cover.',
  ],
  [
    'Tea or coffee without a kettle',
    'tea/coffee without/no kettle/machine/maker/boil',
    'Boil water in a pot, or in a mug in the microwave 1½–2 minutes with a wooden stick in it against sudden boiling. Coffee without a machine: pour over grounds, 4 minutes, then a sieve or paper.',
  ],
  [
    'Pan for steak',
    'pan steak best/which/what/use, which/what pan steak/searing',
    "A heavy pan that holds heat: cast iron first, then carbon steel or thick stainless steel. Nonstick doesn't stand the heat of searing. It should be wide enough for space between the steaks.",
  ],
  [
    'Pan for eggs and pancakes',
    'pan eggs/omelet/pancakes/crepes/fish best/which/what/use',
    'Nonstick or well seasoned cast iron or carbon steel, 8 inches (20 cm) for an omelet of 2–3 eggs, over medium-low heat. Stainless works with enough fat and a pan that was heated first.',
  ],
  [
    'Which pans to own',
    'which/what pans/pots need/buy/own/essential/set, pots pans beginner',
    'Three cover nearly all: a 10–12 inch (25–30 cm) stainless or cast-iron skillet, a small nonstick for eggs, and a heavy 5-quart (5 l) pot with a lid. Add a saucepan and a sheet pan. No set is needed.',
  ],
  [
    'Stainless steel pans',
    'stainless steel pan stick/sticking/use/eggs/cook, food sticks stainless, preheat stainless',
    'Heat the dry pan over medium until a drop of water rolls like a bead, then oil, then dry food, and wait until it lets go by itself. Rainbow marks and white spots go with vinegar; burned bits with water and baking soda.',
  ],
  [
    'Nonstick and health',
    'teflon/nonstick/coating dangerous/toxic/safe/peeling/scratched/flaking/cancer/swallow/chipped',
    'Nonstick is safe in normal use: the coating breaks down and gives off fumes only above about 500 °F (260 °C), so never heat it empty or sear in it. Flakes that are swallowed pass through. Replace the pan when it peels or is deeply scratched.',
  ],
  [
    'Metal tools on nonstick',
    'metal/fork/spoon/whisk/spatula/utensils nonstick/teflon/non stick, scratch pan',
    "No: metal scratches the coating. Use wood, silicone or nylon, and don't cut in the pan.",
  ],
  [
    'Rust on cast iron',
    'rust/rusty cast/iron/pan/skillet/wok, remove rust',
    "Scrub the rust off with steel wool and a little soap, rinse, dry it on the stove, rub it with a very thin coat of oil, and bake it upside down at 450–500 °F (230–260 °C) for 1 hour. Repeat 2–3 times. Rusty cast iron isn't lost.",
  ],
  [
    'Washing cast iron',
    'cast iron soap/dishwasher/wash/soak/clean/water, iron skillet clean',
    'Wash it warm, with a little soap if needed, a brush or chain mail; no soaking, no dishwasher (it rusts). Dry it on the heat and wipe on a film of oil.',
  ],
  [
    'Cast iron on glass or induction',
    'cast iron glass/induction/electric/stove',
    "It works on all, also on induction and glass: lift it rather than slide it, so that it doesn't scratch, heat it slowly over 5 minutes, and don't drop it.",
  ],
  [
    'Sharpening, how often',
    'often/when sharpen/hone knife/knives, knife dull/blunt',
    'Hone on a steel before each use or once a week; sharpen on a stone, pull-through or at a sharpening service every 3–6 months at home. Dull: it slips on a tomato skin. A dull knife is the dangerous one.',
  ],
  [
    'Which knives',
    'which/what knife/knives need/use/buy/bread/vegetables/meat/tomato/fish/essential',
    'Three do it all: a chef’s knife of 8 inches (20 cm), a small paring knife, and a long serrated knife for bread, tomatoes and cake. A flexible filleting knife only if you fillet fish. Buy single knives, no block.',
  ],
  [
    'Knife care',
    'knife/knives dishwasher/wash/store/drawer/rust/care',
    'Wash knives by hand and dry them at once; the dishwasher dulls and chips them. Keep them on a magnet, in a block or in a sleeve, never loose in a drawer. Cut on wood or plastic, not on glass or stone.',
  ],
  [
    'Cutting boards: wood or plastic',
    'cutting/chopping board/boards wood/wooden/plastic/glass/bamboo/best/which',
    'Both are safe if washed well. Wood is kind to knives and lasts; plastic goes into the dishwasher, good for raw meat. Glass and stone dull knives. Keep one for raw meat and one for the rest; replace deeply grooved ones.',
  ],
  [
    'Caring for wooden boards and spoons',
    'wooden/wood board/spoon/spoons oil/clean/smell/stain/smells/care/dishwasher/crack',
    'Wash by hand, dry upright, oil with food-grade mineral oil every month. Smells and stains (onion, curry): rub with salt and half a lemon, or a paste of baking soda, leave 5–10 minutes, rinse. Boil wooden spoons for a few minutes if they still smell.',
  ],
  [
    'Stains in plastic boxes',
    'plastic/tupperware/container/containers stain/stained/smell/orange/tomato/turmeric',
    'Fill it with warm water, a spoonful of baking soda and a little soap and leave it overnight, or put it in the sun; rub with lemon. For storing tomato sauce and curry choose glass.',
  ],
  [
    'Turmeric and berry stains',
    'turmeric/beet/berry/curry stain/stains hands/counter/board',
    'Lemon juice or baking soda paste for hands and boards, sunlight for plastic and cloth; wipe counters at once. Wear gloves for beets and turmeric.',
  ],
  [
    'Cleaning the air fryer',
    'clean/cleaning/wash air fryer/basket, air fryer greasy/dirty/smell/smells',
    "Unplug it, let it cool. Soak basket and drawer 20–30 minutes in hot soapy water (with baking soda if it's baked on), scrub with a soft brush, wipe inside and the element with a damp cloth, and dry. No metal wool on the coating.",
  ],
  [
    'Cleaning the oven',
    'clean/cleaning oven/oven door/racks/greasy, oven dirty/smoke/smell',
    'Spread a paste of baking soda and water on the cold oven (not on the elements), leave it overnight, wipe it off and spray the rest with vinegar. Racks soak in hot soapy water. Never mix cleaners.',
  ],
  [
    'Cleaning the microwave',
    'clean/cleaning microwave/smell',
    'Heat a bowl of water with lemon slices or 2 tablespoons of vinegar for 3–5 minutes, leave the door shut for 5 more, then wipe: the steam has loosened everything.',
  ],
  [
    'Cleaning burnt pans',
    'burnt/burned/stained pan/pot/bottom/tray/sheet clean/remove/off, stuck on food pan, clean baking sheet/tray',
    'Boil water with 2 tablespoons of baking soda in it for 10 minutes and scrub with a wooden spoon; for trays a paste of baking soda left overnight. Stainless steel also takes powdered cleanser; nonstick only soaking and a soft sponge.',
  ],
  [
    'Descaling kettle and coffee machine',
    'descale/descaling/limescale kettle/coffee/machine/iron, kettle scale/white',
    'Fill it with half white vinegar and half water (or 1 tablespoon of citric acid a quart), bring it to a boil, leave it 30–60 minutes, pour out, then boil fresh water twice. A coffee machine runs the mix through, then two tanks of water. Every 1–3 months in hard water.',
  ],
  [
    'Sink, disposal and fridge smells',
    'sink/drain/disposal/fridge/bin/trash smell/smells/stinks/odor',
    'Fridge: throw out what is old, wipe with baking soda in water, leave an open box of it inside. Drain: baking soda, then boiling water. Disposal: ice, salt and lemon peel. Never mix bleach with vinegar or ammonia.',
  ],
  [
    'Sponges and towels',
    'sponge/dishcloth/tea towel clean/change/often/smell/replace',
    'Change sponges every 1–2 weeks; wet ones may be microwaved 1–2 minutes to kill most germs. Wash kitchen towels every few days at 140 °F (60 °C). Paper for raw-meat spills.',
  ],
  [
    'Cracked or chipped glass and ceramic',
    'cracked/chipped/chip/crack dish/glass/pyrex/plate/bowl/ceramic/mug use',
    "Don't use it in the oven or for food again: a crack or chip is where glass shatters under heat, and it can lose splinters. Throw it out, wrapped.",
  ],
  [
    'Pyrex and glass heat limits',
    'pyrex/glass dish oven/stove/broiler/hot/temperature/shatter, pyrex explode',
    'Oven glass stands up to about 425 °F (220 °C) in a preheated oven, but no broiler, no burner and no sudden change: not from the freezer into the heat, nor hot onto a wet or cold counter. Add liquid before it heats.',
  ],
  [
    'Glass or metal pan for baking',
    'glass/metal/ceramic pan/dish/tin bake/baking/cake/brownies/difference/instead',
    'Metal browns faster and is best for cakes, brownies and bread. Glass and ceramic heat slowly and hold heat: lower the oven by 25 °F (15 °C), and expect 5–10 minutes more. Dark metal browns more than light.',
  ],
  [
    'Size of slow cooker',
    'size/quart/big slow cooker/crockpot/buy, what size slow cooker',
    'For 1–2 people 3–4 quarts (liters), for a family of 4 about 5–6 quarts, for 6 and more or whole joints 7–8. It works best filled half to two thirds.',
  ],
  [
    'Size of pressure cooker or air fryer',
    'size air fryer/pressure cooker/buy/big, what size air fryer/pressure',
    'Air fryer: 2–3 quarts for one or two, 5–6 for four people, two drawers for more. Electric pressure cooker: 6 quarts for four, 8 for big families; never above two thirds full, half for beans and rice.',
  ],
  [
    'Is a Dutch oven worth it?',
    'dutch oven worth/need/for/use/size/buy/instead',
    'A heavy lidded pot of 5–6 quarts (liters) is one of the best buys: stews, braises, soup, beans, deep-frying and crusty bread. Plain enameled iron does what the famous ones do. Any heavy pot with an ovenproof lid can replace it.',
  ],
  [
    'Stand mixer, hand mixer or hands',
    'stand/hand mixer bread/dough/worth/knead/need/burn, hand mixer dough',
    'Whipping and cakes: a hand mixer is enough. Bread dough: only with dough hooks, in small batches and for 5 minutes at most, a weak motor burns out; otherwise knead by hand 8–10 minutes. A stand mixer pays off if you bake each week.',
  ],
  [
    'Food processor or blender',
    'food processor blender difference/which/better, blender hot soup, blend soup',
    'Blender: liquids, soups, smoothies. Food processor: chopping, grating, dough, pesto. A stick blender does soups in the pot. Hot liquid: fill a blender half, open the vent, hold a towel over it.',
  ],
  [
    'Kitchen scale',
    'scale/scales need/worth/weigh/baking/grams',
    'Worth the small price, for baking above all: a cup of flour weighs 120–150 g depending on how you scoop. Weigh in grams, set to zero after each ingredient.',
  ],
  [
    'Thermometer: which and how',
    'thermometer buy/best/which/need/use/calibrate/test/accurate/where',
    'An instant-read probe is enough: into the middle of the thickest part, away from bone. Test it: ice water must read 32 °F (0 °C), boiling water 212 °F (100 °C) at sea level. An oven thermometer shows whether your oven lies.',
  ],
  [
    'Oven runs hot or cold',
    'oven hot/cold/temperature/accurate/uneven/wrong/calibrate/burns, oven too hot',
    'Put an oven thermometer on the middle rack and wait 20 minutes; most ovens are off by 10–25 °F (5–15 °C). Set the dial by the difference, turn trays halfway, and let it preheat fully.',
  ],
  [
    'Oven settings and symbols',
    'oven settings/symbols/fan/broil/grill/convection/mode/which',
    'Top and bottom heat for cakes and bread; fan (convection) for trays, roasting and crisp things, 25 °F (15–20 °C) lower; broiler or grill (from above) for browning; bottom heat for pizza and pies.',
  ],
  [
    'Toaster oven and small ovens',
    'toaster oven/mini/countertop bake/use/instead/cook',
    'It bakes like a small oven: lower the heat by 25 °F (15 °C), keep food 2 inches (5 cm) from the elements, shield it with foil, and check at three quarters of the time.',
  ],
  [
    'Slow cooker to oven',
    'slow cooker oven convert/instead/recipe/dutch, no slow cooker',
    'Use a lidded pot at 300–325 °F (150–165 °C): 8 hours on low is about 2½–3 hours, 4 on high the same; add ½–1 cup more liquid, because it steams away. On the stove: a bare simmer, lid on, 2–3 hours for tough cuts.',
  ],
  [
    'Slow cooker to pressure cooker',
    'slow cooker pressure cooker convert/instead/recipe/time, pressure cooker slow',
    '8 hours on low is about 25–35 minutes under pressure for stews, 60–90 for a large shoulder or roast. At least 1 cup (240 ml) of thin liquid, never above two thirds full; dairy, flour and cornstarch go in after.',
  ],
  [
    'Oven to pressure cooker',
    'oven pressure cooker convert/recipe, stovetop pressure cooker convert',
    'Braises take about a third of the time; use at least 1 cup (240 ml) of liquid, cut meat evenly, and let the pressure fall by itself for 10–15 minutes for meat and beans.',
  ],
  [
    'High and low on a slow cooker',
    'slow cooker high/low/hours/convert/difference/faster, slow cooker 8 hours 4',
    'Both end at the same heat. 8 hours on low is about 4 on high; 10 on low about 5–6 on high. Tough cuts are better on low; chicken breast needs only 2½–3 hours on low.',
  ],
  [
    'Pressure cooker burn or no seal',
    'pressure cooker burn/seal/pressure/notice/steam/lid/release, natural/quick release',
    'Burn notice: too little liquid or stuck bits: release, stir, add ½ cup, scrape the bottom. No seal: clean or turn the ring, close the valve. Natural release (10–20 minutes by itself) for meat, beans, rice; quick release for vegetables, pasta and eggs.',
  ],
  [
    'Rice cooker',
    'rice cooker water/use/ratio/other/steam',
    'Rinse the rice, fill water to the mark (about 1:1 to 1:1¼ for white, 1:1½–2 for brown), press the switch, and leave it 10 minutes after it clicks. It also cooks quinoa, oats, lentils and steams vegetables.',
  ],
  [
    'Wok',
    'wok season/need/nonstick/use/carbon/flat/clean',
    'Carbon steel, 12–14 inches (30–35 cm), flat bottom for home stoves. Season it with thin oil at high heat, clean it with water and a brush, dry on the flame. Without one take your largest skillet and cook in batches.',
  ],
  [
    'Pizza stone and steel',
    'pizza stone/steel/tray/need/without/preheat',
    'It gives the bottom crust: preheat it 45–60 minutes at the highest heat. Without one use a sheet pan turned over, or a cast-iron skillet, equally hot. Never wash a stone with soap.',
  ],
  [
    'Baking sheets warp',
    'baking sheet/tray/pan warp/pop/bang/buckle',
    "Thin sheets bend when one side heats faster: start them in the preheated oven with food spread evenly, and don't put a hot one under water. Heavy half-sheet pans of aluminum stay flat.",
  ],
  [
    'Aluminum and acid',
    'aluminum/copper pan/pot/foil tomato/acid/lemon/safe/reactive',
    'Bare aluminum, copper and iron react with tomato, wine and lemon: metallic taste and gray color. Harmless in small amounts. Use stainless, enamel, glass or coated pans for acid food.',
  ],
  [
    'Enamel and ceramic care',
    'enamel/enameled/ceramic/creuset pan/pot stain/clean/chip/heat',
    'Medium heat is enough, never empty on high. Soak stains with baking soda and water; wood or silicone tools; no sudden cold water. A small chip outside is harmless, inside stop using it.',
  ],
  [
    'New pan before first use',
    'new pan/cast/wok/pot first/before use',
    'Wash it warm with soap. Nonstick: wipe with a little oil. Bare cast iron and carbon steel: dry on the heat and bake on 2–3 thin coats of oil at 450 °F (230 °C). Stainless: just wash.',
  ],
  [
    'Dishwasher: what not',
    'dishwasher safe/not/put/go/can',
    'Keep out: knives, cast iron, carbon steel, wood, bare aluminum and copper, most nonstick, insulated cups and crystal. Wash those by hand.',
  ],
  [
    'Kitchen without equipment',
    'no equipment/tools/kitchen/dorm/hotel/kettle/student cook',
    'One pot, one pan, a knife, a board and a spoon are enough: pasta, soups, eggs, stir-fries, one-pot rice. With a kettle only: couscous, instant noodles, oats, canned fish. With a microwave: potatoes (5–8 minutes), eggs in a mug, steamed vegetables, fish (3–4 minutes).',
  ],
  [
    'No microwave',
    'without/no microwave melt/cook/heat/soften/popcorn',
    'Melt butter and chocolate in a bowl over hot water, reheat in a lidded pan with a splash of water, steam vegetables in a sieve over a pot, pop corn in a pot with a lid.',
    ['without'],
  ],
  [
    'No toaster or kettle',
    'without/no toaster/kettle toast/bread',
    'Toast bread in a dry skillet over medium heat, 2 minutes a side, or under the broiler for 1–2. Boil water in a lidded pot.',
    ['without'],
  ],
  [
    'No sifter, no pastry brush',
    'without/no sifter/sieve/brush/pastry',
    'Whisk the flour 20 seconds or shake it through a fine strainer. Brush with a folded paper towel, a clean spoon’s back, or your fingers.',
    ['without'],
  ],
  [
    'No muffin tin or cake tin',
    'without/no muffin/cupcake/cake/loaf tin/pan',
    'Muffins: double paper or silicone cups in a baking dish, or canning rings lined with foil. Cake: any oven-proof dish or skillet of the same volume, lined with parchment, filled to two thirds.',
    ['without'],
  ],
  [
    'No cookie cutter, no cooling rack',
    'without/no cutter/cooling/rack',
    'Cut with a glass or a knife. Cool on a clean oven rack, a stove grate, or crumpled foil.',
    ['without'],
  ],
  [
    'No steamer, no colander',
    'without/no steamer/colander/strainer/basket',
    'Steam on a heat-proof plate over balls of foil with 1 inch (2.5 cm) of water and a lid. Drain with the lid ajar, a slotted spoon or tongs.',
    ['without'],
  ],
  [
    'No scale',
    'without/no scale/scales/weigh/measure, measure without scale',
    'Use cups: spoon flour in and level it (125 g), sugar 200 g, butter 227 g, rice 185 g a cup. A tablespoon holds 15 ml, butter wraps have marks.',
    ['without'],
  ],
  [
    'No can opener, no corkscrew',
    'without/no can/tin opener/corkscrew, open can/jar/tin/wine/lid',
    'Can: press the heel of a chef’s knife or a spoon’s tip into the rim and work around, or rub the rim on concrete; mind the edges. Jar: run hot water on the lid, tap it, or pry in a little air. Wine: push the cork in with a spoon handle.',
    ['without'],
  ],
  [
    'No mortar, no garlic press',
    'without/no mortar/pestle/press/grinder/crush/grind spices',
    'Crush spices in a bag with a rolling pin or under a pan; crush garlic with the flat of a knife and salt. A coffee grinder, wiped with dry rice, grinds spices.',
    ['without'],
  ],
  [
    'Gas, electric or induction',
    'gas/electric/induction/stove/cooktop better/best/difference/which',
    'Gas shows its heat and suits any pan; induction is fastest and most exact, needs magnetic pans; electric glass is slow to change: move the pan off. All cook equally well once you know them.',
  ],
  [
    'Smoke alarm and fan',
    'smoke alarm/detector/smoky/kitchen/extractor/fan cooking',
    'Open a window and run the fan before you sear, use oil with a high smoke point, keep the pan dry and clean, lower the heat when the oil shimmers. Never take the battery out.',
  ],
  [
    'Preheating the air fryer',
    'preheat air fryer, air fryer preheat/warm',
    'For crisp and breaded things 3–5 minutes of preheating help; for most others just add 2 minutes. Follow the maker where it says so.',
  ],
  [
    'What not to air-fry',
    'air fryer not/cant/avoid/batter/popcorn/cheese/toast/what, cant cook air fryer',
    'Not: wet batter, loose greens, a lot of liquid, popcorn kernels, raw rice and pasta, large roasts. Light things fly up: hold them down. Cheese only under breadcrumbs or melted on top at the end.',
  ],
  [
    'Oil in the air fryer',
    'air fryer oil/spray/need/much',
    'One or two teaspoons, tossed with the food, are enough; fatty meat and frozen fries need none. Aerosol sprays with additives can gum up the coating: use a pump bottle.',
  ],
  [
    'Freezer and fridge order',
    'organize/order/arrange fridge/freezer/shelf/where, fridge temperature/shelf',
    'Raw meat and fish lowest, in a tray; leftovers and dairy in the middle, where it is coldest and even; eggs not in the door; drinks and sauces in the door. Fridge 37–40 °F (3–4 °C), freezer 0 °F (−18 °C).',
  ],
])

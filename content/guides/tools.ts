import type { GuideCard } from './schema.ts'

const PRICES = {
  $: { text: '$ low', tone: 'herb' },
  $$: { text: '$$ middle', tone: 'turmeric' },
  $$$: { text: '$$$ high', tone: 'clay' },
} as const

/** "Chef’s knife, 8-inch (20 cm)": the size is a separate fact. */
function sized(name: string): [title: string, size: string] {
  const [title = '', ...rest] = name.split(', ')
  const size = rest.join(', ')
  return /\d|size|grit/.test(size) ? [title, size] : [name, '']
}

/** A line: name and size | price class | what it is for | what to look for | care. */
const tools = (lines: string): GuideCard[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([name = '', price = '$', use = '', look = '', care = '']) => {
      const [title, size] = sized(name)
      const facts: [string, string][] = [
        ['Size', size],
        ['Look for', look],
        ['Care', care],
      ]
      return {
        title,
        badge: PRICES[price as keyof typeof PRICES],
        text: use,
        facts: facts.filter(([, value]) => value !== ''),
      }
    })

export const knives = tools(`
Chef’s knife, 8-inch (20 cm) | $$ | Nine of ten cuts: chops, slices, crushes garlic with its side. One good one beats a block of twelve. | A blade that sits well in your own hand, steel from tip to handle, a curved belly to rock on | By hand, dry at once, never loose in a drawer; hone each week
Paring knife, 3½-inch (9 cm) | $ | Small work in the hand: hulling strawberries, trimming, deveining shrimp. | A thin, stiff blade; the cheap ones are fine | As above; replace it rather than grieve
Serrated bread knife, 10-inch (25 cm) | $ | Bread, tomatoes, cakes, anything with a hard skin and a soft heart. | Long, with pointed teeth | By hand; it stays sharp for years and is then replaced
Two cutting boards | $ | One for raw meat and fish, one for everything else. Colors help you remember. | At least 12 × 18 inches (30 × 45 cm), heavy or with a damp towel below; wood or plastic, not glass | Hot soapy water after each use; oil wood when it looks dry; replace when deep cuts stay
`)

export const pans = tools(`
Skillet, 12-inch (30 cm) | $$ | Searing, frying, sauces, a whole dinner in one pan. Stainless steel or cast iron browns best. | Heavy, flat, oven-safe handle; a lid that fits is a gift | Stainless: soak, scrub, done. Cast iron: see Budget & Care
Nonstick skillet, 10-inch (25 cm) | $ | Eggs, pancakes, delicate fish. Only those. | Medium weight, no rivets in the way; buy cheap, it doesn’t last forever | Medium heat, wood or silicone, by hand
Saucepan with lid, 3-quart (3 l) | $$ | Rice, oatmeal, sauces, eggs, vegetables for two. | A thick bottom, marks inside, a lid with a good knob | Soak burned bits with baking soda and water
Large pot, 6–8-quart (6–8 l) | $$ | Pasta, soup, stock, corn for everyone. | Two firm handles, wide rather than tall | Any sponge, any dishwasher
Two rimmed sheet pans, 13 × 18 inches (33 × 46 cm) | $ | Roasting, baking, a lid for a pan, a tray for everything. | Heavy aluminum that does not twist; a rack that fits inside | Scrub or line with parchment; stains are badges of honor
Baking dish, 9 × 13 inches (23 × 33 cm) | $ | Casseroles, roasts, brownies. | Ceramic or metal; glass is fine, not under a broiler | Never from cold to hot
`)

export const handTools = tools(`
Thermometer | $ | The end of guessing: meat, bread, oil, yogurt, reheated rice. | Reads in a few seconds, thin tip, from 0 to 400 °F (−18 to 200 °C) | Wipe the probe with hot soapy water; test it in ice water
Tongs, 12-inch (30 cm) | $ | Your longer, heatproof hand. | Scalloped tips, a lock that works | Dishwasher
Wooden spoon and a silicone spatula | $ | Stir with one, scrape the last spoonful with the other. | One piece, no seams where food hides | Wood by hand and oiled; silicone in the dishwasher
Fish spatula | $ | Thin and bent: turns fish, eggs, cookies. | A flexible metal blade; a plastic one for nonstick | Dishwasher
Whisk and peeler | $ | Dressings and batters; carrots and long cheese shavings. | A balloon whisk; a Y-shaped peeler with a sharp edge | Dry them at once: rust starts in the joints
Box grater | $ | Cheese, carrots, zucchini, nutmeg on the small side. | Sharp teeth, a handle, a foot that does not slide | Brush it from the inside
Fine-mesh sieve and a colander | $ | Rinse rice, drain pasta, sift flour, save a lumpy sauce. | 8 inches (20 cm), with a hook for the rim | Rinse right away, before it dries
Can opener, scissors, timer | $ | Small things that stop dinner when they are missing. | Scissors that come apart; your phone is a timer, and so is [cook mode](recipes) | Wash the can opener too
`)

export const measuring = tools(`
Kitchen scale | $ | Faster than cups and never wrong; it saves washing up too. | 11 lb (5 kg), steps of 1 g, a tare button | Wipe; keep a spare battery
Measuring cups and spoons | $ | For recipes that speak cups: dry ones to level, a jug with marks for liquids. | Metal, with the amount stamped in | Dishwasher
Mixing bowls, three sizes | $ | Mix, marinate, toss, proof, catch peel. | Stainless steel, nesting, one with 5 quarts (5 l) | Dishwasher
`)

export const nextPans = tools(`
Dutch oven, 5–6-quart (5–6 l) | $$$ | Braises, stews, bread with a crust, deep-frying, beans on a Sunday. | Enameled cast iron, a heavy lid, a light inside so that you see the browning | No metal tools, no shock from hot to cold; soak burned bits
Cast-iron skillet, 10–12-inch (25–30 cm) | $ | Steaks, cornbread, pizza; gets better with age. | Heavy, with a helper handle; an old one from a flea market is fine | Dry on the burner, a drop of oil, see below
Sauté pan with lid, 3–4-quart (3–4 l) | $$ | Straight sides for what simmers: risotto, curry, one-pan pasta. | Thick bottom, oven-safe, a second handle | Any
Roasting pan with a rack | $$ | Birds and big roasts; air all around, gravy below. | Heavy enough for two burners | Soak overnight
Wok, 14-inch (36 cm) | $ | Stir-fries over high heat, steaming, deep-frying with little oil. | Carbon steel; a flat bottom for electric stoves | Season it like cast iron; water and a brush, no soap bath
`)

export const baking = tools(`
Loaf pan, 9 × 5 inches (23 × 13 cm) | $ | Bread, banana bread, meatloaf, terrine. | Light-colored metal browns evenly | By hand, line with parchment
Cake pans, two, 9-inch (23 cm) | $ | Layers; one of them with a loose bottom does tarts and cheesecake. | Straight sides, 2 inches (5 cm) high | Grease, line, and never cut in them
Muffin tin | $ | Muffins, small quiches, eggs for the week, frozen portions of stock. | Heavy, with wide rims | Soak
Rolling pin | $ | Pie, cookies, noodles. A bottle does it until then. | A plain stick without handles | Wipe, never soak
Cooling rack | $ | Keeps crusts crisp; in a sheet pan it roasts bacon and wings. | Fits your sheet pan, close grid | Brush
Oven thermometer | $ | Tells the truth about your dial. | Hangs or stands, large figures | Leave it in
`)

export const machines = tools(`
Immersion blender | $$ | Soup in its own pot, mayonnaise in a glass, no jug to wash. | A metal foot, two speeds | Rinse at once, unplugged
Food processor, 8–12-cup (2–3 l) | $$ | Slaw, hummus, pesto, pie dough, a pound of carrots in 20 seconds. | A heavy base, a slicing and a grating disk | Blades by hand; don’t leave them in the sink
Blender | $$ | Smoothies, silky soups, salsa, batters. | A jug that you can lift with one hand, a strong motor | A drop of soap and water, run 30 seconds
Hand mixer | $ | Cream, cake, mash. Enough for most bakers. | A slow first speed | Wipe the cord as well
Rice cooker or multicooker | $$ | Rice while you do something else; beans and stews under pressure. | The size that you cook, a pot that comes out | Take the seal off and wash it
Fine grater | $ | Zest, ginger, garlic, hard cheese as fine as snow. | Long, with a cover | Rinse right away, cover the teeth
`)

export const advanced = tools(`
Stand mixer | $$$ | Bread dough, big batches, meringue, attachments for pasta and grinding. | A heavy body, metal gears, a bowl that fits your batch | Wipe; dry under the head
Immersion circulator | $$ | Steak and eggs at one exact degree (sous vide). Hold times for safety matter: follow tested tables. | Accurate to half a degree, clamps to any pot | Descale with vinegar
Pressure canner | $$$ | The only safe way to can vegetables, meat and soup at home. | A gauge or weight, a rack, tested recipes with it | Check gasket and gauge each year
Mandoline | $ | Paper-thin potatoes, fennel, radishes. Use the guard, or a cut-proof glove. | A firm stop, a sharp straight blade | Brush away from the blade
Pasta machine | $$ | Sheets and ribbons; also crackers and dumpling skins. | A clamp that holds, a lock on the dial | Never water: brush, dry
Baking stone or steel | $$ | Pizza with a crisp bottom, bread with spring. | Fits your rack; steel is heavier and hotter | Scrape; no soap on stone
Kitchen torch | $ | Crème brûlée, meringue, charring peppers. | A safety lock and a stand | Outside of reach, cold before you put it away
Digital probe with alarm | $$ | Roasts and smoking: it calls you when the inside is there. | A cable that the oven may have, an alarm | Don’t drown the cable
Whetstones, two grits | $$ | Real sharpening, at home, for life. | About 1000 and 3000–6000 grit, a base that does not slide | Dry slowly; flatten when hollow
Smoker or kettle grill | $$$ | Low and slow; ribs, brisket, salmon. | A lid with a vent, a thermometer at grate height | Empty the ash: it holds water and rusts
`)

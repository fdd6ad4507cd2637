import { type Produce, produceIn } from './produce-record.ts'

/** Produce through the year. Months are those of the main US harvests. */
export const PRODUCE: readonly Produce[] = [
  ...produceIn(
    'spring',
    `
Asparagus | 🌱 | vegetable | 3-6 | asparagus | Tight tips and stalks that squeak when rubbed together | Roast at 425 °F (220 °C) for 10 minutes, finish with lemon and grated cheese
Peas | 🫛 | vegetable | 4-6 | pea | Bright, full pods that snap | Two minutes in boiling water, then butter and mint
Radishes | 🌱 | vegetable | 4-6, 9-11 | radish | Hard roots with fresh leaves | With cold butter and salt, or halved and roasted until sweet
Rhubarb | 🌱 | vegetable | 4-6 | rhubarb | Crisp, glossy stalks; the leaves are poisonous | Ten minutes in a pot with sugar and a spoon of water
Strawberries | 🍓 | fruit | 4-7 | strawberry | Red to the shoulder, with a smell; they do not ripen after picking | A spoon of sugar and half an hour make their own sauce
Artichokes | 🌿 | vegetable | 3-5, 10-11 | artichoke | Heavy, with tight leaves that squeak | Steam 35 minutes, pull the leaves through melted butter
Spinach | 🥬 | vegetable | 3-6, 9-11 | spinach | Dark, dry leaves without slime | A whole bag wilts in one minute: garlic, oil, salt
Lettuce | 🥬 | vegetable | 4-7, 9-11 | lettuce | A crisp rib and a white, dry cut | Oil, acid and salt, tossed by hand at the last minute
Arugula | 🌿 | vegetable | 4-6, 9-10 | arugula | Small leaves are milder | Over hot pizza or under a steak, with lemon
Green onions | 🧅 | vegetable | 4-7 | green onion | White, firm ends and tops that stand up | Two minutes in a dry hot pan, then lime
Swiss chard | 🥬 | vegetable | 4-6, 9-11 | swiss chard | Bright stems that snap | Stems first in the pan, leaves two minutes later
Fava beans | 🫘 | vegetable | 4-6 | fava bean | Plump pods with even bumps | Boil 2 minutes, slip off the skins, mash with oil on toast
Ramps | 🌱 | vegetable | 4-5 | ramp | Fresh leaves, no yellow; buy few, they grow slowly | Chopped into scrambled eggs
Apricots | 🍑 | fruit | 5-7 | apricot | Deep orange, soft under a thumb | Halved in the oven with honey, 15 minutes
Pineapples | 🍍 | fruit | 3-6 | pineapple | Sweet smell at the base, green leaves | Slices on a hot grill, 3 minutes a side
Mint and soft herbs | 🌿 | vegetable | 4-10 | herbs | Lively leaves and no black spots | A handful over anything at the very end
`,
  ),
  ...produceIn(
    'summer',
    `
Tomatoes | 🍅 | vegetable | 6-9 | tomato | Heavy, with a smell at the stem | Salt slices 10 minutes before serving: the juice is the dressing
Corn | 🌽 | vegetable | 6-9 | corn | Green husks, damp silk, full to the tip | Four minutes in boiling water, or ten on the grill
Zucchini | 🥒 | vegetable | 6-9 | zucchini | Small and firm: 6 inches (15 cm) is best | Grate, salt, squeeze, fry as fritters
Cucumbers | 🥒 | vegetable | 6-9 | cucumber | Hard all over, no yellow | Smash, salt, drain; then vinegar and sesame
Bell peppers | 🫑 | vegetable | 7-10 | bell pepper | Tight skin, heavy, green stem | Char whole until black, rest under a lid, peel
Eggplant | 🍆 | vegetable | 7-10 | eggplant | Shiny, light for its size, springs back | Halve, roast cut side down 35 minutes at 400 °F (200 °C)
Green beans | 🫛 | vegetable | 6-10 | green bean | They snap; you can’t feel the beans inside | Five minutes in salted water, then almonds and butter
Okra | 🌱 | vegetable | 6-9 | okra | Small, no longer than a finger | Very hot pan, no crowding: it stays crisp
Tomatillos | 🍅 | vegetable | 7-10 | tomatillo | Firm fruit that fills the husk | Broil until spotted black, blend with chile and cilantro
Basil | 🌿 | vegetable | 6-9 | basil | Green leaves, no black | Tear it over food that is off the heat
Peaches | 🍑 | fruit | 6-9 | peach | A smell, and a slight give by the stem | Grill cut side down 3 minutes, with yogurt
Nectarines | 🍑 | fruit | 6-9 | nectarine | As for peaches | Sliced into a salad with salt and basil
Plums | 🍑 | fruit | 6-9 | plum | A dusty bloom on the skin, soft at the tip | Roast with cinnamon, 20 minutes
Cherries | 🍒 | fruit | 5-7 | cherry | Dark and firm, stems on and green | Pit them over the bowl, eat the rest on the way
Blueberries | 🫐 | fruit | 5-8 | blueberry | Dull silver bloom, no red | Frozen or fresh straight into pancake batter
Raspberries | 🍓 | fruit | 6-9 | raspberry | Turn the box over: no stain, no mold | With yogurt tonight; they will not wait
Blackberries | 🫐 | fruit | 6-9 | blackberry | Dull black is sweeter than shiny | Five minutes in a pot with sugar make a sauce
Watermelon | 🍉 | fruit | 6-9 | watermelon | Heavy, a creamy yellow spot where it lay | Cubes with salt, lime and feta
Cantaloupe | 🍈 | fruit | 6-9 | melon | Sweet smell at the stem end; scrub before cutting | With ham and black pepper
`,
  ),
  ...produceIn(
    'autumn',
    `
Apples | 🍎 | fruit | 8-11 | apple | Hard, heavy, no soft spots | A tart and a sweet kind together in one pie
Pears | 🍐 | fruit | 8-11 | pear | The neck gives when they are ready | Ripen on the counter, then eat with blue cheese
Grapes | 🍇 | fruit | 8-11 | grape | Green stems, full berries | Roast beside sausages until they burst
Cranberries | 🍒 | fruit | 10-12 | cranberry | They bounce | Ten minutes with sugar and orange: sauce
Figs | 🍃 | fruit | 8-10 | fig | Very soft, heavy, no sour smell | Broil with goat cheese and honey, 4 minutes
Pomegranates | 🍂 | fruit | 10-12 | pomegranate | Heavy, with flat sides and leathery skin | Hold a half over a bowl and beat it with a spoon
Quinces | 🍂 | fruit | 10-12 | quince | Yellow and fragrant; hard is right | Poach an hour with sugar until pink
Pumpkins | 🎃 | vegetable | 9-11 | pumpkin | Small ones marked for pie, heavy, with a stem | Roast cut side down, scoop, blend into soup
Winter squash | 🎃 | vegetable | 9-2 | winter squash | Matte, hard skin and a dry stem | Halve, oil, roast 40 minutes at 400 °F (200 °C)
Brussels sprouts | 🥬 | vegetable | 9-12 | brussels sprout | Tight and bright; small ones are sweeter | Halve, hot pan, cut side down, leave them alone
Broccoli | 🥦 | vegetable | 9-12, 3-4 | broccoli | Tight dark heads, firm stems; peel and eat the stems | Roast at 425 °F (220 °C) for 18 minutes with garlic
Cauliflower | 🥦 | vegetable | 9-12 | cauliflower | White, tight, no brown dust | Whole in a pot with an inch of water, then into a hot oven
Sweet potatoes | 🍠 | vegetable | 9-12 | sweet potato | Firm, small to medium, no sprouts | Whole in the oven, 45–60 minutes at 400 °F (200 °C)
Potatoes | 🥔 | vegetable | 8-11 | potato | Firm, no green, no sprouts | Boil in salted water, crush, oil, roast until crisp
Beets | 🌱 | vegetable | 7-11 | beet | Firm, no larger than a fist, with leaves if you can | Wrap in foil, roast an hour, slip off the skins
Carrots | 🥕 | vegetable | 7-11 | carrot | Firm and bright; hairs mean old | Roast whole with cumin and finish with yogurt
Mushrooms | 🍄‍🟫 | vegetable | 9-11, 4-5 | mushroom | Dry, closed caps | Hot pan, no oil until their water is gone
Onions | 🧅 | vegetable | 8-10 | onion | Dry, papery, hard at the neck | 40 slow minutes in butter make them sweet
Garlic | 🧄 | vegetable | 7-10 | garlic | Hard heads without sprouts | A whole head in foil, 45 minutes, spreads like butter
`,
  ),
  ...produceIn(
    'winter',
    `
Oranges | 🍊 | fruit | 12-4 | orange | Heavy for their size; color says little | Zest first, then juice; with fennel and olives as a salad
Mandarins | 🍊 | fruit | 11-2 | mandarin | Loose or tight skin, but heavy | In lunch boxes; segments over greens
Grapefruit | 🍊 | fruit | 11-4 | grapefruit | Heavy, with thin, smooth skin | Halve, sugar, broil 3 minutes
Lemons | 🍋 | fruit | 11-4 | lemon | Thin skin, a little soft | Half a lemon at the end wakes any soup
Limes | 🍋‍🟩 | fruit | 11-3 | lime | Light green and smooth gives more juice | Roll it under your palm before cutting
Kiwis | 🥝 | fruit | 11-4 | kiwi | Ripe when they give like a peach | Halve and spoon; never in gelatin, it will not set
Kale | 🥬 | vegetable | 10-3 | kale | Crisp, small leaves; sweeter after frost | Rub raw leaves with oil and salt for a minute
Cabbage | 🥬 | vegetable | 10-3 | cabbage | Heavy and hard, tight leaves | Wedges in a hot pan until brown at the edges
Collard greens | 🥬 | vegetable | 11-3 | collard greens | Firm, deep green leaves | An hour with smoked meat, or cut in ribbons, 5 minutes
Leeks | 🧅 | vegetable | 10-3 | leek | White and straight, no slime | Slice first, then wash: sand hides inside
Parsnips | 🥕 | vegetable | 10-3 | parsnip | Small to medium, no soft tip | Roast with honey; blend into soup with apple
Turnips | 🌱 | vegetable | 10-3 | turnip | Small, smooth, heavy | Mash half and half with potatoes
Rutabagas | 🌱 | vegetable | 10-3 | rutabaga | Heavy, no cracks; the wax is peeled off | Cubes in a stew, or mash with butter and pepper
Celery root | 🌱 | vegetable | 10-3 | celery root | Heavy, firm, no hollow sound | Grate raw with mustard and mayonnaise
Fennel | 🌿 | vegetable | 11-4 | fennel | White, tight bulbs with green fronds | Shave thin with orange, or braise until soft
Radicchio | 🥬 | vegetable | 11-3 | radicchio | Tight heads, white ribs | Quarter and grill; balsamic takes the bitter edge
Avocados | 🥑 | fruit | 1-9 | avocado | Gives at the neck when ripe | Ripen in a bag with a banana; lime keeps it green
`,
  ),
]

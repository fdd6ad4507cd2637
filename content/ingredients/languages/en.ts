import type { ReadingLanguage } from '#core/pantry/reading-language.ts'

/** English. The vocabulary has the names; these are short forms, brands that people write for the thing, and slips. */
export const en: ReadingLanguage = {
  code: 'en',
  names: `
orange juice | oj
peanut butter | pb
olive oil | evoo, extra virgin, xvoo
chicken | chx, chkn
chicken breast | chx breast, chicken brst, chix breast
chicken wing | wings, hot wings
chicken drumstick | drumsticks, drummies
chicken thigh | thighs
pork rib | baby back ribs, spare ribs, spareribs, ribs
potato | spud, tater, tatties
mashed potatoes | mash
tomato | toms
canned tomato | tinned toms, tin toms, tinned tomatoes, plum tomatoes in juice
diced tomatoes | chopped toms, tinned chopped tomatoes, chopped tomatoes
tomato paste | tom puree, tomato puree paste
ground beef | beef mince, hamburger meat
ground lamb | lamb mince
ground pork | pork mince
ground turkey | turkey mince
ground meat | minced meat mix
mushroom | mushys, shrooms, mushies
green onion | spring onions, scallions
baking soda | bicarb, bicarb soda
cornstarch | corn starch, cornflour
barbecue sauce | bbq sauce, bbq, barbeque sauce
coleslaw mix | slaw mix
worcestershire sauce | worcester sauce, worcestershire, worcester, lea and perrins
thousand island dressing | 1000 island, thousand island, 1000 island dressing
swiss cheese | swiss
rye bread | rye
sourdough bread | sourdough
dinner roll | rolls, bread rolls, buns
sausage | snags, bangers, brats
hot dog | wieners, franks, frankfurters
bouillon cube | stock cube, stock pot, veg stock cube, oxo cube
tartar sauce | tartare sauce
hoisin sauce | hoisin
vanilla extract | vanilla
soy sauce | soya sauce, shoyu
cheddar cheese | cheddar slices
cracker | ritz crackers
cereal | breakfast cereal
sparkling water | seltzer, fizzy water
cola | coke zero, diet coke
soda | pop
cookie | biscuits tin
lunch meat | cold cuts, deli meat, sandwich meat
tea | tea bag, teabag
parmesan cheese | parm, parmigiano reggiano
mozzarella cheese | mozz
guacamole | guac
avocado | avo, avos
broccoli | broc, broccoli florets
cauliflower | cauli
cucumber | cuke, cukes
zucchini | zukes, zuke
bell pepper | peppers, bell peppers, capsicum
red bell pepper | red pepper
green bell pepper | green pepper
yellow bell pepper | yellow pepper
sweet potato | sweet taters, kumara
vegetable oil | veg oil
canola oil | rapeseed oil
vegetable broth | veg stock, veg broth
mixed vegetables | frozen veg, veg, veggies, vegetables, stir fry veg
mixed greens | salad, salad mix, bagged salad, bag salad, salad greens, salad leaves
lettuce | shredduce, shredded lettuce
milk | mlk, whole milk, semi skimmed milk, semi skimmed, semi skim milk, semi skim mlk, 2% milk, 1% milk
asafoetida | hing
mung bean | moong dal, mung dal
fried onion | crispy onions
mashed potatoes | instant mash
everything bagel seasoning | everything but the bagel seasoning, everything but the bagel
peanut butter cup | pb cup, pb cups, peanut butter cups
sugar snap pea | snap pea, snap peas, sugar snaps
pea | petit pois, petits pois, garden peas
almond meal | ground almonds
sliced almonds | flaked almonds
golden raisin | sultanas, sultana
whey protein | whey powder
cinnamon | cinn
paprika | sweet paprika
black pepper | pepper
mandarin orange | clementine, tangerine, satsuma, cuties, halos
ramen noodle | ramen, instant noodles, cup noodles
pasta sauce | jar pasta sauce
macaroni and cheese | mac n cheese, mac & cheese, mac and cheese
french fry | oven chips, fries, frozen fries, frozen chips
corn | sweetcorn, corn on the cob
green chile | green chilli, green chillies
fish stick | fish fingers
stew beef | stew meat, stewing beef, beef stew meat
yogurt | yog, yogs
jam | strawberry jam, raspberry jam, apricot jam, grape jam, blackberry jam
orange marmalade | marmalade
dumpling | gyoza, potstickers, pot stickers
bacon | lardons, bacon lardons, rashers, streaky bacon, bacon rashers
prosciutto | serrano ham, parma ham
peanut butter and jelly sandwich | pb and j, pbj
chocolate candy | m and m, m and ms, mms
barbecue chips | bbq chips
russet potato | russets
potato | maris pipers, king edwards, new pots, jersey royals
brussels sprout | brussels, brussel sprouts
savoy cabbage | savoy
rutabaga | neeps
broccolini | tenderstem
yorkshire pudding | yorkshire puds, yorkshires
cookie | biccies, bikkies
chicken nugget | nuggets
ramen noodle | super noodles, pot noodle, packet noodles
american cheese | american
white wine | white vino
mozzarella cheese | shredded mozz
ground beef | grnd beef, gr beef, hamburger
`,
  brands: `
sparkling water | lacroix, la croix, bubly, perrier, san pellegrino, topo chico, polar seltzer, spindrift
greek yogurt | fage, chobani, siggis, oikos, skyr
cereal | cheerios, kelloggs, chex, special k, lucky charms, cinnamon toast crunch, rice krispies, frosties, crunchy nut
wheat biscuit cereal | weetabix, shreddies
cracker | ritz, triscuit, triscuits, wheat thins, jacobs
saltine cracker | saltines
cheese cracker | goldfish, cheez it, cheez its, mini cheddars
hot sauce | tabasco, franks red hot, cholula, tapatio, valentina
yeast extract | marmite, vegemite, bovril
cookie | oreos, digestives, hobnobs, chips ahoy
graham cracker | honey maid
cola | coke, pepsi, coca cola
soda | sprite, fanta, dr pepper, mountain dew, 7up, 7 up
lunch meat | spam
processed cheese loaf | velveeta
american cheese | kraft singles
cream cheese | philly, philadelphia
whipped topping | cool whip
chocolate hazelnut spread | nutella
mayonnaise | hellmanns, best foods, dukes mayo
gravy mix | bisto
white bread | warburtons, hovis, wonder bread, kingsmill
cheddar cheese | cathedral city, tillamook
instant coffee | nescafe
potato chips | pringles, lays, ruffles, walkers, kettle chips
tortilla chips | doritos, tostitos
ice cream | ben and jerrys, ben jerrys, haagen dazs, breyers
electrolyte drink | gatorade, powerade, pedialyte
energy drink | red bull, monster energy
pasta | barilla, de cecco
butter | kerrygold, lurpak, anchor butter
margarine | flora, i cant believe its not butter, country crock
oat milk | oatly
cheese | babybel, laughing cow
garlic and herb cheese | boursin
toaster pastry | pop tarts, pop tart
waffle | eggo, eggos
flavored gelatin mix | jello, jell o
baking mix | bisquick
shortening | crisco
cooking spray | pam
sriracha | huy fong
seafood seasoning | old bay
ranch dressing | hidden valley
pasta sauce | ragu, prego, raos, dolmio
stuffing mix | stove top, paxo
ramen noodle | top ramen, maruchan, shin ramyun, indomie, nissin
bouillon cube | oxo, knorr, better than bouillon
chocolate drink powder | nesquik, ovaltine, milo
candy | haribo, skittles, starburst
tater tots | ore ida tots
protein bar | clif bar, kind bar, quest bar
granola bar | nature valley
plant-based ground | quorn mince, beyond ground
vegan sausage | beyond sausage
peanut butter | skippy, jif
macaroni and cheese | kraft dinner, annies mac
steak sauce | a1 sauce, hp sauce, a1
barbecue sauce | sweet baby rays
taco shell | old el paso shells
baked beans | heinz beans, heinz baked beans
yogurt | muller, yoplait, danone, activia, go gurt, gogurt
beer | yuengling, yuenglings, budweiser, heineken, corona, guinness, stella, modelo, coors, miller lite, bud light
pancake syrup | aunt jemima, mrs butterworth, log cabin
breakfast sausage | jimmy dean
pizza rolls | totinos
chutney | branston
hot dog | oscar mayer, ball park franks
candy | twix, snickers, kit kat, mars bar
chocolate | cadbury, dairy milk, hersheys, lindt
`,
  short: `choc=chocolate chix=chicken chx=chicken chkn=chicken grnd=ground veg=vegetable toms=tomatoes pots=potatoes mozz=mozzarella
    parm=parmesan wholewheat=whole-wheat wholemeal=whole-wheat wholegrain=whole-grain blk=black brn=brown wht=white
    grn=green unslt=unsalted btr=butter chse=cheese ched=cheddar bnls=boneless yog=yogurt avo=avocado mayo=mayonnaise`,
  describing: `darne darnes british irish scottish english-style usda muddy runny questionable mystery org organic sm med lg lrg xl manky sad wilted wilting stale ripe leftover left over remaining half-used opened open loose tinned
    tin jar jarred bag bagged box boxed block tub packet pack nice good old-ish soft squishy brown-ish looking big fancy
    generic brand store value own cheap own-brand reduced free-range range unopened frzn froz bnls sknls shredded grated
    boneless skinless bone in lean extra fresh frozen mini baby whole sliced diced chopped crumbles crumble cubes
    chunks florets pieces fillets fillet steaks strips slices halves wedges pouch pouches cup cups sachets
    vine hass gala fuji raw cooked roasted roast grilled baked steamed boiled poached pre-cooked unsalted salted plain
    dry-ish green-ish washed pre-washed cut ready ready-made homemade random spare trusty`,
  units: `thing things cup cups c tbsp tbsps tbs tablespoon tablespoons tsp tsps teaspoon teaspoons oz ozs ounce ounces floz lb lbs pound pounds
    g gr gm gms gram grams kg kgs kilo kilos kilogram kilograms mg ml mls milliliter milliliters millilitre cl dl l ltr liter liters litre litres pt pts pint pints
    qt qts quart quarts gal gallon gallons gals pinch pinches dash dashes drop drops splash splashes drizzle handful
    handfuls knob can cans tin tins jar jars package packages pkg pkgs packet packets pack packs pk pkt pkts bag bags box boxes bottle
    bottles carton cartons container containers tub tubs envelope envelopes sachet sachets bunch bunches head heads clove
    cloves slice slices rasher rashers stick sticks stalk stalks rib ribs sprig sprigs piece pieces pc pcs chunk chunks ear ears
    loaf loaves sheet sheets cube cubes square squares strip strips wedge wedges leaf leaves link links bar bars
    bulb bulbs serving servings dozen doz part parts inch inches ct count each ea roll rolls rack racks block blocks brick bricks tray
    trays punnet punnets case cases crate sleeve sleeves nest nests glass glasses mug bowl bowls jug jugs tube tubes
    portion portions fillet fillets pot pots net bit bits scoop scoops dollop blob lump end ends slab wheel round pair
    tablet tablets pouch pouches basket baskets pat pats batch ball balls log logs keg spear spears floret florets flat`,
  numbers: `a an one two three four five six seven eight nine ten eleven twelve fifteen twenty half quarter couple dozen`,
  vague: `a third, a third of, two thirds, a thing of, three quarters of a, a few, few, some, several, a little, little, a little bit of, a bit of, bit of, a bit, lots of, a lot of, lots, loads of, plenty of, plenty, tons of, a ton of,
    a couple of, a couple, couple of, couple, a handful of, handful of, a bunch of, bunch of, half a dozen, a dozen, half dozen, a half dozen, half an, half a, half of a, half of an, half, a half, a quarter of a, quarter of a,
    most of a, most of an, part of a, some of a, enough, many, a pinch of, pinch of, a dash of, the rest of a, the end of a, end of a, the last of the, a whole, one and a half, a load of, bag o, a bag o, oodles of, heaps of, a tad, too many, so many, a third of a, remaining half of a`,
  joins: 'and n plus but or',
  small: 'of the o',
  headings: `item, qty, quantity, location, category, notes, note, saving, price, due, balance due, rack, room, box, count, check, summary, order number, fridge, freezer, pantry, cupboard, cupboards, cabinet, cabinets, larder, refrigerator, drawer, drawers, shelf, door, produce, dairy, frozen, frozen foods, bakery, deli, grocery list, groceries, shopping list, shopping, list, ingredients,
    inventory, haul, kitchen, kitchen stuff, household, pantry staples, staples, canned goods, canned, cans, dry goods, dry, baking, beverages, snacks, misc, other, others, need, to buy, buy, have, got, counter, on the counter, spice rack, spices, condiments, leftovers, fresh,
    meat, meats, protein, proteins, veg, veggies, vegetables, fruit, fruits, fruit and veg, fruits and vegetables, fruit & veg, grains, carbs, drinks, bread, breads, bread etc, etc, beef, pork, chicken, fish, seafood, poultry, cheese, herbs, herbs and spices, nuts, oils, sauces, costco, aldi, target, walmart, whole foods, trader joe's,
    whole foods market, tesco, tesco express, sainsbury's, asda, kroger, safeway, lidl, receipt, order, subtotal, total, tax, vat, change, cash, balance, bal, visa, card, refund, bag refund, discount, savings, stuff, things, sweets, breakfast, lunch, dinner, weekly shop, to use up, use up, garage, chest freezer, basement, top shelf, bottom shelf, what i have, meat and fish, pantry inventory, freezer inventory`,
  places:
    'fridge fridges freezer pantry cupboard cupboards cabinet cabinets larder refrigerator drawer drawers shelf inventory haul kitchen groceries grocery shopping list receipt order rack box subtotal total tax vat bal balance refund qty location saving',
  filler: `obviously actually definitely honestly kinda like those such mon tue tues wed thu thur thurs fri sat sun empty check arriving ok okay so um umm uh er hmm well hey hi hello oh ah and also plus then but basically only just still stuff things i ive im id we
    weve were they theres theres there is are was have has had havent got gotta get getting need needs needed let lets me see think guess maybe probably
    possibly perhaps in the my our your this that these those it its fridge freezer pantry cupboard cupboards kitchen house home hand on at back here heres
    looks like what whats can could would you u make cook cooking something anything everything with from do does please pls thanks thx lol haha tho though
    too as well left remaining to use up soon already yeah yes sure anyway somewhere lying around find found buy grab pick any idea ideas recipe
    recipes tonight today dinner lunch breakfast for of about around approx approximately roughly ish sitting bottom top drawer shelf
    counter almost nearly which because sadly sorry long if be been going bad off expiring expire expires again etc ya know by tomorrow
    bought last night sunday monday tuesday wednesday thursday friday saturday yesterday week used using over out not much really very all gone etc forgot mostly eaten another more`,
  none: 'no, out of, no more, none, dont have, do not have, havent got, havent any, ran out of, run out of, without, zero, not any',
  ordinary: `pan pain sale pane most dose steam steal streak speak stake floor grade grave graph mouse plumb raising shallow space stack spike trust basin basis
    cheery carry gaelic jolly mangy presto cover corner broad beard better plane plant juicer gravel lever cable stream clock
    block price pride party  chess chest chase cheap sheet shirt short score store stone spoon spoons saucer
    glass gloves globe money phone paper candle blender grater grinder toaster peeler plates forks knives
    cleaner liner liners filter filters mixer socks shoes towel towels brush brushes razor curling flosser rooster
    counter curtain custom mustang bandage sweater steamer flowers flower`,
  household: `andrex, charmin, colgate, febreze, clorox, lysol, paper towel, paper towels, toilet paper, toilet roll, loo roll, kitchen roll, foil, tin foil, tinfoil, aluminum foil, aluminium foil, trash bag, trash bags, garbage bags,
    bin bag, bin bags, bin liners, ziploc, ziplocs, ziploc bags, freezer bags, sandwich bags, dish soap, soap, detergent, laundry, shampoo, conditioner, toothpaste, toothbrush,
    sponges, bleach, napkin, napkins, tissues, kleenex, battery, batteries, light bulb, light bulbs, candle, candles, diapers, wipes, cat food, dog food, cat litter,
    kitty litter, deodorant, razors, ice pack, ice packs, parchment paper, baking paper, plastic wrap, cling film, clingfilm, saran wrap, wax paper, paper plates, washing up liquid,
    fairy liquid, dishwasher tablets, dishwasher pods, coffee filters, toothpicks, tampons, charcoal, stamps, flowers, band aids, hand soap, advil, tylenol, ibuprofen,
    body wash, lotion, sunscreen, floss, mouthwash, magazine, lightbulbs, dog treats, pet food, cleaning spray, windex, cleaner, softener, matches, cotton, greaseproof paper, bag for life, carrier bag, gift card, birthday card, makeup, hand sanitizer, air freshener, trash liners, swiffer, tide pods, pods laundry, cups plastic, plastic forks, paper cups`,
}

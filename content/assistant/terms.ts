import type { Difference, Term } from '#core/assistant/knowledge.ts'

/** Term (other spellings in brackets): what it means. */
const TERMS = `
rasher: The British word for one slice of bacon.
rub in [rubbing in]: To work cold butter into flour with the fingertips until it looks like crumbs, for scones, crumble and shortcrust.
lardons [lardon]: Small sticks or cubes of bacon or pork belly, fried until crisp for salads, quiche and stews.
clotted cream: Thick, rich cream of southwest England (55% fat and more), heated slowly until a golden crust forms; eaten with scones and jam.
caster sugar [castor sugar]: British fine granulated sugar (superfine in the US); it dissolves quickly. Plain granulated sugar can replace it.
icing sugar: The British name of powdered (confectioners’) sugar.
strong flour [strong bread flour]: The British name of bread flour, with 12–14% protein.
cornflour: In Britain cornstarch; elsewhere finely ground corn.
gammon: British for cured, uncooked leg of pork; cooked, it's ham.
mangetout [mange tout]: The British and French name of snow peas: flat pods that are eaten whole.
swede: The British name of rutabaga, a large yellow root for mash and stews.
rocket: The British name of arugula.
courgette: The British name of zucchini.
aubergine: The British name of eggplant.
streaky bacon: British for bacon from the belly, like American bacon; back bacon is leaner, from the loin.
back bacon: Bacon from the loin, leaner and meatier than belly bacon; the usual British bacon.
passata: Tomatoes that are sieved smooth and uncooked, from Italy; use crushed tomatoes or canned tomatoes put through a blender.
stock cube [bouillon cube]: Dried, pressed stock; one makes about 2 cups (450 ml) in Britain, 1 cup in the US.
grill [grilling]: In the US to cook over fire or coals; in Britain to cook under the broiler of the oven.
hob: The British name of the stovetop or cooktop.
greaseproof paper: British paper that resists fat; for the oven take baking parchment, which is coated.
digestive biscuits [digestives]: Plain, slightly sweet British wheat cookies; graham crackers can replace them.
golden syrup: A thick amber sugar syrup from Britain; light corn syrup with some honey or molasses can replace it.
suet: Hard fat from around the kidneys of beef or sheep, for puddings and dumplings; cold grated butter or shortening can replace it.
compote: Fruit cooked gently with sugar, in pieces.
crumb coat: A first thin layer of frosting that holds the crumbs; chill it, then frost again.
room temperature: About 68–72 °F (20–22 °C): butter gives to a finger but holds its shape, eggs don't feel cold.
a dash [dash]: About ⅛ teaspoon, or a quick shake of the bottle.
to taste [salt to taste]: Add a little, try it, and continue until you like it.
roux: Flour cooked in the same weight of fat (butter, oil), the base that thickens sauces, gravy and gumbo. The darker it's cooked, the deeper its taste and the weaker it thickens.
mise en place [mise]: French for “everything in its place”: all prep, measuring and chopping is done and set ready before you cook.
umami: The fifth taste, savory and meaty: ripe tomatoes, mushrooms, Parmesan, soy sauce, anchovies, miso.
al dente: Italian “to the tooth”: pasta or rice cooked until tender but still firm to the bite.
chiffonade: Leaves stacked, rolled up and sliced across into thin ribbons (strips), for basil, mint or chard.
dutch oven: A heavy lidded pot, usually enameled cast iron, of 5–7 quarts (5–7 l), for braises, stews, bread and deep-frying, on the stove and in the oven.
panko: Light, flaky Japanese bread crumbs made of crustless bread; they stay crisp when fried or baked.
simmer: To cook in liquid with small, gentle bubbles, about 185–205 °F (85–96 °C), under a full boil (212 °F, 100 °C).
boil: Liquid at 212 °F (100 °C, at sea level) with large, rolling bubbles that stirring can't stop.
poach: To cook gently in liquid that hardly moves, 160–180 °F (71–82 °C): eggs, fish, chicken, fruit.
blanch: To dip food into boiling water for a moment and then into ice water, to set the color, loosen skins or ready it for the freezer.
parboil: To boil food partway, so that another method (roasting, frying) finishes it.
braise: To brown food, then cook it slow and low, covered, in a little liquid until it's tender; for tough cuts such as chuck, shanks and shoulder.
stew: Small pieces cooked slowly, covered with liquid, until tender.
sauté [saute, sautee]: To cook small pieces quickly in a little fat over medium-high heat, moving them often.
sear: To brown the surface over very high heat, for a crust and flavor; it doesn't seal in juices.
deglaze: To loosen the brown bits (fond) of a pan with wine, broth or water, as the start of a sauce.
fond: The brown bits that stick to a pan after searing; full of flavor, lifted by deglazing.
temper: To bring slowly to another temperature: hot liquid whisked into eggs so that they don't scramble, or chocolate melted and cooled so that it sets shiny.
fold: To mix gently with a spatula, cutting down and turning over, so that the air stays in.
cream [creaming]: The fatty part of milk (heavy cream has 36% fat and more). As a verb: to beat butter with sugar until pale and fluffy.
knead: To work dough by pushing, folding and turning it until it's smooth and elastic.
proof [proofing, prove]: To let yeast dough rise; also to test yeast in warm water.
autolyse: A rest of 20–60 minutes for flour and water before salt and yeast: the dough gets stretchy by itself.
zest: The colored outer skin of citrus, grated thin; the white pith below is bitter.
julienne: A knife cut: thin matchsticks, ⅛ inch (3 mm) thick and 2 inches (5 cm) long.
brunoise: The finest dice, ⅛ inch (3 mm), cut from julienne.
dice: To cut into cubes: large ¾ inch (2 cm), medium ½ inch (1 cm), small ¼ inch (6 mm).
mince: To chop as fine as possible; in Britain also ground meat.
mirepoix: Diced onion, carrot and celery (2:1:1), the cooked base of soups, stews and sauces.
soffritto [sofrito]: Finely chopped onion, carrot and celery (Italian), or onion, pepper, garlic and tomato (Spanish), cooked slowly in oil as a base.
holy trinity: Onion, celery and green bell pepper: the base of Cajun and Creole cooking.
bouquet garni: A tied bundle of herbs, usually thyme, bay and parsley, that flavors a pot and is taken out.
reduce [reduction]: To boil a liquid without a lid until some has gone, so that it thickens and tastes stronger.
emulsion [emulsify]: Two liquids that don't mix by themselves held together, such as oil and vinegar: mayonnaise, vinaigrette, hollandaise.
slurry: Starch stirred into cold liquid, poured into a hot sauce to thicken it.
beurre manié [beurre manie]: Soft butter kneaded with the same amount of flour, whisked in at the end to thicken.
béchamel [bechamel, white sauce]: White sauce: milk thickened with a roux of butter and flour; the base of mac and cheese and lasagna.
velouté [veloute]: A sauce of light stock thickened with a blond roux.
hollandaise: A warm sauce of egg yolks, melted butter and lemon.
aioli: Garlic mayonnaise; in the old way only garlic, salt and olive oil.
vinaigrette: Dressing of one part acid to three parts oil, with salt and often mustard.
gremolata: Chopped parsley, lemon zest and garlic, strewn over rich dishes.
chimichurri: An uncooked sauce of parsley, oregano, garlic, vinegar and oil, for grilled meat.
pesto: A sauce of basil, pine nuts, Parmesan, garlic and olive oil.
tahini: A paste of ground sesame seeds, for hummus, dressings and halva.
miso: A salty paste of fermented soybeans, often with rice or barley: white is mild, red strong.
tempeh: A firm cake of fermented soybeans, nutty and full of protein.
tofu: Curd of soy milk, pressed into blocks from silken to extra firm.
seitan: Wheat gluten, cooked to a chewy stand-in for meat; not gluten-free.
ghee: Butter cooked until the water is gone and the milk solids brown, then strained: a clarified butter with a high smoke point.
clarified butter: Butter with its water and milk solids removed; it doesn't burn as fast.
maillard reaction [maillard]: The browning of proteins and sugars above about 285 °F (140 °C) that gives crust, toast and roast coffee their taste.
caramelization [caramelize]: The browning of sugar with heat, from about 320 °F (160 °C): sweet, then nutty, then bitter.
sous vide: French “under vacuum”: food sealed in a bag and cooked in a water bath at an exact low temperature for long, so that it's the same all through.
confit: Cooked slowly in fat (duck, garlic) and kept in it; duck confit keeps for weeks, garlic only 4 days in the fridge.
en papillote: Baked in a closed parcel of parchment, so that it steams in its own juices.
spatchcock: To cut out a bird’s backbone and press it flat, so that it roasts fast and evenly.
butterfly: To cut nearly through and open like a book, so that a piece is thin and even.
truss: To tie a bird or roast into a neat shape with string.
baste: To spoon juices or butter over food while it cooks.
brine: Salt water (about 1 tablespoon of salt a cup) in which meat soaks to stay juicy; also the water of pickles.
dry brine: To salt meat and leave it in the fridge for hours, so that it seasons deeply and browns well.
marinate [marinade]: To soak food in a seasoned, often acid liquid before cooking.
rub: Dry spices and salt pressed onto meat before it's cooked.
render: To melt the fat out of meat slowly.
score: To make shallow cuts, so that fat melts out, marinade goes in or bread opens.
dredge: To coat lightly with flour, crumbs or sugar.
bread: To coat with flour, egg and crumbs; also the loaf.
crimp: To press the edges of pastry together.
blind bake [blind baking]: To bake a pie crust empty, with weights, before it's filled.
laminate [laminated dough]: To fold butter into dough in many thin layers, as for croissants and puff pastry.
bloom: To wake a flavor or a powder: spices in hot fat, gelatin in cold water, cocoa in hot water. Also the white film on old chocolate.
soft peaks: Beaten whites or cream whose tips bend over when you lift the whisk.
stiff peaks: Beaten whites or cream whose tips stand straight up when you lift the whisk.
ribbon stage: Eggs and sugar beaten until they fall from the whisk in a band that stays on top for some seconds.
soft ball [soft-ball stage]: Sugar syrup at 235–240 °F (112–116 °C): a drop in cold water forms a soft ball; for fudge and buttercream.
hard crack: Sugar syrup at 300–310 °F (149–154 °C): a drop in cold water snaps; for brittle and lollipops.
macerate: To let fruit stand with sugar until it gives its juice.
steep: To soak in hot liquid for flavor, as tea.
infuse: To give a liquid the flavor of something steeped in it.
whisk: To beat with a wire tool, to mix or to bring air in; also the tool.
cut in [cut in butter]: To work cold fat into flour until it looks like coarse crumbs, for pie and biscuits.
score bread: To slash the top of a loaf before baking.
crème fraîche [creme fraiche]: Thick, mildly sour cream that doesn't curdle in hot sauces.
buttermilk: Sour, cultured milk; its acid tenderizes and makes baking soda rise.
half-and-half [half and half]: Half milk, half cream, 10–18% fat; it doesn't whip.
heavy cream [heavy whipping cream, double cream]: Cream with 36% fat and more; it whips and doesn't curdle easily.
evaporated milk: Canned milk with 60% of its water gone, unsweetened.
sweetened condensed milk [condensed milk]: Canned milk with much of its water gone and a lot of sugar.
mascarpone: Very rich Italian fresh cheese, for tiramisu.
ricotta: Soft, mild fresh cheese of whey, for lasagna and pancakes.
paneer: Firm Indian fresh cheese that doesn't melt.
halloumi: Salty Cypriot cheese that can be fried or grilled without melting.
burrata: Mozzarella filled with cream.
prosciutto: Italian dry-cured ham, sliced thin and eaten raw.
pancetta: Italian cured pork belly, like unsmoked bacon.
guanciale: Cured pork jowl, for carbonara.
chorizo: Sausage with paprika: the Spanish kind is cured and sliced, the Mexican kind raw and must be cooked.
capers [caper]: The pickled flower buds of a Mediterranean shrub, salty and sharp; kept in brine or salt.
anchovy [anchovies]: Small salted fish that melt into sauces and give savory depth.
fish sauce: Thin, salty sauce of fermented anchovies, used by the drop in Thai and Vietnamese cooking.
oyster sauce: Thick, sweet-salty sauce made with oyster extract.
hoisin sauce [hoisin]: Sweet, thick Chinese soybean sauce with garlic and spice.
gochujang: Korean fermented chili paste, hot, sweet and savory.
harissa: North African paste of chilies, garlic, cumin and coriander.
sriracha: Thai-style sauce of chilies, garlic, sugar and vinegar.
mirin: Sweet Japanese rice wine for cooking.
tamari: Japanese soy sauce made with little or no wheat, usually gluten-free (check the label).
garam masala: Warm Indian spice mix of cumin, coriander, cardamom, cinnamon, clove and pepper, added late.
za'atar [zaatar]: Middle Eastern mix of thyme, sesame, sumac and salt.
sumac: A tart, dark red ground berry, for salads and grilled meat.
msg: Monosodium glutamate, a salt that tastes like umami; regarded as safe.
saffron: The dried threads of a crocus: a pinch steeped in hot water colors and scents rice and stews.
turmeric: A yellow, earthy root, the color of curry powder.
smoked paprika [pimenton]: Paprika of smoke-dried peppers, sweet or hot.
tapenade: A paste of olives, capers and anchovies.
hummus: A dip of chickpeas, tahini, lemon and garlic.
quinoa: A small seed cooked like a grain, with all essential amino acids; gluten-free.
couscous: Tiny beads of semolina (wheat) that swell in hot water; not gluten-free.
bulgur: Cracked, precooked wheat, the grain of tabbouleh.
farro: An old kind of wheat with chewy, nutty grains.
polenta: Coarse yellow cornmeal, cooked to a porridge.
orzo: Small pasta in the shape of rice.
gnocchi: Small Italian dumplings, usually of potato and flour.
risotto: Creamy Italian rice dish of short-grain rice cooked with broth by the ladle.
paella: Spanish rice with saffron, seafood or meat, cooked in a wide pan with a crust below.
ratatouille: French stew of eggplant, zucchini, peppers and tomatoes.
ceviche: Raw fish “cooked” in lime juice; the acid doesn't kill germs, so the fish must be fit to eat raw.
carpaccio: Very thin slices of raw beef or fish with oil and lemon.
frittata: A thick Italian omelet, finished in the oven.
quiche: An open tart with a custard of eggs and cream.
crudités [crudites]: Raw vegetables in sticks, with a dip.
coulis: A thin, strained sauce of fruit or vegetables.
ganache: Chocolate melted with hot cream, for filling, glaze and truffles.
custard: Milk or cream thickened with egg, gently heated.
crème anglaise [creme anglaise]: Thin vanilla custard sauce.
meringue: Egg whites beaten stiff with sugar, baked or poached.
praline: Caramelized nuts, whole or ground.
streusel: Crumbs of butter, sugar and flour on top of cakes.
phyllo [filo, phyllo dough]: Paper-thin sheets of dough, brushed with butter, for baklava and spanakopita.
puff pastry: Dough with hundreds of layers of butter that rise tall and crisp.
shortening: Solid, white vegetable fat without water or taste; makes flaky, tender crusts.
lard: Rendered pork fat, for flaky crusts and frying.
cornstarch [cornflour]: Fine starch of corn that thickens clear and glossy: 1 tablespoon a cup. In Britain it's called cornflour.
arrowroot: A starch that thickens clear at low heat; not good with dairy.
xanthan gum: A powder that binds and thickens in tiny amounts, mostly in gluten-free baking.
cream of tartar: A dry acid powder from wine making: it steadies egg whites and makes baking soda rise.
baking powder: Baking soda with a dry acid and starch; it rises once when wet and again when hot.
baking soda: Sodium bicarbonate; it needs an acid (buttermilk, yogurt, honey, cocoa) to rise, and browns food.
active dry yeast: Yeast in grains, woken in warm water before use.
self-rising flour [self raising flour]: Flour with baking powder and salt already in it: 1½ teaspoons of baking powder and ¼ teaspoon of salt a cup.
gluten: The stretchy protein of wheat, barley and rye that gives bread its chew.
nutritional yeast: Yellow flakes of dead yeast with a cheesy taste; vegan.
aquafaba: The liquid of canned chickpeas; 3 tablespoons beat up like an egg white.
agar [agar agar]: A setting powder from seaweed, the vegan gelatin.
gelatin: A setting agent from animal bones and skin; not vegetarian.
rennet: An enzyme that curdles milk for cheese, often from calves; so not every cheese is vegetarian.
tapas: Small Spanish dishes to share.
antipasto [antipasti]: Italian cold starters: cured meat, cheese, olives, vegetables.
amuse-bouche [amuse bouche]: A single bite before the meal.
entree [entrée]: In the US the main course, in France the starter.
smoke point: The temperature at which an oil smokes and turns bitter: butter about 350 °F (175 °C), olive oil 375–410 °F, peanut 450 °F (230 °C).
carryover cooking: Food keeps cooking off the heat: a steak climbs 5 °F (3 °C), a roast 10–15 °F (6–8 °C) while it rests.
rest: To leave meat alone after cooking, so that its juices settle.
mandoline: A slicer with a fixed blade, for even, thin slices; always use the guard.
bain-marie [bain marie, water bath, double boiler]: A bowl or dish set over or in hot water, for gentle, even heat.
food mill: A hand-turned sieve that purées and keeps back skins and seeds.
microplane: A very fine grater for zest, garlic and hard cheese.
spider: A wide, shallow wire skimmer for lifting food out of hot oil or water.
broil: To cook under strong heat from above; the British call it grilling.
roast: To cook uncovered in dry oven heat, usually above 350 °F (175 °C).
convection [convection oven, fan oven]: An oven with a fan: set it 25 °F (15–20 °C) lower.
air fryer: A small, strong convection oven: crisp food with little oil.
cast iron: Heavy iron cookware that holds heat, and is seasoned with oil to keep it from sticking.
nonstick: A pan with a slick coating; keep it under medium-high heat.
stock pot: A tall pot of 8 quarts (8 l) or more.
carbonara: Pasta with egg, Pecorino or Parmesan, cured pork and pepper, without cream.
ramen: Japanese wheat noodles in broth.
udon: Thick, soft Japanese wheat noodles.
kimchi: Korean spicy fermented cabbage.
sauerkraut: Finely cut fermented cabbage.
dashi: Japanese stock of kelp and dried bonito.
yuzu: A very fragrant Japanese citrus.
okra: Green pods that thicken gumbo.
jicama: A crisp, mild Mexican root, eaten raw.
shallot: A small, mild onion with a hint of garlic.
scallion [green onion, spring onion]: A young onion with green leaves; all of it's eaten.
chayote: A mild, pale green squash of Mexico.
masa harina [masa]: Flour of corn treated with lime, for tortillas and tamales.
medium heat: The middle of the dial: butter foams without browning and onions sizzle gently, about 325–375 °F (165–190 °C) in the pan. Low heat keeps a bare simmer, high heat sears and boils.
season to taste [salt to taste]: Add salt, pepper or acid little by little at the end, tasting each time, until it suits you.
dash [dash of salt]: About ⅛ teaspoon; a pinch is 1/16, a smidgen 1/32.
grits: Coarse corn, cooked to a porridge, of the American South.
`

export const terms: Term[] = TERMS.trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/s))
  .map(([head = '', text = '']) => {
    const [, term = '', also = ''] = /^([^[]+?)(?: \[(.*)\])?$/.exec(head) ?? []
    return { term, also: also.split(',').flatMap((word) => word.trim() || []), text }
  })

const DIFFERENCES = `
baking soda | baking powder: Baking soda is pure and needs an acid in the batter (buttermilk, yogurt, lemon); baking powder has its acid with it and only needs liquid and heat. Soda is 3–4 times as strong: 1 teaspoon of powder equals ¼ teaspoon of soda plus ½ teaspoon of cream of tartar.
stock | broth: Stock is made mostly of bones, cooked long, with body and little salt; broth is made of meat, cooked shorter, and seasoned to drink. In most recipes one serves for the other.
simmer | boil: A simmer has small, gentle bubbles, about 185–205 °F (85–96 °C); a boil has large rolling bubbles at 212 °F (100 °C). Simmer for tender meat and sauces, boil for pasta and reductions.
cilantro | coriander: They're the same plant: in the US cilantro means the leaves and coriander the seeds; in Britain the leaves are called coriander too. The tastes differ: fresh and citrusy leaves, warm, nutty seeds.
yam | sweet potato: Most “yams” in US stores are orange sweet potatoes. True yams are big, starchy, bark-skinned roots from Africa and the Caribbean, drier and less sweet. For recipes use sweet potatoes.
jam | jelly: Jam is cooked crushed fruit, jelly only its strained juice; preserves hold larger pieces, marmalade citrus peel.
all-purpose flour | bread flour: Bread flour has more protein (12–14% against 10–12%), so it makes chewier, taller loaves. They swap 1:1, with a little more water for bread flour.
cake flour | all-purpose flour: Cake flour has less protein (7–9%), for a finer crumb. Instead: 1 cup of all-purpose less 2 tablespoons, plus 2 tablespoons of cornstarch.
kosher salt | table salt: Kosher salt is coarse and lighter by the spoon: 1 teaspoon of table salt equals about 1½ teaspoons of kosher salt. By weight they're the same.
white sugar | brown sugar: Brown sugar is white sugar with molasses: moister, with a caramel taste; it makes chewier cookies. They swap 1:1.
butter | margarine: Butter is churned cream (80% fat), margarine is vegetable fat. Butter tastes better; for baking use stick margarine, not the tub.
olive oil | vegetable oil: Vegetable oil is neutral and stands high heat; olive oil tastes like olives, extra virgin best for dressings and moderate heat. In baking they swap 1:1.
heavy cream | half-and-half: Heavy cream has 36% fat and whips; half-and-half has 10–18% and doesn't, and it may curdle when boiled.
evaporated milk | condensed milk: Both are canned milk with water removed; evaporated is unsweetened, condensed is very sweet. They don't swap.
green onion | scallion: They're the same: young onions with green tops. Spring onions have a small bulb; chives are another, thinner plant.
shallot | onion: Shallots are smaller, milder and sweeter with a hint of garlic; use 3 shallots for a small onion.
chili powder | cayenne: Chili powder is a mild mix with cumin, garlic and oregano; cayenne is one pure, hot pepper, about 8 times as hot.
paprika | cayenne: Paprika is sweet and mild (or smoked), cayenne is hot.
prawn | shrimp: Different animals with the same use; British cooks say prawn, Americans shrimp. They swap 1:1.
squid | calamari: The same thing: calamari is the Italian word, used for the dish.
broil | grill: Broiling heats from above in the oven, grilling from below over fire or gas. In Britain broiling is called grilling.
bake | roast: Both are dry oven heat; we bake what has to set (bread, cake, casserole) and roast meat and vegetables, often hotter and uncovered.
saute | fry: Sautéing uses a little fat and keeps the food moving; frying uses more fat and less movement, deep-frying covers the food.
braise | stew: A braise is large pieces with a little liquid, a stew is small pieces covered with it.
sear | brown: Both mean cooking the surface until brown; searing is hotter and shorter.
sherbet | sorbet: Sorbet is fruit and sugar without dairy; sherbet has some milk.
gelato | ice cream: Gelato has more milk, less cream and less air, and is served warmer, so it tastes denser.
parmesan | pecorino: Parmesan is nutty cow’s milk cheese, Pecorino saltier and sharper sheep’s milk cheese; use a third less Pecorino.
prosciutto | pancetta: Prosciutto is cured ham eaten raw, pancetta is cured belly that is cooked like bacon.
bacon | pancetta: Bacon is smoked, pancetta is only cured.
basmati | jasmine: Both are fragrant long-grain rice: basmati is dry and nutty, jasmine softer and a little sticky. Both take 1½ cups of water a cup.
white rice | brown rice: Brown rice keeps its bran: more fiber and nutty, 40–45 minutes against 15–18, and it keeps a shorter time.
cornstarch | flour: Cornstarch thickens twice as strongly and clear; use half as much as flour, stirred into cold water first.
corn starch | corn flour: In Britain cornflour is cornstarch; in the US corn flour is finely ground whole corn.
active dry yeast | instant yeast: Active dry is woken in warm water first; instant goes straight into the flour and works faster. Use 25% less instant.
red onion | yellow onion: Red is mild and best raw, yellow is the all-rounder that turns sweet when cooked, white is crisp and sharp.
ghee | butter: Ghee is butter without water and milk solids: it keeps longer and stands high heat (about 450 °F, 230 °C), but it's still dairy.
cacao | cocoa: Cacao is less roasted and more bitter; cocoa powder is roasted. They swap 1:1.
natural cocoa | dutch process cocoa: Natural cocoa is acid and works with baking soda; Dutch-process is treated, darker and milder, and goes with baking powder.
sweet potato | potato: Sweet potatoes are another plant, sweeter and softer; they cook a little faster.
soy sauce | tamari: Tamari is made with little or no wheat and tastes rounder; usually gluten-free.
vanilla extract | vanilla essence: Extract is made of beans and alcohol; essence is mostly artificial.
rare | medium rare: Rare is 120–125 °F (49–52 °C) with a cool red center, medium-rare 130–135 °F (54–57 °C) with a warm red one.
slow cooker | pressure cooker: A slow cooker simmers for 6–10 hours, a pressure cooker cooks the same in 30–90 minutes.
convection | conventional: A convection oven has a fan: set it 25 °F (15–20 °C) lower, or check 20–25% earlier.
fresh herbs | dried herbs: Dried herbs are three times as strong: 1 teaspoon dried for 1 tablespoon fresh; dried go in early, fresh at the end.
`

export const differences: Difference[] = DIFFERENCES.trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/s))
  .map(([pair = '', text = '']) => {
    const [one = '', other = ''] = pair.split('|').map((name) => name.trim())
    return { between: [one, other], text }
  })

import type { StoredFood } from '#core/assistant/knowledge.ts'

/** Food; fridge; freezer (best quality); pantry or counter; note. Fridge at 40 °F (4 °C), freezer at 0 °F (−18 °C). */
const ROWS = `
leftovers; 3–4 days; 2–3 months; ; cool and refrigerate within 2 hours, reheat to 165 °F (74 °C)
cooked egg; 1 week hard-boiled; do not freeze; ; in the shell or peeled, chilled within 2 hours; egg dishes 3–4 days
raw chicken; 1–2 days; 9–12 months; ; pieces 9 months, a whole bird up to 1 year; on the lowest shelf, in a tray
cooked chicken; 3–4 days; 2–6 months; ;
rotisserie chicken; 3–4 days; 4 months; ; take the meat off the bones the same day
raw turkey; 1–2 days; 9–12 months; ;
cooked turkey; 3–4 days; 2–6 months; ;
raw duck; 1–2 days; 6 months; ;
ground turkey; 1–2 days raw; 3–4 months; ;
ground chicken; 1–2 days raw; 3–4 months; ;
ground beef; 1–2 days raw; 3–4 months; ; cooked it keeps 3–4 days
ground pork; 1–2 days raw; 3–4 months; ;
ground lamb; 1–2 days raw; 3–4 months; ;
raw beef; 3–5 days; 4–12 months; ; steaks 6–12 months, roasts 4–12 months
steak; 3–5 days raw, 3–4 days cooked; 6–12 months; ;
beef roast; 3–5 days raw, 3–4 days cooked; 4–12 months; ;
roast beef; 3–4 days; 2–3 months; ; 
stew beef; 3–5 days raw; 6–12 months; ;
raw pork; 3–5 days; 4–12 months; ; chops and roasts
pork chop; 3–5 days raw, 3–4 days cooked; 4–12 months; ;
pulled pork; 3–4 days; 2–3 months; ;
raw lamb; 3–5 days; 6–9 months; ;
chicken salad; 3–4 days; do not freeze; ; the same for egg, tuna, ham and macaroni salad
macaroni salad; 3–4 days; do not freeze; ;
cooked meat; 3–4 days; 2–6 months; ;
raw meat; 3–5 days for whole cuts, 1–2 days for ground; 4–12 months; ;
bacon; 7 days opened, 4–5 days cooked; 1 month; ;
sausage; 1–2 days raw, 3–4 days cooked; 1–2 months; ;
smoked sausage; 7 days opened; 1–2 months; ;
hot dog; 1 week opened, 2 weeks unopened; 1–2 months; ;
lunch meat; 3–5 days opened, 2 weeks unopened; 1–2 months; ;
ham; 3–4 days sliced, 7 days whole cooked; 1–2 months; ;
salami; 2–3 weeks opened; 1–2 months; ;
prosciutto; 3–5 days opened; 1 month; ;
raw fish; 1–2 days; 2–8 months; ; fatty fish such as salmon 2–3 months, lean fish 6–8
salmon; 1–2 days raw, 3–4 days cooked; 2–3 months; ;
smoked salmon; 5–7 days opened; 2 months; ;
cod; 1–2 days raw, 3–4 days cooked; 6–8 months; ;
fish; 1–2 days raw, 3–4 days cooked; 2–8 months; ;
cooked fish; 3–4 days; 1–2 months; ;
shrimp; 1–2 days raw, 3–4 days cooked; 6–12 months; ;
scallop; 1–2 days; 3–6 months; ;
crabmeat; 1–3 days; 4 months; ;
lobster; 1 day live, 3–4 days cooked; 1–3 months cooked; ;
mussel; 1–2 days, alive, under a damp cloth; 3 months cooked; ; never under water or in a closed bag
clam; 1–2 days, alive, under a damp cloth; 3 months cooked; ;
oyster; 1–2 days, live or shucked; 3 months; ;
canned tuna; 3–4 days opened, in another container; 2 months; 3–5 years unopened;
egg; 3–5 weeks in the shell; 1 year beaten, never in the shell; ; keep them in the carton, not in the door
hard-boiled egg; 1 week; do not freeze; ; peeled or not, refrigerate within 2 hours
egg white; 2–4 days; 1 year; ;
egg yolk; 2–4 days; 1 year with a pinch of salt or sugar; ;
quiche; 3–4 days; 1–2 months; ;
milk; 5–7 days after opening; 3 months; ; freezes well for cooking: leave room, thaw in the fridge and shake, since it separates
plant milk; 7–10 days opened; ; by the date unopened (shelf-stable cartons); shake it; it separates when frozen
almond milk; 7–10 days opened; ; by the date unopened (shelf-stable cartons); 
oat milk; 7–10 days opened; ; by the date unopened (shelf-stable cartons); 
buttermilk; 1–2 weeks; 3 months; ; freeze it in ½-cup portions
heavy cream; 5–7 days opened; 3–4 months; ; thawed it is for cooking, it will not whip well
half-and-half; 3–4 days opened; 4 months; ;
sour cream; 2–3 weeks, 1–2 weeks opened; freezes poorly: it turns grainy, fine in baking; ;
yogurt; 1–2 weeks, 5–7 days opened; 1–2 months; ; liquid on top is whey: stir it in
butter; 1–2 months; 6–9 months; 1–2 days on the counter, covered (salted butter keeps best); 
cream cheese; 2 weeks opened; 2 months, for cooking; ;
cheese; 3–4 weeks opened for hard cheese, 1–2 weeks for soft; 6 months for hard cheese, 3–4 months grated; ; hard cheese freezes best grated or shredded; thawed it crumbles, so use it for cooking
cheddar cheese; 3–4 weeks opened; 6 months in blocks, 3–4 months grated; ; it crumbles after thawing: use it for melting
parmesan cheese; 3–4 weeks as a piece or grated; 6 months; ;
mozzarella cheese; 1 week fresh, 3–4 weeks for the firm kind once opened; 3–4 months; ;
feta cheese; 1 week opened, longer in brine; 3 months; ;
goat cheese; 1–2 weeks opened; 2 months; ;
brie; 1 week opened; 2 months; ;
ricotta cheese; 1 week opened; 2 months, for cooking; ;
cottage cheese; 1 week opened; freezes poorly; ;
ice cream; ; 2 months opened; ;
leftover rice; 3–4 days; 6 months; ; spread it out to cool and refrigerate within 1 hour if you can, 2 at most
white rice; ; ; 2 years or more, dry and sealed; cooked it keeps 3–4 days in the fridge, 6 months frozen
rice; 3–4 days cooked; 6 months cooked; 2 years or more dry and sealed (brown rice 6 months); 
mixed vegetables; 3–7 days for most; 8–12 months, blanched first; ; blanch 1–3 minutes and cool in ice water before you freeze; lettuce, cucumber and raw potatoes do not freeze well
brown rice; 6–12 months uncooked; 12–18 months uncooked; 6 months; its oils turn rancid, so keep it cool
cooked pasta; 3–5 days; 1–2 months; ; undercook it a little and toss it with oil or sauce before you freeze it
pasta; ; ; 1–2 years dry; cooked it keeps 3–5 days, frozen 1–2 months
fresh pasta; 1–2 days homemade, by the date for bought; 2 months; ;
quinoa; 5–7 days cooked; 6 months cooked; 2–3 years dry;
cooked quinoa; 5–7 days; 6 months; ;
oats; ; ; 1 year, sealed;
flour; 1 year; 2 years; 6–8 months; whole-wheat flour 1–3 months on the shelf, 6–8 months in the fridge or freezer
sugar; ; ; keeps for ever when dry;
brown sugar; ; ; 18 months, airtight with a slice of bread against hardening;
honey; ; ; keeps for ever; crystals melt in warm water; never for babies under 1 year
maple syrup; 1 year opened; does not freeze hard, keeps for years; ;
baking powder; ; ; 3–6 months opened; test: 1 teaspoon in ⅓ cup hot water must fizz
baking soda; ; ; 6 months opened for baking; test: a drop of vinegar must fizz
yeast; 4 months opened; 6 months opened; by the date unopened;
spices; ; ; ground 2–3 years, whole 4 years; they fade, they do not spoil
dry beans; ; ; 1–2 years at best quality, safe for many years; old ones take longer to soften
cooked beans; 3–4 days; 6 months; ; freeze them in their liquid
canned beans; 3–4 days opened, in another container; 2–3 months; 2–5 years unopened; not from a can that bulges, leaks, is badly dented or rusted
canned food; 3–4 days opened, in another container; 2–3 months; 2–5 years, 12–18 months for tomatoes and fruit; the date is about quality; never from a can that bulges, leaks, spurts, is badly dented or rusted
lentil; 3–4 days cooked; 6 months cooked; 1 year dry;
nut; 6 months; 1 year; 1–3 months; they turn rancid in the warm
peanut butter; 3–4 months, natural kinds; ; 2–3 months opened;
bread; not advised: it stales faster there; 3 months; 3–7 days; slice before you freeze and toast from frozen
bagel; not advised: it stales faster there; 3 months, sliced; 1–2 days; 
muffin; 1 week; 3 months; 2–3 days; 
brownie; 1 week; 3 months; 3–4 days, airtight; 
cheesecake; 3–5 days; 2–3 months; ; 
alfredo sauce; 3–4 days opened or homemade; freezes poorly: it may split; ; 
sauerkraut; 5–7 days from a can, 4–6 months fermented, in its juice; 8–12 months; ; 
kimchi; 3–6 months, sourer with time; ; ; 
tea; 3–5 days brewed; ; 1–2 years dry, airtight; 
smoothie; 1–2 days; 2–3 months; ; shake it before you drink it
cut fruit; 3–4 days; 8–12 months for most; ; 
tortilla; 3–4 weeks opened; 6 months; 1 week;
pizza; 3–4 days; 1–2 months; ;
cake; 3–7 days; 3–4 months unfrosted; 2–3 days, covered; with cream or custard always in the fridge
cookie; 2 weeks; 4–6 months; 1–2 weeks, airtight;
cookie dough; 3–5 days; 2 months; ;
pizza dough; 2–3 days; 3 months; ;
pie; 3–4 days; 6–8 months for fruit pies; 2 days for fruit pies; custard and pumpkin pies always in the fridge
soup; 3–4 days; 2–3 months; ; leave room at the top; cream and potato soups may turn grainy
stew; 3–4 days; 2–3 months; ;
chili; 3–4 days; 2–3 months; ;
casserole; 3–4 days; 2–3 months; ;
lasagna; 3–4 days; 2–3 months; ;
curry; 3–4 days; 2–3 months; ;
meatloaf; 3–4 days; 2–3 months; ;
gravy; 1–2 days; 2–3 months; ;
chicken broth; 3–4 days, opened or homemade; 2–3 months; 1 year unopened;
broth; 3–4 days, opened or homemade; 2–3 months; 1 year unopened;
pasta sauce; 3–5 days opened; 6 months; 1 year unopened;
tomato paste; 5 days opened; 3 months, by the spoonful; 18 months unopened;
canned tomato; 5–7 days opened, in another container; 3 months; 12–18 months unopened;
coconut milk; 4 days opened; 2 months; 2–5 years unopened;
pesto; 3 days; 6 months, in ice-cube trays; ;
hummus; 5–7 days opened, 3–4 homemade; 3–4 months; ;
guacamole; 1–2 days; 3 months; ; press plastic onto the surface
salsa; 5–7 days fresh, 2 weeks from an opened jar; 4 months, for cooking; ;
potato salad; 3–4 days; freezes poorly; ;
tuna salad; 3–4 days; freezes poorly; ;
egg salad; 3–4 days; freezes poorly; ;
coleslaw; 3–5 days; freezes poorly; ;
salad; 1–2 days dressed, 3–5 undressed; do not freeze; ;
mashed potatoes; 3–4 days; 2 months; ;
cooked vegetables; 3–4 days; 1–2 months; ;
cooked potato; 3–4 days; 2–3 months; ;
mayonnaise; 2 months opened; do not freeze: it splits; ; homemade with raw egg 3–4 days
ketchup; 6 months opened; ; 1 month opened; the fridge keeps its quality, though it is safe outside
mustard; 1 year opened; ; 1–2 months opened;
soy sauce; 2 years opened; ; 6 months opened;
hot sauce; 3–5 years; ; 6 months opened;
barbecue sauce; 4 months opened; ; 1 month opened;
salad dressing; 1–3 months opened; do not freeze; ;
jam; 6–12 months opened; 1 year; ; throw it out when it shows mold
pickle; 2–3 months opened; ; ;
olive; 2 weeks opened, in brine; ; ;
olive oil; ; ; 3–5 months opened, 6–12 months unopened, dark and cool;
vegetable oil; ; ; 3–5 months opened;
garlic oil; 4 days; 3–4 months; never at room temperature (botulism);
vinegar; ; ; keeps for ever;
wine; 1–3 days opened; 4–6 months, for cooking; ;
coffee; ; 3–4 months; 2–4 weeks opened; beans airtight and dark
chocolate; ; ; 1–2 years, cool and dark; white bloom is harmless
tofu; 1 week, 3–5 days opened, in fresh water daily; 3–5 months; ; freezing makes it chewy, which is good for frying
apple; 4–6 weeks; 8 months, sliced; 1–2 weeks; they make other fruit ripen: keep them apart
banana; 3 days when ripe (the skin turns black, the inside is fine); 2–3 months, peeled; 2–7 days; peel before you freeze, for smoothies and baking
berry; 3–6 days; 8–12 months; ; wash them just before eating
strawberry; 2–3 days; 8–12 months; ;
blueberry; 1–2 weeks; 8–12 months; ;
grape; 1 week; 10–12 months; ;
orange; 2–3 weeks; 4 months; 1 week;
lemon; 2–3 weeks; 4 months (juice or zest); 1 week;
lime; 2–3 weeks; 4 months (juice or zest); 1 week;
avocado; 3–4 days when ripe, 1–2 days cut; 3–6 months, mashed with lime; until ripe; cut: lemon or lime juice on the flesh and plastic wrap pressed on it, pit left in, keeps the air away so that it browns less
peach; 3–5 days when ripe; 8–12 months; until ripe;
pear; 3–5 days when ripe; 8 months; until ripe;
mango; 5–7 days when ripe; 6–8 months; until ripe;
pineapple; 3–5 days; 6–8 months; 1–2 days;
watermelon; 3–4 days cut, 2 weeks whole; 6 months; 7 days whole;
melon; 3–4 days cut; 6 months; until ripe;
cherry; 5–7 days; 8–12 months; ;
tomato; 1 week when fully ripe; 2–3 months, for sauce; 5–7 days; best at room temperature on the counter, stem down; only when fully ripe into the fridge, and let them warm before eating
potato; not advised raw: it turns sweet and dark; cooked 2–3 months, never raw; 3–5 weeks; cool, dark and airy, about 45–55 °F (7–13 °C), away from onions
sweet potato; not advised raw; cooked 10–12 months; 2–3 weeks; cool, dark and airy
onion; 7–10 days cut, 2 months whole; 6–8 months, chopped; 1 month; whole in a cool, dry, dark, airy place, away from potatoes; cut ones wrapped in the fridge
garlic; 10 days peeled; 10–12 months, chopped; 3–5 months for a whole head; airy and dry; never in oil at room temperature
ginger; 2–3 weeks; 6 months, unpeeled (grate it frozen); ;
carrot; 2–3 weeks; 10–12 months, blanched; ; without the green, in a closed bag or in water
celery; 1–2 weeks, wrapped in foil; 10–12 months, for cooking; ;
lettuce; 5–10 days; do not freeze; ; wash, spin dry and keep in a container lined with a paper towel
mixed greens; 3–5 days; do not freeze; ; in a container with a dry paper towel
spinach; 5–7 days; 8–12 months, blanched; ; with a dry paper towel
kale; 3–5 days; 8–12 months, blanched; ;
broccoli; 3–5 days; 10–12 months, blanched; ;
cauliflower; 3–5 days; 10–12 months, blanched; ;
cabbage; 1–2 weeks whole, 3–4 days cut; 8–12 months, blanched; ;
green bean; 3–5 days; 8–12 months, blanched; ;
asparagus; 3–4 days, standing in water; 8–12 months, blanched; ;
bell pepper; 1–2 weeks; 8–12 months, sliced; ;
cucumber; 4–6 days; do not freeze; ;
zucchini; 5–7 days; 8–12 months; ;
eggplant; 5–7 days; 6–8 months cooked; 1 day;
mushroom; 3–7 days, in a paper bag; 8–12 months, cooked; ;
corn; 1–2 days in the husk; 8–12 months, blanched; ;
squash; 4–5 days for summer squash; 8–12 months; 1–3 months for winter squash, whole;
herbs; 7–10 days; 4–6 months, chopped in oil or water; ; parsley, cilantro, dill and mint with the stems in a glass of water in the fridge; basil in water on the counter; rosemary and thyme wrapped in a damp paper towel
basil; not advised: it turns black; 4–6 months, as pesto or in oil; 5 days, stems in water; keep it in a glass of water on the counter, not in the fridge
cilantro; 7–10 days, stems in water, loosely covered; 3–4 months; ;
parsley; 7–10 days, stems in water; 3–4 months; ;
green onion; 1 week, roots in water; 6–8 months; ;
baby food; 1–2 days opened; 1–3 months; ;
breast milk; 4 days; 6–12 months; 4 hours;
takeout; 3–4 days; 2–3 months; ;
sushi; 1 day; do not freeze; ; raw fish: the same day is best
fried rice; 3–4 days; 1–2 months; ;
pancake; 2–3 days; 2–3 months; ;
sandwich; 1–2 days; 1–3 months without lettuce, tomato and mayonnaise; ;
pumpkin puree; 3–4 days opened; 3–6 months; ;
applesauce; 7–10 days opened; 2–3 months; ;
orange juice; 7–10 days opened; 8–12 months; ;
whipped cream; 1 day; 1–2 months, in dollops; ;
`

/** Cooked food, by the rule for leftovers. */
const LEFTOVERS = new Set(
  'leftovers,cooked chicken,cooked turkey,roast beef,pulled pork,cooked meat,leftover rice,cooked beans,alfredo sauce,chili,casserole,lasagna,curry,meatloaf,mashed potatoes,cooked vegetables,cooked potato,takeout,fried rice'.split(
    ',',
  ),
)
/** FoodKeeper has no figure, or one for another form. */
const BY_PRACTICE = new Set(
  'honey,maple syrup,brownie,smoothie,pizza dough,soy sauce,vinegar,sushi,sandwich,ramp,tomatillo,fig,quince,fennel'.split(
    ',',
  ),
)

function sourcesOf(food: string): StoredFood['sources'] {
  if (BY_PRACTICE.has(food)) return []
  if (food === 'breast milk') return ['infant-feeding']
  return LEFTOVERS.has(food) ? ['danger-zone'] : ['foodkeeper']
}

/** Parses rows in the format of the table above. */
export const storedFoods = (rows: string): StoredFood[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(';').map((cell) => cell.trim()))
    .map(([food = '', fridge = '', freezer = '', pantry = '', ...notes]) => ({
      food,
      fridge,
      freezer,
      pantry,
      note: notes.filter(Boolean).join('; '),
      sources: sourcesOf(food),
    }))

export const storage: StoredFood[] = storedFoods(ROWS)

import type { DietNote } from '#core/assistant/knowledge.ts'

/** Food; diet or allergen; whether it fits or is free of it, and why. For what the ingredient list alone can't answer. */
const ROWS = `
honey; vegan; No. Honey is made by bees, so it is vegetarian but not vegan; maple syrup or agave stand in 1:1.
parmesan cheese; vegetarian; Not strictly: real Parmesan is made with animal rennet. Look for “vegetarian” or “microbial rennet” on hard cheese.
pecorino romano; vegetarian; Not strictly: it is usually made with animal rennet.
gruyere; vegetarian; Not strictly: it is usually made with animal rennet.
cheese; vegetarian; Often, but some cheeses (Parmesan, Pecorino, Gruyère) are made with animal rennet. Look for “microbial rennet”.
worcestershire sauce; vegetarian, vegan; No: it is made with anchovies. Vegetarian brands exist; soy sauce with a little vinegar and sugar stands in.
worcestershire sauce; gluten; Not always: some kinds are made with malt (barley) vinegar. In the US many are gluten-free; check the label.
oats; gluten; By nature yes, but they are often contaminated with wheat (cross-contact). For celiac disease buy oats that are certified gluten-free.
soy sauce; gluten; No: ordinary soy sauce is brewed with wheat. Tamari (check the label) or coconut aminos are gluten-free.
cheese; lactose; Often: aged and hard cheeses (Parmesan, Cheddar, Gruyère, Gouda) hold almost no lactose; fresh ones (ricotta, cottage cheese, cream cheese) do. A lactase tablet helps; with a milk allergy no cheese is safe.
butter; lactose; Not quite: butter has only traces of lactose, which many people tolerate, but it is dairy. Ghee has even less; plant butter has none.
butter; milk; No: butter is made of milk, so it is dairy. Plant butter or oil is dairy-free.
ghee; milk; No: ghee is made of butter. It has almost no lactose or milk protein left, but it is not safe with a milk allergy.
ghee; lactose; Almost: next to no lactose is left, but it is still made from milk.
mayonnaise; milk; Yes: mayonnaise is oil, egg and vinegar, without dairy. It does contain egg.
mayonnaise; vegan; No: it contains egg. Vegan mayonnaise is made without.
egg; milk; Yes: eggs are not dairy: they come from hens and hold no milk or lactose. They only stand beside it in the shop.
pesto; tree nuts; No: classic pesto contains pine nuts, some brands cashews, and Parmesan (milk). Look for a nut-free one or use sunflower seeds.
bread; milk; Some: plain baguette, sourdough and most sandwich loaves usually have none, while brioche, milk bread and soft rolls contain milk or butter. Check the label.
bread; vegan; Often: flour, water, yeast and salt are vegan; brioche, challah and soft rolls usually have milk, butter, egg or honey. Check the label.
bread; egg; Most plain loaves have none; brioche and challah do. Check the label.
coconut; tree nuts; Botanically coconut is a fruit, and most people with a nut allergy can eat it; US labels no longer list it among tree nuts. Some are allergic to it, so ask your doctor or allergist first.
nutmeg; tree nuts; Yes, it is safe: nutmeg is a seed, not a nut.
pine nut; tree nuts; Pine nuts are seeds, but they are treated as tree nuts on labels and can cause reactions: avoid them with a nut allergy unless your doctor says otherwise.
water chestnut; tree nuts; Yes, it is safe: water chestnuts are a root vegetable.
butternut squash; tree nuts; Yes, it is safe: it is a squash, no nut.
wine; vegan; Not always: some are cleared with egg white, milk protein or fish bladder. Look for “vegan”.
wine; gluten; Yes, wine is gluten-free.
beer; gluten; No: beer is brewed from barley, unless it is labeled gluten-free.
vodka; gluten; Yes: distilling leaves the gluten behind, even from wheat; those with celiac disease often choose potato vodka.
whiskey; gluten; Distilled whiskey is held to be gluten-free, though it is made from grain.
sugar; vegan; Mostly: some US cane sugar is whitened with bone char. Organic, beet and coconut sugar are vegan.
marshmallow; vegetarian, vegan; No: ordinary marshmallows contain gelatin from pork or beef. Vegan ones use agar or carrageenan.
gelatin; vegetarian, vegan; No: it comes from animal bones and skin. Agar sets in its place.
jelly; vegetarian, vegan; Fruit jelly for bread is set with pectin and fine; gelatin desserts are not.
chocolate; milk; Dark chocolate is often dairy-free but may hold traces; milk and white chocolate contain milk.
dark chocolate; milk; Often, but many brands hold milk or traces of it: check the label.
chocolate; vegan; Dark chocolate often is; milk and white chocolate are not. Check the label for milk.
dark chocolate; vegan; Often, but check the label for milk.
pasta; vegan; Dried pasta usually is (semolina and water); fresh pasta usually contains egg.
pasta; egg; Dried pasta usually has none; fresh pasta and egg noodles do.
pasta; gluten; No: ordinary pasta is made of wheat. Rice, corn, lentil and chickpea pasta are gluten-free.
couscous; gluten; No: couscous is made of wheat semolina. Quinoa or millet stand in.
bulgur; gluten; No: bulgur is cracked wheat.
farro; gluten; No: farro is a kind of wheat.
barley; gluten; No: barley contains gluten.
spelt flour; gluten; No: spelt is a kind of wheat.
semolina flour; gluten; No: semolina is wheat.
seitan; gluten; No: seitan is pure wheat gluten.
rice; gluten; Yes, rice of every color is gluten-free, sticky (“glutinous”) rice too; rice mixes may not be.
quinoa; gluten; Yes, quinoa is gluten-free and fine for celiacs; buy it certified if traces matter.
buckwheat; gluten; Yes: in spite of its name buckwheat is no wheat and is gluten-free; soba noodles often have wheat added.
soba noodle; gluten; Not always: many are part wheat. Look for 100 % buckwheat.
corn; gluten; Yes, corn is gluten-free.
cornstarch; gluten; Yes, pure cornstarch is gluten-free.
cornbread; gluten; Usually not: most recipes use some wheat flour.
corn tortilla; gluten; Yes, usually: corn tortillas are gluten-free; check for traces.
tortilla; gluten; Flour tortillas no, corn tortillas yes.
potato; gluten; Yes, potatoes are gluten-free; fries may share a fryer with breaded food.
french fry; gluten; Potatoes are, but some frozen fries are coated with wheat, and shared fryers carry gluten. Check.
vinegar; gluten; Yes, most: wine, cider, rice and distilled vinegar are gluten-free; malt vinegar is not.
malt vinegar; gluten; No: it is made of barley.
miso; gluten; Not always: barley miso contains gluten, rice miso usually not. Check the label.
teriyaki sauce; gluten; Usually not: it is made with soy sauce, so with wheat.
oyster sauce; gluten; Often not: many brands contain wheat. Check the label.
oyster sauce; vegan, vegetarian; No: it is made with oyster extract. Vegetarian oyster sauce is made of mushrooms.
hoisin sauce; gluten; Often not: many brands contain wheat. Check the label.
fish sauce; vegetarian, vegan; No: it is made of fermented fish.
kimchi; vegetarian, vegan; Often not: it is usually made with fish sauce or shrimp paste. Vegan kimchi exists.
red wine vinegar; gluten; Yes, it is gluten-free.
mustard; gluten; Usually yes; check flavored and beer mustards.
ketchup; gluten; Yes, usually; check for malt vinegar.
bouillon cube; gluten; Not always: check the label for wheat or barley.
gravy; gluten; Usually not: it is thickened with flour. Cornstarch makes it gluten-free.
sausage; gluten; Not always: some hold bread or rusk. Check the label.
imitation crab; gluten; Usually not: it contains wheat starch, and fish.
imitation crab; shellfish; Often not safe: it is made of fish and may contain crab extract. Check the label.
caesar dressing; vegetarian, vegan; No: it is made with anchovies, and egg and cheese.
refried beans; vegetarian, vegan; Not always: the traditional kind is made with lard. Look for “vegetarian”.
pie crust; vegetarian, vegan; Check: some are made with lard or butter.
naan; vegan; Usually not: it is made with yogurt or milk.
naan; milk; Usually not: it is made with yogurt, milk or ghee.
cream of tartar; milk; Yes, it is dairy-free: it comes from wine making.
cream of coconut; milk; Yes, it is dairy-free.
coconut milk; milk; Yes, coconut milk is dairy-free.
lactose-free milk; milk; No: it is real milk without its lactose, so not safe with a milk allergy.
sherbet; milk; No: it contains some milk. Sorbet does not.
ranch dressing; milk; No: it is made with buttermilk or sour cream.
sushi; gluten; Not always: rice and fish are gluten-free, but soy sauce, imitation crab, tempura and some rice vinegar contain wheat.
pizza; gluten; No: ordinary crust is made of wheat; gluten-free crusts exist.
pizza; vegan; Not with ordinary cheese, which is milk; a plain tomato pizza or plant cheese is.
sausage; milk; Mostly, but some hold milk powder: check the label.
french fry; vegan; Yes, if they are fried in vegetable oil and not in beef fat.
hummus; sesame; No: it contains tahini, which is sesame.
hummus; vegan; Yes, classic hummus is vegan.
tahini; sesame; No: tahini is pure sesame.
tofu; soy; No: tofu is made of soy.
falafel; gluten; Usually, but some are bound with flour. Ask or check.
meatball; gluten; Usually not: they are bound with bread crumbs.
ice cream; gluten; Plain kinds usually are; cookie and cake flavors are not.
ice cream; egg; Many contain egg yolk (custard or French style): check the label.
`

export const dietNotes: DietNote[] = ROWS.trim()
  .split('\n')
  .map((row) => row.split(/;(.*?);(.*)/s))
  .map(([food = '', about = '', text = '']) => ({
    food: food.trim(),
    about: about.split(',').map((word) => word.trim()),
    text: text.trim(),
  }))

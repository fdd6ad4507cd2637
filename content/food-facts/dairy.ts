/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const dairy = `
butter | milk; lactose sometimes: only traces remain; salt sometimes: salted butter; not paleo usually: it is dairy
milk | milk; lactose; fodmap: it is rich in lactose; carbs sometimes; not paleo; protein; milk drink
cheese | milk; rennet sometimes: it depends on the brand; lactose sometimes: fresh cheeses contain it; fodmap sometimes: fresh cheeses contain lactose; salt usually; soft cheese sometimes: it depends on the kind; not paleo; protein
cheddar cheese | milk; rennet sometimes: it depends on the brand; salt; not paleo; protein
heavy cream | milk; lactose; fodmap sometimes: it depends on the portion; not paleo
parmesan cheese | milk; rennet: it must be made with animal rennet; salt; not paleo; protein
sour cream | milk; lactose; gelatin sometimes: light kinds may be thickened with it; fodmap sometimes: it depends on the portion; not paleo
cream cheese | milk; lactose; gelatin sometimes: light kinds may contain it; fodmap sometimes: it depends on the portion; salt sometimes; not paleo
mozzarella cheese | milk; rennet sometimes: it depends on the brand; salt sometimes; not paleo; protein
yogurt | milk; lactose; fodmap: it contains lactose; gelatin sometimes: some are thickened with it; carbs sometimes; sugar sometimes: many are sweetened; not paleo; protein
coconut milk | sulfites sometimes: canned kinds may contain them; fodmap sometimes: it depends on the portion; carbs sometimes: the beverage may be sweetened; milk drink sometimes: the beverage kind
greek yogurt | milk; lactose; gelatin sometimes: some are thickened with it; fodmap usually: it contains lactose; not paleo; protein
buttermilk | milk; lactose; fodmap: it contains lactose; carbs sometimes; salt sometimes: it is often salted; not paleo; protein sometimes; milk drink
feta cheese | milk; rennet sometimes: some is set with animal rennet; lactose sometimes; salt: it is kept in brine; soft cheese sometimes: some is unpasteurized; not paleo; protein
almond milk | tree nuts; sugar sometimes: many are sweetened; carbs sometimes: many are sweetened; not paleo sometimes: many contain sugar and additives; milk drink
cream | milk; lactose; fodmap sometimes: it depends on the portion; not paleo
half-and-half | milk; lactose; fodmap usually: it contains lactose; not paleo
ice cream | milk; lactose; fodmap: it is rich in lactose; eggs sometimes: custard styles contain yolks; soy sometimes: chocolate and coatings contain lecithin; tree nuts sometimes: it depends on the flavor; peanuts sometimes: it depends on the flavor; gluten sometimes: cookie or dough pieces; gelatin sometimes: it may be a stabilizer; insects sometimes: carmine may color it; alcohol sometimes: rum raisin and the like; raw eggs sometimes: homemade kinds may use raw yolks; caffeine sometimes: coffee and chocolate flavors; sugar; carbs; not paleo
ricotta cheese | milk; lactose; fodmap: it is rich in lactose; carbs sometimes; not paleo; protein
margarine | milk sometimes: some brands add whey or buttermilk; soy usually: soybean oil or lecithin is typical; lactose sometimes: some contain whey; salt sometimes; not paleo: it is refined seed oil
cottage cheese | milk; lactose; fodmap usually: it contains lactose; salt sometimes; carbs sometimes; not paleo; protein
sweetened condensed milk | milk; lactose; fodmap: it is rich in lactose; sugar; carbs; not paleo
american cheese | milk; lactose: it contains added whey or milk; soy usually: soy lecithin is typical in slices; rennet sometimes: it depends on the brand; fodmap usually: it contains added lactose; salt; not paleo: it is highly processed; protein
evaporated milk | milk; lactose; fodmap: it is rich in lactose; sugar sometimes; carbs; not paleo; protein
monterey jack cheese | milk; rennet sometimes: it depends on the brand; salt; not paleo; protein
swiss cheese | milk; rennet usually: traditional emmental uses animal rennet; salt sometimes; not paleo; protein
whipped cream | milk; lactose; sugar sometimes: it is usually sweetened; carbs sometimes: it is usually sweetened; fodmap sometimes: it depends on the portion; gelatin sometimes: it may be a stabilizer; not paleo
mexican cheese blend | milk; rennet sometimes: it depends on the brand; salt; not paleo; protein
skim milk | milk; lactose; fodmap: it is rich in lactose; carbs sometimes; not paleo; protein; milk drink
whipped topping | milk usually: most contain cream or casein; lactose sometimes: some contain cream or milk; soy sometimes: some contain soy; sugar; carbs; not paleo
goat cheese | milk; rennet sometimes: it depends on the brand; lactose usually: fresh goat cheese contains some; fodmap sometimes: it depends on the portion; salt sometimes; soft cheese sometimes: rinded and unpasteurized kinds; not paleo; protein
oat milk | gluten sometimes: oats are contaminated unless certified; fodmap usually: oats contain fructans at this amount; sugar usually: its starch is turned into sugar; carbs; not paleo; milk drink
fresh mozzarella | milk; rennet sometimes: Italian buffalo mozzarella uses it; lactose sometimes; fodmap sometimes: it depends on the portion; salt sometimes; soft cheese sometimes: some is made from raw milk; not paleo; protein
blue cheese | milk; rennet usually: roquefort and traditional gorgonzola use it; salt; soft cheese: it is blue-veined; not paleo; protein
pepper jack cheese | milk; rennet sometimes: it depends on the brand; salt; not paleo; protein
provolone | milk; rennet usually: traditional provolone uses animal rennet; eggs sometimes: egg lysozyme may preserve it; salt; not paleo; protein
soy milk | soy; fodmap usually: whole soybeans contain galactans; sugar sometimes: many are sweetened; carbs sometimes: many are sweetened; not paleo; protein; milk drink
colby jack cheese | milk; rennet sometimes: it depends on the brand; salt; not paleo; protein
coffee creamer | milk usually: non-dairy kinds contain casein too; lactose sometimes: dairy kinds contain it; soy sometimes: some contain soy oil or lecithin; tree nuts sometimes: almond creamers exist; fodmap sometimes: dairy kinds contain lactose; sugar usually: corn syrup or sugar is typical; carbs usually: corn syrup or sugar is typical; not paleo
pecorino romano | milk; rennet: it must be made with lamb rennet; salt; not paleo; protein
brie | milk; rennet usually: traditional brie uses animal rennet; salt; soft cheese: it is soft and mold-ripened; not paleo; protein
gouda | milk; rennet usually: traditional gouda uses animal rennet; eggs sometimes: egg lysozyme may preserve it; salt; not paleo; protein
gruyere | milk; rennet: it must be made with animal rennet; salt; not paleo; protein
coconut cream | sulfites sometimes: canned kinds may contain them; fodmap sometimes: it depends on the portion; carbs sometimes
light cream | milk; lactose; fodmap usually: it contains lactose; not paleo
powdered milk | milk; lactose; fodmap: it is rich in lactose; sugar sometimes; carbs; not paleo; protein; milk drink sometimes: when mixed as a drink
queso fresco | milk; rennet sometimes: it depends on the brand; lactose; fodmap sometimes: it depends on the portion; salt usually; soft cheese usually: it often causes listeria outbreaks; not paleo; protein
vanilla yogurt | milk; lactose; fodmap: it contains lactose; gelatin sometimes: some are thickened with it; insects sometimes: carmine colors some fruit yogurts; sugar; carbs; not paleo; protein
cotija cheese | milk; rennet sometimes: it depends on the brand; salt; soft cheese sometimes: some is made from raw milk; not paleo; protein
ghee | milk: it may keep traces of protein; not paleo sometimes: it is dairy, though widely accepted
plant milk | tree nuts usually: almond and cashew kinds are common; soy usually: soy milk is common; gluten sometimes: oat milk is contaminated unless certified; lupin sometimes: some blends contain it; peanuts sometimes: rare kinds are made from peanuts; fodmap sometimes: it depends on the kind; sugar sometimes: many are sweetened; carbs sometimes: many are sweetened; not paleo sometimes: soy, oat and rice kinds; protein sometimes: soy and pea kinds; milk drink
queso | milk; lactose usually; rennet sometimes: it depends on the cheese; soy sometimes: it may contain soy oil or lecithin; gluten sometimes: flour may thicken it; mustard sometimes: the seasoning may contain it; pork sometimes: chorizo may be added; meat sometimes: ground beef may be added; alcohol sometimes: beer cheese dips; fodmap usually: onion and garlic are typical; carbs sometimes: starch thickens it; salt; not paleo; protein sometimes
mascarpone | milk; lactose; fodmap sometimes: it depends on the portion; not paleo
string cheese | milk; rennet sometimes: it depends on the brand; salt; not paleo; choking sometimes: round pieces can block the throat; protein
vegan butter | soy usually: many contain soy oil or lecithin; tree nuts sometimes: some are made from cashews; salt sometimes; fodmap sometimes: some are made from cashews; not paleo usually: it is refined oil
creme fraiche | milk; lactose; fodmap sometimes: it depends on the portion; not paleo
processed cheese loaf | milk; lactose: it contains added whey; fodmap usually: it contains added lactose; rennet sometimes: it depends on the brand; soy sometimes: soy lecithin may be added; carbs sometimes; salt; not paleo: it is highly processed; protein
asiago cheese | milk; rennet usually: traditional asiago uses animal rennet; eggs sometimes: egg lysozyme may preserve it; salt; not paleo; protein
fontina | milk; rennet usually: traditional fontina uses calf rennet; soft cheese sometimes: Italian fontina is made from raw milk; salt; not paleo; protein
italian cheese blend | milk; rennet usually: romano or Parmesan is typical in it; eggs sometimes: egg lysozyme may preserve it; salt; not paleo; protein
whey protein | milk usually: plant protein powders exist; lactose usually: only isolate is nearly free; fodmap usually: concentrate contains lactose; soy usually: soy lecithin or protein is typical; sugar sometimes: some are sweetened; carbs sometimes; not paleo; protein
chocolate milk | milk; lactose; fodmap: it is rich in lactose; caffeine sometimes: cocoa contains some; sugar; carbs; not paleo; protein; milk drink
colby cheese | milk; rennet sometimes: it depends on the brand; salt; not paleo; protein
lactose-free milk | milk; carbs sometimes; not paleo; protein; milk drink
paneer | milk; lactose sometimes; fodmap sometimes: it depends on the portion; not paleo; protein
havarti | milk; rennet sometimes: it depends on the brand; salt; not paleo; protein
burrata | milk; rennet sometimes: Italian burrata usually uses it; lactose; fodmap sometimes: it depends on the portion; soft cheese sometimes: some is made from raw milk; not paleo; protein
kefir | milk; lactose: fermentation leaves some; fodmap: it contains lactose; alcohol sometimes: traces form during fermentation; sugar sometimes: flavored kinds are sweetened; carbs sometimes; not paleo; protein; milk drink
mexican crema | milk; lactose; gelatin sometimes: some are thickened with it; fodmap sometimes: it depends on the portion; salt sometimes; not paleo
vegan cheese | tree nuts usually: cashew and almond kinds are common; soy sometimes: some are made from soy; lupin sometimes: some contain lupin protein; gluten sometimes: some contain oats; fodmap sometimes: cashews are rich in galactans; carbs sometimes: many are mostly starch; salt usually; not paleo usually: it is processed
dulce de leche | milk; lactose; fodmap: it is rich in lactose; sugar; carbs; not paleo
halloumi | milk; rennet sometimes: it depends on the brand; lactose sometimes; fodmap sometimes: it depends on the portion; salt: it is kept in brine; not paleo; protein
muenster cheese | milk; rennet sometimes: French munster uses animal rennet; soft cheese sometimes: French munster is soft and washed-rind; salt; not paleo; protein
oaxaca cheese | milk; rennet sometimes: it depends on the brand; lactose sometimes; salt; soft cheese sometimes: some is made from raw milk; not paleo; protein
cashew milk | tree nuts; fodmap sometimes: cashews are rich in galactans; sugar sometimes: many are sweetened; carbs sometimes: many are sweetened; not paleo sometimes: many contain additives; milk drink
garlic and herb cheese | milk; lactose; rennet sometimes: it depends on the brand; fodmap: it contains garlic; salt; not paleo
manchego | milk; rennet: it must be made with animal rennet; eggs sometimes: egg lysozyme may preserve it; salt; not paleo; protein
rice milk | sugar: its starch is turned into sugar; carbs; not paleo; milk drink
pimento cheese | milk; eggs: it contains mayonnaise; mustard usually: mayonnaise often contains it; lactose sometimes: cream cheese may be added; rennet sometimes: it depends on the brand; soy sometimes: mayonnaise may contain soybean oil; fish sometimes: Worcestershire sauce may be added; gluten sometimes: Worcestershire sauce may contain malt; raw eggs sometimes: homemade mayonnaise; fodmap sometimes: it may contain onion or garlic; salt; not paleo; protein
cheese curd | milk; rennet sometimes: it depends on the brand; lactose sometimes; salt; not paleo; protein
coconut yogurt | soy sometimes: some plant yogurts are soy; tree nuts sometimes: some contain almond or cashew; gluten sometimes: some contain oats; lupin sometimes: some contain lupin protein; fodmap sometimes: it depends on the base and portion; sugar sometimes: many are sweetened; carbs sometimes: many are sweetened; not paleo sometimes: many contain sugar and starch
malted milk powder | gluten: it is made from barley and wheat; milk; lactose; fodmap: it contains barley and lactose; soy sometimes: some brands contain it; caffeine sometimes: chocolate kinds contain cocoa; sugar; carbs; not paleo
vegan cream cheese | tree nuts usually: cashew and almond kinds are common; soy sometimes: some are made from soy; gluten sometimes: some contain oats; fodmap sometimes: cashews are rich in galactans; carbs sometimes; salt sometimes; not paleo usually: it is processed
brown butter | milk; lactose sometimes: only traces remain; salt sometimes: salted butter; not paleo usually: it is dairy
buttermilk powder | milk; lactose; fodmap: it is rich in lactose; sugar sometimes; carbs; salt sometimes; not paleo; protein
edam | milk; rennet usually: traditional edam uses animal rennet; eggs sometimes: egg lysozyme may preserve it; salt; not paleo; protein
goat milk | milk; lactose; fodmap: it is rich in lactose; carbs sometimes; not paleo; protein; milk drink
grana padano | milk; rennet: it must be made with animal rennet; eggs usually: egg lysozyme is used in making it; salt; not paleo; protein
clotted cream | milk; lactose; fodmap sometimes: it depends on the portion; not paleo
farmer cheese | milk; lactose; rennet sometimes: some is set with a little; fodmap usually: it contains lactose; salt sometimes; carbs sometimes; not paleo; protein
ricotta salata | milk; rennet sometimes: its whey comes from rennet cheese; lactose sometimes; fodmap sometimes: it depends on the portion; salt; not paleo; protein
limburger | milk; rennet usually: traditional kinds use animal rennet; salt; soft cheese: it is soft and washed-rind; not paleo; protein
`

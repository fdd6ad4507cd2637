/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const baking = `
flour | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
baking powder | salt: it is rich in sodium; not paleo sometimes: it contains cornstarch
vanilla extract | alcohol usually: vanilla is steeped in alcohol; sugar sometimes: some flavorings contain syrup
baking soda | salt: it is rich in sodium
chocolate chips | milk usually: many contain milk fat; soy usually: soy lecithin is typical; lactose sometimes: milk may be added; fodmap sometimes: it depends on the portion; caffeine sometimes: cocoa contains some; sugar; carbs; not paleo
cornstarch | sugar: it is refined starch; carbs; not paleo
cocoa powder | caffeine sometimes: cocoa contains some; fodmap sometimes: it depends on the portion; carbs sometimes
chocolate | milk usually: most chocolate contains milk; soy usually: soy lecithin is typical; lactose usually: milk chocolate contains it; tree nuts sometimes: nut bars exist; gluten sometimes: cookie or malt pieces; fodmap sometimes: it depends on the portion; caffeine sometimes: cocoa contains some; sugar; carbs; not paleo
yeast |
cornmeal | sugar sometimes: it depends on the portion; carbs; not paleo: corn is a grain
dark chocolate | milk sometimes: many contain milk fat; soy usually: soy lecithin is typical; lactose sometimes: milk may be added; tree nuts sometimes: nut bars exist; fodmap sometimes: it depends on the portion; caffeine sometimes: cocoa contains some; sugar usually; carbs usually; not paleo usually: it contains refined sugar
pie crust | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; milk sometimes: butter crusts contain milk; pork sometimes: some are made with lard; soy sometimes: shortening may contain soy; eggs sometimes: some contain egg; sulfites sometimes: dough conditioners may contain them; salt sometimes
whole wheat flour | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar sometimes: it depends on the portion; carbs; not paleo
bread flour | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
marshmallow | gelatin: it is set with gelatin; pork usually: the gelatin is usually from pigs; meat sometimes: the gelatin may be from cattle; fish sometimes: kosher kinds may use fish gelatin; eggs sometimes: some contain egg white; sulfites sometimes: the syrup or starch may contain them; fodmap sometimes: it may contain fructose syrup; sugar; carbs; not paleo; choking: soft pieces can block the throat
graham cracker | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; honey usually: most contain honey; soy usually: soy oil or lecithin is typical; milk sometimes: some contain milk; caffeine sometimes: cocoa contains some; salt sometimes
baking mix | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; soy usually: soy oil is typical; milk sometimes: buttermilk kinds contain milk; lactose sometimes: buttermilk kinds contain it; eggs sometimes: some contain egg; salt
pancake mix | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; milk usually: buttermilk or whey is typical; lactose usually: buttermilk or whey is typical; eggs sometimes: complete mixes contain egg; soy sometimes: soy flour or lecithin may be added; salt
cake mix | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; milk sometimes: many contain milk or whey; lactose sometimes: milk may be added; soy usually: soy oil or lecithin is typical; eggs sometimes: angel food mix contains egg white; caffeine sometimes: chocolate kinds contain cocoa; salt
semisweet chocolate | milk sometimes: many contain milk fat; soy usually: soy lecithin is typical; lactose sometimes: milk may be added; fodmap sometimes: it depends on the portion; caffeine sometimes: cocoa contains some; sugar; carbs; not paleo
cream of tartar |
gelatin | gelatin; pork sometimes: it is often made from pigs; meat sometimes: some is made from cattle; fish sometimes: some is made from fish; protein
self-rising flour | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; salt: salt and baking powder are added
sprinkles | insects usually: shellac glaze is typical; soy sometimes: soy lecithin may be added; milk sometimes: chocolate kinds may contain milk; gluten sometimes: some contain wheat starch; gelatin sometimes: some contain it; sugar; carbs; not paleo
almond flour | tree nuts; fodmap sometimes: it depends on the portion; protein
chocolate hazelnut spread | tree nuts: it contains hazelnuts; milk usually: skim milk powder is typical; lactose usually: skim milk powder is typical; soy usually: soy lecithin is typical; fodmap sometimes: it depends on the portion; caffeine sometimes: cocoa contains some; sugar; carbs; not paleo
pudding mix | milk usually: it is prepared with milk; lactose usually: it is prepared with milk; fodmap usually: it is prepared with milk; soy sometimes: some contain soy; gelatin sometimes: some contain it; caffeine sometimes: chocolate kinds contain cocoa; sugar; carbs; not paleo; salt sometimes: instant kinds are rich in sodium
almond extract | tree nuts sometimes: some is made from real almonds; alcohol usually: it is made with alcohol
cake flour | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
frosting | milk usually: butter or cream cheese is typical; soy usually: canned kinds contain soy oil; lactose sometimes: cream cheese or milk; eggs sometimes: royal icing contains egg white; raw eggs sometimes: royal icing may use raw whites; gluten sometimes: some contain wheat starch; insects sometimes: carmine may color it; fodmap sometimes: milk or fructose syrup; caffeine sometimes: chocolate kinds contain cocoa; sugar; carbs; not paleo
brownie mix | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; soy usually: soy oil or lecithin is typical; milk sometimes: chocolate pieces may contain milk; eggs sometimes: some contain egg; tree nuts sometimes: there are walnut kinds; caffeine sometimes: cocoa contains some; salt sometimes
cornbread mix | gluten usually: wheat flour is usually mixed in; fodmap usually: it contains wheat; pork sometimes: some contain lard; milk sometimes: some contain milk; lactose sometimes: milk may be added; eggs sometimes: some contain egg; soy sometimes: some contain soy; sugar; carbs; not paleo; salt
flavored gelatin mix | gelatin: it is set with gelatin; pork usually: the gelatin is usually from pigs; meat sometimes: the gelatin may be from cattle; sugar; carbs; not paleo
milk chocolate | milk; lactose; soy usually: soy lecithin is typical; fodmap usually: it contains lactose; caffeine sometimes: cocoa contains some; sugar; carbs; not paleo
white chocolate | milk; lactose; soy usually: soy lecithin is typical; fodmap usually: it contains lactose; sugar; carbs; not paleo
white chocolate chips | milk; lactose; soy usually: soy lecithin is typical; fodmap usually: it contains lactose; sugar; carbs; not paleo
caramel | milk: it is made with milk or butter; lactose usually: it is made with milk; soy usually: soy lecithin is typical; fodmap sometimes: it depends on the portion; sugar; carbs; not paleo; choking: it is sticky and hard to chew
food coloring | insects sometimes: some reds are carmine; sugar sometimes: gel kinds contain syrup; not paleo
graham cracker crust | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; honey sometimes: graham crackers often contain it; soy usually: soy oil or lecithin is typical; milk sometimes: butter may bind it; caffeine sometimes: chocolate cookie crusts contain cocoa; salt sometimes
pie filling | fodmap usually: apple, cherry or fructose syrup; eggs sometimes: lemon filling contains egg; milk sometimes: cream and lemon fillings; gluten sometimes: wheat may thicken it; sulfites sometimes: the fruit may be treated; sugar; carbs; not paleo
unsweetened chocolate | caffeine: cocoa contains it; fodmap sometimes: it depends on the portion; carbs sometimes
hot chocolate mix | milk usually: milk powder or whey is typical; lactose usually: milk powder or whey is typical; soy sometimes: some contain soy lecithin; gelatin sometimes: marshmallow kinds contain it; pork sometimes: marshmallow gelatin is from pigs; fodmap usually: milk powder contains lactose; caffeine sometimes: cocoa contains some; sugar; carbs; not paleo; salt sometimes
marshmallow creme | eggs: it is whipped with egg white; gelatin sometimes: some contain it; fodmap sometimes: it may contain fructose syrup; sugar; carbs; not paleo
nutritional yeast | protein sometimes: it depends on the portion
coconut flour | fodmap sometimes: it depends on the portion; carbs sometimes; protein sometimes
cookie dough | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; eggs usually: egg is typical in the dough; milk usually: butter or milk chocolate is typical; lactose sometimes: milk may be added; soy usually: soy oil or lecithin is typical; tree nuts sometimes: there are nut kinds; peanuts sometimes: there are peanut butter kinds; raw eggs sometimes: it may be eaten unbaked; caffeine sometimes: chocolate chips contain some; salt sometimes
gluten-free flour | milk sometimes: some blends contain milk powder; soy sometimes: some blends contain soy flour; tree nuts sometimes: some blends contain almond flour; lupin sometimes: some blends contain lupin flour; gluten sometimes: some contain oats or wheat starch; fodmap sometimes: some blends contain legume flour; sugar: it is refined starch; carbs; not paleo usually: it contains grain
rice flour | sugar: it is refined starch; carbs; not paleo
butterscotch chips | milk; lactose; soy usually: soy lecithin is typical; gluten sometimes: the flavoring may contain barley; fodmap sometimes: it depends on the portion; sugar; carbs; not paleo; choking sometimes: hard butterscotch candy
candy | gelatin usually: gummies and chewy candy contain it; pork sometimes: the gelatin may be from pigs; meat sometimes: the gelatin may be from cattle; insects sometimes: shellac and carmine are common; milk sometimes: it depends on the kind; lactose sometimes: it depends on the kind; soy sometimes: it depends on the kind; gluten sometimes: licorice contains wheat; tree nuts sometimes: it depends on the kind; peanuts sometimes: it depends on the kind; eggs sometimes: nougat contains egg white; honey sometimes: it depends on the kind; sulfites sometimes: the syrup may contain them; fodmap sometimes: fructose syrup or sugar alcohols; sugar; carbs; not paleo; choking: hard or chewy pieces block the throat
tapioca starch | sugar: it is refined starch; carbs
chocolate candy | milk usually: most chocolate contains milk; lactose usually: milk chocolate contains it; soy usually: soy lecithin is typical; peanuts sometimes: peanut butter fillings are common; tree nuts sometimes: nut fillings are common; gluten sometimes: wafer, cookie or malt fillings; eggs sometimes: nougat contains egg white; insects sometimes: shellac may glaze it; alcohol sometimes: liqueur fillings exist; fodmap usually: milk chocolate contains lactose; caffeine sometimes: cocoa contains some; sugar; carbs; not paleo; choking sometimes: whole nuts or hard centers
oat flour | gluten sometimes: oats are contaminated unless certified; fodmap sometimes: it depends on the portion; sugar sometimes: it depends on the portion; carbs; not paleo
lemon extract | alcohol usually: it is made with alcohol
peanut butter chips | peanuts; milk usually: milk or whey is typical; lactose usually: milk or whey is typical; soy usually: soy lecithin or oil is typical; fodmap sometimes: it depends on the portion; sugar; carbs; not paleo
peppermint extract | alcohol usually: it is made with alcohol
toffee bits | milk: it is made with butter; lactose sometimes; tree nuts usually: almonds are typical; soy usually: soy lecithin is typical; caffeine sometimes: some are coated with chocolate; fodmap sometimes: it depends on the portion; sugar; carbs; not paleo; choking: it is hard
arrowroot | sugar: it is refined starch; carbs
chickpea flour | fodmap usually: chickpeas are rich in galactans; sugar sometimes: it depends on the portion; carbs; not paleo: chickpeas are legumes; protein
cookie mix | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; soy usually: soy oil or lecithin is typical; milk sometimes: chocolate chips may contain milk; eggs sometimes: some contain egg; caffeine sometimes: chocolate chips contain some; salt sometimes
semolina flour | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
sourdough starter | gluten: it is made from wheat or rye; fodmap sometimes: fermentation lowers the fructans; sugar sometimes: it depends on the portion; carbs; not paleo
tapioca | sugar: it is refined starch; carbs; choking sometimes: boba pearls can block the throat
candy cane | sugar; carbs; not paleo; choking: it is hard candy
lemon curd | eggs; milk usually: butter is typical; sulfites sometimes: bottled lemon juice may contain them; sugar; carbs; not paleo
rye flour | gluten: rye contains it; fodmap: rye is rich in fructans; sugar sometimes: it depends on the portion; carbs; not paleo
xanthan gum | not paleo sometimes: it is a processed additive
candied ginger | sulfites sometimes: it may be treated; sugar; carbs; not paleo; choking sometimes: chewy pieces are risky
corn flour | sugar: it is refined starch; carbs; not paleo
muffin mix | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; soy usually: soy oil or lecithin is typical; milk sometimes: some contain milk; lactose sometimes: milk may be added; eggs sometimes: some contain egg; tree nuts sometimes: there are nut kinds; sulfites sometimes: dried fruit may contain them; salt sometimes
pastry flour | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
potato starch | sugar: it is refined starch; carbs
orange extract | alcohol usually: it is made with alcohol
pectin | sulfites sometimes: liquid kinds may contain them; sugar sometimes: powders may contain sugar; carbs sometimes: powders may contain sugar
spelt flour | gluten: spelt is a kind of wheat; fodmap usually: spelt contains fructans; sugar sometimes: it depends on the portion; carbs; not paleo
vital wheat gluten | gluten: it is pure wheat protein; fodmap sometimes: it depends on the portion; not paleo; protein
00 flour | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo
agar agar |
buckwheat flour | fodmap sometimes: it depends on the portion; sugar sometimes: it depends on the portion; carbs; not paleo: it is used as a grain
coconut extract | alcohol usually: it is made with alcohol
rose water |
sweet rice flour | sugar: it is refined starch; carbs; not paleo
tart shell | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar; carbs; not paleo; milk sometimes: butter shells contain milk; eggs sometimes: sweet pastry contains egg; soy sometimes: shortening may contain soy; pork sometimes: some are made with lard; salt sometimes
cacao nibs | caffeine: cocoa contains it; carbs sometimes; choking sometimes: small hard pieces are risky
cassava flour | sugar: it is mostly starch; carbs
cinnamon chips | milk usually: milk or whey is typical; lactose usually: milk or whey is typical; soy usually: soy lecithin is typical; sugar; carbs; not paleo
citric acid |
fondant | gelatin sometimes: rolled fondant may contain it; pork sometimes: the gelatin may be from pigs; eggs sometimes: some contain egg white; milk sometimes: some contain butter; insects sometimes: carmine may color it; sugar; carbs; not paleo
maple extract | alcohol usually: it is made with alcohol; sugar sometimes: some contain syrup
orange blossom water |
rum extract | alcohol usually: it is made with rum or alcohol
butter extract | milk sometimes: some are made from butter; alcohol sometimes: some are made with alcohol
mincemeat | meat usually: beef suet is traditional; alcohol usually: brandy or rum is typical; sulfites usually: dried fruit contains them; tree nuts sometimes: almonds may be added; gluten sometimes: vegetable suet is coated with flour; fodmap: apples and dried fruit; sugar; carbs; not paleo
anise extract | alcohol usually: it is made with alcohol
soy flour | soy; fodmap: soybeans are rich in galactans; carbs sometimes; not paleo; protein
`

import { shelves } from './record.ts'

export const baking = shelves(
  { basis: 'quality' },
  `
white flour | pantry 6-8m, fridge 1y, freezer 2y | flour
whole-grain flour | pantry 1-3m, fridge 6-8m, freezer 6-8m | whole wheat flour, rye flour, spelt flour, oat flour, buckwheat flour, soy flour
self-rising flour | pantry 4-6m, fridge 6-8m, freezer 1y | self-rising flour
nut flour | pantry 2-4m, fridge 6m, freezer 1y | almond flour, coconut flour
starches | pantry 18-24m | cornstarch, tapioca starch, arrowroot, potato starch, xanthan gum, agar agar, cassava flour, rice flour, sweet rice flour
pearls | pantry 12m | tapioca
pectin | pantry 1y, pantry opened 1m | pectin
gluten | pantry 6-12m, fridge 1y, freezer 1y | vital wheat gluten
cornmeal | pantry 6-12m, fridge 1y, freezer 1-2y | cornmeal
baking powder | pantry 6-18m, pantry opened 3-6m | baking powder
baking soda | pantry 2-3y, pantry opened 6m | baking soda
yeast | pantry 1-2y, fridge opened 4m, freezer 6m | yeast
sourdough starter | fridge 1-2w, freezer 6-12m | sourdough starter
extracts | pantry 2-5y, pantry opened 1-4y | vanilla extract
other extracts | pantry 2-3y, pantry opened 1y | almond extract, lemon extract, peppermint extract, orange extract, coconut extract, rose water, orange blossom water, maple extract, rum extract, butter extract, anise extract
acids and colors | pantry 2-4y | cream of tartar, citric acid, food coloring, sprinkles
cocoa | pantry 2-3y, pantry opened 1y | cocoa powder, hot chocolate mix, cacao nibs
chocolate | pantry 1-2y, pantry opened 1y | chocolate
milk and white chocolate | pantry 8-12m, pantry opened 6-8m | milk chocolate, white chocolate
baking chips | pantry 12-18m, pantry opened 6-12m | butterscotch chips, peanut butter chips, cinnamon chips, toffee bits
candy | pantry 6-12m, pantry opened 3-6m | candy, candied ginger, fondant
marshmallows | pantry 6-12m, pantry opened 1m | marshmallow
marshmallow creme | pantry 2-5m, pantry opened 1m | marshmallow creme
cake and brownie mixes | pantry 12-18m, pantry opened 3-6m | cake mix, brownie mix, cookie mix
quick bread mixes | pantry 9m, pantry opened 3-6m | baking mix, pancake mix, cornbread mix, muffin mix
dessert mixes | pantry 1y, pantry opened 3-4m | pudding mix, flavored gelatin mix
plain gelatin | pantry 3y | gelatin
nutritional yeast | pantry 1-2y, pantry opened 6-12m | nutritional yeast
crumb crusts | pantry 6-9m, pantry opened 1-2w, freezer 3-4m | graham cracker, graham cracker crust, tart shell
pie crust | freezer 2m, fridge 1-2w, fridge opened 2-3d, thawed 2-3d | pie crust
cookie dough | fridge 3-5d, freezer 2m, thawed 1-2d | cookie dough
frosting | pantry 10-12m, fridge opened 2-3w, freezer 3m | frosting
pie filling | pantry 12-18m, fridge opened 5-7d, freezer 2-3m | pie filling, mincemeat
curd | pantry 1y, fridge opened 2-4w, freezer 3m | lemon curd
hazelnut spread | pantry 1y, pantry opened 2-3m | chocolate hazelnut spread
`,
)

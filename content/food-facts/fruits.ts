/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const fruits = `
lemon |
apple | fodmap: it is rich in fructose and sorbitol; carbs; sugar sometimes: it depends on the portion; choking sometimes: raw pieces are hard
banana | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: ripe bananas contain fructans
lemon juice | sulfites sometimes: bottled juice often contains them
avocado | fodmap sometimes: larger portions contain perseitol
orange | carbs; sugar sometimes: it depends on the portion
lime |
strawberry | carbs sometimes; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
blueberry | carbs sometimes; sugar sometimes: it depends on the portion; choking sometimes: whole berries are small and round
lime juice | sulfites sometimes: bottled juice often contains them
raisin | sugar: drying concentrates the sugar; carbs; fodmap: they are rich in fructans; sulfites sometimes: some brands add them; choking sometimes: dried fruit is risky for toddlers
pineapple | carbs; sugar sometimes: it depends on portion and syrup; fodmap sometimes: canned and dried ones can be high
grape | carbs; sugar sometimes: it depends on the portion; choking: whole grapes must be quartered for toddlers; fodmap usually: more than a few contain excess fructose; sulfites sometimes: shipped grapes are treated with them
peach | fodmap: it contains sorbitol and fructans; carbs; sugar sometimes: it depends on portion and syrup
mango | fodmap: it is rich in fructose; carbs; sugar sometimes: it depends on the portion
raspberry | carbs sometimes; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
lemon zest |
olive | salt: olives are cured in brine; choking sometimes: whole olives may have pits; sulfites sometimes: some jars contain them
pear | fodmap: it is rich in fructose and sorbitol; carbs; sugar sometimes: it depends on portion and syrup; choking sometimes: raw pieces can be hard
black olive | salt: olives are cured in brine; choking sometimes: whole olives are small and firm
cherry | fodmap: it is rich in fructose and sorbitol; carbs; sugar sometimes: it depends on the portion; choking: whole cherries are round with pits
shredded coconut | carbs sometimes; sugar sometimes: many kinds are sweetened; sulfites sometimes: some brands add them; fodmap sometimes: it depends on the portion; not paleo sometimes: many kinds are sweetened
applesauce | fodmap: apples are rich in fructose and sorbitol; carbs; sugar usually: many kinds are sweetened; not paleo sometimes: many kinds are sweetened
dried cranberry | sugar: it is dried with added sugar; carbs; fodmap sometimes: it depends on the portion; sulfites sometimes: some brands add them; not paleo usually: it is dried with added sugar; choking sometimes: dried fruit is risky for toddlers
berry | carbs sometimes; sugar sometimes: it depends on the portion; fodmap sometimes: blackberries are rich in sorbitol; choking sometimes: whole berries are small and round
blackberry | fodmap: it is rich in sorbitol; carbs sometimes; sugar sometimes: it depends on the portion
coconut | carbs sometimes; fodmap sometimes: it depends on the portion; choking sometimes: raw pieces are hard
granny smith apple | fodmap: it is rich in fructose and sorbitol; carbs; sugar sometimes: it depends on the portion; choking sometimes: raw pieces are hard
green olive | salt: olives are cured in brine; sulfites sometimes: some jars contain them; choking sometimes: whole olives may have pits
kalamata olive | salt: olives are cured in brine; sulfites sometimes: wine vinegar in the brine contains them; not kosher sometimes: wine vinegar in the brine needs certification; choking sometimes: whole olives may have pits
watermelon | fodmap: it is rich in fructose and mannitol; carbs; sugar sometimes: it depends on the portion; listeria sometimes: precut melon has caused outbreaks
date | sugar: dates are mostly sugar; carbs; fodmap: dried dates are rich in fructans; sulfites sometimes: some packed dates are treated; choking sometimes: they are sticky and may have pits
mandarin orange | carbs; sugar sometimes: it depends on portion and syrup; fodmap sometimes: it depends on the portion
cranberry | carbs sometimes; sugar sometimes: it is usually eaten sweetened; choking sometimes: whole berries are small and round
orange zest |
plum | fodmap: it is rich in sorbitol; carbs; sugar sometimes: it depends on the portion; choking sometimes: it has a pit
golden raisin | sulfites usually: they keep the golden color; sugar: drying concentrates the sugar; carbs; fodmap: they are rich in fructans; choking sometimes: dried fruit is risky for toddlers
kiwi | carbs; sugar sometimes: it depends on the portion
dried apricot | sulfites usually: they keep the orange color; sugar: drying concentrates the sugar; carbs; fodmap: it is rich in sorbitol; choking sometimes: dried fruit is risky for toddlers
lime zest |
cantaloupe | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; listeria sometimes: precut melon has caused outbreaks
grapefruit | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
maraschino cherry | sulfites usually: the cherries are bleached with sulfur dioxide; sugar: it is soaked in syrup; carbs; fodmap: cherries are rich in fructose and sorbitol; insects sometimes: some are colored with carmine; alcohol sometimes: some are preserved in liqueur; not paleo: it is soaked in sugar syrup; choking: whole cherries are small and round
apricot | fodmap: it is rich in sorbitol; carbs; sugar sometimes: it depends on portion and syrup; choking sometimes: it has a pit
nectarine | fodmap: it contains sorbitol and fructans; carbs; sugar sometimes: it depends on the portion
pomegranate | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: larger portions contain fructans
dried cherry | sugar: drying concentrates the sugar; carbs; fodmap: cherries are rich in fructose and sorbitol; sulfites sometimes: some brands add them; not paleo sometimes: many kinds are sweetened; choking sometimes: dried fruit is risky for toddlers
fig | fodmap: it is rich in fructose; carbs; sugar sometimes: it depends on the portion
prune | sugar: drying concentrates the sugar; carbs; fodmap: it is very rich in sorbitol; sulfites sometimes: some brands add them; choking sometimes: it is sticky and may have pits
dried currant | sugar: drying concentrates the sugar; carbs; fodmap: they are rich in fructans; sulfites sometimes: some brands add them; choking sometimes: dried fruit is risky for toddlers
dried fruit | sulfites usually: they keep the color; sugar: drying or candying concentrates the sugar; carbs; fodmap: most dried fruit is high; not paleo sometimes: candied kinds are sweetened; insects sometimes: candied cherries may be colored with carmine; choking sometimes: dried fruit is risky for toddlers
fruit cocktail | fodmap: peaches and pears are typical; carbs; sugar usually: it is usually canned in syrup; insects sometimes: the cherries may be colored with carmine; not paleo sometimes: syrup contains sugar; sulfites sometimes: the cherries may be treated; choking sometimes: it contains whole grapes
honeydew melon | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; listeria sometimes: precut melon has caused outbreaks
melon | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; listeria sometimes: precut melon has caused outbreaks
papaya | carbs; sugar sometimes: it depends on the portion
tart cherry | fodmap: it is rich in fructose and sorbitol; carbs; sugar sometimes: it depends on the portion; choking: whole cherries are round with pits
dried fig | sugar: drying concentrates the sugar; carbs; fodmap: it is rich in fructose and fructans; sulfites sometimes: some brands add them; choking sometimes: dried fruit is risky for toddlers
blood orange | carbs; sugar sometimes: it depends on the portion
asian pear | fodmap: it is rich in fructose and sorbitol; carbs; sugar sometimes: it depends on the portion; choking sometimes: raw pieces are hard
dried apple | sulfites usually: they keep it from browning; sugar: drying concentrates the sugar; carbs; fodmap: it is rich in fructose and sorbitol; choking sometimes: dried fruit is risky for toddlers
dried blueberry | sugar: drying concentrates the sugar; carbs; fodmap sometimes: drying concentrates the fructans; sulfites sometimes: some brands add them; not paleo sometimes: many kinds are sweetened; choking sometimes: dried fruit is risky for toddlers
dried mango | sulfites usually: they keep the color; sugar: drying concentrates the sugar; carbs; fodmap: it is rich in fructose and fructans; not paleo sometimes: many kinds are sweetened; choking sometimes: dried fruit is risky for toddlers
jackfruit | carbs usually: ripe fruit is sweet; sugar sometimes: ripe fruit is sweet; fodmap sometimes: ripe fruit can be high; salt sometimes: young fruit is canned in brine
passion fruit | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
persimmon | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion
currant | carbs sometimes; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; choking sometimes: whole berries are small and round
guava | carbs; sugar sometimes: it depends on the portion; fodmap sometimes: unripe guava contains excess fructose
lychee | carbs; sugar sometimes: it depends on portion and syrup; fodmap sometimes: more than a few contain sorbitol; sulfites sometimes: fresh ones are often fumigated; choking: it is round with a large seed
green papaya | carbs sometimes
preserved lemon | salt: lemons are cured in salt; sulfites sometimes: some jars contain them
dragon fruit | carbs; sugar sometimes: it depends on the portion
elderberry | carbs sometimes; sugar sometimes: it depends on the portion; fodmap unknown: it has rarely been tested
gooseberry | carbs sometimes; sugar sometimes: it depends on the portion; fodmap unknown: it has rarely been tested; choking sometimes: whole berries are small and round
kumquat | carbs; sugar sometimes: it depends on the portion; choking sometimes: whole ones are small and firm
quince | carbs; sugar sometimes: it is usually cooked with sugar; fodmap sometimes: it depends on the portion
star fruit | carbs sometimes; sugar sometimes: it depends on the portion
yuzu | salt sometimes: some bottled juice is salted; sulfites sometimes: some bottled juice contains them
`

/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const nuts = `
peanut butter | peanuts; protein; not paleo: peanuts are legumes; carbs sometimes; salt sometimes: many brands are salted; sugar sometimes: some brands are sweetened; choking sometimes: thick spoonfuls stick in the throat
almond | tree nuts; protein; choking: whole nuts are risky for toddlers; fodmap sometimes: more than ten are high; salt sometimes: roasted ones are often salted
walnut | tree nuts; protein; choking: nuts are risky for toddlers
pecan | tree nuts; protein sometimes; choking: nuts are risky for toddlers
peanut | peanuts; protein; not paleo: peanuts are legumes; carbs sometimes; choking: whole nuts are risky for toddlers; salt sometimes: roasted ones are often salted
sesame seed | sesame
cashew | tree nuts; fodmap: cashews are rich in galactans; carbs sometimes; protein; choking: whole nuts are risky for toddlers; salt sometimes: roasted ones are often salted
nut | tree nuts; peanuts usually: nut mixes often contain them; protein; fodmap sometimes: cashews and pistachios are high; carbs sometimes; salt sometimes: roasted ones are often salted; choking: whole nuts are risky for toddlers; not paleo sometimes: peanuts are legumes
sliced almonds | tree nuts; protein; fodmap sometimes: larger portions are high; choking sometimes: nut pieces are risky for toddlers
pine nut | tree nuts: labels in the US list it as one; protein; choking sometimes: small nuts are risky for toddlers
chia seed | protein sometimes
pistachio | tree nuts; fodmap: pistachios are rich in galactans; carbs sometimes; protein; choking: whole nuts are risky for toddlers; salt sometimes: roasted ones are often salted
tahini | sesame: it is ground sesame; protein sometimes; carbs sometimes; fodmap sometimes: it depends on the portion
sunflower seed | protein; salt sometimes: roasted ones are often salted; carbs sometimes; choking sometimes: seeds are risky for toddlers
almond butter | tree nuts; protein; fodmap sometimes: larger portions are high; salt sometimes: some brands are salted; choking sometimes: thick spoonfuls stick in the throat
flaxseed | protein sometimes; fodmap sometimes: it depends on the portion
crunchy peanut butter | peanuts; protein; not paleo: peanuts are legumes; carbs sometimes; salt sometimes: many brands are salted; sugar sometimes: some brands are sweetened; choking: it has nut pieces and is sticky
pumpkin seed | protein; salt sometimes: roasted ones are often salted; choking sometimes: seeds are risky for toddlers
hazelnut | tree nuts; protein; fodmap sometimes: more than ten are high; choking: whole nuts are risky for toddlers
macadamia nut | tree nuts; choking: whole nuts are risky for toddlers; salt sometimes: roasted ones are often salted
almond meal | tree nuts; protein; fodmap sometimes: larger portions are high
hemp seed | protein
trail mix | tree nuts usually; peanuts usually; milk usually: milk chocolate candies are common; lactose sometimes: chocolate or yogurt pieces contain it; soy usually: chocolate contains soy lecithin; gluten sometimes: granola, pretzels or cereal may be added; sesame sometimes: sesame sticks may be added; sulfites sometimes: the dried fruit may contain them; honey sometimes: the nuts may be honey-roasted; insects sometimes: candy may have shellac or carmine; gelatin sometimes: yogurt pieces or candy may contain it; sugar: dried fruit and candy are typical; carbs; fodmap usually: dried fruit and cashews are high; salt sometimes: the nuts are often salted; caffeine sometimes: chocolate contains a little; choking: whole nuts are risky for toddlers; not paleo usually: peanuts and candy are typical; protein
nut butter | tree nuts usually: almond or cashew is typical; peanuts usually: peanut is the most common; protein; carbs sometimes; fodmap sometimes: cashew and pistachio are high; salt sometimes: some brands are salted; sugar sometimes: some brands are sweetened; choking sometimes: thick spoonfuls stick in the throat; not paleo sometimes: peanuts are legumes
chestnut | tree nuts sometimes: not all labels list it as one; carbs; sugar sometimes: it depends on the portion; fodmap sometimes: it depends on the portion; choking: whole nuts are risky for toddlers
brazil nut | tree nuts; protein; choking: whole nuts are risky for toddlers
cashew butter | tree nuts; fodmap: cashews are rich in galactans; carbs sometimes; protein; salt sometimes: some brands are salted; choking sometimes: thick spoonfuls stick in the throat
marzipan | tree nuts: it is made from almonds; sugar; carbs; fodmap: almonds in this amount are high; eggs sometimes: some recipes use egg white; raw eggs sometimes: homemade kinds may use raw egg white; alcohol sometimes: liqueur or rose spirit may be added; not paleo: it contains refined sugar
sunflower seed butter | protein; carbs sometimes; salt sometimes: some brands are salted; sugar sometimes: some brands are sweetened; choking sometimes: thick spoonfuls stick in the throat; not paleo sometimes: some brands contain sugar
candied pecan | tree nuts; sugar; carbs; eggs sometimes: egg white often holds the sugar; milk sometimes: butter may be added; honey sometimes: some are glazed with it; salt sometimes: some are salted; choking: nuts are risky for toddlers; not paleo: they are coated in sugar
powdered peanut butter | peanuts; protein; not paleo: peanuts are legumes; carbs sometimes; sugar sometimes: many brands are sweetened; salt sometimes: many brands are salted
psyllium husk | choking sometimes: it swells without enough water
watermelon seed | protein; carbs sometimes; salt sometimes: roasted ones are often salted; choking sometimes: seeds are risky for toddlers
`

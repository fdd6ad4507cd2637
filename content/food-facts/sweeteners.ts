/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const sweeteners = `
sugar | sugar; carbs; not paleo
brown sugar | sugar; carbs; not paleo
honey | honey; sugar; carbs; fodmap: it is rich in fructose
powdered sugar | sugar; carbs; not paleo
maple syrup | sugar; carbs
jam | sugar; carbs; fodmap sometimes: it depends on the fruit; sulfites sometimes: some fruit or pectin contains them; not paleo: it contains refined sugar
dark brown sugar | sugar; carbs; not paleo
corn syrup | sugar; carbs; not paleo; sulfites sometimes: starch processing can leave some; fodmap sometimes: some brands contain high-fructose syrup
jelly | sugar; carbs; fodmap sometimes: it depends on the fruit; sulfites sometimes: some fruit juice contains them; not kosher sometimes: grape products need certification; not paleo: it contains refined sugar
molasses | sugar; carbs; fodmap: it is rich in fructans and fructose; sulfites sometimes: only unsulfured kinds have none; not paleo: it is a refined sugar product
chocolate syrup | sugar; carbs; milk usually: fudge sauces contain it; lactose usually: fudge sauces contain milk; soy sometimes: some contain soy lecithin; caffeine sometimes: cocoa contains a little; fodmap sometimes: milk or fructose syrup is common; not paleo: it contains refined sugar
caramel sauce | sugar; carbs; milk usually: cream and butter are typical; lactose usually: cream or condensed milk is typical; soy sometimes: some contain soy lecithin; fodmap sometimes: cream and condensed milk contain lactose; salt sometimes: salted caramel is common; sulfites sometimes: glucose syrup or coloring may contain them; not paleo: it contains refined sugar
agave nectar | sugar: it is mostly fructose; carbs; fodmap: it is very rich in fructose; not paleo usually: it is highly refined
pancake syrup | sugar; carbs; fodmap sometimes: high-fructose corn syrup is common; sulfites sometimes: the coloring or syrup may contain them; not paleo: it is made from corn syrup
orange marmalade | sugar; carbs; fodmap sometimes: fructose syrup may be added; sulfites sometimes: the peel may be treated; not paleo: it contains refined sugar
stevia | fodmap sometimes: some blends contain inulin or polyols; carbs sometimes: powders may contain dextrose or maltodextrin; not paleo sometimes: refined extracts are processed
artificial sweetener | not paleo: it is a refined additive; fodmap sometimes: some blends contain polyols; carbs sometimes: powders may contain dextrose or maltodextrin
simple syrup | sugar; carbs; not paleo
coconut sugar | sugar; carbs; fodmap sometimes: larger portions contain fructans; not paleo sometimes: strict paleo leaves out added sugar
turbinado sugar | sugar; carbs; not paleo
erythritol | fodmap usually: it is a polyol like xylitol; not paleo: it is a refined additive
monk fruit sweetener | fodmap sometimes: it is often mixed with erythritol; not paleo sometimes: refined blends are processed
apple butter | sugar; carbs; fodmap: apples are rich in fructose and sorbitol; not paleo usually: most contain refined sugar
grenadine | sugar; carbs; fodmap sometimes: high-fructose corn syrup is common; sulfites sometimes: the coloring or juice may contain them; alcohol sometimes: some brands contain a little; not paleo: it contains refined sugar
hot honey | honey; sugar; carbs; fodmap: honey is rich in fructose
palm sugar | sugar; carbs; sulfites sometimes: some palm sugar is treated; fodmap sometimes: jaggery in larger portions is high; not paleo usually: it is added sugar
pomegranate molasses | sugar; carbs; fodmap sometimes: larger portions contain excess fructose; sulfites sometimes: some brands contain them; not kosher sometimes: grape products need certification; not paleo sometimes: some brands contain added sugar
cookie butter | gluten: it is made from wheat cookies; soy usually: soy flour or lecithin is typical; milk sometimes: some brands contain it; sugar; carbs; fodmap: wheat is rich in fructans; not paleo: it is made from cookies
golden syrup | sugar; carbs; not paleo; fodmap sometimes: it depends on the portion; sulfites sometimes: black treacle can contain them
pepper jelly | sugar; carbs; fodmap sometimes: apple juice may be added; sulfites sometimes: vinegar or peppers may contain them; not paleo: it contains refined sugar
brown rice syrup | sugar; carbs; gluten sometimes: barley enzymes or malt may be used; not paleo: it is made from grain
vanilla sugar | sugar; carbs; not paleo
pearl sugar | sugar; carbs; not paleo
`

/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const drinks = `
water |
coffee | caffeine
orange juice | sugar; carbs; fodmap sometimes: it depends on the portion
ice | choking sometimes: hard cubes can block the throat
tea | caffeine; fodmap sometimes: strong tea contains fructans
white wine | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; sugar sometimes: sweet wines; carbs sometimes: sweet wines; fodmap sometimes: sweet wines; salt sometimes: cooking wine is salted
red wine | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; carbs sometimes: sweet wines; sugar sometimes: sweet wines; salt sometimes: cooking wine is salted
beer | gluten: it is brewed from barley or wheat; alcohol usually: only alcohol-free beer has almost none; gelatin sometimes: it may clarify the beer; sulfites sometimes: some contain them; fodmap sometimes: it depends on the portion; sugar sometimes: it depends on the portion; carbs; not paleo
apple juice | fodmap: apples are rich in fructose; sugar; carbs; sulfites sometimes: some contain them
vodka | alcohol; sugar sometimes: flavored kinds may be sweetened; carbs sometimes: flavored kinds may be sweetened; not paleo usually: it is usually made from grain
green tea | caffeine
rum | alcohol; fodmap usually: it can contain excess fructose; sugar sometimes: spiced kinds may be sweetened; not paleo sometimes: it is made from sugar
soda | sugar usually: there are diet kinds; carbs usually: there are diet kinds; caffeine sometimes: cola and some others; fodmap sometimes: fructose syrup or sweeteners; sulfites sometimes: some citrus sodas contain them; not paleo
sparkling water |
wine | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; sugar sometimes: sweet wines; carbs sometimes: sweet wines; fodmap sometimes: sweet wines; salt sometimes: cooking wine is salted
mirin | alcohol usually: true mirin contains about 14 percent; sugar; carbs; salt sometimes: cooking mirin is salted; not paleo
pineapple juice | sugar; carbs; fodmap sometimes: it depends on the portion
bourbon | alcohol; not paleo: it is made from corn
cola | sugar usually: there are diet kinds; carbs usually: there are diet kinds; caffeine usually: there are caffeine-free kinds; fodmap sometimes: it may contain fructose syrup; not paleo
instant coffee | caffeine
tequila | alcohol; insects sometimes: some mezcal bottles contain a worm; sugar sometimes: gold kinds may contain syrup
apple cider | fodmap: apples are rich in fructose; sugar; carbs
brandy | alcohol; not kosher sometimes: grape products need certification; sulfites sometimes: it is distilled from wine; sugar sometimes: cherry brandy is sweetened; carbs sometimes: cherry brandy is sweetened
cranberry juice | sugar usually: it is usually sweetened; carbs; fodmap sometimes: apple juice or fructose syrup; not paleo usually: it is usually sweetened
espresso | caffeine
gin | alcohol; not paleo usually: it is made from grain
rice wine | alcohol; gluten usually: Shaoxing is made with wheat; salt sometimes: cooking wine is salted; sulfites sometimes: some contain them; sugar sometimes: some is sweet; carbs sometimes: some is sweet; not paleo
sherry | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; fodmap sometimes: sweet kinds contain fructose; sugar sometimes: cream sherry is sweet; carbs sometimes: cream sherry is sweet; salt sometimes: cooking sherry is salted
whiskey | alcohol; not paleo: it is made from grain
lemonade | sugar; carbs; sulfites sometimes: preserved lemon juice contains them; fodmap sometimes: it may contain fructose syrup; insects sometimes: carmine may color pink kinds; not paleo
orange liqueur | alcohol; sugar; carbs; not kosher sometimes: it may contain grape brandy; not paleo
ginger ale | sugar usually: there are diet kinds; carbs usually: there are diet kinds; fodmap sometimes: it may contain fructose syrup; not paleo
espresso powder | caffeine
marsala wine | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; fodmap sometimes: sweet kinds contain fructose; sugar sometimes: sweet kinds; carbs sometimes: sweet kinds; salt sometimes: cooking Marsala is salted
sake | alcohol; salt sometimes: cooking sake is salted; carbs sometimes; not paleo: it is made from rice
champagne | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; sugar sometimes: sweeter kinds; carbs sometimes: sweeter kinds; fodmap sometimes: it depends on the portion
coffee liqueur | alcohol; caffeine; milk sometimes: cream kinds contain milk; sugar; carbs; not paleo
grape juice | sugar; carbs; sulfites sometimes: some contain them; not kosher sometimes: grape products need certification; fodmap sometimes: it depends on the portion
herbal tea | fodmap sometimes: chamomile contains fructans; gluten sometimes: some blends contain barley; caffeine sometimes: mate and tea blends contain it
orange juice concentrate | sugar; carbs; fodmap sometimes: it depends on the portion
stout | gluten: it is brewed from barley; alcohol; milk sometimes: milk stouts contain lactose; lactose sometimes: milk stouts contain it; mollusks sometimes: oyster stouts contain them; caffeine sometimes: coffee stouts contain it; fodmap sometimes: it depends on the portion; sugar sometimes: it depends on the portion; carbs; not paleo
irish cream liqueur | alcohol; milk usually: it is made with cream; lactose usually: it is made with cream; fodmap sometimes: it depends on the portion; caffeine sometimes: cocoa or coffee may flavor it; tree nuts sometimes: plant kinds contain almond; sugar; carbs; not paleo
matcha | caffeine; sugar sometimes: latte mixes are sweetened
port wine | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; fodmap usually: sweet wine contains excess fructose; sugar; carbs
root beer | sugar usually: there are diet kinds; carbs usually: there are diet kinds; caffeine sometimes: a few brands contain it; fodmap sometimes: it may contain fructose syrup; not paleo
amaretto | alcohol; tree nuts sometimes: some is made from almonds; sugar; carbs; not paleo
eggnog | milk; eggs; lactose; fodmap: it is rich in lactose; alcohol sometimes: rum or brandy is often added; raw eggs usually: homemade kinds are usually uncooked; sugar; carbs; not paleo
ginger beer | sugar usually: there are diet kinds; carbs usually: there are diet kinds; alcohol sometimes: brewed kinds contain some; sulfites sometimes: some contain them; fodmap sometimes: it may contain fructose syrup; not paleo
tonic water | sugar usually: there are diet kinds; carbs usually: there are diet kinds; fodmap sometimes: it may contain fructose syrup; not paleo
vermouth | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; fodmap sometimes: sweet kinds contain fructose; sugar sometimes: sweet kinds; carbs sometimes: sweet kinds
grapefruit juice | sugar; carbs; fodmap sometimes: it depends on the portion
hard cider | alcohol; sulfites usually: most contain them; fodmap: apples are rich in fructose; gelatin sometimes: it may clarify the cider; fish sometimes: isinglass may clarify it; insects sometimes: carmine may color it; honey sometimes; sugar sometimes: sweet kinds; carbs usually: only very dry kinds are low
liqueur | alcohol; tree nuts sometimes: nut liqueurs exist; milk sometimes: cream liqueurs exist; lactose sometimes: cream liqueurs exist; eggs sometimes: egg liqueurs exist; honey sometimes: honey liqueurs exist; insects sometimes: carmine may color it; caffeine sometimes: coffee and chocolate kinds; soy sometimes: cream kinds may contain lecithin; fodmap sometimes: it depends on the kind; not kosher sometimes: it may contain grape brandy; sugar; carbs; not paleo
scotch | alcohol; not paleo: it is made from grain
bitters | alcohol; sugar sometimes: some are sweetened
pomegranate juice | fodmap usually: mango, peach and cherry are high; sugar; carbs; sulfites sometimes: some contain them; not paleo sometimes: nectars contain sugar
chai | caffeine usually: it is mostly black tea; milk sometimes: lattes and powders contain milk; lactose sometimes: lattes and powders contain milk; honey sometimes; soy sometimes: some concentrates contain soy; fodmap sometimes: milk or strong tea; sugar usually: concentrates are sweetened; carbs usually: concentrates are sweetened; not paleo usually: it is sweetened or milky
energy drink | caffeine usually: sports drinks usually contain none; sugar usually: there are sugar-free kinds; carbs usually: there are sugar-free kinds; fodmap sometimes: it may contain fructose syrup; not paleo
fruit punch | sugar usually: unsweetened mixes exist; carbs usually: unsweetened mixes exist; fodmap usually: fructose syrup or apple juice; sulfites sometimes: juice may contain them; insects sometimes: carmine may color it; alcohol sometimes: party punch may contain it; not paleo
coconut rum | alcohol; fodmap usually: rum can contain excess fructose; sugar; carbs; not paleo
kombucha | caffeine usually: it is brewed from tea; alcohol usually: traces form during fermentation; honey sometimes: jun is made with honey; fodmap sometimes: it depends on the portion; sugar sometimes: some remains after fermentation; carbs sometimes: some remains after fermentation; not paleo sometimes: it is made with sugar
margarita mix | sulfites usually: preserved lime juice contains them; eggs sometimes: sour mix may contain egg white; alcohol sometimes: ready-made kinds contain it; fodmap sometimes: it may contain fructose syrup; sugar; carbs; not paleo; salt sometimes
rose wine | alcohol; sulfites; gelatin sometimes: it may clarify the wine; not kosher sometimes: grape products need certification; sugar sometimes: sweet kinds; carbs sometimes: sweet kinds; fodmap sometimes: sweet wines
bloody mary mix | fish usually: Worcestershire sauce contains anchovies; celery usually: celery salt is typical; gluten sometimes: Worcestershire sauce may contain malt; soy sometimes: Worcestershire sauce may contain it; mustard sometimes: horseradish or spice mix; mollusks sometimes: clam juice may be added; sulfites sometimes: horseradish or lemon juice contains them; alcohol sometimes: ready-made kinds contain vodka; fodmap usually: onion and garlic are typical; sugar sometimes: it is often sweetened; carbs sometimes; salt; not paleo sometimes: it is often sweetened
carrot juice | sugar usually: juice is digested quickly; carbs; fodmap sometimes: beet juice is high
anise spirit | alcohol; sugar sometimes: sambuca is sweet; carbs sometimes: sambuca is sweet; not kosher sometimes: ouzo and arak contain grape alcohol; not paleo sometimes: some contain sugar
aperitif | alcohol; insects sometimes: carmine colors some red kinds; sulfites sometimes: wine-based kinds contain them; not kosher sometimes: it may be based on wine; sugar: it is sweetened; carbs: it is sweetened; not paleo
cachaca | alcohol; fodmap sometimes: it is like rum; sugar sometimes: some is sweetened; not paleo sometimes: it is made from sugarcane
`

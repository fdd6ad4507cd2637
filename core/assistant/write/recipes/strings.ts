import { counted } from '#core/text/counted.ts'

// What to serve with a dish.
export const servedWith = (title: string, dishes: string) => `With **${title}**: ${dishes}.`
export const breakfastSides = 'fresh fruit or berries, yogurt, and eggs or bacon for something savory'
export const breakfastDrinks = 'coffee, tea, milk or orange juice'
export const dessertSides = 'whipped cream, vanilla ice cream or yogurt, and something tart such as berries'
export const dessertDrinks = 'coffee or tea, or a sweet wine such as Moscato'
export const currySides = 'rice or naan, a cool raita or plain yogurt, and sliced cucumber with lemon'
export const curryDrinks = 'a lassi, a cold lager, or an off-dry Riesling'
export const stirFrySides =
  'steamed rice if it has none, quickly cooked greens with garlic, and a cucumber salad'
export const stirFryDrinks = 'green or jasmine tea, a light lager, or an off-dry Riesling'
export const tacoSides = 'beans, rice, a crunchy slaw, and avocado or guacamole with lime'
export const tacoDrinks = 'an agua fresca, a Mexican lager, or a margarita'
export const stewSides = 'good bread or cornbread to dip, and a crisp green salad'
export const stewDrinks = 'a brown ale, or a fruity red such as Zinfandel or Merlot'
export const pastaSides =
  'a green salad with a sharp dressing, garlic bread, and roasted or sautéed vegetables'
export const pastaDrinks =
  'a Chianti or Barbera with tomato, a Pinot Grigio with cream, fish or vegetables, or sparkling water with lemon'
export const burgerSides = 'fries or potato wedges, coleslaw, and pickles'
export const burgerDrinks = 'a lager or pale ale, or iced tea'
export const fishSides = 'small potatoes or rice, asparagus or green beans, and lemon'
export const fishDrinks =
  'a crisp white such as Sauvignon Blanc or dry Riesling, or sparkling water with lemon'
export const barbecueSides = 'coleslaw, corn, baked beans, and cornbread or potato salad'
export const barbecueDrinks = 'a lager, a Zinfandel, or iced tea'
export const meatSides =
  'mashed or roasted potatoes, a green vegetable such as beans or broccoli, and something sharp: mustard, pickles or a salad'
export const meatDrinks =
  'a red such as Pinot Noir with pork and duck, Malbec or Cabernet with beef and lamb, or a dark beer'
export const poultrySides = 'rice or roasted potatoes if it has neither, a green vegetable, and a crisp salad'
export const poultryDrinks = 'a Chardonnay or a light Pinot Noir, or cider'
export const anySides = 'good bread or rice, a green salad with a sharp dressing, and a roasted vegetable'
export const anyDrinks = 'a dry white or a light red, or sparkling water with lemon'
export const goesWellWith = (food: string) => `**${food}** goes well with:`
export const flavors = (names: string) => `**Flavors:** ${names}`
export const onTheSide = (names: string) => `**On the side:** ${names}`
export const askPairing =
  'With what? Name the dish or the ingredient, and I’ll tell you which flavors and sides go with it.'

// The open recipe.
export const step = (number: number, text: string) => `**Step ${number}:** ${text}`
export const notHot = (title: string) => `No, nothing in **${title}** is spicy.`
export const isHot = (lines: string) =>
  `Yes, it has ${lines}. For a milder version, start with a third of it, taste, and add more at the table if you like it hot.`
export const isMild = (title: string) => `Nothing in **${title}** is spicy: it’s mild as written.`
export const makeMilder = (lines: string) =>
  `Use a third of what makes it hot (${lines}), or leave it out and serve it at the table. Yogurt, cream or coconut milk and a pinch of sugar mellow what is already in the pot.`
export const leftoversKeep =
  'Chill leftovers within 2 hours, keep them covered in the fridge for 3–4 days, and reheat them to 165 °F (74 °C).'
export const freezingUnknown = (title: string) =>
  `The recipe for **${title}** doesn’t say. Stews, sauces, soups and cooked meat freeze well for 2–3 months; potatoes, pasta, crisp vegetables and creamy sauces turn soft or grainy, so freeze the rest without them.`
export const canAdd = (food: string) =>
  `Yes, you can add ${food}. Start with a little, add it along with the ingredient most like it, and taste before you add salt.`
export const canAddMeat = (food: string) =>
  `Yes, you can add ${food}, but cook it all the way through first. Start with a little, add it along with the ingredient most like it, and taste before you add salt.`
export const caloriesOnPage = 'The recipe’s page has an estimate per serving, under “Nutrition per serving”.'
export const equipmentNeeded = (title: string, tools: string) => `For **${title}** you need: ${tools}.`
export const ingredientsNeeded = (title: string) => `For **${title}** you need:`
export const noLid = (title: string) =>
  `**${title}** cooks without a lid: no step calls for one, so the liquid can boil down.`
export const isNotInRecipe = (food: string, title: string) => `There is no ${food} in **${title}**.`
export const scaledTitle = (title: string, people: number) => `**${title}** for ${people}:`
export const afterScaling =
  'The time and the pan change too: go by how it looks, and add salt and strong spices to taste.'
export const askHowMany = 'How many people do you want to cook it for?'
export const askServings = (title: string, servings: number) =>
  `**${title}** serves ${servings}. How many people are you cooking for?`
export const askUnknownServings = (title: string) =>
  `The recipe for **${title}** doesn’t say how many it serves. How many people are you cooking for?`
export const takesMinutes = ({
  title,
  all,
  prep,
  cooking,
}: Record<'all' | 'prep' | 'cooking', number> & { title: string }) =>
  `**${title}** takes about ${all} minutes: ${prep} to prepare and ${cooking} to cook.`
export const addRest = (minutes: number) => `Add ${minutes} minutes to let it rest.`
export const byItsIngredients =
  'That’s based on its ingredients: read the label of anything that comes in a jar, can or packet.'

// To leave out a line of the open recipe, to replace it, or to have less of it.
export const yes = 'Yes'
export const no = 'No'
export const betterNot = 'Better not'
export const isTheDish = ({ verdict, food, title }: Record<'verdict' | 'food' | 'title', string>) =>
  `${verdict}: **${title}** depends on the ${food}. Look for another recipe, or use a substitute.`
export const holdsTogether = (verdict: string, food: string) =>
  `${verdict}: the ${food} holds it together. Use a substitute in the same amount.`
export const onlyFlavor = (verdict: string, food: string) =>
  `${verdict}, you can leave out the ${food}: it’s there for flavor. Taste at the end, and add salt, lemon or another spice you like.`
export const worksWithout = (verdict: string, food: string) =>
  `${verdict}, it works without the ${food}. Taste at the end: it may need a little more salt or something fresh.`
export const worksInstead = ({ comes, goes, line }: Record<'comes' | 'goes' | 'line', string>) =>
  `Yes, ${comes} works instead of the ${goes}. Start with the same amount (${line}).`
export const addGreensLast =
  'Stir it in for the last 2–3 minutes: it only needs to wilt, and it shrinks a lot, so add a big handful more.'
export const cutToSize = 'Cut it to the same size, so it’s done at the same time.'
export const sameAmountInstead = ({ comes, goes, line }: Record<'comes' | 'goes' | 'line', string>) =>
  `Yes, ${comes} works instead of the ${goes}. Use the same amount (${line}).`
export const swapInstead = ({
  goes,
  substitute,
  ratio,
  notes,
}: Record<'goes' | 'substitute' | 'ratio' | 'notes', string>) =>
  `Yes, instead of the ${goes}: **${substitute}**, ${ratio}. ${notes}`
export const donePoultry = 'Go by the thermometer, not by the clock: 165 °F (74 °C).'
export const doneSeafood =
  'It cooks much faster, so add it for the last 3 to 5 minutes, until it is opaque throughout.'
export const doneGroundMeat = 'Brown it until no pink is left: 160 °F (71 °C).'
export const doneMeat =
  'The time will differ: a tender cut is done at 145 °F (63 °C), a stewing cut when a fork goes in easily.'
export const makePart = (line: string, part: string) =>
  `The recipe calls for ${line}, so make about ${part} of it:`
export const makePartFor = ({ line, part, people }: { line: string; part: string; people: number }) =>
  `The recipe calls for ${line}, so make about ${part} of it, for ${people}:`
export const aQuarter = 'a quarter'
export const aThird = 'a third'
export const half = 'half'
export const twoThirds = 'two thirds'
export const threeQuarters = 'three quarters'

// Amounts for more or fewer people.
export const multiplyBy = ({ factor, portions, range }: Record<'factor' | 'portions' | 'range', string>) =>
  `**Multiply everything by ${factor}** (${portions}, from ${range}).`
export const portions = (count: number) => counted(count, { one: '# portion', other: '# portions' })
export const withTeenagers = (eaten: string) => `${eaten}, counting teenagers as 1½`
export const withChildren = (eaten: string) => `${eaten}, counting children as half`
export const servingsRange = ({ low, high, middle }: { low: number; high: number; middle: string }) =>
  `${low} to ${high}, so ${middle}`
export const becomes = (before: string, after: string) => `${before} → ${after}`
export const eggsExactly = (eggs: number, exact: string) => `**${eggs} eggs** (${exact} exactly)`
export const beatenEgg = (spoons: string, ofOne: string) =>
  `**about ${spoons} tablespoons of beaten egg** (a large one has ${ofOne})`
export const eggsAndBeatenEgg = ({ eggs, spoons, ofOne }: { eggs: number; spoons: string; ofOne: string }) =>
  counted(eggs, {
    one: `**# egg and about ${spoons} tablespoons of beaten egg** (a large one has ${ofOne})`,
    other: `**# eggs and about ${spoons} tablespoons of beaten egg** (a large one has ${ofOne})`,
  })
export const afterMore =
  'Salt and spices: start with a little less and taste. Use a larger pan or two, and check the time early.'
export const afterLess = 'Use a smaller pan, and check the time early.'

// Recipes: by ingredients, by name, a menu.
export const minutes = (count: number) => `${count} min`
export const mayContain = (allergens: string) => `may contain ${allergens}`
export const wouldNeed = (foods: string) => `you would need ${foods}`
export const andMore = (foods: string) => `${foods} and more`
export const nothingWith = (foods: string) => `nothing with ${foods}`
export const leftOut = (foods: string) => `I left out ${foods}.`
export const whyAvoided = 'you avoid it'
export const whyContains = (allergen: string) => `contains ${allergen}`
export const whyNot = (fits: string) => `isn’t ${fits}`
export const foundFor = (dish: string, kept: string) => `Here is what I found for **${dish}**${kept}:`
export const ingredientList = 'ingredient list'
export const askIngredients = (href: string) =>
  `What do you have? Name a few ingredients (“chickpeas, rice, broccoli”) or add them to your [${ingredientList}](${href}), and I’ll find recipes for them.`
export const collection = 'collection'
export const noRecipeFor = (foods: string, href: string) =>
  `I couldn’t find a recipe for ${foods}. Try fewer or simpler names, or browse the [${collection}](${href}).`
export const noRecipeWithLimits = ({ foods, limits, href }: Record<'foods' | 'limits' | 'href', string>) =>
  `I couldn’t find a recipe for ${foods} that is ${limits}. Try fewer or simpler names, or browse the [${collection}](${href}).`
export const whatYouHave = 'what you have'
export const couldMake = (foods: string, kept: string) => `With ${foods} you could make${kept}:`
export const askDish = 'Which dish or ingredient do you want a recipe for?'
export const noneCalledBut = (dish: string, foods: string) =>
  `I don’t have a recipe called “${dish}”, but these use ${foods}:`
export const noneCalledWithLimitsBut = ({
  dish,
  limits,
  foods,
}: Record<'dish' | 'limits' | 'foods', string>) =>
  `I don’t have a recipe called “${dish}” that is ${limits}, but these use ${foods}:`
export const noneWithLimits = (dish: string, limits: string) =>
  `I couldn’t find a recipe for ${dish} that is ${limits}.`
export const starter = 'Starter'
export const main = 'Main'
export const side = 'Side'
export const dessert = 'Dessert'
export const noMenu = (limits: string) => `I couldn’t find dishes for a menu that is ${limits}.`
export const aMenu = 'A menu'
export const aMenuFor = (people: number) => `A menu for ${people}`
export const menuInGeneral = (menu: string) =>
  `${menu} that works: a soup or salad to start, a roast or a baked pasta as the main, one vegetable side, and a dessert made the day before.`
export const afterMenu =
  'Make the dessert the day before and the starter in the morning, so only the main is left to cook.'
export const setEachServings = (people: number) => `Set each recipe to ${people} servings on its page.`
export const askMenuPeople = 'Tell me how many you’re cooking for, and I’ll adjust the amounts.'
export const shoppingFor = (titles: string) => `For ${titles}:`
export const afterShopping = 'Open a recipe to add its ingredients to your shopping list.'

// What to cook: a wish in words.
export const breakfasts = 'breakfasts'
export const lunches = 'lunches'
export const dinners = 'dinners'
export const snacks = 'snacks'
export const desserts = 'desserts'
export const sideDishes = 'side dishes'
export const soups = 'soups'
export const salads = 'salads'
export const drinks = 'drinks'
export const breads = 'breads'
export const recipes = 'recipes'
export const recipesFor = (dish: string) => `${dish} recipes`
export const forPotluck = 'for a potluck'
export const forDateNight = 'for date night'
export const forPicnic = 'for a picnic'
export const forMealPrep = 'for meal prep'
export const forFreezer = 'for the freezer'
export const forGuests = 'for guests'
export const hours = (count: number) => counted(count, { one: '# hour', other: '# hours' })
export const without = (foods: string) => `without ${foods}`
export const withoutOven = 'without an oven'
export const withoutCooking = 'without cooking'
export const under = (time: string) => `under ${time}`
export const notCountingNight = 'not counting overnight'
export const ingredientsAtMost = (count: number) =>
  counted(count, { one: '# ingredient or fewer', other: '# ingredients or fewer' })
export const forPeople = (people: number) => `for ${people}`
export const withFoods = (foods: string) => `with ${foods}`
export const withLeftover = (foods: string) => `with leftover ${foods}`
export const withWhatYouHave = (wish: string) => `${wish} with what you have`
export const kidFriendly = 'kid-friendly'

// Why a recipe is listed.
export const uses = (foods: string) => `uses ${foods}`
export const usesYour = (foods: string) => `uses your ${foods}`
export const usesUpYour = (foods: string) => `uses up your ${foods}`
export const youHaveEverything = 'you have everything'
export const youNeed = (foods: string) => `you need ${foods}`
export const ingredients = (count: number) => counted(count, { one: '# ingredient', other: '# ingredients' })
export const makeAhead = 'make-ahead'
export const freezerFriendly = 'freezer-friendly'
export const pantryStaples = 'pantry staples'
export const noFood = (food: string) => `no ${food}`
export const serves = (people: number) => `serves ${people}`
export const onePot = 'one pot'
export const noCooking = 'no cooking'
export const easy = 'easy'

// What was given up to find more.
export const theseTakeAtMost = (time: string) => `these take ${time} or less`
export const theseTakeLonger = 'these take longer'
export const theseNeedMore = 'these need a few more ingredients'
export const theseComeClose = 'these come close'
export const theseAreNotAll = (moods: string) => `these aren’t all ${moods}`
export const theseAreMadeAnotherWay = 'these are made another way'
export const theseAreNot = (cuisine: string) => `these aren’t ${cuisine}`
export const theseAreMild = 'these are mild'
export const theseUse = (food: string) => `these use ${food}`
export const theseAreNotMarked = (meals: string) => `these aren’t marked as ${meals}`
export const theseAreWithout = (foods: string) => `these are without ${foods}`
export const otherDishes = (dishes: string) => `other ${dishes}`
export const theseAreLowCarb = 'these are low-carb'
export const theseHaveLessProtein = 'these have less protein'
export const theNearest = (wish: string) => `the closest: ${wish}`

// The recipes for a wish.
export const wantIt = (ways: readonly string[]) => `Want it ${ways.join(', or ')}?`
export const quicker = 'quicker'
export const withFewerIngredients = 'with fewer ingredients'
export const vegetarian = 'vegetarian'
export const fromAnotherCuisine = 'from another cuisine'
export const wantThreeMore = 'Want 3 more?'
export const threeMore = (wish: string) => `${wish}, 3 more`
export const openedNeeds = (foods: string) => `You need ${foods}.`
export const setServings = (people: number) => `Set it to ${people} servings on its page.`
export const openForSteps = 'Open it for the steps.'
export const onlySomeFit = (wish: string, count: number) =>
  counted(count, { one: `${wish} (only # fits):`, other: `${wish} (only # fit):` })
export const onlySomeMoreFit = (wish: string, count: number) =>
  counted(count, { one: `${wish} (only # more fits):`, other: `${wish} (only # more fit):` })
export const noneBut = (wish: string, near: string) => `No ${wish}; ${near}:`
export const noMoreBut = (wish: string, near: string) => `No more ${wish}; ${near}:`
export const noneFits = (wish: string) => `No ${wish} here. Try again with one condition fewer.`
export const addToIngredientList = (href: string) =>
  `Add what you have to your [${ingredientList}](${href}), and I’ll match recipes to it.`

// Whether someone may eat a dish that isn't known by its ingredients.
export const whichDish = (titles: string) => `Which one do you mean: ${titles}? Ask with its name.`
export const onlyItsName = (dish: string) =>
  `I can’t judge ${dish}: I know only its name, not its ingredients. Check them, or plan a recipe for it.`
export const notStoredHere = (dish: string) =>
  `I can’t judge ${dish}: I can’t open its recipe right now. Open the recipe to see what it contains.`

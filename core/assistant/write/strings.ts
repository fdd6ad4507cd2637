import { counted } from '#core/text/counted.ts'

// Under any answer.
export const further = 'Not quite it?'
export const more = (links: string) => `More: ${links}`
export const figures = (sources: string) => `Figures: ${sources}.`
export const foodSafety = 'Food safety'
export const cookingSkills = 'Cooking skills'
export const nutritionGuide = 'Nutrition guide'
export const seasonalCooking = 'Seasonal cooking'
export const kitchenEquipment = 'Kitchen equipment'
export const sourceFoodKeeper = 'USDA FoodKeeper'
export const sourceSafeTemperatures = 'USDA safe minimum temperatures'
export const sourceDangerZone = 'USDA food safety advice'
export const sourceHomeCanning = 'National Center for Home Food Preservation'
export const sourceInfantFeeding = 'CDC and American Academy of Pediatrics'
export const sourcePregnancy = 'FDA and CDC advice for pregnancy'
export const sourceDietIllness = 'NIH and national health associations'
export const sourceNutritionData = 'USDA FoodData Central and Dietary Guidelines'
export const sourceFdaFood = 'FDA food safety advice'
export const sourceFireFirstAid = 'NFPA and American Red Cross'
export const sourceReligiousPractice = 'religious authorities, whose rules vary'
export const sourceWeightsMeasures = 'NIST and USDA kitchen measures'

// Small talk, and what it doesn't know.
const CAN =
  'what to cook with what you have, cooking times and safe temperatures, how long food keeps, conversions, substitutions, techniques, and how to rescue a dish'
export const greeting = `Hello! I can help with ${CAN}. What are you cooking?`
export const thanks = 'You’re welcome. Enjoy your meal, and ask anytime.'
export const help = `I’m the assistant built into Sous. I can help with ${CAN}. Try “what can I cook with chicken and rice”, “how long do I roast broccoli” or “my soup is too salty”.`
export const insult =
  'I’m sorry I wasn’t more help. Tell me what you’re cooking and what you need, and I’ll try again.'
export const offTopic = `I can only help with cooking: ${CAN}. What’s for dinner?`
export const unknownAboutCooking = `I don’t know that one. I’m the built-in assistant, without a language model. I can help with ${CAN}. Try other words, or connect a model in the server’s settings for open questions.`
export const notUnderstood = `I didn’t understand that. I can help with cooking: ${CAN}. For open questions, connect a language model in the server’s settings.`
export const unknown =
  'I don’t know that one. I can only help with cooking. Try other words: name the dish and what you want to know.'
export const chooseBefore = 'I’m not sure what you need. Is it one of these?'
export const chooseAfter = 'Or try other words.'

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

// Conversions.
export const equals = (given: string, amount: string) => `${given} is **${amount}**.`
export const isAbout = (given: string, amount: string) => `${given} is about **${amount}**.`
export const isAboutOr = ({ given, amount, cups }: Record<'given' | 'amount' | 'cups', string>) =>
  `${given} is about **${amount}**, or ${cups}.`
export const isAboutAlso = ({ given, amount, also }: Record<'given' | 'amount' | 'also', string>) =>
  `${given} is about **${amount}** (${also}).`
export const amountOf = (amount: string, food: string) => `${amount} of ${food}`
export const amountOr = (amount: string, other: string) => `${amount} or ${other}`
export const volumes = ({ ml, cups, spoons }: Record<'ml' | 'cups' | 'spoons', string>) =>
  `${ml} ml (${cups}, ${spoons} tablespoons)`
export const britishPint = '(US; a British pint is 568 ml, 20 British fl oz.)'
export const cupWeighs = (food: string, weight: string) => `(A cup of ${food} weighs about ${weight}.)`
export const spoonFlour = 'Spoon it into the cup and level it: a scooped cup holds up to 150 g.'
export const packed = 'That’s for packed sugar.'
const BY_WEIGHT =
  'By weight, it depends on the ingredient: a cup of flour is 125 g (4.4 oz), of sugar 200 g (7 oz), of butter 227 g (8 oz).'
export const askOfWhat = (given: string) => `${given} of what? ${BY_WEIGHT}`
export const askIngredient = 'For grams, which ingredient is it?'
export const fluidOuncesAre = (ounces: string, amount: string) =>
  `${ounces} fluid oz is **${amount}** of any liquid. ${BY_WEIGHT}`
export const isFluidOunces = ({ given, ounces, ml }: Record<'given' | 'ounces' | 'ml', string>) =>
  `${given} is **${ounces} fluid oz** (${ml} ml) of any liquid. ${BY_WEIGHT}`
export const inches = (value: string) => `${value} inches`
export const thatIs = (amount: string) => `That is **${amount}**.`
export const thatIsOr = ({ amount, spoons, ml }: Record<'amount' | 'spoons' | 'ml', string>) =>
  `That is **${amount}**, or ${spoons} (${ml} ml).`
export const tablespoons = (count: number) => counted(count, { one: '# tablespoon', other: '# tablespoons' })
export const aTeaspoon = (amount: string) => `${amount} teaspoon`
export const teaspoons = (amount: string) => `${amount} teaspoons`
export const mediumWeighs = ({ food, grams, ounces }: { food: string; grams: number; ounces: number }) =>
  `One medium ${food} weighs about **${grams} g** (${ounces} oz).`

// Oven temperatures.
export const gasMarkIs = ({ mark, heat, fan }: { mark: number; heat: string; fan: string }) =>
  `Gas mark ${mark} is **${heat}**, ${fan} in a fan oven.`
export const withGasMark = (heat: string, mark: number) => `${heat}, gas mark ${mark}`
export const withFan = ({ given, heat, own }: Record<'given' | 'heat' | 'own', string>) =>
  `${given} with the fan is like ${heat}. On the fan setting itself, it’s ${own}.`
export const withoutFan = (heat: string) => `**${heat}** without`
export const fanIsLower = ({ by, lower, given }: { by: string; lower: string; given: number }) =>
  `Set a fan (convection) oven ${by} lower: **${lower}** instead of ${given}. Check a little early.`
export const inTheOven = (heat: string) => `In the oven: ${heat}.`

// Pans.
export const rectangular = (width: number, length: number) => `${width}×${length}-inch`
export const square = (size: number) => `${size}-inch square`
export const round = (size: number) => `${size}-inch round`
export const pans = (count: number, size: string) =>
  counted(count, { one: `${size} pan`, other: `# ${size} pans` })
export const aPan = (label: string) => `${/^(8|11|18)/.test(label) ? 'An' : 'A'} ${label}`
export const panForDouble = ({
  pan,
  area,
  needed,
  nearest,
}: {
  pan: string
  area: number
  needed: number
  nearest: string
}) =>
  `${pan} is ${area} square inches; you need about ${needed}. ${nearest} is nearest. Fill pans half to two thirds full, and check early.`
export const askOtherPan = (pan: string, area: number) =>
  `${pan} is ${area} square inches. Which pan do you want to use instead?`
export const panSizes = ({
  needed,
  neededArea,
  own,
  ownArea,
  percent,
}: Record<'needed' | 'own', string> & Record<'neededArea' | 'ownArea' | 'percent', number>) =>
  `That’s ${neededArea} square inches for the ${needed} and ${ownArea} for the ${own} (${percent}%).`
export const panSame = (sizes: string) =>
  `Yes, they are nearly the same. ${sizes} Bake as written and check a little early.`
export const panLarger = (sizes: string, times: string) =>
  `Yes, but the batter will be shallower. ${sizes} Check 5–10 minutes early, or make ${times} times the recipe.`
export const panSmaller = (sizes: string) =>
  `It’s smaller. ${sizes} The batter will be a little deeper: bake 5–10 minutes longer.`
export const panTooSmall = (sizes: string, part: string) =>
  `It’s smaller. ${sizes} Fill it only two thirds full, and make ${part} of the recipe or bake the rest as muffins. A deeper batter takes longer, so cover it if it browns.`
export const pan8Round = 'An 8-inch round pan'
export const pan8Square = 'An 8×8-inch or 9-inch round pan'
export const pan9Square = 'A 9×9-inch pan'
export const pans8Round = 'A pair of 8-inch rounds'
export const pan9By13 = 'A 9×13-inch pan'
export const pans9Round = 'A pair of 9-inch rounds'
export const panHalfSheet = 'A 13×18-inch half sheet'

// Portions and nutrition.
export const askPortion = 'Which food is it, and for how many people?'
export const feeds = ({
  pounds,
  food,
  people,
  each,
}: Record<'pounds' | 'food' | 'each', string> & { people: number }) =>
  counted(people, {
    one: `${pounds} lb of ${food} feeds about **# person**, at ${each} each.`,
    other: `${pounds} lb of ${food} feeds about **# people**, at ${each} each.`,
  })
export const aPerson = (amount: string, food: string) => `${amount} of ${food} per person`
export const planOn = (each: string) => `Plan on ${each}.`
export const portionFor = ({
  food,
  people,
  total,
  each,
}: Record<'food' | 'total' | 'each', string> & { people: number }) =>
  `${food} for ${people}: about **${total}**. That’s ${each}.`
export const nutritionOf = ({
  kcal,
  protein,
  carbohydrate,
  fiber,
  fat,
}: Record<'kcal' | 'protein' | 'carbohydrate' | 'fiber' | 'fat', number>) =>
  `about **${kcal} calories**, ${protein} g protein, ${carbohydrate} g carbohydrates (${fiber} g fiber), ${fat} g fat`
export const estimated = (food: string) => `**${food}**, estimated:`
export const per100Grams = (amounts: string) => `100 g (3.5 oz): ${amounts}`
export const perPiece = (grams: number, amounts: string) => `one (about ${grams} g): ${amounts}`
export const askNutrition =
  'For which food? I have estimates for most ingredients, and a recipe’s page shows them per serving.'

// Cooking times.
export const onTheStove = 'on the stove, in water'
export const steamed = 'steamed'
export const inAnOven = 'in the oven'
export const underTheBroiler = 'under the broiler'
export const onTheGrill = 'on the grill'
export const inAPan = 'in a pan'
export const deepFried = 'deep-fried'
export const inTheAirFryer = 'in the air fryer'
export const inTheSlowCooker = 'in the slow cooker'
export const inThePressureCooker = 'in the pressure cooker'
export const inTheMicrowave = 'in the microwave'
export const poached = 'poached'
export const inTheSmoker = 'in the smoker'
export const whichChicken = 'Which cut is it: breast, thighs, drumsticks, wings or a whole bird?'
export const whichBeef = 'Which cut is it: steak, roast, ground beef or stewing beef?'
export const whichPork = 'Which cut is it: chops, tenderloin, loin, shoulder or ribs?'
export const whichLamb = 'Which cut is it: chops, leg, shoulder or shanks?'
export const whichTurkey = 'Is it a whole turkey, a breast or ground turkey?'
export const whichRice = 'Which rice is it: white, brown, basmati or jasmine?'
export const minutesLong = (minutes: number) => counted(minutes, { one: '# minute', other: '# minutes' })
export const hoursLong = (hours: string) => `${hours} hours`
export const timeAt = (time: string, heat: string) => `${time} at ${heat}`
export const forPounds = ({ pounds, from, to }: { pounds: number; from: string; to: string }) =>
  `For ${pounds} lb that is about ${from} to ${to}.`
export const longerAt = (heat: string) => `At ${heat} it takes a bit longer: go by the signs, not the clock.`
export const shorterAt = (heat: string) =>
  `At ${heat} it takes a bit less time: go by the signs, not the clock.`
export const doneWhen = (signs: string) => `Done when ${signs}.`
export const isDoneWhen = (food: string, signs: string) => `**${food}** is done when ${signs}.`
export const askTiming =
  'What are you cooking, and how: in the oven, in a pan, boiled, grilled or in an air fryer?'
export const noTimes = (food: string) =>
  `I have no times for **${food}**, so I won’t guess. Follow the recipe.`
export const noTimesForForm = ({ form, food, signs }: Record<'form' | 'food' | 'signs', string>) =>
  `I have no times for **${form}**, and those for ${food} don’t apply to it, so I won’t guess. ${signs} Follow the package or the recipe, and check early and often.`
export const signsPoultry = 'All poultry is safe at 165 °F (74 °C) in the thickest part.'
export const signsMeat =
  'Whole cuts are safe at 145 °F (63 °C) with 3 minutes of rest, ground meat at 160 °F (71 °C); tough cuts turn tender only at 195–205 °F (90–96 °C).'
export const signsOf = (signs: string) => `Go by the signs: done when ${signs}.`
export const unknownWord = (word: string) => `I don’t know “${word}”. In general:`
export const noFigureBut = (food: string, method: string) => `I have no figure for ${food} ${method}, but`
export const noFigureFor = (food: string, method: string) =>
  `I have no figure for ${food} ${method}. Here are the ways I know:`
export const fromFrozen = 'From frozen, allow about half as long again, and go by the signs.'
export const boneIn =
  'That’s without the bone. With the bone, allow about half as long again, and go by the thermometer.'
export const wholeTakesLonger = 'That’s for pieces: a whole one takes 2 to 3 times as long.'

// A timetable.
export const startWithLongest = (time: string) => `To eat at **${time}**, start with the longest:`
export const countBack = (time: string) => `To eat at **${time}**, count back from the meal:`
export const timetableLine = ({
  clock,
  food,
  method,
  time,
}: Record<'clock' | 'food' | 'method' | 'time', string>) => `**${clock}**: ${food} ${method}, ${time}`
export const timetableLineDayBefore = ({
  clock,
  food,
  method,
  time,
}: Record<'clock' | 'food' | 'method' | 'time', string>) =>
  `**${clock}** the day before: ${food} ${method}, ${time}`
export const thenRest = (time: string, minutes: number) => `${time}, then ${minutes} minutes of rest`
export const ofPounds = (food: string, pounds: number) => `${food} (${pounds} lb)`
export const afterTimetable =
  'Each has about a seventh of its time to spare. Anything that’s done early keeps warm under foil; go by a thermometer, not the clock.'

// Safe temperatures.
export const rare = 'Rare'
export const rareHeat = '120–125 °F (49–52 °C)'
export const rareFeel = 'cool and red, and soft to the finger'
export const mediumRare = 'Medium-rare'
export const mediumRareHeat = '130–135 °F (54–57 °C)'
export const mediumRareFeel = 'warm and red; it gives and springs back a little'
export const medium = 'Medium'
export const mediumHeat = '140–145 °F (60–63 °C)'
export const mediumFeel = 'pink and warm; it springs back'
export const mediumWell = 'Medium-well'
export const mediumWellHeat = '150–155 °F (65–68 °C)'
export const mediumWellFeel = 'barely pink; it hardly gives'
export const wellDone = 'Well done'
export const wellDoneHeat = '160 °F (71 °C) and more'
export const wellDoneFeel = 'firm, with no pink'
export const donenessChart = 'Steak and lamb, in the middle:'
export const safeChart = 'Safe internal temperatures:'
export const usdaMinimum =
  'The USDA minimum for whole cuts is 145 °F (63 °C) with 3 minutes of rest; ground beef needs 160 °F (71 °C).'
export const measure = 'Measure in the thickest part, away from bone.'
export const askSafeTemperature = 'Which food do you mean?'
export const donenessIs = ({ doneness, heat, feel }: Record<'doneness' | 'heat' | 'feel', string>) =>
  `**${doneness}** is ${heat} for steak and lamb; inside, it’s ${feel}. ${usdaMinimum}`
export const donenessOf = ({ doneness, food, heat }: Record<'doneness' | 'food' | 'heat', string>) =>
  `**${doneness} ${food}:** ${heat} in the middle.`
export const feelsLike = (feel: string) =>
  `Inside, it’s ${feel}. To be sure, push a thermometer into the middle from the side, and take the meat off 5 °F (3 °C) early: the temperature rises while it rests.`
export const takeOutEarlier =
  'Take it out 5–10 °F (3–5 °C) early: the temperature rises while it rests (a roast for medium-rare at 120–125 °F).'
export const whoMayEatRare =
  'Healthy adults often eat whole cuts this way, because germs sit on the seared outside; it is not for children, pregnant women or anyone with a weak immune system.'
export const safeAt = (food: string, heat: string) => `**${food}** is safe at ${heat}.`
export const hotEnough = ({ fahrenheit, food, heat }: { fahrenheit: number; food: string; heat: string }) =>
  `Yes, ${fahrenheit} °F is enough: ${food} is safe at ${heat}. ${measure}`
export const notHotEnough = ({
  fahrenheit,
  food,
  heat,
}: {
  fahrenheit: number
  food: string
  heat: string
}) => `No, ${fahrenheit} °F is not enough: ${food} is safe at ${heat}. ${measure}`

// How long food keeps.
export const askStorage =
  'Which food is it, and is it raw, cooked or opened? I can tell you how long it keeps in the fridge, the freezer or on the shelf.'
export const inFridge = (time: string) => `${time} in the fridge`
export const inFreezer = (time: string) => `${time} in the freezer`
export const onShelf = (time: string) => `${time} on the shelf`
export const onShelfOrCounter = (time: string) => `${time} on the shelf or counter`
export const notInFridge = (why: string) => `fridge: ${why}`
export const notInFreezer = (why: string) => `freezer: ${why}`
export const notOnCounter = (why: string) => `counter: ${why}`
export const freezesBadly = (food: string) => `Better not: ${food} doesn’t freeze well.`
export const frozenIs = (food: string, how: string) => `${food} in the freezer: ${how}.`
export const canFreeze = 'Yes, you can freeze it.'
export const keepsFrozen = (food: string, time: string) =>
  `**${food}** keeps best for **${time}** at 0 °F (−18 °C), wrapped tightly.`
export const alsoInFridge = (time: string) => `In the fridge: ${time}.`
export const it = 'it'
export const storageUnknown = (food: string) =>
  `I have no figure for ${food}. In general, cooked food keeps 3–4 days in the fridge (40 °F / 4 °C) and 2–3 months in the freezer, if it goes in within 2 hours; dry goods keep until the date on the package.`
export const thawByWeight = ({ pounds, days, hours }: { pounds: number; days: string; hours: number }) =>
  `In the fridge, allow 24 hours for every 4–5 lb (2 kg): ${pounds} lb takes about ${days}. In cold water, changed every 30 minutes, allow about ${hours} hours (30 minutes a pound). Once thawed, it keeps 1–2 days in the fridge. Never thaw it on the counter.`
export const thawDays = (days: number) =>
  counted(days, { one: '**# day**', other: `**# days** (${days}–${days + 1})` })

// Whether food is still good. Cooking what is thrown out here is asked about again: safety/thrown-out.ts.
export const askStillGood =
  'Which food is it, how long has it been there, and where: fridge, freezer or counter? Does it smell or look different?'
export const throwOutIf =
  'If it smells off, is slimy or moldy, or the package bulges, throw it out without tasting.'
export const frozenIsSafe =
  'Yes, it is safe if it stayed frozen solid, at 0 °F (−18 °C): only taste and texture fade, after 2 to 6 months for cooked food and up to a year for raw meat. Cut off dry, pale patches of freezer burn, thaw it in the fridge and reheat it to 165 °F (74 °C).'
export const keeps = (food: string, time: string) => `${food} keeps ${time}`
export const tooOld = (days: number, keeping: string) =>
  counted(days, {
    one: `No, after # day throw it out: in the fridge, ${keeping}. ${throwOutIf}`,
    other: `No, after # days throw it out: in the fridge, ${keeping}. ${throwOutIf}`,
  })
export const youngEnough = (keeping: string) =>
  `Yes, if it stayed in the fridge: there, ${keeping}. ${throwOutIf}`
export const ageDepends = (keeping: string) => `It depends: in the fridge, ${keeping}. ${throwOutIf}`
export const perishableFood = 'perishable food'
export const fineOutside = (food: string, time: string) => `${food} is fine out of the fridge for ${time}.`
const TWO_HOURS =
  'Perishable food can be left out 2 hours at most, or 1 hour above 90 °F (32 °C): between 40 °F and 140 °F (4–60 °C), bacteria grow fast, and reheating does not destroy the toxins that some of them leave.'
export const outUnknownTime = `${TWO_HOURS} If it was longer, throw it out.`
export const outInHeat = (food: string) =>
  `Throw it out: in the heat (a car, a summer day), the limit is 1 hour, and the ${food} stayed out for that long or longer. ${TWO_HOURS}`
export const outShortTime = (food: string) =>
  `Yes, ${food} is fine after such a short time: chill it or eat it now. ${TWO_HOURS}`
export const outWithinLimit = `That’s just within the limit: chill it or eat it now. ${TWO_HOURS}`
export const outTooLong = (food: string) =>
  `No, throw it out: ${food} should not be eaten after that long outside the fridge. ${TWO_HOURS}`

// Substitutes, diets and allergies.
export const askSubstitute = 'Which ingredient do you want to replace, and in which dish?'
export const substitutions = 'Substitutions'
export const allSubstitutions = 'All substitutions'
export const noSubstitute = (food: string) =>
  `I don’t know a good substitute for ${food}. In most dishes, you can leave a small amount out, or use what is closest in taste and texture.`
export const insteadOf = (food: string) => `Instead of ${food}:`
export const allOfTheseAre = (limits: string) => `All of these are ${limits}.`
export const whatToUseInstead = (food: string) => `What to use instead of ${food}`
export const brandsDiffer = 'Recipes and brands differ: check the label, or ask the kitchen.'
export const notForBabies = 'It is not for babies before 12 months.'
export const otherNuts = (nuts: string, allergen: string) =>
  `But watch for ${nuts}: many people who are allergic to ${allergen} react to those too, and both are often processed on the same machines. Ask your doctor first, and read the label.`
export const eggsAreNotDairy = 'It contains eggs, which aren’t dairy.'
export const rawIsRisky = (fits: string) =>
  `No: raw or undercooked food from animals isn’t ${fits}. Cook it through first.`
export const noted = (limits: string, href: string) =>
  `Noted: in this conversation, I’ll only suggest what is ${limits}. Save it in your [profile](${href}) to apply it everywhere. What do you want to cook?`
export const askDiet = 'Which diet or allergen do you mean, and for which food?'
export const askDietFood = (fits: string) =>
  `Which food do you want to know about? I can check whether it is ${fits}.`

// Terms.
export const isAKind = (food: string, kind: string) => `**${food}** is ${kind}.`
export const alsoCalled = (names: string) => `It is also called ${names}.`
export const itGoesWith = (names: string) => `It goes with ${names}.`
export const allIKnow = 'That’s all I know about it.'
export const kindOf = (parent: string) => `a kind of ${parent}`
export const kindVegetables = 'a vegetable'
export const kindFruits = 'a fruit'
export const kindHerbs = 'an herb'
export const kindSpices = 'a spice or seasoning'
export const kindMeat = 'a kind of meat'
export const kindPoultry = 'a kind of poultry'
export const kindSeafood = 'a kind of seafood'
export const kindDairy = 'a dairy food'
export const kindGrains = 'a grain'
export const kindPasta = 'a kind of pasta or noodle'
export const kindBread = 'a bread or baked good'
export const kindLegumes = 'a legume'
export const kindNuts = 'a nut or seed'
export const kindOils = 'a cooking fat'
export const kindCondiments = 'a sauce or condiment'
export const kindBaking = 'a baking ingredient'
export const kindSweeteners = 'a sweetener'
export const kindDrinks = 'a drink'

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

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
export const lastDay = (keeping: string) =>
  `Today at the latest, if it stayed in the fridge: there, ${keeping}. ${throwOutIf}`
export const openedFood = (food: string) => `opened ${food}`
export const cookedDishes = 'a cooked dish'
const BY_LOOKS =
  'That is about quality: if it looks, smells and tastes right, you can still use it. Moldy or off, throw it out.'
export const openYoung = (_days: number, keeping: string) =>
  `Yes, if it stayed in the fridge: there, ${keeping}. Look and smell before you use it.`
export const openEnd = (days: number, keeping: string) =>
  counted(days, {
    one: `# day is the end of what we go by: in the fridge, ${keeping}. ${BY_LOOKS}`,
    other: `# days are the end of what we go by: in the fridge, ${keeping}. ${BY_LOOKS}`,
  })
export const openLate = (days: number, keeping: string) =>
  counted(days, {
    one: `Probably not at its best after # day: in the fridge, ${keeping}. ${BY_LOOKS}`,
    other: `Probably not at its best after # days: in the fridge, ${keeping}. ${BY_LOOKS}`,
  })
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

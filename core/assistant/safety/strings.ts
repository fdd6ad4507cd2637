// Emergencies and what follows them.
export const allergicReaction =
  'This can be a severe allergic reaction. **Call 911 (or your local emergency number) now** if there is trouble breathing, swelling of the lips, face or throat, hives with vomiting, or faintness. Give an epinephrine auto-injector at once if there is one, even if you are unsure, and lay the person down. Milder signs (a few spots, an itchy mouth) can get worse within minutes: stop the food, stay with them and call a doctor. I can only help with cooking.'
export const choking =
  '**Call 911 (or your local emergency number) now** if they can’t breathe, cough or cry. Under 1 year: 5 back blows, then 5 chest thrusts, face down along your arm. Older: 5 back blows, then 5 abdominal thrusts. Repeat until it comes out or help is there. If they can still cough, let them cough. I can only help with cooking.'
export const eatenByAccident =
  'With an allergy: stop eating, stay with someone, and **call 911 (or your local emergency number) at the first sign of a reaction** (swelling, hives, vomiting, trouble breathing, faintness); use an epinephrine auto-injector if you have one. Signs can take up to two hours. With celiac disease or an intolerance it is unpleasant, not an emergency: drink water, rest, eat plainly, and see your doctor if it is severe. Raw or spoiled food: watch for fever, cramps or bloody stools, and call a doctor. I can only help with cooking.'
export const notAgain =
  'Don’t give that food again, in any form, until a doctor or an allergist has seen them and says so: a second reaction can be stronger than the first, even after mild spots. Until then, read every label (the allergen is in bold or after “Contains”), and leave out foods that may contain it, too. Write down what was eaten, how much, and what you saw.'
export const stillThrownOut =
  'Still no. Cooking, washing or freezing it now doesn’t help: bacteria that grew in it may have left toxins that no kitchen heat destroys, and the food looks and smells the same. Throw it out, and wash what it touched with hot, soapy water.'
export const wildInPhoto =
  'A photo can’t identify anything wild: don’t eat it unless a local expert has identified every piece.'

// Conditions that a user mentioned.
export const careBloodPressure =
  'Keep the salt low: use the low-sodium kind, leave out added salt, and season with lemon, vinegar, garlic, herbs and toasted spices.'
export const careGout =
  'With gout, leave out beer and spirits, organ meats, anchovies and sardines, and sugary drinks; water, coffee and low-fat milk are fine.'
export const careBaby =
  'For a baby under 12 months: no salt, soy sauce, bouillon or honey. Take out the baby’s portion first.'
export const gluten = 'gluten'
export const careAllergy = (allergens: string) =>
  `Cook it without ${allergens} for those who can’t have it: read every label, and use clean pans, boards and spoons for their portion.`

// Foods in an answer that break a limit.
export const leaveOut = (food: string) => `Leave out the ${food}.`
export const leaveOutAsAsked = (foods: string) => `Leave out the ${foods}, as you asked.`
export const containsAvoided = (food: string, allergen: string) =>
  `${food} contains ${allergen}, which you avoid.`
export const containAvoided = (foods: string, allergen: string) =>
  `${foods} contain ${allergen}, which you avoid.`
export const isNotFit = (food: string, fits: string) => `${food} isn’t ${fits}.`
export const areNotFit = (foods: string, fits: string) => `${foods} aren’t ${fits}.`

// Safe temperatures: in an answer, in the chart, and in place of one that is too low.
export const safePoultry = '165 °F (74 °C) in the thickest part, for every cut and for ground poultry'
export const safeGroundMeat = '160 °F (71 °C) in the middle; ground poultry 165 °F (74 °C)'
export const safeWholeCut = '145 °F (63 °C), then 3 minutes of rest'
export const safeFish = '145 °F (63 °C), or until it is opaque and flakes'
export const safeEggs = '160 °F (71 °C) for egg dishes; fried or boiled until white and yolk are firm'
export const safeHam =
  '140 °F (60 °C) for ready-to-eat ham, 145 °F (63 °C) and 3 minutes of rest for fresh ham'
export const safeLeftovers = '165 °F (74 °C), steaming hot throughout'
export const chartPoultry = 'poultry, whole or ground'
export const chartGroundMeat = 'ground beef, pork, lamb'
export const chartWholeCuts = 'beef, pork, lamb, whole cuts'
export const chartFish = 'fish'
export const chartEggs = 'egg dishes'
export const chartLeftovers = 'leftovers'
export const chartRest = 'then 3 minutes of rest'
export const belowPoultry = 'Poultry is safe at 165 °F (74 °C) in the thickest part, not below.'
export const belowGroundMeat =
  'Ground meat is safe at 160 °F (71 °C) in the middle (165 °F / 74 °C for ground poultry), not below.'
export const belowPork = 'Pork is safe at 145 °F (63 °C) with 3 minutes of rest, not below.'
export const belowBeef =
  'The USDA minimum for whole cuts of beef and lamb is 145 °F (63 °C) with 3 minutes of rest.'
export const belowFish = 'The safe minimum for fish is 145 °F (63 °C).'

// Sentences that take the place of bad advice.
export const washingRawPoultryInstead =
  'Do not rinse raw poultry or meat: it spreads bacteria. Pat it dry instead.'
export const thawingOnTheCounterInstead =
  'Thaw meat, poultry and fish in the fridge, in cold water changed every 30 minutes, or in the microwave, not on the counter.'
export const leavingFoodOutInstead =
  'Perishable food can be left out for 2 hours at most (1 hour above 90 °F / 32 °C); after that, throw it out.'
export const garlicInOilInstead =
  'Garlic or herbs in oil belong in the fridge for at most 4 days, or in the freezer: at room temperature they can grow botulism.'
export const canningWithoutPressureInstead =
  'Low-acid food (vegetables, beans, meat, soup) may only be canned in a pressure canner, with a tested recipe.'
export const foragingInstead =
  'Do not eat wild mushrooms, berries or plants unless a local expert has identified every one.'
export const mixingCleaners =
  'Never mix bleach with ammonia, vinegar or any other cleaner: the gas is poisonous.'
export const kidneyBeansInstead =
  'Dry kidney beans must be soaked and boiled hard for at least 10 minutes before they go into a slow cooker: they are poisonous raw.'
export const honeyForInfants = 'No honey before 12 months: it can cause infant botulism.'
export const refreezingInstead = 'Refreeze only what thawed in the fridge and stayed cold.'
export const frozenMeatInASlowCookerInstead =
  'Thaw meat before it goes into a slow cooker: frozen meat stays in the danger zone too long.'
export const cookingByHalvesInstead =
  'Do not cook meat or poultry partway and finish it later: cook it through, chill it and reheat it.'
export const usedMarinadeInstead =
  'Boil a marinade that touched raw meat before it becomes a sauce, or set some aside beforehand.'
export const moldOnSoftFoodInstead = 'Throw out moldy soft food, all of it.'
export const poisonousPartsInstead =
  'Rhubarb leaves, raw cassava, bitter almonds, apricot kernels, raw elderberries and raw kidney beans are poisonous.'
export const tastingWhatMayBeSpoiledInstead = 'Do not taste food to find out whether it has spoiled.'
export const bulgingCansInstead = 'Throw out cans that bulge or leak, unopened: it may be botulism.'
export const waterOnAGreaseFireInstead =
  'Never put water on burning fat: turn off the heat and cover it with a lid.'
export const fryingAFrozenBirdInstead =
  'Never deep-fry a frozen or wet bird: the oil boils over and burns. Thaw it and pat it dry.'
export const rawDoughInstead = 'Raw dough is not safe to eat: flour can carry E. coli and eggs Salmonella.'

// Sentences that an answer on a topic must not leave out.
export const sharedEquipmentWarning =
  'Not with an allergy or celiac disease: crumbs and traces carry over in shared oil, pans and toasters, and stay when you pick something off. Use fresh oil and clean tools.'
export const garlicInOilWarning =
  'Keep garlic or herbs in oil in the fridge and use them within 4 days: at room temperature they can grow botulism.'
export const canningWarning =
  'Only can food with a tested recipe (USDA), and low-acid food only in a pressure canner: anything else risks botulism.'
export const foragingWarning = 'Do not eat anything wild unless a local expert has identified every piece.'
export const kidneyBeansWarning =
  'Soak dry kidney beans and boil them hard for at least 10 minutes first: they are poisonous raw.'
export const rawEggAndFlourWarning =
  'Raw eggs can carry Salmonella and raw flour E. coli: use pasteurized eggs and heat-treated flour.'
export const greaseFireWarning =
  'Turn off the heat, cover the pan with a lid, and never use water. If it spreads, get out and call 911.'
export const pregnancyWarning =
  'While pregnant, avoid raw fish, meat and eggs, unheated deli meat, unpasteurized milk and alcohol, and ask your doctor.'
export const rawFishWarning =
  'Only eat fish raw if it was sold to be eaten raw and was frozen to kill parasites.'
export const reheatingRiceWarning =
  'Reheat rice until it is steaming hot throughout, 165 °F (74 °C), and only once.'

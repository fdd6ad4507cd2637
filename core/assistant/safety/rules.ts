import * as strings from './strings.ts'

/** A sentence that must be replaced, and its replacement. */
export interface BadAdvice {
  id: string
  /** All must be in the sentence (or be the topic), and the sentence must not advise against it. */
  says: readonly RegExp[]
  /** Exceptions where there is no danger. */
  except?: RegExp
  instead: string
}

/** A topic that always requires a warning. */
interface NeededWarning {
  id: string
  /** In the question, all of them. */
  when: readonly RegExp[]
  /** What the answer must state, all of them. */
  needs: readonly RegExp[]
  add: string
}

const POULTRY = /\b(chicken|turkey|poultry|duck|bird|raw meat)\b/i
const PERISHABLE =
  /\b(chicken|turkey|meat|beef|pork|fish|salmon|shrimp|seafood|rice|pasta|leftovers?|pizza|soup|stew|chili|curry|eggs?|milk|cream|sauce|casserole|food|it|them|this|that|potatoes|beans|salad|stock|broth|gravy)\b/i
const SHELF_SAFE =
  /\b(dough|bread|rise|rises|rising|proof\w*|sourdough|starter|butter|cookies?|cake|muffins?|ferment\w*|kombucha|sauerkraut|kimchi|soak\w*|ripen\w*|tomatoes|avocados?|bananas?|fruit|honey|fridge|refrigerat\w*|dry|dried|yeast|onions|garlic bulbs?)\b/i
const LEFT_OUT = /\b(out|counter|countertop|room temperature|table|stove)\b/i

export const BAD_ADVICE: readonly BadAdvice[] = [
  {
    id: 'washing raw poultry',
    says: [/\b(rinse|wash|rinsing|washing)\b/i, POULTRY],
    except: /\b(hands|board|knife|sink after|surfaces)\b/i,
    instead: strings.washingRawPoultryInstead,
  },
  {
    id: 'thawing on the counter',
    says: [
      /\b(thaw\w*|defrost\w*)\b/i,
      /\b(counter|countertop|room temperature|hot water|warm water|in the sun|on the table)\b/i,
    ],
    except: /\b(bread|dough|cake|pastry|cookies|rolls|bagels?)\b/i,
    instead: strings.thawingOnTheCounterInstead,
  },
  {
    id: 'leaving food out',
    says: [
      /\b(leave|leaving|left|keep|keeps|kept|store|stored|sit|sits|sat|stand|stay|fine|safe|good)\b/i,
      LEFT_OUT,
      /\b(overnight|all day|all night|(?:[3-9]|1\d|2[0-4]|three|four|five|six|eight|ten|twelve) ?hours?|days?)\b/i,
      PERISHABLE,
    ],
    except: SHELF_SAFE,
    instead: strings.leavingFoodOutInstead,
  },
  {
    id: 'garlic in oil',
    says: [
      /\b(garlic|herb|infused|confit)\b/i,
      /\boil\b/i,
      /\b(room temperature|counter|pantry|cupboard|shelf|months?|cabinet)\b/i,
    ],
    except: /\b(freez\w*|bottle of|powder)\b/i,
    instead: strings.garlicInOilInstead,
  },
  {
    id: 'canning without pressure',
    says: [
      /\b(water[- ]?bath|boil(ing)? the jars|upside down|oven can\w*|inver\w+|open kettle)\b/i,
      /\b(beans|vegetables?|corn|meat|chicken|soup|carrots|potatoes|low[- ]acid|stock|broth)\b/i,
    ],
    instead: strings.canningWithoutPressureInstead,
  },
  {
    id: 'foraging',
    says: [
      /\b(wild|foraged?|mushrooms?|berries)\b/i,
      /\b(safe to eat|edible|you can eat|go ahead|fine to eat|good to eat)\b/i,
      /\b(wild|forag\w*|yard|lawn|forest|woods|found|picked)\b/i,
    ],
    instead: strings.foragingInstead,
  },
  {
    id: 'mixing cleaners',
    says: [
      /\bbleach\b/i,
      /\b(ammonia|vinegar|acid|lemon|alcohol|peroxide|toilet cleaner)\b/i,
      /\b(mix|combine|add|together|with|and|plus)\b/i,
    ],
    instead: strings.mixingCleaners,
  },
  {
    id: 'kidney beans',
    says: [/\bkidney beans?\b/i, /\b(slow[- ]?cook\w*|crock[- ]?pot)\b/i],
    except: /\b(boil\w*|canned|tinned)\b/i,
    instead: strings.kidneyBeansInstead,
  },
  {
    id: 'honey for infants',
    says: [
      /\bhoney\b/i,
      /\b(baby|babies|infants?|newborns?|(?<!\b\d{2}[- ])month[- ]olds?|\d months?|1[01][- ]months?)\b/i,
    ],
    except: /\b(12 months|after (the|their|one|1)|one year|1 year|older than)\b/i,
    instead: strings.honeyForInfants,
  },
  {
    id: 'refreezing',
    says: [/\b(refreez\w*|freeze (it |them )?again)\b/i, /\b(counter|room temperature|warm|hours)\b/i],
    except: /\bfridge|refrigerat\w*\b/i,
    instead: strings.refreezingInstead,
  },
  {
    id: 'frozen meat in a slow cooker',
    says: [
      /\bfrozen\b/i,
      /\b(slow[- ]?cooker|crock[- ]?pot)\b/i,
      /\b(chicken|meat|beef|pork|roast|turkey|it)\b/i,
    ],
    except: /\b(thaw\w*|vegetables|peas|corn)\b/i,
    instead: strings.frozenMeatInASlowCookerInstead,
  },
  {
    id: 'cooking by halves',
    says: [
      /\b(partially|partly|half|par)[- ]?cook\w*/i,
      /\b(chicken|poultry|turkey|meat|pork|beef)\b/i,
      /\b(later|tomorrow|next day|fridge|refrigerat\w*|finish)\b/i,
    ],
    instead: strings.cookingByHalvesInstead,
  },
  {
    id: 'used marinade',
    says: [
      /\bmarinade\b/i,
      /\b(serve|pour|drizzle|brush|reuse|sauce|dip)\b/i,
      /\b(raw|used|leftover|same)\b/i,
    ],
    except: /\bboil\w*|reserved?|set aside\b/i,
    instead: strings.usedMarinadeInstead,
  },
  {
    id: 'mold on soft food',
    says: [
      /\b(cut|scrape|scoop|trim|remove|spoon)\b/i,
      /\b(mold|mould)\w*/i,
      /\b(bread|jam|jelly|yogurt|berries|cream cheese|soft cheese|sauce|leftovers|hummus)\b/i,
    ],
    instead: strings.moldOnSoftFoodInstead,
  },
  {
    id: 'poisonous parts',
    says: [
      /\b(rhubarb leaves|raw cassava|bitter almonds|apricot kernels|raw elderberries|raw kidney beans)\b/i,
      /\b(eat|edible|safe|fine|add|use|delicious)\b/i,
    ],
    instead: strings.poisonousPartsInstead,
  },
  {
    id: 'tasting what may be spoiled',
    says: [
      /\btast(e|ing) (it|a (bit|little)|some|them)\b/i,
      /\b(spoiled|gone bad|still good|bad|expired|old|bulging)\b/i,
    ],
    except: /\b(seasoning|salt|sauce|milk)\b/i,
    instead: strings.tastingWhatMayBeSpoiledInstead,
  },
  {
    id: 'bulging cans',
    says: [/\b(bulg\w+|swollen|leaking)\b/i, /\bcans?\b/i, /\b(fine|safe|ok|okay|eat|use|just|boil)\b/i],
    instead: strings.bulgingCansInstead,
  },
  {
    id: 'water on a grease fire',
    says: [/\bwater\b/i, /\b(pour|throw|douse|splash|spray|use)\b/i, /\b(fire|flames?|burning oil)\b/i],
    except: /\bburns?\b/i,
    instead: strings.waterOnAGreaseFireInstead,
  },
  {
    id: 'frying a frozen bird',
    says: [/\b(deep[- ]?fry\w*|fryer)\b/i, /\bfrozen\b/i, /\b(turkey|whole chicken)\b/i],
    except: /\bair[- ]?fry\w*|thaw\w*\b/i,
    instead: strings.fryingAFrozenBirdInstead,
  },
  {
    id: 'raw dough',
    says: [/\braw\b/i, /\b(cookie dough|dough|batter|flour)\b/i, /\b(safe|fine|ok|okay|enjoy|eat)\b/i],
    except: /\b(heat[- ]treated|pasteuri\w+|edible)\b/i,
    instead: strings.rawDoughInstead,
  },
]

export const NEEDED_WARNINGS: readonly NeededWarning[] = [
  {
    id: 'shared equipment',
    when: [
      /\b(same|shared?) (frying |hot )?(oil|fryer|pan|pot|water|toaster|grill|cutting board|knife|fat)\b|\bpick(ing)? (the )?\w+ (off|out)\b/i,
      /\b(celiac|coeliac|gluten|allerg\w*|wheat|peanuts?|nuts?|eggs?|milk|shellfish)\b/i,
    ],
    needs: [/\b(fresh oil|clean|carry over|cross-contact)\b/i],
    add: strings.sharedEquipmentWarning,
  },
  {
    id: 'garlic in oil',
    when: [
      /\b(garlic|herb|chil[ie])\w*\b.*\boil\b|\boil\b.*\b(garlic|herbs)\b|\bgarlic confit\b/i,
      /\b(infus\w*|store|keep|keeps|last|jar|bottle|make|preserve|homemade|confit)\b/i,
    ],
    needs: [/fridge|refrigerat|freez/i],
    add: strings.garlicInOilWarning,
  },
  {
    id: 'canning',
    when: [
      /\b(canning|home[- ]?can\w*|mason jars?|preserv\w+ .*\bjars?|how (do|to|can|should) (i |you |we )?can (?!i|you|we)\w+)\b/i,
    ],
    needs: [/\btested\b/i],
    add: strings.canningWarning,
  },
  {
    id: 'foraging',
    when: [
      /\b(forag\w*|wild (mushrooms?|berries|plants?|garlic|greens)|mushrooms?\b.*\b(yard|lawn|forest|woods|found|picked)|(found|picked)\b.*\b(mushrooms?|berries))\b/i,
    ],
    needs: [/\b(expert|identif\w*)\b/i],
    add: strings.foragingWarning,
  },
  {
    id: 'mixing cleaners',
    when: [/\bbleach\b/i, /\b(ammonia|vinegar|acid|alcohol|peroxide|mix\w*)\b/i],
    needs: [/\b(never|not|don['’]t)\b/i],
    add: strings.mixingCleaners,
  },
  {
    id: 'kidney beans',
    when: [/\bkidney beans?\b/i, /\b(slow[- ]?cook\w*|crock[- ]?pot|raw|dry|dried)\b/i],
    needs: [/\bboil\w*/i],
    add: strings.kidneyBeansWarning,
  },
  {
    id: 'honey for infants',
    when: [/\bhoney\b/i, /\b(baby|babies|infants?|newborns?|(?<!\b(1[2-9]|[2-9]\d)[- ])months?[- ]old)\b/i],
    needs: [/\b(12 months|twelve months|1 year|one year|first birthday)\b/i],
    add: strings.honeyForInfants,
  },
  {
    id: 'raw egg and flour',
    when: [
      /\braw (cookie )?(dough|batter|flour|eggs?)\b|\b(dough|batter|eggs?) raw\b/i,
      /\b(eat|safe|ok|okay|drink|taste|mayo\w*|mousse|tiramisu)\b/i,
    ],
    needs: [/\b(salmonella|pasteuri\w*|e\. ?coli|heat[- ]treated)\b/i],
    add: strings.rawEggAndFlourWarning,
  },
  {
    id: 'grease fire',
    when: [/\b(grease|oil|pan|kitchen|stove) (is )?(on )?fire\b|\bfire\b.*\b(pan|oil|grease|stove)\b/i],
    needs: [/\b(lid|smother|cover)\b/i, /\bwater\b/i],
    add: strings.greaseFireWarning,
  },
  {
    id: 'pregnancy',
    when: [/\bpregnan\w*\b/i],
    needs: [/\b(doctor|midwife|avoid|in pregnancy)\b/i],
    add: strings.pregnancyWarning,
  },
  {
    id: 'raw fish',
    when: [
      /\b(raw (fish|salmon|tuna)|sushi at home|homemade sushi|ceviche|poke)\b/i,
      /\b(eat|make|safe|ok|okay|can)\b/i,
    ],
    needs: [/\b(sushi[- ]grade|parasit\w*|frozen|freez\w*|to be eaten raw|fit to eat raw|avoid)\b/i],
    add: strings.rawFishWarning,
  },
  {
    id: 'reheating rice',
    when: [/\breheat\w*\b/i, /\brice\b/i],
    needs: [/\b(165|74|steaming|piping)\b/i],
    add: strings.reheatingRiceWarning,
  },
]

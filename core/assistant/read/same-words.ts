import { stem } from './question-words.ts'

/** Synonyms that are looked up as one: the first in each row. */
const SAME = `
bake roast baked roasting baking
pan skillet frypan
fry frying fried saute
sear searing
stove stovetop hob
boil simmer boiling
grill barbecue bbq grilling
freeze frozen freezer freezing
fridge refrigerate
cool cold chill chilled cooling
thaw defrost defrosting thawing thawed defrosted
reheat rewarm
warm heat heating warming
burn burned burnt scorch scorched char charred
soggy wet watery mushy limp damp mush
tough chewy rubbery leathery
dense heavy stodgy
hard rock
dry dried drying
crisp crispy crunchy crispness
brown browning browned
sticky stick sticking stuck sticks
sharp sharpen sharpening
clean cleaning scrub grime dirty
wash washing rinse rinsing
smell odor stink smelly stinks smells whiff pong
peel peeling skin peeled
cut slice chop dice cutting slicing chopping chopped sliced diced
knife knives
gray grey
tin tinned canned cans tins
split separate curdle curdled separated splitting broke broken
sink sank sunk collapse collapsed fall fell sunken
rise rising rose risen
prove proof proofing proved proving
spread spreading flat flatten flattened
thick thicken thickening
thin runny
sour acidic tart
spicy hot-spicy
ripe ripen ripening
pick choose choosing select buy buying which best
mold moldy
rust rusty
shrink shrank shrinking
lump lumpy lumps
grainy gritty sandy
bitter bitterness
bland tasteless
fluffy light airy
moist juicy
crack cracked cracking cracks
child kid toddler baby children kids
cheap budget frugal
sweet sweetness
sweetcorn corn
chili chilli
color colour
fiber fibre
flavor flavour taste
overcook overcooked overdone overcooking overbaked overbake
undercook undercooked underdone undercooking raw uncooked
leftover leftovers
overnight
cover covered lid
board cutting-board
machine appliance
portion serving
quick fast quickly
healthy health
prep prepare
ahead advance
melt melting melted
mix mixing
stir stirring
soak soaking soaked
rest resting
season seasoning
salt salted salting
dissolve
foam froth foamy scum
gas gassy fart
store storing storage keep kept keeping
without replace replacement substitute instead alternative
expire expired date
`
const CANON = new Map<string, string>()
for (const row of SAME.trim().split('\n')) {
  const [first = '', ...rest] = row.split(' ').map(stem)
  for (const word of [first, ...rest]) if (!CANON.has(word)) CANON.set(word, first)
}

const ROOTS_MAX = 30_000
const roots = new Map<string, string>()

/** The root that represents a word and all its synonyms. */
export const rootOf = (word: string): string => {
  const known = roots.get(word)
  if (known !== undefined) return known
  const own = stem(word)
  const root = CANON.get(own) ?? own
  if (roots.size < ROOTS_MAX) roots.set(word, root)
  return root
}

/** Function words of a question: they don't indicate what it asks for. */
const GLUE = new Set(
  `a an the i you we he she they me my your our their its it this that these those them one ones some any all each every
  is are am was were be been being do does did doing done can could should would will shall may might must have has had having
  to of in on at for with from by as into onto off out up down over under about around between during than then
  and or but if so because while when where what who whom whose how whether not no nor dont doesnt didnt isnt arent
  wont cant shouldnt get gets got getting go goes going come comes coming make makes made making use uses used using
  put puts putting take takes taken taking need needs needed want wants like likes know tell say says said find found let lets
  give gives try trying good better great nice ok okay fine safe right wrong bad worse really just still always
  ever never often sometimes usually too very much many most least lot lots bit little few again also only even
  already yet now today tonight tomorrow thing things stuff way ways kind sort type time times please help thanks hi hello hey
  there here something anything everything someone anyone people person home kitchen food foods
  dish recipe recipes long longer minute minutes hour hours day days week weeks month months temperature
  degree degrees f c cup cups gram grams g kg oz ounce ounces ml lb lbs pound pounds tablespoon tablespoons teaspoon teaspoons tbsp tsp
  possible able allowed supposed necessary worth point matter matters important idea ideas tip tips trick
  become becomes happen happens happened look looks looking seem seems feel feels work works working
  else though bought homemade anyway actually maybe probably im ive id ill youre thats hows
  show explain mean means meaning call called wondering wonder question think thought sure problem issue reason perfect proper properly
  went soup soups stew stews sauce sauces curry meal meals dinner lunch
  well ready stop avoid prevent fix save beginner easy easily quick quickly keeps-on`
    .split(/\s+/)
    .flatMap((word) => [word, stem(word)]),
)
export const isGlue = (word: string): boolean => GLUE.has(word) || /^\d/.test(word)

/** Words that carry some meaning, but little. */
const SOFT = new Set(
  `cook cooking cooked cooker eat eating ate eaten turn turning turned first last second two three more less before after
  start starting whole half large big small same different other another own left leave leaving end part side place
  pick set bring new old enough amount again once twice serve serving dinner lunch meal meals`
    .split(/\s+/)
    .map(rootOf),
)
export const isSoft = (root: string): boolean => SOFT.has(root)

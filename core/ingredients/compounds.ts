/**
 * Fixed compounds whose words mean nothing by themselves: a prickly pear isn't a pear. These are the ones too rare for
 * the ingredient list; ingredients in the list state themselves what they are not.
 */
export const COMPOUNDS: ReadonlySet<string> = new Set(
  `cocoa butter|shea butter|body butter|cookie butter|hemp milk|flax milk|pea milk|malted milk|teff flour|amaranth flour|sorghum flour|tigernut flour
  hemp oil|argan oil|annatto oil|kelp noodle|umeboshi vinegar|maple sugar|milk chocolate
  potato stick|potato flake|potato skin|corn flake|bran flake|wheat flake|onion flake|bonito flake|corn nut|corn dog
  onion ring|onion soup|pickling lime|custard apple|crab apple|thorn apple|love apple|prickly pear|alligator pear
  sea cucumber|sea lettuce|sea grape|sea bean|sea salt caramel|cauliflower steak|portobello steak|salisbury steak|cube steak seasoning
  sweetbread|veal sweetbread|head cheese|easter egg|candy egg|chocolate egg|egg roll|egg cream|egg foo young
  egg wrapper|mint patty|peppermint patty|candy corn|candy bar|candy cane|rice paper|rice cracker|rice cake
  rice krispie|rice cereal|bean thread|jelly bean|coffee bean|cocoa bean|soup bone|dog bone|fish stick|fish cake|fish ball|shrimp ball|popcorn ball|cheese ball|rice ball
  crab stick|crab boil|shrimp cracker|butter cracker|butter cookie|butter cake|butter lettuce|butter extract
  lemon balm|lemon verbena|lemon thyme|lemon curd|lemon lime soda|lime leaf|orange blossom|orange soda|cherry cola
  grape soda|grape leaf|fig leaf|banana leaf|banana blossom|plum sauce|plum pudding|pumpkin pie|pumpkin spice
  apple pie|apple pie spice|apple pie filling|pie spice|ginger ale|ginger beer|ginger snap|root beer|cream soda
  club soda|garlic bread|garlic toast|pepper jelly|pepper sauce|chili bean|ice cube tray|salt cod|salt pork
  water chestnut|water cracker|horse chestnut|turkey tail|chicken of the wood|hen of the wood|oyster plant
  oyster cracker|oyster mushroom|lobster mushroom|beefsteak plant|tea biscuit|coffee cake|sponge cake|lady finger
  monkey bread|date palm|palm heart|heart of palm|cream puff|cream cracker|cheese cracker|cheese puff|cheese cloth
  cheesecloth|butcher twine|kitchen twine|toothpick|parchment paper|wax paper|pan spray|tomato leaf
  mozzarella stick|frozen lasagna|vegetable lasagna|meat lasagna|cheese lasagna|prepared lasagna
  chocolate cup|fruit cup|pudding cup|candy cup|noodle cup|custard cup|muffin cup|baking cup|paper cup
  vegetarian chili|vegan chili|meatless chili|turkey chili|beef chili|bean chili
  loaf cake|loaf pan|parsley root
  celery salt|celery seed|mustard green|turnip green|beet green|dandelion green|carrot top|radish top`
    .split(/[|\n]/)
    .map((phrase) => phrase.trim()),
)

/** Before a name these make it something else: imitation crab, meatless beef, gummy eggs. */
export const FALSE_FRIENDS: ReadonlySet<string> = new Set(
  `imitation mock artificial faux fake candy gummy beyond impossible toy edible`.split(/\s+/),
)

/** The same before animal products: "vegan cheese" isn't cheese, "vegan chocolate" is chocolate. */
export const ANIMAL_FREE: ReadonlySet<string> = new Set(
  'vegan vegetarian meatless nondairy eggless'.split(' '),
)

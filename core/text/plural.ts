/** Words that end like a plural but aren't one, or that the plural rule would get wrong. */
const UNCHANGED = new Set(
  `molasses hummus couscous asparagus citrus swiss bass watercress octopus hibiscus cactus series
  species lens swordfish schnapps haggis ras gas bus yes this plus less its is as us asiago cos
  ouzos calvados pastis madras kris texas christmas`.split(/\s+/),
)

const IRREGULAR = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    calves: 'calf',
    knives: 'knife',
    shelves: 'shelf',
    geese: 'goose',
    teeth: 'tooth',
    feet: 'foot',
    brussels: 'brussel',
    // One spelling for the hot pepper, whatever the input.
    chile: 'chili',
    chilli: 'chili',
    chiles: 'chili',
    chilies: 'chili',
    chillies: 'chili',
    chilis: 'chili',
    chillis: 'chili',
    // Common spellings and typos that would otherwise hide a match.
    yoghurt: 'yogurt',
    yogourt: 'yogurt',
    mayonaise: 'mayonnaise',
    mayo: 'mayonnaise',
    veggie: 'vegetable',
    veggies: 'vegetable',
    omelette: 'omelet',
    donut: 'doughnut',
    donuts: 'doughnut',
    whisky: 'whiskey',
    sulphur: 'sulfur',
    flavour: 'flavor',
    flavoured: 'flavored',
    fillet: 'filet',
    fillets: 'filet',
    parmigiano: 'parmesan',
    tumeric: 'turmeric',
    cardamon: 'cardamom',
    catsup: 'ketchup',
    chiken: 'chicken',
    brocoli: 'broccoli',
    brocolli: 'broccoli',
    zuchini: 'zucchini',
    cinammon: 'cinnamon',
    mozarella: 'mozzarella',
    parmesean: 'parmesan',
    parsely: 'parsley',
    avacado: 'avocado',
    jalepeno: 'jalapeno',
    tomatoe: 'tomato',
    potatoe: 'potato',
    rasberry: 'raspberry',
    letuce: 'lettuce',
    corriander: 'coriander',
    oragano: 'oregano',
    vinager: 'vinegar',
    cauliflour: 'cauliflower',
    zucchinis: 'zucchini',
    broccolis: 'broccoli',
  }),
)

/** Plurals in -ies whose singular is -ie, not -y. */
const IE = new Set('cookies brownies smoothies pies calories veggies pixies panties collies'.split(' '))

function step(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  const n = word.length
  if (n < 4 || word.charCodeAt(n - 1) !== 115 || UNCHANGED.has(word)) return word
  const before = word.charCodeAt(n - 2)
  // -ss, -us, -is are singular: cress, asparagus, dais.
  if (before === 115 || before === 117 || before === 105) return word
  if (before !== 101) return word.slice(0, -1)
  if (n < 5) return word.slice(0, -1)
  if (word.endsWith('ies')) return IE.has(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  if (word.endsWith('oes') || word.endsWith('xes') || word.endsWith('sses')) return word.slice(0, -2)
  if (word.endsWith('shes') || word.endsWith('ches')) return word.slice(0, -2)
  return word.slice(0, -1)
}

const memo = new Map<string, string>()
const MEMO_LIMIT = 50_000

/** The singular of one folded word; applied to both sides, so consistency matters more than correctness. */
export function singular(word: string): string {
  const known = memo.get(word)
  if (known !== undefined) return known
  let current = word
  for (;;) {
    const next = step(current)
    if (next === current) break
    current = next
  }
  if (memo.size >= MEMO_LIMIT) memo.clear()
  if (word.length <= 40) memo.set(word, current)
  return current
}

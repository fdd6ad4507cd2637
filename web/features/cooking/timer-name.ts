/** Verbs for work that takes time. */
const VERBS =
  'simmer|boil|bake|roast|stir-fry|fry|cook|toast|brown|saut[eé]|steam|broil|grill|rest|let|chill|freeze|marinate|soak|knead|whisk|beat|stir|toss|melt|warm|heat|rise|proof|poach|braise|sear|caramelize|soften|leave|microwave|stand|wait|cool|reduce|refrigerate|blanch|swirl|set aside|press|whip|mix|bubble|smoke|infuse|steep|cure|ferment|brine|crisp|char|sweat|render|wilt|turn'
/** An imperative: at the start of a clause, perhaps after an adverb. */
const ORDER = new RegExp(`(?:^|,\\s+|\\b(?:and|then|or)\\s+)(?:\\w+ly\\s+)?(${VERBS})\\b`, 'gi')

const STOP = new Set(
  `until for over in on with at to from about around another or and then by into under while when as till per each
  through without covered uncovered stirring tossing turning shaking again more just is are alone aside skin side down up off`.split(
    /\s+/,
  ),
)
const ARTICLES = new Set('the a an your it them this that last other rest of half all remaining'.split(' '))
/** Things that are heated, moved and covered, but never cooked. */
const TOOLS = /^(?:heat|skillet|pan|pot|oven|lid|plate|cover|wok|rack|saucepan|grill|broiler|bowl|spatula)\b/i
const MAX_OBJECT = 2
/** They say that time passes, not what happens: the food says more. */
const WEAK = /^(?:leave|turn|wait|stand|set aside)$/

/** The first words after an imperative: its object. */
function objectIn(text: string): string {
  const words: string[] = []
  for (const word of (text.split(/[,.;:()]/)[0] ?? '').trim().split(/\s+/)) {
    const plain = word.toLowerCase()
    if (STOP.has(plain) || /^[\d½¼¾⅓⅔]/.test(word)) break
    if (word !== '' && !ARTICLES.has(plain) && !plain.endsWith('ly')) words.push(word)
    if (words.length === MAX_OBJECT) break
  }
  return TOOLS.test(words[0] ?? '') ? '' : words.join(' ')
}

/** What the timer is for, from the words before its time: "simmer sauce"; empty if they don't tell. */
export function timerName(step: string, { index }: { index: number }): string {
  const sentence = (
    step
      .slice(0, index)
      .split(/[.;:!?]\s+/)
      .at(-1) ?? ''
  )
    .replace(/\([^)]*\)?/g, '')
    // "In a large pot, …", "While the rice cooks, …": where and when, not what.
    .replace(/^(?:in|on|while|when|once|after|meanwhile|near|as)\b[^,]*,\s*/i, '')
  const order = [...sentence.matchAll(ORDER)].at(-1)
  if (!order) return objectIn(sentence.replace(/^\w+\s(?:in\s)?/, '')).toLowerCase()
  const verb = (order[1] ?? '').toLowerCase()
  const own = objectIn(sentence.slice(order.index + order[0].length).replace(/^\s+in\b/, ''))
  // "Add the potatoes and simmer until …": what was just added is what simmers.
  const before = /^\w[\w-]*\s+(?:in\s+|up\s+)?(.*)$/.exec(sentence.slice(0, order.index))?.[1] ?? ''
  const object = (own || objectIn(before)).toLowerCase()
  if (verb === 'let' && object === '') return ''
  return [WEAK.test(verb) ? '' : verb, object].filter(Boolean).join(' ')
}

/** What kind of answer a question wants. */
export type Act =
  | 'why'
  | 'how long'
  | 'how much'
  | 'compare'
  | 'instead'
  | 'rescue'
  | 'may i'
  | 'what is'
  | 'which'
  | 'how'
  | 'ideas'

const ACTS: readonly (readonly [Act, RegExp])[] = [
  ['why', /\b(why|how come|reason|whats the point|what does .* do|what causes|what makes)\b/],
  ['compare', /\b(difference|different from|vs|versus|compared? (to|with)|or is it better|better than)\b/],
  [
    'instead',
    /\b(instead|substitut\w*|replac\w*|swap|swop|alternative|ran out|out of|dont have|have no|without any)\b/,
  ],
  [
    'how long',
    /\b(how (long|many (minutes?|hours?|days?|weeks?|months?))|how soon|what time|keep for|last(s)? in)\b/,
  ],
  [
    'how much',
    /\b(how (much|many|big)|what (amount|ratio|quantity)|per person|for \d+ (people|persons|guests))\b/,
  ],
  [
    'rescue',
    /\b(went wrong|help|fixable|came out|comes out|save it|fix|rescue|tastes? (?:like|of) nothing|way too|too (salty|sweet|thick|thin|runny|dry|wet|spicy|hot|sour|bitter|dense|hard|soft|oily|greasy)|turned out|keeps? (sticking|breaking|falling)|wont|didnt|isnt (rising|setting)|burn(t|ed)|curdled|split|collapsed|sank|lumpy|soggy|mushy|ruined)\b/,
  ],
  [
    'may i',
    /^(ok(ay)? )?(so )?(can|may|could|should|shall|do|does|is|are|am|must|will|would)\b|\b(is it (ok|okay|safe|fine|bad|alright|still)|safe to|ok to|okay to|still good|can (i|we|you|he|she|they|my)|should i|do i (need|have)|allowed)\b/,
  ],
  ['what is', /\b(what (is|are|does)|whats|meaning of|mean(s)? by|what exactly)\b/],
  [
    'ideas',
    /\b(ideas?|what (can|could|should|do) i (make|cook|do|serve|eat|bring)|what to (make|cook|do|serve|eat|bring)|use up|recipes? for)\b/,
  ],
  ['which', /\b(which|what (kind|type|sort|cut|brand|size|pan|oil|wine|side|sides)|best|good)\b/],
  ['how', /\b(how|way to|trick|tips?|steps)\b/],
]

/** The first that fits; most questions have one. */
export function actsOf(text: string): ReadonlySet<Act> {
  const plain = text.toLowerCase().replace(/['’]/g, '')
  return new Set(ACTS.filter(([, pattern]) => pattern.test(plain)).map(([act]) => act))
}

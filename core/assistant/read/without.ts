const NOT =
  "(?:do(?:es)?n[’']?t|do(?:es)? not|did(?:n[’']?t| not)|won[’']?t|can[’']?t|isn[’']?t|aren[’']?t|not|never|nobody|no one|none of (?:us|them))"
const USES =
  '(?:use|uses|using|contain|contains|containing|include|includes|including|involve|involves|involving|need|needs|require|requires|call for|have|has|like|likes|eat|eats|want|wants|love|enjoy|do|feel like|feeling|in the mood for|made (?:with|of|from)|an? (?:big |huge )?fan of|fans of|into|keen on|crazy about)'
const FILLER = '(?: any| the| more| another| too much| much| that much)?'

/** Other ways to say "without". */
const RULES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:(?:that|which|and|but|it|they) )?${NOT}(?: really| actually| even| all that)? ${USES}${FILLER} (?=\\w)`,
    'g',
  ),
  /\b(?:hates?|hated|(?:won[’']?t|wont|doesn[’']?t|doesnt) touch|refuses?(?: to eat)?|neither (?:of (?:them|us) )?(?:likes?|eats?)|dislikes?|detests?|loathes?|can[’']?t stand|(?:sick|bored|fed up|tired) (?:of|with)|except(?: for)?|(?:anything|everything) but|other than|apart from|besides|aside from|skip(?:ping)?|leave out|leaving out|hold|avoid(?:ing|s)?|instead of|rather than|(?:nicer|better|fancier|cheaper|different|healthier) than|cheaper thing than|(?:am|[’']?m|are|we[’']?re|were|im|ran|run|all|fresh) out of|ran out of|not another|nothing with|free of|zero|lacking)(?: the| any| all| eating| having| cooking)? (?=\w)/g,
  /\b(?:have|got|there[’']?s|there is|has|with) (?:no|zero) (?=\w)/g,
]

/** "Gluten free" is read as a diet. */
const OWN_DIET = new Set(
  'gluten dairy nut nuts egg milk lactose alcohol pork meat soy peanut wheat'.split(' '),
)

/** Rewrites what must not be in a dish as "without …", for the one reader of limits. */
export function asWithout(folded: string, isFood: (word: string) => boolean): string {
  let text = folded
    .replace(/\b(?:no|without|zero|minus|low on) carbs?\b|\bcarb[- ]free\b/g, 'low carb')
    // Little of it is not none.
    .replace(
      /\b(?:with )?(?:not|without|dont want|no) (?:too |so |that |very )?(?:much|many|a lot of) [a-z]+/g,
      ' ',
    )
    .replace(/\bred meats?\b/g, 'beef or lamb or pork')
    .replace(/\b([a-z]+)[- ]free\b(?! (?:from|at|to|for|of|off)\b)/g, (all, word: string) =>
      isFood(word) && !OWN_DIET.has(word) ? `without ${word}` : all,
    )
    .replace(
      /\b(?:if|since|because|when) ([a-z]+) (?:is|are) out\b(?! (?:on|for|since|of|all|over|here|there|to)\b)|\b([a-z]+) (?:is|are) (?:off the table|off limits|not allowed)\b/g,
      (all, out?: string, off?: string) => {
        const word = out ?? off ?? ''
        return isFood(word) ? `without ${word},` : all
      },
    )
    // "We have pasta four times a week, other ideas?"
    .replace(
      /\b(?:have|had|eat|ate|[’']?ve|make|made|cook) ([a-z]+) (?:\d+|two|three|four|five|six|so many) (?:times|nights|days) (?:a|per|this|last) week\b(?=.*\b(?:other|else|different|new|change)\b)/g,
      (all, word: string) => (isFood(word) ? `without ${word},` : all),
    )
  for (const rule of RULES) text = text.replace(rule, 'without ')
  return text.replace(
    /\b(?:not|no more|nothing|isn[’']?t|aren[’']?t)(?: too)?(?: an?| any| more| another| the)? ([a-z]+)/g,
    (all, word: string) => (isFood(word) ? `without ${word}` : all),
  )
}

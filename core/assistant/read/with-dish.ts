/** What goes with a dish, to eat or to drink. */
const PAIRS =
  /\b(?:serve|eat|go(?:es)?|have|drink|make|cook|side|sides|wine|beer|drink|salad|starter|dessert)\b.*\b(?:with|to|alongside|before|after|for) (it|this|that|the (?:dish|recipe|meal))\b/i

const PLAIN_WORDS = /\b(?:weeknight|easy|quick|simple|classic|one-pot|one-pan|sheet-pan|stovetop|homemade) /g

/** "Thai green chicken curry" is a Thai green curry: what goes with a dish goes by its kind. */
function kindOf(dish: string, isFood: (word: string) => boolean): string {
  const words = dish.toLowerCase().replace(PLAIN_WORDS, '').split(' ')
  const kind = words.filter((word, at) => at === words.length - 1 || !isFood(word)).join(' ')
  // "Chicken and rice" is no kind of rice.
  return isFood(kind) || /\b(?:and|with)\b/.test(kind) ? words.join(' ') : kind
}

/** "What wine goes with it", with a recipe open: the recipe's name in the place of the pronoun. */
export function withDish(
  question: string,
  dish: string | undefined,
  isFood: (word: string) => boolean,
): string {
  const pronoun = dish ? PAIRS.exec(question)?.[1] : undefined
  if (!pronoun || !dish) return question
  const at = question.lastIndexOf(pronoun)
  return `${question.slice(0, at)}${kindOf(dish, isFood)}${question.slice(at + pronoun.length)}`
}

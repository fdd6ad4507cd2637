const LOW_SALT =
  /\b(high blood pressure|high bp|hypertension|hypertensive|low[- ](?:sodium|salt)|salt[- ]free|heart failure|(?:cut|watch|limit|reduc|avoid)\w* (?:down on |back on |his |her |my |the )*(?:salt|sodium)|no (?:added )?salt|less (?:salt|sodium))\b/i
const SALTY =
  /\b(soy sauce|tamari|fish sauce|oyster sauce|worcestershire|maggi|liquid aminos|miso|bouillon|stock cube|anchov\w+|capers|olives|bacon|ham|feta|parmesan|pickles?|brine|(?:pinch|teaspoons?|tablespoons?|spoon) (?:of )?(?:more )?salt|season with salt|msg)\b/i
/** Where the answer itself keeps to it. */
const KNOWS = /\b(sodium|less salt|low[- ]salt|no salt|without salt|unsalted|salt substitutes?)\b/i

const CHOICES = '\n\nNot quite it?'

/** An answer for someone who has to eat with little salt: where it names salty food, it says what to do about it. */
export function withSaltCare(answer: string, told: readonly string[]): string {
  const end = answer.includes(CHOICES) ? answer.indexOf(CHOICES) : answer.length
  const own = answer.slice(0, end)
  if (!told.some((text) => LOW_SALT.test(text)) || !SALTY.test(own) || KNOWS.test(own)) return answer
  return `${own}\n\nKeep the salt low: take the low-sodium kind, leave out added salt, and season with lemon, vinegar, garlic, herbs and toasted spices.${answer.slice(end)}`
}

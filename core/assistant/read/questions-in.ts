/** A message may hold two or three questions. More is a letter, and is read as a whole. */
const MAX_QUESTIONS = 3
/** A shorter one ("how much?", "is it safe?") belongs to the one before. */
const MIN_WORDS = 4

const LEAD =
  /^(?:(?:and|also|but|so|then|plus|ok|okay),? )*(?:can|could|may|should|shall|do|does|did|is|are|was|will|would|how|what|what[’']?s|why|where|when|which|who)\b/i
const SENTENCES = /(?<=[.?!;])\s+|\n+/
/** "…, and how do I store it": what follows is a question of its own. */
const JOINED =
  /,? (?:and also|and|also|plus),? (?=(?:how (?:do|does|can|should|would|long|much|many|hot)|what (?:do|does|can|should|goes|is|are|would|temperature|wine)|why|(?:where|when) (?:do|can|should)|(?:can|could|should|do|does|is|are|will) (?:i|you|we|it|they|the|my|he|she|this|that))\b)/i
/** Two halves of one comparison or choice. */
const ONE = /\b(?:difference|compared?|versus|vs|better|rather|or (?:should|is|do|can))\b/i

/** "How much rice for four, and how long?" */
const BARE = /^(?:and |also )?(?:for )?how long\??$/i

const wordsIn = (text: string) => text.trim().split(/\s+/).length

/** The questions of a message, the first with the statements before it; just the message where it asks one thing. */
export function questionsIn(message: string): string[] {
  const told: string[] = []
  const asked: string[] = []
  for (const sentence of message.trim().split(SENTENCES)) {
    const parts = LEAD.test(sentence) && !ONE.test(sentence) ? sentence.split(JOINED) : [sentence]
    for (const part of parts) {
      const isQuestion = part.endsWith('?') || LEAD.test(part)
      const last = asked.length - 1
      if (!isQuestion) {
        // "I only have cake flour." after a question tells more about it.
        if (last < 0) told.push(part)
        else asked[last] = `${asked[last]} ${part}`
      } else if (last >= 0 && BARE.test(part)) asked.push('How long do I cook it?')
      else if (last >= 0 && wordsIn(part) < MIN_WORDS) asked[last] = `${asked[last]} ${part}`
      else asked.push(part)
    }
  }
  const isSeveral = asked.length > 1 && asked.length <= MAX_QUESTIONS
  return isSeveral ? asked.map((one, at) => (at === 0 ? [...told, one].join(' ') : one)) : [message]
}

/** The question alone, without what was told before it. */
export const questionAlone = (message: string): string => message.trim().split(SENTENCES).at(-1) ?? message

/** "Is it ok to …": stands for nothing. */
const EMPTY =
  /\b(?:is|was|will|would) it (?:ok|okay|safe|fine|better|best|worth|necessary|possible|true|bad|alright)\b/i
const WHOLE =
  /^(?:can|could|may|should|do|does|is|are|how|what|why|where|when|which)\b(?! (?:about|if|else)\b)/i
const REFERS = /\b(?:that|this|one|ones|same|instead|he|she|him|her|his|too|also|still|then|else|other)\b/i
/** "How much water do I need", "what pan do I use". */
const NEEDS = /\b(?:need|use|take|add|set)[?.!\s]*$/i
const PRONOUN = /\b(?:it|them|they|these|those)\b/i

/** A later question with the food of the first: in the place of its pronoun, or after it. */
export function naming(question: string, food: string | undefined): string {
  if (!food || EMPTY.test(question)) return question
  if (PRONOUN.test(question)) return question.replace(PRONOUN, `the ${food}`)
  return NEEDS.test(question) ? `${question.replace(/[?.!\s]+$/, '')} for the ${food}?` : question
}

/** "How long do I bake the salmon": a whole question with a food of its own needs nothing of what was said before. */
export const standsAlone = (question: string, foods: number): boolean =>
  foods > 0 && WHOLE.test(question.trim()) && !PRONOUN.test(question) && !REFERS.test(question)

import type { Reading } from './question.ts'

/** Small talk that isn't a question about food, and topics out of scope. */
export const GREETING =
  /^(hi|hello|hey|hiya|yo|howdy|sup|good (morning|evening|afternoon|day)|greetings)( there| chef| sous| you)?( how are you( doing)?( today)?)?$/
export const THANKS =
  /^(ok|okay|k|alright|yes|yep|no|nope|sure|will do)$|^(ok |okay |great |cool |awesome |perfect |nice )*(thanks?( you)?|thx|ty|cheers|appreciate it|that helps|perfect|awesome|great|got it|cool|nice one)( so much| a lot| you| chef| for (the|your) help| very much)*$/
export const HELP =
  /^(are you\b.*|help( me)?|what (can|do) you (do|know|help( me)? with)|who are you|what are you|are you (a |an )?(robot|bot|ai|human|real).*|how do you work|what can i ask( you)?)$/
export const INSULT =
  /\b(useless|stupid|idiot|dumb|sucks?|you are (bad|terrible|awful)|hate you|shut up|fuck|crap)\b/
const NEVER =
  /\b(ignore (all |the |any |your )*(previous|prior|above)|system prompt|your (instructions|prompt|rules)|jailbreak|pretend (to be|you)|act as|developer mode|meaning of life|voting|politic\w*|python|javascript|bitcoin|crypto|stocks? (should|to buy|market)|capital of|president|election|homework|poem|dirty joke|tell me a joke|bomb|weapons?|explosives?|meth|cocaine|hack|password|porn|sex|lyrics|translate|math problem|horoscope|lawyer|taxes|suicide|kill (myself|someone|him|her|my))\b/
/** Part of many a question about dinner. */
const BESIDE =
  /\b(world cup|vote|religion|invest\w*|weather|drugs?|girlfriend|boyfriend|football|basketball|movie)\b/
const KITCHEN =
  /\b(leftovers?|dinner|lunch|breakfast|supper|snacks?|cook\w*|eat\w*|food|recipes?|meals?|dish(?:es)?|fridge|freezer|oven|kitchen|bak(?:e|ing)|grill\w*|buffet|party|warm|cold|allerg\w*|vegan|vegetarian|hungry|serve|drinks?)\b/

export const isOffTopic = ({ text, foods }: Reading): boolean =>
  NEVER.test(text) || (BESIDE.test(text) && foods.length === 0 && !KITCHEN.test(text))

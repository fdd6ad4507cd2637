/** Small talk that isn't a question about food, and topics out of scope. */
export const GREETING =
  /^(hi|hello|hey|hiya|yo|howdy|sup|good (morning|evening|afternoon|day)|greetings)( there| chef| sous| you)?( how are you( doing)?( today)?)?$/
export const THANKS =
  /^(ok|okay|k|alright|yes|yep|no|nope|sure|will do)$|^(ok |okay |great |cool |awesome |perfect |nice )*(thanks?( you)?|thx|ty|cheers|appreciate it|that helps|perfect|awesome|great|got it|cool|nice one)( so much| a lot| you| chef| for (the|your) help| very much)*$/
export const HELP =
  /^(are you\b.*|help( me)?|what (can|do) you (do|know|help( me)? with)|who are you|what are you|are you (a |an )?(robot|bot|ai|human|real).*|how do you work|what can i ask( you)?)$/
export const INSULT =
  /\b(useless|stupid|idiot|dumb|sucks?|you are (bad|terrible|awful)|hate you|shut up|fuck|crap)\b/
export const OFF =
  /\b(ignore (all |the |any |your )*(previous|prior|above)|system prompt|your (instructions|prompt|rules)|jailbreak|pretend (to be|you)|act as|developer mode|world cup|meaning of life|vote|voting|politic\w*|religion|python|javascript|bitcoin|crypto|stocks? (should|to buy|market)|invest\w*|capital of|president|election|weather|homework|poem|dirty joke|tell me a joke|bomb|weapons?|explosives?|meth|cocaine|drugs?|hack|password|porn|sex|girlfriend|boyfriend|football|basketball|movie|lyrics|translate|math problem|horoscope|lawyer|taxes|suicide|kill (myself|someone|him|her|my))\b/

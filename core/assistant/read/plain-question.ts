const OPENING =
  /^(?:(?:hi|hey|hello|yo|ok|okay|so|um+|uh|well|please|pls|sorry|quick question|dumb question|stupid question|question|just wondering|i(?:['’]m| am| was) wondering|i(?:['’]d| would) like to know|(?:can|could) (?:you|u) (?:please )?tell me|please tell me|tell me|do you know|any idea|does any(?:one|body) know)(?: there| sous)?(?:[,:;.!…-]+\s*|\s+))+(?=(?:how|what|what['’]?s|why|where|when|which|who|is|are|can|could|should|do|does|will|would|if)\b)/i
const CLOSING = /[\s,.!?]*\b(?:please|pls|plz|thanks|thank you|thx|ty|lol|haha)[\s.!?]*$/i

/** "Margaret can't have nuts": a name is no food. */
const NAMED =
  /^(?!(?:I|We|You|He|She|They|It|My|Our|One|Nobody|Everyone|Kids|Guests)\b)[A-Z][a-z]+(?= (?:(?:can[’']?t|cannot|can not) (?:eat|have|tolerate)|(?:doesn[’']?t|won[’']?t) eat|is allergic|hates)\b)/
const LAST_WORDS = 40

/** Nobody shouts at a lookup: capitals throughout tell nothing. */
const SHOUTS = /^[^a-z]*[A-Z]{2}[^a-z]*$/

/** A question without its greeting, its please and its thanks, which tell nothing about the answer. */
export function plainQuestion(message: string): string {
  const calm = SHOUTS.test(message) && message.includes(' ') ? message.toLowerCase() : message
  const opened = calm
    .trim()
    .replace(OPENING, '')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(NAMED, 'My guest')
  const end = opened
    .slice(-LAST_WORDS)
    .replace(CLOSING, '')
    .replace(/\?{2,}$/, '?')
  const closed = `${opened.slice(0, -LAST_WORDS)}${end}`
  return closed.trim() === '' ? message : closed
}

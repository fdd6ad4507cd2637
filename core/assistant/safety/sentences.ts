/** The length of the text made up of complete sentences: the rest must wait for more. */
export function wholeSentences(text: string): number {
  let end = 0
  for (const match of text.matchAll(/[.!?](?=[\s"”)*_]*\s)|\n/g)) end = match.index + match[0].length
  return end
}

/** Splits a text into sentences and lines, each with what follows it, so that joining them restores the text. */
export function sentencesOf(text: string): string[] {
  const found: string[] = []
  let start = 0
  for (const match of text.matchAll(/[.!?][\s"”)*_]*(?=\s)\s*|\n+/g)) {
    const end = match.index + match[0].length
    found.push(text.slice(start, end))
    start = end
  }
  if (start < text.length) found.push(text.slice(start))
  return found
}

/** Phrases with a "no" in them that mean yes. */
const HOLLOW =
  /\b(no (problem|worries|worry|issue|issues|harm|need to (worry|refrigerate|chill|boil|soak))|not (a|an|any) (problem|issue|risk|big deal)|not (dangerous|risky|harmful|unsafe|necessary|to worry)|do(n['’]?t| not) (worry|need to (worry|refrigerate|chill|boil|soak))|without (any )?(risk|danger|problem|worry|worries|boiling|soaking)|why not|no need|nothing wrong|not only|if not)\b/gi
const NEGATION =
  /\b(do not|don['’]?t|never|not|no|nor|avoid|unsafe|instead of|isn['’]?t|aren['’]?t|shouldn['’]?t|mustn['’]?t|won['’]?t|can['’]?t|cannot|doesn['’]?t|rather than|danger\w*|risk\w*|throw|discard|toss|poison\w*|toxic|bad idea|unless|warn\w*|harmful|only after)\b/i

/** Does the sentence advise against its subject? */
export function negates(sentence: string): boolean {
  return NEGATION.test(sentence.replace(HOLLOW, ' '))
}

/** Words that are frequent in a language and rare in English questions about food. */
const LANGUAGES: readonly { words: ReadonlySet<string>; answer: string }[] = [
  {
    words: new Set(
      'que qué como cómo los las para con una un mi el la de y se en por no le les lo del al es está esta si sin más mas pero cuanto cuánto puedo hago tengo hacer'.split(
        ' ',
      ),
    ),
    answer: 'Por ahora solo entiendo inglés. ¿Puede preguntarme en inglés?',
  },
  {
    words: new Set(
      'que je tu il elle les des une un mon ma le la de et en pour avec sans est sont dans pas comment combien peux faire du au ce cette'.split(
        ' ',
      ),
    ),
    answer: "Pour l'instant, je ne comprends que l'anglais. Pouvez-vous poser la question en anglais ?",
  },
  {
    words: new Set(
      'ich du er sie wir das der die den dem ein eine einen und mit ohne für wie was ist sind nicht kann man mein meine auf im zu von lange'.split(
        ' ',
      ),
    ),
    answer: 'Ich verstehe bisher nur Englisch. Fragst du noch einmal auf Englisch?',
  },
  {
    words: new Set(
      'que não nao como eu ele ela um uma os as para com sem meu minha o a de e em por do da no na é está posso fazer quanto tempo mais mas come esqueci isso'.split(
        ' ',
      ),
    ),
    answer: 'Por enquanto só entendo inglês. Pode perguntar em inglês?',
  },
]
/** English has some of these words too: this many, and this share of a message. */
const LEAST = 3
const SHARE = 0.3

/** What to say to a message in another language; undefined for English. */
export function otherLanguage(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  for (const { words: known, answer } of LANGUAGES) {
    const own = words.filter((word) => known.has(word))
    if (new Set(own).size >= LEAST && own.length / words.length >= SHARE) return answer
  }
  return undefined
}

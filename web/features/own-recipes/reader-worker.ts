import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import type { Answer, Question } from './reader.ts'

let vocabulary: Promise<Vocabulary> | undefined

async function openVocabulary(): Promise<Vocabulary> {
  const [{ INGREDIENTS }, { createVocabulary }] = await Promise.all([
    import('#content/ingredients/index.ts'),
    import('#core/ingredients/vocabulary.ts'),
  ])
  return createVocabulary(INGREDIENTS)
}
const loadVocabulary = () => {
  vocabulary ??= openVocabulary()
  return vocabulary
}

async function answer(question: Question): Promise<Answer> {
  if (question.kind === 'lines') {
    const [{ readOwnLine }, known] = await Promise.all([
      import('#core/own-recipes/read-line.ts'),
      loadVocabulary(),
    ])
    return { kind: 'lines', readings: question.lines.map((line) => readOwnLine(line, known)) }
  }
  if (question.kind === 'steps') {
    const [{ readOwnSteps }, known] = await Promise.all([
      import('#core/own-recipes/read-steps.ts'),
      loadVocabulary(),
    ])
    return { kind: 'steps', read: readOwnSteps(question.steps, question.lines, known) }
  }
  const [{ readPasted }, known] = await Promise.all([import('#core/import/read-pasted.ts'), loadVocabulary()])
  return { kind: 'text', read: readPasted(question.text, { vocabulary: known }) }
}

self.onmessage = ({ data, ports: [port] }: MessageEvent<Question>) => {
  answer(data).then(
    (found) => port?.postMessage(found),
    // The page goes without it.
    () => port?.postMessage(null),
  )
}

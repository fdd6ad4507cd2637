import { expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readRecipeText } from '../read-recipe-text.ts'

const EN = `

Ingredients
1 lb gnocchi
2 tbsp butter
1 lemon, zest and juice
3/4 cup heavy cream

Directions
1. Fry the gnocchi in the butter until crisp.
2. Stir in the cream and lemon and simmer for 3 minutes.`
const DE = `

Zutaten
500 g Gnocchi
2 EL Butter
1 Zitrone
200 ml Sahne

Zubereitung
1. Die Gnocchi in der Butter knusprig braten.
2. Sahne und Zitrone einrühren und 3 Minuten köcheln.`
const ES = `

Ingredientes
500 g de ñoquis
2 cucharadas de mantequilla
1 limón
200 ml de nata

Preparación
1. Fríe los ñoquis en la mantequilla hasta que estén crujientes.
2. Añade la nata y el limón y cocina 3 minutos.`

/** The first line, the title, the servings, and the words of a range. */
type Caption = [string, string, number | null, string | null]
const captions: [string, readonly Caption[]][] = [
  [
    EN,
    [
      [
        'CRISPY GNOCCHI WITH LEMON CREAM ✨ Save this for later! Serves 4-6',
        'CRISPY GNOCCHI WITH LEMON CREAM',
        4,
        '4-6',
      ],
      ['Lemon gnocchi skillet 🍋 save it for a busy night', 'Lemon gnocchi skillet', null, null],
      ['Creamy Lemon Gnocchi! Follow @thepastapot for more. Serves 2', 'Creamy Lemon Gnocchi', 2, null],
      ['✨ SAVE THIS ✨ Pan-fried gnocchi with lemon', 'Pan-fried gnocchi with lemon', null, null],
      [
        '20-MINUTE LEMON GNOCCHI 🍋🔥 You need to try this! 👇 #gnocchi #dinner',
        '20-MINUTE LEMON GNOCCHI',
        null,
        null,
      ],
      ['Buttery gnocchi serves 4 | Tag a friend who needs it', 'Buttery gnocchi', 4, null],
    ],
  ],
  [
    DE,
    [
      [
        'KNUSPRIGE ZITRONEN-GNOCCHI ✨ Speicher dir das Rezept! Für 4-6 Personen',
        'KNUSPRIGE ZITRONEN-GNOCCHI',
        4,
        '4-6 Personen',
      ],
      ['Gnocchi in Zitronensahne 🍋 Unbedingt nachmachen!', 'Gnocchi in Zitronensahne', null, null],
      [
        'Gebratene Gnocchi mit Zitrone 😍 Folgt mir für mehr! 2 Portionen',
        'Gebratene Gnocchi mit Zitrone',
        2,
        null,
      ],
    ],
  ],
  [
    ES,
    [
      [
        'ÑOQUIS CRUJIENTES CON LIMÓN ✨ ¡Guarda esta receta! Para 4-6 personas',
        'ÑOQUIS CRUJIENTES CON LIMÓN',
        4,
        '4-6 personas',
      ],
      ['Ñoquis cremosos al limón 🍋 Sígueme para más recetas', 'Ñoquis cremosos al limón', null, null],
      [
        'Ñoquis con nata y limón 😋 Comparte con tus amigos. Para 2 personas',
        'Ñoquis con nata y limón',
        2,
        null,
      ],
    ],
  ],
]

const all = captions.flatMap(([body, lines]) => lines.map((caption) => [...caption, body] as const))

it.each(all)('readRecipeText takes the title of %s', (line, title, servings, makes, body) => {
  const read = readRecipeText(line + body, { vocabulary: VOCABULARY })
  expect({ ...read.content, makes: read.makes }).toMatchObject({ title, servings, makes })
  expect(read.content.ingredients).toHaveLength(4)
  expect(read.content.instructions).toHaveLength(2)
  if (makes !== null) expect(read.notes).toContain(`Yield: ${makes}`)
  expect(read.notes.join('\n')).not.toContain(title)
})

it('readRecipeText keeps what a first line says beside the name of the dish', () => {
  const { content } = readRecipeText(`Lemon gnocchi 🍋 The coziest dinner of all${EN}`, {
    vocabulary: VOCABULARY,
  })
  expect(content).toMatchObject({ title: 'Lemon gnocchi', description: 'The coziest dinner of all' })
})

export const PAPER_LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita'] as const
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]

/** Short words that only one of the languages has, and words of recipes; accents may be lost in a first reading. */
const WORDS: Record<PaperLanguage, string> = {
  eng: 'the and of with until then cup cups tbsp tsp ounces oven minutes add stir heat bake ingredients method serves into',
  deu: 'und mit der die das den dem im zum für fur bei nach auf bis dann lassen geben zutaten zubereitung minuten min el tl prise ofen salz pfeffer mehl zucker butter eier zwiebel portionen personen',
  fra: 'les des une dans avec pour du et au aux sur cuire ajouter ingrédients ingredients préparation preparation cuillère cuillere sel poivre beurre farine sucre oeufs œufs four laisser minutes personnes',
  spa: 'los las una con para del en sobre hasta añadir anadir ingredientes preparación preparacion elaboración cucharada cucharadas aceite sal harina azúcar azucar huevos horno minutos cebolla ajo agua personas',
  ita: 'gli una con per del della nel fino aggiungere ingredienti preparazione procedimento cucchiai cucchiaio olio sale farina zucchero uova forno minuti cipolla aglio acqua burro persone',
}
const KNOWN = Object.entries(WORDS).map(
  ([language, words]) => [language as PaperLanguage, new Set(words.split(' '))] as const,
)

/** The language of a text that was read as English; English unless another is clearly more likely. */
export function guessLanguage(text: string): PaperLanguage {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = new Map<PaperLanguage, number>()
  for (const word of words)
    for (const [language, known] of KNOWN)
      if (known.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [best = 'eng', second = 'eng'] = [...PAPER_LANGUAGES].sort(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  )
  const lead = (counts.get(best) ?? 0) - (counts.get(second) ?? 0)
  return lead >= 2 && (counts.get(best) ?? 0) >= 3 ? best : 'eng'
}

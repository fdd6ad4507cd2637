/** One language that lists are written in, as data. Names may be written in any case and with accents. */
export interface ReadingLanguage {
  code: 'en' | 'de' | 'fr' | 'es' | 'it'
  /**
   * A line for each ingredient: its English name | its names here, comma-separated. A star stands for anything: what
   * begins with "confiture*" or ends with "*marmelade" is jam, unless it has a name of its own.
   */
  names: string
  /** Brands that people write for the thing, in the same form; a flavor may follow. */
  brands?: string
  /** Abbreviated words, with what they mean: "choc=chocolate". */
  short?: string
  /** Words beside a name that don't change what it is: "frische", "hachées". */
  describing: string
  units: string
  numbers: string
  /** Amounts of several words or without a number, comma-separated: "a bit of", "ein paar". */
  vague: string
  /** Words between two items: "and". */
  joins: string
  /** Articles and prepositions, which names are compared without. */
  small: string
  /** Places, shops and aisles, comma-separated. */
  headings: string
  /** Words that make a heading of a short line: "garage freezer", "pantry, May 3". */
  places: string
  /** Words of the sentence around a list: "I have", "in the fridge". */
  filler: string
  /** What says that something isn't there, comma-separated: "no", "out of". */
  none: string
  /** Words that look like a misspelled food and aren't one: "steam". */
  ordinary?: string
  /** What a shopping list has besides food, comma-separated. */
  household: string
}

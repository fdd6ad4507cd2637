/** What shops and makers print, in one language, as data. Words are written in any case and with accents. */
export interface LabelWords {
  /**
   * A line for each food: its name | how labels name it, comma-separated. Before a star stands any beginning: what ends with
   * "*brot" is bread.
   */
  names: string
  /** Abbreviated words with what they mean, without a dot: "chkn=chicken". */
  short: string
  /** Brands that make one thing: it is that, whatever flavor follows. In the form of `names`. */
  brands: string
  /** Brands that are known for one thing, but a food that is named beside them counts more. */
  usual: string
  /** Brands that say nothing about what it is, comma-separated. */
  makers: string
  /** Words beside a food that change nothing: "lose", "premium". */
  nothing: string
  /** What isn't food, comma-separated; a star stands for any letters, at the beginning or the end. */
  nonFood: string
}

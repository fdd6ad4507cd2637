export const PAPER_LIMITS = {
  /** Of a PDF, and photos at once. */
  pages: 30,
  photoBytes: 40 * 1024 * 1024,
  pdfBytes: 60 * 1024 * 1024,
  pixels: 60_000_000,
  /** What is decoded of a photo: enough to read small print. */
  longest: 4200,
  /** Runs of text on one page of a PDF. */
  runs: 20_000,
  /** To recognize one page, since it last came further; phones are slow. */
  pageMs: 180_000,
  /** For anything else, such as unpacking a PDF. */
  taskMs: 120_000,
} as const

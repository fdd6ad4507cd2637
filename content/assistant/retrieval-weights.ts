/** Fitted by language/fit.ts; the order is that of PLACE in core/assistant/read/retrieve.ts. */
export const RETRIEVAL_WEIGHTS = {
  rank: [0.3, 4, 10.5, 5.6, 0.6, 0.6, 1.2, 0.5, -3, 1.2, -0.56, 0.4],
}

/** Fitted by language/fit.ts; the order is that of PLACE in core/assistant/read/retrieve.ts. */
export const RETRIEVAL_WEIGHTS = {
  rank: [0, 0, 9.83, 5.57, 0, 0, 2.11, 0.41, -2.08, 2.21, -0.56, 0.01],
}

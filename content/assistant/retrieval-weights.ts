/** Fitted by language/fit.ts; the order is that of PLACE in core/assistant/read/retrieve.ts. */
export const RETRIEVAL_WEIGHTS = {
  rank: [-2.46, 2.39, 11.05, 6.91, -2.89, -0.6, 2.04, 0.57, -1.14, 1.61, -1.02, -0.01],
  sure: [-12.03, -3.8, 2.88, 4.76, 0.8, 0.16, -1.42, 1.36, 0.34, -1.74, 0.16, 0.76, 0.13, 7.92, 7.07],
}

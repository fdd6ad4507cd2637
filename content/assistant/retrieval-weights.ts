/** Fitted by language/fit.ts; the order is that of FEATURES in core/assistant/read/retrieve.ts. */
export const RETRIEVAL_WEIGHTS = {
  rank: [-3.51, 0.24, 9.78, 6.93, -0.18, -0.92, 2.17, 0.64, -1.9, 2.02, -1.1, 0.15],
  sure: [-9.19, -5.74, 2.52, 5.2, -0.33, 1.01, -1.01, 0.9, 0.39, -2.54, 0.21, 0.41, -0.07, 7.71, 7.3],
}

/** Apart from the schemas: the browser needs it, and no schema library. As much as we fetch of a page ourselves. */
export const PAGE_LETTERS = 6_000_000

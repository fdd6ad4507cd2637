const MB = 1024 * 1024

/** What is unpacked at most. Sizes that an archive declares are not trusted: the output itself is counted. */
export const ARCHIVE_LIMITS = {
  entries: 50_000,
  /** A document. */
  text: 64 * MB,
  /** One of JSON or XML, without the photos in it: the whole database of an app is one. */
  data: 256 * MB,
  picture: 25 * MB,
  /** An archive inside of an archive is unpacked in memory. */
  nested: 256 * MB,
  /** All documents of one import together. */
  sum: 2048 * MB,
  /** Archives inside of archives. */
  depth: 2,
  /** Output for each byte of input, beyond the first megabytes. */
  ratio: 200,
  ratioFrom: 8 * MB,
} as const

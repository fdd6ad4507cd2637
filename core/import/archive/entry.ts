/** A file of an archive or of a folder. */
export interface Entry {
  /** With its folders, separated by slashes. */
  name: string
  /** As declared; it may be wrong. */
  size: number
  /** Fails with an UnpackError. */
  bytes: (limit: number) => Promise<Uint8Array>
}

export interface Entries {
  entries: Entry[]
  /** The list ends early: the file is incomplete, or there are too many. */
  cut: 'truncated' | 'too-many' | null
}

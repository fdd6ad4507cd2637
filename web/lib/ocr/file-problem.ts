/** Why a file couldn't be read; `offline` where the engine was never fetched. */
export type FileProblem =
  | 'heavy'
  | 'protected'
  | 'broken'
  | 'bomb'
  | 'empty'
  | 'large'
  | 'notPicture'
  | 'slow'
  | 'offline'
  | 'unknown'

/** A file that can't be read. `strings.ts` has a sentence for each problem. */
export class UnreadableFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem)
  }
}

import type { CodeRead } from '#core/products/code-follower.ts'

export interface Point {
  x: number
  y: number
}

/** A code in a picture. Corners in shares of its width and height, around the code from its upper left. */
export interface CodeSight extends CodeRead {
  corners: Point[]
}

/** Why a file couldn't be read. */
export type CodeFileProblem = 'heavy' | 'large' | 'notPicture'

export type ToCodeWorker =
  | { kind: 'frame'; id: number; frame: ImageBitmap | ImageData }
  | { kind: 'file'; id: number; file: Blob }

export type FromCodeWorker =
  | { kind: 'read'; id: number; sights: CodeSight[] }
  | { kind: 'failed'; id: number; problem: CodeFileProblem | undefined }

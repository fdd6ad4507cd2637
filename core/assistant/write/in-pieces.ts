const LETTERS = 24

/** A text in a few words at a time, spaces and all. */
export function* inPieces(text: string): Generator<string, void, void> {
  let piece = ''
  for (const word of text.match(/\s*\S+\s*$|\s*\S+/g) ?? []) {
    piece += word
    if (piece.length < LETTERS) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}

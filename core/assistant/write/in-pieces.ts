const LETTERS = 24

/** Splits a text into pieces of a few words, including whitespace. */
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

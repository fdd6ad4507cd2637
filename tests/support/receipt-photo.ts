import sharp from 'sharp'

/** A till's receipt, as a photo of it. */
export function receiptPhoto(): Promise<Buffer> {
  const lines = [
    'FRESH MARKET',
    '18.11.2026  17:20',
    '',
    'WHOLE MILK 1L            1.29',
    'BANANAS                  1.99',
    'BUTTER 250G              2.49',
    'SPAGHETTI 500G           0.99',
    'TOILET PAPER             3.99',
    'TOTAL                   10.75',
  ]
  const text = lines
    .map((line, at) => `<text x="60" y="${90 + at * 62}" xml:space="preserve">${line}</text>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fff"/><g font-family="DejaVu Sans Mono, monospace" font-size="40" fill="#111">${text}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

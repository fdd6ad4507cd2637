const ENTITIES = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    deg: '°',
    reg: '®',
    trade: '™',
    copy: '©',
    frac12: '½',
    frac14: '¼',
    frac34: '¾',
    frac13: '⅓',
    frac23: '⅔',
    frasl: '/',
    times: '×',
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    aacute: 'á',
    acirc: 'â',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    iuml: 'ï',
    icirc: 'î',
    ocirc: 'ô',
    oacute: 'ó',
    iacute: 'í',
    uacute: 'ú',
    ucirc: 'û',
    ntilde: 'ñ',
    ccedil: 'ç',
  }),
)

/** Decodes HTML entities; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g,
    (all, dec, hex, name) => {
      if (name) return ENTITIES.get(name) ?? ENTITIES.get(String(name).toLowerCase()) ?? all
      const code = dec ? Number.parseInt(dec, 10) : Number.parseInt(hex, 16)
      const surrogate = code >= 0xd800 && code <= 0xdfff
      return code > 0 && code <= 0x10ffff && !surrogate ? String.fromCodePoint(code) : all
    },
  )
}

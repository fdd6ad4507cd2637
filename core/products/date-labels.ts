/** What a print beside a date says about it, in the languages of packs; accents are folded, letters are capitals. */
interface Label {
  /** `made` is the day on which it was packed or frozen, `lot` is followed by no date at all. */
  kind: 'best' | 'made' | 'lot'
  /** Whether the day or the month comes first where both are numbers; undefined where both are usual. */
  order?: 'day' | 'month'
  words: string
}

const LABELS: readonly Label[] = [
  { kind: 'best', order: 'month', words: 'BEST IF USED (?:OR FROZEN )?BY|BEST BY|ENJOY BY|USE OR FREEZE BY' },
  {
    kind: 'best',
    words:
      'BEST BEFORE(?: END)?(?: OF)?|BBE|BBD|BB|USE (?:BY|BEFORE)|SELL BY|EXP(?:IRY|IRES|IRATION|IRE)?(?: DATE)?',
  },
  {
    kind: 'best',
    order: 'day',
    words: [
      'M\\.?H\\.?D|(?:MINDESTENS )?HALTBAR BIS(?: ENDE)?|(?:ZU )?VERBRAUCHEN BIS|VERWENDBAR BIS',
      '(?:A )?CONSOMMER(?: DE PREFERENCE)?(?: AVANT| JUSQU.?AU)?(?: LA)?(?: FIN)?(?: LE)?|DDM|DLC|DLUO|JUSQU.?AU|AVANT LE',
      'CONSUMIR(?: PREFERENTEMENTE)? ANTES DEL?(?: FIN DE)?|(?:FECHA DE )?CADUCIDAD|CAD|VENCIMIENTO|VENCE|VENC|VTO|CONSUMO PREFERENTE',
      '(?:DA )?CONSUMAR(?:E|SI)(?: PREFERIBILMENTE)? ENTRO(?: IL)?(?: FINE)?|SCADENZA|SCAD|TMC',
      '(?:TENMINSTE )?HOUDBAAR TOT|T\\.?H\\.?T|TE GEBRUIKEN TOT|T\\.?G\\.?T',
    ].join('|'),
  },
  {
    kind: 'made',
    words: [
      'PRODUCED(?: ON)?|PRODUCTION(?: DATE)?|PRODUKTION|PROD|MFG|MFD|MANUFACTURED(?: ON)?|PKD|PACKED(?: ON)?|PACKAGED(?: ON)?|PACK DATE|FROZEN(?: ON)?',
      'HERGESTELLT(?: AM)?|HERSTELLUNG|(?:AB|VER)GEPACKT(?: AM)?|VERPACKT(?: AM)?|ABGEFULLT(?: AM)?|EINGEFROREN(?: AM)?|LEGEDATUM|GELEGT(?: AM)?',
      'FABRIQUE(?: LE)?|EMBALLE(?: LE)?|CONDITIONNE(?: LE)?|ENVASADO|ELABORADO|ELAB|PRODOTTO(?: IL)?|CONFEZIONATO(?: IL)?',
    ].join('|'),
  },
  { kind: 'lot', words: 'LOT(?:TO|E)?|LOS|CHARGE|BATCH|L' },
]

/** Letters that recognition takes for others. */
const LOOSE: Readonly<Record<string, string>> = {
  O: '[O0Q]',
  I: '[I1L|!]',
  B: '[B8]',
  S: '[S5]',
  G: '[G6]',
  Z: '[Z2]',
}
/** Words of four letters or more: "88" is no "BB". */
const loose = (words: string) =>
  words
    .replace(/[A-Z]{4,}/g, (word) => word.replace(/[A-Z]/g, (letter) => LOOSE[letter] ?? letter))
    .replaceAll(' ', '[ .:-]{0,2}')

const LABEL = new RegExp(
  `(?<![\\p{L}\\d])(?:${LABELS.map(({ words }) => `(${loose(words)})`).join('|')})(?![A-Z])`,
  'gu',
)

export interface FoundLabel {
  start: number
  end: number
  kind: Label['kind']
  order: Label['order']
}

/** The labels in a text of capitals, in their order. */
export function dateLabels(text: string): FoundLabel[] {
  return [...text.matchAll(LABEL)].flatMap((match) => {
    const label = LABELS[match.slice(1).findIndex((words) => words !== undefined)]
    return label
      ? [{ start: match.index, end: match.index + match[0].length, kind: label.kind, order: label.order }]
      : []
  })
}

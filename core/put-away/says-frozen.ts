/** As labels and tills write it: "FZN PEAS", "TK Erbsen", "Tiefkühlpizza". Within a word it is something else. */
const FROZEN =
  /(?<![\p{L}\p{N}])(?:frozen|fr?o?zn|frz|fz|tk|tiefk(?:ü|ue|u)hl\p{L}*|tiefgek(?:ü|ue|u)hlt\p{L}*|tiefgefroren\p{L}*)(?![\p{L}\p{N}])/giu
/** "Never frozen" and "previously frozen" belong into the fridge. */
const NOT_NOW = /(?<!\p{L})(?:never|not|previously|prev|nie|nicht)[\s.:-]*$/iu

/** Whether the words on a package or receipt say that it comes from the freezer. */
export const saysFrozen = (text: string): boolean =>
  [...text.matchAll(FROZEN)].some(({ index }) => !NOT_NOW.test(text.slice(0, index)))

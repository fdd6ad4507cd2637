import { servingsSaid, timeSaid } from './fact-words.ts'
import { isChatter } from './intro.ts'
import { EMOJI, type PastedLine } from './pasted-lines.ts'

/** What the captions of videos ask for, after the name of the dish. */
const CALLS = [
  String.raw`(?:save|pin|bookmark|screenshot)(?:\s+and\s+(?:share|make|try))?\s+(?:this|it|that|me|for later|the recipe|now)`,
  String.raw`(?:(?:hit|press|tap)\s+)?(?:save|share|like)\s*[!&,]`,
  "don['’]?t (?:forget|lose|miss)",
  String.raw`(?:follow|tag|dm)\s+(?:me|us|for|along|someone|a friend|@)|comment\s+(?:below|["“'‘]|\p{Lu}{3,})|share (?:this|it|with)|double tap|like and |link in|(?:full |written )?recipe (?:below|in (?:the )?(?:caption|comments|bio)|down below|here)|(?:you|y['’]?all)?\s*(?:need|have|must|gotta) (?:to )?(?:try|make|save) (?:this|it)|try (?:this|it)|must[- ]try`,
  String.raw`(?:das |gleich |unbedingt |jetzt |rezept |hier )*(?:ab)?speichern|speicher(?:t|e)?\s+(?:dir|euch|das|es)|merk(?:t|e)?\s+(?:dir|euch)|folg(?:t|e)?\s+(?:mir|uns|@)|(?:kommentier|markier|teil)(?:t|e)?\s+\S|unbedingt (?:nachmachen|ausprobieren|nachkochen|probieren|merken)|(?:das )?(?:ganze )?rezept (?:unten|in (?:den|der)|gibt)|nicht vergessen`,
  String.raw`gu[aá]rda(?:lo|la|los|las|te|r)?(?:\s|!|$)|s[ií]gue(?:me|nos|\s)|comenta\s|comparte|comp[aá]rtel[oa]|etiqueta\s|dale\s+(?:like|me gusta)|(?:link|enlace) en|receta (?:abajo|completa|aqu[ií]|en)|no te l[oa] pierdas|tienes que probar`,
  String.raw`enregistre|sauvegarde|abonne|suis-moi|partage|salva(?:la|lo|\s)|segui(?:mi|ci)|condividi|salve\s|siga\s|compartilhe|marque\s|bewaar|opslaan`,
]
const CALL = new RegExp(String.raw`^[¡\s]*(?:${CALLS.join('|')})`, 'iu')
const SERVES =
  'serves|feeds|makes|yields?|servings?|ergibt|für|reicht für|portionen|para|rinde|sirve para|raciones|porciones|pour|per|voor'
const PARTS = new RegExp(
  String.raw`\s*(?:(?:${EMOJI})\s*)+|\s*[✨★☆•·|｜]+\s*|(?<=[.!?…)])\s+|\s+[–—-]\s+|\s*[,(]\s*(?=(?:${SERVES})\s)|\s+(?=(?:${SERVES})\s*:?\s*(?:about\s|ca\.?\s|etwa\s|unos\s|unas\s)?\d)|\s+(?=#\p{L})`,
  'iu',
)
const LONGEST = 300
const LONGEST_FACT = 45

const isFact = (part: string) =>
  part.length <= LONGEST_FACT && (servingsSaid(part) !== null || timeSaid(part) !== undefined)
const isCall = (part: string) => CALL.test(part) || isChatter(part)
const isName = (part: string) =>
  /\p{L}{3}/u.test(part) &&
  part.length <= 90 &&
  part.split(' ').length <= 12 &&
  !isFact(part) &&
  !isCall(part)

interface Caption {
  lines: PastedLine[]
  /** What only asks to save it, to follow someone. */
  calls: string[]
}

/** "CRISPY GNOCCHI ✨ Save this for later! Serves 4-6": the first line of a caption without what is behind its name. */
export function withoutCalls(lines: readonly PastedLine[]): Caption {
  const at = lines.findIndex(({ text }) => /\p{L}/u.test(text))
  const first = lines[at]
  const all = { lines: [...lines], calls: [] }
  if (!first || first.text.length > LONGEST) return all
  const parts = first.text
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
  const name = parts.find((part) => !isCall(part))
  if (name === undefined || parts.length < 2 || !isName(name)) return all
  const others = parts.filter((part) => part !== name)
  // Words of its own are a description.
  if (
    !others.some((part) => isCall(part) || isFact(part)) ||
    !others.every((part) => isCall(part) || isFact(part))
  )
    return isChatter(first.text) ? withName(lines, at, name, others) : all
  return withName(lines, at, name, others)
}

const withName = (lines: readonly PastedLine[], at: number, name: string, others: string[]): Caption => ({
  lines: lines.map((line, index) => (index === at ? { ...line, text: name.replace(/[.!…:]+$/, '') } : line)),
  calls: others.filter((part) => !isFact(part)),
})

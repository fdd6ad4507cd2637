/** "Type of fire: Direct", "Grill heat: high": how it is cooked, among the ingredients of a barbecue book. */
const FACT =
  /^(?:type of (?:fire|grill|heat|fuel|coals?|smoker)|(?:grill|fire|smoker|coals?|grate|pit|charcoal|cooker)[ -](?:heat|temp(?:erature)?|setting|type|method|set-?up|time)|(?:heat|fire) level|heat|method of cooking|cooking (?:method|style)|grilling (?:method|time)|art des feuers|grilltemperatur|grillmethode)\s*:\s*(?=\p{L})\S.{0,60}$/iu

export const isCookingFact = (line: string): boolean => FACT.test(line.trim())

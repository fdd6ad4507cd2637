const LONGEST_END = 16
const CUT =
  /(?:,|(?<!\p{L})(?:for|about|at|to|and|with|in|the|a|of|or|until|into|over|on|from|by|then|und|mit|bis|der|die|das|den|dem|des|auf|im|zu|zum|zur|ein|eine|einen|einem|einer|oder|für|aus|von|vom|le|la|les|de|du|et|à|au|aux|avec|un|une|dans|pour|ou|sur|el|los|las|del|con|y|en|una|por|para|hasta|que|il|lo|gli|di|della|del|nel|nella|per|ed|finché|o|os|as|do|da|dos|das|com|em|um|uma|até|het|een|met|van|op|tot|och|med|ett|till|i|på|oraz|z))$/iu

/** A line that ends so goes on. */
export const isCutOff = (text: string): boolean => CUT.test(text.slice(-LONGEST_END))

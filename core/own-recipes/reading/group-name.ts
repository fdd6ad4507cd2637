import { isGroupName as isAnyGroupName } from '#core/recipes/reading/line-shapes.ts'

/** "Pour the juice down the side" begins like "Pour la sauce". */
const POURED =
  /^pour\s+(?:the|in|into|over|it|on|onto|a|an|half|off|out|all|about|your|this|that|some)(?!\p{L})/iu

/** "For the sauce:", "Dressing:": a group's name. */
export const isGroupName = (text: string): boolean => isAnyGroupName(text) && !POURED.test(text)

import type { Reading } from './question.ts'

/** Is it still good? */
export function isSpoilage({ text }: Reading): boolean {
  if (/^(does|do|will|can|when (does|do)) .*\b(expire|go bad|go off|spoil)$/.test(text)) return false
  if (/\b(hands?|fingers?|breath|house|clothes|hair|board|sink|drain|sponge|silicone|jelly)\b/.test(text))
    return false
  if (
    /\b(tell|know|if)\b.*\b(is|are|has|have|gone|went|goes) (off|bad|spoiled|rotten|gone (off|bad))\b/.test(
      text,
    )
  )
    return true
  if (/\beat\b.*\bafter (\d+|two|three|four|five|six|a few) (days?|weeks?)\b/.test(text)) return true
  if (/\brefreeze|refrozen\b/.test(text)) return true
  return (
    /\b(still (good|ok|okay|safe|edible|fresh|eat|use)|(left|leave|leaving) (?!out (the|my|a|some) )(it |them |the |my |a |some )?(\w+ ){0,4}(out|in (the |my |a )?(hot )?(car|trunk|bag|garage)|on the (counter|stove|table))|(sat|sitting|sit|been|stayed|was|left) (out|on the (counter|stove|table))|overnight|expired?|out of date|past (the|its|their|it|date|best)|(after|past) .*date|gone (bad|off)|go(es)? bad|(is|are|was) (it|this|they|that) (bad|off|spoiled)|smells? (funny|off|bad|weird|sour|strange|fishy|like)|slimy|mold|rancid|spoiled?|turned (brown|gray|grey|green|slimy)|sprouted|((safe|ok|okay) to eat .*(days?|weeks?|months?|old|opened|after))|can i (still )?eat (this|it|that)|too old|from (last|a|two|three|\d+) (weeks?|months?)|last (week|month)|(the )?next day|(the )?day after|day old|(been|was|were) in (the |my )?fridge|in (the |my )?fridge (for |since )?(\d+ |a |last )?(days?|weeks?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(\d+|a|few|couple) (day|week|month)s? old|in the car)\b/.test(
      text,
    ) &&
    !/\b(how long (does|do|is|are|can|will)|soak\w*|marinat\w*|brin(?:e|ed|ing)|proof\w*|ris(?:e|es|en|ing))\b/.test(
      text,
    )
  )
}

/** How does it keep? */
export function isStorage({ text, measures }: Reading): boolean {
  if (/\bbefore (baking|cooking|frying|roasting|grilling)\b/.test(text) && !/\bhow long\b/.test(text))
    return false
  if (/\b(opened|open)\b/.test(text) && /\bhow long\b/.test(text)) return true
  if (/\bhow many days\b/.test(text) || /^where (to|should|do|can)\b.*\b(keep|store|put)\b/.test(text))
    return true
  if (/^(does|do|will|can|when (does|do)) .*\b(expire|go bad|go off|spoil)$/.test(text)) return true
  if (
    /\bbe frozen\b|\b(after|once|since) open(ing|ed)\b|^where (should|do|can) (i|you|we) (keep|store|put)\b/.test(
      text,
    )
  )
    return true
  if (
    /\b(how long|how many (days?|weeks?|months?))\b.*\b(last|lasts|keep|keeps|good|stay|stays|store|stored|fridge|freezer|counter|sit|pantry|shelf|stay fresh|save|saved|kept)\b/.test(
      text,
    )
  )
    return true
  if (
    /\b(shelf life|store|storing|storage|stored|freez\w*|keep fresh|keep from (browning|going))\b/.test(
      text,
    ) &&
    !/\bfreezer burn\b/.test(text)
  )
    return !/\brecipe\b/.test(text)
  if (/\bkeep\b.*\b(fresh|crisp|brown|browning|longer|fridge)\b/.test(text)) return true
  if (/\b(last|lasts)\b/.test(text) && /\b(long|day|week|month|opened)\b/.test(text)) return true
  return (
    /\b(fridge|counter|pantry)\b/.test(text) && !/\b(thaw|turkey thaw)\b/.test(text) && measures.length === 0
  )
}

export const isThaw = ({ text }: Reading): boolean =>
  /\b(thaw|thawing|defrost|defrosting)\b|\bout of the freezer\b/.test(text) &&
  !/\brefreeze|thawed|(without|no|skip|need to|have to) (thaw|defrost)/.test(text)

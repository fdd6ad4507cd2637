const WHOLE = new Set<string | null>(['head', 'bulb', 'piece', 'stalk', 'loaf', 'ear'])

/** One of these is one of the food: "2 heads cabbage", but "2 cans beans". */
export const isOneThing = (unit: string | null): boolean => WHOLE.has(unit)

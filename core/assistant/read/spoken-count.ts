/** How many days or weeks, in words: "a couple of days". */
export const SPOKEN_COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
}

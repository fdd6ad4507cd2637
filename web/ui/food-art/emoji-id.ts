/** The id of an emoji's drawing in emoji.svg: its code points. */
export const emojiId = (emoji: string): string =>
  `e${[...emoji].map((letter) => letter.codePointAt(0)?.toString(16)).join('-')}`

/** Written by generate.mjs: the drawings in first.svg (Fluent Emoji by Microsoft, MIT license). */
export const foodArtNames = ['egg', 'leafy-green', 'tomato'] as const

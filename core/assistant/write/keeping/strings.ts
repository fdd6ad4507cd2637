// How long food keeps, in the place that is asked about.
export const onceOpened = (time: string) => `${time} once opened`
export const onceCut = (time: string) => `${time} once cut`
export const outOfShell = (time: string) => `${time} out of the shell`
export const onceCooked = (time: string) => `${time} once cooked`
export const alsoKeeps = (times: string) => `Also ${times}.`
export const cookedKeeps = (time: string) => `cooked, ${time}.`
export const hoursOutside =
  'Don’t keep it outside the fridge: **2 hours** at most, **1 hour** above 90 °F (32 °C).'
export const eggsOutside = (time: string) =>
  `**2 hours** at most outside the fridge if they were washed, as US store eggs are; never washed or chilled, ${time} in a cool place.`
export const noTimeIn: Readonly<Record<'fridge' | 'freezer' | 'pantry', string>> = {
  fridge: 'I have no figure for it in the fridge: it belongs elsewhere.',
  freezer: 'I have no figure for it in the freezer: most of it doesn’t freeze well, or doesn’t need to.',
  pantry: 'I have no figure for it on the counter: keep it cold.',
}
export const noKeeping = (food: string) => `**${food}:** I have no figure for it.`
export const beaten = (time: string) => `${time}, beaten, never in the shell`

import { counted } from '#core/text/counted.ts'

export const addAll = (count: number) =>
  counted(count, { one: 'Add # thing to the shopping list', other: 'Add # things to the shopping list' })
export const added = (count: number) =>
  counted(count, { one: '# thing added to the shopping list', other: '# things added to the shopping list' })
export const onListAlready = (count: number) =>
  counted(count, { one: '# is on your list already', other: '# are on your list already' })
export const follows = 'It follows the plan from now on.'
export const onList = 'Shopping list'
export const counting = 'Counting…'
export const upToDate = 'Up to date with the plan'
export const nextCooks = (food: string, count: number) =>
  counted(count, {
    one: `Buy <food>${food}</food> too, and # more recipe is within reach`,
    other: `Buy <food>${food}</food> too, and # more recipes are within reach`,
  })
export const nextRescues = (food: string, names: string) =>
  `Buy <food>${food}</food> too, and you can still use the ${names}`
export const addFood = 'Add to list'
export const addFoodNamed = (food: string) => `Add ${food} to the shopping list`
export const foodAdded = (food: string) => `${food} added to the shopping list`
export const listFull = 'The shopping list is full'

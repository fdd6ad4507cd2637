// Aisles, in store order
export const produce = 'Fruit, vegetables and herbs'
export const bread = 'Bread'
export const meatAndFish = 'Meat and fish'
export const dairyAndEggs = 'Dairy and eggs'
export const grainsAndBeans = 'Grains, pasta and beans'
export const bakingAndNuts = 'Baking and nuts'
export const oilsAndSpices = 'Oils, sauces and spices'
export const cansAndJars = 'Cans and jars'
export const drinks = 'Drinks'
export const frozen = 'Frozen'
export const otherAisle = 'Everything else'

// Lines of the list
export const someMore = 'some'
export const withUse = (name: string, use: string) => `${name} (for ${use})`

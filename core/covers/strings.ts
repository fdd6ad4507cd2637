export const drawingOf = (dish: string) => `Drawing of ${dish}`
export const drawingWith = (dish: string, foods: string) => `Drawing of ${dish} with ${foods}`

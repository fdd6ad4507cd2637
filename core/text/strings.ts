// Lists
export const lastOfAll = (names: string, last: string) => `${names} and ${last}`
export const lastOfChoice = (names: string, last: string) => `${names} or ${last}`

/** "recipes/Potato-Leek Soup.cook" is "Potato-Leek Soup". */
export const titleOfFile = (name: string): string =>
  name
    .replace(/^.*\//, '')
    .replace(/\.[a-z\d]{1,12}$/i, '')
    .trim()

import { counted } from '#core/text/counted.ts'

export const exportRecipes = 'Export'
export const exportTitle = 'Export recipes'
export const what = 'Recipes'
export const all = (count: number) => `All recipes (${count})`
export const shown = (count: number) => `Shown now (${count})`
export const folder = (name: string, count: number) => `Folder: ${name} (${count})`
export const tag = (name: string, count: number) => `Tag: ${name} (${count})`
export const onlyYours = 'Recipes from others in your household aren’t included.'
export const format = 'Format'
export const sous = 'Sous'
export const sousNote = 'Everything in one zip file: to back up your cookbook or move it to another account.'
export const book = 'Cookbook to print'
export const bookNote =
  'One page for each recipe, with cover and contents. Print it, save it as PDF or send the file.'
export const paprika = 'Paprika'
export const paprikaNote = 'For Paprika and the many apps that import from it.'
export const jsonLd = 'schema.org JSON'
export const jsonLdNote =
  'One text file that other recipe apps and websites understand. Photos aren’t inside unless you include them.'
export const markdown = 'Markdown'
export const markdownNote = 'A document for each recipe, for notes apps and any text editor.'
export const cooklang = 'Cooklang'
export const cooklangNote = 'A text file for each recipe, with ingredients and timers marked in the steps.'
export const withPhotos = 'Include photos'
export const largePhotos = 'The file gets much larger.'
export const bookTitle = 'Title on the cover'
export const myCookbook = 'My cookbook'
export const start = (count: number) => counted(count, { one: 'Export # recipe', other: 'Export # recipes' })
export const nothing = 'No recipes to export'
export const exporting = 'Exporting'
export const progress = (done: number, all: number) => `${done} of ${all} recipes`
export const keepOpen = 'Photos that are only in your account are downloaded first. Keep this page open.'
export const cancel = 'Cancel'
export const done = (count: number, size: string) =>
  counted(count, { one: `# recipe exported · ${size}`, other: `# recipes exported · ${size}` })
export const kilobytes = (size: number) => `${size} kB`
export const megabytes = (size: string) => `${size} MB`
export const saved = (name: string) => `Saved as ${name}.`
export const bookReady = 'Your cookbook is ready.'
export const print = 'Print or save as PDF'
export const download = 'Download file'
export const again = 'Download again'
export const back = 'Export something else'
export const close = 'Done'
export const printBlocked =
  'Your browser blocked the new window. Allow it, or download the file and print it.'
export const missing = (count: number) =>
  counted(count, {
    one: '# photo couldn’t be loaded and is missing in the file:',
    other: '# photos couldn’t be loaded and are missing in the file:',
  })
export const missingOf = (title: string, count: number) => `${title} (${count})`
export const moreMissing = (count: number) =>
  counted(count, { one: 'and # more recipe', other: 'and # more recipes' })
export const failed = 'We couldn’t write the file. Try again.'
export const tooLarge = 'This export is larger than 4 GB. Export it folder by folder, or without photos.'
export const fileName = (day: string, ending: string) => `my-recipes-${day}.${ending}`

import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json, whichever file asks. */
export const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

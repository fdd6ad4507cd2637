import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

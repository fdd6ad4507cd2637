import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import * as strings from '../strings.ts'
import { type Account, canEnter, isRoot, shortHash, systemHome } from './runtime.ts'

/** Where this checkout keeps its data when DATA_DIR isn't set. */
export function defaultDataFolder(project: string) {
  return path.join(project, '.data')
}

/** Root's checkout may be in a home that other accounts can't enter; its data then goes to the system-wide location. */
export function systemDataFolder(project: string) {
  return path.join(systemHome(), `${path.basename(project)}-${shortHash(project)}`)
}

const make = (folder: string) => {
  mkdirSync(folder, { recursive: true })
  // Others may traverse it to reach the database's own folder, but not list it.
  chmodSync(folder, 0o711)
  return folder
}

/** The data folder, created so that PostgreSQL's account can reach its part. */
export function openDataFolder(project: string, chosen: string | undefined, account: Account | undefined) {
  if (chosen) {
    const folder = make(path.resolve(project, chosen))
    if (canEnter(folder, account)) return folder
    throw new Error(strings.dataFolderClosed(folder))
  }
  const folder = defaultDataFolder(project)
  if (!isRoot() || canEnter(project, account)) return make(folder)
  return make(systemDataFolder(project))
}

/** Where an earlier start put its data, if any. */
export function findDataFolder(project: string, chosen: string | undefined) {
  const places = chosen
    ? [path.resolve(project, chosen)]
    : [defaultDataFolder(project), ...(isRoot() ? [systemDataFolder(project)] : [])]
  return places.find((folder) => existsSync(path.join(folder, 'keys.json')))
}

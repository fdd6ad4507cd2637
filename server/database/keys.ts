import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Env } from '../env.ts'
import * as strings from './strings.ts'

const schema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string(),
  secretKey: z.string(),
  accessCode: z.string(),
})
export type Keys = z.infer<typeof schema>

// No look-alike characters: an operator reads this code from a terminal and types it on a phone.
const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const accessCode = () =>
  [...randomBytes(12)]
    .map((byte, i) => (i && i % 4 === 0 ? '-' : '') + CODE_LETTERS[byte % CODE_LETTERS.length])
    .join('')

const makeKeys = (): Keys => ({
  jwtSecret: randomBytes(48).toString('base64url'),
  publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
  accessCode: accessCode(),
})

export const keysFile = (folder: string) => path.join(folder, 'keys.json')

const made = new Set<string>()

/** Whether this process created the keys in this folder: only then is the operator code printed. */
export const madeKeysIn = (folder: string) => made.has(folder)

/** Moves new keys into place, unless another server was first. */
function putKeys(folder: string) {
  const file = keysFile(folder)
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, JSON.stringify(makeKeys(), null, 2), { mode: 0o600 })
  try {
    linkSync(draft, file)
    made.add(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return
    // Some file systems don't support hard links.
    renameSync(draft, file)
    made.add(folder)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The keys of this installation: created at the first start, stored with the data, each overridable by the environment. */
export function openKeys(folder: string, env: Env): Keys {
  const file = keysFile(folder)
  if (!existsSync(file)) putKeys(folder)
  chmodSync(file, 0o600)
  const kept = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!kept.success) throw new Error(strings.keysDamaged(file))
  return {
    jwtSecret: env.JWT_SECRET ?? kept.data.jwtSecret,
    publishableKey: env.PUBLISHABLE_KEY ?? kept.data.publishableKey,
    secretKey: env.SECRET_KEY ?? kept.data.secretKey,
    accessCode: env.ACCESS_CODE ?? kept.data.accessCode,
  }
}

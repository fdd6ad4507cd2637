import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription, base64url. */
export interface PushKeys {
  p256dh: string
  auth: string
}

const RECORD_BYTES = 4096
const KEY_BYTES = 65

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Chosen anew for each message; a test fixes them. */
interface Chosen {
  salt: Buffer
  privateKey: Buffer
}

/** Encrypts a message so that only that browser can read it: aes128gcm of RFC 8188, with the keys of RFC 8291. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys, chosen?: Chosen): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const secret = Buffer.from(auth, 'base64url')
  const ecdh = createECDH('prime256v1')
  if (chosen) ecdh.setPrivateKey(chosen.privateKey)
  else ecdh.generateKeys()
  const ours = ecdh.getPublicKey()
  const salt = chosen?.salt ?? randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const key = derive(ecdh.computeSecret(theirs), secret, info, 32)
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  // One record; 2 marks the last one.
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(KEY_BYTES, 4)
  return Buffer.concat([salt, head, ours, sealed])
}

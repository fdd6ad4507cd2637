import { createECDH, hkdfSync } from 'node:crypto'
import { importJWK, type JWK, SignJWT } from 'jose'

/** Half of what push services accept. */
const VALID = '12h'

/** The key that push services know this installation by, derived from its secret: nothing more to store or lose. */
export function vapidKeys(jwtSecret: string): { publicKey: string; jwk: JWK } {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(hkdfSync('sha256', jwtSecret, '', 'sous web push', 32)))
  const point = ecdh.getPublicKey()
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  return {
    publicKey: point.toString('base64url'),
    jwk: {
      kty: 'EC',
      crv: 'P-256',
      x: part(1, 33),
      y: part(33, 65),
      d: ecdh.getPrivateKey().toString('base64url').padStart(43, 'A'),
    },
  }
}

/** The Authorization header for a push service (RFC 8292). `contact` is a mailto: or https: address of the operator. */
export async function vapidHeader(endpoint: string, jwtSecret: string, contact: string): Promise<string> {
  const { publicKey, jwk } = vapidKeys(jwtSecret)
  const token = await new SignJWT({ aud: new URL(endpoint).origin, sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setExpirationTime(VALID)
    .sign(await importJWK(jwk, 'ES256'))
  return `vapid t=${token}, k=${publicKey}`
}

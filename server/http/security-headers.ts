import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request.ts'

export interface PolicyOptions {
  /** A hosted project that the browser connects to. */
  supabaseUrl: string | undefined
  /** The development server injects scripts and connects to itself over a websocket. */
  dev: boolean
}

export function contentSecurityPolicy(nonce: string | undefined, { supabaseUrl, dev }: PolicyOptions) {
  const hosted = supabaseUrl
    ? ` ${new URL(supabaseUrl).origin} ${new URL(supabaseUrl).origin.replace(/^http/, 'ws')}`
    : ''
  const script = dev ? "'unsafe-inline'" : nonce ? `'nonce-${nonce}'` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${script}`.trim(),
    // Menus and toasts set their position in a style attribute; no script can enter this way.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${hosted}${dev ? ' ws: wss:' : ''}`,
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** On every response; the page itself replaces the policy with one that has its nonce. */
export function securityHeaders(options: PolicyOptions): MiddlewareHandler<AppEnv> {
  const policy = contentSecurityPolicy(undefined, options)
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()')
    headers.set('X-Frame-Options', 'DENY')
    // Together these two enable threads for the ingredient detector.
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Embedder-Policy', 'credentialless')
    if (new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https')
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}

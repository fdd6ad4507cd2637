import { Hono } from 'hono'
import { sharedAddress } from '#core/contracts/share.ts'
import type { AppEnv } from '../request.ts'

const MAX_BYTES = 64 * 1024

/**
 * Content shared from another app is handled by the service worker, which keeps photos on the device. Without one,
 * text still arrives; photos aren't even read.
 */
export const serveShareTarget = () =>
  new Hono<AppEnv>().post('/share-target', async (c) => {
    const size = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
    const form = size <= MAX_BYTES ? await c.req.formData().catch(() => undefined) : undefined
    return c.redirect(sharedAddress(form, form ? { photos: 0, others: 0 } : undefined), 303)
  })

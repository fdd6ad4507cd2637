import { Hono } from 'hono'
import { sharedAddress } from '#core/contracts/share.ts'
import type { AppEnv } from '../request.ts'

const MAX_BYTES = 64 * 1024

/**
 * What another app shares is taken in by the service worker, which keeps photos on the device. Where there is none
 * yet, words still arrive; photos are not even read.
 */
export const serveShareTarget = () =>
  new Hono<AppEnv>().post('/share-target', async (c) => {
    const size = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
    const form = size <= MAX_BYTES ? await c.req.formData().catch(() => undefined) : undefined
    return c.redirect(sharedAddress(form, form ? 0 : undefined), 303)
  })

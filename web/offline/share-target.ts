import { sharedAddress } from '#core/contracts/share.ts'
import { keepSharedPhotos } from '#web/state/shared-photos.ts'

/** For the service worker's fetch: `if (isShare(request)) event.respondWith(takeShare(request))`. */
export const isShare = (request: Request): boolean =>
  request.method === 'POST' && new URL(request.url).pathname === '/share-target'

/** Stores the photos on the device, and redirects to the page with the text. */
export async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  const photos = (form?.getAll('photos') ?? []).filter((entry) => typeof entry !== 'string')
  const kept = await keepSharedPhotos(photos).catch(() => undefined)
  return Response.redirect(new URL(sharedAddress(form, form ? kept : undefined), request.url).href, 303)
}

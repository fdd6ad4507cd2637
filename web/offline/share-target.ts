import { longText, sharedAddress } from '#core/contracts/share.ts'
import { keepSharedFiles } from '#web/state/shared-files.ts'

/** For the service worker's fetch: `if (isShare(request)) event.respondWith(takeShare(request))`. */
export const isShare = (request: Request): boolean =>
  request.method === 'POST' && new URL(request.url).pathname === '/share-target'

/** Stores the files on the device, and redirects to the page with the text. */
export async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  const sent = [...(form?.getAll('photos') ?? []), ...(form?.getAll('files') ?? [])]
  const files = sent.filter((entry) => typeof entry !== 'string')
  const kept = form && (await keepSharedFiles(files, longText(form)).catch(() => undefined))
  const isLost = kept && files.some(({ size }) => size > 0) && kept.photos + kept.others === 0
  const address = sharedAddress(form, isLost ? undefined : kept, kept !== undefined)
  return Response.redirect(new URL(address, request.url).href, 303)
}

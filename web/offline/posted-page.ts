import { postedAddress, readPosted } from '#core/contracts/posted-page.ts'
import { keepPosted } from '#web/state/posted-pages.ts'

/** A page that the bookmarklet sends from another site. */
export const isPostedPage = (request: Request): boolean =>
  request.method === 'POST' && new URL(request.url).pathname === '/import-page'

/** Keeps it on the device, and redirects to the page that reads it. */
export async function takePostedPage(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  const page = readPosted(form)
  const id = page && (await keepPosted(page).catch(() => undefined))
  return Response.redirect(new URL(postedAddress(id, form), request.url).href, 303)
}

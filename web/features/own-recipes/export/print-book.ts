/**
 * Opens the book in a window of its own and its print dialog. The window is opened at once: browsers block one that
 * follows a tap too late. False if it was blocked.
 */
export async function printBook(file: Blob): Promise<boolean> {
  const view = window.open('', '_blank')
  if (!view) return false
  const book = new DOMParser().parseFromString(await file.text(), 'text/html')
  // The window has the policy of this page, and the book has no script.
  view.document.replaceChild(view.document.adoptNode(book.documentElement), view.document.documentElement)
  await Promise.all([...view.document.images].map((image) => image.decode().catch(() => {})))
  view.focus()
  view.print()
  return true
}

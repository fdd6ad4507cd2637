import type { PageData } from '#core/contracts/page-data.ts'

let data: PageData | undefined

function read(): PageData {
  try {
    return JSON.parse(document.getElementById('sous-page-data')?.textContent ?? '{}')
  } catch {
    return {}
  }
}

/** The data that the server embedded in the page. */
export function pageData(): PageData {
  data ??= read()
  return data
}

/** For the server, which renders one page after another. */
export function setPageData(next: PageData) {
  data = next
}

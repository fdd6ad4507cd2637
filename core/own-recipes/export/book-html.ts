/** Tells our own files from pages of the web. */
export const GENERATOR = 'Sous'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text, for an element or an attribute in quotes. Control signs are no part of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/(?![\n\t])\p{Cc}/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** An element with text, or nothing if there is none. */
export const element = (name: string, text: string | null | undefined, attributes = ''): string =>
  text ? `<${name}${attributes && ` ${attributes}`}>${escapeHtml(text)}</${name}>` : ''

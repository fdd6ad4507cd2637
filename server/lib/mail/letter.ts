import * as strings from '../strings.ts'

interface Link {
  label: string
  href: string
}

export interface Letter {
  title: string
  paragraphs: string[]
  links?: readonly Link[]
  button?: Link
  /** The footer. */
  note?: string
}

const safe = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\n/g, '<br>')

const SANS = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"
const SERIF = "font-family:Fraunces,Georgia,'Times New Roman',serif"

const linkHtml = ({ label, href }: Link) =>
  `<p style="${SANS};font-size:17px;line-height:1.5;margin:0 0 12px"><a href="${safe(href)}" style="color:#a33a12">${safe(label)}</a></p>`

const buttonHtml = ({ label, href }: Link) => `
<p style="margin:28px 0"><a href="${safe(href)}" style="${SANS};display:inline-block;padding:13px 26px;border-radius:999px;background:#b7420f;color:#fffaf2;font-weight:600;text-decoration:none">${safe(label)}</a></p>
<p style="${SANS};font-size:14px;line-height:1.5;color:#5f4f3f;margin:0 0 20px">${strings.orOpenAddress} <a href="${safe(href)}" style="color:#a33a12;word-break:break-all">${safe(href)}</a></p>`

/** One message as text and HTML. Linen and saffron like the site; no images, no trackers, no remote content. */
export function writeLetter({ title, paragraphs, links = [], button, note }: Letter): {
  text: string
  html: string
} {
  const text = [
    title,
    ...paragraphs,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(note ? [note] : []),
    strings.brand,
  ]
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title></head>
<body style="margin:0;background:#f7f0e4;padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffcf6;border:1px solid #e1d4be;border-radius:12px"><tr><td style="padding:32px">
<p style="${SERIF};font-size:20px;color:#a33a12;margin:0 0 20px">${strings.brand}</p>
<h1 style="${SERIF};font-size:26px;line-height:1.25;font-weight:600;color:#2b2017;margin:0 0 16px">${safe(title)}</h1>
${paragraphs.map((one) => `<p style="${SANS};font-size:17px;line-height:1.5;color:#2b2017;margin:0 0 16px">${safe(one)}</p>`).join('\n')}${links.map(linkHtml).join('\n')}${button ? buttonHtml(button) : ''}
${note ? `<p style="${SANS};font-size:14px;line-height:1.5;color:#5f4f3f;margin:0">${safe(note)}</p>` : ''}
</td></tr></table></td></tr></table></body></html>`
  return { text: `${text.join('\n\n')}\n`, html }
}

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { rich } from './rich.tsx'

const html = (text: string) =>
  renderToStaticMarkup(rich(text, { link: (inner) => <a href="/x">{inner}</a>, count: () => <b>3</b> }))

describe('rich', () => {
  it('puts elements where the sentence has their tags', () =>
    expect(html('Read the <link>guide</link>: <count/> parts.')).toBe(
      'Read the <a href="/x">guide</a>: <b>3</b> parts.',
    ))
  it('leaves a sentence without tags as it is', () => expect(html('No tags.')).toBe('No tags.'))
  it('escapes tags that it was given no element for', () =>
    expect(html('<script>alert(1)</script> & <link>x</link>')).toBe(
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; <a href="/x">x</a>',
    ))
})

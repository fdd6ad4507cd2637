import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { readMarkdown } from './markdown.ts'
import { AskContext, MarkdownView } from './markdown-view.tsx'

afterEach(cleanup)
const show = (text: string, writing = false) =>
  render(
    <MemoryRouter>
      <MarkdownView text={text} writing={writing} />
    </MemoryRouter>,
  ).container

describe('answer text', () => {
  it('shows paragraphs, lists, bold and code', () => {
    const view = show('**Soft:** 6 to 7 minutes.\nRunny.\n\n- one\n- *two*\n\n3. three\n4. `four`')
    expect(view.querySelector('strong')?.textContent).toBe('Soft:')
    expect(view.querySelectorAll('ul li')).toHaveLength(2)
    expect(view.querySelector('ol')?.getAttribute('start')).toBe('3')
    expect(view.querySelector('code')?.textContent).toBe('four')
  })

  it('asks a choice when it is tapped', () => {
    const asked: string[] = []
    render(
      <AskContext value={(question) => void asked.push(question)}>
        <MarkdownView
          text={
            '- [Grainy fudge](/cooking-assistant?ask=Grainy%20fudge)\n- [Odd](/cooking-assistant?ask=%E0)'
          }
        />
      </AskContext>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Grainy fudge' }))
    fireEvent.click(screen.getByRole('button', { name: 'Odd' }))
    expect(asked).toEqual(['Grainy fudge', '%E0'])
  })

  it('links to internal pages and nothing else', () => {
    show(
      '[ours](/food-safety) [recipe](/recipe/abc?x=1) [theirs](https://evil.example/) [trick](//evil.example) [made up](/admin) [script](javascript:alert(1))',
    )
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/food-safety',
      '/recipe/abc?x=1',
    ])
    expect(screen.getByText(/theirs/)).toBeTruthy()
  })

  it('never produces HTML from the text', () => {
    const view = show('<img src=x onerror=alert(1)> <b>bold</b> [<script>x</script>](/recipes)')
    expect(view.querySelector('img, b, script')).toBeNull()
    expect(view.textContent).toContain('<img src=x onerror=alert(1)>')
  })

  it('does not flicker while streaming: markup is hidden until it is closed', () => {
    const whole = 'Try **this now**:\n\n- a `pan`\n- see [Food Safety](/food-safety)\n\nEnjoy.'
    for (let length = 1; length <= whole.length; length++) {
      const view = show(whole.slice(0, length), true)
      expect(view.textContent, whole.slice(0, length)).not.toMatch(/\*\*|`|\]\(|^- |\[/)
      cleanup()
    }
  })

  it('parses any input quickly and loses no characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        readMarkdown(text)
        readMarkdown(text, true)
      }),
    )
    const started = performance.now()
    readMarkdown('**a'.repeat(3000) + '[x]('.repeat(3000) + '*_'.repeat(3000))
    expect(performance.now() - started).toBeLessThan(1500)
    expect(show('2 * 3 * 4 and snake_case_name').textContent).toBe('2 * 3 * 4 and snake_case_name')
  })
})

describe('a path of ours', () => {
  const isOwnPath = (href: string) => JSON.stringify(readMarkdown(`[x](${href})`)).includes('"kind":"link"')

  it.each(['/', '/recipes', '/recipe/a-b?c=d#e'])('%s is one', (href) => expect(isOwnPath(href)).toBe(true))
  it.each(['//x', '/\\x', 'https://x', 'javascript:1', 'recipes', '', '/a b', '/\t/x'])(
    'rejects %s',
    (href) => expect(isOwnPath(href)).toBe(false),
  )
})

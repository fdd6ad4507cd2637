import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SpokenNames } from './spoken-names.tsx'

afterEach(cleanup)

it('announces each detection once, however often it reappears', () => {
  const { container, rerender } = render(<SpokenNames names={[]} />)
  const region = container.querySelector('[aria-live=polite]')
  expect(region?.textContent).toBe('')
  rerender(<SpokenNames names={['tomato', 'egg', 'tomato']} />)
  expect(region?.textContent).toBe('egg, tomato')
  rerender(<SpokenNames names={['egg']} />)
  rerender(<SpokenNames names={['tomato']} />)
  expect(region?.textContent).toBe('egg, tomato')
  rerender(<SpokenNames names={['tomato', 'leek']} />)
  expect(region?.textContent).toBe('leek')
})

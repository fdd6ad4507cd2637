import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { Attribution } from './attribution.tsx'
import { OwnOrigin } from './based-on.tsx'

afterEach(cleanup)
const text = (element: React.ReactNode) => render(element).container.textContent

it('credits no site and no cookbook with an own recipe', () => {
  expect(text(<Attribution recipe={{ source_url: null, origin: 'own' }} />)).toBe('Your recipe.')
  cleanup()
  const source_url = 'https://www.example.com/soup'
  expect(text(<Attribution recipe={{ source_url, origin: 'own' }} />)).toMatch(/^Source: example\.com/)
  expect(screen.getByRole('link').getAttribute('href')).toBe(source_url)
})

it('says whose an own recipe is, and where it comes from', () => {
  const own = (isMine: boolean, content: object) => (
    <OwnOrigin
      own={{
        ...{ id: '0d5f4a3e-8a43-4b5e-9c58-000000000001', isMine, isShared: true, state: 'synced' },
        content: { ...emptyContent, title: 'Soup', ...content },
        ...{ createdAt: '2026-11-17T00:00:00Z', updatedAt: '2026-11-17T00:00:00Z' },
      }}
    />
  )
  expect(text(own(true, {}))).toBe('Your recipe.')
  expect(text(own(false, { source_name: '<b>Nana</b>' }))).toBe('From your household.Source: <b>Nana</b>.')
  expect(text(own(true, { source_name: 'Nana', source_url: 'https://www.example.com/' }))).toMatch(
    /^Your recipe\.Source: Nana/,
  )
  expect(text(own(true, { source_url: 'javascript:alert(1)' }))).toBe('Your recipe.')
})

import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ImportPaper } from './import-paper.tsx'
import { paperJob } from './paper-job.ts'

afterEach(() => {
  cleanup()
  paperJob.reset()
  vi.restoreAllMocks()
})

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const show = (files?: readonly File[]) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <ImportPaper {...(files && { files })} /> }])}
    />,
  )

describe('photos of recipes', () => {
  it('chosen elsewhere on the page bring the section into view and focus', () => {
    const scroll = vi.fn()
    Element.prototype.scrollIntoView = scroll
    show([photo('one.jpg'), photo('two.jpg')])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Photo or PDF of a recipe' }))
    expect(scroll).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading', { name: 'Pages, in their order' })).toBeDefined()
  })

  it('have no order if there is one', () => {
    paperJob.add([photo('one.jpg')])
    show()
    expect(screen.getByRole('heading', { name: 'Your page' })).toBeDefined()
    expect(screen.queryByText('Pages, in their order')).toBeNull()
  })
})

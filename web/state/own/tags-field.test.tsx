import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { TagsField } from './tags-field.tsx'

let tags: readonly string[]
function Field({ start = [], known = [] }: { start?: string[]; known?: string[] }) {
  const [now, setNow] = useState(start)
  tags = now
  return <TagsField label="Tags" tags={now} known={known} onChange={setNow} />
}
const field = () => screen.getByLabelText('Tags', { selector: 'input' }) as HTMLInputElement
const type = (value: string) => fireEvent.change(field(), { target: { value } })
beforeEach(() => {
  tags = []
})
afterEach(cleanup)

it('takes what is before a comma, and leaves the rest to be typed on', () => {
  render(<Field />)
  type('Weeknight, ki')
  expect(tags).toEqual(['Weeknight'])
  expect(field().value).toBe(' ki')
  type(' kids')
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(tags).toEqual(['Weeknight', 'kids'])
  expect(field().value).toBe('')
})

it.each([
  ['Enter', () => fireEvent.keyDown(field(), { key: 'Enter' })],
  ['leaving the field', () => fireEvent.blur(field())],
])('takes the tag with %s', (_how, act) => {
  render(<Field />)
  type('soup')
  expect(tags).toEqual([])
  act()
  expect(tags).toEqual(['soup'])
})

it('offers tags of other recipes, and removes with a tap or Backspace', () => {
  render(<Field start={['soup']} known={['soup', 'fall']} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add tag fall' }))
  expect(tags).toEqual(['soup', 'fall'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove tag soup' }))
  fireEvent.keyDown(field(), { key: 'Backspace' })
  expect(tags).toEqual([])
})

it('says when no more fit', () => {
  render(<Field start={Array.from({ length: OWN_LIMITS.tags }, (_, at) => `t${at}`)} known={['more']} />)
  expect(screen.getByText('A recipe has at most 20 tags.')).toBeDefined()
  expect(field().readOnly).toBe(true)
  expect(screen.queryByRole('button', { name: 'Add tag more' })).toBeNull()
})

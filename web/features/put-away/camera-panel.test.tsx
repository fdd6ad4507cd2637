import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CameraPanel } from './camera-panel.tsx'

afterEach(cleanup)

const panel = (more: Partial<Parameters<typeof CameraPanel>[0]> = {}) => {
  const calls = {
    onStart: vi.fn(),
    onStop: vi.fn(),
    onSwitch: vi.fn(),
    onReceipt: vi.fn(),
    onPhoto: vi.fn(),
    onType: vi.fn(),
  }
  render(
    <CameraPanel
      isOn={false}
      isStarting={false}
      status=""
      isLit={undefined}
      onLight={() => {}}
      {...calls}
      {...more}
    >
      <div />
    </CameraPanel>,
  )
  return calls
}

it('explains the camera before the browser asks', () => {
  panel()
  expect(
    screen.getByText('Point at barcodes, produce or the receipt. Photos stay on your device.'),
  ).toBeDefined()
  expect(screen.getByText(/your browser asks/)).toBeDefined()
})

it('says what to do after a refusal, and leads to a file and to the field', () => {
  const { onPhoto, onType, onStart } = panel({ trouble: 'denied' })
  expect(screen.getByRole('alert').textContent).toContain('set Camera to Allow')
  fireEvent.click(screen.getByRole('button', { name: 'Choose a photo' }))
  fireEvent.click(screen.getByRole('button', { name: 'Type instead' }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  for (const call of [onPhoto, onType, onStart]) expect(call).toHaveBeenCalledOnce()
})

it('keeps the running camera in view, and reads a receipt off it', () => {
  const { onReceipt } = panel({ isOn: true })
  expect(screen.getByRole('region', { name: 'Camera' }).className).toContain('sticky')
  fireEvent.click(screen.getByRole('button', { name: 'Read the receipt in view' }))
  expect(onReceipt).toHaveBeenCalledOnce()
})

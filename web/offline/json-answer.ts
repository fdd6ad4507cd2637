import type { DeviceAnswer } from './messages.ts'

export const json = (value: unknown, status = 200): DeviceAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
})

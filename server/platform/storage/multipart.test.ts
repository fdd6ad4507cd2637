import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
import { parseForm } from './multipart.ts'

/** A form as the browser and Node encode it. */
async function written(form: FormData) {
  const response = new Response(form)
  return {
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  }
}

const form = (bytes: Uint8Array, fields: Record<string, string> = {}) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  made.append('', new Blob([bytes as BlobPart], { type: 'image/png' }))
  return made
}

describe('parseForm', () => {
  it('parses the client library’s forms, whatever the file contains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('', '\r\n--', '--b\r\n\r\n', '\r\n\r\n'),
        async (bytes, tail) => {
          const content = Buffer.concat([bytes, Buffer.from(tail)])
          const { type, body } = await written(form(content, { cacheControl: '3600' }))
          const { fields, file } = parseForm(body, type)
          expect(Buffer.from(file.bytes)).toEqual(content)
          expect(file.type).toBe('image/png')
          expect(fields.get('cacheControl')).toBe('3600')
        },
      ),
    )
  })

  it('does not copy the file', async () => {
    const { type, body } = await written(form(new Uint8Array(1000)))
    expect(parseForm(body, type).file.bytes.buffer).toBe(body.buffer)
  })

  it('accepts a quoted boundary and one after other parameters', async () => {
    const { type, body } = await written(form(new Uint8Array(3)))
    const boundary = type.split('boundary=')[1] ?? ''
    for (const given of [
      `boundary="${boundary}"`,
      `charset=utf-8; boundary=${boundary}`,
      `Boundary=${boundary}; x=y`,
    ])
      expect(parseForm(body, `multipart/form-data; ${given}`).file.bytes).toHaveLength(3)
  })

  it('parses a whole form or refuses it: truncated anywhere, it never yields a smaller file', async () => {
    const { type, body } = await written(form(new Uint8Array(20).fill(65), { cacheControl: '1' }))
    for (let length = 0; length < body.length; length++) {
      const read = () => parseForm(body.subarray(0, length), type)
      // The last line break may be missing.
      if (length >= body.length - 2) expect(read().file.bytes).toHaveLength(20)
      else expect(read).toThrow(AppError)
    }
  })

  it('refuses a corrupt form as the sender’s error, never with another error', async () => {
    const { type, body } = await written(form(new Uint8Array(50).fill(13), { cacheControl: '1' }))
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(body.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        (spoiled) => {
          const copy = Buffer.from(body)
          for (const [at, value] of spoiled) copy[at] = value
          try {
            expect(parseForm(copy, type).file.bytes.length).toBeLessThanOrEqual(body.length)
          } catch (error) {
            expect(error).toMatchObject({ status: 400 })
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is not slow on a body of near-boundaries', () => {
    const body = Buffer.from(
      `--b\r\n${'Content-Disposition: form-data; name="x"\r\n\r\n'}${'\r\n--a'.repeat(1_000_000)}`,
    )
    const started = performance.now()
    expect(() => parseForm(body, 'multipart/form-data; boundary=b')).toThrow(AppError)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

const FORM = 'multipart/form-data; boundary=b'
const form = (type: string, file: string) =>
  `--b\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n60\r\n--b\r\nContent-Disposition: form-data; name=""; filename="f"\r\nContent-Type: ${type}\r\n\r\n${file}\r\n--b--\r\n`

export interface Call {
  method: string
  /** Encoded path segments; any of them may be corrupted. */
  place: string[]
  query?: Record<string, string>
  headers?: Record<string, string>
  json?: object
  raw?: string
}

/** Every route as the client library calls it. */
export const storageCalls = (me: string, token: string): Call[] => {
  const file = [me, 'a.png']
  const paths = [`${me}/a.png`, `${me}/b.png`]
  const transfer = { bucketId: 'avatars', sourceKey: `${me}/a.png`, destinationKey: `${me}/c.png` }
  const image = { 'content-type': 'image/png', 'cache-control': 'max-age=60', 'x-upsert': 'true' }
  return [
    { method: 'POST', place: ['object', 'avatars', ...file], headers: image, raw: 'abcd' },
    {
      method: 'POST',
      place: ['object', 'avatars', me, 'b.png'],
      headers: { ...image, 'content-type': FORM },
      raw: form('image/png', 'abcd'),
    },
    { method: 'PUT', place: ['object', 'avatars', ...file], headers: image, raw: 'abcdef' },
    {
      method: 'GET',
      place: ['object', 'avatars', ...file],
      query: { download: 'x', width: '5' },
      headers: { range: 'bytes=0-1' },
    },
    { method: 'HEAD', place: ['object', 'avatars', ...file] },
    { method: 'GET', place: ['object', 'info', 'avatars', ...file] },
    { method: 'GET', place: ['object', 'public', 'avatars', ...file] },
    { method: 'GET', place: ['object', 'sign', 'avatars', ...file], query: { token } },
    {
      method: 'POST',
      place: ['object', 'sign', 'avatars', ...file],
      json: { expiresIn: 60, transform: { width: 5 } },
    },
    { method: 'POST', place: ['object', 'sign', 'avatars'], json: { expiresIn: 60, paths } },
    {
      method: 'POST',
      place: ['object', 'upload', 'sign', 'avatars', me, 'd.png'],
      headers: { 'x-upsert': 'true' },
      json: {},
    },
    {
      method: 'PUT',
      place: ['object', 'upload', 'sign', 'avatars', me, 'd.png'],
      query: { token },
      headers: image,
      raw: 'abcd',
    },
    {
      method: 'POST',
      place: ['object', 'list', 'avatars'],
      json: { prefix: me, limit: 10, offset: 0, search: 'a', sortBy: { column: 'name', order: 'asc' } },
    },
    { method: 'POST', place: ['object', 'move'], json: transfer },
    { method: 'POST', place: ['object', 'copy'], json: { ...transfer, destinationBucket: 'avatars' } },
    { method: 'DELETE', place: ['object', 'avatars'], json: { prefixes: [`${me}/c.png`] } },
    { method: 'GET', place: ['bucket'] },
    { method: 'GET', place: ['bucket', 'avatars'] },
    { method: 'POST', place: ['bucket'], json: { id: 'x', name: 'x', public: true } },
  ]
}

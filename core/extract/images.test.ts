import { expect, it } from 'vitest'
import { imageOf, largestOf, photoUrl } from './images.ts'

const BASE = 'https://pot.example/a/b'

it.each([
  ['an address', '/x.jpg', 'https://pot.example/x.jpg'],
  ['a list: the first', ['1.jpg', '2.jpg'], 'https://pot.example/a/1.jpg'],
  ['an object', { '@type': 'ImageObject', url: '//cdn.example/p.webp' }, 'https://cdn.example/p.webp'],
  [
    'the widest',
    [
      { url: '/s.jpg', width: 300 },
      { url: '/l.jpg', width: '1200' },
    ],
    'https://pot.example/l.jpg',
  ],
  ['a list in an object', { url: ['/y.jpg'] }, 'https://pot.example/y.jpg'],
  ['data instead of an address', 'data:image/gif;base64,R0', null],
  ['an address that is none', 'javascript:alert(1)', null],
  ['an anchor', { '@id': 'https://pot.example/#image' }, null],
  ['nothing', null, null],
])('imageOf reads %s', (_, value, url) => expect(imageOf(value, BASE)).toBe(url))

it('takes the largest of a srcset, also with commas in URLs', () => {
  expect(largestOf('/w_1,h_2/s.jpg 300w, /w_3,h_4/l.jpg 900w')).toBe('/w_3,h_4/l.jpg')
  expect(largestOf('/a.jpg, /b.jpg 2x')).toBe('/b.jpg')
  expect(largestOf(undefined)).toBeNull()
  expect(photoUrl('x.jpg', undefined)).toBeNull()
})

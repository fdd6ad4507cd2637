import { expect, it } from 'vitest'
import { readableSlug } from './readable-slug.ts'

it.each([
  ['https://www.site.example/one-pot-chili-pasta/', 'One Pot Chili Pasta'],
  ['https://site.example/recipe/apple-pie/12345', 'Apple Pie'],
  ['https://site.example/recipes/apple_pie.html?utm_source=x#top', 'Apple Pie'],
  ['https://site.example/cr%C3%A8me-br%C3%BBl%C3%A9e', 'Crème Brûlée'],
  ['https://site.example/bad-%E0%A4%A', 'Bad %E0%A4%A'],
  ['https://www.site.example/', 'site.example'],
  ['https://site.example/12345', 'site.example'],
  ['site.example/lentil+soup', 'Lentil Soup'],
  ['', ''],
])('%s reads as %s [O053]', (url, words) => expect(readableSlug(url)).toBe(words))

import { describe, expect, it } from 'vitest'
import { likenessOf, sitemapRank } from './likeness.ts'

const at = (path: string) => new URL(path, 'https://site.example')

describe('likenessOf', () => {
  it.each([
    ['/recipes/apple-pie/', 'recipe'],
    ['/recipe/10813/best-chocolate-chip-cookies/', 'recipe'],
    ['/rezepte/kartoffelsuppe-mit-wurst.html', 'recipe'],
    ['/recette/tarte-aux-pommes', 'recipe'],
    ['/easy-lentil-soup-recipe/', 'recipe'],
    ['/recipes/apple-pie/12345', 'recipe'],
    ['/creamy-tomato-pasta/', 'page'],
    ['/2024/05/lemon-cake/', 'recipe'],
    ['/r/12345', 'page'],
    ['/', 'hub'],
    ['/recipes/', 'hub'],
    ['/category/soups/', 'hub'],
    ['/category/soups/page/2/', 'hub'],
    ['/tag/vegan', 'hub'],
    ['/recipes/page/3/', 'hub'],
    ['/about', 'page'],
    ['/shop/cast-iron-pan', 'page'],
    ['/login', 'never'],
    ['/recipes/apple-pie/print', 'never'],
    ['/wp-admin/x', 'never'],
    ['/privacy-policy', 'never'],
    ['/search?q=pie', 'never'],
    ['/images/pie.jpg', 'never'],
    ['/feed/', 'never'],
  ])('%s: %s', (path, kind) => expect(likenessOf(at(path)).kind).toBe(kind))

  it('ranks recipes before posts, posts before round-ups, and shops last', () => {
    const order = ['/recipes/apple-pie', '/apple-pie-with-cinnamon', '/25-best-pie-recipes', '/shop/pie-dish']
    const scores = order.map((path) => likenessOf(at(path)).score)
    expect([...scores].sort((a, b) => b - a)).toEqual(scores)
    expect(new Set(scores).size).toBe(4)
  })

  it('considers the link text', () => {
    expect(likenessOf(at('/x'), 'Apple pie recipe').score).toBeGreaterThan(likenessOf(at('/x')).score)
    expect(likenessOf(at('/x'), 'Read more').score).toBeLessThan(likenessOf(at('/x')).score)
  })

  it('reads recipe sitemaps first', () => {
    const order = [
      '/recipe-sitemap.xml',
      '/post-sitemap2.xml',
      '/sitemap-3.xml',
      '/category-sitemap.xml',
      '/image-sitemap.xml',
    ]
    const ranks = order.map((path) => sitemapRank(`https://recipes.example${path}`))
    expect([...ranks].sort((a, b) => b - a)).toEqual(ranks)
  })
})

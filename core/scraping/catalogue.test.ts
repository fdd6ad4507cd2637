import { describe, expect, it } from 'vitest'
import { autoSelect, type CatalogueSite } from './catalogue.ts'

const site = (domain: string, typical_yield: number): CatalogueSite => ({
  domain,
  name: domain,
  typical_yield,
  category: 'blog',
})
const sites = [site('a.example', 150), site('b.example', 200), site('c.example', 60), site('d.example', 150)]
const chosen = (target: number) => autoSelect(sites, target).map(({ domain }) => domain)

describe('autoSelect', () => {
  it('takes sites by descending yield until the target is covered [O301]', () => {
    expect(chosen(10)).toEqual(['b.example'])
    expect(chosen(200)).toEqual(['b.example'])
    expect(chosen(201)).toEqual(['b.example', 'a.example'])
    expect(chosen(500)).toEqual(['b.example', 'a.example', 'd.example'])
  })
  it('takes all sites if they do not cover the target, and none for a target of zero', () => {
    expect(chosen(2000)).toHaveLength(4)
    expect(chosen(0)).toEqual([])
    expect(sites.map(({ domain }) => domain)).toEqual(['a.example', 'b.example', 'c.example', 'd.example'])
  })
})

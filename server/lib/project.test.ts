import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { project } from './project.ts'

describe('project', () => {
  it('is the folder of package.json and of the migrations', () => {
    expect(JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')).name).toBe('sous')
    expect(existsSync(path.join(project, 'supabase/migrations'))).toBe(true)
  })
})

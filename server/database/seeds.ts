import type { Seed } from './seed.ts'

export const seeds: Seed[] = []

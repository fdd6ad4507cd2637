import { defineRecipes } from '../record.ts'

export const part4 = defineRecipes([])

import { defineRecipes } from '../record.ts'

export const part3 = defineRecipes([])

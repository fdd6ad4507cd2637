import { describe, expect, it } from 'vitest'
import { nameForm, nameForms } from './name-form.ts'

describe('the form of a dish’s name', () => {
  it.each([
    ['Crème Brûlée', 'creme brulee'],
    ['Cookies', 'cookie'],
    ['Tomatoes', 'tomato'],
    ['Sandwiches', 'sandwich'],
    ['Quiches', 'quiche'],
    ['Pies', 'pie'],
    ['Pierogis', 'pierogi'],
    ['Blueberries', 'blueberry'],
    ['S’mores', "s'mores"],
    ['Mac & Cheese', 'the mac and cheese recipe'],
    ['Stir-Fry', 'stir fry'],
    ['Boxes', 'box'],
  ])('%s is %s', (one, other) => {
    expect(nameForm(one)).toBe(nameForm(other))
  })

  it('keeps different dishes apart', () => {
    const names = [
      'Hummus',
      'Humus',
      'Pasta',
      'Pastry',
      'Couscous',
      'Pho',
      'Rice and Beans',
      'Beans and Rice',
    ]
    expect(new Set(names.map(nameForm)).size).toBe(names.length)
  })

  it('lists each name of a recipe once', () => {
    expect(nameForms({ title: 'Crepes', also_called: ['Crêpe', 'Thin Pancakes'] })).toEqual([
      'crepe',
      'thin pancake',
    ])
    expect(nameForms({ title: 'Pho' })).toEqual(['pho'])
  })
})

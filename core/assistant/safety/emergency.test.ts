import { describe, expect, it } from 'vitest'
import { emergencyAnswer } from './emergency.ts'

describe('emergencyAnswer', () => {
  it.each([
    'My kid just ate scrambled eggs and is coughing and her lips are swollen',
    'is it an emergency if she ate peanut and is vomiting?',
    'She ate a bit of peanut butter and has red spots on her face, what do I do?',
    "He ate egg and can't breathe",
    'I think he is having an allergic reaction to shrimp',
    'my throat is closing after the walnuts',
    'My baby is choking on food what do I do',
    'there is a fish bone stuck in my throat',
    'I ate something with soy sauce by accident, what should I do?',
  ])('sends for help: %s', (question) => expect(emergencyAnswer(question)).toContain('911'))

  it.each([
    'are whole grapes a choking hazard',
    'can popcorn choke a toddler',
    'my dough is swelling too much',
    'my bread has collapsed',
    'my chicken has red spots',
    'the rash of recipes with kale',
    'how do I stop the milk from turning blue',
    'I had eggs for breakfast, what can I cook now?',
  ])('leaves cooking alone: %s', (question) => expect(emergencyAnswer(question)).toBeUndefined())
})

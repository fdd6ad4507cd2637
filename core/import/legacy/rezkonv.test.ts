import { describe, expect, it } from 'vitest'
import { rezkonv as rezkonvRecords } from './rezkonv.ts'
import { formatOfRecords, isTaken, readSample } from './sample-reading.ts'

const rezkonv = formatOfRecords(rezkonvRecords)

const file = `========== REZKONV-Rezept - RezkonvSuite v1.4

     Titel: Linseneintopf
Kategorien: Eintopf, Winter
     Menge: 4 Portionen

    250     Gramm Tellerlinsen
      1 1/2 Ltr.  Gemüsebrühe; heiß,
                  -- ungesalzen
============================ ZUM SCHLUSS ============================
      2        EL Essig

============================== QUELLE ==============================
                  Kochheft der Schule
                  -- Erfasst *RK* 03.02.2001

Linsen waschen und in der Brühe
40 Minuten kochen.

Mit Essig abschmecken.
=====
`

describe('RezKonv', () => {
  it('reads sections, continued lines, the source and the steps', async () => {
    expect(isTaken(rezkonv, file)).toBe(true)
    const { recipes } = await readSample(rezkonv, file)
    expect(recipes).toEqual([
      {
        title: 'Linseneintopf',
        tags: ['Eintopf', 'Winter'],
        servings: '4 Portionen',
        ingredients: [
          '250 Gramm Tellerlinsen',
          '1 1/2 Ltr. Gemüsebrühe; heiß, ungesalzen',
          'ZUM SCHLUSS:',
          '2 EL Essig',
        ],
        steps: ['Linsen waschen und in der Brühe 40 Minuten kochen.', 'Mit Essig abschmecken.'],
        sourceName: 'Kochheft der Schule -- Erfasst *RK* 03.02.2001',
        sourceUrl: null,
        others: [],
      },
    ])
  })

  it('reads a record without source and without end', async () => {
    const cut = file.replace(/=+ QUELLE[\s\S]*2001\n/, '').replace(/=====\n$/, '')
    const { recipes } = await readSample(rezkonv, cut + file)
    expect(recipes).toHaveLength(2)
    expect(recipes[0]?.steps).toHaveLength(2)
    expect(recipes[0]?.sourceName).toBeNull()
  })
})

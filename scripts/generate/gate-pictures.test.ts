import { expect, test } from 'vitest'
import { gatePictures } from './gate-pictures.ts'
import { pagePictures } from './page-pictures.ts'

test('each picture of a page draws every motif, and repeats no id', () => {
  for (const [path, svg] of [...gatePictures(), ...pagePictures()]) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id)
    expect(ids.toSorted(), path).toEqual([...new Set(ids)].toSorted())
    expect(
      used.filter((id) => !ids.includes(id ?? '')),
      path,
    ).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { gatePictures } from './gate-pictures.ts'

test('each picture of what waits behind the login draws every cover, and repeats no id', () => {
  for (const [path, svg] of gatePictures()) {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id)
    expect(ids.toSorted(), path).toEqual([...new Set(ids)].toSorted())
    expect(
      used.filter((id) => !ids.includes(id ?? '')),
      path,
    ).toEqual([])
  }
})

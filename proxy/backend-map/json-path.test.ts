import { expect, test } from 'vitest'
import { pathReader } from './json-path.ts'

const read = (value: unknown, path: string) => pathReader(path)(value)

test('a path of one part reads as the first part of a longer one', () => {
  for (const [value, found] of [
    [{ a: { b: 1 } }, { b: 1 }],
    ['{"a":{"b":1}}', { b: 1 }],
    ['no JSON', undefined],
    [null, null],
    [undefined, undefined],
  ] as const) {
    expect(read(value, 'a')).toEqual(found)
    expect(read({ holder: value }, 'holder/a')).toEqual(found)
  }
})

import { expect, test } from 'vitest'
import { limitKeywords } from './emit-limits.ts'
import { formats, schemaCompiler } from './schema-compiler.ts'
import { replacements, keywordReaders } from './schema-keywords.ts'

test('allowed keywords are known to Ajv, and limits of forms are supported by the forms', () => {
  const ajv = schemaCompiler()
  const isKnown = (keyword: string) => ajv.getKeyword(keyword) !== false
  const validated = Object.entries(keywordReaders).filter(([, readers]) =>
    readers.includes('validator'),
  )
  expect(validated.map(([keyword]) => keyword).filter((keyword) => !isKnown(keyword))).toEqual([])
  const ofForms = Object.entries(keywordReaders)
    .filter(([, readers]) => readers.includes('limits') && readers.length < 5)
    .map(([keyword]) => keyword)
  expect(ofForms.toSorted()).toEqual(limitKeywords.toSorted())
  expect(
    Object.keys(replacements).filter((keyword) => Object.hasOwn(keywordReaders, keyword)),
  ).toEqual([])
  for (const format of formats)
    expect(() => schemaCompiler().compile({ type: 'string', format })).not.toThrow()
})

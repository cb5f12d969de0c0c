import { expect, test } from 'vitest'
import { limitKeywords } from './emit-limits.ts'
import { formats, schemaCompiler } from './schema-compiler.ts'
import { keywords, replacements, validatedKeywords } from './schema-keywords.ts'

test('allowed keywords are known to Ajv, and include the limits of forms', () => {
  const ajv = schemaCompiler()
  const unknown = [...validatedKeywords].filter((keyword) => ajv.getKeyword(keyword) === false)
  expect(unknown).toEqual([])
  expect(limitKeywords.filter((keyword) => !keywords.has(keyword))).toEqual([])
  expect(Object.keys(replacements).filter((keyword) => keywords.has(keyword))).toEqual([])
  for (const format of formats)
    expect(() => schemaCompiler().compile({ type: 'string', format })).not.toThrow()
})

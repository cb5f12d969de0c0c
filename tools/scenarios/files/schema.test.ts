import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaFile, schemaText } from './schema.ts'

test('the schema that editors read is fresh: npm run generate writes it', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText())
})

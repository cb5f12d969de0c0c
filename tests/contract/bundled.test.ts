import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleContract, bundledText } from '#contract'
import { isRecord, readProperty } from '../../src/lib/json.ts'
import { backendOperations } from '../../src/generated/backend-operations.ts'
import { proxyRoutes } from '../../src/generated/proxy-routes.ts'

const openapi = join(import.meta.dirname, '../../openapi')
const textOf = (name: string): string =>
  readFileSync(join(openapi, 'bundled', `${name}.json`), 'utf8')

function referencesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isRecord(value)) return []
  const mapping = readProperty(value['discriminator'], 'mapping')
  const own = [value['$ref'], ...Object.values(isRecord(mapping) ? mapping : {})]
  return [...own.filter((one) => one !== undefined), ...Object.values(value).flatMap(referencesIn)]
}

const leadsSomewhere = (document: unknown, reference: unknown): boolean => {
  const [file, ...keys] = String(reference).split('/')
  const names = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const target = names.reduce<unknown>((inner, key) => readProperty(inner, key), document)
  return file === '#' && target !== undefined
}

test.each([
  ['public', backendOperations.map(({ path }) => path)],
  ['proxy', proxyRoutes.map(({ path }) => path)],
])(
  'R-CALL-01 R-CALL-03 the bundled %s contract is one file without references to others',
  (name, paths) => {
    const document: unknown = JSON.parse(textOf(name))
    const references = referencesIn(document)
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter((one) => !leadsSomewhere(document, one))).toEqual([])
    expect(Object.keys(readProperty(document, 'paths') as object).toSorted()).toEqual(
      paths.toSorted(),
    )
  },
)

test('R-CALL-03 the bundled contract equals the files', async () => {
  const contract = await bundleContract(join(openapi, 'public.yaml'))
  expect(textOf('public')).toBe(bundledText(contract))
})

import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { staticChecks } from './list.ts'

const top = resolve(import.meta.dirname, '../..')

const configAt = (file: string) => {
  const { config } = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8')) as {
    config: { references?: { path: string }[] }
  }
  return config
}
const projects = (configAt(join(top, 'tsconfig.json')).references ?? []).map(({ path }) => path)

/** The files by whose age tsc judges whether a project must be checked again. */
const rootsOf = (project: string): string[] => {
  const file = join(top, project)
  return ts.parseJsonConfigFileContent(configAt(file), ts.sys, dirname(file), undefined, file)
    .fileNames
}

/** What a file imports of what is generated, as the file that holds its types. */
const generatedImports = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.filter(({ fileName }) => /^\..*\/generated\//.test(fileName))
    .map(({ fileName }) => resolve(dirname(file), fileName.replace(/\.js$/, '.d.ts')))

test.each(projects)('%s is checked again when the contract changed what it imports', (project) => {
  const roots = new Set(rootsOf(project))
  const read = [...roots].flatMap(generatedImports)
  expect(read.filter((file) => !roots.has(file))).toEqual([])
})

test('the check of types trusts no age at all', () => {
  expect(staticChecks.find(({ name }) => name === 'types')?.args).toContain('--force')
})

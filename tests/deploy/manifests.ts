import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parse, parseAllDocuments } from 'yaml'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

export const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8')

export const readYaml = (path: string): Record<string, unknown> =>
  parse(read(path), { merge: true }) as Record<string, unknown>

export type Manifest = { readonly apiVersion: string; readonly kind: string } & Record<
  string,
  unknown
>

export const manifestsIn = (text: string): readonly Manifest[] =>
  parseAllDocuments(text).map((document) => document.toJS() as Manifest)

const moduleOf = ({ apiVersion }: Manifest): string => {
  const [group = '', version] = apiVersion.split('/')
  return version === undefined ? `core/${group}` : `${group.replace(/\..*/, '')}/${version}`
}

/** Where manifests break the types of the Kubernetes API: unknown or missing fields, and values of another type. */
export function typeErrorsOf(manifests: readonly Manifest[]): readonly string[] {
  const file = join(repositoryRoot, 'manifests-under-test.ts')
  const text = manifests
    .map(
      (manifest, at) =>
        `export const m${at}: import('kubernetes-types/${moduleOf(manifest)}').${manifest.kind} = ${JSON.stringify(manifest)}`,
    )
    .join('\n')
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es2022.d.ts'] }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, ...more) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...more)
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

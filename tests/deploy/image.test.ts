import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import {
  proxyEnvironment,
  proxyFolder,
  proxyMain,
  proxyOptions,
  proxySource,
} from '../../scripts/proxy-program.ts'
import { read } from './manifests.ts'

const top = join(import.meta.dirname, '../..')
const dockerfile = read('deploy/Dockerfile')
const [, finalStage = ''] =
  /\nFROM (?:(?!\nFROM ).)*$/s.exec(dockerfile)?.[0].split(/(?=FROM)/) ?? []

type PackageJson = Readonly<
  Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>
>
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json')) as PackageJson

const IMPORTS =
  /(?:import|export)\s+(?!type\s)(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/g

/** Packages that the proxy's sources import. */
function packagesOf(entry: string): readonly string[] {
  const files = new Set<string>()
  const packages = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const [, name, lazy] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const target = name ?? lazy ?? ''
      if (target.startsWith('.')) follow(join(dirname(file), target))
      else if (!target.startsWith('node:'))
        packages.add(/^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? '')
    }
  }
  follow(join(top, entry))
  return [...packages].toSorted()
}

test('the Dockerfile is valid', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
})

test('image and npm run proxy start Node with the options of the measured proxy', () => {
  const command = ['/usr/local/bin/node', ...proxyOptions, proxyMain]
  expect(finalStage).toContain(
    `ENTRYPOINT [${command.map((one) => JSON.stringify(one)).join(', ')}]\n`,
  )
  expect(scripts['proxy']).toBe(
    `exec node scripts/bootstrap.mjs ${[...proxyOptions, proxySource].join(' ')}`,
  )
})

test('the image has the built proxy, and its bill of materials names the packages in it', () => {
  expect(finalStage).toContain(`\nCOPY --from=site /build/${proxyFolder} ${proxyFolder}\n`)
  for (const [name, value] of Object.entries(proxyEnvironment))
    expect(finalStage).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  expect(packagesOf(proxySource)).toEqual(Object.keys(dependencies).toSorted())
})

test('the image runs the Node of the tests, as a user without rights and without a shell', () => {
  expect(dockerfile).toContain(`ARG NODE_VERSION=${devDependencies['node']}\n`)
  expect(read('.nvmrc').trim()).toBe(devDependencies['node'])
  expect(finalStage).toMatch(/^FROM gcr\.io\/distroless\/\S+:nonroot\n/)
  expect(finalStage).toContain('\nUSER 65532:65532\n')
  expect(finalStage).not.toMatch(/^RUN/m)
})

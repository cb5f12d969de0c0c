import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import {
  proxyEnvironment,
  proxyFolder,
  proxyMain,
  proxyOptions,
  proxySource,
} from '../../scripts/proxy-program.ts'
import { read, readYaml } from './manifests.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

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
  follow(join(repositoryRoot, entry))
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
  expect(dockerfile).toContain(`\nFROM node:${devDependencies['node']}-bookworm-slim@sha256:`)
  expect(read('.nvmrc').trim()).toBe(devDependencies['node'])
  expect(finalStage).toMatch(/^FROM gcr\.io\/distroless\/\S+:nonroot@sha256:[0-9a-f]{64}\n/)
  expect(finalStage).toContain('\nUSER 65532:65532\n')
  expect(finalStage).not.toMatch(/^RUN/m)
})

/** Images by name that a registry is asked for. */
function pulledImages(): readonly string[] {
  const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name))
  const froms = [...dockerfile.matchAll(/^(?:FROM|# *syntax=) *(\S+)/gm), ...copied()]
  const { services } = readYaml('deploy/compose/compose.yaml') as {
    readonly services: Readonly<Record<string, { image: string; pull_policy?: string }>>
  }
  const compose = Object.values(services).filter(({ pull_policy: policy }) => policy !== 'build')
  const names = [...froms.map(([, name = '']) => name).filter((name) => !stages.has(name))]
  return [...names, ...compose.map(({ image }) => image)]
}

const copied = () => dockerfile.matchAll(/^(?:COPY|RUN).* --(?:from|mount=\S*from)=([^\s,]+)/gm)

test('every image that is pulled is named by its digest', () => {
  const images = pulledImages()
  expect(images.length).toBeGreaterThan(4)
  for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/)
})

test('the manifests start no pod before set-image.sh has pinned the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'set-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(repositoryRoot, 'deploy/kubernetes'), folder, { recursive: true })
  const imagesIn = () => {
    const text = (name: string) => readFileSync(join(folder, name), 'utf8')
    const { images } = parse(text('kustomization.yaml')) as {
      images: [{ newName: string; digest: string; newTag?: string }]
    }
    const [{ newName, digest, newTag }] = images
    const [, migrate] = /^ *image: (.*)$/m.exec(text('migrate.yaml')) ?? []
    return { pods: `${newName}@${digest}`, newTag, migrate }
  }
  const set = (image: string) =>
    spawnSync('sh', [join(folder, 'set-image.sh'), image], { encoding: 'utf8' })
  const unset = imagesIn()
  expect(unset.newTag).toBeUndefined()
  for (const image of [unset.pods, unset.migrate]) expect(image).not.toMatch(/[:@](sha256|\d)/)
  for (const wrong of [
    '',
    'registry.example/maru-web:0.1.0',
    'maru-web@sha256:12',
    'a@sha256:x;ls',
  ]) {
    const { status, stderr } = set(wrong)
    expect([status, stderr]).toEqual([1, expect.stringContaining('by its digest')])
  }
  expect(imagesIn()).toEqual(unset)
  const image = `registry.maru.example:5000/web/maru-web@sha256:${'0a'.repeat(32)}`
  expect(set(image)).toMatchObject({ status: 0, stderr: '' })
  expect(imagesIn()).toEqual({ pods: image, newTag: undefined, migrate: image })
})

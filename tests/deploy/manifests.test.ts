import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { settingsTable } from '../../proxy/server/settings.ts'
import { manifestsIn, read, readYaml, typeErrorsOf } from './manifests.ts'
import { repositoryRoot } from '../../scripts/repository/repository-root.ts'

const folder = 'deploy/kubernetes'
const files = readdirSync(join(repositoryRoot, folder)).filter((name) => /\.yaml$/.test(name))
const manifests = files
  .filter((name) => name !== 'kustomization.yaml')
  .flatMap((name) => manifestsIn(read(`${folder}/${name}`)))
const deployment = JSON.stringify(manifests.find(({ kind }) => kind === 'Deployment'))

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
if (!hasKubectl) console.warn('skipped: no kubectl. Install it to check the kustomization.')

/** Names of settings that do not exist. */
const unknownSettings = (names: readonly string[]): readonly string[] =>
  names.filter((name) => {
    const setting = name.replace(/_FILE$/, '')
    const known = Object.entries(settingsTable).find(([one]) => one === setting)?.[1]
    return known === undefined || (name !== setting && !('isSecret' in known))
  })
const namesIn = (env: string): readonly string[] =>
  [...env.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)

describe('manifests for Kubernetes', () => {
  test('fit the types of its API', { timeout: 60_000 }, () => {
    expect(manifests.length).toBeGreaterThan(5)
    expect(typeErrorsOf(manifests)).toEqual([])
    const typo = manifests.map((one) => ({ ...one, sepc: {} }))
    expect(typeErrorsOf(typo)).toHaveLength(manifests.length)
  })

  test('use settings and probes that the proxy has, and nothing writable or privileged', () => {
    expect(unknownSettings(namesIn(read(`${folder}/settings.env`)))).toEqual([])
    const names = [...deployment.matchAll(/"name":"([A-Z_]+)"/g)].map(([, name = '']) => name)
    expect(names).toEqual(['STORE_FILE', 'CACHE_FILE', 'SESSION_KEYS_FILE'])
    expect(unknownSettings(names)).toEqual([])
    const paths = [...deployment.matchAll(/"path":"([^"]+)"/g)].map(([, path]) => path)
    expect(paths).toEqual(['/readyz', '/healthz', '/healthz'])
    expect(deployment).toContain('"readOnlyRootFilesystem":true')
    expect(deployment).toContain('"runAsNonRoot":true')
    expect(deployment).toContain('"drop":["ALL"]')
  })

  test.skipIf(!hasKubectl)('are put together by kubectl', () => {
    const { stdout, stderr } = spawnSync('kubectl', ['kustomize', join(repositoryRoot, folder)], {
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const kinds = manifestsIn(stdout).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
    ])
  })
})

describe('the compose file', () => {
  type Service = {
    readonly secrets?: readonly string[]
    readonly environment?: Readonly<Record<string, string>>
    readonly read_only?: boolean
    readonly depends_on?: Readonly<Record<string, unknown>>
    readonly networks: readonly string[] | Readonly<Record<string, { ipv4_address: string }>>
  }
  const compose = readYaml('deploy/compose/compose.yaml') as {
    readonly services: Readonly<Record<string, Service>>
    readonly secrets: Readonly<Record<string, { readonly file: string }>>
  }
  const { services } = compose

  test('names only services, secrets and settings that exist', () => {
    for (const { secrets = [], depends_on: needed = {} } of Object.values(services)) {
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining([...secrets]))
      expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(needed)))
    }
    const proxy = services['proxy-1']
    expect(unknownSettings(Object.keys(proxy?.environment ?? {}))).toEqual([])
    expect(unknownSettings(namesIn(read('deploy/compose/settings.env')))).toEqual([])
    expect(proxy?.read_only).toBe(true)
  })

  test('gives the credentials of the table owner only to the migration', () => {
    const { migrate, postgres, ...others } = services
    const owners = ['owner-store', 'owner-password', 'postgres-password']
    const known = Object.values(others).flatMap(({ secrets = [] }) => secrets)
    expect(known.filter((name) => owners.includes(name))).toEqual([])
    expect(migrate?.secrets).toEqual(['owner-store', 'session-keys'])
    const files = Object.values(migrate?.environment ?? {})
    expect(files).toEqual(migrate?.secrets?.map((name) => `/run/secrets/${name}`))
    expect(postgres?.secrets).toContain('owner-password')
  })

  test('has all of its secrets but the certificate from make-secrets.sh, which keeps them', () => {
    const copy = mkdtempSync(join(tmpdir(), 'compose-'))
    onTestFinished(() => rmSync(copy, { recursive: true }))
    const script = join(copy, 'make-secrets.sh')
    copyFileSync(join(repositoryRoot, 'deploy/compose/make-secrets.sh'), script)
    const made = () => {
      execFileSync('sh', [script])
      const names = readdirSync(join(copy, 'secrets'))
      const secretIn = (name: string) => readFileSync(join(copy, 'secrets', name), 'utf8')
      return Object.fromEntries(names.map((name) => [name, secretIn(name)]))
    }
    const first = made()
    const wanted = Object.keys(compose.secrets).filter((name) => !name.startsWith('tls.'))
    expect(Object.keys(first).toSorted()).toEqual(wanted.toSorted())
    expect(first['store']).toBe(
      `postgres://maru_proxy:${first['proxy-password']}@postgres:5432/maru`,
    )
    expect(Buffer.from(first['session-keys'] ?? '', 'base64')).toHaveLength(32)
    expect(made()).toEqual(first)
  })

  test('has the addresses and names that nginx and TRUSTED_PROXIES use', () => {
    const { networks } = services['nginx'] ?? {}
    expect(networks).toEqual({
      site: { ipv4_address: services['proxy-1']?.environment?.['TRUSTED_PROXIES'] },
    })
    const upstreams = [...read('deploy/nginx/nginx.conf').matchAll(/^ {4}server ([\w-]+):5173/gm)]
    expect(upstreams.map(([, name]) => name)).toEqual(['proxy-1', 'proxy-2'])
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['proxy-1', 'proxy-2']))
  })
})

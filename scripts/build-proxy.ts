import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { proxyFolder } from './proxy-program.ts'

const entries = { main: 'proxy/main.ts', worker: 'proxy/store/sqlite/worker.ts' }

/** Inputs of the built proxy: files and folders relative to the repository. */
export const proxyInputs = [
  'proxy',
  'src/lib',
  'src/generated',
  'scripts/build-proxy.ts',
  'scripts/proxy-program.ts',
  'package-lock.json',
]

/**
 * Writes the proxy with all of its packages as JavaScript, `main.mjs` and what it loads, into `folder`.
 * @throws when it would load a package
 */
export async function buildProxy(root: string, folder = join(root, proxyFolder)): Promise<void> {
  const { build } = await import('vite')
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      // Stack traces name functions and lines that an operator can report.
      minify: false,
      rolldownOptions: {
        input: entries,
        // An optional import of pg.
        external: ['pg-native'],
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const loadedPackages = packagesIn(output as Rolldown.RolldownOutput)
  if (loadedPackages.length > 0)
    throw new Error(`The built proxy would load ${loadedPackages.join(', ')}.`)
}

function packagesIn({ output }: Rolldown.RolldownOutput): readonly string[] {
  const chunks = output.filter((file) => file.type === 'chunk')
  const chunkNames = new Set(chunks.map(({ fileName }) => fileName))
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
  return [...new Set(imports)].filter((name) => !chunkNames.has(name) && !isBuiltin(name))
}

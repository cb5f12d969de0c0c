// npm run contract:pack: builds contract:verify as a package.
import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { writePackage } from './write-package.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.cache/contract-verify')

const version = await writePackage(folder)
execFileSync('npm', ['pack', folder, '--pack-destination', join(root, '.cache'), '--silent'])
const file = relative(process.cwd(), join(root, `.cache/contract-verify-${version}.tgz`))
console.log(`Wrote ${file}. Run it with:
  npx --yes ./contract-verify-${version}.tgz --backend URL --user ID --password PW`)

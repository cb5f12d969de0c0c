import { join, relative } from 'node:path'
import { writePages } from './write-pages.ts'

for (const file of await writePages(join(import.meta.dirname, '../../../.cache/api-reference')))
  console.log(relative(process.cwd(), file))

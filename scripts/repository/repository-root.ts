import { join } from 'node:path'

/** Path of the repository, without a slash at its end. */
export const repositoryRoot = join(import.meta.dirname, '../..')

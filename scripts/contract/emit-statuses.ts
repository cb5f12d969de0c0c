import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { schemaNamed, type Contract, type Schema } from './contract.model.ts'

/** The schema that lists every known status value with its meaning. */
export function readKnownStatus(file: string): Schema {
  const schema = (parse(readFileSync(file, 'utf8')) as Record<string, Schema>)['KnownStatus']
  if (!schema) throw new Error(`${file} has no KnownStatus.`)
  return schema
}

/** What each status value means, from \`x-meaning\`. */
export function emitStatuses(contract: Contract): string {
  const table = (name: string, schema: string) => {
    const meanings = schemaNamed(contract, schema)['x-meaning']
    if (!meanings) throw new Error(`${schema} has no x-meaning.`)
    return `export const ${name} = ${JSON.stringify(meanings, null, 2)} as const\n`
  }
  return `/** Status value of an answer → what it means (R-CALL-06). */
${table('statusMeanings', 'KnownStatus')}
/** Status value of a deposit or withdrawal → how far it is (R-ACCT-06). */
${table('requestStatusMeanings', 'RequestStatus')}`
}

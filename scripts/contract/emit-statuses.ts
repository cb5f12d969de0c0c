import { schemaNamed, type Contract } from './contract.model.ts'

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

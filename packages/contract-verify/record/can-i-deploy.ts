import type { Store, Verification } from './record.model.ts'

type Question = {
  readonly build: string
  /** Digest of a contract; undefined: any of the version. */
  readonly digest?: string | undefined
  readonly version: string
}

type Decision = { readonly isAllowed: boolean; readonly words: string }

const isOf = ({ contract }: Verification, { digest, version }: Question): boolean =>
  digest === undefined
    ? contract.version === version || contract.digest.startsWith(version)
    : contract.digest === digest

/** Whether the latest run of a build against a contract passed. */
export function canDeploy({ verifications }: Store, question: Question): Decision {
  const { build, version } = question
  const ofBuild = verifications.filter((one) => one.build === build)
  const latest = ofBuild.findLast((one) => isOf(one, question))
  if (latest === undefined) {
    const against = [...new Set(ofBuild.map(({ contract }) => contract.version))].join(', ')
    const known =
      ofBuild.length === 0
        ? 'The store has no run of this build.'
        : `It was verified against ${against}${ofBuild.some(({ contract }) => contract.version === version) ? ' with another content' : ''}.`
    return {
      isAllowed: false,
      words: `No: ${build} was not verified against the contract ${version}. ${known}`,
    }
  }
  const { verdict, errors, date } = latest
  const when = `on ${date.slice(0, 16).replace('T', ' ')} UTC`
  if (verdict === 'holds')
    return {
      isAllowed: true,
      words: `Yes: ${build} passed against the contract ${version}, ${when}.`,
    }
  const why = verdict === 'breaks' ? `has ${errors} errors` : 'was not verified completely'
  return {
    isAllowed: false,
    words: `No: ${build} ${why} against the contract ${version}, ${when}.`,
  }
}

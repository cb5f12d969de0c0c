import type { Mutant } from '../mutants.ts'

/** The layout of the tables that the version before reads and writes. */
export const EARLIER_LAYOUT = 2

/** Edits that make the program that of the version before, which knew no devices and did not end other sessions. */
export const earlierVersion: readonly Pick<Mutant, 'file' | 'edits'>[] = [
  {
    file: 'src/proxy/store/postgres/layouts.ts',
    edits: [['export const LAYOUT = 3', `export const LAYOUT = ${EARLIER_LAYOUT}`]],
  },
  {
    file: 'src/proxy/store/shared/sealed-session.ts',
    edits: [
      [
        'JSON.stringify({ backendToken, pageToken, startedAt, device } satisfies Secrets)',
        'JSON.stringify({ backendToken, pageToken })',
      ],
    ],
  },
  {
    file: 'src/proxy/store/postgres/sessions.ts',
    edits: [['run((connected) => isRevoked(connected, hash))', 'Promise.resolve(false)']],
  },
]

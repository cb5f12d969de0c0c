import { emptyLedger } from './changes/ledger.ts'
import type { ApiCall, Finding, Operation, Sent } from './model.ts'
import type { Session } from './session-keeper.ts'
import type { Credentials, Settings } from './settings.ts'

/** A check that this backend or member gave no chance to run. */
export type Skipped = { readonly check: string; readonly operation: string; readonly why: string }

/** A check that the run ended before. */
export type Unreached = { readonly check: string; readonly operation: string }

/** What one job found; jobs that run beside each other have one each, so that the order of findings is always the same. */
export type Book = { readonly findings: Finding[]; readonly skipped: Skipped[] }

export const emptyBook = (): Book => ({ findings: [], skipped: [] })

/** How far a run is, as it changes. */
export type Progress = {
  /** Checks, each counted once for an operation; 0 until it is known how many there are. */
  planned: number
  done: number
  requests: number
  /** What runs now, by its title. */
  stage: string
  /** Why nothing is sent now; null while requests are sent. */
  waiting: string | null
}

/** Why an operation is not asked any more. */
export type Absence = {
  readonly kind: 'not implemented' | 'silent'
  readonly words: string
  /** A request that shows it. */
  readonly call: ApiCall
}

/** A member as a run uses them: their session, which it keeps alive, and the password that holds now. */
export type Member = {
  readonly id: string
  password: string
  token: string | null
  session: Session | null
  /** Whether any session of the member was ever good for a call. */
  hasSessionWorked: boolean
  /** A call for members that only reads and was answered. */
  read: { readonly operation: Operation; readonly text: string | undefined } | null
  /** While the member signs in again; whether the session had ended. */
  renewal: Promise<boolean> | null
}

const memberOf = (credentials: Credentials | undefined): Member => ({
  id: credentials?.id ?? '',
  password: credentials?.password ?? '',
  token: null,
  session: null,
  hasSessionWorked: false,
  read: null,
  renewal: null,
})

/** What all parts of one run share. */
export type RunState = ReturnType<typeof createState>

export const createState = ({ member, other }: Settings) => ({
  calls: [] as ApiCall[],
  /** What was answered: operation, HTTP status and outcome → how often. */
  statuses: new Map<string, number>(),
  keywords: new Map<string, number>(),
  answerKeywords: new Set<string>(),
  /** What stood for a session in headers → the variable that stands for it in curl lines. */
  sessions: new Map<string, string>(),
  books: new Map<number, Book>(),
  unreached: [] as Unreached[],
  absent: new Map<string, Absence>(),
  /** Route → how often it said that nothing behind it has an answer; less than zero when there was one. */
  behind: new Map<string, number>(),
  /** Operations that are there for certain. */
  present: new Set<string>(),
  /** Operation → how many of its last requests had no answer. */
  failures: new Map<string, number>(),
  failuresInARow: 0,
  /** Operation that was slow beside others → the milliseconds that it took alone. */
  slowAlone: new Map<string, number>(),
  /** A request that only reads and had an answer. */
  lastRead: null as { readonly operation: string; readonly sent: Sent } | null,
  /** What operations that only read answered, for the bodies of requests. */
  known: new Map<string, Promise<unknown>>(),
  /** How many requests were sent that may have changed something. */
  changes: 0,
  /** The balances of a member, after so many changes. */
  balances: null as {
    readonly member: Member
    readonly changes: number
    readonly found: Readonly<Record<string, number>>
  } | null,
  member: memberOf(member),
  other: memberOf(other),
  /** Sessions that ended while they were used, though the run had done nothing that ends them. */
  endedSessions: [] as { readonly session: Session; readonly at: number }[],
  isSteered: false,
  hasStopped: false,
  freshCount: 0,
  /** What was changed, to be put back. */
  ledger: emptyLedger(),
  progress: { planned: 0, done: 0, requests: 0, stage: '', waiting: null } as Progress,
})

/** The book of a job; 0 is that of what runs before all jobs. */
export function bookOf(state: RunState, job: number): Book {
  const known = state.books.get(job) ?? emptyBook()
  state.books.set(job, known)
  return known
}

/** Everything found, in the order of the jobs. */
export function wholeBook({ books }: RunState): Book {
  const all = [...books].toSorted(([one], [other]) => one - other).map(([, book]) => book)
  return {
    findings: all.flatMap(({ findings }) => findings),
    skipped: all.flatMap(({ skipped }) => skipped),
  }
}

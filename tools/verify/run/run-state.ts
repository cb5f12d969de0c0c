import type { Effect } from '../contract/effects.ts'
import type { ApiCall, Finding, Operation, RequestSent } from '../contract/model.ts'

export type Balances = Readonly<Record<string, number>>

export type Credentials = {
  readonly id: string
  readonly password: string
  /** How the backend's login names the two, `name` or `a/b`. */
  readonly fields?: readonly [id: string, password: string]
}

export type Skipped = {
  readonly check: string
  readonly operation: string
  readonly reason: string
}

export type Unreached = { readonly check: string; readonly operation: string }

/** Findings of one job; one book per job keeps the order of findings stable. */
export type Book = { readonly findings: Finding[]; readonly skipped: Skipped[] }

export const emptyBook = (): Book => ({ findings: [], skipped: [] })

export type Progress = {
  /** Number of checks per operation; 0: not planned yet. */
  planned: number
  done: number
  requests: number
  stage: string
  /** Reason why requests are held back; null: sending. */
  waiting: string | null
}

export type Absence = {
  readonly kind: 'not implemented' | 'unusable' | 'silent'
  readonly text: string
  readonly call: ApiCall | null
  /** Other findings already report it. */
  readonly isReported?: true
}

export type Session = {
  readonly token: string
  readonly startedAt: number
  /** Lifetime from the login; undefined: unknown. */
  readonly lifetimeMs: number | undefined
  calls: number
  /** The run signed in again, signed out or changed the password, which may end the session. */
  isDisturbed: boolean
  /** Operations that refuse this session although it is valid. */
  readonly refusing: Set<string>
}

export type Member = {
  readonly id: string
  password: string
  token: string | null
  session: Session | null
  hasSessionWorked: boolean
  sessionProbe: { readonly operation: Operation; readonly text: string | undefined } | null
  /** A running renewal of the session; resolves with whether it had ended. */
  renewal: Promise<boolean> | null
}

/** A request that may have changed something, recorded before it is sent. */
export type Change = {
  readonly operation: Operation
  readonly effect: Effect
  readonly member: Member
  readonly body: unknown
  /** `unsure` until answered: under way, unanswered, or HTTP 5xx. */
  state: 'unsure' | 'done'
  answer: ApiCall | null
}

export type ChangeLog = {
  readonly changes: Set<Change>
  readonly balances: Map<Member, Promise<Balances | null>>
  readonly inFlight: Set<Promise<unknown>>
}

export const emptyChangeLog = (): ChangeLog => ({
  changes: new Set(),
  balances: new Map(),
  inFlight: new Set(),
})

export const memberOf = (credentials: Credentials | undefined): Member => ({
  id: credentials?.id ?? '',
  password: credentials?.password ?? '',
  token: null,
  session: null,
  hasSessionWorked: false,
  sessionProbe: null,
  renewal: null,
})

export type RunState = ReturnType<typeof createState>

export const createState = ({
  member,
  other,
}: {
  readonly member?: Credentials | undefined
  readonly other?: Credentials | undefined
}) => ({
  calls: [] as ApiCall[],
  /** Operation, HTTP status and outcome → number of answers. */
  statuses: new Map<string, number>(),
  /** Session in headers → variable in curl commands. */
  sessions: new Map<string, string>(),
  books: new Map<number, Book>(),
  unreached: [] as Unreached[],
  absentOperations: new Map<string, Absence>(),
  /** Route → number of calls that the backend behind it did not answer; negative: it answered. */
  invalidAnswers: new Map<string, number>(),
  presentOperations: new Set<string>(),
  /** Operation → useless answers; negative: one was of use. */
  uselessAnswers: new Map<string, number>(),
  /** Operation → consecutive requests without an answer. */
  failures: new Map<string, number>(),
  failuresInARow: 0,
  /** Operation that was slow among concurrent calls → milliseconds when alone. */
  slowAlone: new Map<string, number>(),
  lastRead: null as { readonly operation: string; readonly sent: RequestSent } | null,
  /** Answers of read-only operations, used for request bodies. */
  knownAnswers: new Map<string, Promise<unknown>>(),
  /** Number of requests that may have changed something. */
  changes: 0,
  balances: null as {
    readonly member: Member
    readonly changes: number
    readonly amounts: Balances
  } | null,
  member: memberOf(member),
  other: memberOf(other),
  /** Sessions that ended during use without a reason in this run. */
  endedSessions: [] as { readonly session: Session; readonly at: number }[],
  isSteered: false,
  /** The member cannot sign in, so the run continues as a guest. */
  isLoginForeign: false,
  hasStopped: false,
  freshCount: 0,
  changeLog: emptyChangeLog(),
  progress: { planned: 0, done: 0, requests: 0, stage: '', waiting: null } as Progress,
})

/** The book of a job; 0: before all jobs. */
export function bookOf(state: RunState, job: number): Book {
  const book = state.books.get(job) ?? emptyBook()
  state.books.set(job, book)
  return book
}

/** All findings, in job order. */
export function mergeBooks({ books }: RunState): Book {
  const sortedBooks = [...books].toSorted(([a], [b]) => a - b).map(([, book]) => book)
  return {
    findings: sortedBooks.flatMap(({ findings }) => findings),
    skipped: sortedBooks.flatMap(({ skipped }) => skipped),
  }
}

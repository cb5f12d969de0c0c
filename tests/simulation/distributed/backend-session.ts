import { perform } from './sql.ts'
import { Blocked, DatabaseError, Transaction, copyTables } from './transaction.ts'
import type { Locks, Row, Tables } from './transaction.ts'

export type Result = { readonly command: string; readonly rows: readonly Row[] }
export type Answer =
  | {
      readonly result: Result
      readonly warning: boolean
      /** Of a durable commit that is counted. */
      readonly changes?: ReturnType<Transaction['changes']>
    }
  | { readonly error: Error }
type Message = {
  readonly text: string
  readonly values: readonly unknown[]
  answer(answer: Answer): void
}

export type Server = {
  readonly visible: Tables
  readonly locks: Locks
  readonly now: () => number
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number
  write(
    changes: ReturnType<Transaction['changes']>,
    waits: Transaction['waits'],
    done: (isCancelled: boolean) => void,
  ): void
  cancelAbandoned(): void
  waitForLock(session: BackendSession): void
  wakeWaiting(): void
  wakeAfter(session: BackendSession, ms: number): void
}

/** Ends statements that wait for a lock. */
const STATEMENT_TIMEOUT_MS = 2_000

export class BackendSession {
  readonly #postgres: Server
  #messages: Message[] = []
  #tx: Transaction | null = null
  #isBusy = false
  #blockedSince: number | null = null
  #isClosed = false
  readonly isStandby: boolean

  constructor(postgres: Server, isStandby: boolean) {
    this.#postgres = postgres
    this.isStandby = isStandby
  }

  receive(message: Message): void {
    this.#messages.push(message)
    this.work()
  }

  /** The client disconnected: received statements are performed, then an open transaction ends. */
  close(): void {
    this.#isClosed = true
    this.work()
  }

  /** The server crashed and lost everything that is not in its files. */
  crash(): void {
    this.#messages = []
    this.#tx = null
    this.#isBusy = true
  }

  work(): void {
    while (!this.#isBusy) {
      const [message] = this.#messages
      if (message === undefined) {
        if (this.#isClosed) this.#end()
        return
      }
      try {
        const done = this.#perform(message)
        if (done !== null) this.#finish(message, done)
      } catch (error) {
        if (error instanceof Blocked && this.#waits()) return
        const tx = this.#tx
        if (tx?.isImplicit === true) this.#end()
        else if (tx !== null) tx.isFailed = true
        const reason = error instanceof Blocked ? new DatabaseError('57014', 'timeout') : error
        this.#finish(message, { error: reason as Error })
      }
    }
  }

  #finish(message: Message, answer: Answer): void {
    this.#messages.shift()
    this.#blockedSince = null
    message.answer(answer)
  }

  /** Whether the statement still waits for a lock. */
  #waits(): boolean {
    const now = this.#postgres.elapsed()
    if (this.#blockedSince === null) {
      this.#blockedSince = now
      this.#postgres.wakeAfter(this, STATEMENT_TIMEOUT_MS)
    }
    if (now - this.#blockedSince >= STATEMENT_TIMEOUT_MS) return false
    this.#postgres.waitForLock(this)
    return true
  }

  #end(): void {
    const tx = this.#tx
    this.#tx = null
    if (tx === null) return
    tx.end()
    this.#postgres.wakeWaiting()
  }

  /** Null: it answers later. */
  #perform(message: Message): Answer | null {
    const { text, values } = message
    const done = (command: string, rows: readonly Row[] = []): Answer => ({
      result: { command, rows },
      warning: false,
    })
    if (text.startsWith('SELECT pg_is_in_recovery()'))
      return done('SELECT', [{ cannot_write: this.isStandby, standby: this.isStandby }])
    if (text.startsWith('SELECT pg_cancel_backend')) {
      this.#postgres.cancelAbandoned()
      return done('SELECT')
    }
    if (text.startsWith('BEGIN')) {
      this.#tx = this.#begin(false, text.includes('REPEATABLE READ'))
      return done('BEGIN')
    }
    const tx = (this.#tx ??= this.#begin(true, false))
    if (text === 'COMMIT') return this.#commit(tx, message, done('COMMIT'))
    if (tx.isFailed) throw new DatabaseError('25P02', 'the transaction is aborted')
    const waits = /^SET LOCAL synchronous_commit TO (off|local)$/.exec(text)?.[1]
    if (waits !== undefined) {
      tx.waits = waits === 'off' ? 'off' : 'local'
      return done('SET')
    }
    const answer = done('SELECT', perform(tx, text, values))
    return tx.isImplicit ? this.#commit(tx, message, answer) : answer
  }

  #begin(isImplicit: boolean, isSnapshot: boolean): Transaction {
    const { visible, locks, now } = this.#postgres
    return new Transaction(isSnapshot ? copyTables(visible) : visible, locks, now, isImplicit)
  }

  #commit(tx: Transaction, message: Message, answer: Answer): Answer | null {
    if (tx.isFailed) {
      this.#end()
      return { result: { command: 'ROLLBACK', rows: [] }, warning: false }
    }
    const changes = tx.changes()
    if (changes.length === 0) {
      this.#end()
      return answer
    }
    if (this.isStandby) {
      this.#end()
      throw new DatabaseError('25006', 'cannot write on a standby')
    }
    let isWarned = false
    this.#isBusy = true
    this.#postgres.write(changes, tx.waits, (isCancelled) => {
      isWarned = isCancelled
      this.#isBusy = false
      this.#end()
      const durable = tx.isCounted && tx.waits === 'on' && !isWarned ? { changes } : {}
      const warned = 'result' in answer ? { ...answer, ...durable, warning: isWarned } : answer
      this.#finish(message, warned)
      this.work()
    })
    return null
  }
}

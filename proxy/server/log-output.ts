import { fstatSync, write } from 'node:fs'
import { Socket } from 'node:net'
import { pino } from 'pino'
import type { LogEntry } from '../ports/ports.ts'

/** Unwritten text, enough for a few seconds of logging. */
const WAITING_LIMIT_CHARACTERS = 1_048_576
const CHUNK_CHARACTERS = 65_536
const RETRY_MS = 50
/** Lines of this period are written together, because one write per line is expensive. */
const GATHER_MS = 20

export type LogOutput = {
  /** Takes one line with its line feed. Never throws or blocks; drops the line when too much is unwritten. */
  write(line: string): void
  lost(): number
  /** Resolves when everything is written, or after `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>
}

type Done = (error: NodeJS.ErrnoException | null, written: number) => void
type Writer = (chunk: Buffer, done: Done) => void

/**
 * Writes a log to a file descriptor. On a full disk, a closed pipe or a stalled reader it drops lines and counts
 * them. When writing works again, `onResume` gets the number of dropped lines.
 */
export function createLogOutput(fd: number, onResume: (lost: number) => void): LogOutput {
  const writer = writerFor(fd)
  const waiting: string[] = []
  let waitingLength = 0
  let isWriting = false
  let gathering: NodeJS.Timeout | null = null
  let isFlushing = false
  /** The last line was cut short; the next one starts on a new line. */
  let isTorn = false
  let lost = 0
  let reported = 0
  let onIdle: () => void = () => undefined

  const goOn = (): void => {
    if (waiting.length === 0) onIdle()
    else if (isFlushing || waitingLength >= CHUNK_CHARACTERS) writeNext()
    else gathering ??= setTimeout(writeNext, GATHER_MS)
  }
  const writeNext = (): void => {
    gathering = null
    const lines = take(waiting)
    if (lines === null) return
    waitingLength -= lines.text.length
    isWriting = true
    send(Buffer.from((isTorn ? '\n' : '') + lines.text), lines.count + (isTorn ? 1 : 0))
  }
  const reportLoss = (): void => {
    const missing = lost - reported
    reported = lost
    if (missing > 0) onResume(missing)
  }
  const send = (chunk: Buffer, lineFeeds: number): void => {
    writer(chunk, (error, written) => {
      const left = chunk.subarray(written)
      const leftFeeds =
        left.length === 0 ? 0 : lineFeeds - countLineFeeds(chunk.subarray(0, written))
      if (written > 0) isTorn = chunk[written - 1] !== LINE_FEED
      if (error?.code === 'EAGAIN') {
        setTimeout(send, RETRY_MS, left, leftFeeds)
      } else if (error === null && left.length > 0) {
        send(left, leftFeeds)
      } else {
        if (error !== null) lost += leftFeeds
        else reportLoss()
        isWriting = false
        goOn()
      }
    })
  }
  return {
    write: (line) => {
      if (waitingLength + line.length > WAITING_LIMIT_CHARACTERS) {
        lost += 1
        return
      }
      waiting.push(line)
      waitingLength += line.length
      if (!isWriting) gathering ??= setTimeout(writeNext, GATHER_MS)
    },
    lost: () => lost,
    flush: (timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, timeoutMs)
        onIdle = () => {
          clearTimeout(timer)
          resolve()
        }
        isFlushing = true
        if (gathering !== null) {
          clearTimeout(gathering)
          writeNext()
        } else if (!isWriting) onIdle()
      }),
  }
}

/** The line that pino would write, in a fifth of the time. */
export function logLine(entry: LogEntry): string {
  const { level, event, requestId, route, status, totalMs, outcome, backendMs } = entry
  const head = `{"level":${pino.levels.values[level]},"time":${Date.now()},"event":"${event}","requestId":${quoted(requestId)},"route":${quoted(route)}`
  const figures = `${field('status', status)}${field('backendStatus', entry.backendStatus)}${field('totalMs', totalMs)}`
  const outcomeField = outcome === undefined ? '' : `,"outcome":${quoted(outcome)}`
  return `${head}${figures}${outcomeField}${field('backendMs', backendMs)}${seldomFields(entry)}}\n`
}

const quoted = (text: string): string => JSON.stringify(text)

const field = (name: string, value: number | undefined): string =>
  value === undefined ? '' : `,"${name}":${value}`

/** Fields that entries of successful calls lack. */
function seldomFields(entry: LogEntry): string {
  const { code, operation, path, pointer, keyword, assumptions, count, firstSeen, details } = entry
  const first = code ?? operation ?? path ?? pointer ?? keyword ?? assumptions ?? count ?? firstSeen
  if ((first ?? details) === undefined) return ''
  const fields = { code, operation, path, pointer, keyword, assumptions, count, firstSeen, details }
  const text = JSON.stringify(fields).slice(1, -1)
  return text === '' ? '' : `,${text}`
}

const LINE_FEED = 10

const countLineFeeds = (bytes: Buffer): number =>
  bytes.reduce((count, byte) => (byte === LINE_FEED ? count + 1 : count), 0)

/** Removes and returns the next chunk; null: nothing waits. */
function take(waiting: string[]): { text: string; count: number } | null {
  let length = 0
  let count = 0
  while (count < waiting.length && (count === 0 || length < CHUNK_CHARACTERS)) {
    length += waiting[count]?.length ?? 0
    count += 1
  }
  return count === 0 ? null : { text: waiting.splice(0, count).join(''), count }
}

/**
 * Pipes are written without blocking: a thread blocked by a stalled pipe would keep the process alive. Files use the
 * thread pool.
 */
function writerFor(fd: number): Writer {
  const kind = fstatSync(fd)
  if (!kind.isFIFO() && !kind.isSocket()) {
    return (chunk, done) => {
      write(fd, chunk, done)
    }
  }
  const socket = new Socket({ fd, readable: false, writable: true })
  // Write callbacks receive the error as well.
  socket.on('error', () => undefined)
  return (chunk, done) => {
    socket.write(chunk, (error) => {
      done(error ?? null, error ? 0 : chunk.length)
    })
  }
}

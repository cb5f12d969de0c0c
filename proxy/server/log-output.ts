import { fstatSync, write } from 'node:fs'
import { Socket } from 'node:net'

/** Unwritten text, enough for a few seconds of logging. */
const WAITING_LIMIT_CHARACTERS = 1_048_576
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

type WriteCallback = (error: NodeJS.ErrnoException | null, bytesWritten: number) => void
type Writer = (chunk: Buffer, callback: WriteCallback) => void

/**
 * Writes a log to a file descriptor. On a full disk, a closed pipe or a stalled reader it drops lines and counts
 * them. When writing works again, `onResume` gets the number of dropped lines.
 */
export function createLogOutput(fd: number, onResume: (lost: number) => void): LogOutput {
  const writer = writerFor(fd)
  let unwritten = ''
  let isWriting = false
  let isFlushing = false
  let gatherTimer: NodeJS.Timeout | null = null
  /** The last line was cut short; the next one starts on a new line. */
  let endsWithinLine = false
  let lostCount = 0
  let reportedCount = 0
  let onIdle: () => void = () => undefined

  const writeAll = (): void => {
    gatherTimer = null
    if (unwritten === '') {
      onIdle()
      return
    }
    isWriting = true
    send(Buffer.from(endsWithinLine ? `\n${unwritten}` : unwritten))
    unwritten = ''
  }
  const send = (chunk: Buffer): void => {
    writer(chunk, (error, bytesWritten) => {
      const remainder = chunk.subarray(bytesWritten)
      if (bytesWritten > 0) endsWithinLine = chunk[bytesWritten - 1] !== LINE_FEED
      if (error?.code === 'EAGAIN') setTimeout(send, RETRY_MS, remainder)
      else if (error === null && remainder.length > 0) send(remainder)
      else finishWrite(error === null ? null : remainder)
    })
  }
  const finishWrite = (unwrittenChunk: Buffer | null): void => {
    isWriting = false
    const unreportedCount = lostCount - reportedCount
    if (unwrittenChunk !== null)
      lostCount += unwrittenChunk.reduce((count, byte) => count + Number(byte === LINE_FEED), 0)
    else if (unreportedCount > 0) {
      reportedCount = lostCount
      onResume(unreportedCount)
    }
    if (isFlushing || unwritten === '') writeAll()
    else gatherTimer ??= setTimeout(writeAll, GATHER_MS)
  }
  return {
    write: (line) => {
      if (unwritten.length + line.length > WAITING_LIMIT_CHARACTERS) {
        lostCount += 1
        return
      }
      unwritten += line
      if (!isWriting) gatherTimer ??= setTimeout(writeAll, GATHER_MS)
    },
    lost: () => lostCount,
    flush: (timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, timeoutMs)
        onIdle = () => {
          clearTimeout(timer)
          resolve()
        }
        isFlushing = true
        if (isWriting) return
        if (gatherTimer !== null) clearTimeout(gatherTimer)
        writeAll()
      }),
  }
}

const LINE_FEED = 10

/**
 * Pipes are written without blocking: a thread blocked by a stalled pipe would keep the process alive, as with
 * `pino.destination`. Files use the thread pool.
 */
function writerFor(fd: number): Writer {
  const kind = fstatSync(fd)
  if (!kind.isFIFO() && !kind.isSocket()) {
    return (chunk, callback) => {
      write(fd, chunk, callback)
    }
  }
  const socket = new Socket({ fd, readable: false, writable: true })
  // Write callbacks receive the error as well.
  socket.on('error', () => undefined)
  return (chunk, callback) => {
    socket.write(chunk, (error) => {
      callback(error ?? null, error ? 0 : chunk.length)
    })
  }
}

import { drawSubject } from './cover.ts'
import type { CoverSubject } from './cover.ts'
import { paintSvg } from './paint-svg.ts'

/** A cover to paint, with its size in pixels. */
type CoverRequest = {
  readonly kind: 'paint'
  readonly id: number
  readonly subject: CoverSubject
  readonly width: number
  readonly height: number
}

export type CoverCommand = CoverRequest | { readonly kind: 'cancel'; readonly id: number }

/** Messages to the worker, batched because each costs time on the page. */
export type ToCoverWorker = readonly CoverCommand[]

export type PaintedCover = { readonly id: number; readonly picture: ImageBitmap }

/** Messages to the page, batched for the same reason. */
export type FromCoverWorker = readonly PaintedCover[]

const paint = ({ id, subject, width, height }: CoverRequest): PaintedCover => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('The worker has no canvas.')
  paintSvg(context, drawSubject(subject))
  return { id, picture: canvas.transferToImageBitmap() }
}

/** Milliseconds that a painted cover may wait for the next. */
const MAX_WAIT_MS = 40

let paintedCovers: PaintedCover[] = []
let oldestPaintedAt = 0

const send = () => {
  postMessage(paintedCovers satisfies FromCoverWorker, {
    transfer: paintedCovers.map((cover) => cover.picture),
  })
  paintedCovers = []
}

const queue = new Map<number, CoverRequest>()

// Between covers the worker receives cancellations, because players scroll faster than it paints.
const turnChannel = new MessageChannel()
const scheduleNext = () => turnChannel.port2.postMessage(null)
turnChannel.port1.onmessage = () => {
  const [next] = queue.values()
  const isLate = performance.now() - oldestPaintedAt > MAX_WAIT_MS
  if (paintedCovers.length > 0 && (next === undefined || isLate)) send()
  if (next === undefined) return
  queue.delete(next.id)
  if (paintedCovers.length === 0) oldestPaintedAt = performance.now()
  paintedCovers.push(paint(next))
  scheduleNext()
}

addEventListener('message', ({ data }: MessageEvent<ToCoverWorker>) => {
  const wasIdle = queue.size === 0
  for (const command of data)
    if (command.kind === 'cancel') queue.delete(command.id)
    else queue.set(command.id, command)
  if (wasIdle) scheduleNext()
})

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

const paint = ({ id, subject, width, height }: CoverRequest): void => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('The worker has no canvas.')
  paintSvg(context, drawSubject(subject))
  const painted: PaintedCover = { id, picture: canvas.transferToImageBitmap() }
  postMessage(painted, { transfer: [painted.picture] })
}

const queue = new Map<number, CoverRequest>()

// Between covers the worker receives cancellations, because players scroll faster than it paints.
const turnChannel = new MessageChannel()
const scheduleNext = () => turnChannel.port2.postMessage(null)
turnChannel.port1.onmessage = () => {
  const [next] = queue.values()
  if (next === undefined) return
  queue.delete(next.id)
  paint(next)
  scheduleNext()
}

addEventListener('message', ({ data }: MessageEvent<ToCoverWorker>) => {
  const isIdle = queue.size === 0
  for (const command of data)
    if (command.kind === 'cancel') queue.delete(command.id)
    else queue.set(command.id, command)
  if (isIdle) scheduleNext()
})

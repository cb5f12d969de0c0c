import { drawSubject } from './cover.ts'
import type { CoverSubject } from './cover.ts'
import { paintSvg } from './paint-svg.ts'

/** A cover to paint, with its size in pixels. */
type Order = {
  readonly id: number
  readonly subject: CoverSubject
  readonly width: number
  readonly height: number
}

export type CoverWish = Order | number

/** Messages to the worker, batched because each costs time on the page. */
export type ToCoverWorker = readonly CoverWish[]

export type PaintedCover = { readonly id: number; readonly picture: ImageBitmap }

const paint = ({ id, subject, width, height }: Order): void => {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (context === null) throw new Error('The worker has no canvas.')
  paintSvg(context, drawSubject(subject))
  const painted: PaintedCover = { id, picture: canvas.transferToImageBitmap() }
  postMessage(painted, { transfer: [painted.picture] })
}

const waiting = new Map<number, Order>()

// Between covers the worker receives cancellations, because players scroll faster than it paints.
const turns = new MessageChannel()
const takeTurn = () => turns.port2.postMessage(null)
turns.port1.onmessage = () => {
  const [next] = waiting.values()
  if (next === undefined) return
  waiting.delete(next.id)
  paint(next)
  takeTurn()
}

addEventListener('message', ({ data }: MessageEvent<ToCoverWorker>) => {
  const isAtRest = waiting.size === 0
  for (const wish of data)
    if (typeof wish === 'number') waiting.delete(wish)
    else waiting.set(wish.id, wish)
  if (isAtRest) takeTurn()
})

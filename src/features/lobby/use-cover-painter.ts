import { useSyncExternalStore } from 'react'
import { COVER_WORKER_POLICY } from '../../lib/prerendered-page.ts'
import { trustedAddress } from '../../platform/trusted-address.ts'
import type { CoverSubject } from './covers/cover.ts'
import type { CoverCommand, PaintedCover, ToCoverWorker } from './covers/cover-worker.ts'

const [workerAddress = ''] = Object.values(
  import.meta.glob<string>('./covers/cover-worker.ts', {
    query: '?worker&url',
    import: 'default',
    eager: true,
  }),
)

/** Draws a cover on a canvas asynchronously; the returned function removes it. */
type PaintCover = (canvas: HTMLCanvasElement, subject: CoverSubject, isLarge: boolean) => () => void

/** In CSS pixels, close to the largest tile size. */
const sizeOf = (subject: CoverSubject): readonly [width: number, height: number] =>
  ('game' in subject ? subject.game.lead === undefined : subject.provider.shape === 'portrait')
    ? [150, 200]
    : [240, 135]
/** A higher resolution costs memory without visible gain. */
const MAX_PIXELS = 3
/** Tiles of wide screens are larger. */
const MIN_PIXELS = 1.3
/** Resolution of a cover that is three times as wide as a tile. */
const LARGE_PIXELS = 3

type Painter = { readonly paint: PaintCover; readonly stop: () => void }

const startPainter = (onFailure: () => void): Painter | null => {
  const isPossible =
    'Worker' in globalThis &&
    'OffscreenCanvas' in globalThis &&
    'ImageBitmapRenderingContext' in globalThis
  if (!isPossible) return null
  const worker = new Worker(trustedAddress(COVER_WORKER_POLICY, workerAddress), { type: 'module' })
  const canvases = new Map<number, HTMLCanvasElement>()
  let lastId = 0
  let unsent: CoverCommand[] = []
  const send = (command: CoverCommand) => {
    unsent.push(command)
    if (unsent.length > 1) return
    queueMicrotask(() => {
      worker.postMessage(unsent satisfies ToCoverWorker)
      unsent = []
    })
  }
  worker.addEventListener('error', onFailure)
  worker.addEventListener('message', ({ data: { id, picture } }: MessageEvent<PaintedCover>) => {
    const canvas = canvases.get(id)
    if (canvas === undefined) {
      picture.close()
      return
    }
    // Assigning even the same size clears the canvas.
    if (canvas.width !== picture.width) canvas.width = picture.width
    if (canvas.height !== picture.height) canvas.height = picture.height
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
    canvas.style.visibility = ''
  })
  return {
    stop: () => worker.terminate(),
    paint: (canvas, subject, isLarge) => {
      const id = (lastId += 1)
      const sharpness = isLarge
        ? LARGE_PIXELS
        : Math.max(MIN_PIXELS, Math.min(devicePixelRatio, MAX_PIXELS))
      const [wide, high] = sizeOf(subject)
      const [width, height] = [Math.round(wide * sharpness), Math.round(high * sharpness)]
      canvases.set(id, canvas)
      send({ kind: 'paint', id, subject, width, height })
      return () => {
        canvases.delete(id)
        send({ kind: 'cancel', id })
        // Hiding is several times cheaper than clearing.
        canvas.style.visibility = 'hidden'
      }
    },
  }
}

let painter: Painter | null | undefined
const listeners = new Set<() => void>()

const giveUp = () => {
  painter?.stop()
  painter = null
  for (const listener of listeners) listener()
}

const currentPaint = (): PaintCover | null =>
  (painter === undefined ? (painter = startPainter(giveUp)) : painter)?.paint ?? null

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Paints covers in a worker; null where that is impossible. */
export const useCoverPainter = (): PaintCover | null =>
  useSyncExternalStore(subscribe, currentPaint, () => null)

import { useSyncExternalStore } from 'react'
import { COVER_WORKER_POLICY } from '../../lib/prerendered-page.ts'
import { whenNear } from '../../ui/when-near.ts'
import { trustedAddress } from '../../platform/trusted-address.ts'
import type { CoverSubject } from './covers/cover.ts'
import type {
  CoverCommand,
  FromCoverWorker,
  PaintedCover,
  ToCoverWorker,
} from './covers/cover-worker.ts'

const [workerAddress = ''] = Object.values(
  import.meta.glob<string>('./covers/cover-worker.ts', {
    query: '?worker&url',
    import: 'default',
    eager: true,
  }),
)

/** Draws a cover on a canvas once the player is near it; the returned function removes it. */
type PaintCover = (canvas: HTMLCanvasElement, subject: CoverSubject) => () => void

/** A higher resolution costs memory without visible gain. */
const MAX_PIXEL_RATIO = 3
/** Tiles of wide screens are larger. */
const MIN_PIXEL_RATIO = 1.3
/** Resolution of a cover that is three times as wide as a tile. */
const LARGE_PIXEL_RATIO = 3

/** Size of a canvas, in pixels of the screen. */
export const sizeOfCover = (subject: CoverSubject, isLarge: boolean) => {
  // These sizes are close to those of the largest tiles, in CSS pixels.
  const [width, height] =
    'game' in subject && subject.game.lead === undefined ? [150, 200] : [240, 135]
  const pixelRatio = isLarge
    ? LARGE_PIXEL_RATIO
    : Math.max(MIN_PIXEL_RATIO, Math.min(devicePixelRatio, MAX_PIXEL_RATIO))
  return { width: Math.round(width * pixelRatio), height: Math.round(height * pixelRatio) }
}

type Painter = { readonly paint: PaintCover; readonly stop: () => void }

const startPainter = (onFailure: () => void): Painter | null => {
  const isPossible =
    'Worker' in globalThis &&
    'OffscreenCanvas' in globalThis &&
    'ImageBitmapRenderingContext' in globalThis
  if (!isPossible) return null
  const canvases = new Map<number, HTMLCanvasElement>()
  let lastId = 0
  const showPicture = ({ id, picture }: PaintedCover) => {
    const canvas = canvases.get(id)
    if (canvas === undefined) {
      picture.close()
      return
    }
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
    canvas.style.visibility = ''
  }
  let worker: Worker | undefined
  const startWorker = (): Worker => {
    const newWorker = new Worker(trustedAddress(COVER_WORKER_POLICY, workerAddress), {
      type: 'module',
    })
    newWorker.addEventListener('error', onFailure)
    newWorker.addEventListener('message', ({ data }: MessageEvent<FromCoverWorker>) =>
      data.forEach(showPicture),
    )
    return newWorker
  }
  let unsent: CoverCommand[] = []
  const send = (command: CoverCommand) => {
    unsent.push(command)
    if (unsent.length > 1) return
    queueMicrotask(() => {
      worker ??= startWorker()
      worker.postMessage(unsent satisfies ToCoverWorker)
      unsent = []
    })
  }
  return {
    stop: () => worker?.terminate(),
    paint: (canvas, subject) => {
      const id = (lastId += 1)
      const stopWaiting = whenNear(canvas, () => {
        canvases.set(id, canvas)
        send({ kind: 'paint', id, subject, width: canvas.width, height: canvas.height })
      })
      return () => {
        stopWaiting()
        if (canvases.delete(id)) send({ kind: 'cancel', id })
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

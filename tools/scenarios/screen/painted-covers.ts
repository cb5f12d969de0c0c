import { createHash } from 'node:crypto'
import type { PageEnvironment } from '../simulated/page-environment.ts'
import type { Globals } from '../simulated/switched-globals.ts'

type Listener = (event: { readonly data: unknown }) => void
type Turns = { readonly port1: { onmessage: (() => void) | null }; readonly port2: MessagePort }
type Picture = { readonly digest: string; readonly close: () => void }

const ignore = () => undefined

/** An object that records assignments, calls and the results of those calls. */
function recorder(log: unknown[], begin: Readonly<Record<string, unknown>>): object {
  let now: Record<string, unknown> = { ...begin }
  const covers: Record<string, unknown>[] = []
  const call = (name: string, values: readonly unknown[]): object => {
    if (name === 'save') covers.push({ ...now })
    if (name === 'restore') now = covers.pop() ?? now
    const result: unknown[] = []
    log.push([name, ...values, result])
    return recorder(result, {})
  }
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'toJSON') return () => log
        if (typeof name === 'symbol' || name === 'then') return undefined
        return name in now ? now[name] : (...values: unknown[]) => call(name, values)
      },
      set: (_, name, value) => {
        now[String(name)] = value
        log.push([name, value])
        return true
      },
    },
  )
}

const digestOf = (log: unknown): string =>
  createHash('sha256').update(JSON.stringify(log)).digest('hex').slice(0, 8)

class RecordedCanvas {
  readonly #log: unknown[] = []
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext(): object {
    // A canvas drawn onto another one appears with its drawing so far.
    const canvas = { width: this.width, height: this.height, toJSON: () => this.#log }
    return recorder(this.#log, { canvas, globalAlpha: 1 })
  }
  transferToImageBitmap(): Picture & { readonly width: number; readonly height: number } {
    const { width, height } = this
    return { width, height, digest: digestOf(this.#log), close: ignore }
  }
}

/** Globals for painting covers in a worker. A canvas shows the digest of its drawing. */
export function paintingGlobals(
  { globals, isOpen }: PageEnvironment,
  loadWorker: (globals: Globals) => void,
  effects: string[],
) {
  const { MessageChannel } = globals as {
    readonly MessageChannel: new () => Turns
  }
  const post = (receive: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = receive
    port2.postMessage(null)
  }
  class CoverWorker {
    readonly #inPage = new Set<Listener>()
    readonly #inWorker = new Set<Listener>()
    #isOver = false
    constructor() {
      effects.push('begins a worker')
      loadWorker({
        exports: {},
        MessageChannel,
        OffscreenCanvas: RecordedCanvas,
        Path2D: function recordedPath(path?: string): object {
          return recorder([path], {})
        },
        addEventListener: (_: string, listener: Listener) => this.#inWorker.add(listener),
        postMessage: (data: unknown) => this.#send(this.#inPage, data),
      })
    }
    addEventListener(type: string, listener: Listener): void {
      if (type === 'message') this.#inPage.add(listener)
    }
    postMessage(data: unknown): void {
      this.#send(this.#inWorker, structuredClone(data))
    }
    terminate(): void {
      this.#isOver = true
      effects.push('ends a worker')
    }
    #send(listeners: ReadonlySet<Listener>, data: unknown): void {
      post(() => {
        if (isOpen() && !this.#isOver) for (const listener of listeners) listener({ data })
      })
    }
  }
  return {
    Worker: CoverWorker,
    OffscreenCanvas: RecordedCanvas,
    ImageBitmapRenderingContext: ignore,
  }
}

/** Lets the page's canvases show pictures. */
export function showPictures(canvas: { readonly prototype: HTMLCanvasElement }): void {
  Object.assign(canvas.prototype, {
    getContext(this: HTMLCanvasElement) {
      return {
        transferFromImageBitmap: ({ digest }: Picture) =>
          this.setAttribute('data-painted', `${this.width}×${this.height} ${digest}`),
      }
    },
  })
}

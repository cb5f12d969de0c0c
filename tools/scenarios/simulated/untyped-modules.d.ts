declare module 'jsdom' {
  export class VirtualConsole extends EventTarget {
    on(name: 'jsdomError', listener: (error: Error & { readonly type: string }) => void): this
  }
  export class JSDOM {
    constructor(
      html: string,
      options?: { readonly url: string; readonly virtualConsole: VirtualConsole },
    )
    readonly window: Window & typeof globalThis
  }
}

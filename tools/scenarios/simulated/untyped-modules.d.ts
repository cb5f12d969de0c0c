declare module 'jsdom' {
  export class VirtualConsole extends EventTarget {
    on(name: 'jsdomError', listener: (error: Error & { readonly type: string }) => void): this
  }
  export class CookieJar {
    setCookieSync(cookie: string, url: string): void
    getCookiesSync(url: string): readonly { readonly key: string }[]
  }
  export class JSDOM {
    constructor(
      html: string,
      options?: {
        readonly url: string
        readonly virtualConsole: VirtualConsole
        readonly cookieJar?: CookieJar
      },
    )
    readonly window: Window & typeof globalThis
  }
}

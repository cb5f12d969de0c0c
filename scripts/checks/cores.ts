/** Allocates cores in order of request. */
export class Cores {
  #free: number
  readonly #waiting: { readonly wanted: number; readonly go: () => void }[] = []

  constructor(count: number) {
    this.#free = count
  }

  async use<Result>(wanted: number, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((go) => {
      this.#waiting.push({ wanted, go })
      this.#serve()
    })
    try {
      return await work()
    } finally {
      this.#free += wanted
      this.#serve()
    }
  }

  #serve(): void {
    const next = this.#waiting[0]
    if (!next || next.wanted > this.#free) return
    this.#waiting.shift()
    this.#free -= next.wanted
    next.go()
    this.#serve()
  }
}

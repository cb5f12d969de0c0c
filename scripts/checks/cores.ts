/** Runs pieces of work on cores, one piece each, in the order of the requests. */
export class Cores {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((go) => {
      this.#waiting.push(go)
      this.#serve()
    })
    try {
      return await work()
    } finally {
      this.#free += 1
      this.#serve()
    }
  }

  #serve(): void {
    if (this.#free === 0) return
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#free -= 1
    next()
  }
}

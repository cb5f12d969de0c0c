/** Marks the answer to a request that failed; pages find no answer. */
export const LOST_ANSWER_HEADER = 'x-scenario-lost'

type LockCallback = (lock: Lock | null) => Promise<unknown>

/** Queues messages of other tabs, answers and locks while the page is frozen; timers use `run`. */
export function installFreezer() {
  let isFrozen = false
  let isCatchingUp = false
  const queue: (() => void)[] = []
  // Events during catch-up are appended, so that no answer overtakes a message.
  const run = (callback: () => void) => {
    if (isFrozen || isCatchingUp) queue.push(callback)
    else callback()
  }
  const untilAwake = () => new Promise<void>((resolve) => run(resolve))
  const untilThawed = async <Result>(promise: Promise<Result>): Promise<Result> => {
    try {
      return await promise
    } finally {
      await untilAwake()
    }
  }

  const channel = BroadcastChannel.prototype
  const listen = channel.addEventListener as (
    type: string,
    listener: unknown,
    options?: unknown,
  ) => void
  channel.addEventListener = function (this: BroadcastChannel, ...args: unknown[]) {
    const [type, listener, options] = args as [string, (event: Event) => void, unknown]
    listen.call(this, type, (event: Event) => run(() => listener.call(this, event)), options)
  }
  const fetchNow = window.fetch.bind(window)
  let askingCount = 0
  window.fetch = async (...args) => {
    askingCount += 1
    const answer = fetchNow(...args)
    const onEnd = () => {
      askingCount -= 1
    }
    answer.then(onEnd, onEnd)
    const response = await untilThawed(answer)
    if (response.headers.has(LOST_ANSWER_HEADER)) throw new TypeError('Failed to fetch')
    return response
  }
  const locks = navigator.locks
  const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>
  Object.assign(locks, {
    request: (...args: unknown[]) => {
      const callback = args.at(-1) as LockCallback
      const callWhenThawed: LockCallback = (lock) => untilAwake().then(() => callback(lock))
      return untilThawed(request(...args.slice(0, -1), callWhenThawed))
    },
  })

  const scheduleTask = window.setTimeout.bind(window)
  // Runs one task at a time, each followed by its microtasks, as in a browser.
  const catchUp = async () => {
    if (isCatchingUp) return
    isCatchingUp = true
    while (!isFrozen && queue.length > 0) {
      queue.shift()?.()
      await new Promise((resolve) => scheduleTask(resolve, 0))
    }
    isCatchingUp = false
  }
  return {
    run,
    asking: () => askingCount,
    freeze: (): void => {
      isFrozen = true
    },
    goOn: (): void => {
      isFrozen = false
      void catchUp()
    },
  }
}

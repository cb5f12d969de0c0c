import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Contract } from '#contract'
import type { Job, JobReply, Products, ThreadData } from '#contract/thread'

export type Threads = {
  make<Name extends keyof Products>(
    product: Name,
    contracts: readonly Contract[],
  ): Promise<Products[Name]>
  stop(): void
}

/** Starts a thread for the types and one for the mocks, whose libraries load meanwhile. */
export function startThreads(cache: string): Threads {
  const threads = {
    types: startThread({ cache, product: 'types' }),
    mocks: startThread({ cache, product: 'mocks' }),
  } satisfies Record<keyof Products, Thread>
  return {
    make(product, contracts) {
      const answer = threads[product].answerTo(contracts) as Promise<Products[typeof product]>
      // Callers await the validators first, because these name a faulty schema.
      answer.catch(() => undefined)
      return answer
    },
    stop: () => {
      for (const { stop } of Object.values(threads)) stop()
    },
  }
}

type Thread = ReturnType<typeof startThread>

function startThread(workerData: ThreadData) {
  const worker = new Worker(new URL(import.meta.resolve('#contract/thread')), { workerData })
  const workerFailure = new Promise<never>((_, reject) => worker.once('error', reject))
  workerFailure.catch(() => undefined)
  async function answerTo(contracts: readonly Contract[]) {
    const { port1, port2 } = new MessageChannel()
    const job: Job = { contracts, port: port2 }
    worker.postMessage(job, [port2])
    try {
      const [reply] = (await Promise.race([once(port1, 'message'), workerFailure])) as [
        JobReply<keyof Products>,
      ]
      if ('failure' in reply) throw reply.failure
      return reply.result
    } finally {
      port1.close()
    }
  }
  return { answerTo, stop: () => void worker.terminate() }
}

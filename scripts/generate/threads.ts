import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Contract, Kept } from '#contract'
import type { Job, JobReply, Made, ThreadData } from '#contract/thread'

export type Threads = {
  make<Name extends keyof Made>(make: Name, contracts: readonly Contract[]): Promise<Made[Name]>
  stop(): void
}

/**
 * Starts the thread of the types at once, because most edits change them, and that of the mocks with its first job, or at
 * once if no result is kept.
 * @param kept where results outlive the process; null: nowhere
 */
export function startThreads(cache: string, kept: Kept | null = null): Threads {
  const started = new Map<keyof Made, Thread>()
  const threadOf = (make: keyof Made): Thread => {
    const thread = started.get(make) ?? startThread({ cache, kept, make })
    started.set(make, thread)
    return thread
  }
  // Their libraries load meanwhile.
  threadOf('types')
  if (kept === null) threadOf('mocks')
  return {
    make(make, contracts) {
      const answer = threadOf(make).answerTo(contracts) as Promise<Made[typeof make]>
      // Awaited after the validators, which name a faulty schema.
      answer.catch(() => undefined)
      return answer
    },
    stop: () => {
      for (const { stop } of started.values()) stop()
    },
  }
}

type Thread = ReturnType<typeof startThread>

function startThread(workerData: ThreadData) {
  const worker = new Worker(new URL(import.meta.resolve('#contract/thread')), { workerData })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  failed.catch(() => undefined)
  async function answerTo(contracts: readonly Contract[]) {
    const { port1, port2 } = new MessageChannel()
    const job: Job = { contracts, port: port2 }
    worker.postMessage(job, [port2])
    try {
      const [reply] = (await Promise.race([once(port1, 'message'), failed])) as [
        JobReply<keyof Made>,
      ]
      if ('failure' in reply) throw reply.failure
      return reply.made
    } finally {
      port1.close()
    }
  }
  return { answerTo, stop: () => void worker.terminate() }
}

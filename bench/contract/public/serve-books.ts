import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { createBooks } from '@maru/contract-verify/books'
import type { BookFault } from '@maru/contract-verify/books/faults'

export type BooksServer = {
  readonly url: string
  /** Restarts with a fault; undefined: without one. */
  readonly show: (fault: BookFault | undefined) => void
  readonly signIn: () => Promise<string>
  readonly close: () => void
}

/** Serves the backend of books.yaml over HTTP. */
export async function serveBooks(): Promise<BooksServer> {
  let answerTo = createBooks()
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    void readText(request).then((text) => {
      const received = answerTo({
        method,
        path,
        headers: headers as Record<string, string>,
        text: text === '' ? undefined : text,
      })
      response.writeHead(received.status, received.headers).end(received.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    show: (fault) => void (answerTo = createBooks(fault)),
    signIn: async () => {
      const response = await fetch(`${url}/api/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user: 'ann', password: 'ann-pw-1' }),
      })
      return response.headers.get('set-cookie')?.split(';')[0] ?? ''
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

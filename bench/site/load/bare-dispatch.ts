import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { Pool } from 'undici'

const pool = new Pool(process.env['BACKEND_URL'] ?? '', { connections: 64 })

function forward(body: Buffer, response: ServerResponse): void {
  const chunks: Buffer[] = []
  let status = 0
  const headers = ['content-type', 'application/json', 'authorization', 'Bearer abc']
  const path = '/public/user/user_health_check'
  pool.dispatch(
    { path, method: 'POST', headers, body },
    {
      onRequestStart: () => undefined,
      onResponseStart: (_, received) => {
        status = received
      },
      onResponseData: (_, chunk) => void chunks.push(chunk),
      onResponseEnd: () => {
        const answer = Buffer.concat(chunks)
        const length = String(answer.length)
        response
          .writeHead(status, ['content-type', 'application/json', 'content-length', length])
          .end(answer)
      },
      onResponseError: () => void response.destroy(),
    },
  )
}

/** Lower bound for a proxy in Node: undici's dispatch under node:http without checks. */
createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => void chunks.push(chunk))
  request.on('end', () => {
    forward(Buffer.concat(chunks), response)
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')

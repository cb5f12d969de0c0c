// PORT=4020 node examples/backend/server.mjs
import { createServer } from 'node:http'
import { createBackend } from './backend.mjs'

const port = Number(process.env.PORT ?? 4020)
const answerTo = createBackend()

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { method, url: path, headers } = request
  const answer = answerTo({ method, path, headers, text: Buffer.concat(chunks).toString() })
  response.writeHead(answer.status, answer.headers).end(answer.text)
}).listen(port, () =>
  console.log(`The example backend at http://localhost:${port} (demo / demo1234)`),
)

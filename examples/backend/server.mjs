// PORT=4020 node examples/backend/server.mjs
import { createServer } from 'node:http'
import { createBackend } from './backend.mjs'

const port = Number(process.env.PORT ?? 4020)
const answerTo = createBackend()

async function answer(request, response) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { method, url: path, headers } = request
  const {
    status,
    headers: fields,
    text,
  } = answerTo({
    method,
    path,
    headers,
    text: Buffer.concat(chunks).toString(),
  })
  response.writeHead(status, fields).end(text)
}

createServer((request, response) => {
  // Reading fails when a client disconnects before its body ends.
  answer(request, response).catch(() => response.destroy())
}).listen(port, () =>
  console.log(`The example backend at http://localhost:${port} (demo / demo1234)`),
)

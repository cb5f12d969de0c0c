import { createServer } from 'node:http'
import { memberAnswers } from './member-answers.ts'

/** A backend with constant answers, for machines without nginx. */
createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const { login, other } = memberAnswers
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(request.url?.endsWith('/user/do_login') ? login : other)
  })
}).listen(Number(process.env['PORT']), '127.0.0.1')

import { createServer as createPlainServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { beforeAll, describe, expect, test } from 'vitest'
import { NoAnswerError } from '../contract/model.ts'
import { readOptions } from '../options.ts'
import { connectionFailure, createHttpTransport } from '../transport/http.ts'
import { startListening } from './serve.ts'
import { verifyMock } from '../../../tests/support/verified-mock.ts'
import { keyPem, signedPem } from './certificates.ts'

const backendAt = (address: string) => () => readOptions(['--backend', address]).backend

describe('the address of a backend', () => {
  test.each([
    ['http://localhost:4010', 'http://localhost:4010'],
    [' https://Backend.example/ ', 'https://backend.example'],
    ['https://backend.example/v2//', 'https://backend.example/v2'],
    ['https://backend.example/public-api', 'https://backend.example/public-api'],
    ['http://[::1]:4010', 'http://[::1]:4010'],
  ])('R-CALL-03 %s is read as %s', (text, address) => {
    expect(backendAt(text)()).toBe(address)
  })

  test.each([
    ['localhost:4010', 'takes an address with http:// or https://'],
    ['backend.example', 'Give one such as --backend http://localhost:4010'],
    ['nothing', 'takes an address'],
    ['', '--backend is missing.'],
    ['http://', 'takes an address'],
    ['ftp://backend.example', 'takes an address with http:// or https://'],
    ['http://backend.example/public', 'Give http://backend.example'],
    ['http://backend.example/api/public/user/do_login', 'Give http://backend.example/api'],
    ['http://backend.example?x=1', 'without a user name or a query'],
    ['http://backend.example/#top', 'without a user name or a query'],
  ])('R-CALL-03 %s is refused: %s', (address, message) => {
    expect(backendAt(address)).toThrow(message)
  })

  test.each(['http://demo:hunter22@backend.example', 'demo:hunter22@backend.example'])(
    'R-CALL-03 a password in the address %s is refused and not repeated',
    (given) => {
      expect(backendAt(given)).toThrow(/^(?!.*hunter22)/)
    },
  )

  test('R-CALL-03 the site is named by its origin, without the path of a page', () => {
    expect(() => readOptions(['--proxy', 'http://localhost:5173/ko/login'])).toThrow(
      'give http://localhost:5173',
    )
  })
})

describe('a server that cannot be reached', () => {
  let plain = ''
  let signed = ''
  beforeAll(async () => {
    plain = await startListening(createPlainServer((_request, response) => response.end('{}')))
    signed = await startListening(
      createTlsServer({ key: keyPem, cert: signedPem }, (_request, response) => response.end('{}')),
    )
  })

  const failureAt = async (url: string): Promise<string> => {
    const transport = createHttpTransport({ url, timeoutMs: 5_000, answerAtMostBytes: 1_000 })
    try {
      await transport({
        method: 'POST',
        path: '/public/user/do_login',
        headers: {},
        text: '{}',
      })
      return ''
    } catch (error) {
      if (error instanceof NoAnswerError) return error.message
      throw error
    }
  }

  test('R-CALL-03 a closed port: the reason comes first, in one line', async () => {
    const url = 'http://127.0.0.1:1'
    const transport = createHttpTransport({ url, timeoutMs: 5_000, answerAtMostBytes: 1_000 })
    const verdict = await verifyMock(() => transport, { steer: undefined })
    expect(verdict.ended).toEqual({
      words:
        'Connection refused: nothing listens on 127.0.0.1:1. Check the address, and that the server runs.',
      isFailure: true,
    })
  })

  test('R-CALL-03 http and https mixed up: the other address is named', async () => {
    expect(await failureAt(`https://${plain}`)).toBe(
      `the server at ${plain} does not use TLS. Give http://${plain}`,
    )
    expect(await failureAt(`http://${signed}`)).toBe(
      `the connection was closed. If the server speaks TLS, give https://${signed}`,
    )
  })

  test('R-CALL-03 a certificate of a private CA is named', async () => {
    expect(await failureAt(`https://${signed}`)).toBe(
      `the certificate of ${signed} is not accepted (UNABLE_TO_VERIFY_LEAF_SIGNATURE). To trust a private CA, give Node its certificate: NODE_EXTRA_CA_CERTS=FILE`,
    )
  })

  test.each([
    ['ENOTFOUND', 'the host name nosuch.example is not known. Check its spelling'],
    ['EHOSTUNREACH', 'nosuch.example is unreachable. Check the address'],
    [
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'the certificate of nosuch.example is for another host name. Give the name that it has',
    ],
  ])('R-CALL-03 %s is explained', (code, reason) => {
    const failure = new AggregateError([Object.assign(new Error('x'), { code })])
    expect(connectionFailure(failure, 'https://nosuch.example', 1_000)).toEqual({
      reason,
      isUnreachable: true,
    })
  })
})

import { X509Certificate } from 'node:crypto'
import tls from 'node:tls'
import { CannotVerify } from '../core/model.ts'

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/**
 * Trusted CAs: Node's plus those of a PEM file.
 * @throws CannotVerify when the file contains no readable certificate
 */
export function trusting(pem: string, file: string): readonly string[] {
  const found = pem.match(CERTIFICATE) ?? []
  if (found.length === 0) {
    throw new CannotVerify(
      `--ca ${file} has no certificate. Give a PEM file, with "-----BEGIN CERTIFICATE-----".`,
    )
  }
  for (const one of found) assertReadable(one, file)
  return [...known(), ...found]
}

/** Node 20 has only its built-in list. */
const known = (): readonly string[] =>
  Reflect.has(tls, 'getCACertificates') ? tls.getCACertificates('default') : tls.rootCertificates

function assertReadable(certificate: string, file: string): void {
  try {
    new X509Certificate(certificate)
  } catch (error) {
    throw new CannotVerify(`--ca ${file} has a damaged certificate: ${(error as Error).message}`)
  }
}

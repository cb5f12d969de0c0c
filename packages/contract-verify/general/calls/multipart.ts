const BOUNDARY = 'contract-verify-7f3a91c2'

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`

/** As browsers write names (HTML, multipart/form-data encoding algorithm). */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

function partOf(name: string, value: unknown, fileType: string | undefined): string {
  const isObject = typeof value === 'object' && value !== null
  const text = isObject ? JSON.stringify(value) : String(value)
  const type = fileType ?? (isObject ? 'application/json' : undefined)
  return [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${quoted(name)}"${fileType === undefined ? '' : '; filename="file"'}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '',
    text,
  ].join('\r\n')
}

/**
 * A body as `multipart/form-data` (RFC 7578): a part for each field, several for a list, objects as JSON.
 * @param files fields that are files, and their media types
 */
export function multipartText(body: object, files: ReadonlyMap<string, string>): string {
  const parts = Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) =>
      partOf(name, one, files.get(name)),
    ),
  )
  return `${[...parts, `--${BOUNDARY}--`].join('\r\n')}\r\n`
}

/** Ids that differ each time: of requests, and keys of forms. */
const drawn = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?<![\da-f])[\da-f]{32}(?![\da-f])/g

/** Replaces drawn ids by their number, the same one for the same id. */
export function numberedIds(): (text: string) => string {
  const numbers = new Map<string, number>()
  return (text) =>
    text.replaceAll(drawn, (id) => {
      const number = numbers.get(id) ?? numbers.size + 1
      numbers.set(id, number)
      return `(id ${number})`
    })
}

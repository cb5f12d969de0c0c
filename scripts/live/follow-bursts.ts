/** Calls `report` when no file was added for `quietMs`, with the number of different files since the last report. */
export function followBursts(quietMs: number, report: (files: number) => void) {
  const files = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  return {
    add: (file: string): void => {
      files.add(file)
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { size } = files
        files.clear()
        report(size)
      }, quietMs)
      timer.unref()
    },
    stop: (): void => clearTimeout(timer),
  }
}

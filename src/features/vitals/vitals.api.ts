import type { components, paths } from '../../generated/api.ts'
import { measuredPaths } from '../../generated/measured-paths.ts'
import { vitalsReportLimits } from '../../generated/limits/vitals-report.ts'

export type VitalsReport = components['schemas']['VitalsReport']
export type VitalName = keyof typeof vitalsReportLimits

const ROUTE = '/api/routes/report-vitals' satisfies keyof paths

const measured: ReadonlySet<string> = new Set(measuredPaths)

const isPattern = (path: string): path is VitalsReport['page'] => measured.has(path)

/** The page name in reports for this path; `other` if not listed. */
export const patternOf = (path: string): VitalsReport['page'] => (isPattern(path) ? path : 'other')

/** Whether the contract accepts the figure (milliseconds; `cls` has no unit). */
export const isMeasurement = (name: VitalName, value: number): boolean => {
  const { minimum, maximum } = vitalsReportLimits[name]
  return value >= minimum && value <= maximum
}

/** Sends a report while the page is being left, without waiting for an answer. Sends nothing without figures. */
export const reportVitals = (report: VitalsReport): void => {
  if (Object.keys(report).length < 2) return
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(ROUTE, body)
}

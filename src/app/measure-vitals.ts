import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Metric } from 'web-vitals'
import { isMeasurement, patternOf, reportVitals } from '../features/vitals/vitals.api.ts'
import type { VitalName, VitalsReport } from '../features/vitals/vitals.api.ts'

/**
 * Measures the page's speed and reports it once, when the player first leaves it: later delivery is not reliable.
 * Includes what happened before this call.
 */
export const measureVitals = (): void => {
  let report: VitalsReport | null = { page: patternOf(location.pathname) }
  const record = ({ name, value }: Pick<Metric, 'name' | 'value'>) => {
    const vital = name.toLowerCase() as VitalName
    if (report !== null && isMeasurement(vital, value)) report[vital] = value
  }
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(record)
  // This listener comes after those of the measures, which have then reported final values. `pagehide` comes earlier.
  addEventListener('visibilitychange', () => {
    if (!document.hidden || report === null) return
    reportVitals(report)
    report = null
  })
}

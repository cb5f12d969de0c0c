/** Limits of VitalsReport, by field. */
export const vitalsReportLimits = {
  ttfb: { minimum: 0, maximum: 300000 },
  fcp: { minimum: 0, maximum: 300000 },
  lcp: { minimum: 0, maximum: 300000 },
  inp: { minimum: 0, maximum: 300000 },
  cls: { minimum: 0, maximum: 100 },
} as const

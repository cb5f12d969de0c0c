import type { Page } from '@playwright/test'

type Slowness = {
  /** Latency per request in milliseconds. */
  readonly latency: number
  /** Bytes per second. */
  readonly download: number
  readonly upload: number
  /** CPU slowdown factor. */
  readonly processor: number
}

const slowNetwork: Slowness = {
  latency: 100,
  download: 250_000,
  upload: 250_000,
  processor: 1,
}

/** A cheap phone on slow 4G, as Lighthouse simulates it. */
export const slowPhone: Slowness = {
  latency: 150,
  download: 204_800,
  upload: 96_000,
  processor: 4,
}

/** Slows the page down, so that late content becomes visible as such. */
export async function slowDown(page: Page, slowness: Slowness = slowNetwork): Promise<void> {
  const { latency, download, upload, processor } = slowness
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  })
  if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

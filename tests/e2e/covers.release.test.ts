import type { Browser, Page } from '@playwright/test'
import { slotProviders } from '../../mocks/catalog/providers.ts'
import { slotGamesOf } from '../../mocks/catalog/slot-games.ts'
import { motifNames } from '../../src/features/lobby/covers/motif-names.ts'
import { drawCover, drawProviderCover } from '../../src/features/lobby/covers/cover.ts'
import { slotProvider } from '../support/games.ts'
import { expect, test } from '../support/story.ts'
import { becomeMember, demo, still } from '../support/visitor.ts'

/** Names that select each of the motifs. */
const names = [
  ...['축구', '농구', '야구', '테니스', '경마', '결승', '리그', '잔디', '룰렛', '카드', '주사위'],
  ...['호랑이', '여우', '등불', '연꽃', '잉어', '바다', '해적', '노을', '태양', '달빛', '은하'],
  ...['구름', '설산', '수정', '금화', '궁전', '부채', '무지개', '세븐', '여왕', '화산', '번개'],
  ...['대나무', '나비', '체리', '합창', '사막', '두루미', '이름'],
]
const games = names.map((name, at) => ({
  code: at,
  nameKo: `${name} & 하나 ${at}`,
  nameEn: `${at}`,
}))

test.use({ locale: 'ko-KR', contextOptions: still, viewport: { width: 1180, height: 1900 } })

test.beforeEach(async ({ stage }) => {
  const body = JSON.stringify({
    operation: 'getSlotByCompany',
    answer: { status: 'success', games },
  })
  await fetch(`${stage.mockUrl}/__mock/override`, { method: 'POST', body })
})
test.afterEach(({ stage }) => fetch(`${stage.mockUrl}/__mock/override`, { method: 'DELETE' }))

const openLobby = async (page: Page): Promise<void> => {
  await page.goto(`/slot/game?company=${slotProvider.code}`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(games.length)
}

const takePicture = async (page: Page): Promise<string> => {
  const picture = await page.getByRole('main').getByRole('list').screenshot()
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** Mean difference of two images per cell of a `columns` × `rows` grid, 0 to 255. */
const differences = async (browser: Browser, pictures: readonly string[]): Promise<number[]> => {
  const page = await browser.newPage()
  const found = await page.evaluate(async (addresses) => {
    const size = 320
    const [one = [], other = []] = await Promise.all(
      addresses.map(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        const context = new OffscreenCanvas(size, size).getContext('2d')
        context?.drawImage(image, 0, 0, size, size)
        return [...(context?.getImageData(0, 0, size, size).data ?? [])]
      }),
    )
    const fields = Array.from({ length: 64 }, () => 0)
    const side = size / 8
    one.forEach((value, at) => {
      const pixel = Math.floor(at / 4)
      const [x, y] = [pixel % size, Math.floor(pixel / size)]
      const field = Math.floor(y / side) * 8 + Math.floor(x / side)
      fields[field] = (fields[field] ?? 0) + Math.abs(value - (other[at] ?? 0))
    })
    return fields.map((sum) => sum / (side * side * 3))
  }, pictures)
  await page.close()
  return found
}

test('a cover that the worker paints looks like the same cover as a picture of SVG', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  // The provider's is in the head.
  const covers = games.length + 1
  await becomeMember(page, baseURL ?? '', demo)
  await openLobby(page)
  const canvases = page.getByRole('main').locator('canvas')
  await expect(canvases).toHaveCount(covers)
  await expect
    .poll(() =>
      canvases.evaluateAll(
        (all) => all.filter((one) => one instanceof HTMLCanvasElement && one.width !== 300).length,
      ),
    )
    .toBe(covers)
  const painted = await takePicture(page)

  const other = await context.newPage()
  await other.addInitScript({ content: 'delete globalThis.Worker' })
  await openLobby(other)
  const images = other.getByRole('main').locator('img')
  await expect(images).toHaveCount(covers)
  await images.evaluateAll((all) =>
    Promise.all(all.flatMap((one) => (one instanceof HTMLImageElement ? [one.decode()] : []))),
  )
  const drawn = await takePicture(other)
  const worst = Math.max(...(await differences(browser, [painted, drawn])))
  expect(worst).toBeLessThan(6)
})

test('the name of every game and provider fits into its cover, in both languages', async ({
  page,
}) => {
  const gameCovers = slotProviders.flatMap(({ code }) =>
    (slotGamesOf(code) ?? []).flatMap(({ nameKo, nameEn }) =>
      [nameKo, nameEn].map((name) => drawCover({ name, provider: code, kind: 'slot' })),
    ),
  )
  const providerCovers = slotProviders.flatMap(({ nameKo, nameEn }) =>
    [nameKo, nameEn].map((name) => drawProviderCover({ name, kind: 'slot' })),
  )
  const outside = await page.evaluate(
    (covers) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      if (context === null) return ['nothing can be measured']
      return covers.flatMap((cover) => {
        const drawing = new DOMParser().parseFromString(cover, 'image/svg+xml')
        const text = drawing.querySelector('text')
        const edge = Number(drawing.documentElement.getAttribute('viewBox')?.split(' ')[2])
        context.font = `800 ${text?.getAttribute('font-size')}px ${text?.getAttribute('font-family')}`
        return [...(text?.children ?? [])].flatMap((line) => {
          const words = line.textContent
          const start = Number(line.getAttribute('x'))
          const end = start + context.measureText(words).width
          return end <= edge - 4 ? [] : [`${words} ends at ${end} of ${edge}`]
        })
      })
    },
    [...gameCovers, ...providerCovers],
  )
  expect(outside).toEqual([])
})

/** Colour of each name, and the least contrast of what is painted where the name's lines are. */
const leastContrasts = (page: Page, covers: readonly string[]): Promise<number[]> =>
  page.evaluate(async (svgs) => {
    const luminance = (rgb: readonly number[]): number => {
      const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const least = async (svg: string): Promise<number> => {
      const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
      document.body.append(drawing)
      const texts = [...drawing.querySelectorAll('text')]
      const [, , width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number)
      drawing.setAttribute('width', String(width))
      drawing.setAttribute('height', String(height))
      const frame = drawing.getBoundingClientRect()
      const boxes = texts.flatMap((text) =>
        [...text.children].map((line) => line.getBoundingClientRect()),
      )
      const colour = texts[0]?.getAttribute('fill') ?? ''
      for (const text of texts) text.remove()
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
      drawing.remove()
      await image.decode()
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (context === null || boxes.length === 0) return 0
      context.drawImage(image, 0, 0, width, height)
      const own = luminance([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
      const grounds = boxes.flatMap((box) => {
        const [x, y, across, down] = [
          box.left - frame.left,
          box.top - frame.top,
          box.width,
          box.height,
        ].map((value) => Math.round(value))
        const { data } = context.getImageData(x ?? 0, y ?? 0, across || 1, down || 1)
        // Few colours, because each is slow to judge.
        const words = new Set(new Uint32Array(data.buffer))
        return [...words].map((word) =>
          luminance([word & 255, (word >> 8) & 255, (word >> 16) & 255]),
        )
      })
      return (own + 0.05) / (Math.max(...grounds) + 0.05)
    }
    const contrasts: number[] = []
    for (const svg of svgs) contrasts.push(await least(svg))
    return contrasts
  }, covers)

test('the name on a cover has a contrast of 4.5 to all of the picture behind it, whatever the motif', async ({
  page,
}) => {
  const covers = (['slot', 'casino', 'sport'] as const).flatMap((kind) =>
    motifNames[kind].flatMap((motif, at) => {
      const provider = `${kind} ${motif} ${at}`
      const name = 'Geumbungeo Interactive'
      return [
        { motif, svg: drawProviderCover({ name, kind, provider, motif }) },
        { motif, svg: drawCover({ name, kind, provider, motif }) },
        { motif, svg: drawCover({ name, kind, provider, motif, lead: provider }) },
      ]
    }),
  )
  const contrasts = await leastContrasts(
    page,
    covers.map(({ svg }) => svg),
  )
  const tooLow = covers.flatMap(({ motif, svg }, at) => {
    const contrast = contrasts[at] ?? 0
    return contrast >= 4.5 ? [] : [`${motif} ${svg.slice(40, 70)}: ${contrast.toFixed(2)}`]
  })
  expect(tooLow).toEqual([])
})

/** Size in pixels, frames per loop. All motion is periodic. */
export type Film = { width: number; height: number; frames: number }

type Light = { red: number; green: number; blue: number }
type Orb = Light & {
  x: number
  y: number
  radius: number
  glow: number
  /** Amplitude in pixels, and cycles per loop. */
  wander: number
  rounds: number
  phase: number
  /** 0: a blurred disc; 1: a spark. */
  spark: number
}

const gold: Light = { red: 1, green: 0.72, blue: 0.34 }
const amber: Light = { red: 1, green: 0.5, blue: 0.2 }
const pearl: Light = { red: 1, green: 0.9, blue: 0.74 }

/** Deterministic numbers from 0 to 1. */
const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 0x1_0000_0000
}

const orbsOf = ({ width, height }: Film): Orb[] => {
  const next = numbers(20)
  const tones = [gold, gold, amber, pearl] as const
  const orb = (radius: number, glow: number, wander: number, spark: number): Orb => ({
    ...(tones[Math.floor(next() * tones.length)] ?? gold),
    // Most lights are on the right, because text is on the left.
    x: width * (1 - next() ** 1.7 * 1.05),
    y: height * (0.02 + next() * 0.96),
    radius,
    glow,
    wander: wander * (0.5 + next()),
    rounds: 1,
    phase: next(),
    spark,
  })
  return [
    ...Array.from({ length: 9 }, () => orb(38 + next() * 46, 0.07 + next() * 0.08, 26, 0)),
    ...Array.from({ length: 22 }, () => orb(9 + next() * 20, 0.1 + next() * 0.24, 34, 0)),
    ...Array.from({ length: 110 }, () => orb(1.1 + next() * 1.7, 0.5 + next() * 1.1, 40, 1)),
  ]
}

/** Thin rings larger than the picture, with a moving light. */
const arcs = [
  { radius: 0.62, glow: 1.25, lobes: 2, turn: 1, phase: 0.1 },
  { radius: 0.8, glow: 0.9, lobes: 3, turn: -1, phase: 0.45 },
  { radius: 1.02, glow: 0.62, lobes: 2, turn: 1, phase: 0.7 },
  { radius: 1.3, glow: 0.36, lobes: 3, turn: -1, phase: 0.2 },
] as const

type Ground = {
  still: Float32Array
  rings: { at: Uint32Array; angle: Float32Array; share: Float32Array }[]
}

/** The static part of a frame: background, and each pixel's distance to a ring. */
const groundOf = ({ width, height }: Film): Ground => {
  const still = new Float32Array(width * height * 3)
  const rings = arcs.map(() => ({
    at: [] as number[],
    angle: [] as number[],
    share: [] as number[],
  }))
  const [centreX, centreY] = [width * 0.74, height * 1.16]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x
      const glow = Math.exp(-(((x / width - 0.74) / 0.42) ** 2) - ((y / height - 0.62) / 0.62) ** 2)
      still[pixel * 3] = 0.036 + 0.088 * glow
      still[pixel * 3 + 1] = 0.048 + 0.098 * glow
      still[pixel * 3 + 2] = 0.084 + 0.24 * glow
      const distance = Math.hypot(x - centreX, y - centreY) / height
      arcs.forEach(({ radius }, index) => {
        const off = (distance - radius) * height
        const inside = off < 0 ? 62 : 10
        const share = Math.exp(-((off / 1.5) ** 2)) + 0.22 * Math.exp(-Math.abs(off) / inside)
        if (share < 0.004) return
        rings[index]?.at.push(pixel)
        rings[index]?.angle.push(Math.atan2(y - centreY, x - centreX))
        rings[index]?.share.push(share)
      })
    }
  return {
    still,
    rings: rings.map(({ at, angle, share }) => ({
      at: Uint32Array.from(at),
      angle: Float32Array.from(angle),
      share: Float32Array.from(share),
    })),
  }
}

const addRings = (light: Float32Array, ground: Ground, time: number) => {
  arcs.forEach(({ glow, lobes, turn, phase }, index) => {
    const ring = ground.rings[index]
    ring?.at.forEach((pixel, place) => {
      const angle = ring.angle[place] ?? 0
      const along = 0.5 + 0.5 * Math.cos(lobes * angle - 2 * Math.PI * (turn * time + phase))
      const amount = glow * (0.1 + 0.9 * along ** 3) * (ring.share[place] ?? 0)
      light[pixel * 3] = (light[pixel * 3] ?? 0) + amount * gold.red
      light[pixel * 3 + 1] = (light[pixel * 3 + 1] ?? 0) + amount * gold.green
      light[pixel * 3 + 2] = (light[pixel * 3 + 2] ?? 0) + amount * gold.blue
    })
  })
}

const addOrb = (light: Float32Array, { width, height }: Film, orb: Orb, time: number) => {
  const turn = 2 * Math.PI * (orb.rounds * time + orb.phase)
  const x = orb.x + Math.sin(turn) * orb.wander
  const y = orb.y + Math.cos(turn) * orb.wander * 0.6
  const breath = orb.spark ? (0.5 + 0.5 * Math.sin(turn * 2)) ** 2 : 0.7 + 0.3 * Math.sin(turn)
  const glow = orb.glow * breath * (0.3 + (0.7 * orb.x) / width)
  const reach = orb.radius * (orb.spark ? 4 : 1.3)
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row += 1)
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column < Math.min(width, x + reach);
      column += 1
    ) {
      const distance = Math.hypot(column - x, row - y) / orb.radius
      const edge = 1 / (1 + Math.exp((distance - 1) * 14))
      const share = orb.spark ? Math.exp(-(distance ** 2)) : edge * (0.62 + 0.38 * distance ** 4)
      const amount = glow * share
      const pixel = (row * width + column) * 3
      light[pixel] = (light[pixel] ?? 0) + amount * orb.red
      light[pixel + 1] = (light[pixel + 1] ?? 0) + amount * orb.green
      light[pixel + 2] = (light[pixel + 2] ?? 0) + amount * orb.blue
    }
}

/** Frames of the loop in order, each `width * height` RGB pixels. */
export function* bannerFrames(film: Film): Generator<Uint8Array> {
  const ground = groundOf(film)
  const orbs = orbsOf(film)
  const grain = numbers(7)
  const dither = Float32Array.from({ length: film.width * film.height }, () => grain() - 0.5)
  for (let frame = 0; frame < film.frames; frame += 1) {
    const time = frame / film.frames
    const light = Float32Array.from(ground.still)
    addRings(light, ground, time)
    for (const orb of orbs) addOrb(light, film, orb, time)
    yield Uint8Array.from(light, (value, at) =>
      Math.round(255 * (1 - Math.exp(-value)) + (dither[Math.floor(at / 3)] ?? 0)),
    )
  }
}

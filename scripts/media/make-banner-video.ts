import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { bannerFrames } from './banner-scene.ts'
import type { Film } from './banner-scene.ts'

const film: Film = { width: 960, height: 540, frames: 216 }
const perSecond = 24
const folder = join(import.meta.dirname, '../../public/media')

const silent = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']

/** Encodes raw frames with ffmpeg to `file` in the site's media folder. */
async function encode(frames: Iterable<Uint8Array>, file: string, options: string[]) {
  const { width, height } = film
  const source = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`]
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...source,
      '-r',
      `${perSecond}`,
      '-i',
      '-',
      ...silent,
      ...options,
      join(folder, file),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'close')
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0)
    throw new Error(
      `ffmpeg ended with ${code} on ${file}: is it installed, with libx264, libvpx-vp9 and libwebp?`,
    )
}

const frames = [...bannerFrames(film)]
await encode(frames.slice(0, 1), 'banner-poster.webp', ['-frames:v', '1', '-quality', '82'])
await encode(frames, 'banner.mp4', [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-pix_fmt', 'yuv420p'],
  ...['-profile:v', 'high', '-movflags', '+faststart'],
])
await encode(frames, 'banner.webm', [
  ...['-c:v', 'libvpx-vp9', '-crf', '35', '-b:v', '0', '-deadline', 'good', '-cpu-used', '1'],
  ...['-row-mt', '1', '-pix_fmt', 'yuv420p'],
])

import { open } from 'node:fs/promises'
import { FilePathSource, Input, MP4, WEBM, type InputVideoTrack } from 'mediabunny'
import { FileError, UnsupportedMediaError } from './file-error.ts'
import type { FileMime } from './file-name.ts'
import type { MediaFacts } from './media-facts.ts'
import { checkMp4Extent } from './mp4-extent.ts'
import { checkWebmExtent } from './webm-extent.ts'

const codecsByMime: Partial<Record<FileMime, string[]>> = {
  'video/mp4': ['avc', 'hevc'],
  'video/webm': ['vp8', 'vp9', 'av1'],
}
const maxInspectMs = 30_000

export async function inspectVideo(path: string, mime: FileMime): Promise<MediaFacts> {
  await checkExtent(path, mime)
  const formats = mime === 'video/mp4' ? [MP4] : [WEBM]
  const source = new FilePathSource(path, {
    maxCacheSize: 4 * 1024 * 1024,
    handleUnhandledError: () => undefined,
  })
  const input = new Input({ formats, source })
  const timer = setTimeout(() => input.dispose(), maxInspectMs)
  try {
    return await readFacts(input, mime)
  } catch (error) {
    throw error instanceof FileError ? error : new UnsupportedMediaError(error)
  } finally {
    clearTimeout(timer)
    input.dispose()
  }
}

async function checkExtent(path: string, mime: FileMime): Promise<void> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    await (mime === 'video/mp4' ? checkMp4Extent(handle, size) : checkWebmExtent(handle, size))
  } finally {
    await handle.close()
  }
}

async function readFacts(input: Input, mime: FileMime): Promise<MediaFacts> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new UnsupportedMediaError()
  const codec = await requireCodec(track, mime)
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const durationSeconds = Math.round((await input.computeDuration()) * 1000) / 1000
  if (!isPositive(width) || !isPositive(height) || !isPositive(durationSeconds))
    throw new UnsupportedMediaError()
  return { kind: 'video', mime, width, height, durationSeconds, codec }
}

async function requireCodec(track: InputVideoTrack, mime: FileMime): Promise<string> {
  const codec = await track.getCodec()
  if (!codec || !codecsByMime[mime]?.includes(codec)) throw new UnsupportedMediaError()
  return codec
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0
}

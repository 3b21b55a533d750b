import type { FileHandle } from 'node:fs/promises'
import { UnsupportedMediaError } from './file-error.ts'

const maxIndexBytes = 16 * 1024 * 1024
const maxBoxes = 500_000
const payloadBoxes = new Set(['mdat', 'free', 'skip', 'wide'])

type Box = { type: string; sizeBytes: number }

/** Rejects a truncated file, or one whose index would be loaded whole into memory. */
export async function checkMp4Extent(handle: FileHandle, sizeBytes: number): Promise<void> {
  let position = 0
  for (let count = 0; position < sizeBytes; count += 1) {
    const box = await readBox(handle, position, sizeBytes)
    if (count >= maxBoxes || position + box.sizeBytes > sizeBytes) throw new UnsupportedMediaError()
    if (box.sizeBytes > maxIndexBytes && !payloadBoxes.has(box.type)) throw new UnsupportedMediaError()
    position += box.sizeBytes
  }
}

async function readBox(handle: FileHandle, position: number, fileBytes: number): Promise<Box> {
  const header = Buffer.alloc(16)
  const { bytesRead } = await handle.read(header, 0, 16, position)
  if (bytesRead < 8) throw new UnsupportedMediaError()
  const type = header.toString('latin1', 4, 8)
  const short = header.readUInt32BE(0)
  if (short === 0) return { type, sizeBytes: fileBytes - position }
  const sizeBytes = short === 1 ? Number(header.readBigUInt64BE(8)) : short
  if (sizeBytes < (short === 1 ? 16 : 8)) throw new UnsupportedMediaError()
  return { type, sizeBytes }
}

import type { FileHandle } from 'node:fs/promises'
import { UnsupportedMediaError } from './file-error.ts'

const segmentId = 0x18538067
const clusterId = 0x1f43b675
const voidId = 0xec
const clusterChildIds = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xaf, 0x5854])
const maxClusterBytes = 64 * 1024 * 1024
const maxIndexBytes = 16 * 1024 * 1024
const maxElements = 2_000_000
const unknownSize = -1

type Element = { id: number; headerBytes: number; dataBytes: number }

/** Rejects a truncated file, or one whose index or cluster would be loaded whole into memory. */
export async function checkWebmExtent(handle: FileHandle, sizeBytes: number): Promise<void> {
  const windowed = new HeaderWindow(handle)
  let position = 0
  let clusterStart = 0
  for (let count = 0; position < sizeBytes; count += 1) {
    const element = readElement(await windowed.at(position))
    if (count >= maxElements) throw new UnsupportedMediaError()
    if (!clusterChildIds.has(element.id)) clusterStart = position
    if (position - clusterStart > maxClusterBytes) throw new UnsupportedMediaError()
    position += element.headerBytes + bytesToSkip(element, position, sizeBytes)
  }
}

/** Descends into segments, and into clusters that a live recorder left without a size. */
function bytesToSkip({ id, headerBytes, dataBytes }: Element, position: number, sizeBytes: number): number {
  const isOpenEnded = dataBytes === unknownSize
  if (isOpenEnded && id !== segmentId && id !== clusterId) throw new UnsupportedMediaError()
  if (isOpenEnded) return 0
  if (position + headerBytes + dataBytes > sizeBytes) throw new UnsupportedMediaError()
  if (id === segmentId) return 0
  const isCluster = id === clusterId || clusterChildIds.has(id)
  if (dataBytes > (isCluster ? maxClusterBytes : maxIndexBytes) && id !== voidId)
    throw new UnsupportedMediaError()
  return dataBytes
}

function readElement(bytes: Buffer): Element {
  const idBytes = numberLength(bytes[0])
  const sizeLength = numberLength(bytes[idBytes])
  if (idBytes > 4 || sizeLength > 8 || bytes.length < idBytes + sizeLength) throw new UnsupportedMediaError()
  const marker = 1n << BigInt(7 * sizeLength)
  const value = BigInt(`0x${bytes.toString('hex', idBytes, idBytes + sizeLength)}`) - marker
  const dataBytes = value === marker - 1n ? unknownSize : Number(value)
  return { id: bytes.readUIntBE(0, idBytes), headerBytes: idBytes + sizeLength, dataBytes }
}

/** The number of leading zero bits is the length of an EBML number. */
function numberLength(first: number | undefined): number {
  if (!first) return 9
  return Math.clz32(first) - 23
}

/** Blocks of an open-ended cluster are close together: one read covers many headers. */
class HeaderWindow {
  readonly #handle: FileHandle
  readonly #buffer = Buffer.alloc(64 * 1024)
  #start = 0
  #length = 0

  constructor(handle: FileHandle) {
    this.#handle = handle
  }

  async at(position: number): Promise<Buffer> {
    const isInside = position >= this.#start && position + 12 <= this.#start + this.#length
    if (!isInside) await this.#load(position)
    const offset = position - this.#start
    return this.#buffer.subarray(offset, Math.min(offset + 12, this.#length))
  }

  async #load(position: number): Promise<void> {
    const { bytesRead } = await this.#handle.read(this.#buffer, 0, this.#buffer.length, position)
    this.#start = position
    this.#length = bytesRead
  }
}

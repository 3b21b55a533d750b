import type { Readable } from 'node:stream'
import { MoveError } from './move-error.ts'

/** The file is a sequence of frames: one letter, the length in four bytes, the content. */
export type FrameKind = 'header' | 'table' | 'row' | 'file' | 'bytes' | 'end'
export type Frame = { kind: FrameKind; content: Buffer }

const letters: Record<FrameKind, string> = {
  header: 'H',
  table: 'T',
  row: 'R',
  file: 'F',
  bytes: 'B',
  end: 'E',
}
const kinds = new Map(
  Object.entries(letters).map(([kind, letter]) => [letter.charCodeAt(0), kind as FrameKind]),
)
const headBytes = 5

export function frame(kind: FrameKind, content: string | Buffer): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const head = Buffer.alloc(headBytes)
  head.write(letters[kind], 'latin1')
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

export const jsonFrame = (kind: FrameKind, value: unknown): Buffer => frame(kind, JSON.stringify(value))
export const readJson = <T>({ content }: Frame): T => JSON.parse(content.toString()) as T

/** Reads frame after frame, and allows peeking at the next. */
export class FrameReader {
  readonly #chunks: AsyncIterator<Buffer>
  #held: Buffer[] = []
  #heldBytes = 0
  #next: Frame | undefined

  constructor(source: Readable) {
    this.#chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  async peek(): Promise<Frame> {
    this.#next ??= await this.#read()
    return this.#next
  }

  async take(kind?: FrameKind): Promise<Frame> {
    const next = await this.peek()
    if (kind && next.kind !== kind)
      throw new MoveError('檔案格式不符。 The file is not an export of LumiRoute.')
    this.#next = undefined
    return next
  }

  async *takeAll(kind: FrameKind): AsyncGenerator<Buffer> {
    while ((await this.peek()).kind === kind) yield (await this.take()).content
  }

  async #read(): Promise<Frame> {
    const head = await this.#bytes(headBytes)
    const kind = kinds.get(head[0] ?? 0)
    if (!kind) throw new MoveError('檔案格式不符。 The file is not an export of LumiRoute.')
    return { kind, content: await this.#bytes(head.readUInt32BE(1)) }
  }

  async #bytes(count: number): Promise<Buffer> {
    while (this.#heldBytes < count) await this.#fill()
    const all = this.#held.length === 1 ? (this.#held[0] as Buffer) : Buffer.concat(this.#held)
    this.#held = [all.subarray(count)]
    this.#heldBytes = all.length - count
    return all.subarray(0, count)
  }

  async #fill(): Promise<void> {
    const { value, done } = await this.#nextChunk()
    if (done) throw new MoveError('檔案不完整。 The file is truncated.')
    this.#held.push(value)
    this.#heldBytes += value.length
  }

  async #nextChunk(): Promise<IteratorResult<Buffer, undefined>> {
    try {
      return (await this.#chunks.next()) as IteratorResult<Buffer, undefined>
    } catch (error) {
      throw new MoveError(`檔案損毀。 The file is damaged: ${(error as Error).message}`)
    }
  }
}

import { inflateRawSync } from 'node:zlib'

const centralMark = 0x02014b50
const endMark = 0x06054b50

/** The files of a zip by name, read from its directory like an unpacker. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endMark) throw new Error('not a zip, or truncated')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== centralMark) throw new Error('the zip directory is broken')
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameSize as number))
    files.set(name, contentAt(zip, at))
    at += 46 + (nameSize as number) + (extraSize as number) + (commentSize as number)
  }
  return files
}

function contentAt(zip: Buffer, entry: number): Buffer {
  const isDeflated = zip.readUInt16LE(entry + 10) === 8
  const size = zip.readUInt32LE(entry + 20)
  const local = zip.readUInt32LE(entry + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(start, start + size)
  const content = isDeflated ? inflateRawSync(bytes) : bytes
  if (content.length !== zip.readUInt32LE(entry + 24)) throw new Error('a file of the zip is truncated')
  return content
}

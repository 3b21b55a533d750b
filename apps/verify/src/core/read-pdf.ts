const latin = new TextDecoder('latin1')

export const isPdf = (bytes: Uint8Array) => latin.decode(bytes.subarray(0, 1024)).includes('%PDF-')

/** Larger than any attached proof; a crafted file must not fill the memory. */
const maxBytes = 200_000_000

/** The contents of all attached files, unpacked. Not every PDF writer's, but those of our reports. */
export async function readAttachments(bytes: Uint8Array): Promise<Uint8Array[]> {
  const text = latin.decode(bytes)
  const found: Uint8Array[] = []
  for (const hit of text.matchAll(/\/Type\s*\/EmbeddedFile\b/g)) {
    const stream = findStream(text, hit.index)
    if (!stream) continue
    const content = bytes.subarray(stream.from, stream.until)
    const unpacked = stream.isPacked ? await inflate(content) : content
    if (unpacked) found.push(unpacked)
  }
  return found
}

/** The stream of the dictionary around an index. */
function findStream(text: string, at: number) {
  const start = text.lastIndexOf(' obj', at)
  const hit = /stream\r?\n/g
  hit.lastIndex = at
  const opened = hit.exec(text)
  if (start < 0 || !opened) return null
  const dictionary = text.slice(start, opened.index)
  const from = opened.index + opened[0].length
  const [, length] = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary) ?? []
  const until = length === undefined ? text.indexOf('endstream', from) : from + Number(length)
  return until < from ? null : { from, until, isPacked: /\/FlateDecode\b/.test(dictionary) }
}

/** Null if the bytes are damaged. */
async function inflate(packed: Uint8Array): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate'))
    const [parts, reader]: [Uint8Array[], ReadableStreamDefaultReader<Uint8Array>] = [[], stream.getReader()]
    let size = 0
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value)
      if ((size += part.value.length) > maxBytes) return null
    }
    return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
  } catch {
    return null
  }
}

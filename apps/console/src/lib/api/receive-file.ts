import type { DownloadSink } from './download-sink.ts'

/** Received bytes; the total is unknown while the server is still producing the file. */
export type Progress = { bytes: number; totalBytes: number | null }

export function getTotal({ headers }: Response): number | null {
  // The content length of a compressed response does not match the received bytes.
  const total = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  return Number.isSafeInteger(total) && total > 0 ? total : null
}

/** The server's name for the file. */
export function getFileName({ headers }: Response): string | undefined {
  const header = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(header)?.[1]
}

/** Receives all bytes or throws: the sink never ends up with part of a file. */
export async function receiveFile(
  response: Response,
  sink: DownloadSink,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const totalBytes = getTotal(response)
  let bytes = 0
  try {
    for await (const chunk of chunksOf(response)) {
      await sink.write(chunk)
      bytes += chunk.byteLength
      onProgress({ bytes, totalBytes })
    }
    if (totalBytes !== null && bytes !== totalBytes) throw new Error('The answer ended early')
    return await sink.finish()
  } catch (error) {
    await sink.discard().catch(() => undefined)
    throw error
  }
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!body) return
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // After a full disk, stop the server from sending.
    await reader.cancel().catch(() => undefined)
  }
}

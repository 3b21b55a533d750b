import type { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = {
  name: string
  /** Called when its turn comes, so that only one source is open at a time. */
  open: () => Readable | Promise<Readable>
  /** Off for pictures and videos, which do not compress. */
  compress?: boolean
}

/** A zip sent while it is created; its sources are read only as fast as the client receives it. */
export function zipStream(entries: readonly ZipEntry[], mtime: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  let current: Readable | undefined
  for (const { name, open, compress = true } of entries)
    zip.addReadStreamLazy(name, { mtime, compress }, (give) => {
      openSource(open).then(
        (source) => give(null, source),
        (error: Error) => output.destroy(error),
      )
    })
  zip.end()
  // A client that disconnects would otherwise leave the source open forever.
  return output.once('close', () => current?.destroy())

  async function openSource(open: ZipEntry['open']): Promise<Readable> {
    current = await open()
    if (output.destroyed) current.destroy()
    return current.once('error', (error) => output.destroy(error))
  }
}

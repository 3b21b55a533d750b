import type { Sending } from '../http/route.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

/** A zip under a name that the browser saves it by. */
export function sendZip(name: string, entries: readonly ZipEntry[], at: Date): Sending {
  const ascii = name.replaceAll(/[^\w.-]/g, '_')
  return {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
    body: zipStream(entries, at),
  }
}

import { attachment } from '../http/response/attachment.ts'
import type { Sending } from '../http/pipeline/route.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

/** A zip download with a file name. */
export function sendZip(name: string, entries: readonly ZipEntry[], at: Date): Sending {
  return {
    headers: { 'content-type': 'application/zip', 'content-disposition': attachment(name) },
    body: zipStream(entries, at),
  }
}

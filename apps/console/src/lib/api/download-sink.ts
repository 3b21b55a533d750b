/** Stores the bytes of a download until it is complete. */
export type DownloadSink = {
  write: (chunk: Uint8Array<ArrayBuffer>) => Promise<void>
  finish: () => Promise<Blob>
  discard: () => Promise<void>
}

const folderName = 'downloads'
/** By then the browser has long copied a finished file. */
const keptMs = 3_600_000

async function sweep(folder: FileSystemDirectoryHandle) {
  const files = folder as unknown as { values: () => AsyncIterable<FileSystemFileHandle> }
  for await (const file of files.values()) {
    const { lastModified } = await file.getFile()
    // Another tab may be writing to it.
    if (Date.now() - lastModified > keptMs) await folder.removeEntry(file.name).catch(() => undefined)
  }
}

/** The browser's private file system: a large file never has to fit into memory. */
async function openDiskSink(): Promise<DownloadSink> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(folderName, { create: true })
  await sweep(folder)
  const file = await folder.getFileHandle(crypto.randomUUID(), { create: true })
  const stream = await file.createWritable()
  return {
    write: (chunk) => stream.write(chunk),
    finish: async () => {
      await stream.close()
      return file.getFile()
    },
    discard: async () => {
      await stream.abort()
      await folder.removeEntry(file.name)
    },
  }
}

function openMemorySink(): DownloadSink {
  let chunks: Uint8Array<ArrayBuffer>[] = []
  return {
    write: async (chunk) => void chunks.push(chunk),
    finish: async () => new Blob(chunks),
    discard: async () => void (chunks = []),
  }
}

/** Plain http and some private windows have no private file system. */
export const openDownloadSink = (): Promise<DownloadSink> => openDiskSink().catch(() => openMemorySink())

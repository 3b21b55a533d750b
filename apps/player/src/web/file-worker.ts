import type { FileNeed } from '../core/file-plan.ts'
import { keepFile } from './save-file.ts'

/** In a worker, since hashing a video would make the picture stutter. */
addEventListener('message', ({ data }: MessageEvent<FileNeed>) => {
  void keepFile(data).then((fetched) => postMessage(fetched))
})

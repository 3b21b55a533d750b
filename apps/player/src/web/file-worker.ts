import type { FileNeed } from '../core/file-plan.ts'
import { keepFile } from './keep-file.ts'

/** Beside the page, since hashing a film would make the picture stumble. */
addEventListener('message', ({ data }: MessageEvent<FileNeed>) => {
  void keepFile(data).then((fetched) => postMessage(fetched))
})

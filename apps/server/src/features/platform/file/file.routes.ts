import * as contract from '@lumiroute/contract/file'
import { read, type Route, send, steps } from '../../../http/pipeline/route.ts'
import { downloadStoreImage } from './download-store-image.ts'
import { getFile } from './get-file.ts'
import { listFiles } from './list-files.ts'

// Load the media libraries on the first upload: they would double the memory of an idle server.
const uploads = () => import('./upload-file.ts')

export const fileRoutes: Route[] = [
  steps(contract.uploadFile, async (call) => (await uploads()).uploadFile(call)),
  steps(contract.uploadFileByName, async (call) => (await uploads()).uploadFileByName(call)),
  read(contract.listFiles, listFiles),
  send(contract.getFile, getFile),
  send(contract.downloadStoreImage, downloadStoreImage),
]

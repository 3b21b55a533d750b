import * as contract from '@lumiroute/contract'
import { read, type Route, send, steps } from '../../http/route.ts'
import { downloadStoreImage } from './download-store-image.ts'
import { getFile } from './get-file.ts'
import { listFiles } from './list-files.ts'
import { uploadFile, uploadFileByName } from './upload-file.ts'

export const fileRoutes: Route[] = [
  steps(contract.uploadFile, uploadFile),
  steps(contract.uploadFileByName, uploadFileByName),
  read(contract.listFiles, listFiles),
  send(contract.getFile, getFile),
  send(contract.downloadStoreImage, downloadStoreImage),
]

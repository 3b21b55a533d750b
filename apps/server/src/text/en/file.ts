import type { TranslationOf } from '@lumiroute/contract/text'
import type { file as zhTW } from '../zh-TW/file.ts'

export const file: TranslationOf<typeof zhTW> = {
  uploaded: 'Uploaded',
  notFound: 'File not found',
  notFoundUploadAgain: 'The file was not found. Please upload it again',
  imagesOnly: 'Only images can be used here',
  videosOnly: 'Only videos can be used here',
  imageUploadsOnly: 'Only images can be uploaded here. Please choose a JPEG, PNG, WebP or GIF file',
  wrongSize: 'The image must be {width}x{height}. Please upload it again',
  tooFewPixels:
    'The image is too small: at least {width}x{height} is needed, this one is {actualWidth}x{actualHeight}',
  tooManyPixels: 'The image has too many pixels. The limit is 50 million',
  unsupported:
    'This file type is not supported. Please upload a JPEG, PNG, WebP or GIF image, or an MP4 (H.264, H.265) or WebM video',
  storageFull: 'The storage is full. Please contact the platform operator',
  storageUnavailable: 'The file storage is unavailable for a moment. Please try again',
  missing: 'Please choose a file to upload',
  onlyOne: 'Please upload one file at a time',
  empty: 'The file is empty. Please choose another',
  tooLarge: 'The file is too large',
  imageTooLarge: 'Images may have up to {limit}',
  videoTooLarge: 'Videos may have up to {limit}',
  interrupted: 'The upload was interrupted. Please try again',
  tooSlow: 'The upload was too slow or interrupted. Please try again',
  incomplete: 'The upload is incomplete. Please try again',
  unnamed: 'Unnamed file',
}

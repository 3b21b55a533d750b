import { expect, it } from 'vitest'
import { checkFile, typeNames } from './check-file.ts'

const limits = { types: ['image/png', 'video/mp4'], maxBytes: 4 }
const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'a', { type })

it('accepts files within the limits', async () => {
  expect(await checkFile(file(4, 'image/png'), limits)).toBeUndefined()
})

it('rejects empty files, other types and large files', async () => {
  expect(await checkFile(file(0, 'image/png'), limits)).toEqual({ reason: 'empty' })
  expect(await checkFile(file(4, 'image/svg+xml'), limits)).toEqual({ reason: 'wrongType' })
  expect(await checkFile(file(4, ''), limits)).toEqual({ reason: 'wrongType' })
  expect(await checkFile(file(5, 'video/mp4'), limits)).toEqual({ reason: 'tooLarge', sizeBytes: 4 })
})

it('rejects an image that cannot be decoded, if its size matters', async () => {
  expect(await checkFile(file(4, 'image/png'), { ...limits, minWidth: 10 })).toEqual({ reason: 'unreadable' })
  expect(await checkFile(file(4, 'video/mp4'), { ...limits, minWidth: 10 })).toBeUndefined()
})

it('shows short names of types', () => {
  expect(typeNames(['image/jpeg', 'image/webp', 'video/mp4', 'video/webm'])).toBe('JPEG、WebP、MP4、WebM')
})

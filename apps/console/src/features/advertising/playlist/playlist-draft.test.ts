import type { Playlist } from '@lumiroute/contract/playlist'
import { expect, test } from 'vitest'
import {
  formatFor,
  getPlace,
  sentMaterials,
  computeTotals,
  uploadedDraft,
  toValues,
} from './playlist-draft.ts'
import { toProgramme } from './playlist-programme.ts'

const uploaded = (file: string, turn: number, mime = 'image/png') =>
  uploadedDraft({
    uuidName: `${turn}.png`,
    url: `/api/files/${turn}.png`,
    mime,
    size: 524_288,
    width: 1080,
    height: 1920,
    duration: mime.startsWith('video/') ? 6.04 : null,
    file,
    turn,
  })

const material = {
  id: 7,
  name: '首圖',
  type: 'image' as const,
  format: 'image/png',
  resolution: '1080x1920',
  duration: 12,
  fileSize: 0.5,
  fileName: 'a.png',
  fileURL: '/api/files/a.png',
}
const playlist: Playlist = {
  id: 1,
  storeId: 1,
  name: '春節',
  format: 'image',
  resolution: '1080x1920',
  duration: 12,
  totalFileSize: 0.5,
  totalFileCount: 1,
  materials: [material],
  usedBy: [],
  updatedAt: '2026-11-15T00:00:00+08:00',
  version: 3,
  actions: [],
}

test('names a file without its extension, with 20 seconds or the length of its video', () => {
  expect(uploaded('春節.海報.png', 1)).toMatchObject({
    name: '春節.海報',
    duration: 20,
    type: 'image',
    fileSize: 0.5,
  })
  expect(uploaded('film.webm', 1, 'video/webm')).toMatchObject({ duration: 6.04, type: 'video' })
  expect(uploaded('.png', 1).name).toBe('.png')
  expect(uploaded(`${'長'.repeat(120)}.png`, 1).name).toHaveLength(100)
})

test('lists files in the order they were chosen, whichever finishes first', () => {
  const kept = toValues(playlist).material_data ?? []
  let drafts = [...kept]
  for (const turn of [2, 3, 1])
    drafts = drafts.toSpliced(getPlace(drafts, turn), 0, uploaded(`${turn}.png`, turn))
  expect(drafts.map(({ name }) => name)).toEqual(['首圖', '1', '2', '3'])
})

test('takes the format from the first file if none was chosen', () => {
  const file = (type: string) => new File(['x'], 'a', { type })
  expect(formatFor(undefined, [file('video/mp4'), file('image/png')])).toBe('video')
  expect(formatFor(undefined, [file('image/png')])).toBe('image')
  expect(formatFor('game_side_bar', [file('video/mp4')])).toBe('game_side_bar')
})

test('sends the ids of existing materials, and no length for videos', () => {
  const kept = toValues(playlist).material_data ?? []
  const sent = sentMaterials([...kept, uploaded('film.webm', 1, 'video/webm')])
  expect(sent).toEqual([
    { id: 7, name: '首圖', fileName: 'a.png', duration: 12 },
    { name: 'film', fileName: '1.png' },
  ])
})

test('totals ignore seconds that are not typed yet', () => {
  expect(computeTotals([{ duration: 12, fileSize: 0.5 }, { duration: Number.NaN, fileSize: 1 }, {}])).toEqual(
    {
      seconds: 12,
      size: 1.5,
    },
  )
})

test('previews a playlist in the orientation of its first material', () => {
  expect(toProgramme(playlist)).toMatchObject({ mode: 'basic', orientation: 'portrait', second: [] })
  expect(toProgramme(playlist).main).toMatchObject([{ key: '7', durationMs: 12_000 }])
  expect(toProgramme({ ...playlist, resolution: '' }).orientation).toBe('landscape')
})

import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { files } from '@lumiroute/server/db/schema/index.ts'
import { newFileName } from '@lumiroute/server/adapters/files/file-name.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { demoAds } from '../data/demo-ads.ts'
import { type DemoPlaylistKey, demoPlaylists } from '../data/demo-playlists.ts'
import type { MediaByName } from './save-media.ts'
import { mediaFolder } from '../media-folder.ts'

export type ScreenRow = Omit<typeof files.$inferInsert, 'storeId'>
/** By store, then by `screenKey`. */
export type ScreensByStore = Record<string, Map<string, ScreenRow>>

const size = { width: 960, height: 540 }
const night = '#0B1220'

type Shown = { main: string; second?: string | undefined }

/** Identifies the screen content by the hashes of its files. */
export const screenKey = ({ main, second }: Shown) => (second ? `${main}+${second}` : main)

/** Every screenshot of the demo's ads, as a player would have sent it. */
export async function saveScreens(deps: Deps, media: MediaByName): Promise<ScreensByStore> {
  const screens: ScreensByStore = {}
  for (const [storeCode, shown] of Object.entries(listByStore(media))) {
    const saved = [...shown].map(async ([key, each]) => [key, await saveScreen(deps, each)] as const)
    screens[storeCode] = new Map(await Promise.all(saved))
  }
  return screens
}

/** The distinct screen contents of the stores' ads that have been on air. */
function listByStore(media: MediaByName): Record<string, Map<string, Shown>> {
  const stores: Record<string, Map<string, Shown>> = {}
  for (const { storeCode, mode, play1, play2, days } of demoAds) {
    if (Math.min(...days) > 0) continue
    const own = (stores[storeCode] ??= new Map<string, Shown>())
    for (const shown of listShown(mode, getMedia(play1), play2 ? getMedia(play2) : [])) {
      const second = shown.second && hashForm(media, shown.second)
      own.set(screenKey({ main: hashForm(media, shown.main), second }), shown)
    }
  }
  return stores
}

const getMedia = (key: DemoPlaylistKey): string[] =>
  demoPlaylists.find((playlist) => playlist.key === key)?.materials.map(({ media }) => media) ?? []

const hashForm = (media: MediaByName, name: string) => media.get(name)?.sha256 as string

function listShown(mode: string, main: string[], second: string[]): Shown[] {
  if (mode !== 'split' || second.length === 0) return [...main, ...second].map((name) => ({ main: name }))
  return main.flatMap((one) => second.map((other) => ({ main: one, second: other })))
}

async function saveScreen({ storage }: Deps, { main, second }: Shown): Promise<ScreenRow> {
  const mime = 'image/jpeg'
  const uuidName = newFileName(mime)
  const bytes = await drawScreen(main, second)
  const saved = await storage.save(uuidName, Readable.from([bytes]), { mime })
  const row = { uuidName, kind: 'record', originalName: 'screen.jpg', mime, isPrivate: true }
  return { ...row, ...saved, ...size }
}

/** The second list has the right third of the screen, as on the stage. */
async function drawScreen(main: string, second: string | undefined): Promise<Buffer> {
  const mainWidth = second ? (size.width * 2) / 3 : size.width
  const panes = [{ input: await drawPane(main, mainWidth), left: 0, top: 0 }]
  if (second) panes.push({ input: await drawPane(second, size.width - mainWidth), left: mainWidth, top: 0 })
  return sharp({ create: { ...size, channels: 3, background: night } })
    .composite(panes)
    .jpeg({ quality: 80 })
    .toBuffer()
}

const drawPane = (name: string, width: number) =>
  sharp(path.join(mediaFolder, getStillName(name)))
    .resize({ width, height: size.height, fit: 'contain', background: night })
    .png()
    .toBuffer()

/** Each video has a still image next to it: the server cannot decode videos. */
export const getStillName = (name: string) => name.replace(/\.webm$/, '.still.webp')

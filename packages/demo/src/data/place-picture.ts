import path from 'node:path'
import sharp from 'sharp'
import { backdrop, city, type Sky, skies, wave } from './demo-pictures.ts'
import { mediaFolder } from '../media-folder.ts'

export const photoSize = { width: 960, height: 540 }

/** Picture of a place; its panel shows a poster of the demo. */
export type PlacePhoto = { sky: keyof typeof skies; ground: keyof typeof grounds; poster: string }

const person = (x: number, y: number, colour: string) => `<g fill="${colour}">
  <circle cx="${x}" cy="${y}" r="9"/><path d="M${x - 12} ${y + 52}v-28q0-14 12-14t12 14v28z"/></g>`
const people = (colours: readonly string[], y: number) =>
  colours
    .map((colour, at) => person(150 + at * 130 + ((at * 47) % 60), y + ((at * 23) % 26), colour))
    .join('')

const tree = (x: number) => `<rect x="${x - 6}" y="340" width="12" height="70" fill="#7A4B2E"/>
  <g fill="#3F7D58"><circle cx="${x}" cy="316" r="40"/><circle cx="${x - 26}" cy="340" r="28"/><circle cx="${x + 26}" cy="340" r="28"/></g>`

const crowd = ['#C8553D', '#1D4E6B', '#F2B632', '#3F7D58', '#8A5A83', '#2E7D95'] as const

/** An open square with trees. */
const plaza = ({ near }: Sky) => `<rect y="400" width="960" height="140" fill="${near}"/>
  <path d="M0 440h960M0 490h960" stroke="#FFFFFF" stroke-opacity=".14" stroke-width="4"/>
  ${[60, 180, 790, 900].map(tree).join('')}${people(crowd, 440)}`

/** The quay of a harbour. */
const water = ({ near }: Sky) => `<rect y="392" width="960" height="148" fill="${near}"/>
  ${people(crowd.slice(0, 4), 388)}${wave(462, '#2E7D95', 0)}${wave(494, '#1D5E78', -30)}
  <rect y="480" width="960" height="60" fill="#1D5E78"/>`

/** A lane of shops with awnings and lanterns. */
const lane = ({ near, lamp }: Sky) => `<rect y="400" width="960" height="140" fill="${near}"/>
  ${[30, 160, 720, 850].map((x, at) => `<rect x="${x - 20}" y="250" width="120" height="160" fill="${at % 2 ? '#7A4B2E' : '#2F5D50'}"/>
  <rect x="${x - 6}" y="306" width="92" height="84" fill="${lamp}"/><path d="M${x - 26} 268h132l-12 34H${x - 14}z" fill="#C8553D"/>
  <circle cx="${x + 40}" cy="240" r="14" fill="${lamp}"/>`).join('')}${people(crowd, 436)}` // oxfmt-ignore

const grounds = { plaza, water, lane }

/** A panel with the place's own aspect ratio, on posts in front of the town. */
function panelBox(panel: readonly [number, number]) {
  const height = panel[0] > panel[1] ? 230 : 300
  const width = Math.round((height * panel[0]) / panel[1])
  return { left: Math.round((photoSize.width - width) / 2), top: 384 - height - 40, width, height }
}

export async function drawPlace(
  { sky, ground, poster }: PlacePhoto,
  panel: readonly [number, number],
): Promise<Buffer> {
  const box = panelBox(panel)
  const bottom = box.top + box.height
  const posts = [0.2, 0.8]
    .map((share) => `<rect x="${box.left + box.width * share - 9}" y="${bottom}" width="18" height="${420 - bottom}" fill="#2B3242"/>`)
    .join('') // oxfmt-ignore
  const frame = `<rect x="${box.left - 12}" y="${box.top - 12}" width="${box.width + 24}" height="${box.height + 24}" rx="8" fill="#12161F"/>`
  const colours = skies[sky]
  const scene = `${backdrop(colours)}${city(colours)}${grounds[ground](colours)}${posts}${frame}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">${scene}</svg>`
  const { width, height, left, top } = box
  const shown = await sharp(path.join(mediaFolder, poster))
    .resize({ width, height, fit: 'cover' })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .composite([{ input: shown, left, top }])
    .webp({ quality: 84 })
    .toBuffer()
}

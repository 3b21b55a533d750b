export type Sky = {
  top: string
  bottom: string
  sun: string
  sunY: number
  far: string
  near: string
  lamp: string
}

const morning: Sky = {
  top: '#BFE3F5',
  bottom: '#FFF4DD',
  sun: '#FFD479',
  sunY: 120,
  far: '#9CC3CF',
  near: '#5C8FA0',
  lamp: '#FFF7E0',
}
const dusk: Sky = {
  top: '#5B4B8A',
  bottom: '#F7A072',
  sun: '#FFE0A3',
  sunY: 250,
  far: '#8A5A83',
  near: '#4B3B66',
  lamp: '#FFD98A',
}
const night: Sky = {
  top: '#0F1B3D',
  bottom: '#2C4A7A',
  sun: '#F3F1E0',
  sunY: 90,
  far: '#223A66',
  near: '#16274A',
  lamp: '#FFCF6B',
}
export const skies = { morning, dusk, night }

export const backdrop = ({ top, bottom, sun, sunY }: Sky) => `
  <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
  <rect width="960" height="480" fill="url(#sky)"/>
  <circle cx="660" cy="${sunY}" r="46" fill="${sun}"/>`

const skyline = [0, 70, 150, 210, 300, 640, 720, 790, 880]
export const city = ({ far }: Sky) =>
  skyline
    .map((x, i) => `<rect x="${x}" y="${190 + ((i * 53) % 90)}" width="72" height="230" fill="${far}"/>`)
    .join('')

/** An old house with an awning, a lit window and a cup on its sign. */
const cafe = (sky: Sky) => `${backdrop(sky)}${city(sky)}
  <rect y="400" width="960" height="80" fill="${sky.near}"/>
  <rect x="300" y="130" width="360" height="290" rx="6" fill="#F3E6D3"/>
  <rect x="286" y="112" width="388" height="24" rx="4" fill="#7A4B2E"/>
  <g fill="#7A4B2E"><rect x="330" y="262" width="170" height="120" rx="4"/><rect x="540" y="262" width="90" height="158" rx="4"/></g>
  <g fill="${sky.lamp}"><rect x="338" y="270" width="74" height="104"/><rect x="418" y="270" width="74" height="104"/><rect x="550" y="274" width="70" height="80"/></g>
  ${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M${304 + i * 44} 222h44v26a22 22 0 0 1-44 0z" fill="${i % 2 ? '#FFFDF7' : '#C8553D'}"/>`).join('')}
  <circle cx="480" cy="176" r="36" fill="#7A4B2E"/>
  <path d="M461 168h32v12a16 16 0 0 1-32 0z" fill="#FFFDF7"/><path d="M493 171h6a6 6 0 0 1 0 13h-7" fill="none" stroke="#FFFDF7" stroke-width="4"/>
  <path d="M470 162q-4-6 0-11M483 162q-4-6 0-11" fill="none" stroke="#FFFDF7" stroke-width="3" stroke-linecap="round"/>
  <g fill="#3F7D58"><circle cx="270" cy="362" r="34"/><circle cx="694" cy="362" r="34"/></g>
  <g fill="#8C5A3C"><rect x="252" y="388" width="36" height="34" rx="3"/><rect x="676" y="388" width="36" height="34" rx="3"/></g>`

export const wave = (y: number, colour: string, shift: number) => `
  <path d="M${-80 + shift} ${y}${'q40 -22 80 0t80 0'.repeat(7)}V480H-80z" fill="${colour}"/>`

/** A fishing boat in the harbour, with its catch below. */
const harbour = (sky: Sky) => `${backdrop(sky)}
  <path d="M0 300l120-70 110 50 130-90 150 110 120-60 150 70 180-50v150H0z" fill="${sky.far}"/>
  ${wave(330, '#4FA3B8', 0)}
  <path d="M330 300h300l-46 76H376z" fill="#C8553D"/><path d="M330 300h300l-9 15H339z" fill="#FFFDF7"/>
  <rect x="420" y="232" width="100" height="68" rx="6" fill="#FFFDF7"/><rect x="412" y="222" width="116" height="14" rx="4" fill="#1D4E6B"/>
  <g fill="${sky.lamp}" stroke="#1D4E6B" stroke-width="5"><rect x="436" y="248" width="26" height="26" rx="3"/><rect x="478" y="248" width="26" height="26" rx="3"/></g>
  <path d="M560 300V150M560 158l66 130M560 170h-58" stroke="#7A4B2E" stroke-width="7" fill="none"/>
  <path d="M560 150l34 14-34 14z" fill="#F2B632"/>
  ${wave(366, '#2E7D95', -30)}${wave(408, '#1D5E78', 20)}
  <g fill="#F7C9A9"><path d="M440 432q40-34 84 0-44 34-84 0z"/><path d="M520 432l28-20v40z"/><path d="M640 452q24-20 50 0-26 20-50 0z"/><path d="M688 452l18-13v26z"/><path d="M260 446q24-20 50 0-26 20-50 0z"/><path d="M308 446l18-13v26z"/></g>
  <circle cx="458" cy="428" r="4" fill="#1D4E6B"/>`

const spines = ['#C8553D', '#F2B632', '#3F7D58', '#2E7D95', '#7A4B2E', '#8A5A83', '#E08E79']
const shelf = (y: number) =>
  Array.from({ length: 15 }, (_, i) => {
    const height = 52 + ((i * 37 + y) % 26)
    return `<rect x="${342 + i * 19}" y="${y - height}" width="15" height="${height}" rx="2" fill="${spines[(i * 3 + y) % 7]}"/>`
  }).join('')

/** A bookshop under the trees of a green lane. */
const bookshop = (sky: Sky) => `${backdrop(sky)}${city(sky)}
  <rect y="410" width="960" height="70" fill="#6B9A6E"/><rect y="440" width="960" height="40" fill="${sky.near}"/>
  <rect x="310" y="120" width="340" height="310" rx="8" fill="#2F5D50"/>
  <rect x="330" y="190" width="300" height="210" fill="${sky.lamp}"/>
  ${shelf(282)}${shelf(378)}
  <g fill="#7A4B2E"><rect x="330" y="282" width="300" height="10"/><rect x="330" y="378" width="300" height="10"/></g>
  <path d="M480 138q-22-14-50-6v36q28-8 50 6 22-14 50-6v-36q-28-8-50 6z" fill="#FFFDF7"/><path d="M480 138v36" stroke="#2F5D50" stroke-width="4"/>
  ${[150, 250, 710, 820]
    .map(
      (x, i) => `<rect x="${x - 7}" y="320" width="14" height="100" fill="#7A4B2E"/>
  <g fill="${i % 2 ? '#4E8B5F' : '#3F7D58'}"><circle cx="${x}" cy="270" r="52"/><circle cx="${x - 34}" cy="304" r="36"/><circle cx="${x + 34}" cy="304" r="36"/></g>`,
    )
    .join('')}`

export const scenes = { cafe, harbour, bookshop }

/** The whole scene for wide images, its middle for square ones. */
export const pictures = {
  big: (scene: string) => svg(scene, '0 0 960 480', 960, 480),
  small: (scene: string) => svg(scene, '240 0 480 480', 429, 429),
}

const svg = (scene: string, viewBox: string, width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${scene}</svg>`

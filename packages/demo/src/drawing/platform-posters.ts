import { drawing, line, type Poster, truck } from './poster.ts'

const towers = (y: number, colour: string, seed: number) =>
  Array.from({ length: 24 }, (_, at) => {
    const height = 120 + ((at * 97 + seed * 61) % 320)
    return `<rect x="${at * 84 - 20}" y="${y - height}" width="78" height="${height + 60}" fill="${colour}"/>`
  }).join('')

const windows = (y: number) =>
  Array.from({ length: 90 }, (_, at) => {
    const [x, up] = [(at * 173) % 1920, (at * 89) % 100]
    return `<rect x="${x}" y="${y - up}" width="12" height="16" fill="#FFB020" opacity="${0.25 + (at % 5) * 0.14}"/>`
  }).join('')

const nightCity = `<defs><linearGradient id="n" y2="1" x2="0"><stop stop-color="#0B1220"/><stop offset="1" stop-color="#243B7A"/></linearGradient></defs>
  <rect width="1920" height="1080" fill="url(#n)"/>${towers(820, '#16223F', 1)}${towers(860, '#0F1830', 3)}${windows(830)}
  <rect y="860" width="1920" height="220" fill="#0B1220"/><path d="M0 972h1920" stroke="#FFB020" stroke-width="8" stroke-dasharray="90 70"/>`

const seen: Poster = {
  file: 'platform-seen.webp',
  width: 1920,
  height: 1080,
  html: `${drawing('0 0 1920 1080', `${nightCity}${truck(1040, 596, 1.15, '#3D5AFE')}`)}
  ${line({ x: 1092, y: 664, size: 92, colour: '#FFFFFF', text: '你的廣告' })}
  ${line({ x: 1096, y: 784, size: 40, colour: '#FFD98A', text: '在路上，被看見' })}
  ${line({ x: 120, y: 120, size: 48, colour: '#FFB020', text: 'LumiRoute', look: 'letter-spacing:.08em' })}
  ${line({ x: 112, y: 206, size: 180, colour: '#FFFFFF', text: '此刻，<br>全城看見你', look: 'line-height:1.15' })}
  ${line({ x: 120, y: 640, size: 56, colour: '#C7D2F5', text: '行動 LED 廣告車隊招商中' })}`,
}

const offer: Poster = {
  file: 'platform-offer.webp',
  width: 1920,
  height: 1080,
  html: `${drawing(
    '0 0 1920 1080',
    `<rect width="1920" height="1080" fill="#3D5AFE"/><circle cx="1560" cy="320" r="520" fill="#536DFE"/><circle cx="1560" cy="320" r="340" fill="#6D83FF"/>
     <path d="M-20 930C380 930 460 720 800 720S1240 900 1480 900 1760 760 1960 700" fill="none" stroke="#FFB020" stroke-width="18" stroke-dasharray="4 44" stroke-linecap="round"/>
     ${truck(1190, 380, 0.95, '#FFB020')}`,
  )}
  ${line({ x: 1240, y: 412, size: 58, colour: '#0B1220', text: '一天一台車<br>只播你的廣告', look: 'line-height:1.35' })}
  ${line({ x: 120, y: 130, size: 52, colour: '#DDE3FF', text: '每檔最多 6 個播放日' })}
  ${line({ x: 112, y: 210, size: 210, colour: '#FFFFFF', text: 'NT$8,000' })}
  ${line({ x: 120, y: 480, size: 64, colour: '#FFFFFF', text: '選路線、選日期、上傳素材' })}
  ${line({ x: 120, y: 580, size: 64, colour: '#FFFFFF', text: '線上完成，隔天上路' })}
  ${line({ x: 120, y: 962, size: 44, colour: '#DDE3FF', text: 'LumiRoute　雲端智慧行動 LED 廣告平台' })}`,
}

const stripes = Array.from(
  { length: 6 },
  (_, at) =>
    `<path d="M${150 + at * 6} ${1180 + at * 96}h${780 - at * 12}l26 54H${124 + at * 6}z" fill="#FFFFFF"/>`,
).join('')

const crossing: Poster = {
  file: 'platform-crossing.webp',
  width: 1080,
  height: 1920,
  html: `${drawing(
    '0 0 1080 1920',
    `<rect width="1080" height="1920" fill="#FFB020"/><path d="M180 1080h720l240 860H-60z" fill="#2A3142"/>${stripes}
     <g fill="#0B1220"><circle cx="500" cy="740" r="64"/><path d="M448 826h104q30 0 40 34l38 128-54 18-38-106 4 130 62 214h-74l-58-186-66 186h-74l80-236-8-96-50 64-70 20-16-50 56-18 78-88q18-14 46-14z"/></g>`,
  )}
  ${line({ x: 0, y: 150, size: 210, colour: '#0B1220', text: '停一下', wide: 1080 })}
  ${line({ x: 0, y: 420, size: 110, colour: '#0B1220', text: '讓行人先走', wide: 1080 })}
  ${line({ x: 0, y: 1800, size: 48, colour: '#FFD98A', text: 'LumiRoute 關心您', wide: 1080, look: 'letter-spacing:.2em;text-indent:.2em' })}`,
}

const play: Poster = {
  file: 'platform-game.webp',
  width: 1080,
  height: 1920,
  html: `${drawing(
    '0 0 1080 1920',
    `<rect width="1080" height="1920" fill="#0B1220"/><g fill="none" stroke="#3D5AFE" stroke-width="6" opacity=".55"><circle cx="540" cy="1080" r="220"/><circle cx="540" cy="1080" r="330"/><circle cx="540" cy="1080" r="440"/></g>
     <rect x="390" y="800" width="300" height="560" rx="44" fill="#E9EDF7"/><rect x="414" y="852" width="252" height="440" rx="12" fill="#3D5AFE"/>
     <path d="M500 990l110 82 -110 82z" fill="#FFB020"/><circle cx="540" cy="1326" r="18" fill="#8FA0C2"/>`,
  )}
  ${line({ x: 0, y: 190, size: 60, colour: '#FFB020', text: '大螢幕 × 小手機', wide: 1080 })}
  ${line({ x: 0, y: 300, size: 156, colour: '#FFFFFF', text: '現場一起玩', wide: 1080 })}
  ${line({ x: 0, y: 1620, size: 62, colour: '#C7D2F5', text: '掃描 QR Code 加入遊戲', wide: 1080 })}
  ${line({ x: 0, y: 1770, size: 48, colour: '#FFB020', text: 'LumiRoute', wide: 1080 })}`,
}

export const platformPosters = [seen, offer, crossing, play]

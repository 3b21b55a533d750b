import { drawing, fish, line, type Poster, waves } from './poster.ts'

const boat = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-230 0h460l-70 116H-160z" fill="#C8553D"/><path d="M-230 0h460l-14 24H-216z" fill="#FFFDF7"/>
    <rect x="-90" y="-104" width="150" height="104" rx="8" fill="#FFFDF7"/><rect x="-102" y="-122" width="174" height="22" rx="6" fill="#1D4E6B"/>
    <g fill="#FFD166"><rect x="-66" y="-76" width="40" height="40" rx="5"/><rect x="-4" y="-76" width="40" height="40" rx="5"/></g>
    <path d="M124 0V-236M124 -224l100 210M124 -204h-86" stroke="#7A4B2E" stroke-width="11" fill="none"/><path d="M124 -236l56 22 -56 22z" fill="#F2B632"/>
  </g>`

const landed: Poster = {
  file: 'harbour-landed.webp',
  width: 1920,
  height: 1080,
  html: `${drawing(
    '0 0 1920 1080',
    `<defs><linearGradient id="d" y2="1" x2="0"><stop stop-color="#12355B"/><stop offset=".62" stop-color="#F08A5D"/><stop offset="1" stop-color="#FFD29D"/></linearGradient></defs>
     <rect width="1920" height="1080" fill="url(#d)"/><circle cx="1420" cy="560" r="150" fill="#FFE7B8"/>
     ${waves(1920, 700, '#2E7D95', 400, 160)}${boat(1420, 640, 1.35)}${waves(1960, 800, '#1D5E78', 400, 180)}${waves(1980, 910, '#12405A', 300, 200)}
     ${fish(1120, 950, 0.7, '#F7C9A9', -8)}${fish(1480, 1000, 0.55, '#F7C9A9', 6)}${fish(1770, 940, 0.62, '#F7C9A9', -4)}`,
  )}
  ${line({ x: 120, y: 140, size: 46, colour: '#FFD29D', text: '高雄港邊海產', look: 'letter-spacing:.28em' })}
  ${line({ x: 112, y: 226, size: 196, colour: '#FFFDF7', text: '今天到港<br>今晚上桌', look: 'line-height:1.12' })}
  ${line({ x: 120, y: 832, size: 54, colour: '#FFE7B8', text: '透抽、紅甘、黃雞魚　現撈現煮' })}
  ${line({ x: 120, y: 930, size: 44, colour: '#FFFDF7', text: '鼓山區濱海一路 88 號　07-521-5678' })}`,
}

const dishes = ['清蒸石斑', '胡椒蝦', '蒜蓉龍蝦', '三杯透抽', '鮮魚湯', '炒海瓜子']

const banquet: Poster = {
  file: 'harbour-banquet.webp',
  width: 1920,
  height: 1080,
  html: `${drawing(
    '0 0 1920 1080',
    `<rect width="1920" height="1080" fill="#FFF4E3"/><rect width="760" height="1080" fill="#B3261E"/>
     <circle cx="380" cy="560" r="290" fill="#FFFDF7"/><circle cx="380" cy="560" r="244" fill="none" stroke="#E6D2B5" stroke-width="10"/>
     ${fish(372, 560, 1.25, '#E76F51', -18)}
     <g fill="#3F7D58"><path d="M250 660q60 -30 90 20q-60 24 -90 -20z"/><path d="M470 440q66 -10 80 44q-66 6 -80 -44z"/></g>
     <circle cx="486" cy="660" r="34" fill="#F2B632"/>`,
  )}
  ${line({ x: 0, y: 110, size: 64, colour: '#FFE7B8', text: '海鮮合菜', wide: 760, look: 'letter-spacing:.3em;text-indent:.3em' })}
  ${line({ x: 0, y: 930, size: 46, colour: '#FFE7B8', text: '高雄港邊海產', wide: 760 })}
  ${line({ x: 860, y: 130, size: 58, colour: '#7A1B15', text: '十人一桌' })}
  ${line({ x: 850, y: 200, size: 196, colour: '#B3261E', text: 'NT$6,800' })}
  ${dishes
    .map((name, at) =>
      line({
        x: 866 + (at % 2) * 480,
        y: 520 + Math.floor(at / 2) * 98,
        size: 58,
        colour: '#3B1F14',
        text: `・${name}`,
      }),
    )
    .join('')}
  ${line({ x: 860, y: 882, size: 48, colour: '#FFFDF7', text: '<span class="pill" style="background:#B3261E">三天前預約　07-521-5678</span>' })}`,
}

const lantern = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 -260V-104" stroke="#F2B632" stroke-width="8"/>
    <rect x="-56" y="-116" width="112" height="26" rx="8" fill="#F2B632"/><ellipse rx="140" ry="104" fill="#E63946"/><ellipse rx="84" ry="104" fill="none" stroke="#B3261E" stroke-width="7"/><path d="M0 -104V104" stroke="#B3261E" stroke-width="7"/>
    <rect x="-56" y="92" width="112" height="26" rx="8" fill="#F2B632"/><path d="M-30 118v90M0 118v110M30 118v90" stroke="#F2B632" stroke-width="8"/></g>`

const party: Poster = {
  file: 'harbour-party.webp',
  width: 1080,
  height: 1920,
  html: `${drawing(
    '0 0 1080 1920',
    `<defs><radialGradient id="p" cy=".4"><stop stop-color="#8E1B1B"/><stop offset="1" stop-color="#4A0D12"/></radialGradient></defs>
     <rect width="1080" height="1920" fill="url(#p)"/>${lantern(200, 250, 1)}${lantern(880, 250, 1)}${lantern(540, 190, 0.8)}
     <rect x="60" y="560" width="960" height="1180" rx="40" fill="none" stroke="#F2B632" stroke-width="8"/>
     ${fish(400, 1330, 0.95, '#F2B632', -14)}${fish(690, 1430, 0.95, '#F7C9A9', 166)}`,
  )}
  ${line({ x: 0, y: 610, size: 200, colour: '#FFE7B8', text: '尾牙<br>春酒', wide: 1080, look: 'font-family:Noto Serif CJK TC,serif;line-height:1.1;letter-spacing:.12em;text-indent:.12em' })}
  ${line({ x: 0, y: 1140, size: 60, colour: '#F2B632', text: '包場預約中', wide: 1080, look: 'letter-spacing:.3em;text-indent:.3em' })}
  ${line({ x: 0, y: 1540, size: 56, colour: '#FFFDF7', text: '最多 20 桌　附卡拉 OK', wide: 1080 })}
  ${line({ x: 0, y: 1634, size: 50, colour: '#FFE7B8', text: '07-521-5678', wide: 1080 })}
  ${line({ x: 0, y: 1790, size: 50, colour: '#F2B632', text: '高雄港邊海產', wide: 1080, look: 'letter-spacing:.2em;text-indent:.2em' })}`,
}

const fruit = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.22}" fill="#FFFFFF" opacity=".6"/><path d="M${x} ${y - r}q20 -40 66 -40q-6 46 -66 40z" fill="#3F7D58"/>`

const shooter: Poster = {
  file: 'harbour-game.webp',
  width: 1080,
  height: 1920,
  html: `${drawing(
    '0 0 1080 1920',
    `<rect width="1080" height="1920" fill="#2B1055"/><path d="M0 1920L540 900 1080 1920z" fill="#7597DE" opacity=".25"/>
     ${fruit(260, 880, 120, '#FF6B6B')}${fruit(800, 800, 140, '#FFA94D')}${fruit(560, 1150, 150, '#FFD43B')}${fruit(230, 1330, 110, '#94D82D')}${fruit(850, 1330, 120, '#F783AC')}
     <g fill="none" stroke="#FFFFFF" stroke-width="14"><circle cx="560" cy="1150" r="210"/><path d="M560 880v150M560 1270v150M290 1150h150M680 1150h150"/></g>`,
  )}
  ${line({ x: 0, y: 150, size: 58, colour: '#FFD43B', text: '港邊大挑戰', wide: 1080, look: 'letter-spacing:.4em;text-indent:.4em' })}
  ${line({ x: 0, y: 250, size: 160, colour: '#FFFFFF', text: '水果射擊', wide: 1080 })}
  ${line({ x: 0, y: 462, size: 84, colour: '#FFD43B', text: '3,000 分送胡椒蝦', wide: 1080 })}
  ${line({ x: 0, y: 1720, size: 52, colour: '#2B1055', text: '<span class="pill" style="background:#FFD43B">拿起手機　掃碼開始</span>', wide: 1080 })}`,
}

export const harbourPosters = [landed, banquet, party, shooter]

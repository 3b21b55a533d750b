import { blossom, cup, drawing, line, type Poster } from './poster.ts'

const beans = (spots: readonly (readonly [number, number, number])[], colour: string) =>
  spots
    .map(
      ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
      <ellipse rx="46" ry="30" fill="${colour}"/><path d="M-42 0q21 -20 42 0t42 0" fill="none" stroke="#1E100A" stroke-width="7"/></g>`,
    )
    .join('')

const scattered = [
  [1180, 900, 20],
  [1296, 968, -35],
  [1440, 930, 8],
  [1590, 985, 50],
  [1730, 920, -18],
  [1840, 992, 30],
  [1062, 986, -8],
] as const

const morning: Poster = {
  file: 'cafe-morning.webp',
  width: 1920,
  height: 1080,
  html: `${drawing(
    '0 0 1920 1080',
    `<defs><linearGradient id="g" x1="0" x2="1" y2="1"><stop stop-color="#FFE9C7"/><stop offset="1" stop-color="#F4A261"/></linearGradient></defs>
     <rect width="1920" height="1080" fill="url(#g)"/><circle cx="1440" cy="500" r="430" fill="#FFF6E5" opacity=".75"/>
     <rect y="850" width="1920" height="230" fill="#7A4B2E"/><rect y="850" width="1920" height="14" fill="#A76B43"/>
     ${cup(1410, 566, 1.75, '#C8553D', '#3B1F14')}`,
  )}
  ${line({ x: 130, y: 150, size: 46, colour: '#7A4B2E', text: '台北光點咖啡', look: 'letter-spacing:.28em' })}
  ${line({ x: 120, y: 250, size: 172, colour: '#3B1F14', text: '一杯剛好的<br>早晨', look: 'font-family:Noto Serif CJK TC,serif' })}
  ${line({ x: 130, y: 712, size: 58, colour: '#3B1F14', text: '手沖咖啡第二杯半價' })}
  ${line({ x: 130, y: 902, size: 52, colour: '#FFE9C7', text: '每日 07:00–10:00　台北車站步行 5 分鐘' })}`,
}

const beanWeek: Poster = {
  file: 'cafe-beans.webp',
  width: 1920,
  height: 1080,
  html: `${drawing(
    '0 0 1920 1080',
    `<rect width="1920" height="1080" fill="#241510"/><path d="M1020 0h900v1080H860z" fill="#C8553D"/>
     <circle cx="1440" cy="430" r="290" fill="#F2B632"/>
     <path d="M1270 250h340l34 430a40 40 0 0 1-40 44h-328a40 40 0 0 1-40-44z" fill="#FFF6E5"/>
     <path d="M1270 250h340l-26 -66h-288z" fill="#E6D2B5"/><rect x="1318" y="392" width="244" height="196" rx="14" fill="#3F7D58"/>
     ${beans([[1440, 490, -24]], '#FFF6E5')}${beans(scattered, '#5A3220')}`,
  )}
  ${line({ x: 120, y: 128, size: 44, colour: '#F2B632', text: '本週新豆到店', look: 'letter-spacing:.2em' })}
  ${line({ x: 112, y: 216, size: 190, colour: '#FFF6E5', text: '耶加雪菲', look: 'font-family:Noto Serif CJK TC,serif' })}
  ${line({ x: 120, y: 480, size: 60, colour: '#E8C9A6', text: '柑橘、茉莉、蜂蜜尾韻' })}
  ${line({ x: 120, y: 646, size: 46, colour: '#E8C9A6', text: '半磅' })}
  ${line({ x: 230, y: 600, size: 116, colour: '#F2B632', text: 'NT$480' })}
  ${line({ x: 120, y: 846, size: 42, colour: '#241510', text: '<span class="pill" style="background:#F2B632">LINE 預訂 @tpecoffee</span>' })}`,
}

const osmanthus: Poster = {
  file: 'cafe-osmanthus.webp',
  width: 1080,
  height: 1920,
  html: `${drawing(
    '0 0 1080 1920',
    `<defs><linearGradient id="o" y2="1" x2="0"><stop stop-color="#1F3B33"/><stop offset="1" stop-color="#2F5D50"/></linearGradient></defs>
     <rect width="1080" height="1920" fill="url(#o)"/><circle cx="540" cy="1170" r="420" fill="#F7E7BE"/>
     <path d="M-20 250C260 220 420 120 560 -20M1100 420C900 380 800 250 820 -20" fill="none" stroke="#6B8F71" stroke-width="16"/>
     ${(
       [
         [90, 236, 30],
         [236, 196, 36],
         [370, 130, 30],
         [480, 60, 26],
         [980, 372, 34],
         [874, 268, 30],
         [836, 130, 36],
         [180, 300, 22],
         [930, 450, 22],
       ] as const
     )
       .map(([x, y, r]) => blossom(x, y, r, '#FFC857'))
       .join('')}
     ${cup(515, 1190, 1.7, '#FFFDF7', '#C98F56')}${blossom(470, 1190, 18, '#FFC857')}${blossom(560, 1196, 16, '#FFC857')}`,
  )}
  ${line({ x: 0, y: 420, size: 52, colour: '#FFC857', text: '冬季限定', wide: 1080, look: 'letter-spacing:.5em;text-indent:.5em' })}
  ${line({ x: 0, y: 500, size: 176, colour: '#FFFDF7', text: '桂花拿鐵', wide: 1080, look: 'font-family:Noto Serif CJK TC,serif' })}
  ${line({ x: 0, y: 1606, size: 120, colour: '#FFC857', text: 'NT$150', wide: 1080 })}
  ${line({ x: 0, y: 1764, size: 46, colour: '#FFFDF7', text: '台北光點咖啡　即日起至 2 月底', wide: 1080 })}`,
}

const bird: Poster = {
  file: 'cafe-game.webp',
  width: 1080,
  height: 1920,
  html: `${drawing(
    '0 0 1080 1920',
    `<defs><linearGradient id="b" y2="1" x2="0"><stop stop-color="#7FD1F5"/><stop offset="1" stop-color="#E7F8FF"/></linearGradient></defs>
     <rect width="1080" height="1920" fill="url(#b)"/>
     <g fill="#FFFFFF"><ellipse cx="220" cy="830" rx="190" ry="64"/><ellipse cx="320" cy="780" rx="120" ry="70"/><ellipse cx="860" cy="1010" rx="190" ry="60"/><ellipse cx="790" cy="960" rx="110" ry="66"/></g>
     <g fill="#3F7D58"><rect x="130" y="1290" width="170" height="640"/><rect x="100" y="1250" width="230" height="80" rx="14"/><rect x="800" y="1180" width="170" height="760"/><rect x="770" y="1140" width="230" height="80" rx="14"/></g>
     <g transform="translate(540 1040)"><ellipse rx="170" ry="132" fill="#FFB020"/><path d="M-150 -10q-110 30 -96 110 100 30 176 -44z" fill="#F08C00"/>
       <path d="M152 -26l120 34 -116 46z" fill="#E4572E"/><circle cx="74" cy="-48" r="44" fill="#FFFFFF"/><circle cx="90" cy="-48" r="20" fill="#0B1220"/></g>`,
  )}
  ${line({ x: 0, y: 170, size: 58, colour: '#0B3B57', text: '掃描螢幕 QR Code', wide: 1080 })}
  ${line({ x: 0, y: 270, size: 150, colour: '#0B3B57', text: '玩飛翔鳥', wide: 1080 })}
  ${line({ x: 0, y: 460, size: 150, colour: '#D9480F', text: '贏咖啡券', wide: 1080 })}
  ${line({ x: 0, y: 1700, size: 50, colour: '#FFFFFF', text: '<span class="pill" style="background:#0B3B57">每日前 50 名　台北光點咖啡</span>', wide: 1080 })}`,
}

export const cafePosters = [morning, beanWeek, osmanthus, bird]

type Draw = (main: string, second: string) => string

const shadow = (width: number, y = 470) =>
  `<ellipse cx="300" cy="${y}" rx="${width}" ry="20" fill="#000" opacity=".12"/>`

/** A cup with its saucer, and steam over it. */
const cup: Draw = (main, second) => `${shadow(190)}
  <ellipse cx="300" cy="452" rx="180" ry="24" fill="#FFFFFF"/><ellipse cx="300" cy="446" rx="120" ry="12" fill="#E9E4DC"/>
  <path d="M180 250h240v96a104 104 0 0 1-104 104h-32a104 104 0 0 1-104-104z" fill="${main}"/>
  <path d="M418 276h26a46 46 0 0 1 0 92h-32" fill="none" stroke="${main}" stroke-width="24"/>
  <ellipse cx="300" cy="252" rx="120" ry="26" fill="#FFFFFF"/><ellipse cx="300" cy="254" rx="104" ry="19" fill="${second}"/>
  <path d="M262 250q38 18 76 0-38-14-76 0z" fill="#FFF6E5" opacity=".85"/>
  <path d="M252 196q-22-32 0-62M300 186q-22-34 0-66M348 196q-22-32 0-62" fill="none" stroke="#FFFFFF" stroke-width="12" stroke-linecap="round" opacity=".75"/>`

/** A tall glass with ice and a straw. */
const glass: Draw = (main, second) => `${shadow(120)}
  <path d="M344 96l44-60" stroke="#E4572E" stroke-width="14" stroke-linecap="round"/>
  <path d="M192 130h216l-26 336H218z" fill="#FFFFFF" opacity=".55"/><path d="M199 216h202l-20 250H219z" fill="${main}"/>
  <path d="M199 216h202l-5 62q-50 30-98 4t-94 2z" fill="${second}"/>
  <g fill="#FFFFFF" opacity=".55"><rect x="226" y="196" width="62" height="62" rx="10" transform="rotate(-12 257 227)"/>
  <rect x="306" y="204" width="58" height="58" rx="10" transform="rotate(14 335 233)"/><rect x="258" y="270" width="54" height="54" rx="10" transform="rotate(8 285 297)"/></g>
  <path d="M322 130l22-34" stroke="#E4572E" stroke-width="14"/><path d="M192 130h216" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round"/>`

/** A bag of beans with a label. */
const bag: Draw = (main, second) => `${shadow(140)}
  <path d="M188 148h224l22 300a20 20 0 0 1-20 22H186a20 20 0 0 1-20-22z" fill="${main}"/><path d="M188 148h224l-16-54H204z" fill="#00000030"/>
  <path d="M204 94h192v18H204z" fill="#FFFFFF" opacity=".5"/><rect x="214" y="226" width="172" height="150" rx="12" fill="#FFF6E5"/>
  <g transform="translate(300 300) rotate(-24)"><ellipse rx="52" ry="35" fill="${second}"/><path d="M-48 0q24-22 48 0t48 0" fill="none" stroke="#FFF6E5" stroke-width="8"/></g>
  <rect x="214" y="398" width="172" height="14" rx="7" fill="#FFFFFF" opacity=".5"/>`

/** A slice of layered cake. */
const slice: Draw = (main, second) => `${shadow(200)}
  <ellipse cx="300" cy="440" rx="210" ry="36" fill="#FFFFFF"/>
  <path d="M120 270l330-90v220l-330 26z" fill="${main}"/><path d="M120 270l330-90 24 40-300 80z" fill="${second}"/>
  <path d="M120 318l330-72v30l-330 66z" fill="#FFFDF7"/><path d="M120 376l330-54v28l-330 48z" fill="#FFFDF7"/>
  <circle cx="342" cy="188" r="34" fill="#D7263D"/><path d="M342 158q12-26 34-24" stroke="#3F7D58" stroke-width="8" fill="none"/>`

/** A round loaf with cuts, or a roll. */
const loaf: Draw = (main, second) => `${shadow(190)}
  <path d="M110 400q0-210 190-210t190 210q0 50-60 50H170q-60 0-60-50z" fill="${main}"/>
  <path d="M150 330q40-90 120-104M262 440q-30-120 40-220M392 440q20-120-40-206" fill="none" stroke="${second}" stroke-width="20" stroke-linecap="round"/>
  <g fill="#FFF6E5"><circle cx="220" cy="270" r="6"/><circle cx="330" cy="240" r="6"/><circle cx="380" cy="300" r="6"/><circle cx="260" cy="330" r="6"/></g>`

/** A gift box with a ribbon. */
const box: Draw = (main, second) => `${shadow(190)}
  <rect x="130" y="230" width="340" height="230" rx="12" fill="${main}"/><rect x="112" y="190" width="376" height="66" rx="10" fill="${main}"/><rect x="112" y="190" width="376" height="66" rx="10" fill="#FFFFFF" opacity=".18"/>
  <rect x="272" y="190" width="56" height="270" fill="${second}"/>
  <path d="M300 190q-100-10-96-66t96 66q100-10 96-66t-96 66z" fill="none" stroke="${second}" stroke-width="22" stroke-linejoin="round"/>`

/** A fish on a plate of ice. */
const fish: Draw = (main, second) => `${shadow(210)}
  <ellipse cx="300" cy="360" rx="230" ry="96" fill="#E8F4FA"/><g fill="#FFFFFF"><rect x="130" y="350" width="60" height="44" rx="10"/><rect x="226" y="392" width="60" height="40" rx="10"/><rect x="330" y="396" width="66" height="40" rx="10"/><rect x="420" y="352" width="56" height="42" rx="10"/></g>
  <path d="M96 300q150-140 306-20 60-60 100-66-24 84 0 172-48-12-100-66-156 120-306-20z" fill="${main}"/>
  <path d="M200 252q40 50 0 96" fill="none" stroke="${second}" stroke-width="10"/><path d="M256 214q50-40 108 8M262 366q40 34 86-2" fill="${second}"/>
  <circle cx="160" cy="286" r="15" fill="#FFFFFF"/><circle cx="158" cy="286" r="8" fill="#0B1220"/>`

/** Two shrimps curled towards each other. */
const shrimp: Draw = (main, second) => {
  const one = `<path d="M0 120q-120-20-110-140T20-110q90 10 96 90-50-50-104-20t-14 90q22 44 2 70z" fill="${main}"/>
    <g stroke="${second}" stroke-width="9" fill="none"><path d="M-98 20l64-14M-90-50l56 26M-40-98l30 44M30-108l-4 48"/></g>
    <path d="M-4 118l-44 40 20-52zM4 120l38 44-6-54z" fill="${second}"/><circle cx="86" cy="-44" r="8" fill="#0B1220"/>`
  return `${shadow(200)}<ellipse cx="300" cy="430" rx="220" ry="40" fill="#FFFFFF"/>
    <g transform="translate(220 280)">${one}</g><g transform="translate(390 300) scale(-1 1) rotate(12)">${one}</g>`
}

/** A bowl of food. */
const bowl: Draw = (main, second) => `${shadow(190)}
  <path d="M110 280h380q-6 190-150 190h-80Q116 470 110 280z" fill="#1D4E6B"/><ellipse cx="300" cy="282" rx="190" ry="52" fill="#FFFFFF"/>
  <ellipse cx="300" cy="284" rx="166" ry="40" fill="${main}"/>
  <g fill="${second}"><circle cx="236" cy="276" r="30"/><circle cx="346" cy="270" r="34"/><circle cx="296" cy="300" r="24"/></g>
  <g fill="#3F7D58"><rect x="268" y="256" width="40" height="10" rx="5" transform="rotate(-20 288 261)"/><rect x="320" y="300" width="44" height="10" rx="5"/><rect x="200" y="300" width="36" height="10" rx="5" transform="rotate(16 218 305)"/></g>
  <path d="M240 200q-18-28 0-54M300 192q-18-30 0-58M360 200q-18-28 0-54" fill="none" stroke="#FFFFFF" stroke-width="12" stroke-linecap="round" opacity=".7"/>`

/** A jar with a lid and a label. */
const jar: Draw = (main, second) => `${shadow(130)}
  <rect x="196" y="110" width="208" height="60" rx="12" fill="${second}"/><path d="M180 190q0-24 24-24h192q24 0 24 24v240q0 40-40 40H220q-40 0-40-40z" fill="${main}"/>
  <path d="M206 200q-2 120 0 220" stroke="#FFFFFF" stroke-width="16" stroke-linecap="round" opacity=".5"/>
  <rect x="226" y="250" width="170" height="130" rx="12" fill="#FFF6E5"/><path d="M256 294h110M256 324h80" stroke="${second}" stroke-width="14" stroke-linecap="round"/>`

const shapes = { cup, glass, bag, slice, loaf, box, fish, shrimp, bowl, jar }
export type ProductShape = keyof typeof shapes
export type ProductLook = { shape: ProductShape; main: string; second: string; back: string }

/** A product on a plain background; without text, which would need fonts. */
export const productPicture = ({ shape, main, second, back }: ProductLook) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="720" height="720">
  <defs><radialGradient id="g" cx=".5" cy=".42" r=".75"><stop stop-color="#FFFFFF" stop-opacity=".85"/><stop offset="1" stop-color="#FFFFFF" stop-opacity="0"/></radialGradient></defs>
  <rect width="600" height="600" fill="${back}"/><rect width="600" height="600" fill="url(#g)"/>
  <g transform="translate(0 24)">${shapes[shape](main, second)}</g></svg>`

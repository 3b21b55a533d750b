const widestPx = 1280
const quality = 0.8

type Drawn = HTMLImageElement | HTMLVideoElement | HTMLCanvasElement

function getSize(drawn: Drawn) {
  if (drawn instanceof HTMLVideoElement) return { width: drawn.videoWidth, height: drawn.videoHeight }
  if (drawn instanceof HTMLCanvasElement) return { width: drawn.width, height: drawn.height }
  return { width: drawn.naturalWidth, height: drawn.naturalHeight }
}

/** Same placement as `object-fit: contain`. */
function getPlace(drawn: Drawn, frame: DOMRect) {
  const { width, height } = getSize(drawn)
  const box = drawn.getBoundingClientRect()
  const scale = Math.min(box.width / width, box.height / height)
  const left = box.left - frame.left + (box.width - width * scale) / 2
  const top = box.top - frame.top + (box.height - height * scale) / 2
  return { left, top, width: width * scale, height: height * scale }
}

/** The screen content as a JPEG of at most 1280 pixels. */
export async function capture(host: HTMLElement, pictures: readonly Drawn[]): Promise<Blob | null> {
  const frame = host.getBoundingClientRect()
  const scale = Math.min(1, widestPx / Math.max(frame.width, frame.height))
  const canvas = new OffscreenCanvas(Math.round(frame.width * scale), Math.round(frame.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen || pictures.length === 0) return null
  pen.fillStyle = '#05070D'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.scale(scale, scale)
  for (const drawn of pictures.filter((each) => getSize(each).width > 0)) {
    const { left, top, width, height } = getPlace(drawn, frame)
    pen.drawImage(drawn, left, top, width, height)
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

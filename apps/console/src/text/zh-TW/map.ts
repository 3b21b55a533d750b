export const map = {
  zoomIn: '放大',
  zoomOut: '縮小',
  fit: '顯示整條路線',
  start: '起',
  end: '終',
  both: '起終',
  boundaries: '行政區界線：內政部國土測繪中心',
} as const

export const map = {
  zoomIn: '放大',
  zoomOut: '縮小',
  fit: '顯示整條路線',
  start: '起',
  end: '終',
  both: '起終',
  tools: '繪圖工具',
  tool: {
    draw: '加點',
    edit: '移動點',
    remove: '刪除點',
  },
  hint: {
    draw: '點一下地圖加入下一點。使用鍵盤時，以方向鍵移動地圖，按 Enter 在中心加入一點。',
    edit: '拖曳圓點可移動，拖曳線段中間的小點可插入新的點。',
    remove: '點一下圓點即可刪除。',
  },
  undo: '復原',
  clear: '清除路線',
  tooMany: '這條路線有 {{count}} 個點，超過可編輯的 {{most}} 個。',
  simplify: '簡化為 {{most}} 個點',
  boundaries: '行政區界線：內政部國土測繪中心',
} as const

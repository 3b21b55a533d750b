export const map = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole route',
  start: 'Start',
  end: 'End',
  both: 'Start and end',
  tools: 'Drawing tools',
  tool: {
    draw: 'Add points',
    edit: 'Move points',
    remove: 'Delete points',
  },
  hint: {
    draw: 'Click the map to add the next point. By keyboard, move the map with the arrow keys and press Enter to add a point in the middle.',
    edit: 'Drag a point to move it; drag the small dot in the middle of a leg to insert one.',
    remove: 'Click a point to delete it.',
  },
  undo: 'Undo',
  clear: 'Clear the route',
  tooMany: 'This route has {{count}} points; at most {{most}} can be edited.',
  simplify: 'Simplify to {{most}} points',
  boundaries: 'Boundaries: National Land Surveying and Mapping Center',
} as const

export const map = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole route',
  start: 'Start',
  end: 'End',
  both: 'Start and end',
  boundaries: 'Boundaries: National Land Surveying and Mapping Center',
}

export const route = {
  field: {
    no: 'No.',
    code: 'Route code',
    name: 'Route name',
    description: 'Description',
    route: 'Route',
    lengthKm: 'Length',
    pointCount: 'Points',
    updatedAt: 'Updated',
  },
  facts: '{{length}} long, {{points}} points',
  list: {
    title: 'Routes',
    purpose: 'The ways that vehicles drive, imported from KML, KMZ or GPX, or drawn on the map.',
    search: 'Search code, name or description',
    create: 'Add route',
    preview: 'Preview route',
    edit: 'Edit route',
    download: 'Download KML',
    delete: 'Delete route',
    downloadFailed: 'The download failed. Please try again.',
    empty: 'No routes yet',
    emptyText:
      'Moving ads drive along a route. Import a KML or draw the first route, and stores can choose it for their ads.',
  },
  preview: {
    title: 'Route preview',
    titleOf: 'Route “{{name}}”',
    map: 'Map of route “{{name}}”',
  },
  delete: {
    ask: 'Delete route “{{name}}”?',
    text: 'Route code {{code}}. This cannot be undone.',
    refused: 'Route “{{code}}” cannot be deleted',
  },
  form: {
    page: 'Route',
    notFound: 'This route was not found',
    notFoundText: 'It may have been deleted, or the address is wrong.',
  },
} as const

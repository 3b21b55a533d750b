export type Folder = {
  /** Name in the table. */
  name: string
  path: string
  holds: string
  /** Names of the folders that it may import, besides itself. */
  may: readonly string[]
}

const contractArea = (area: string, may: string[], holds: string): Folder => ({
  name: `contract/${area}`,
  path: `packages/contract/src/${area}/`,
  holds,
  may: ['contract', ...may.map((each) => `contract/${each}`)],
})

/** What every feature of the server may import. */
const serverBase = [
  'contract',
  'evidence',
  'games',
  'geo',
  'settings',
  'deps',
  'ports',
  'text',
  'errors',
  'clock',
  'db',
  'http',
  'adapters',
  'jobs',
  'secrets',
  'zip',
  'html',
]
const serverArea = (area: string, may: string[], holds: string): Folder => ({
  name: `features/${area}`,
  path: `apps/server/src/features/${area}/`,
  holds,
  may: [...serverBase, ...may.map((each) => `features/${each}`)],
})

const consoleArea = (area: string, may: string[], holds: string): Folder => ({
  name: `console/${area}`,
  path: `apps/console/src/features/${area}/`,
  holds,
  may: ['contract', 'geo', 'stage', 'games', 'ui', 'lib', ...may.map((each) => `console/${each}`)],
})

const areas = ['platform', 'advertising', 'road', 'shop', 'insight']
const all = (prefix: string) => areas.map((area) => `${prefix}/${area}`)

/** Names under which the printed table shows several folders. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  'server base': serverBase,
  'all contract areas': all('contract'),
  'all features': all('features'),
  'all console areas': all('console'),
}

/** Which folder may import which; the longest matching path decides. ARCHITECTURE.md shows this table. */
export const folders: readonly Folder[] = [
  {
    name: 'contract',
    path: 'packages/contract/src/',
    holds: 'endpoint type, access, errors, shared fields',
    may: all('contract'),
  },
  contractArea('platform', [], 'endpoints of stores, accounts, sessions, files'),
  contractArea('advertising', ['platform'], 'endpoints of playlists, ads, payments'),
  contractArea('road', ['advertising', 'platform'], 'endpoints of vehicles, devices, records, games'),
  contractArea('shop', ['advertising', 'platform'], 'endpoints of products, orders, members'),
  contractArea('insight', areas, 'endpoints of dashboards, effects, search'),
  {
    name: 'geo',
    path: 'packages/geo/src/',
    holds: 'reading, measuring, simplifying and writing of map lines',
    may: [],
  },
  { name: 'stage', path: 'packages/stage/src/', holds: 'rendering of an LED screen', may: [] },
  {
    name: 'games',
    path: 'packages/games/src/',
    holds: 'the four games: simulation, controls, drawing, replay',
    may: [],
  },
  {
    name: 'evidence',
    path: 'packages/evidence/src/',
    holds: 'proof of play: hash chains, transparency log, bundles and their verification',
    may: ['geo'],
  },

  {
    name: 'settings',
    path: 'apps/server/src/settings.ts',
    holds: 'environment variables',
    may: ['contract', 'errors', 'evidence', 'secrets'],
  },
  { name: 'text', path: 'apps/server/src/text/', holds: 'server texts in each language', may: ['contract'] },
  {
    name: 'errors',
    path: 'apps/server/src/errors/',
    holds: 'AppError, and the error code of each refusal',
    may: ['contract', 'text'],
  },
  {
    name: 'clock',
    path: 'apps/server/src/clock/',
    holds: 'business days and times',
    may: ['settings', 'deps'],
  },
  { name: 'html', path: 'apps/server/src/html/', holds: 'sanitising of rich text', may: [] },
  {
    name: 'db',
    path: 'apps/server/src/db/',
    holds: 'connections, schema, migrations, embedded PostgreSQL',
    may: ['contract', 'settings', 'errors'],
  },
  {
    name: 'secrets',
    path: 'apps/server/src/secrets/',
    holds: 'keys, encryption, random tokens, one-time codes',
    may: ['contract', 'errors', 'db'],
  },
  {
    name: 'adapters',
    path: 'apps/server/src/adapters/',
    holds: 'files, mail, LINE, payment providers, outgoing requests',
    may: ['contract', 'settings', 'text', 'errors', 'db', 'secrets'],
  },
  {
    name: 'maintenance',
    path: 'apps/server/src/maintenance/',
    holds: 'export and import of an installation, key rotation',
    may: ['contract', 'settings', 'errors', 'db', 'adapters', 'secrets'],
  },
  {
    name: 'jobs',
    path: 'apps/server/src/jobs/',
    holds: 'queue, events, interval jobs',
    may: ['settings', 'db'],
  },
  {
    name: 'ports',
    path: 'apps/server/src/ports/',
    holds: 'interfaces that one area implements and others use through deps',
    may: ['contract', 'geo', 'text', 'db', 'adapters'],
  },
  {
    name: 'deps',
    path: 'apps/server/src/deps.ts',
    holds: 'type of the dependencies that actions receive',
    may: ['settings', 'ports', 'db', 'http', 'adapters', 'jobs'],
  },
  {
    name: 'http',
    path: 'apps/server/src/http/',
    holds: 'request pipeline, authentication, responses, static files',
    may: ['contract', 'settings', 'deps', 'text', 'errors', 'clock', 'db', 'adapters', 'secrets'],
  },
  {
    name: 'zip',
    path: 'apps/server/src/zip/',
    holds: 'CSV and zip streams',
    may: ['contract', 'text', 'errors', 'http'],
  },
  {
    name: 'pdf',
    path: 'apps/server/src/pdf/',
    holds: 'rendering of closing reports in a process of its own',
    may: ['contract', 'evidence', 'geo', 'text', 'errors', 'ports'],
  },
  serverArea('platform', [], 'stores, accounts, sessions, files, activity log'),
  serverArea('advertising', ['platform'], 'playlists, ads, ad orders, payments'),
  serverArea('road', ['advertising', 'platform'], 'vehicles, routes, devices, playback, records, games'),
  serverArea(
    'shop',
    ['advertising', 'platform'],
    'products, coupons, point cards, orders, members, messages',
  ),
  serverArea('insight', areas, 'dashboards, effects, downloads, search, notifications'),
  {
    name: 'demo',
    path: 'packages/demo/src/',
    holds: "demo data, created with the server's actions",
    may: ['server', ...serverBase, ...all('features')],
  },
  {
    name: 'server',
    path: 'apps/server/src/',
    holds: 'composition: main, app, dependencies, subscribers, scheduled jobs',
    may: [...serverBase, ...all('features'), 'pdf', 'maintenance', 'demo'],
  },

  {
    name: 'lib',
    path: 'apps/console/src/lib/',
    holds: 'API client, session, tables, forms, formats',
    may: ['contract', 'texts'],
  },
  {
    name: 'texts',
    path: 'apps/console/src/text/',
    holds: 'console texts in each language',
    may: ['contract'],
  },
  {
    name: 'ui',
    path: 'apps/console/src/ui/',
    holds: 'components without domain knowledge',
    may: ['geo', 'stage', 'games', 'lib'],
  },
  consoleArea('platform', [], 'components for stores, accounts, sessions'),
  consoleArea('advertising', ['platform'], 'components for playlists, ads, payments'),
  consoleArea('road', ['advertising', 'platform'], 'components for vehicles, devices, records'),
  consoleArea('shop', ['advertising', 'platform'], 'components for products, orders, members'),
  consoleArea('insight', areas, 'components for dashboards, effects, search'),
  {
    name: 'pages',
    path: 'apps/console/src/pages/',
    holds: 'one file per page, and the list and edit page kit',
    may: ['contract', 'geo', 'stage', 'games', 'ui', 'lib', ...all('console')],
  },
  {
    name: 'app',
    path: 'apps/console/src/',
    holds: 'router, theme, shell, menus',
    may: ['contract', 'ui', 'lib', 'texts', 'pages', ...all('console')],
  },

  {
    name: 'player/core',
    path: 'apps/player/src/core/',
    holds: 'pure logic: what plays when',
    may: ['contract', 'evidence', 'stage', 'games'],
  },
  {
    name: 'player/ports',
    path: 'apps/player/src/ports/',
    holds: 'interfaces to browser, clock, network, storage',
    may: ['contract', 'evidence', 'stage', 'games', 'player/core'],
  },
  {
    name: 'player/box',
    path: 'apps/player/src/box/',
    holds: 'pairing, files, reports',
    may: ['contract', 'evidence', 'stage', 'games', 'player/core', 'player/ports', 'player'],
  },
  {
    name: 'player/web',
    path: 'apps/player/src/web/',
    holds: 'browser implementations of the ports',
    may: ['contract', 'evidence', 'stage', 'games', 'player/core', 'player/ports', 'player'],
  },
  {
    name: 'player',
    path: 'apps/player/src/',
    holds: 'entry point, texts',
    may: [
      'contract',
      'evidence',
      'stage',
      'games',
      'player/core',
      'player/ports',
      'player/box',
      'player/web',
    ],
  },

  {
    name: 'pad',
    path: 'apps/pad/src/',
    holds: 'the controller on a phone: join, play, result, prize',
    may: ['contract', 'games'],
  },
  {
    name: 'verify',
    path: 'apps/verify/src/',
    holds: "the page behind a report's QR code: recomputes the report in the visitor's browser",
    may: ['evidence'],
  },
  {
    name: 'shop',
    path: 'apps/shop/src/',
    holds: 'the store front: pages, kit, session, cart, and its rendering on the server',
    may: ['contract', 'games', 'stage'],
  },
]

/** Tests, their fixtures, tools and browser tests may import everything. */
export const isFree = (file: string) =>
  /\.(test|spec)\.tsx?$|\/(testing|fixtures|contract-tests)\/|^(tools|e2e)\//.test(file) ||
  /^[\w.-]+\.ts$/.test(file) ||
  /vite\.config\.ts$|drizzle\.config\.ts$/.test(file)

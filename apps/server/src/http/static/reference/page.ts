import type { Endpoint } from '@lumiroute/contract'
import type { Steps } from '../../pipeline/in-slices.ts'
import { componentsOf } from './components.ts'
import { endpointSection, methodBadge } from './endpoint-section.ts'
import { fieldsTable } from './fields-table.ts'
import { Html, html } from './html.ts'
import type { JsonSchema } from './json-schema.ts'
import { nounOf } from './open-api.ts'
import { pageStyle } from './page-style.ts'

type Schemas = Record<string, JsonSchema>
type Noun = { name: string; title: string; endpoints: Endpoint[] }

/** The reference as one page without script, so that the strictest policy lets it through. */
export function* renderReference(endpoints: readonly Endpoint[], version: string): Steps<string> {
  const nouns = groupByNoun(endpoints)
  const schemas = yield* componentsOf(endpoints)
  const sections = yield* nounSections(nouns, schemas)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>LumiRoute API reference</title>
        <style>
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <div class="frame">
          ${sideList(nouns)}
          <main id="content">${introduction(version)} ${sections} ${objects(schemas)}</main>
        </div>
      </body>
    </html>`.text
}

function groupByNoun(endpoints: readonly Endpoint[]): Noun[] {
  const nouns = new Map<string, Endpoint[]>()
  for (const each of endpoints) nouns.set(nounOf(each), [...(nouns.get(nounOf(each)) ?? []), each])
  return [...nouns].map(([name, own]) => ({
    name,
    title: titleOf(name),
    endpoints: own.sort((a, b) => a.path.localeCompare(b.path) || rankOf(a) - rankOf(b)),
  }))
}

const rankOf = ({ method }: Endpoint) => ['GET', 'POST', 'PUT', 'DELETE'].indexOf(method)

/** activityLog → Activity log */
function titleOf(noun: string): string {
  const words = noun.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const sideList = (nouns: Noun[]): Html =>
  html`<nav aria-label="Endpoints">
    <p class="brand"><i></i>LumiRoute API</p>
    <div class="groups">
      ${nouns.map(
        ({ name, title, endpoints }) =>
          html`<div>
            <h2><a href="#noun-${name}">${title}</a></h2>
            <ul>
              ${endpoints.map(
                (each) =>
                  html`<li>
                    <a href="#${each.id}">${methodBadge(each)}<span>${each.path}</span></a>
                  </li>`,
              )}
            </ul>
          </div>`,
      )}
      <div>
        <h2><a href="#objects">Objects</a></h2>
      </div>
    </div>
  </nav>`

const introduction = (version: string): Html =>
  html`<header>
    <h1>API reference</h1>
    <p>
      Every call of LumiRoute ${version}, made from the contract that the server enforces. For programs:
      <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).
    </p>
    <div class="facts">
      <section>
        <h2>Answers</h2>
        <p>
          JSON with <code>status</code>, <code>message</code> and the payload of the call. Success is 200,
          also for a create.
        </p>
      </section>
      <section>
        <h2>Errors</h2>
        <p>
          The true HTTP status and <code>code</code>, <code>message</code>, <code>error</code>;
          <code>fields</code> says which field is wrong.
        </p>
      </section>
      <section>
        <h2>Signing in</h2>
        <p>
          Send <code>authorization: Bearer …</code> with the access token of
          <a href="#session.signIn">POST /auth/signin</a>. It lasts 15 minutes;
          <a href="#session.refresh">POST /auth/refresh</a> renews it.
        </p>
      </section>
      <section>
        <h2>Values</h2>
        <p>
          Dates are <code>YYYY-MM-DD</code>, moments ISO 8601 with offset, money whole New Taiwan dollars.
          Text is trimmed and never holds U+0000.
        </p>
      </section>
    </div>
  </header>`

function* nounSections(nouns: Noun[], schemas: Schemas): Steps<Html[]> {
  const sections: Html[] = []
  for (const { name, title, endpoints } of nouns) {
    const articles: Html[] = []
    for (const each of endpoints) {
      articles.push(endpointSection(each, schemas))
      yield
    }
    sections.push(
      html`<section class="noun">
        <h2 id="noun-${name}">${title}</h2>
        ${articles}
      </section>`,
    )
  }
  return sections
}

const objects = (schemas: Schemas): Html =>
  html`<section class="noun">
    <h2 id="objects">Objects</h2>
    ${Object.entries(schemas).map(
      ([name, schema]) =>
        html`<article id="schema-${name}">
          <h3>${name}</h3>
          ${fieldsTable('Fields', schema, true)}
        </article>`,
    )}
  </section>`

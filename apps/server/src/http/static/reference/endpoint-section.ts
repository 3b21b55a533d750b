import { type Endpoint, errors, isBinary, isMultipart } from '@lumiroute/contract'
import { error as errorTexts } from '@lumiroute/contract/text/en'
import { accessSentence } from './access-text.ts'
import { schemaNames } from './components.ts'
import { errorCodesOf } from './error-codes.ts'
import { exampleAnswer, exampleCurl } from './example-call.ts'
import { fieldsTable } from './fields-table.ts'
import { type Html, html } from './html.ts'
import { describeSchema, type JsonSchema } from './json-schema.ts'

/** One endpoint as a reader meets it: what it does, who may call it, what goes in and what comes out. */
export function endpointSection(endpoint: Endpoint, schemas: Record<string, JsonSchema>): Html {
  const answer = exampleAnswer(endpoint, schemas)
  return html`<article id="${endpoint.id}">
    <h3>
      <a class="anchor" href="#${endpoint.id}"
        >${methodBadge(endpoint)}<code>${breakable(endpoint.path)}</code></a
      >
    </h3>
    <p class="summary">${endpoint.summary}</p>
    <dl>
      <div>
        <dt>Who</dt>
        <dd>${accessSentence(endpoint.access)}</dd>
      </div>
      <div>
        <dt>Id</dt>
        <dd><code>${endpoint.id}</code></dd>
      </div>
      ${rateOf(endpoint)}
    </dl>
    ${inputsOf(endpoint)} ${answerOf(endpoint)} ${errorsOf(endpoint)}
    <details>
      <summary>Example</summary>
      <pre tabindex="0"><code>${exampleCurl(endpoint)}</code></pre>
      ${answer === undefined ? html`` : html`<pre tabindex="0"><code>${answer}</code></pre>`}
    </details>
  </article>`
}

export const methodBadge = ({ method }: Endpoint): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`

/** A long path breaks before a slash, never inside a name. */
const breakable = (path: string): Html[] =>
  path.split('/').flatMap((part, at) => (at === 0 ? [] : [html`<wbr />/${part}`]))

const rateOf = ({ callsPerMinute }: Endpoint): Html =>
  callsPerMinute === undefined
    ? html``
    : html`<div>
        <dt>Rate</dt>
        <dd>${callsPerMinute} calls a minute from one address</dd>
      </div>`

function inputsOf({ params, query, headers, body, takesForm }: Endpoint): Html[] {
  return [
    params ? fieldsTable('Path', describeSchema(params, 'input')) : html``,
    query ? fieldsTable('Query', describeSchema(query, 'input')) : html``,
    headers ? fieldsTable('Headers', describeSchema(headers, 'input')) : html``,
    bodyOf(body, takesForm ? 'Body, form-encoded' : 'Body'),
  ]
}

function bodyOf(body: Endpoint['body'], title: string): Html {
  if (!body) return html``
  if (isMultipart(body))
    return html`<h4>Body</h4>
      <p><code>multipart/form-data</code> with one file in the field <code>file</code>.</p>`
  return fieldsTable(title, describeSchema(body, 'input'))
}

function answerOf({ answer }: Endpoint): Html {
  if (isBinary(answer))
    return html`<h4>Answer</h4>
      <p>Binary, <code>${answer.binary}</code>.</p>`
  const table = fieldsTable('Answer', describeSchema(answer, 'output', schemaNames), true)
  return table.text
    ? table
    : html`<h4>Answer</h4>
        <p>Only <code>status</code> and <code>message</code>.</p>`
}

const errorsOf = (endpoint: Endpoint): Html =>
  html`<h4>Errors</h4>
    <ul class="errors">
      ${errorCodesOf(endpoint).map(
        (code) => html`<li title="${errorTexts[code]}"><b>${errors[code].status}</b> ${code}</li>`,
      )}
    </ul>`

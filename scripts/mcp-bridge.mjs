#!/usr/bin/env node
// Connects a program that speaks MCP over stdin and stdout with this app: each message becomes a POST to /mcp. Run with
// `npm run --silent mcp -- --url http://127.0.0.1:3000 --token aia_pat_…`; the token may also be in MCP_TOKEN. Plain
// JavaScript without dependencies, so that it runs with any Node from 18 on.
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const INTERNAL_ERROR = -32603;

const { values } = parseArgs({ options: { url: { type: 'string' }, token: { type: 'string' } } });
const token = values.token ?? process.env.MCP_TOKEN;
if (values.url === undefined || token === undefined || !URL.canParse(values.url)) {
  console.error('Usage: npm run --silent mcp -- --url http://127.0.0.1:3000 --token aia_pat_…');
  process.exit(1);
}
const endpoint = new URL(values.url);
if (!endpoint.pathname.endsWith('/mcp')) endpoint.pathname = `${endpoint.pathname.replace(/\/$/, '')}/mcp`;

/** The version that an older client agreed on when it connected. */
let agreedVersion;

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') void forward(line);
}

/** @param {string} line one JSON-RPC message */
async function forward(line) {
  let message;
  try {
    message = JSON.parse(line);
    const response = await fetch(endpoint, { method: 'POST', headers: headersOf(message), body: line });
    const text = await response.text();
    for (const answer of readAnswers(response, text)) {
      agreedVersion = answer.result?.protocolVersion ?? agreedVersion;
      process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
    if (!response.ok && !isAnswer(text)) throw new Error(describeFailure(response.status, text));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (message?.id === undefined) return;
    const failure = {
      code: INTERNAL_ERROR,
      message: error instanceof Error ? error.message : 'The app did not answer.',
    };
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: message.id, error: failure })}\n`);
  }
}

/** @param {{ method?: string, params?: Record<string, any> }} message */
function headersOf({ method, params }) {
  const headers = {
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  };
  const version = params?._meta?.[VERSION_KEY];
  // The newer protocol repeats the version, the method and the name in headers.
  if (version !== undefined) {
    const name = params?.name ?? params?.uri;
    return {
      ...headers,
      'mcp-protocol-version': version,
      'mcp-method': method,
      ...(typeof name === 'string' && { 'mcp-name': toHeaderText(name) }),
    };
  }
  return agreedVersion === undefined ? headers : { ...headers, 'mcp-protocol-version': agreedVersion };
}

/** @param {string} text */
function toHeaderText(text) {
  const isPlain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?');
  return isPlain ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}

/** The messages of a JSON or an event-stream response. @param {Response} response @param {string} text */
function readAnswers(response, text) {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return isAnswer(text) ? [JSON.parse(text)] : [];
  if (!type.startsWith('text/event-stream')) return [];
  return text
    .split(/\r?\n\r?\n/)
    .map((event) => event.split(/\r?\n/).flatMap((row) => (row.startsWith('data:') ? [row.slice(5).trimStart()] : [])))
    .filter((rows) => rows.join('') !== '')
    .map((rows) => JSON.parse(rows.join('\n')));
}

/** @param {string} text */
function isAnswer(text) {
  return text.startsWith('{') && JSON.parse(text).jsonrpc === '2.0';
}

/** @param {number} status @param {string} text */
function describeFailure(status, text) {
  const message = text.startsWith('{') ? JSON.parse(text).message : undefined;
  return typeof message === 'string' ? message : `The app answered with status ${status}.`;
}

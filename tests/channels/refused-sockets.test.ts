// Sockets that are refused get the headers of every answer, whichever way they come.
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openSampleVenue, serveSample, type SampleServer } from './sample-venue.ts';

let server: SampleServer;
beforeEach(async () => {
  server = await serveSample(await openSampleVenue(), { limits: { socketsPerAddress: 0 }, hsts: 'host' });
});
afterEach(() => server.close());

const expected = [
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'referrer-policy: strict-origin-when-cross-origin',
  'strict-transport-security: max-age=31536000',
];

/** Status and headers, one a line. */
function byPolling(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = ask(`${server.url}${path}`, { headers, agent: false }, (answer) => {
      answer.resume();
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
      resolve([answer.statusCode, ...lines].join('\n'));
    });
    asked.on('error', reject).end();
  });
}

function byUpgrade(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const all = { host: 'localhost', upgrade: 'websocket', connection: 'Upgrade', 'sec-websocket-version': '13', ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const line = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
      line.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`),
    );
    line.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    line.on('error', reject).on('close', () => resolve(said.replace(/^HTTP\/1\.1 /, '').replaceAll('\r', '')));
  });
}

const https = { 'x-forwarded-proto': 'https' };
const polling = '/socket.io/?EIO=4&transport=polling';
const webSocket = '/socket.io/?EIO=4&transport=websocket';

test.each([
  ['too many, by polling', () => byPolling(polling, https), 429],
  ['too many, by upgrade', () => byUpgrade(webSocket, https), 429],
  ['another host, by polling', () => byPolling(polling, { ...https, host: 'evil.example' }), 400],
  ['another host, by upgrade', () => byUpgrade(webSocket, { ...https, host: 'evil.example' }), 400],
  ['a socket that there is not, by upgrade', () => byUpgrade(`${webSocket}&sid=nobody`, https), 429],
] as const)('%s', async (_name, refused, status) => {
  const said = await refused();
  expect(said.startsWith(`${status}`)).toBe(true);
  for (const line of expected) expect(said.toLowerCase()).toContain(line.toLowerCase());
});

test.each([
  ['by polling', () => byPolling(polling, { ...https, origin: 'https://evil.example' }), 403],
  ['by upgrade', () => byUpgrade(webSocket, { ...https, origin: 'https://evil.example' }), 400],
] as const)('a page of another site, %s', async (_name, refused, status) => {
  await server.close();
  server = await serveSample(await openSampleVenue(), { hsts: 'host' });
  const said = await refused();
  expect(said.startsWith(`${status}`)).toBe(true);
  for (const line of expected) expect(said.toLowerCase()).toContain(line.toLowerCase());
});

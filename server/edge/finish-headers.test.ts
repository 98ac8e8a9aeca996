// The headers of an answer as they leave, whichever way their writer set them.
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, expect, test } from 'vitest';

import { finishHeaders } from './finish-headers.ts';

let write: (response: ServerResponse) => void = () => undefined;
const server = createServer((request, response) => {
  finishHeaders(response, request.headers);
  write(response);
});
afterAll(() => server.close());

async function sent(proto: string, act: (response: ServerResponse) => void): Promise<Headers> {
  write = act;
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return (await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-proto': proto } })).headers;
}

test.each([
  ['text/plain', 'text/plain; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['image/png', 'image/png'],
])('%s leaves as %s', async (type, expected) => {
  const implicit = await sent('http', (response) => void response.setHeader('Content-Type', type).end('x'));
  const explicit = await sent('http', (response) => void response.setHeader('Content-Type', type).writeHead(200).end('x'));
  const withStatus = await sent('http', (response) => void response.writeHead(200, { 'content-type': type }).end('x'));
  for (const headers of [implicit, explicit, withStatus]) expect(headers.get('content-type')).toBe(expected);
});

test('cookies are this host’s alone over https, and plain without it', async () => {
  const act = (response: ServerResponse): void =>
    void response.setHeader('set-cookie', ['lang=de; Path=/', '__Host-a=1; Path=/; Secure']).end();
  expect((await sent('https', act)).getSetCookie()).toEqual(['__Host-lang=de; Path=/; Secure', '__Host-a=1; Path=/; Secure']);
  expect((await sent('http', act)).getSetCookie()).toEqual(['lang=de; Path=/', '__Host-a=1; Path=/; Secure']);
});

// The status of pages that were made without their data, over real HTTP.
import { channel } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';

import { unansweredChannel } from '#lib/contract/site/unanswered-page.ts';
import { answerUnanswered } from './answer-unanswered.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A page whose path says what it finds out while it is made, and how it ends. */
async function open(): Promise<string> {
  const draw = answerUnanswered(async (request, response) => {
    const [, said = '', status = ''] = (request.url ?? '').split('/');
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (said !== 'nothing') channel(unansweredChannel).publish(said);
    response.setHeader('cache-control', 'private');
    response.statusCode = Number(status);
    response.write('page of ');
    response.end(said);
  });
  const server = createServer((request, response) => void draw(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

test.each([
  ['nothing', 200, 200],
  ['page', 200, 503],
  // The page does without what was not answered.
  ['call', 200, 200],
  ['call', 500, 503],
  // A fault of our own stays one.
  ['nothing', 500, 500],
  ['call', 404, 404],
  ['page', 307, 307],
])('of %s, ending with %d, the status is %d', async (said, ended, status) => {
  const answer = await fetch(`${await open()}/${said}/${ended}`, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  expect(answer.headers.get('cache-control')).toBe(status === 503 ? 'no-store' : 'private');
  expect(await answer.text()).toBe(`page of ${said}`);
});

test('each page has its own, however many are made at once', async () => {
  const url = await open();
  const said = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? 'page' : 'nothing'));
  const statuses = await Promise.all(said.map(async (one) => (await fetch(`${url}/${one}/200`)).status));
  expect(statuses).toEqual(said.map((one) => (one === 'page' ? 503 : 200)));
});

test('a move within the site keeps its status: with another one the browser would load the document anew', async () => {
  expect((await fetch(`${await open()}/page/200`, { headers: { rsc: '1' } })).status).toBe(200);
});

// Pages for many over real HTTP: drawn once, no older than they may be, and nobody is ever given what belongs to somebody else.
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';

import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { policyOfScripts, type DrawnPage } from './kept-page.ts';
import { createPageShelf } from './page-shelf.ts';
import { servePages } from './serve-pages.ts';

const info = '/spot/introduction/margininfo/cross-limit';
const policy = "default-src 'self'; script-src 'self' 'nonce-abc' 'strict-dynamic'; object-src 'none'";
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

type Site = {
  /** The drawing of a page for many. */
  readonly draw?: () => DrawnPage;
  readonly room?: number;
};

/** A site whose pages show every header that reached whoever drew them. */
async function open({ draw, room = 1_000_000 }: Site = {}) {
  const seen = { drawn: 0, alone: 0, nowMs: 0 };
  const shelf = createPageShelf({
    room,
    nowMs: () => seen.nowMs,
    draw: async (face) => {
      seen.drawn += 1;
      const time = seen.drawn;
      await new Promise((resolve) => setImmediate(resolve));
      if (draw !== undefined) return draw();
      const body = Buffer.from(`<html>drawing ${time} ${JSON.stringify(face.headers)}<script nonce="abc">go()</script></html>`);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'set-cookie': 'lang=de; Path=/' };
      return { status: 200, headers: { ...headers, 'x-secret': 'of the drawing' }, body };
    },
  });
  const handler = servePages({
    shelf,
    settings: { publicUrl: '', countryHeader: 'x-country' },
    drawFor: async (request, response) => {
      seen.alone += 1;
      response.setHeader('cache-control', 'private, no-store');
      response.end(`<html>alone ${JSON.stringify(request.headers)}</html>`);
    },
  });
  const server = createServer((request, response) => void handler(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
      const sent = ask({ host: '127.0.0.1', port, path, method, headers: { host: 'exchange.test', ...headers } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const whole = Buffer.concat(parts);
          const text = (answer.headers['content-encoding'] === 'gzip' && whole.length > 0 ? gunzipSync(whole) : whole).toString('utf8');
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  return { get, seen, shelf };
}

test('many visitors at once wait for one drawing; those after them for none', async () => {
  const { get, seen } = await open();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(info)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await get(info, { 'accept-encoding': 'br, gzip' })).text).toBe(answers[0]?.text);
  expect(seen).toMatchObject({ drawn: 1, alone: 0 });
});

test('nobody is given what belongs to somebody else, in whatever order they come', async () => {
  const { get, seen } = await open();
  const user = (id: number) => get(info, { cookie: `${sessionCookie}=secret-${id}; theme=light` });
  const visitor = (id: number) => get(info, { cookie: `_track=mark-${id}; theme=light`, 'user-agent': `mark-${id}` });
  const turns = Array.from({ length: 60 }, (_, turn) => turn);
  const texts = await Promise.all(turns.map(async (turn) => (turn % 3 === 0 ? await user(turn) : await visitor(turn)).text));
  const strayed = texts.filter((text, turn) => (turn % 3 === 0 ? !text.includes(`secret-${turn}`) : /secret-|mark-|alone/.test(text)));
  expect(strayed).toEqual([]);
  expect(seen).toMatchObject({ drawn: 1, alone: 20 });
});

test('of what was drawn, only what is for all leaves the house', async () => {
  const { get } = await open();
  const { headers } = await get(info);
  expect(headers['x-secret']).toBeUndefined();
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['content-security-policy']).not.toMatch(/nonce|strict-dynamic/);
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^lang=de; Path=\/; Max-Age=\d+; SameSite=lax$/)]);
  expect((await get(info, { cookie: 'lang=de' })).headers['set-cookie']).toBeUndefined();
});

test('no page is older than 20 s: after half of it a newer one is drawn behind the scenes, after all of it waited for', async () => {
  const { get, seen } = await open();
  const drawing = async () => /drawing (\d+)/.exec((await get(info)).text)?.[1];
  expect(await drawing()).toBe('1');
  seen.nowMs = 9999;
  expect([await drawing(), seen.drawn]).toEqual(['1', 1]);
  seen.nowMs = 10_000;
  expect(await drawing()).toBe('1');
  await expect.poll(drawing).toBe('2');
  seen.nowMs = 30_000;
  expect(await drawing()).toBe('3');
});

test('what is changed is not shown as it was, nor put back by a drawing that had begun before', async () => {
  const { get, seen, shelf } = await open();
  const early = get(info);
  await expect.poll(() => seen.drawn).toBe(1);
  shelf.clear();
  await early;
  expect((await get(info)).text).toContain('drawing 2');
  shelf.clear();
  expect((await get(info)).text).toContain('drawing 3');
});

test('what is drawn in the moment after a change may still be of words from before it, and is not kept', async () => {
  const { get, seen, shelf } = await open();
  shelf.clear();
  for (const atMs of [0, 2000, 3000, 3001]) {
    seen.nowMs = atMs;
    await get(info);
  }
  expect(seen.drawn).toBe(3);
});

const page = (status: number, headers: DrawnPage['headers']): DrawnPage => ({ status, headers, body: Buffer.from('x') });

test.each<[string, () => DrawnPage]>([
  [
    'fails',
    () => {
      throw new Error('no exchange');
    },
  ],
  ['is not there', () => page(404, { 'content-type': 'text/html', 'content-security-policy': policy })],
  ['leads elsewhere', () => page(307, { location: '/', 'content-security-policy': policy })],
  ['says nothing of its scripts', () => page(200, { 'content-type': 'text/html' })],
])('a page that %s is for the one who asked, and is tried again', async (_, draw) => {
  const { get, seen } = await open({ draw });
  for (let time = 1; time <= 2; time += 1) {
    expect((await get(info)).text).toContain('alone');
    expect(seen).toMatchObject({ drawn: time, alone: time });
  }
});

test('a page that was sent in parts is drawn again as soon as somebody asks for it, and nobody waits for that', async () => {
  const bodies = [
    '<html><!--$?--><template id="B:0"></template><!--/$--></html>',
    '<html><!--$-->all<!--/$--></html>',
    '<html>late</html>',
  ];
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  const { get, seen } = await open({
    draw: () => ({ status: 200, headers, body: Buffer.from(bodies[Math.min(seen.drawn, 2) - 1] ?? '') }),
  });
  expect([(await get(info)).text, (await get(info)).text]).toEqual([bodies[0], bodies[0]]);
  await expect.poll(async () => (await get(info)).text).toBe(bodies[1]);
  const { drawn } = seen;
  expect([(await get(info)).text, seen.drawn]).toEqual([bodies[1], drawn]);
});

test('a browser that has the page is told so; a crawler that asks for the head gets no body', async () => {
  const { get } = await open();
  const { headers } = await get(info);
  const again = await get(info, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
  const head = await get(info, {}, 'HEAD');
  expect([head.status, head.text, Number(head.headers['content-length'])]).toEqual([200, '', Number(headers['content-length'])]);
});

test('there is room for so much; what nobody has taken for longest goes first', async () => {
  const { get, seen } = await open({ room: 1500 });
  const pages = ['a', 'b', 'c', 'a', 'd', 'a', 'b'].map((name) => `/help/${name}`);
  for (const page of pages) await get(page);
  expect(seen.drawn).toBeGreaterThan(4);
  expect(seen.drawn).toBeLessThan(pages.length);
});

test('the policy names the scripts that are in the page, and not what only holds data', () => {
  const html = '<script nonce="x">a()</script><script type="application/ld+json">{}</script><script src="/a.js" nonce="x"></script>';
  // sha256 of "a()", by openssl.
  expect(policyOfScripts(policy, html)).toBe(
    "default-src 'self'; script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='; object-src 'none'",
  );
});

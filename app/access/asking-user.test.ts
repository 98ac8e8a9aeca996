// The user behind a request for a page, over real HTTP: an exchange that does not say is never taken for one that says nobody.
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { userInfo } from '#lib/contract/calls/v1/user/overview/userinfo.ts';
import { sessionCookie } from '#lib/contract/accounts/session-cookie.ts';
import { askingUser, readAskingUser, writeAskingUser } from './asking-user.ts';

const user: ResponseOf<typeof userInfo> = {
  userInfo: { userId: '10000001', traderIdentities: [] },
  userName: 'Zoë 李',
  childFlag: false,
  mainAccount: null,
  frozen: false,
  frozenReason: '',
  demoUType: 0,
  userAvatar: '',
  papTradingFlag: true,
  utaPapTradingFlag: false,
  unifiedAccountFlag: false,
  accountShow: { watermarkOpen: false },
  showSpotTrace: true,
  feeTagList: [],
};
const cookie = `theme=dark; ${sessionCookie}=secret`;

let server: Server;
let answers: ((response: ServerResponse) => void)[];
let asked: number;

const says =
  (code: string, data: unknown = null) =>
  (response: ServerResponse) =>
    void response.end(JSON.stringify({ code, msg: '', data }));
/** Nothing comes, and the line stays open. */
const hangs = (): void => undefined;

beforeEach(async () => {
  asked = 0;
  answers = [];
  server = createServer((_request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    answer?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  vi.stubEnv('EXCHANGE_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('EXCHANGE_TIMEOUT_MS', '1000');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllEnvs();
});

const ask = (text = cookie) => askingUser({ cookie: text, forwardedFor: null });

test('without a session nobody is asked for', async () => {
  answers = [says('00000', user)];
  expect(await ask('theme=dark')).toEqual({ isKnown: true, user: null });
  expect(asked).toBe(0);
});

test.each(['00004', '00005', '24303', '20206'])('a session that is over is nobody: %s', async (code) => {
  answers = [says(code)];
  expect(await ask()).toEqual({ isKnown: true, user: null });
});

test.each([
  ['hangs', hangs],
  ['breaks off', (response: ServerResponse) => void response.destroy()],
  ['answers what cannot be read', (response: ServerResponse) => void response.writeHead(500).end('<html>')],
  ['refuses for another reason', says('00429')],
  ['has its database away', says('50301')],
])('an exchange that %s has not said nobody', async (_, answer) => {
  answers = [answer];
  expect(await ask()).toEqual({ isKnown: false });
});

test('one answer that did not come is asked for again', async () => {
  answers = [hangs, says('00000', user)];
  expect(await ask()).toEqual({ isKnown: true, user });
  expect(asked).toBe(2);
});

test('what the proxy tells the page is a header, whatever letters a name has', () => {
  const text = writeAskingUser(user);
  expect(text).toMatch(/^[\x21-\x7e]+$/);
  expect(readAskingUser(text)).toEqual(user);
  expect(readAskingUser(writeAskingUser(null))).toBeNull();
});

// npm run screenshots: the pages as people see them — desktop and phone, dark and light, English and Arabic — into screenshots/.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';

import { startMeasuredServer } from '../tests/bench/server/server.ts';
import { browserArguments, ensureBrowser } from './install/browser.ts';
import { ensureWebBuild } from './build/web-build.ts';

const sizes = [
  { name: '1920', width: 1920, height: 1080 },
  { name: '1440', width: 1440, height: 900 },
  { name: '1366', width: 1366, height: 768 },
  { name: '390', width: 390, height: 844 },
] as const;
const themes = ['dark', 'light'] as const;
const prefixes = ['', '/ar'] as const;

const visitorPages = [
  ['home', ''],
  ['spot', '/spot/BTCUSDT'],
  ['login', '/login'],
  ['register', '/register'],
  ['not-found', '/no-such-page'],
] as const;
const traderPages = [
  ['spot-trader', '/spot/BTCUSDT'],
  ['asset', '/asset'],
  ['recharge', '/asset/recharge'],
  ['security', '/account/security'],
] as const;

type Shot = {
  readonly name: string;
  readonly path: string;
  /** Done on the page before its picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
};

async function shoot(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  cookies: readonly { name: string; value: string }[],
): Promise<void> {
  for (const size of sizes) {
    for (const theme of themes) {
      const context = await browser.newContext({ viewport: { width: size.width, height: size.height }, deviceScaleFactor: 1 });
      await context.addCookies([...cookies, { name: 'theme', value: theme }].map((cookie) => ({ ...cookie, url })));
      // As to somebody who has been here before: the hint at the notice board's switch is answered.
      await context.addInitScript(() => localStorage.setItem('meridian.said.notice-board', 'said'));
      for (const prefix of prefixes) {
        for (const shot of shots) {
          const page = await context.newPage();
          await page.goto(`${url}${prefix}${shot.path}` || url);
          if (shot.path.startsWith('/spot/') && (await page.locator('canvas').count()) === 0)
            await page
              .locator('canvas')
              .first()
              .waitFor({ timeout: 10_000 })
              .catch(() => undefined);
          await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
          await shot.act?.(page);
          await page.screenshot({ path: `screenshots/${shot.name}-${size.name}-${theme}-${prefix === '' ? 'en' : 'ar'}.png` });
          await page.close();
        }
      }
      await context.close();
    }
  }
}

const post = async (url: string, path: string, body: object, cookie: string): Promise<Response> =>
  fetch(`${url}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });

const guess = { email: 'guessed@example.com', password: 'not the right one' };
/** More than are free. */
const mostGuesses = 12;

/** Wrong passwords until one has to wait, then one more in the form: it says how long. */
async function guessOn(page: Page): Promise<void> {
  for (let made = 0; made < mostGuesses; made += 1)
    if ((await post(new URL(page.url()).origin, 'v1/user/login', guess, '')).status === 429) break;
  await page.locator('input[name="email"]').fill(guess.email);
  await page.locator('input[name="password"]').fill(guess.password);
  await page.keyboard.press('Enter');
  await page.getByRole('timer').waitFor();
}

/** A trader with coins and a few orders, so that the pictures show a desk in use. */
async function signUpTrader(url: string): Promise<{ name: string; value: string }[]> {
  const registered = await post(url, 'v1/user/register', { email: 'trader@example.com', password: 'correct horse battery staple' }, '');
  const cookies = registered.headers.getSetCookie().map((line) => (line.split(';')[0] ?? '').split('='));
  const pairs = cookies.map(([name = '', ...value]) => ({ name, value: value.join('=') }));
  const cookie = pairs.map(({ name, value }) => `${name}=${value}`).join('; ');
  await post(url, 'v1/testnet/send', { coin: 'USDT', network: 'ERC20', amount: '5000' }, cookie);
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  const order = { symbolId: 'BTCUSDT_SPBL', businessLine: 1, delegateType: 21 };
  await post(
    url,
    'v1/spot/order/place',
    { ...order, orderType: 1, timeInForceValue: 0, tradeUnit: 'quote', delegateCount: '500', clientOid: 'picture-1' },
    cookie,
  );
  const ticker = await (await fetch(`${url}/api/v1/spot/public/getTickerInfoBySymbolCodeDisplayName?symbolCodeDisplayName=BTCUSDT`)).json();
  const price = Number(ticker.data.lastPrice);
  for (const share of [0.995, 0.99, 0.98]) {
    const limit = {
      ...order,
      orderType: 0,
      timeInForceValue: 0,
      delegatePrice: (price * share).toFixed(2),
      delegateCount: '0.004',
      clientOid: `picture-${share}`,
    };
    await post(url, 'v1/spot/order/place', limit, cookie);
  }
  return pairs;
}

ensureWebBuild();
mkdirSync('screenshots', { recursive: true });
const server = await startMeasuredServer();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
try {
  const toShots = (pages: readonly (readonly [string, string])[]): Shot[] => pages.map(([name, path]) => ({ name, path }));
  const session = await signUpTrader(server.url);
  await shoot(browser, server.url, [...toShots(visitorPages), { name: 'login-waiting', path: '/login', act: guessOn }], []);
  await shoot(browser, server.url, toShots(traderPages), session);
} finally {
  await browser.close();
  await server.stop();
}

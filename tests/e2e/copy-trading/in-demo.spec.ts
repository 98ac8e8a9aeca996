// In demo trading, in Arabic: a fall of the market makes a gain, and the follower reads which share of it was paid to the leader, and why.
import { expect } from '@playwright/test';
import { Decimal } from 'decimal.js';

import arabicJournal from '#locales/ar/botJournal.json' with { type: 'json' };
import arabic from '#locales/ar/bots.json' with { type: 'json' };

import { saying } from '../bot-owner.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { steerMarket } from '../operator.ts';
import { startOwnServer, type OwnServer } from '../own-server.ts';
import { askFor, signUp } from '../trader.ts';
import { expectTold, newPerson, openFollow, recordMs } from './people.ts';

const symbolId = 'SBTCSUSDT_SUMCBL';
const { copy, bot } = arabicJournal.step;

// A bad day moves every contract of play money: it comes where nobody else trades.
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(360_000);
  server = await startOwnServer();
});
test.afterAll(() => server.close());

type Copies = { readonly list: readonly { readonly strategyId: string; readonly totalProfit: string }[] };
type Rows = { readonly list: readonly { readonly params: Readonly<Record<string, string | number>>; readonly code: string }[] };
type Balances = { readonly list: readonly { readonly coin: string; readonly total: string }[] };

test('a short in a crash is copied with gain, and its share explained (demo, phone and desktop, ar)', async ({ browser }) => {
  test.setTimeout(420_000);
  const baseURL = server.url;
  const leader = await newPerson(browser, { baseURL, viewport: { width: 1440, height: 900 } });
  await signUp(leader);
  await askFor(leader, 'paptrading/switch', {});
  await askFor(leader, 'v1/mcp/dummyTransfer', { coin: 'SUSDT', amount: '5000' }, 'demo');
  await askFor(leader, 'v1/mcp/adjust/lever', { symbolId, leverage: 5 }, 'demo');
  await askFor(leader, 'v1/trigger/trace/leader/apply', { line: 'futures', sharePercent: 10, agreed: true }, 'demo');
  const { leaderId } = await askFor<{ readonly leaderId: string }>(leader, 'v1/trigger/trace/leader/mine', {}, 'demo');

  const follower = await newPerson(browser, { baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });
  await signUp(follower);
  await askFor(follower, 'paptrading/switch', {});
  await askFor(follower, 'v1/mcp/dummyTransfer', { coin: 'SUSDT', amount: '5000' }, 'demo');
  await askFor(follower, 'v1/assets/transfer', { coin: 'SUSDT', amount: '2000', from: 'futures', to: 'spot' }, 'demo');
  await askFor(follower, 'v1/trigger/strategy/agreement/set', { agreed: true }, 'demo');
  const leaderPage = `/ar/copy-trading/futures/${leaderId}`;
  await expect.poll(async () => (await follower.request.get(leaderPage)).status(), { timeout: recordMs, intervals: [2_000] }).toBe(200);
  await follower.goto(leaderPage);
  await expect(follower.locator('html')).toHaveAttribute('dir', 'rtl');
  const { follow } = arabic;
  const dialog = await openFollow(follower, { button: follow.button, dialog: follow.title });
  await dialog.getByRole('textbox', { name: follow.investment }).fill('1000');
  await dialog.getByRole('button', { name: follow.sizing.multiplier }).click();
  await dialog.getByRole('textbox', { name: follow.value.multiplier }).fill('0.5');
  expect(await faultsOf(follower)).toEqual([]);
  await dialog.getByRole('button', { name: follow.yes }).click();
  await expectTold(follower, saying([copy.follows]));

  const order = { symbolId, orderType: 1, delegateCount: '0.02' };
  await askFor(leader, 'v1/mcp/order/openContract', { ...order, delegateType: 22 }, 'demo');
  await expectTold(follower, saying([copy.copied]));
  await steerMarket(leader, server.dataDir, { action: 'begin', world: 'paper', kind: 'crash' });
  // The fall takes at least eighteen percent; by some percent it is a gain after fees, whatever else the market does.
  const profit = async (): Promise<number> =>
    Number((await askFor<Copies>(follower, 'v1/trigger/strategy/copy/list', {}, 'demo')).list[0]?.totalProfit ?? 0);
  await expect.poll(profit, { timeout: 120_000 }).toBeGreaterThan(20);
  await askFor(leader, 'v1/mcp/order/openContract', { ...order, delegateType: 21 }, 'demo');
  await expectTold(follower, saying([copy.closed]));
  await askFor(leader, 'v1/trigger/trace/leader/leave', { line: 'futures' }, 'demo');
  await expectTold(follower, saying([bot['share-due']]));
  await expectTold(follower, saying([arabic.state.stopped]));

  // Ten percent of what it made, down to the unit: the row says both, and that is what the leader has in the spot wallet.
  const [ended] = (await askFor<Copies>(follower, 'v1/trigger/strategy/copy/list', { isRunning: false }, 'demo')).list;
  const { list } = await askFor<Rows>(follower, 'v1/trigger/strategy/decisions', { strategyId: ended?.strategyId }, 'demo');
  const due = list.find(({ code }) => code === 'bot.share-due')?.params;
  const share = new Decimal(due?.['profitUnits'] ?? 0).times('0.1').toDecimalPlaces(8, Decimal.ROUND_DOWN);
  expect(share.greaterThan(1.9)).toBe(true);
  expect(due).toMatchObject({ percent: 10, markUnits: '0', shareUnits: share.toFixed() });
  const held = (await askFor<Balances>(leader, 'v1/assets/getAssets', {}, 'demo')).list.find(({ coin }) => coin === 'SUSDT');
  expect(new Decimal(held?.total ?? 0).toFixed()).toBe(share.toFixed());
  expect(await faultsOf(follower)).toEqual([]);
  for (const page of [leader, follower]) await page.context().close();
});

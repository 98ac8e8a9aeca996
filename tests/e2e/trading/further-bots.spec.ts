// The further kinds of bots, each filled in, started, watched, read and stopped on the screen: live and demo, in both themes, on a phone, in Arabic.
import { expect, type Locator, type Page } from '@playwright/test';

import arabicJournal from '#locales/ar/botJournal.json' with { type: 'json' };
import arabic from '#locales/ar/bots.json' with { type: 'json' };
import englishJournal from '#locales/en-US/botJournal.json' with { type: 'json' };
import english from '#locales/en-US/bots.json' with { type: 'json' };
import { lastPriceOn, saying } from '../bot-owner.ts';
import { test } from '../browser-test.ts';
import { faultsOf } from '../faults.ts';
import { askFor, openDialog, openTab, signUp, takeTestCoins, type World } from '../trader.ts';

type Owner = { readonly page: Page; readonly t: typeof arabic };

type Story = {
  readonly name: string;
  readonly world: World;
  readonly theme: 'dark' | 'light';
  readonly language?: 'ar';
  readonly onPhone?: boolean;
  readonly path: string;
  /** The kind, as the question before the start calls it. */
  readonly kind: keyof typeof arabic.kind & `${string}${'Cta' | 'regular' | 'portfolio' | 'wise' | 'signal' | 'arbitrage'}`;
  readonly fill: (owner: Owner) => Promise<void>;
  /** The messages of the journal, one of which says what it has done or waits for. */
  readonly explains: (journal: typeof arabicJournal.step) => readonly string[];
  /** Something that only this kind shows, once it has done what it begins with. */
  readonly watch: (owner: Owner) => Promise<void>;
};

/** Orders cross a network, a core and a thread of bots, on a machine that does other work beside. */
const doneMs = 90_000;

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const invest = async ({ page, t }: Owner, amount: string): Promise<void> => field(page, `${t.form.investment} USDT`).fill(amount);
/** The coin of the basket and its weight in the place of a chart, and the money that is filled in on its curve. */
async function seesBasket({ page, t }: Owner, coin: RegExp, money: string): Promise<void> {
  const basket = page.getByRole('region', { name: t.basket.title });
  await expect(basket.getByRole('row', { name: coin })).toBeVisible();
  await expect(basket.getByRole('figure')).toHaveAccessibleName(new RegExp(money));
}
const pressed = async (button: Locator): Promise<void> => {
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
};

async function openPanel({ page }: Owner, name: string): Promise<Locator> {
  await openTab(page, new RegExp(`^${name}$`));
  return page.getByRole('tabpanel', { name, exact: true });
}

const stories: readonly Story[] = [
  {
    name: 'a CTA of spot waits for the signal of an average',
    world: 'live',
    theme: 'dark',
    path: '/trading-bot/spot/BTCUSDT/cta',
    kind: 'spotCta',
    fill: async (owner) => {
      const { page, t } = owner;
      await openTab(page, new RegExp(`^${t.way.manual}$`));
      await pressed(page.getByRole('button', { name: 'MA', exact: true }));
      await page.getByRole('combobox', { name: t.form.candles }).selectOption('1m');
      await field(page, `${t.form.stopLossRate} %`).fill('3');
      await invest(owner, '1000');
    },
    explains: ({ cta }) => [cta.watches, cta['goes-long']],
    // It may never trade: what it reads is drawn, and what it has is told.
    watch: async (owner) => {
      await expect(owner.page.getByText(/CTA MA 7/)).toBeVisible();
      await expect(await openPanel(owner, owner.t.panel.money)).toContainText(owner.t.money.sum);
    },
  },
  {
    name: 'a CTA of contracts goes both ways',
    world: 'demo',
    theme: 'light',
    path: '/trading-bot/futures/BTCUSDT/cta',
    kind: 'futuresCta',
    fill: async (owner) => {
      const { page, t } = owner;
      await openTab(page, new RegExp(`^${t.way.manual}$`));
      await pressed(page.getByRole('button', { name: 'RSI', exact: true }));
      await pressed(page.getByRole('button', { name: t.form.direction.futures.both, exact: true }));
      await field(page, `${t.form.leverage} ×`).fill('3');
      await invest(owner, '1000');
    },
    explains: ({ cta }) => [cta.watches, cta['goes-long'], cta['goes-short']],
    watch: async ({ page, t }) => {
      await page.getByRole('button', { name: t.action.pause }).click();
      await expect(page.getByRole('status').filter({ hasText: t.state.paused })).toBeVisible({ timeout: doneMs });
      await page.getByRole('button', { name: t.action.resume }).click();
      await expect(page.getByRole('status').filter({ hasText: t.state.running })).toBeVisible({ timeout: doneMs });
    },
  },
  {
    name: 'an auto-invest buys its first round',
    world: 'live',
    theme: 'light',
    language: 'ar',
    onPhone: true,
    path: '/trading-bot/timing',
    kind: 'regular',
    fill: async (owner) => {
      const { page, t } = owner;
      await page.getByRole('combobox', { name: t.regular.period.name }).selectOption('monthly');
      await field(page, `${t.regular.amount} USDT`).fill('250');
      await seesBasket(owner, /^ETH .*40\.00%.*100\.00 USDT.*\d%/, '250\\.00 USDT');
    },
    explains: ({ regular }) => [regular.bought],
    watch: async (owner) => {
      const { t } = owner;
      await expect(await openPanel(owner, t.panel.rounds)).toContainText(t.regular.outcome.bought);
    },
  },
  {
    name: 'a portfolio buys its coins by their weights',
    world: 'demo',
    theme: 'dark',
    path: '/trading-bot/hoard',
    kind: 'portfolio',
    fill: async (owner) => {
      const { page, t } = owner;
      await pressed(page.getByRole('button', { name: t.portfolio.mode.timed, exact: true }));
      await invest(owner, '1500');
      await seesBasket(owner, /^ETH .*30\.00%.*450\.00 USDT.*\d%/, '1,500\\.00 USDT');
    },
    explains: ({ portfolio }) => [portfolio.bought],
    watch: async (owner) => {
      const { t } = owner;
      const weights = await openPanel(owner, t.panel.weights);
      await expect(weights.getByRole('row', { name: /^BTC .*50\.00%/ })).toBeVisible();
      await expect(weights.getByRole('row', { name: /^USDT .*20\.00%/ })).toBeVisible();
    },
  },
  {
    name: 'a wise bot runs the values of its tier',
    world: 'demo',
    theme: 'dark',
    path: '/trading-bot/futures/BTCUSDT/wise',
    kind: 'wise',
    fill: async (owner) => {
      const { page, t } = owner;
      const tier = page.getByRole('button', { name: new RegExp(`^${t.suggestion.grade.conservative}`) });
      // The tiers are chosen on weeks of the market's past.
      await expect(tier).toBeVisible({ timeout: doneMs });
      await pressed(tier);
      await invest(owner, '2000');
    },
    explains: ({ grid, cta }) => [grid.started, grid['opening-bought'], cta.watches],
    watch: async (owner) => {
      await expect(await openPanel(owner, owner.t.panel.forecast)).toContainText(owner.t.forecast.aboutNone);
    },
  },
  {
    name: 'an arbitrage holds both legs',
    world: 'live',
    theme: 'light',
    path: '/trading-bot/arbitrage',
    kind: 'arbitrage',
    fill: async (owner) => {
      const { page, t } = owner;
      await pressed(page.getByRole('button', { name: 'ETH/USDT', exact: true }));
      await field(page, `${t.arbitrage.sliceAmount} USDT`).fill('500');
      await invest(owner, '1000');
    },
    explains: ({ arbitrage }) => [arbitrage.entered],
    watch: async (owner) => {
      const { t } = owner;
      const legs = await openPanel(owner, t.panel.legs);
      await expect(legs.getByText(/0\.\d+ ETH/)).toHaveCount(2);
    },
  },
];

async function begin(
  page: Page,
  { world, theme, onPhone }: Pick<Story, 'world' | 'theme' | 'onPhone'>,
  baseURL: string | undefined,
): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  if (onPhone) await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
  await signUp(page);
  if (world === 'demo') await askFor(page, 'paptrading/switch', {});
  else await takeTestCoins(page, 'USDT', 'Ethereum', '5000');
  await askFor(page, 'v1/trigger/strategy/agreement/set', { agreed: true }, world);
  return errors;
}

/** Presses start, reads the question, and stands on the page of the bot then. Answers its number. */
async function start({ page, t }: Owner, kind: Story['kind']): Promise<string> {
  const question = await openDialog(page, page.getByRole('main').getByRole('button', { name: t.start.button }), t.kind[kind].name);
  await expect(async () => {
    // The question's figures move with the price; a press that has been heard has closed it.
    if (await question.isVisible()) await question.getByRole('button', { name: t.confirm.start }).click({ timeout: 5_000 });
    await expect(page).toHaveURL(/\/trading-bot\/bot\/\d+$/, { timeout: 10_000 });
  }).toPass({ timeout: doneMs });
  return page.url().split('/').at(-1) ?? '';
}

type Bot = { readonly coins: readonly { readonly coin: string; readonly available: string; readonly frozen: string }[] };

/** Stops it through its dialog: it says so, and nothing is left with it. */
async function stop({ page, t }: Owner, strategyId: string, world: World): Promise<void> {
  const dialog = await openDialog(page, page.getByRole('button', { name: t.action.stop }).first(), t.stop.title);
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: t.stop.yes }).click({ timeout: 5_000 });
    await expect(dialog).toBeHidden({ timeout: 10_000 });
  }).toPass({ timeout: doneMs });
  await expect(page.getByRole('status').filter({ hasText: t.stopText.manual })).toBeVisible({ timeout: doneMs });
  const { coins } = await askFor<Bot>(page, 'v1/trigger/strategy/detail', { strategyId }, world);
  expect(coins.filter(({ available, frozen }) => Number(available) + Number(frozen) > 0)).toEqual([]);
}

const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const story of stories)
  test(`${story.name}, and is stopped (${[story.world, story.theme, story.onPhone === true ? 'phone' : 'desktop', story.language ?? 'en'].join(', ')})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    const inArabic = story.language === 'ar';
    const owner: Owner = { page, t: inArabic ? arabic : english };
    const errors = await begin(page, story, baseURL);
    await page.goto(`${inArabic ? '/ar' : ''}${story.path}`);
    await story.fill(owner);
    expect(await widerBy(page)).toBe(0);
    const strategyId = await start(owner, story.kind);
    const { name, step } = inArabic ? arabicJournal : englishJournal;
    const journal = page.getByRole('list', { name });
    await expect(journal.getByText(saying(story.explains(step))).first()).toBeVisible({ timeout: doneMs });
    await story.watch(owner);
    expect(await widerBy(page)).toBe(0);
    expect(await faultsOf(page, { rules: 'contrast' })).toEqual([]);
    await stop(owner, strategyId, story.world);
    expect(errors).toEqual([]);
  });

test('a signal bot shows what became of each alert: sent twice, late, out of order, with a wrong token (live, dark, phone, en)', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const owner: Owner = { page, t: english };
  const errors = await begin(page, { world: 'live', theme: 'dark', onPhone: true }, baseURL);
  await page.goto('/trading-bot/tv');
  await invest(owner, '1000');
  const strategyId = await start(owner, 'signal');
  await expect(page.getByRole('list', { name: englishJournal.name })).toContainText('It listens to alerts for 1 market.', {
    timeout: doneMs,
  });

  const webhook = await openPanel(owner, english.panel.webhook);
  await webhook.getByRole('button', { name: english.signal.show }).click();
  const address = await webhook.getByText(/^http\S+\/signal\/live-\d+$/).innerText();
  const signalToken = await webhook.locator('pre').nth(1).innerText();
  const at = Date.now();
  const send = async (alert: object, code: string): Promise<void> => {
    const data = { action: 'EXIT_LONG', instrument: 'BTCUSDT', signalToken, timestamp: at, maxLag: '60', ...alert };
    expect(await (await page.request.post(address, { data })).json()).toMatchObject({ code });
  };
  const entry = { action: 'ENTER_LONG' };
  await send(entry, '00000');
  await send(entry, '50324');
  await send({ timestamp: at - 61_000 }, '50322');
  await send({ timestamp: at - 5000 }, '00000');
  await send({ signalToken: 'somebody else’s' }, '50320');

  const inbox = await openPanel(owner, english.panel.alerts);
  for (const fate of [
    /Alert \d+: the position in .*BTCUSDT.* is now/,
    'It was already received.',
    /Too late: \d+ seconds old, at most 60 are allowed\./,
    /a later alert for .*BTCUSDT.* was processed first/,
    'The token does not belong to this bot.',
  ])
    await expect(inbox).toContainText(fate, { timeout: doneMs });
  // One that comes while it is looked at stands there by itself.
  await send({ instrument: 'SOLUSDT' }, '50321');
  await expect(inbox).toContainText(/SOLUSDT.* is not one of its markets\./, { timeout: doneMs });
  expect(await widerBy(page)).toBe(0);
  expect(await faultsOf(page, { rules: 'contrast' })).toEqual([]);
  await stop(owner, strategyId, 'live');
  expect(errors).toEqual([]);
});

const sliced = [
  {
    name: 'an iceberg of spot',
    world: 'live',
    theme: 'light',
    path: '/trading-bot/spot/BTCUSDT/iceberg',
    lists: 'My iceberg orders',
    fields: [
      ['Quantity', '0.02'],
      ['Visible quantity', '0.004'],
    ],
    button: 'Buy BTC',
    told: /0\.004/,
  },
  {
    name: 'a TWAP order of contracts',
    world: 'demo',
    theme: 'dark',
    onPhone: true,
    path: '/trading-bot/futures/BTCUSDT/twap',
    lists: 'My TWAP orders',
    fields: [
      ['Duration', '30'],
      ['Interval', '60'],
      ['Size(?! variation)', '0.06'],
    ],
    button: 'Buy / long',
    told: /of 30, every 60 s/,
  },
] as const;

for (const { name, path, lists, fields, button, told, ...story } of sliced)
  test(`${name} is placed, watched and canceled on its own screen (${story.world}, ${story.theme})`, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    const errors = await begin(page, story, baseURL);
    if (story.world === 'demo')
      await askFor(page, 'v1/assets/transfer', { coin: 'USDT', amount: '5000', from: 'spot', to: 'futures' }, 'demo');
    await page.goto(path);
    const form = page.getByRole('region', { name: 'Order form' });
    // Far enough from the market to wait.
    if (story.world === 'live')
      await form.getByRole('textbox', { name: /^Price/ }).fill(String(Math.round((await lastPriceOn(page)) * 0.96)));
    for (const [label, text] of fields) await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
    await form.getByRole('button', { name: button }).click();
    const mine = page.getByRole('region', { name: lists });
    await expect(mine).toContainText(told, { timeout: doneMs });
    expect(await widerBy(page)).toBe(0);
    await expect(async () => {
      const cancel = mine.getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click({ timeout: 5_000 });
      await expect(cancel).toBeHidden({ timeout: 10_000 });
    }).toPass({ timeout: doneMs });
    await openTab(page, /^History$/);
    await expect(mine).toContainText(told, { timeout: doneMs });
    await expect(mine).toContainText('Canceled');
    expect(errors).toEqual([]);
  });

// @vitest-environment jsdom
// The pages of every kind of bot, held to one law: an address starts a bot, wrong terms start none, and the page of one leads back to a form
// with its terms and changes it. The particulars of a kind are tested beside it.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { sampleMarket } from '#components/trading/sample-market.ts';
import { sampleContract, sampleTicker } from '#features/futures/sample-contract.ts';
import { botTerms } from '#lib/contract/bots/bot-terms.ts';
import { BotPage } from '../bot/bot-page.tsx';
import { BotSummary } from '../bot/summary/bot-summary.tsx';
import { CreateForm } from '../create/form/create-form.tsx';
import { type BotMarket, useCreateBot } from '../create/state/create-context.ts';
import { asked, knowDialogs, plain, press, showPriced, spotMarketOf } from '../on-screen.tsx';
import { sampleBot } from '../sample-bot.ts';
import { sampleMarginTerms, sampleRate } from './arbitrage/sample-rates.ts';
import type { BotKindId } from './bot-kind.ts';
import { botKinds } from './bot-kinds.ts';
import type { SampleKind } from './sample-kind.ts';
import { sampleKinds } from './sample-kinds.ts';
import { bold, calm } from './wise/sample-tiers.ts';

const pushed = vi.fn<(path: string) => void>();
vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a', useRouter: () => ({ push: pushed }) }));

beforeEach(knowDialogs);
afterEach(() => {
  pushed.mockClear();
  cleanup();
});

const tickers = {
  spot: [sampleTicker('BTCUSDT', '50000'), sampleTicker('ETHUSDT', '10')],
  usdt: [sampleTicker('BTCUSDT_UMCBL', '50000')],
};
const done = { strategyId: '41', outcome: 'done', bot: null };
const answers = {
  getAllSymbols: { md5: 'one', symbols: [sampleMarket, spotMarketOf('ETH')] },
  getContracts: { md5: 'two', symbols: [sampleContract()] },
  checkStrategyAgreement: { agreed: true, agreedTimeMs: 1 },
  getKeptBacktests: { list: [] },
  getRunningStrategies: { list: [] },
  getSuggestions: { list: [], dropped: [], pending: false },
  getCandles: { candles: [] },
  getWiseTiers: { list: [calm, bold], pending: false },
  getArbitrageRates: { list: [sampleRate('BTC', '0.0001', '0.1095', '0.0706')], history: [] },
  getMarginTerms: sampleMarginTerms,
};

const marketOf = (kind: BotKindId): BotMarket => (botKinds[kind].place === 'spot' ? sampleMarket : sampleContract());

/** The state of the form: what it has come to, and what stands against it. */
function Filled() {
  const { terms, problems } = useCreateBot();
  return <output aria-label="Filled">{JSON.stringify({ terms, problems: problems ?? [] })}</output>;
}
const formState = z.object({ terms: z.nullable(botTerms), problems: z.array(z.unknown()) });
const filled = () => z.parse(formState, JSON.parse(screen.getByRole('status', { name: 'Filled' }).textContent ?? ''));

function create({ Create, call }: SampleKind, kind: BotKindId, query: string) {
  const market = marketOf(kind);
  return showPriced(
    <Create kind={kind} market={market} ticker={sampleTicker(market.symbol, '50000')} query={query}>
      <CreateForm />
      <Filled />
    </Create>,
    { ...answers, [call]: done },
    tickers,
  );
}

/** A bot that runs with the first terms of the kind. */
function run({ terms: [first], edit }: SampleKind) {
  if (first === undefined) throw new Error('a kind without terms');
  const market = marketOf(first.kind);
  const bot = sampleBot({
    strategyType: botKinds[first.kind].strategyType,
    symbolId: market.symbolId,
    symbols: [market.symbolId],
    bot: first.bot,
    levels: [],
    lowerPrice: null,
    upperPrice: null,
  });
  return showPriced(
    <BotPage initial={bot} market={market}>
      <BotSummary />
    </BotPage>,
    { ...answers, getStrategy: bot, ...(edit === null ? {} : { [edit.call]: done }) },
    tickers,
  );
}

const kinds = Object.entries(sampleKinds).map(([name, row]) => ({ name, row }));
const starts = kinds.flatMap(({ name, row }) => row.starts.map((start, place) => ({ name: `${name} ${place + 1}`, row, ...start })));
const allTerms = kinds.flatMap(({ name, row }) => row.terms.map((one, place) => ({ name: `${name} ${place + 1}`, row, ...one })));

test.each(starts)('an address starts a bot after a question: $name', async ({ row, kind, query, title, says, sends }) => {
  const sent = await create(row, kind, query);
  await waitFor(() => expect(filled().terms).not.toBeNull());
  expect(filled().problems).toEqual([]);
  press('Start bot');
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${title}`) });
  expect(plain(dialog.textContent)).toContain(says);
  expect(asked(sent, row.call)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start bot' }));
  await waitFor(() => expect(pushed.mock.calls).toEqual([['/trading-bot/bot/41']]));
  expect(asked(sent, row.call)).toEqual([expect.objectContaining(sends)]);
});

test.each(kinds)('wrong terms start nothing, and are said: $name', async ({ row }) => {
  const { kind, query, says } = row.wrong;
  const sent = await create(row, kind, query);
  await waitFor(() => expect(asked(sent, 'checkStrategyAgreement')).toHaveLength(1));
  // It is said at its field, and once more where it would be started.
  const said = (): readonly string[] => screen.queryAllByRole('alert').map(({ textContent }) => plain(textContent));
  await waitFor(() => expect(said()).toEqual([says]));
  press('Start bot');
  expect(said()).toEqual([says, says]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(sent, row.call)).toEqual([]);
});

test.each(allTerms)('terms come back as they were, through a draft and through an address: $name', ({ row, kind, bot }) => {
  expect(row.throughDraft(kind, bot, marketOf(kind))).toEqual(bot);
  expect(row.throughAddress(kind, bot, marketOf(kind))).toEqual(bot);
});

test.each(kinds)('the page of a bot leads to another one with its terms: $name', async ({ row }) => {
  await run(row);
  const again = (): string => screen.getByText('New bot with these values').closest('a')?.getAttribute('href') ?? '';
  await waitFor(() => expect(again()).toContain('?'));
  const [page, query = ''] = again().split('?');
  expect(page).toBe(row.page);
  cleanup();
  const [first] = row.terms;
  await create(row, first?.kind ?? 'spotGrid', query);
  await waitFor(() => expect(filled().terms).toEqual(first?.bot));
});

const edits = kinds.flatMap(({ name, row }) => (row.edit === null ? [] : [{ name, row, edit: row.edit }]));

test.each(edits)('an edit tells what differs, and nothing while nothing does: $name', async ({ row, edit }) => {
  const sent = await run(row);
  press('Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit bot' });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  fireEvent.submit(save);
  for (const [field, text] of Object.entries(edit.fields)) {
    const found = within(dialog).getByLabelText(new RegExp(`^${field}`));
    if (text === true) fireEvent.click(found);
    else fireEvent.change(found, { target: { value: text } });
  }
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(sent, edit.call)).toEqual([{ strategyId: '41', ...edit.tells }]);
});

test.each(kinds.filter(({ row }) => row.edit === null))('a kind that is not changed offers no edit: $name', async ({ row }) => {
  await run(row);
  expect(screen.getByRole('button', { name: 'Add funds' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

// Openings while prices run away from the mark: the exchange asks for the loss of the first moment too, and a thin book makes it larger.
import { expect, test } from 'vitest';

import { firstSignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { Side } from '#lib/contract/enums.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import { ticks } from '#server/engine/units.ts';
import { ann, bob, BotVenue, mover, other } from '../bot-venue.ts';
import { orderCommand } from '#tests/order-command.ts';
import { openCopies } from '../copy/copy-venue.ts';
import { expectFolded } from '../expect-folded.ts';
import { sampleCta, sampleGrid, sampleMartingale } from '../sample-terms.ts';

const btc = 1;

/** A book at a price whose best bid holds little, and the next one is so many cents below; the mark stands beside it. */
function quote(venue: BotVenue, price: number, { gap, mark }: { readonly gap: number; readonly mark: number }): void {
  venue.send({ type: 'cancel-all-orders', accountId: other, marketId: btc, side: null });
  venue.send({ type: 'set-mark-price', marketId: btc, markTicks: ticks(mark), indexTicks: ticks(mark) });
  venue.rest(other, Side.sell, price + 1, btc, 1_000_000);
  venue.rest(other, Side.buy, price, btc, 1_000);
  venue.rest(other, Side.buy, price - gap, btc, 5_000_000);
  venue.trade(mover, Side.sell, 200, btc);
}

const calm = (price: number) => ({ gap: 1, mark: price });
/** The mark has not come after yet, and whoever sells now gets two per cent less than the mark. */
const crashing = (price: number) => ({ gap: Math.round(price * 0.01), mark: Math.round(price * 1.01) });

/** The rows of a bot behind a code, without its name of the kind. */
const after = (venue: BotVenue, bot: number, code: string): readonly string[] => {
  const said = venue.said(bot).map((one) => one.replace(/^\w+\./, ''));
  return said.slice(said.indexOf(code) + 1);
};

const held = (venue: BotVenue, bot: number): number => venue.record(bot).positions.reduce((sum, { lots }) => sum + lots, 0);

function startIn(terms: BotTerms, type: StrategyType): { readonly venue: BotVenue; readonly bot: number } {
  const venue = new BotVenue({ kindOf: botKind });
  quote(venue, 10_000, calm(10_000));
  return { venue, bot: venue.start(ann, terms, type, btc) };
}

test('a CTA at ten times goes short in the crash that gives the signal, with as much as is taken', () => {
  const terms = sampleCta({ direction: 'short', leverage: 10 });
  const { venue, bot } = startIn({ kind: 'cta', terms }, StrategyType.futuresCta);
  for (const price of [10_100, 10_200]) {
    quote(venue, price, calm(price));
    venue.pass(60_000);
  }
  quote(venue, 9_500, crashing(9_500));
  venue.pass(60_000);
  expect(after(venue, bot, 'goes-short')).toEqual(['sells', 'tries-less', 'opened-in-part', 'opened']);
  // 995 ÷ (9.595 of margin + 0.095475 of fee + 0.95 of loss) = 93.5108…: four fifths of them are taken.
  expect(held(venue, bot)).toBe(748_086);
  expectFolded(venue);
});

test('what is refused without end is given up after ten tries: it does not loop', () => {
  const terms = sampleCta({ direction: 'short', leverage: 10 });
  const { venue, bot } = startIn({ kind: 'cta', terms }, StrategyType.futuresCta);
  for (const price of [10_100, 10_200]) {
    quote(venue, price, calm(price));
    venue.pass(60_000);
  }
  // Nobody can open at a tenth of the mark: the loss is many times the margin.
  quote(venue, 9_500, { gap: 9_000, mark: 9_500 });
  venue.trade(mover, Side.sell, 790, btc);
  venue.pass(60_000);
  const said = after(venue, bot, 'goes-short');
  expect(said.filter((code) => code === 'tries-less')).toHaveLength(10);
  expect(said.at(-1)).toBe('refused');
  expect(held(venue, bot)).toBe(0);
});

test('the first order of a short martingale is tried with less, and its ladder follows', () => {
  const terms = sampleMartingale({
    direction: 'short',
    investment: '1000',
    leverage: 10,
    marginMode: 'cross',
    firstAmount: '4800',
    amountMultiplier: '1',
    maxOrders: 1,
  });
  const venue = new BotVenue({ kindOf: botKind });
  // Twelve per cent below the mark at ten times: more is lost at once than the margin of the order.
  quote(venue, 10_000, { gap: 1_100, mark: 10_100 });
  const bot = venue.start(ann, { kind: 'martingale', terms }, StrategyType.futuresDca, btc);
  expect(after(venue, bot, 'takes-funds').slice(0, 3)).toEqual(['round-opens', 'tries-less', 'order-part-filled']);
  expect(held(venue, bot)).toBe(384_000);
  expectFolded(venue);
});

test('an alert to go short is tried with less', () => {
  const terms = {
    ...firstSignalTerms,
    investment: '1000',
    leverage: 10,
  } as const;
  const { venue, bot } = startIn({ kind: 'signal', terms }, StrategyType.signal);
  quote(venue, 9_500, crashing(9_500));
  const alert: SignalAlert = {
    action: 'ENTER_SHORT',
    symbol: 'BTCUSDT_UMCBL',
    timestampMs: venue.nowMs,
    maxLagMs: 60_000,
    orderType: 'market',
    offset: '0',
    size: null,
    includesClose: false,
    source: 'webhook',
  };
  venue.tell(bot, { action: 'message', text: JSON.stringify(alert), arrivedMs: venue.nowMs });
  expect(after(venue, bot, 'received')).toEqual(['enters', 'tries-less', 'entered']);
  expect(held(venue, bot)).toBe(748_086);
  expectFolded(venue);
});

test('a short grid that sells at its start does so with smaller orders', () => {
  const terms = sampleGrid({
    direction: 'short',
    lowerPrice: '90',
    upperPrice: '101',
    grids: 4,
    leverage: 10,
    marginMode: 'cross',
    opensPosition: true,
    baseInvestment: '0',
    quoteInvestment: '1000',
  });
  const venue = new BotVenue({ kindOf: botKind });
  quote(venue, 10_000, { gap: 500, mark: 10_300 });
  const bot = venue.start(ann, { kind: 'grid', terms }, StrategyType.futuresGrid, btc);
  const said = after(venue, bot, 'funded');
  expect(said.slice(0, 3)).toEqual(['opening-sold', 'tries-less', 'opening-sold']);
  expect(said).toContain('started');
  expect(held(venue, bot)).toBeGreaterThan(100_000);
  expectFolded(venue);
});

test('a copy at a mark that falls while it is on its way is tried with less', () => {
  const { venue, follow, rows } = openCopies('futures');
  const copy = follow({ sizing: { by: 'amount', amount: '900' }, leverage: 10, marginMode: 'cross' });
  quote(venue, 9_500, calm(9_500));
  const opening = orderCommand(bob, btc, Side.buy, 500, 9_600);
  venue.sendTogether([opening, { type: 'set-mark-price', marketId: btc, markTicks: ticks(9_450), indexTicks: ticks(9_450) }]);
  expect(rows(copy, 'copy.opens').map(([code]) => code)).toEqual(['copy.opens', 'copy.tries-less', 'copy.copied']);
});

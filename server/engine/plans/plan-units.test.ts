// Plans where a lot at a tick is ten units, and where prices rise and fall to them: what they hold, what they become.
import { describe, expect, test } from 'vitest';

import { HoldSide, PositionMode, SelfTradePrevention, Side, type BusinessLine } from '#lib/contract/enums.ts';
import { ann, openContractVenue, why } from '#tests/simulation/contracts/open-contract-venue.ts';
import { contracts, houseAccount } from '#tests/simulation/contracts/contract-venue.ts';
import { commandOf, scriptedOpening, scriptedRules, openScriptedVenue, outcomeText } from '#tests/simulation/scripted-venue.ts';
import type { Command } from '../command.ts';
import { createExchange } from '../exchange.ts';
import { lots, ticks, units } from '../units.ts';

/** The venue of scripted-venue.ts with ten CASH for a lot at a tick; the last price is 100, made by orders #1 and #2. */
function openTens() {
  const exchange = createExchange();
  let sequence = 0;
  const apply = (command: Command) => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: sequence, command });
  };
  for (const command of scriptedOpening())
    apply(command.type === 'list-market' ? { type: 'list-market', rules: { ...scriptedRules, tickLotUnits: 10 } } : command);
  const say = (line: string): string => outcomeText(apply(commandOf(line)));
  for (const line of ['bob sells 2 @ 100', 'cat buys 2 @ 100']) expect(say(line)).toMatch(/^#/);
  const cash = () => exchange.balances(1000).find(({ assetId }) => assetId === 1);
  return { exchange, say, cash, coins: () => exchange.balances(1000).find(({ assetId }) => assetId === 0) };
}

describe('what a plan holds', () => {
  test.each([
    ['a buy at a limit holds its price', 'ann waits buy 10 if:105/106', 10_600n, 0n],
    ['a buy for an amount holds the amount', 'ann waits spend 5000 if:105', 5_000n, 0n],
    ['a sell holds its lots', 'ann waits sell 10 if:95', 0n, 10n],
    ['a pair holds its limit, and what its stop needs beyond it', 'ann pairs buy 10 limit:90 stop:105/108', 10_800n, 0n],
    ['a pair whose sides sell holds its lots once', 'ann pairs sell 10 limit:110 stop:95/94', 0n, 10n],
    ['slices at a limit hold all of them', 'ann slices buy 30 in:3 every:1000 limit:95', 28_500n, 0n],
    // Ten per cent above where it begins: the most that a buy at market may pay from there.
    ['a buy of a quantity at market holds the band above its trigger', 'ann waits take 10 if:105', 11_500n, 0n],
    ['a pair whose stop buys at market holds the band above it', 'ann pairs take 10 limit:90 stop:105', 11_500n, 0n],
    ['an exit of a quantity holds its dearer leg, at market or not', 'ann exits take 10 tp:95/96 sl:105', 11_500n, 0n],
    ['a trailing buy of a quantity holds the band above where it would fire now: 105', 'ann trails take 10 by:50000', 11_500n, 0n],
    ['and above where it would fire from its activation: 94.5, so 95', 'ann trails take 10 by:50000 from:90', 10_400n, 0n],
    ['slices of a quantity at market hold the band above the last price', 'ann slices take 30 in:3 every:1000', (30_000n * 11n) / 10n, 0n],
    ['an exit that buys holds the dearer leg', 'ann exits buy 10 tp:95/96 sl:105/107', 10_700n, 0n],
  ])('%s', (_what, line, cashHeld, coinsHeld) => {
    const { exchange, say, cash, coins } = openTens();
    expect(say(line)).toMatch(/^#3/);
    expect([cash()?.frozen, coins()?.frozen]).toEqual([cashHeld, coinsHeld]);
    expect(exchange.checkInvariants()).toEqual([]);
    expect(say('ann cancels plan #3')).not.toMatch(/^refused/);
    expect([cash()?.frozen, coins()?.frozen]).toEqual([0n, 0n]);
  });
});

describe('how small a plan may be', () => {
  test.each([
    ['slices of the smallest notional', 'ann slices sell 6 in:3 every:1000 limit:5', /^#3/],
    ['slices below it', 'ann slices sell 6 in:3 every:1000 limit:4', /^refused: notional-below-minimum/],
    ['slices at the last price of 100', 'ann slices sell 6 in:3 every:1000', /^#3/],
    ['an amount in slices of the smallest notional', 'ann slices spend 300 in:3 every:1000', /^#3/],
    ['an amount in slices below it', 'ann slices spend 299 in:3 every:1000', /^refused: notional-below-minimum/],
    ['a trigger of the smallest notional', 'ann waits sell 2 if:5', /^#3/],
    ['a trigger below it', 'ann waits sell 2 if:4', /^refused: notional-below-minimum/],
  ])('%s', (_what, line, said) => {
    expect(openTens().say(line)).toMatch(said);
  });

  test('slices without a limit want a last price', () => {
    expect(openScriptedVenue().say('ann slices sell 30 in:3 every:1000')).toBe('refused: no-watched-price');
    expect(openScriptedVenue().say('ann slices sell 30 in:3 every:1000 limit:95')).toMatch(/^#1/);
  });
});

test('an amount at a limit buys the whole lots that it pays for', () => {
  const { exchange, say, cash } = openTens();
  say('ann waits spend 5000 if:104/105');
  say('bob sells 2 @ 104');
  // A lot at 105 is 1,050: four of them.
  expect(say('cat buys 2 @ 104')).toContain('bid 105: 4');
  expect(cash()?.frozen).toBe(4_200n);
  expect(exchange.checkInvariants()).toEqual([]);
});

describe('a trigger waits on the side of the market that it was placed on', () => {
  const hundred = ['bob sells 2 @ 100', 'cat buys 2 @ 100', 'bob buys 50 @ 96', 'bob sells 50 @ 104'];
  test.each([
    ['a sell above fires on the rise', 'ann waits sell 10 if:104', 'cat buys 2 @ 104', true],
    ['a sell above does not fire on the fall', 'ann waits sell 10 if:104', 'cat sells 2 @ 96', false],
    ['a sell below fires on the fall', 'ann waits sell 10 if:96', 'cat sells 2 @ 96', true],
    ['a sell below does not fire on the rise', 'ann waits sell 10 if:96', 'cat buys 2 @ 104', false],
    ['a buy below fires on the fall', 'ann waits spend 1000 if:96', 'cat sells 2 @ 96', true],
    ['a buy below does not fire on the rise', 'ann waits spend 1000 if:96', 'cat buys 2 @ 104', false],
    ['a buy above fires on the rise', 'ann waits spend 1000 if:104', 'cat buys 2 @ 104', true],
    ['a buy above does not fire on the fall', 'ann waits spend 1000 if:104', 'cat sells 2 @ 96', false],
  ])('%s', (_what, plan, move, fires) => {
    const venue = openScriptedVenue();
    for (const line of [...hundred, plan]) expect(venue.say(line)).toMatch(/^#/);
    expect(venue.say(move).includes('fires trigger')).toBe(fires);
  });
});

describe('plans of contracts', () => {
  const plan = (more: Partial<Extract<Command, { type: 'place-plan' }>>): Command => ({
    type: 'place-plan',
    accountId: ann,
    marketId: contracts.linear,
    side: Side.sell,
    quantityLots: lots(50),
    amountUnits: units(0n),
    terms: { kind: 'trigger', trigger: { source: 'mark', triggerTicks: ticks(9_900), executeTicks: ticks(10_100) }, exit: null },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: 1,
    ...more,
  });

  test('one that only closes becomes an order that only closes, of no more than there is', () => {
    const { send, trade, order, mark, exchange, sound } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    expect(why(send(plan({ quantityLots: lots(80), reduceOnly: true })))).toBe('done');
    order(houseAccount, Side.buy, 70, 10_000);
    order(ann, Side.sell, 70, 10_000, { reduceOnly: true });
    mark(9_900);
    expect(exchange.openOrders(ann)).toMatchObject([{ side: Side.sell, quantityLots: 30, reduceOnly: true }]);
    sound();
  });

  test('one that may open stays an order that may', () => {
    const { send, mark, exchange, sound } = openContractVenue();
    send(plan({}));
    mark(9_900);
    const [open] = exchange.openOrders(ann);
    expect(open).toMatchObject({ quantityLots: 50 });
    expect(open?.reduceOnly ?? false).toBe(false);
    sound();
  });

  test('hedged, it trades for the side that it names', () => {
    const { send, trade, order, mark, positions, sound } = openContractVenue();
    const line: BusinessLine = 10;
    send({ type: 'set-position-mode', accountId: ann, line, mode: PositionMode.hedge });
    trade(ann, Side.buy, 100, 10_000, { holdSide: HoldSide.long });
    trade(ann, Side.sell, 40, 10_000, { holdSide: HoldSide.short });
    order(houseAccount, Side.buy, 500, 9_890);
    const market = {
      kind: 'trigger',
      trigger: { source: 'mark', triggerTicks: ticks(9_900), executeTicks: ticks(0) },
      exit: null,
    } as const;
    expect(why(send(plan({ terms: market, holdSide: HoldSide.long })))).toBe('done');
    expect(why(send(plan({ terms: market, holdSide: HoldSide.short })))).toBe('done');
    mark(9_900);
    expect(positions(ann)).toEqual(['0 long 50 for 500000 margin 0', '0 short 90 for 894500 margin 0']);
    sound();
  });

  test('what waits neither for prices nor for margin is none, nor what is sized by an amount or by nothing', () => {
    const { send, trade } = openContractVenue();
    trade(ann, Side.buy, 100, 10_000);
    const stop = { source: 'mark', triggerTicks: ticks(9_900), executeTicks: ticks(9_890) } as const;
    expect(why(send(plan({ terms: { kind: 'oco', limitTicks: ticks(10_100), stop } })))).toBe('unsupported-plan');
    expect(why(send(plan({ amountUnits: units(1_000n) })))).toBe('invalid-amount');
    expect(why(send(plan({ quantityLots: lots(0), reduceOnly: true })))).toBe('invalid-quantity');
    const trailing = { kind: 'trailing', source: 'mark', activationTicks: ticks(0), callbackPpm: 20_000 } as const;
    expect(why(send(plan({ quantityLots: lots(0), terms: trailing })))).toBe('invalid-quantity');
    expect(why(send(plan({ quantityLots: lots(0), reduceOnly: true, terms: trailing })))).toBe('done');
  });
});

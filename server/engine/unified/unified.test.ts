// Unified accounts, in numbers that can be checked by hand: bitcoin at 10,000 dollars, ether at 1,000, both counted at 95 %.
import { expect, test } from 'vitest';

import { AccountMode, EntryPoint, MarginMode, SelfTradePrevention, Side, Wallet } from '#lib/contract/enums.ts';
import { PriceSource } from '#server/engine/plans/trigger-terms.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { ann, bob, btc, dollars, eth, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { pairs, whole } from '#tests/simulation/lending/margin-venue.ts';
import { openUnifiedVenue, refusal } from '#tests/simulation/unified/open-unified-venue.ts';
import { perpetuals, playCoin } from '#tests/simulation/unified/unified-venue.ts';

const open = openUnifiedVenue;

test('all wallets become one, and it is worth what they were worth', () => {
  const core = open();
  const futures = (amount: number) =>
    core.send({
      type: 'transfer-funds',
      accountId: ann,
      assetId: usdt,
      from: Wallet.spot,
      to: Wallet.futures,
      units: units(dollars(amount)),
    });
  expect(futures(30_000).ok).toBe(true);
  core.move(ann, btc, 2);
  expect(core.become(AccountMode.advanced).ok).toBe(true);
  expect(core.balance(ann, usdt)).toBe(dollars(100_000));
  expect(core.balance(ann, btc)).toBe(dollars(10));
  // 100,000 + (100,000 + 100,000) × 0.95, and play money for nothing.
  expect(core.unified(ann)).toMatchObject({ mode: 'advanced', worthUnits: dollars(300_000), equityUnits: dollars(290_000) });
  expect(refusal(futures(1))).toBe('account-unified');
  expect(refusal(core.move(ann, btc, 1))).toBe('account-unified');
  expect(refusal(core.borrow(ann, btc, 1))).toBe('account-unified');
  expect(refusal(core.order(ann, Side.buy, 100, 10_000, { wallet: Wallet.cross }))).toBe('account-unified');
  core.sound();
  core.restart();
  core.sound();
  expect(core.become(AccountMode.classic).ok).toBe(true);
  expect(core.balance(ann, usdt)).toBe(dollars(100_000));
  expect(futures(1).ok).toBe(true);
  core.sound();
});

test('what stands in the way of a switch is named', () => {
  const core = open();
  const why = (mode: AccountMode) => core.unified(ann)?.problems[mode];
  expect(why(AccountMode.classic)).toEqual(['mode-unchanged']);
  expect(why(AccountMode.advanced)).toEqual([]);
  core.move(ann, btc, 5);
  core.borrow(ann, usdt, 10_000);
  core.order(ann, Side.sell, 100, 10_500, { wallet: Wallet.cross });
  expect(why(AccountMode.basic)).toEqual(['margin-wallet-busy', 'unified-owes']);
  expect(refusal(core.become(AccountMode.basic))).toBe('margin-wallet-busy');
  core.send({ type: 'cancel-all-orders', accountId: ann, marketId: -1, side: null });
  expect(refusal(core.become(AccountMode.basic))).toBe('unified-owes');
  core.move(ann, usdt, 100);
  core.repay(ann, usdt, 20_000);
  core.send({ type: 'transfer-funds', accountId: ann, assetId: usdt, from: Wallet.spot, to: Wallet.futures, units: units(dollars(5_000)) });
  core.send({ type: 'set-margin-mode', accountId: ann, marketId: perpetuals.btc, mode: MarginMode.isolated });
  core.trade(Side.buy, 100, 10_000);
  expect(why(AccountMode.advanced)).toEqual(['isolated-position']);
  core.trade(Side.sell, 100, 10_000);
  core.send({ type: 'set-unified-terms', minEquityUnits: 1_000_000 * whole, interestFree: [] });
  expect(why(AccountMode.advanced)).toEqual(['unified-equity']);
  expect(why(AccountMode.basic)).toEqual([]);
  expect(core.become(AccountMode.basic).ok).toBe(true);
  expect(core.become(AccountMode.basic)).toMatchObject({ reason: 'mode-unchanged' });
  // Isolated settings are gone with isolated wallets.
  expect(core.futures(ann)?.settings.find(({ marketId }) => marketId === perpetuals.btc)?.marginMode).toBe(MarginMode.cross);
  expect(refusal(core.send({ type: 'set-margin-mode', accountId: ann, marketId: perpetuals.btc, mode: MarginMode.isolated }))).toBe(
    'account-unified',
  );
  core.trade(Side.buy, 100, 10_000);
  expect(why(AccountMode.classic)).toEqual(['open-position-or-order']);
  core.sound();
});

test('collateral counts by its slices, what is owed in full', () => {
  const core = open();
  core.keep(usdt, 0);
  core.keep(eth, 0);
  const slices = [
    [1, 900_000],
    [9_999, 800_000],
  ].map(([upTo = 0, valuePpm = 0]) => ({ upToUnits: upTo * whole, valuePpm }));
  const terms = core.lending().assets.find(({ assetId }) => assetId === btc);
  if (terms === undefined) throw new Error('bitcoin has terms');
  const { lentUnits: _, ...known } = terms;
  core.send({ type: 'set-margin-asset', ...known, collateral: slices });
  core.keep(btc, 2);
  core.become(AccountMode.advanced);
  // 2 bitcoin at 0.9 and 0.8: as much as 1.7 of them.
  expect(core.unified(ann)?.equityUnits).toBe(dollars(17_000));
  const [first, second, third] = [500, 600, 700];
  core.send({
    type: 'set-margin-asset',
    ...known,
    collateral: [
      { upToUnits: first * whole, valuePpm: 980_000 },
      { upToUnits: second * whole, valuePpm: 975_000 },
      { upToUnits: third * whole, valuePpm: 970_000 },
    ],
  });
  core.give(btc, 658);
  core.price(100_000);
  // 660 bitcoin at 100,000: 64,570,000.
  expect(core.unified(ann)?.equityUnits).toBe(dollars(64_570_000));
});

test('a fee without dollars is lent, and paid back by the next dollars that come', () => {
  const core = open();
  core.keep(usdt, 0);
  core.become(AccountMode.advanced);
  expect(core.trade(Side.buy, 250, 10_000).ok).toBe(true);
  // 0.06 % of 2,500.
  expect(core.coinOf(usdt)).toMatchObject({ principal: dollars(1.5), available: 0n, interestBearing: dollars(1.5) });
  // 2,500 at 20 times, the fee of closing it, and half of what is owed.
  expect(core.unified(ann)).toMatchObject({ initialUnits: dollars(127.25), equityUnits: dollars(189_998.5) });
  core.sound();
  core.give(usdt, 10);
  expect(core.coinOf(usdt)).toMatchObject({ principal: 0n, available: dollars(8.5) });
  expect(core.told('loan-repaid')).toMatchObject([{ wallet: 'spot', cause: 'automatic', principalUnits: dollars(1.5) }]);
  core.sound();
});

test('a position binds what closing it would cost too, to the unit and rounded up, in both modes and in a coin', () => {
  const core = open();
  const sevenTimes = (marketId: number) => core.send({ type: 'set-leverage', accountId: ann, marketId, longLeverage: 7, shortLeverage: 7 });
  const initialOf = (assetId: number) => core.coinOf(assetId)?.contractInitial;
  core.become(AccountMode.advanced);
  expect(sevenTimes(perpetuals.btc).ok && sevenTimes(perpetuals.inverse).ok).toBe(true);
  expect(core.trade(Side.buy, 1, 10_000).ok).toBe(true);
  core.mark(9_999);
  // A thousandth of a bitcoin at 9,999: 999,900,000 units, a seventh of which is 142,842,857.14…, and 0.06 % are 599,940.
  expect(initialOf(usdt)).toBe(143_442_798n);
  core.offer(Side.sell, 3, 10_000, perpetuals.inverse);
  expect(core.order(ann, Side.buy, 3, 10_000, { marketId: perpetuals.inverse }).ok).toBe(true);
  core.mark(9_999, perpetuals.inverse);
  // 3 dollars at 9,999 are 30,003.0003 units of a bitcoin: a seventh and 0.06 % of them are 4,304.15….
  expect(initialOf(btc)).toBe(4_305n);
  core.sound();
  core.restart();
  expect(initialOf(usdt)).toBe(143_442_798n);
  expect(core.become(AccountMode.basic).ok).toBe(true);
  expect(core.futures(ann)?.wallets.find(({ assetId }) => assetId === usdt)?.initial).toBe(143_442_798);
  core.sound();
});

test('whether an account could bear its positions is asked with what closing them would cost', () => {
  const core = open();
  core.keep(usdt, 3_000);
  core.keep(btc, 0);
  core.keep(eth, 0);
  core.send({ type: 'transfer-funds', accountId: ann, assetId: usdt, from: Wallet.spot, to: Wallet.futures, units: units(dollars(3_000)) });
  expect(core.trade(Side.buy, 5_000, 10_000).ok).toBe(true);
  // 2,970 are left; 50,000 at 20 times bind 2,500, and in a unified account 30 more.
  expect(core.futures(ann)?.wallets.find(({ assetId }) => assetId === usdt)).toMatchObject({ initial: Number(dollars(2_500)) });
  const why = () => core.unified(ann)?.problems[AccountMode.advanced];
  core.mark(9_912);
  // 440 are lost: 2,530 stand against 2,478 and 29.736.
  expect(why()).toEqual([]);
  core.mark(9_905);
  // 475 are lost: 2,495 stand against 2,476.25 and 29.715.
  expect(why()).toEqual(['margin-not-enough']);
});

test('a loss that is not realised bears no interest up to the coin’s limit', () => {
  const core = open();
  core.keep(usdt, 51.5);
  core.become(AccountMode.advanced);
  core.trade(Side.buy, 250, 10_000);
  core.mark(9_600);
  expect(core.coinOf(usdt)).toMatchObject({ available: dollars(50), gainUnits: dollars(-100), principal: 0n, interestBearing: 0n });
  core.send({ type: 'set-unified-terms', minEquityUnits: 0, interestFree: [[usdt, 30 * whole]] });
  // |min(50 − 100, 0)| less 30.
  expect(core.coinOf(usdt)?.interestBearing).toBe(dollars(20));
  core.at(1_700_000_000_000 + 3_600_000);
  core.send({ type: 'advance-clock' });
  // 20 × 0.024 % ÷ 24, paid at once out of the 50.
  expect(core.told('interest-charged')).toMatchObject([{ wallet: 'spot', principalUnits: dollars(20), units: dollars(0.0002) }]);
  expect(core.coinOf(usdt)).toMatchObject({ interest: 0n, available: dollars(49.9998) });
  core.sound();
});

test('a purchase borrows what it lacks, by the hour and not at once', () => {
  const core = open();
  core.keep(usdt, 100);
  core.become(AccountMode.advanced);
  core.offer(Side.sell, 30, 10_000);
  expect(refusal(core.order(ann, Side.buy, 30, 10_000))).toBe('insufficient-balance');
  expect(core.order(ann, Side.buy, 30, 10_000, { borrow: true }).ok).toBe(true);
  expect(core.coinOf(usdt)).toMatchObject({ principal: dollars(200), interest: 0n });
  core.at(1_700_000_000_000 + 2 * 3_600_000);
  core.send({ type: 'advance-clock' });
  // Two hours have begun since: 200 × 0.024 % ÷ 24 each.
  expect(core.coinOf(usdt)).toMatchObject({ principal: dollars(200), interest: dollars(0.004) });
  expect(refusal(core.become(AccountMode.classic))).toBe('unified-owes');
  core.sound();
});

test('what positions stand on cannot be withdrawn, traded away or counted twice', () => {
  const core = open();
  core.keep(usdt, 0);
  core.keep(eth, 0);
  core.keep(btc, 1);
  core.become(AccountMode.advanced);
  // 9,500 count; 5,000 lots at 20 times want 2,500 and 30 to close them, and their fee of 30 is lent.
  expect(core.trade(Side.buy, 5_000, 10_000).ok).toBe(true);
  const equity = 9_500 - 30;
  const initial = 2_530 + 15;
  expect(core.unified(ann)).toMatchObject({ equityUnits: dollars(equity), initialUnits: dollars(initial) });
  const free = (equity - initial) / 10_000;
  expect(core.coinOf(btc)?.withdrawable).toBe(dollars(free));
  const take = (amount: bigint) =>
    core.send({
      type: 'reserve-withdrawal',
      accountId: ann,
      assetId: btc,
      units: units(amount),
      feeUnits: units(0n),
      reference: `w${amount}`,
    });
  expect(refusal(take(dollars(free) + 1n))).toBe('insufficient-balance');
  expect(take(dollars(free)).ok).toBe(true);
  // On its way out it stands behind nothing any more: 0.95 of what is left.
  expect(core.unified(ann)?.equityUnits).toBe(dollars((1 - free) * 9_500 - 30));
  expect(refusal(core.trade(Side.buy, 5_000, 10_000))).toBe('insufficient-balance');
  core.sound();
  core.restart();
  expect(core.unified(ann)?.equityUnits).toBe(dollars((1 - free) * 9_500 - 30));
  core.sound();
});

test('what positions stand on cannot be sent to another user, and what arrives stands behind them', () => {
  const core = open();
  core.keep(usdt, 0);
  core.keep(eth, 0);
  core.keep(btc, 1);
  core.become(AccountMode.advanced);
  expect(core.trade(Side.buy, 5_000, 10_000).ok).toBe(true);
  // As above: 9,470 count, 2,545 are asked for.
  const free = (9_500 - 30 - 2_545) / 10_000;
  const send = (from: number, to: number, amount: bigint) =>
    core.send({ type: 'send-funds', accountId: from, toAccountId: to, assetId: btc, units: units(amount) });
  expect(refusal(send(ann, bob, dollars(free) + 1n))).toBe('insufficient-balance');
  expect(send(ann, bob, dollars(free)).ok).toBe(true);
  expect(core.unified(ann)?.equityUnits).toBe(dollars((1 - free) * 9_500 - 30));
  expect(refusal(core.trade(Side.buy, 5_000, 10_000))).toBe('insufficient-balance');
  expect(send(bob, ann, dollars(free)).ok).toBe(true);
  expect(core.unified(ann)?.equityUnits).toBe(dollars(9_500 - 30));
  core.sound();
});

test('liquidation: orders, then conversion, then positions, and what is left stays', () => {
  const core = open(50_000);
  core.keep(usdt, 0);
  core.keep(eth, 0);
  core.keep(btc, 1);
  core.become(AccountMode.advanced);
  core.trade(Side.buy, 5_000, 10_000);
  core.order(ann, Side.sell, 100, 10_900);
  core.offer(Side.buy, 100_000, 8_400, pairs.btc);
  core.index(8_400);
  // 1 bitcoin counts 7,980; 5 lost 8,000 of dollars, 30 are owed.
  core.mark(8_400);
  expect(core.told('order-cancelled')).toMatchObject([{ reason: 'liquidation' }]);
  expect(core.told('position-liquidated')).toMatchObject([{ step: 'taken' }]);
  const [told] = core.told('margin-liquidated');
  expect(told).toMatchObject({ wallet: 'spot', equityUnits: dollars(7_980 - 8_030) });
  // All that there was, was not quite enough: the fund has paid the rest.
  const view = core.unified(ann);
  expect(view).toMatchObject({ maintenanceUnits: 0n, debtUnits: 0n, isLiquidating: false });
  expect(core.futures(ann)?.positions).toEqual([]);
  core.sound();
});

test('an account near its limit is called, and one that pays its debts by converting keeps its positions', () => {
  const core = open(50_000);
  core.keep(usdt, 0);
  core.keep(eth, 0);
  core.keep(btc, 1);
  core.become(AccountMode.advanced);
  core.offer(Side.sell, 1_400, 10_000);
  // 14,000 are lent, 1.4 bitcoin less the fee bought: 2.3986 count 22,786.70 against them.
  expect(core.order(ann, Side.buy, 1_400, 10_000, { borrow: true }).ok).toBe(true);
  core.trade(Side.buy, 1, 10_000);
  // 2.3986 × 0.95 × 6,500 less 14,000 is 811; 5 % of what is owed, 700, are more than four fifths of it.
  core.index(6_500);
  expect(core.told('margin-called')).toMatchObject([{ wallet: 'spot' }]);
  core.offer(Side.buy, 100_000, 6_400, pairs.btc);
  core.index(6_400);
  expect(core.told('margin-liquidated')).toHaveLength(1);
  expect(core.unified(ann)).toMatchObject({ debtUnits: 0n });
  expect(core.futures(ann)?.positions).toHaveLength(1);
  expect(core.balance(ann, btc)).toBeGreaterThan(0n);
  core.sound();
});

test('a plan that borrows holds nothing while it waits; its order borrows what is missing when it fires', () => {
  const core = open();
  core.keep(usdt, 1_000);
  core.become(AccountMode.advanced);
  core.offer(Side.sell, 300, 10_100);
  const placed = core.send({
    type: 'place-plan',
    accountId: ann,
    marketId: pairs.btc,
    side: Side.buy,
    quantityLots: lots(300),
    amountUnits: units(0n),
    terms: {
      kind: 'trigger',
      trigger: { source: PriceSource.index, triggerTicks: ticks(10_050), executeTicks: ticks(10_100) },
      exit: null,
    },
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
    entryPoint: EntryPoint.web,
    borrow: true,
  });
  expect(placed.ok).toBe(true);
  expect(core.balance(ann, usdt)).toBe(dollars(1_000));
  core.index(10_060);
  // 0.3 bitcoin cost 3,030.
  expect(core.coinOf(usdt)).toMatchObject({ available: 0n, principal: dollars(2_030) });
  core.sound();
});

test('basic: one wallet, and each coin for its own contracts', () => {
  const core = open();
  core.keep(usdt, 1_000);
  core.become(AccountMode.basic);
  expect(refusal(core.order(ann, Side.buy, 200, 10_000, { borrow: true }))).toBe('not-margined');
  // 2,500 lots want 1,250 and more: bitcoin does not stand behind dollars here.
  expect(refusal(core.trade(Side.buy, 2_500, 10_000))).toBe('insufficient-balance');
  core.send({ type: 'cancel-all-orders', accountId: 2, marketId: perpetuals.btc, side: null });
  expect(core.trade(Side.buy, 1_000, 10_000).ok).toBe(true);
  // 1,000 less the fee of 6, 500 of margin and 6 to close it.
  expect(core.coinOf(usdt)?.withdrawable).toBe(dollars(488));
  expect(refusal(core.order(ann, Side.buy, 50, 9_900))).toBe('insufficient-balance');
  expect(core.order(ann, Side.buy, 49, 9_900).ok).toBe(true);
  core.sound();
  // Money that an order holds is no margin: 994 less 485.10.
  core.mark(9_520);
  expect(core.told('position-liquidated')).toHaveLength(1);
  expect(core.balance(ann, btc)).toBe(dollars(10));
  core.sound();
});

test('money that the venue has no terms for stands behind its own contracts, whatever the mode', () => {
  const core = open();
  core.become(AccountMode.advanced);
  core.offer(Side.sell, 6_000, 10_000, perpetuals.play);
  expect(core.order(ann, Side.buy, 2_000, 10_000, { marketId: perpetuals.play }).ok).toBe(true);
  const view = core.unified(ann);
  expect(view).toMatchObject({ equityUnits: dollars(290_000), initialUnits: 0n });
  // The fee took 12 of 5,000 of play money and 1,012 are bound: not enough for 3,950 more, and the rest of the account does not help.
  expect(refusal(core.order(ann, Side.buy, 7_900, 10_000, { marketId: perpetuals.play }))).toBe('insufficient-balance');
  core.mark(7_500, perpetuals.play);
  expect(core.told('position-liquidated')).toHaveLength(1);
  expect(core.balance(ann, playCoin)).toBe(0n);
  expect(core.unified(ann)?.equityUnits).toBe(dollars(290_000));
  core.sound();
});

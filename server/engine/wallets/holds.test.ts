// Holds of an account, by purpose, in amounts that can be checked by hand; coins that are frozen for nothing are found.
import { expect, test } from 'vitest';

import { AccountMode, EntryPoint, MarginMode, SelfTradePrevention, Side, Wallet } from '#lib/contract/enums.ts';
import { convertOpening } from '#tests/simulation/convert/convert-venue.ts';
import { pairs } from '#tests/simulation/lending/margin-venue.ts';
import { ann, bob, btc, dollars, eth, openLendingVenue, usdt } from '#tests/simulation/lending/open-lending-venue.ts';
import { perpetuals, unifiedOpening } from '#tests/simulation/unified/unified-venue.ts';
import type { Command } from '../command.ts';
import { PriceSource } from '../plans/trigger-terms.ts';
import { lots, ticks, units } from '../units.ts';

const withdrawal = (assetId: number, amount: number, fee: number, reference: string): Command => ({
  type: 'reserve-withdrawal',
  accountId: ann,
  assetId,
  units: units(dollars(amount)),
  feeUnits: units(dollars(fee)),
  reference,
});

const conversion = (amount: number): Command => ({
  type: 'place-convert-order',
  accountId: ann,
  assetId: usdt,
  units: units(dollars(amount)),
  toAssetId: btc,
  toUnits: units(dollars(1)),
  expiresMs: 1_700_000_060_000,
  clientOid: '',
});

/** Sells a fifth of a bitcoin once its index stands at 12,000. */
const plan: Command = {
  type: 'place-plan',
  accountId: ann,
  marketId: pairs.btc,
  side: Side.sell,
  quantityLots: lots(200),
  amountUnits: units(0n),
  terms: {
    kind: 'trigger',
    trigger: { source: PriceSource.index, triggerTicks: ticks(12_000), executeTicks: ticks(12_000) },
    exit: null,
  },
  clientOid: '',
  selfTradePrevention: SelfTradePrevention.cancelTaker,
  entryPoint: EntryPoint.web,
};

function open() {
  const core = openLendingVenue(5_000, (fund) => [...unifiedOpening(fund), ...convertOpening()]);
  const say = (...commands: readonly Command[]): void => {
    for (const command of commands) expect(core.send(command)).toMatchObject({ ok: true });
  };
  return { ...core, say };
}

/** In coins, as everything that is held reads. */
const told = (core: ReturnType<typeof open>): string[] =>
  core.holds(ann).map(({ wallet, assetId, purpose, units: held }) => `${wallet} ${assetId} ${purpose} ${Number(held) / 1e8}`);

test('each purpose in each wallet, isolated wallets together', () => {
  const core = open();
  expect(core.holds(ann)).toEqual([]);
  core.order(ann, Side.buy, 100, 9_000);
  core.order(ann, Side.buy, 10, 8_000);
  core.say(plan, withdrawal(eth, 1, 0.25, 'first'), withdrawal(eth, 2, 0, 'second'), conversion(10), conversion(30));
  core.move(ann, btc, 1);
  core.order(ann, Side.sell, 100, 10_500, { wallet: Wallet.cross });
  core.move(ann, usdt, 2_000, Wallet.isolated, pairs.btc);
  core.move(ann, usdt, 1_000, Wallet.isolated, pairs.eth);
  core.order(ann, Side.buy, 100, 9_500, { wallet: Wallet.isolated });
  core.order(ann, Side.buy, 50, 950, { wallet: Wallet.isolated, marketId: pairs.eth });
  core.say({ type: 'transfer-funds', accountId: ann, assetId: usdt, from: Wallet.spot, to: Wallet.futures, units: units(dollars(500)) });
  core.say({ type: 'set-margin-mode', accountId: ann, marketId: perpetuals.btc, mode: MarginMode.isolated });
  core.say({ type: 'set-leverage', accountId: ann, marketId: perpetuals.btc, longLeverage: 10, shortLeverage: 10 });
  core.offer(Side.sell, 10, 10_000, perpetuals.btc);
  core.order(ann, Side.buy, 10, 10_000, { marketId: perpetuals.btc });
  // A contract's order holds nothing, but claims free margin.
  core.order(ann, Side.buy, 10, 9_900, { marketId: perpetuals.btc });
  const held = [
    'cross 1 order 0.1',
    // A hundred dollars of bitcoin, tenfold.
    'futures 0 position 10',
    // 0.1 × 9,500 of the one pair, 0.5 × 950 of the other.
    'isolated 0 order 1425',
    'spot 0 convert-order 40',
    // 0.1 × 9,000 and 0.01 × 8,000.
    'spot 0 order 980',
    'spot 1 order 0.2',
    'spot 2 withdrawal 3.25',
  ];
  expect(told(core)).toEqual(held);
  expect(core.holds(bob)).toEqual([]);
  expect(core.holds(4_040)).toEqual([]);
  expect([core.frozen(ann, usdt), core.frozen(ann, btc), core.frozen(ann, eth)]).toEqual([dollars(1_020), dollars(0.2), dollars(3.25)]);
  core.restart();
  expect(told(core)).toEqual(held);
  core.sound();
});

test('what is frozen for nothing is found, in the account and in its futures wallet', () => {
  const core = open();
  core.say(withdrawal(eth, 1, 0.25, 'first'), conversion(10));
  expect(core.brokenWith('"amount":100000000,"fee"', '"amount":100000001,"fee"')).toEqual([
    'account 1000 has frozen 125000000 of asset 2, held is 125000001 for withdrawal',
  ]);
  expect(core.brokenWith('"amount":1000000000,', '"amount":1000000007,')).toEqual([
    'account 1000 has frozen 1000000000 of asset 0, held is 1000000007 for convert-order',
  ]);
  core.say({ type: 'set-margin-mode', accountId: ann, marketId: perpetuals.play, mode: MarginMode.isolated });
  core.offer(Side.sell, 10, 10_000, perpetuals.play);
  core.order(ann, Side.buy, 10, 10_000, { marketId: perpetuals.play });
  // A hundred dollars of bitcoin, twentyfold.
  expect(told(core)).toContain('futures 3 position 5');
  expect(core.brokenWith('"margin":500000000', '"margin":500000005')).toEqual([
    'account 1000 has frozen 500000000 of asset 3, held is 500000005 for position',
  ]);
});

test('of a unified account only what leaves counts for nothing, and a liquidation gives back everything else', () => {
  const core = open();
  core.say({ type: 'switch-account-mode', accountId: ann, mode: AccountMode.advanced });
  core.order(ann, Side.buy, 100, 9_000);
  core.say(conversion(40), withdrawal(usdt, 70, 1, 'out'), withdrawal(eth, 99, 0, 'ether'));
  // It borrows when it fires, and holds nothing until then.
  core.say({ ...plan, borrow: true });
  expect(told(core)).toEqual(['spot 0 convert-order 40', 'spot 0 order 900', 'spot 0 withdrawal 71', 'spot 2 withdrawal 99']);
  core.restart();
  const coin = (assetId: number) => core.unified(ann)?.coins.find((one) => one.assetId === assetId);
  expect([coin(usdt)?.leaving, coin(btc)?.leaving, coin(eth)?.leaving]).toEqual([dollars(71), 0n, dollars(99)]);
  // 100,000 − 71 dollars; 10 bitcoin and 1 ether at 95 %.
  expect(core.unified(ann)?.equityUnits).toBe(dollars(100_000 - 71 + 95_000 + 950));
  core.say({ type: 'settle-withdrawal', reference: 'ether' });
  expect(coin(eth)?.leaving).toBe(0n);
  core.say({ type: 'set-leverage', accountId: ann, marketId: perpetuals.btc, longLeverage: 5, shortLeverage: 5 });
  core.offer(Side.sell, 60_000, 10_000, perpetuals.btc);
  expect(core.order(ann, Side.buy, 60_000, 10_000, { marketId: perpetuals.btc })).toMatchObject({ ok: true, filledLots: 60_000 });
  core.send({ type: 'set-mark-price', marketId: perpetuals.btc, markTicks: ticks(6_000), indexTicks: ticks(6_000) });
  core.index(6_000);
  expect(core.holds(ann)).toEqual([{ wallet: Wallet.spot, assetId: usdt, purpose: 'withdrawal', units: dollars(71) }]);
  core.say({ type: 'release-withdrawal', reference: 'out' });
  expect([core.holds(ann), coin(usdt)?.leaving ?? 0n]).toEqual([[], 0n]);
  core.sound();
});

// A running core with three contracts and three traders, for tests of what is written down: what is done is told in records.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import type { PlaceOrder } from '#server/engine/orders/order-command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { createListings } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { sampleCoin, sampleDated, sampleDollar, sampleLinear } from './sample-contracts.ts';
import { sampleListings } from './sample-events.ts';

export const [ann, bob, cat] = [1000, 1001, 1002];

const kinds: readonly AccountKind[] = [
  AccountKind.outside,
  AccountKind.fees,
  AccountKind.house,
  AccountKind.house,
  AccountKind.clearing,
  AccountKind.insurance,
];

const listings = createListings(sampleListings.assets, sampleListings.markets);
listings.listContracts([sampleLinear, sampleCoin, sampleDated], [sampleDollar]);

/** Everybody has 1,000,000 of USDT and of BTC in the futures wallet; the fund what it is given of USDT, in units. Marks stand at 100. */
export function openSampleExchange(fundUnits = 10_000_000_000n) {
  const exchange = createExchange();
  const records: EventRecord[] = [];
  let timeMs = 1_700_000_000_000;
  const send = (command: Command): void => {
    timeMs += 1;
    const { record, reply } = exchange.apply({ sequence: records.length + 1, timeMs, command });
    records.push(record);
    if (!reply.ok) throw new Error(`${command.type}: ${reply.reason}`);
  };
  const mark = (price: number, marketId: number = sampleLinear.marketId): void =>
    send({ type: 'set-mark-price', marketId, markTicks: ticks(price), indexTicks: ticks(price) });
  const order = (accountId: number, side: Side, quantity: number, price: number, more: Partial<PlaceOrder> = {}): void =>
    send({
      type: 'place-order',
      accountId,
      marketId: sampleLinear.marketId,
      side,
      kind: 'limit',
      timeInForce: TimeInForce.gtc,
      priceTicks: ticks(price),
      quantityLots: lots(quantity),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
      ...more,
    });
  const deposit = (accountId: number, assetId: number, amount: bigint): void =>
    send({ type: 'credit-deposit', accountId, assetId, units: units(amount), reference: `${accountId}:${assetId}` });
  for (const asset of [...listings.assets, sampleDollar]) send({ type: 'list-asset', ...asset });
  for (const [accountId, kind] of kinds.entries()) send({ type: 'open-account', accountId, kind });
  for (const market of listings.contracts()) {
    send({ type: 'list-market', rules: listings.rules(market) });
    mark(10_000, market.marketId);
  }
  if (fundUnits > 0n) deposit(5, 0, fundUnits);
  for (const accountId of [ann, bob, cat]) {
    send({ type: 'open-account', accountId, kind: AccountKind.user });
    for (const assetId of [0, 1]) {
      deposit(accountId, assetId, 10n ** 14n);
      send({ type: 'transfer-funds', accountId, assetId, from: 'spot', to: 'futures', units: units(10n ** 14n) });
    }
  }
  return {
    exchange,
    listings,
    records,
    send,
    mark,
    order,
    passTime: (untilMs: number): void => {
      timeMs = Math.max(timeMs, untilMs);
    },
    /** The maker rests, the taker takes. */
    trade: (maker: number, taker: number, side: Side, quantity: number, price: number, more: Partial<PlaceOrder> = {}): void => {
      order(maker, side === Side.buy ? Side.sell : Side.buy, quantity, price, { marketId: more.marketId ?? sampleLinear.marketId });
      order(taker, side, quantity, price, more);
    },
  };
}

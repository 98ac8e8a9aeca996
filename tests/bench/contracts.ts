// What contracts cost the core: per command beside spot alone, and per position that a move of the mark price brings near its limit.
import { MarginMode, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import { AccountKind, ContractForm, type Command, type MarketRules } from '#server/engine/command.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

import { median } from './median.ts';

const [spot, perpetual] = [0, 1];
const house = 2;
const firstUser = 1000;

const rules: MarketRules = {
  marketId: spot,
  symbol: 'SPOT',
  baseAssetId: 1,
  quoteAssetId: 0,
  lotUnits: 1000,
  tickLotUnits: 10,
  minQuantityLots: lots(1),
  maxQuantityLots: lots(1_000_000),
  minNotionalUnits: units(10n),
  maxNotionalUnits: units(1_000_000_000_000n),
  makerFeePpm: 200,
  takerFeePpm: 600,
  priceBandPpm: 0,
};
const tiers = [
  { upTo: 20_000_000, maxLeverage: 100, maintenancePpm: 4_000 },
  { upTo: 1_000_000_000, maxLeverage: 20, maintenancePpm: 25_000 },
];
const contract: MarketRules = {
  ...rules,
  marketId: perpetual,
  symbol: 'PERP',
  contract: {
    line: 10,
    form: ContractForm.linear,
    marginAssetId: 0,
    tiers,
    openCostUpPpm: 10_000,
    openFeeUpPpm: 5_000,
    liquidationFeePpm: 600,
    fundingIntervalMs: 28_800_000,
    fundingCapE8: 300_000,
    deliveryMs: 0,
    closeOnlyMs: 0,
    deliveryFeePpm: 0,
  },
};

type Venue = { readonly exchange: Exchange; send(command: Command): boolean };

/** A venue with a spot market and a perpetual, and users who have money for both. */
function openVenue(users: number): Venue {
  const exchange = createExchange();
  let sequence = 0;
  const send = (command: Command): boolean => {
    sequence += 1;
    return exchange.apply({ sequence, timeMs: 1_700_000_000_000 + sequence, command }).reply.ok;
  };
  const accounts = [0, 1, house, 3, 4, ...Array.from({ length: users }, (_, user) => firstUser + user)];
  const kinds = [AccountKind.outside, AccountKind.fees, AccountKind.house, AccountKind.clearing, AccountKind.insurance];
  send({ type: 'list-asset', assetId: 0, code: 'USDT', decimals: 8 });
  send({ type: 'list-asset', assetId: 1, code: 'COIN', decimals: 8 });
  send({ type: 'list-market', rules });
  send({ type: 'list-market', rules: contract });
  for (const [place, accountId] of accounts.entries()) {
    send({ type: 'open-account', accountId, kind: kinds[place] ?? AccountKind.user });
    if (accountId !== house && accountId < firstUser) continue;
    for (const assetId of [0, 1])
      send({ type: 'credit-deposit', accountId, assetId, units: units(10_000_000_000_000n), reference: `${accountId}:${assetId}` });
    send({ type: 'transfer-funds', accountId, assetId: 0, from: Wallet.spot, to: Wallet.futures, units: units(5_000_000_000_000n) });
  }
  send({ type: 'set-mark-price', marketId: perpetual, markTicks: ticks(10_000), indexTicks: ticks(10_000) });
  return { exchange, send };
}

const order = (accountId: number, marketId: number, side: Side, priceTicks: number, quantityLots: number): Command => ({
  type: 'place-order',
  accountId,
  marketId,
  side,
  kind: 'limit',
  timeInForce: TimeInForce.gtc,
  priceTicks: ticks(priceTicks),
  quantityLots: lots(quantityLots),
  amountUnits: units(0n),
  clientOrderId: '',
  selfTradePrevention: SelfTradePrevention.cancelMaker,
});

const users = 1000;
const commandsInRun = 200_000;

/** Microseconds per command of random orders and cancels of a thousand users, in the markets given in turns. */
function perCommandUs(markets: readonly number[]): number {
  const { exchange, send } = openVenue(users);
  const random = randomSource(7);
  const next = (step: number): Command => {
    const accountId = firstUser + random(users);
    if (random(4) === 0) return { type: 'cancel-order', accountId, orderId: Math.max(1, exchange.lastOrderId() - random(2000)) };
    const side = random(2) === 0 ? Side.buy : Side.sell;
    return order(accountId, markets[step % markets.length] ?? spot, side, 9_980 + random(40), 1 + random(100));
  };
  for (let step = 0; step < commandsInRun / 4; step += 1) send(next(step));
  const commands = Array.from({ length: commandsInRun }, (_, step) => next(step));
  const started = performance.now();
  for (const command of commands) send(command);
  return ((performance.now() - started) * 1000) / commandsInRun;
}

/** How often a command costs with a perpetual in the stream what one of spot alone costs; the runs in turns, medians of three. */
export function benchContractCost(): { readonly ratio: number; readonly spotUs: number; readonly mixedUs: number } {
  const runs = Array.from({ length: 3 }, () => [perCommandUs([spot, spot]), perCommandUs([spot, perpetual])] as const);
  const [spotUs, mixedUs] = [median(runs.map(([alone]) => alone)), median(runs.map(([, mixed]) => mixed))];
  return { ratio: mixedUs / spotUs, spotUs, mixedUs };
}

const positions = 50_000;
const nearLimit = 1_000;

/**
 * Fifty thousand isolated longs, a thousand of which stand near their limit: how long the moves of the mark price take that come
 * close to them, and how long those that reach nobody. Milliseconds.
 */
export function benchRiskWatch(): { readonly nearMs: number; readonly farMs: number } {
  const { send } = openVenue(positions);
  for (let user = 0; user < positions; user += 1) {
    const accountId = firstUser + user;
    send({ type: 'set-margin-mode', accountId, marketId: perpetual, mode: MarginMode.isolated });
    const leverage = user % (positions / nearLimit) === 0 ? 100 : 5;
    send({ type: 'set-leverage', accountId, marketId: perpetual, longLeverage: leverage, shortLeverage: leverage });
    send(order(house, perpetual, Side.sell, 10_000, 100));
    send(order(accountId, perpetual, Side.buy, 10_000, 100));
  }
  const move = (markTicks: number): number => {
    const started = performance.now();
    send({ type: 'set-mark-price', marketId: perpetual, markTicks: ticks(markTicks), indexTicks: ticks(markTicks) });
    return performance.now() - started;
  };
  const farMs = median(Array.from({ length: 50 }, (_, step) => move(9_990 + (step % 2))));
  // 100× longs end at 9,945: all thousand are looked at on the way down to it, one tick at a time.
  let nearMs = 0;
  for (let price = 9_980; price > 9_946; price -= 1) nearMs = Math.max(nearMs, move(price));
  return { nearMs, farMs };
}

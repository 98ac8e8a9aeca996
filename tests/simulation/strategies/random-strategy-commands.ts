// Random but repeatable traffic of bots: opened, told, funded and emptied, with orders and contracts, steps sent twice and steps too far.
import { EntryPoint, HoldSide, MarginMode, SelfTradePrevention, Side, TimeInForce, Wallet } from '#lib/contract/enums.ts';
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { PlaceByStep, StrategyAction } from '#server/engine/strategies/strategy-command.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { coins, whole } from '../lending/margin-venue.ts';
import type { LendingWeather } from '../lending/random-margin-commands.ts';
import { pairOf, perpetuals, unifiedTraders } from '../unified/unified-venue.ts';

type Random = (below: number) => number;
const pick = <Thing>(random: Random, things: readonly [Thing, ...Thing[]]): Thing => things[random(things.length)] ?? things[0];
const contracts = [perpetuals.btc, perpetuals.eth, perpetuals.inverse, perpetuals.play] as const;
const names = ['grid', 'dips', 'hedge', 'two words', ''] as const;

function order(random: Random, { centre: centres }: LendingWeather): PlaceByStep {
  const isContract = random(2) === 0;
  const marketId = isContract ? pick(random, contracts) : random(2);
  const centre = centres[isContract ? pairOf(marketId) : marketId] ?? 1_000;
  const isMarket = random(4) === 0;
  const away = Math.max(1, Math.floor(centre / 100));
  return {
    type: 'place',
    marketId,
    side: pick(random, [Side.buy, Side.sell]),
    kind: isMarket ? 'market' : 'limit',
    timeInForce: isMarket ? TimeInForce.ioc : pick(random, [TimeInForce.gtc, TimeInForce.gtc, TimeInForce.postOnly]),
    priceTicks: ticks(isMarket ? 0 : Math.max(1, centre - away + random(away * 2))),
    quantityLots: lots(1 + random(pick(random, [20, 20, 100, 100, 400, 3_000]))),
    amountUnits: units(0n),
    selfTradePrevention: pick(random, [SelfTradePrevention.cancelTaker, SelfTradePrevention.cancelMaker, SelfTradePrevention.cancelBoth]),
    ...(random(2) === 0 ? {} : { entryPoint: EntryPoint.system }),
    ...(isContract && random(4) === 0 ? { reduceOnly: true } : {}),
    ...(!isContract && random(3) === 0 ? { wallet: Wallet.isolated } : {}),
  };
}

/** In hundredths of a coin and some dust, now and then nothing. */
function funds(random: Random, type: 'take-funds' | 'return-funds'): StrategyAction {
  const assetId = pick(random, [coins.usdt, coins.usdt, coins.btc, coins.eth]);
  const most = assetId === coins.usdt ? 400_000 : assetId === coins.btc ? 40 : 400;
  const amount = random(type === 'take-funds' ? 20 : 3) === 0 ? 0 : random(most) * (whole / 100) + random(1_000);
  const wallet = pick(random, [Wallet.spot, Wallet.spot, Wallet.futures]);
  return { type, assetId: random(60) === 0 ? 77 : assetId, units: units(BigInt(amount)), wallet };
}

/** More margin for a position of the bot's, or less of it; now and then for one that is not there. */
function margin(random: Random, exchange: Exchange, accountId: number): StrategyAction {
  const positions = exchange.futures(accountId)?.positions ?? [];
  const { marketId, holdSide } = positions[random(positions.length + 1)] ?? { marketId: pick(random, contracts), holdSide: HoldSide.long };
  return { type: 'change-margin', marketId, holdSide, units: units(BigInt(random(20 * whole) - 5 * whole)) };
}

/** Into a margin wallet and out of it, and loans there; now and then of a coin that it does not have. */
function inMargin(random: Random): StrategyAction {
  const marketId = random(40) === 0 ? perpetuals.btc : random(2);
  const base = marketId === 0 ? coins.btc : coins.eth;
  const assetId = random(40) === 0 ? 77 : pick(random, [coins.usdt, base]);
  const most = assetId === coins.usdt ? 200_000 : assetId === coins.btc ? 20 : 200;
  const amount = units(BigInt(random(8) === 0 ? 0 : random(most) * (whole / 100) + random(1_000)));
  const dice = random(8);
  if (dice < 2) return { type: 'borrow', marketId, assetId, units: amount };
  if (dice < 4) return { type: 'repay', marketId, assetId, units: amount };
  return { type: 'transfer-margin', marketId, assetId, units: amount, direction: dice < 7 ? 'in' : 'out' };
}

/** To the author of any bot that there is, to a user, and now and then to nobody. */
function share(random: Random, exchange: Exchange): StrategyAction {
  const owner = pick(random, unifiedTraders);
  const strategies = exchange.strategiesOf(owner);
  const sourceId = strategies[random(strategies.length + 1)]?.accountId ?? (random(6) === 0 ? 4_040 : owner);
  const assetId = random(40) === 0 ? 77 : pick(random, [coins.usdt, coins.usdt, coins.btc]);
  const amount = random(20) === 0 ? 0 : random(50 * whole);
  return {
    type: 'pay-share',
    sourceId,
    assetId,
    units: units(BigInt(amount)),
    wallet: pick(random, [Wallet.spot, Wallet.spot, Wallet.futures]),
  };
}

/** Somebody wants to copy a bot, for himself or for another one of his accounts. */
function subscription(random: Random, strategyId: number): Command {
  const accountId = pick(random, unifiedTraders);
  return {
    type: 'subscribe-strategy',
    accountId: random(60) === 0 ? 4_040 : accountId,
    subscriberId: random(4) === 0 ? pick(random, unifiedTraders) : accountId,
    strategyId: random(40) === 0 ? accountId : strategyId,
    assetId: random(40) === 0 ? 77 : coins.usdt,
    units: units(BigInt(random(3) === 0 ? 0 : random(pick(random, [50, 50, 50_000_000])) * whole)),
    sharePercent: pick(random, [0, 10, 20, 30, 101]),
  };
}

function action(random: Random, exchange: Exchange, weather: LendingWeather, accountId: number, step: number): StrategyAction {
  const dice = random(100);
  // Every other bot has its positions isolated.
  const first = contracts[step];
  if (first !== undefined && accountId % 2 === 0) return { type: 'set-margin-mode', marketId: first, mode: MarginMode.isolated };
  const standing = exchange.openOrders(accountId);
  const named = standing[random(standing.length + 1)]?.clientOid;
  const orderStep = named === undefined ? Math.max(0, step - random(12)) : Number(named);
  if (dice < 19) return funds(random, 'take-funds');
  if (dice < 29) return inMargin(random);
  if (dice < 68) return order(random, weather);
  if (dice < 76) return { type: 'cancel', orderStep };
  if (dice < 78) return { type: 'cancel-all' };
  if (dice < 84) {
    const { priceTicks, quantityLots } = order(random, weather);
    return { type: 'amend', orderStep, priceTicks, quantityLots };
  }
  const marketId = pick(random, contracts);
  const leverage = pick(random, [1, 3, 10, 50, 51]);
  if (dice < 87) return { type: 'set-leverage', marketId, longLeverage: leverage, shortLeverage: leverage };
  if (dice < 89)
    return { type: 'set-margin-mode', marketId, mode: pick(random, [MarginMode.isolated, MarginMode.isolated, MarginMode.cross]) };
  if (dice < 91) return margin(random, exchange, accountId);
  if (dice < 94) return share(random, exchange);
  return funds(random, 'return-funds');
}

/** The next command of the bots. */
export function randomStrategyCommand(random: Random, exchange: Exchange, weather: LendingWeather): Command {
  const ownerId = pick(random, unifiedTraders);
  const strategies = exchange.strategiesOf(ownerId);
  const bot = strategies[random(Math.max(1, strategies.length))];
  if (bot === undefined || random(60) === 0)
    return { type: 'open-strategy-account', ownerId: random(9) === 0 ? (bot?.accountId ?? 4_040) : ownerId, name: pick(random, names) };
  const { accountId, step } = bot;
  if (random(25) === 0)
    return { type: 'instruct-strategy', accountId, name: `told-${random(20)}`, text: pick(random, ['start', 'stop', '{"edit":1}', '']) };
  if (random(30) === 0) return subscription(random, accountId);
  // By hand, which no bot lets happen.
  if (random(30) === 0) return { type: 'cancel-all-orders', accountId, marketId: -1, side: null };
  const wanted = random(20) === 0 ? Math.max(0, step + random(4) - 1) : step + 1;
  return {
    type: 'take-step',
    accountId: random(200) === 0 ? ownerId : accountId,
    step: wanted,
    action: action(random, exchange, weather, accountId, step),
  };
}

// A small venue and hand-made events, for the tests of this room.
import { TimeInForce } from '#lib/contract/enums.ts';
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { OrderAccepted, TradeExecuted, TradeLeg } from '#server/engine/orders/order-event.ts';
import type { LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import { createListings } from '#server/engine/listings.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

const market = {
  quote: 'USDT',
  priceDecimals: 2,
  quantityDecimals: 4,
  listedMs: 0,
  minQuantityLots: 1,
  maxQuantityLots: 1e9,
  minAmount: '1',
  maxAmount: '10000000',
  makerFeePpm: 800,
  takerFeePpm: 1000,
  priceBandPpm: 0,
};

/** BTCUSDT (0) and ETHUSDT (1): prices in cents, lots of 0.0001, so that a lot at a tick is 100 units of 10^-8 USDT. */
export const sampleListings = createListings(
  [
    { assetId: 0, code: 'USDT', name: 'Tether', decimals: 8 },
    { assetId: 1, code: 'BTC', name: 'Bitcoin', decimals: 8 },
    { assetId: 2, code: 'ETH', name: 'Ether', decimals: 8 },
  ],
  [
    { ...market, marketId: 0, symbol: 'BTCUSDT', base: 'BTC' },
    { ...market, marketId: 1, symbol: 'ETHUSDT', base: 'ETH' },
  ],
);

const unitsPerTickLot = 100n;

export function accepted(orderId: number, changes: Partial<OrderAccepted> = {}): OrderAccepted {
  return {
    type: 'order-accepted',
    orderId,
    accountId: 1000,
    marketId: 0,
    side: 'buy',
    kind: 'limit',
    timeInForce: TimeInForce.gtc,
    priceTicks: ticks(10_000),
    quantityLots: lots(30),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: 'cancel-taker',
    displayLots: lots(0),
    source: 0,
    entryPoint: 1,
    planId: 0,
    exit: null,
    ...changes,
  };
}

const houseLeg: Omit<TradeLeg, 'role' | 'side'> = {
  orderId: 900_000,
  accountId: 2,
  feeAssetId: 0,
  feeUnits: units(0n),
  remainingLots: lots(0),
  orderFilled: false,
};

/** The house on both sides unless told otherwise. */
export function traded(
  tradeId: number,
  priceTicks: number,
  quantityLots: number,
  legs: { maker?: Partial<TradeLeg>; taker?: Partial<TradeLeg> } = {},
  marketId = 0,
): TradeExecuted {
  const takerSide = legs.taker?.side ?? 'buy';
  return {
    type: 'trade-executed',
    tradeId,
    marketId,
    priceTicks: ticks(priceTicks),
    quantityLots: lots(quantityLots),
    notionalUnits: units(BigInt(priceTicks) * BigInt(quantityLots) * unitsPerTickLot),
    takerSide,
    maker: { ...houseLeg, role: 'maker', side: takerSide === 'buy' ? 'sell' : 'buy', ...legs.maker },
    taker: { ...houseLeg, accountId: 3, role: 'taker', side: takerSide, ...legs.taker },
  };
}

/** `amount` moves from one account's available to another's. */
export function moved(from: number, to: number, amount: bigint, cause: LedgerPosted['cause'] = 'trade', orderId = 0): LedgerPosted {
  const entry = (accountId: number, delta: bigint) => ({
    accountId,
    assetId: 0,
    availableDelta: Number(delta),
    frozenDelta: 0,
    availableAfter: Number(5000n + delta),
    frozenAfter: 0,
  });
  return { type: 'ledger-posted', cause, orderId, entries: [entry(from, -amount), entry(to, amount)] };
}

export function level(side: 'buy' | 'sell', priceTicks: number, quantityLots: number, marketId = 0): ExchangeEvent {
  return { type: 'level-changed', marketId, side, priceTicks: ticks(priceTicks), quantityLots: lots(quantityLots) };
}

/** Numbers that look random and are the same every time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const record = (sequence: number, timeMs: number, ...events: ExchangeEvent[]): EventRecord => ({ sequence, timeMs, events });

// The positions that are open, in memory: moved along by records, and what each record makes of them and of those that it ends.
import type { HoldSide } from '#lib/contract/enums.ts';
import { LedgerCause } from '#lib/contract/history/ledger-causes.ts';
import type { AccountId, MarketId, OrderId } from '#server/engine/ids.ts';
import type { PositionChanged, PositionDeleveraged, PositionLiquidated } from '#server/engine/futures/contract-event.ts';
import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { TradeLeg } from '#server/engine/orders/order-event.ts';
import type { LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import { createMarketCounts, type MarketCounts } from '../live/market-counts.ts';
import { historyPlace } from '../writing/history-place.ts';
import { isUserAccount } from '../writing/is-user-account.ts';
import { closedBy, type ClosedPart, liquidatedRow, type LiquidationRow, nothingClosed, pieceRow } from '../liquidations/liquidation-row.ts';
import { afterChange, type PositionRound } from './position-round.ts';

/** The changes of a record: rounds as they are after it, each once, and steps of liquidations. */
type PositionNews = { readonly rounds: readonly PositionRound[]; readonly liquidations: readonly LiquidationRow[] };

export type PositionBook = {
  /** In order, each record once. */
  apply(record: EventRecord): PositionNews;
  /** The round of a position that is open. */
  roundOf(accountId: AccountId, marketId: MarketId, holdSide: HoldSide): PositionRound | null;
  /** Markets in which a user has one. */
  markets(): Iterable<MarketId>;
};

type Place = { readonly accountId: AccountId; readonly marketId: MarketId; readonly holdSide: HoldSide };
const keyOf = ({ accountId, marketId, holdSide }: Place): string => `${accountId} ${marketId} ${holdSide}`;

/** A part of a trade that one position took: its fee comes with the trade. */
type TradedPart = { readonly key: string; readonly accountId: AccountId; readonly orderId: OrderId; readonly lots: number };

/** Rounds by key, with the markets in which a user has one. */
class OpenRounds {
  readonly #rounds = new Map<string, PositionRound>();
  readonly counts: MarketCounts = createMarketCounts();

  get(key: string): PositionRound | undefined {
    return this.#rounds.get(key);
  }

  set(key: string, round: PositionRound): void {
    if (!this.#rounds.has(key) && isUserAccount(round.accountId)) this.counts.add(round.marketId);
    this.#rounds.set(key, round);
  }

  end(key: string): void {
    const round = this.#rounds.get(key);
    if (round === undefined) return;
    this.#rounds.delete(key);
    if (isUserAccount(round.accountId)) this.counts.remove(round.marketId);
  }
}

/** One record at work on the open rounds. */
class Turn {
  readonly #open: OpenRounds;
  readonly #record: EventRecord;
  /** By key: a round that has ended gives way to the next one of its place. */
  readonly #last = new Map<string, PositionRound>();
  readonly #touched = new Map<bigint, PositionRound>();
  readonly #liquidations: LiquidationRow[] = [];
  #traded: TradedPart[] = [];
  readonly #closed = new Map<string, ClosedPart>();
  #delivered = '';

  constructor(open: OpenRounds, record: EventRecord) {
    this.#open = open;
    this.#record = record;
  }

  news(): PositionNews {
    return { rounds: [...this.#touched.values()], liquidations: this.#liquidations };
  }

  see(event: ExchangeEvent, index: number): void {
    if (event.type === 'position-changed') this.#change(event, index);
    else if (event.type === 'trade-executed') for (const leg of [event.maker, event.taker]) this.#charge(leg);
    else if (event.type === 'funding-paid')
      this.#amend(keyOf(event), (round) => ({ ...round, fundingUnits: round.fundingUnits + event.units }));
    else if (event.type === 'ledger-posted') this.#deliveryFee(event);
    else if (event.type === 'position-liquidated' || event.type === 'position-deleveraged') this.#liquidate(event, index);
  }

  #keep(key: string, round: PositionRound): void {
    this.#last.set(key, round);
    this.#touched.set(round.id, round);
    if (round.endedId === null) this.#open.set(key, round);
    else this.#open.end(key);
  }

  /** The place's last round is amended: the open one, or one that this record has ended. */
  #amend(key: string, change: (round: PositionRound) => PositionRound): void {
    const round = this.#last.get(key) ?? this.#open.get(key);
    if (round !== undefined) this.#keep(key, change(round));
  }

  #change(event: PositionChanged, index: number): void {
    const key = keyOf(event);
    const before = this.#open.get(key);
    if (before === undefined && event.lotsDelta <= 0) return;
    const { sequence, timeMs } = this.#record;
    const after = afterChange(before, event, historyPlace(sequence, index), timeMs);
    this.#keep(key, after);
    const { accountId, orderId } = event;
    if (event.cause === LedgerCause.trade) this.#traded.push({ key, accountId, orderId, lots: Math.abs(event.lotsDelta) });
    if (event.cause === LedgerCause.delivery) this.#delivered = key;
    if (before === undefined || event.lotsDelta >= 0) return;
    const entryValue = before.entryValue - after.entryValue;
    if (event.cause === LedgerCause.netting) {
      const place = { id: historyPlace(sequence, index), sequence, timeMs };
      this.#liquidations.push(pieceRow('netted', place, after, closedBy(nothingClosed, event, entryValue)));
    } else this.#closed.set(key, closedBy(this.#closed.get(key) ?? nothingClosed, event, entryValue));
  }

  /** A trade that closes one position and opens another costs both, by their lots; what rounding leaves is the latter's. */
  #charge({ accountId, orderId, feeUnits }: TradeLeg): void {
    const parts = this.#traded.filter((part) => part.accountId === accountId && part.orderId === orderId);
    if (parts.length === 0) return;
    this.#traded = this.#traded.filter((part) => !parts.includes(part));
    let [left, lots] = [BigInt(feeUnits), parts.reduce((sum, part) => sum + part.lots, 0)];
    for (const part of parts) {
      const share = part.lots === lots ? left : (left * BigInt(part.lots)) / BigInt(lots);
      this.#amend(part.key, (round) => ({ ...round, feeUnits: round.feeUnits - share }));
      left -= share;
      lots -= part.lots;
    }
  }

  /** The only fee without an order; it follows the position that it is for. */
  #deliveryFee({ cause, orderId, entries }: LedgerPosted): void {
    if (cause !== LedgerCause.fee || orderId !== 0 || this.#delivered === '') return;
    const paid = entries.find(({ accountId }) => isUserAccount(accountId));
    if (paid !== undefined) this.#amend(this.#delivered, (round) => ({ ...round, feeUnits: round.feeUnits + BigInt(paid.availableDelta) }));
  }

  #liquidate(event: PositionLiquidated | PositionDeleveraged, index: number): void {
    const key = keyOf(event);
    const fund = event.type === 'position-liquidated' ? event.feeUnits + event.insuranceUnits : 0n;
    this.#amend(key, (round) => ({ ...round, fundUnits: round.fundUnits - fund }));
    const round = this.#last.get(key);
    if (round === undefined) return;
    const { sequence, timeMs } = this.#record;
    const place = { id: historyPlace(sequence, index), sequence, timeMs };
    const closed = this.#closed.get(key) ?? nothingClosed;
    this.#liquidations.push(
      event.type === 'position-liquidated' ? liquidatedRow(place, round, closed, event) : pieceRow('deleveraged', place, round, closed),
    );
    this.#closed.delete(key);
  }
}

const concernsPositions = ({ type }: ExchangeEvent): boolean =>
  type === 'position-changed' || type === 'funding-paid' || type === 'position-liquidated' || type === 'position-deleveraged';

const nothing: PositionNews = { rounds: [], liquidations: [] };

/** `known`: the rounds that were open when the records begin. */
export function createPositionBook(known: readonly PositionRound[]): PositionBook {
  const open = new OpenRounds();
  for (const round of known) open.set(keyOf(round), round);
  return {
    apply: (record) => {
      if (!record.events.some(concernsPositions)) return nothing;
      const turn = new Turn(open, record);
      for (const [index, event] of record.events.entries()) turn.see(event, index);
      return turn.news();
    },
    roundOf: (accountId, marketId, holdSide) => open.get(keyOf({ accountId, marketId, holdSide })) ?? null,
    markets: open.counts.markets,
  };
}

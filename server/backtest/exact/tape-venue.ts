// A venue in memory with one spot market, in which recorded trades happen again: the real core, and a house that does what the tape says.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import type { BotMarket } from '#server/automation/bot-kind.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import { everyMarket } from '#server/engine/ids.ts';
import type { Reply } from '#server/engine/reply.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

export type TapeTrade = { readonly timeMs: number; readonly priceTicks: number; readonly lots: number; readonly takerSide: Side };

/** The two hands of the house: one offers what the other takes. */
const [outside, fees, left, right] = [0, 1, 2, 3];
/** The owner of bots. */
export const owner = 1000;
/** A quarter of what a balance can hold: it is received as well as given. */
const plenty = 2n ** 51n;
const rich = [left, right, owner];

/** The coins and the market under their own numbers, so that the bot finds what it knows. */
function opening({ base, quote, rules }: BotMarket): Command[] {
  const kinds = { [outside]: AccountKind.outside, [fees]: AccountKind.fees, [left]: AccountKind.house, [right]: AccountKind.house };
  return [
    ...[base, quote].map(({ assetId, code, decimals }): Command => ({ type: 'list-asset', assetId, code, decimals })),
    { type: 'list-market', rules },
    ...Object.entries(kinds).map(([id, kind]): Command => ({ type: 'open-account', accountId: Number(id), kind })),
    { type: 'open-account', accountId: owner, kind: AccountKind.user },
    ...rich.flatMap((accountId) =>
      [base, quote].map(({ assetId }): Command => ({
        type: 'credit-deposit',
        accountId,
        assetId,
        units: units(plenty),
        reference: `${accountId}:${assetId}`,
      })),
    ),
  ];
}

export class TapeVenue {
  readonly #exchange = createExchange();
  readonly #marketId: number;
  readonly #onRecord: (record: EventRecord) => void;
  #sequence = 0;
  /** The left hand has bought so much and not sold it, in units of money: whoever has bought less buys next, so that neither runs dry. */
  #bought = 0;
  timeMs: number;
  lastTicks = 0;
  /** True: an order of somebody else has traded since the last trade of the tape: the house may have something left in the book. */
  isTouched = false;

  constructor(market: BotMarket, timeMs: number, onRecord: (record: EventRecord) => void) {
    this.#marketId = market.marketId;
    this.#onRecord = onRecord;
    this.timeMs = timeMs;
    for (const command of opening(market)) {
      const reply = this.apply(command);
      if (!reply.ok) throw new Error(`the venue of a tape cannot be opened: ${command.type} was refused, ${reply.reason}`);
    }
  }

  get sequence(): number {
    return this.#sequence;
  }

  apply(command: Command): Reply {
    this.#sequence += 1;
    const { reply, record } = this.#exchange.apply({ sequence: this.#sequence, timeMs: this.timeMs, command });
    this.#onRecord(record);
    return reply;
  }

  /** A recorded trade happens: orders of bots that stand better come first, as they would have. */
  print({ timeMs, priceTicks, lots: quantity, takerSide }: TapeTrade): void {
    this.timeMs = timeMs;
    this.lastTicks = priceTicks;
    const buyer = this.#bought <= 0 ? left : right;
    const seller = buyer === left ? right : left;
    this.#bought += (buyer === left ? 1 : -1) * priceTicks * quantity;
    const [maker, taker] = takerSide === Side.buy ? [seller, buyer] : [buyer, seller];
    const offered = this.#order(maker, takerSide === Side.buy ? Side.sell : Side.buy, priceTicks, quantity, TimeInForce.gtc);
    const took = this.#order(taker, takerSide, priceTicks, quantity, TimeInForce.ioc);
    // One that bots have taken all of leaves nothing for the other hand, and is refused nothing.
    for (const reply of [offered, took]) if (!reply.ok) throw new Error(`a trade of the tape was refused: ${reply.reason}`);
    if (this.isTouched) this.#clear();
    this.isTouched = false;
  }

  /** Offers so much at the last price: what meets a market that stands there. To be withdrawn when it has been met or not. */
  offer(side: Side, quantity: number): void {
    this.#order(left, side, this.lastTicks, quantity, TimeInForce.gtc);
  }

  withdraw(): void {
    this.#clear();
    this.isTouched = false;
  }

  #clear(): void {
    for (const accountId of [left, right]) this.apply({ type: 'cancel-all-orders', accountId, marketId: everyMarket, side: null });
  }

  #order(accountId: number, side: Side, priceTicks: number, quantity: number, timeInForce: TimeInForce): Reply {
    return this.apply({
      type: 'place-order',
      accountId,
      marketId: this.#marketId,
      side,
      kind: 'limit',
      timeInForce,
      priceTicks: ticks(priceTicks),
      quantityLots: lots(quantity),
      amountUnits: units(0n),
      clientOid: '',
      selfTradePrevention: SelfTradePrevention.cancelTaker,
    });
  }
}

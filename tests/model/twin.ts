// Engine and model side by side: the same commands, and after each the same answer, the same news and the same balances.
import type { Command } from '#server/engine/command.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';

import { levelsOf } from './book.ts';
import { Model } from './model.ts';
import type { ModelMarket, News } from './venue.ts';

type Told = Record<keyof Omit<News, 'touched' | 'sliced' | 'closed'>, string[]> &
  Record<'sliced' | 'closed', { text: string; reason: string | null }[]>;

function tell(event: ExchangeEvent, told: Told): void {
  if (event.type === 'trade-executed') {
    const { maker, taker, quantityLots, priceTicks } = event;
    told.trades.push(`#${maker.orderId} #${taker.orderId} ${quantityLots} @ ${priceTicks} fees ${maker.feeUnits} ${taker.feeUnits}`);
  } else if (event.type === 'order-cancelled') told.cancelled.push(`#${event.orderId} ${event.remainingLots} ${event.reason}`);
  else if (event.type === 'plan-opened') {
    const { planId, side, quantityLots, amountUnits, linkedOrderId, parentOrderId } = event;
    told.opened.push(`#${planId} ${side} ${quantityLots} ${amountUnits} beside ${linkedOrderId} of ${parentOrderId}`);
  } else if (event.type === 'plan-triggered') told.fired.push(`#${event.planId} ${event.leg} at ${event.priceTicks}`);
  else if (event.type === 'plan-amended') told.grown.push(`#${event.planId} to ${event.quantityLots} ${event.amountUnits}`);
  else if (event.type === 'stop-passed') told.stops.push(`#${event.orderId} passed with ${event.remainingLots}, due ${event.marketAtMs}`);
  else if (event.type === 'stop-turned') told.stops.push(`#${event.orderId} turns with ${event.remainingLots}`);
  else if (event.type === 'plan-sliced') {
    const text = `#${event.planId} ${event.slice} as ${event.orderId}, ${event.filledLots} for ${event.filledUnits}`;
    told.sliced.push({ text, reason: event.reason });
  } else if (event.type === 'plan-closed')
    told.closed.push({ text: `#${event.planId} ${event.outcome} as ${event.orderId}`, reason: event.reason });
}

const same = (what: string, engine: readonly string[], model: readonly string[]): string[] =>
  engine.join('; ') === model.join('; ') ? [] : [`${what}: engine ${engine.join('; ')} — model ${model.join('; ')}`];

/** The same news, and a reason that is one of those that apply. */
function sameJudged(what: string, engine: Told['closed'], model: News['closed']): string[] {
  const texts = same(
    what,
    engine.map(({ text }) => text),
    model.map(({ text }) => text),
  );
  if (texts.length > 0) return texts;
  return engine.flatMap(({ text, reason }, at) => {
    const reasons = model[at]?.reasons ?? [];
    const fits = reason === null ? reasons.length === 0 : reasons.includes(reason);
    return fits ? [] : [`${what} ${text}: engine ${reason}, model ${reasons.join(' or ')}`];
  });
}

export type Step = {
  readonly reason: string | null;
  readonly orderId: number | null;
  readonly events: readonly ExchangeEvent[];
  readonly differences: string[];
};

export class Twin {
  readonly exchange: Exchange = createExchange();
  readonly model = new Model();
  #sequence = 0;

  apply(timeMs: number, command: Command): Step {
    this.#sequence += 1;
    const { reply, record } = this.exchange.apply({ sequence: this.#sequence, timeMs, command });
    const { reasons, orderId, cancelled, news } = this.model.apply(timeMs, command);
    const reason = reply.ok ? null : reply.reason;
    const fits = reason === null ? reasons.length === 0 : reasons.includes(reason);
    const differences = fits ? [] : [`engine says ${reason ?? 'done'}, model ${reasons.join(' or ') || 'done'}`];
    if (!fits) return { reason, orderId: reply.orderId, events: record.events, differences };
    if (reply.ok && reply.orderId !== orderId) differences.push(`engine numbers it ${reply.orderId}, model ${orderId}`);
    if (reply.ok && cancelled !== undefined)
      differences.push(...same('answered as cancelled', reply.cancelledOrderIds.map(String), cancelled.map(String)));
    differences.push(...this.#compareNews(record.events, news));
    for (const accountId of news.touched) differences.push(...this.compareBalances(accountId));
    return { reason, orderId: reply.orderId, events: record.events, differences };
  }

  #compareNews(events: readonly ExchangeEvent[], news: News): string[] {
    const told: Told = { trades: [], cancelled: [], opened: [], fired: [], grown: [], stops: [], sliced: [], closed: [] };
    for (const event of events) tell(event, told);
    return [
      ...same('trades', told.trades, news.trades),
      ...same('cancelled', told.cancelled, news.cancelled),
      ...same('opened', told.opened, news.opened),
      ...same('fired', told.fired, news.fired),
      ...same('grown', told.grown, news.grown),
      ...same('stops', told.stops, news.stops),
      ...sameJudged('sliced', told.sliced, news.sliced),
      ...sameJudged('closed', told.closed, news.closed),
    ];
  }

  compareBalances(accountId: number): string[] {
    const { venue } = this.model;
    const account = venue.account(accountId);
    if (account === undefined) return [];
    const engine = this.exchange.balances(accountId).map(({ assetId, available, frozen }) => `${assetId}: ${available}+${frozen}`);
    const model = venue.assets.flatMap((assetId) => {
      const [owned, frozen] = [venue.owned(account, assetId), venue.frozen(account, assetId)];
      return owned.isZero() && frozen.isZero() ? [] : [`${assetId}: ${owned.minus(frozen).toFixed()}+${frozen.toFixed()}`];
    });
    return same(`balances of ${accountId}`, engine, model);
  }

  #compareBook(market: ModelMarket): string[] {
    const book = this.exchange.book(market.rules.marketId, 10_000);
    const words = (levels: readonly (readonly [number, number])[]): string[] => levels.map(([price, size]) => `${price}: ${size}`);
    return [
      ...same('bids', words(book.bids), words(levelsOf(market, 'buy'))),
      ...same('asks', words(book.asks), words(levelsOf(market, 'sell'))),
    ];
  }

  /** All balances, books, open orders and plans. */
  compareAll(): string[] {
    const { venue } = this.model;
    return [
      ...venue.accounts.flatMap(({ id }) => this.compareBalances(id)),
      ...venue.markets.flatMap((market) => this.#compareBook(market)),
      ...venue.accounts.flatMap((account) => [
        ...same(
          `orders of ${account.id}`,
          this.exchange.openOrders(account.id).map(({ orderId, shownLots }) => `#${orderId} shows ${shownLots}`),
          venue.markets
            .flatMap(({ orders }) => orders.filter(({ owner }) => owner === account))
            .toSorted((a, b) => a.id - b.id)
            .map(({ id, shown }) => `#${id} shows ${shown}`),
        ),
        ...same(
          `plans of ${account.id}`,
          this.exchange.openPlans(account.id).map(({ planId, paused }) => `#${planId}${paused ? ' paused' : ''}`),
          venue.plans.filter(({ owner }) => owner === account).map(({ id, paused }) => `#${id}${paused ? ' paused' : ''}`),
        ),
      ]),
    ];
  }
}

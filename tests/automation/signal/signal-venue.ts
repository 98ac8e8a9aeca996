// A signal bot in a real core, and the hands to send it alerts.
import type { SignalAlert } from '#lib/contract/bots/signal/signal-alert.ts';
import { firstSignalTerms, type SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';

import { ann, BotVenue, openedMs } from '../bot-venue.ts';

export const spot = 0;
export const contract = 1;
const symbols = ['BTCUSDT', 'BTCUSDT_UMCBL'];

const terms: SignalTerms = {
  ...firstSignalTerms,
  investment: '1000',
  leverage: 10,
};

type Told = Partial<SignalAlert> & { readonly action: SignalAlert['action'] };

/** A venue with one bot at a price of 100, and the hands to send it alerts. Alerts are stamped seconds behind the opening. */
export function openBot(market: number, more: Partial<SignalTerms> = {}, priceBandPpm = 0) {
  const venue = new BotVenue({ kindOf: botKind, priceBandPpm });
  venue.moveTo(10_000, market);
  venue.offer(10_000, market);
  const bot = venue.start(ann, { kind: 'signal', terms: { ...terms, ...more } }, StrategyType.signal, market);
  const alert = (told: Told, second = 0, arrivedMs = venue.nowMs): void => {
    const sent: SignalAlert = {
      symbol: symbols[market] ?? '',
      timestampMs: openedMs + second * 1000,
      maxLagMs: 60_000,
      orderType: 'market',
      offset: '0',
      size: null,
      includesClose: false,
      source: 'webhook',
      ...told,
    };
    venue.tell(bot, { action: 'message', text: JSON.stringify(sent), arrivedMs });
  };
  const rows = () => {
    venue.checkpoint();
    return [...venue.rows.values()].filter(({ strategyId }) => strategyId === bot).toSorted((a, b) => a.number - b.number);
  };
  /** The last word on an alert. */
  const fate = (number: number): string | undefined =>
    rows()
      .filter(({ params }) => params['alert'] === number)
      .at(-1)?.code;
  const held = (): number => {
    const [position] = venue.record(bot).positions;
    return position === undefined ? 0 : position.holdSide === 'long' ? position.lots : -position.lots;
  };
  return { venue, bot, alert, rows, fate, held };
}

export const size = (investmentType: NonNullable<SignalAlert['size']>['investmentType'], amount: string) => ({ investmentType, amount });

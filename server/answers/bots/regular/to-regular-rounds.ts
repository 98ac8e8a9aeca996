// The rounds of an auto-invest out of its journal, as calls tell them.
import type { BotDecision } from '#lib/contract/bots/bot.ts';
import type { RegularRoundRow } from '#lib/contract/bots/regular/regular-rounds.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';

/** The rows of its journal that tell what became of a coin in a round. */
const outcomes: Readonly<Record<string, RegularRoundRow['outcome']>> = {
  'regular.bought': 'bought',
  'regular.carried': 'carried',
  'regular.left-out': 'left-out',
  'regular.above-limit': 'left-out',
  'regular.not-bought': 'refused',
};
export const regularRoundCodes: readonly string[] = Object.keys(outcomes);

export function toRegularRound({ id, timeMs, code, params }: BotDecision): RegularRoundRow {
  const outcome = outcomes[code] ?? 'left-out';
  const isBought = outcome === 'bought';
  const text = (name: string): string => String(params[name] ?? '');
  const reason = code === 'regular.above-limit' ? 'above-limit' : text('reason');
  return {
    id,
    timeMs,
    round: Number(params['round']),
    coin: text('base'),
    symbolId: symbolIdOf(text('market')),
    outcome,
    count: isBought ? text('lots') : null,
    price: isBought ? text('price') : null,
    amount: isBought || outcome === 'carried' ? text('units') : null,
    reason: reason === '' ? null : reason,
  };
}

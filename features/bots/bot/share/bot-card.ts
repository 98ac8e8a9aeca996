// The content of the card of a bot: what it has made on what was put in, and its range where its owner wants to tell it.
import type { CardContent } from '#components/trading/share/card-content.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import type { TermsFacts } from '../../kinds/bot-kind.ts';
import { profitText } from '../../words/money-text.ts';

export type CardWords = {
  readonly kind: string;
  /** Null: the kind has none. */
  readonly direction: string | null;
  readonly lower: string;
  readonly upper: string;
  readonly pairs: string;
  readonly profit: string;
};

type Market = { readonly displayName: string; readonly pricePlace: number; readonly symbol: string };

export function botCard(bot: BotRow, direction: TermsFacts['direction'], market: Market, words: CardWords): CardContent {
  const price = (text: string): string => formatPrice(text, market.pricePlace);
  return {
    type: bot.state === BotState.stopped ? ShareCardType.endedBot : ShareCardType.runningBot,
    subject: market.displayName,
    about: words.direction === null ? words.kind : `${words.kind} · ${words.direction}`,
    side: direction === 'neutral' ? null : direction,
    rate: bot.totalRate,
    facts: {
      ...(bot.lowerPrice === null
        ? {}
        : {
            prices: [
              [words.lower, price(bot.lowerPrice)],
              [words.upper, bot.upperPrice === null ? '∞' : price(bot.upperPrice)],
            ] as const,
          }),
      counts: [[words.pairs, String(bot.matchedCount)]],
      gain: [[words.profit, profitText(bot.totalProfit, bot.coin)]],
    },
    fileName: `${market.symbol}-bot-${bot.strategyId}`,
  };
}

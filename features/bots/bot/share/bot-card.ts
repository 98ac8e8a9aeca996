// The content of the card of a bot: what it has made on what was put in, and its range where its owner wants to tell it.
import type { CardContent } from '#components/trading/share/card-content.ts';
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { ShareCardType } from '#lib/contract/site/share-card.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import type { TermsFacts } from '../../kinds/bot-kind.ts';
import { profitText } from '#components/trading/money-text.ts';

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

/** A copy of a leader shows what following him has made. */
function typeOf({ bot, state }: BotRow): ShareCardType {
  if (bot.kind === 'copy') return ShareCardType.followerResult;
  return state === BotState.stopped ? ShareCardType.endedBot : ShareCardType.runningBot;
}

export function botCard(bot: BotRow, direction: TermsFacts['direction'], market: Market, words: CardWords): CardContent {
  const price = (text: string): string => formatPrice(text, market.pricePlace);
  return {
    type: typeOf(bot),
    subject: market.displayName,
    about: words.direction === null ? words.kind : `${words.kind} · ${words.direction}`,
    side: direction === 'neutral' ? null : direction,
    rate: bot.totalRate,
    countsName: words.pairs,
    facts: {
      ...(bot.lowerPrice === null
        ? {}
        : {
            prices: [
              [words.lower, price(bot.lowerPrice)],
              [words.upper, bot.upperPrice === null ? '∞' : price(bot.upperPrice)],
            ] as const,
          }),
      // A copy has no pairs of its own.
      ...(bot.bot.kind === 'copy' ? {} : { counts: [[words.pairs, String(bot.matchedCount)]] as const }),
      gain: [[words.profit, profitText(bot.totalProfit, bot.coin)]],
    },
    fileName: `${market.symbol}-bot-${bot.strategyId}`,
  };
}

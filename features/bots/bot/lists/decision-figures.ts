// The figures of a step in writing: what one is stands in the end of its name.
import type { BotDecision } from '#lib/contract/bots/bot.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { moneyText, profitText } from '#components/trading/money-text.ts';

const prices = /(^|[a-z])(price|average|from|stop|mark)$/i;
const quantities = /lots$/i;
const profits = /profit(units)?$/i;
const moneys = /(units|needed|free)$/i;

/** Rates are shares. One of a single payment is so small that two decimals would hide it. */
const percentText = (share: string): string => isolateLtr(formatPercent(share, { decimals: Math.abs(Number(share)) < 0.01 ? 4 : 2 }));

/** `coin`: the one that the bot is told in. */
type Place = {
  readonly market: Pick<ContractMarket, 'pricePlace' | 'baseCoin' | 'quoteCoin'> & Partial<Pick<ContractMarket, 'form'>>;
  readonly coin: string;
  /** The coin of its quantities, where a step names another one than that of the market. */
  readonly base?: string;
};

function written(name: string, value: string | number, { market, coin, base }: Place): string | number {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return value;
  // A price of another market than the main one keeps the decimals that it was told with.
  const isOther = base !== undefined && base !== market.baseCoin;
  if (prices.test(name)) return isolateLtr(isOther ? shortNumber(text) : formatPrice(text, market.pricePlace));
  const sizeCoin = base ?? (market.form === 'inverse' ? market.quoteCoin : market.baseCoin);
  if (quantities.test(name)) return isolateLtr(`${shortNumber(text)} ${sizeCoin}`);
  if (name === 'coins') return isolateLtr(`${shortNumber(text)} ${market.baseCoin}`);
  if (profits.test(name)) return profitText(text, coin);
  if (moneys.test(name)) return moneyText(text, coin);
  return value;
}

/** Words stay as they are. A step may name another coin for its money than the bot's. */
export function decisionFigures(params: BotDecision['params'], { market, coin }: Place): BotDecision['params'] {
  const { base } = params;
  const place = { market, coin: String(params['coin'] ?? coin), ...(typeof base === 'string' ? { base } : {}) };
  // A threshold beside a rate is one; elsewhere it is a number of an indicator.
  const rates = params['rate'] === undefined ? [] : ['rate', 'threshold'];
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, rates.includes(name) ? percentText(String(value)) : written(name, value, place)]),
  );
}

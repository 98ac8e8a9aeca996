// The profit of a bot that may be taken out, by its kind: with what lies free, or by selling what has risen.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { BotView } from '#server/automation/bot-view.ts';

type Profit = (bot: BotView, free: bigint) => bigint;

const atMost = (profit: bigint, free: bigint): bigint => (profit < 0n ? 0n : profit < free ? profit : free);

/** The profit of matched pairs that was not taken out yet, as far as it lies free. */
const matched: Profit = ({ figures, returnedUnits, profitShare }, free) =>
  atMost(BigInt(figures.matchedUnits - returnedUnits - (profitShare?.paidUnits ?? 0)), free);

/** Everything above what was put in: coins are sold for it. */
const aboveInvested: Profit = ({ equityUnits, investedUnits, addedUnits }) => {
  const profit = BigInt(equityUnits - investedUnits - addedUnits);
  return profit < 0n ? 0n : profit;
};

/** Funding that was received, as far as the worth is above what was put in. Moved margin counts as put in: it is never too much. */
const funding: Profit = (bot, free) => atMost(BigInt(bot.figures.matchedUnits), atMost(aboveInvested(bot, free), free));

/** `free`: units of the coin that the bot is told in. */
export const withdrawableProfit: Readonly<Record<BotTerms['kind'], Profit>> = {
  grid: matched,
  martingale: matched,
  // It keeps what it has bought until its end.
  regular: () => 0n,
  portfolio: aboveInvested,
  cta: matched,
  wise: matched,
  arbitrage: funding,
  signal: matched,
};

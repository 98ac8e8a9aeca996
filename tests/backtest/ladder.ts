// A small grid of tests: buys below the first price, answers each buy with a sell one step up and each sell with a buy one step down.
import { Side } from '#lib/contract/enums.ts';
import type { PlayedBot } from '#server/backtest/play/played-bot.ts';
import { buy, scriptedBot, sell } from './scripted-bot.ts';

type Terms = { readonly width: number; readonly steps: number; readonly lots: number; readonly funds: number };

/** Matched: what the sell of a bought lot brought more than the buy had cost. Fees are left out: the total knows them. */
export function ladder({ width, steps, lots, funds }: Terms): PlayedBot {
  let [matchedUnits, matchedCount, lower, upper] = [0, 0, 0, 0];
  const costs = new Map<number, number>();
  return scriptedBot(
    (input, act) => {
      if (input.type === 'start') {
        act.takeFunds(2, funds);
        const price = input.prices.lastTicks;
        [lower, upper] = [price - steps * width, price + width];
        for (let step = 1; step <= steps; step += 1) act.place(buy({ lots, priceTicks: price - step * width }));
      }
      if (input.type !== 'filled') return;
      if (input.side === Side.buy) {
        // A lot goes as fee.
        costs.set(act.place(sell({ lots: input.lots - 1, priceTicks: input.priceTicks + width })), input.priceTicks);
        return;
      }
      matchedUnits += (input.priceTicks - (costs.get(input.step) ?? 0)) * input.lots;
      matchedCount += 1;
      act.place(buy({ lots, priceTicks: input.priceTicks - width }));
    },
    () => ({ matchedUnits, matchedCount, levels: [], lowerTicks: lower, upperTicks: upper }),
  );
}

// The file of everything that one's bots hold: a line for each bot, with every figure to its last digit.
import type { BotRow } from '#lib/contract/bots/bot.ts';
import { csvTable, type CsvColumn } from '#lib/format/csv.ts';
import { putInOf } from './holdings.ts';

type Words = {
  readonly head: (id: 'bot' | 'market' | 'coin' | 'putIn' | 'takenOut' | 'equity' | 'profit' | 'value') => string;
  readonly nameOf: (bot: BotRow) => readonly [kind: string, market: string];
  readonly valueOf: (strategyId: string) => string | null;
};

export function holdingsFile(bots: readonly BotRow[], { head, nameOf, valueOf }: Words): string {
  const columns: readonly CsvColumn<BotRow>[] = [
    { head: 'ID', of: ({ strategyId }) => strategyId },
    { head: head('bot'), of: (bot) => nameOf(bot)[0] },
    { head: head('market'), of: (bot) => nameOf(bot)[1] },
    { head: head('coin'), of: ({ coin }) => coin },
    { head: head('putIn'), of: putInOf },
    { head: head('takenOut'), of: ({ returned }) => returned },
    { head: head('equity'), of: ({ equity }) => equity },
    { head: head('profit'), of: ({ totalProfit }) => totalProfit },
    { head: head('value'), of: ({ strategyId }) => valueOf(strategyId) ?? '' },
  ];
  return csvTable(columns, bots);
}

// The house with leaders of both lines and those who copy them, each with other settings.
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { instructionText } from '#server/automation/instruction.ts';
import type { LeadLine } from '#server/engine/accounts/leader.ts';
import type { Command } from '#server/engine/command.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { sampleCopy } from '#tests/automation/sample-terms.ts';

import { type BotHouse, openBotHouse } from './bot-house.ts';
import { fundContracts, moveTo, openUser } from './house-markets.ts';

/** By line: of one coin, then of the other. Copies begin with the first; the second comes with their leader's first order there. */
export const marketsOf = { spot: [0, 2], futures: [1, 3] } as const satisfies Record<LeadLine, readonly number[]>;
export const allMarkets = [0, 1, 2, 3];

/** So many copies of each of the settings of his line. */
export type LeadingAccount = { readonly accountId: number; readonly line: LeadLine; readonly copiesOfEach: number };
export const leaders: readonly LeadingAccount[] = [
  { accountId: 1010, line: 'spot', copiesOfEach: 1 },
  { accountId: 1011, line: 'spot', copiesOfEach: 1 },
  // With their leverage his copies are more than one batch.
  { accountId: 1012, line: 'futures', copiesOfEach: 6 },
  { accountId: 1013, line: 'futures', copiesOfEach: 1 },
];
export const followers = [1020, 1021, 1022];

const amount = (text: string) => ({ sizing: { by: 'amount', amount: text } }) as const;
const leftOut = (symbol: string) =>
  ({
    markets: [{ symbol, isLeftOut: true, leverage: null, marginMode: 'leader', maxAmount: null, takeProfitRate: null, stopLossRate: null }],
  }) as const;

const settings: Readonly<Record<LeadLine, readonly Partial<CopyTerms>[]>> = {
  spot: [
    amount('50'),
    { sizing: { by: 'multiplier', multiplier: '0.1' }, investment: '5000' },
    { sizing: { by: 'quantity', quantity: '0.3' }, sellsAtEnd: false },
    { sizing: { by: 'equity' }, investment: '100000' },
    { ...amount('80'), takeProfitRate: '0.02', stopLossRate: '0.02' },
    { ...amount('100'), maxSlippage: '0.0001' },
    { ...amount('60'), ...leftOut('ETHUSDT') },
    amount('600'),
  ],
  futures: [
    amount('50'),
    { sizing: { by: 'multiplier', multiplier: '0.05' }, leverage: 5, marginMode: 'isolated', mirrorsMargin: true },
    { sizing: { by: 'quantity', quantity: '0.5' }, leverage: 3, marginMode: 'cross' },
    { sizing: { by: 'equity' }, investment: '100000' },
    { ...amount('200'), leverage: 2, maxAmount: '600' },
    { ...amount('50'), leverage: 3, takeProfitRate: '0.02', stopLossRate: '0.02' },
    { sizing: { by: 'quantity', quantity: '1' }, maxSlippage: '0.0001', investment: '5000' },
    { ...amount('600'), leverage: 1 },
    { ...amount('50'), ...leftOut('ETHUSDT_UMCBL') },
    { ...amount('100'), leverage: 4, dailyStopRate: '0.01' },
  ],
};

const copies = leaders.flatMap(({ accountId: leaderId, line, copiesOfEach }) =>
  settings[line].flatMap((terms) => Array.from({ length: copiesOfEach }, () => ({ leaderId, line, terms: sampleCopy(terms) }))),
);
const ownerOf = (place: number): number => followers[place % followers.length] ?? 0;
export const copiesOf = (ownerId: number): number => copies.filter((_, place) => ownerOf(place) === ownerId).length;

/** A command that is refused here is a mistake of the test. */
async function succeed(client: ExchangeClient, commands: readonly Command[]): Promise<readonly number[]> {
  const replies = await client.submitAll(commands);
  return replies.map((reply, place) => {
    if (!reply.ok) throw new Error(`${commands[place]?.type}: ${reply.reason}`);
    return reply.accountId ?? 0;
  });
}

async function follow(client: ExchangeClient): Promise<void> {
  const open = copies.map((_, place): Command => ({ type: 'open-strategy-account', ownerId: ownerOf(place), name: `copy-${place}` }));
  const accounts = await succeed(client, open);
  const told = copies.flatMap(({ leaderId, line, terms }, place): readonly Command[] => {
    const accountId = accounts[place] ?? 0;
    const text = instructionText({
      action: 'start',
      strategyType: line === 'spot' ? StrategyType.spotCopy : StrategyType.futuresCopy,
      marketIds: [marketsOf[line][0]],
      terms: { kind: 'copy', terms },
      copyOf: leaderId,
      sharePercent: 10,
    });
    return [
      { type: 'follow-leader', accountId: ownerOf(place), strategyId: accountId, leaderId, line },
      { type: 'instruct-strategy', accountId, name: 'start', text },
    ];
  });
  await succeed(client, told);
}

async function begin(client: ExchangeClient): Promise<void> {
  await succeed(client, [
    ...leaders.flatMap(({ accountId }) => [...openUser(accountId, false), fundContracts(accountId)]),
    ...followers.flatMap((accountId) => openUser(accountId, false)),
    ...leaders.map(({ accountId, line }): Command => ({ type: 'start-leading', accountId, line, familyIds: [] })),
  ]);
  await client.submitAll(moveTo(10_000, allMarkets));
  await follow(client);
}

export const openCopyHouse = (dataDir: string): Promise<BotHouse> => openBotHouse(dataDir, begin);

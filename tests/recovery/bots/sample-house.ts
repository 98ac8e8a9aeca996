// The house with one bot of each sample of every kind, as far as they are in its markets of one coin.
import { instructionText } from '#server/automation/instruction.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { typedSamples } from '#tests/automation/law-samples.ts';

import { type BotHouse, openBotHouse } from './bot-house.ts';
import { moveTo, openUser } from './house-markets.ts';

export const owner = 1000;
export const marketIds = [0, 1];

const bots = typedSamples
  .filter(({ sample }) => sample.markets.every((marketId) => marketIds.includes(marketId)))
  .map(({ type, sample: { markets, terms } }, place) => ({
    name: `bot-${place}`,
    strategyType: type,
    marketIds: markets,
    terms,
  }));
export const botCount = bots.length;

async function startBots(client: ExchangeClient): Promise<void> {
  await client.submitAll([...openUser(owner, true), ...moveTo(10_000, marketIds)]);
  for (const { name, strategyType, marketIds: of, terms } of bots) {
    const reply = await client.submit({ type: 'open-strategy-account', ownerId: owner, name });
    if (!reply.ok || reply.accountId === undefined) throw new Error(`${name} was not opened`);
    const text = instructionText({ action: 'start', strategyType, marketIds: of, terms });
    await client.submit({ type: 'instruct-strategy', accountId: reply.accountId, name: 'start', text });
  }
}

export const openSampleHouse = (dataDir: string): Promise<BotHouse> => openBotHouse(dataDir, startBots);

// The process that gets killed: bots over real files, in a market that somebody moves without end.
import { randomSource } from '#tests/simulation/random-commands.ts';

import { moveTo, openBotHouse } from './bot-house.ts';

const [dataDir = '', roundText = '0'] = process.argv.slice(2);
const { client } = await openBotHouse(dataDir);
const random = randomSource(Number(roundText) + 1);
process.stdout.write('ready\n');
for (let price = 10_000; ;) {
  price = Math.min(12_500, Math.max(8_000, price + random(601) - 300));
  await client.submitAll(moveTo(price));
  process.stdout.write('moved\n');
}

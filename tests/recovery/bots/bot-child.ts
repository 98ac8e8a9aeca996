// The process that gets killed: bots over real files, in a market that somebody moves without end.
import { moveTo } from './house-markets.ts';
import { liveOn } from './live-on.ts';
import { marketIds, openSampleHouse } from './sample-house.ts';

let price = 10_000;
await liveOn(openSampleHouse, async (client, random) => {
  price = Math.min(12_500, Math.max(8_000, price + random(601) - 300));
  await client.submitAll(moveTo(price, marketIds));
});

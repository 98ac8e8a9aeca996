// The process that gets killed: leaders trade as it comes, in markets that somebody moves, and those who copy them follow.
import { allMarkets, openCopyHouse } from './copy-house.ts';
import { moveTo } from './house-markets.ts';
import { oneOf, tradeAtRandom } from './leader-trades.ts';
import { liveOn } from './live-on.ts';

let price = 10_000;
await liveOn(openCopyHouse, async (client, random) => {
  // Nobody is liquidated with the leverage that is used.
  price = Math.min(10_500, Math.max(9_500, price + random(201) - 100));
  const orders = await tradeAtRandom(client, random);
  await client.submitAll([...orders, ...moveTo(price, [oneOf(allMarkets, random)])]);
});

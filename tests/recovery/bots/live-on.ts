// The life of a process that gets killed: it acts without end, and says when it has begun and each time that it has acted.
import { randomSource } from '#tests/simulation/random-commands.ts';

import type { BotHouse } from './bot-house.ts';

export type Random = ReturnType<typeof randomSource>;

/** The folder and the number of the round come as arguments. */
export async function liveOn(
  open: (dataDir: string) => Promise<BotHouse>,
  act: (client: BotHouse['client'], random: Random) => Promise<void>,
): Promise<never> {
  const [dataDir = '', roundText = '0'] = process.argv.slice(2);
  const { client, automation } = await open(dataDir);
  // Steps that were decided before the kill, and that the core has not taken.
  process.stdout.write(`ready ${automation.lag().waiting}\n`);
  const random = randomSource(Number(roundText) + 1);
  for (;;) {
    await act(client, random);
    process.stdout.write('acted\n');
  }
}

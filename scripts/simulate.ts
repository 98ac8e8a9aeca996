// npm run simulate -- --commands 20000000 --seed 7: as many commands as one likes, over all parts of the core, and the few that break something if any do.
import { parseArgs } from 'node:util';

import { breaksAlike, playAgain, shrink, written } from '../tests/simulator/shrink.ts';
import { Broken, simulate } from '../tests/simulator/simulate.ts';
import { venues } from '../tests/simulator/venues.ts';

const { values } = parseArgs({
  options: {
    commands: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    venue: { type: 'string', multiple: true, default: Object.keys(venues) },
  },
});
const [commands, seed] = [Number(values.commands), Number(values.seed)];
const chosen = Object.entries(venues).filter(([name]) => values.venue.includes(name));
if (!Number.isSafeInteger(commands) || commands < 1 || !Number.isSafeInteger(seed) || chosen.length !== values.venue.length) {
  console.error(
    `usage: npm run simulate -- --commands <whole number> --seed <whole number> [--venue '${Object.keys(venues).join("'|'")}']...`,
  );
  process.exit(2);
}

/** A run keeps its commands, to shrink them when something breaks: so many fit in memory. */
const mostOfRun = 250_000;

const started = performance.now();
let done = 0;
for (let run = 0; done < commands; run += 1) {
  const entry = chosen[run % chosen.length];
  if (entry === undefined) break;
  const [name, venue] = entry;
  const [ofRun, runSeed] = [Math.min(mostOfRun, commands - done), seed + run];
  try {
    const { crashes, trades, hash } = simulate(venue, runSeed, ofRun);
    done += ofRun;
    const rate = Math.round((done / (performance.now() - started)) * 1000);
    console.log(
      `${done} commands: ${name}, seed ${runSeed}: ${ofRun} commands, ${trades} trades, ${crashes} power cuts, nothing broken; state ${hash.slice(0, 16)}; ${rate} a second`,
    );
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    console.error(`${name}, seed ${runSeed}: ${error.message} after ${error.history.length} commands`);
    const again = playAgain(venue, error.history);
    if (again === null)
      console.error('It does not break without the crashes: the last commands were\n' + written(error.history.slice(-50)));
    else console.error(written(shrink(error.history, (some) => breaksAlike(venue, some, again))));
    process.exit(1);
  }
}

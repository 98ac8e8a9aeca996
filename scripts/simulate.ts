// npm run simulate -- --commands 10000000 --seed 7: as many commands as one likes, and the few that break something if any do.
import { parseArgs } from 'node:util';

import { playAgain, shrink, written } from '../tests/simulator/shrink.ts';
import { Broken, simulate } from '../tests/simulator/simulate.ts';

const { values } = parseArgs({ options: { commands: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } } });
const [commands, seed] = [Number(values.commands), Number(values.seed)];
if (!Number.isSafeInteger(commands) || commands < 1 || !Number.isSafeInteger(seed)) {
  console.error('usage: npm run simulate -- --commands <whole number> --seed <whole number>');
  process.exit(2);
}

const started = performance.now();
try {
  const { crashes, trades, hash } = simulate(seed, commands, (done) => {
    if (done % 100_000 === 0) console.log(`${done} commands, ${Math.round((done / (performance.now() - started)) * 1000)} a second`);
  });
  console.log(`seed ${seed}: ${commands} commands, ${trades} trades, ${crashes} crashes, nothing broken; state ${hash}`);
} catch (error) {
  if (!(error instanceof Broken)) throw error;
  console.error(`seed ${seed}: ${error.message} after ${error.history.length} commands`);
  const again = playAgain(error.history);
  if (again === null) console.error('It does not break without the crashes: the last commands were\n' + written(error.history.slice(-50)));
  else console.error(written(shrink(error.history, (some) => playAgain(some) !== null)));
  process.exit(1);
}

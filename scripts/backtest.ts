// npm run backtest: what a bot would have made of a market's past, by the code that runs live; on a clone, without an exchange.
import { backtestUsage, readOptions } from './backtest/read-options.ts';
import { readPast } from './backtest/read-past.ts';
import { playPast } from './backtest/play-past.ts';
import { resultTable } from './backtest/result-table.ts';

const note = (text: string): void => void process.stderr.write(`${text}\n`);

// A reader that has seen enough (head, less) closes the pipe.
process.stdout.on('error', () => process.exit());

try {
  const options = readOptions(process.argv.slice(2));
  const past = await readPast(options, note);
  const outcome = playPast(options, past, note);
  if (outcome.ok) process.stdout.write(options.isJson ? `${JSON.stringify(outcome.result)}\n` : resultTable(outcome.result));
  else {
    note(
      outcome.why === 'terms' ? `these terms cannot be started: ${JSON.stringify(outcome.problems)}` : 'there are no prices in that time',
    );
    process.exitCode = 1;
  }
} catch (error) {
  note(error instanceof Error ? error.message : String(error));
  note(backtestUsage);
  process.exitCode = 2;
}

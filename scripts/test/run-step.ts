// Runs one step of `npm test`, and once more where not the step but Node itself failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type StepEnd = {
  readonly ok: boolean;
  /** The first run's end where it was run again, or null: the signal and what Node wrote last. */
  readonly crash: string | null;
};

/**
 * Signals by which V8 ends a process on a fault of its own. No test can cause one, and none tells of the product.
 * PGlite's WebAssembly, opened again and again in one process, is known to bring V8 there: github.com/nodejs/node/issues/64500.
 */
const crashSignals: readonly string[] = ['SIGTRAP', 'SIGSEGV', 'SIGILL'];

/** More than V8's words and the stack of addresses behind them. */
const keptCharacters = 16_000;

type Run = { readonly ok: boolean; readonly signal: string | null; readonly lastWords: string };

async function runOnce(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'pipe'], env });
  let lastWords = '';
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    lastWords = `${lastWords}${chunk.toString()}`.slice(-keptCharacters);
  });
  await once(child, 'close');
  return { ok: child.exitCode === 0, signal: child.signalCode, lastWords };
}

/** V8's words about its own fault, in a line: 'Fatal error in , line 0: Check failed: …'. */
const faultIn = (lastWords: string): string => [...lastWords.matchAll(/^# (.+)$/gm)].map(([, words]) => words).join(': ');

/** Runs `args` with Node. Output goes where this process writes. */
export async function runStep(args: readonly string[], env: NodeJS.ProcessEnv): Promise<StepEnd> {
  const first = await runOnce(args, env);
  if (first.signal === null || !crashSignals.includes(first.signal)) return { ok: first.ok, crash: null };
  const again = await runOnce(args, env);
  return { ok: again.ok, crash: `Node ended by ${first.signal}, ${faultIn(first.lastWords) || 'without a word'}; run again` };
}

// npm run replay-world -- <folder of a world>: makes the run anew from its genesis and inputs, and says whether it is the one in the journal.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { replayWorld } from '#server/worlds/world/replay-world.ts';

const [folder] = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'meridian-replay-'));
try {
  if (folder === undefined) throw new Error('npm run replay-world -- <folder of a world, with its genesis.json and journal>');
  const { commands, inputs, hash, differsFrom } = await replayWorld(folder, join(scratch, 'world'));
  if (differsFrom === null) console.log(`the same run: ${commands} commands follow from the genesis and ${inputs} inputs; hash ${hash}`);
  else {
    const { sequence, timeMs } = differsFrom;
    console.error(
      `command ${sequence}, at ${new Date(timeMs).toISOString()}, does not follow from the genesis and the inputs before it: somebody has steered the run, or another release has written it`,
    );
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

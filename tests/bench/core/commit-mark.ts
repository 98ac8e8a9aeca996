// The cost of the commit mark: groups of one command put on disk with it, and by the same journal without it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { realFiles } from '#server/journal/file-port.ts';
import { openJournal, type Journal } from '#server/journal/journal.ts';

import { median } from '../median.ts';

const commandBytes = 120;
/** Both journals take turns, so that whatever else the disk has to do hits both alike. */
const [turns, groupsPerTurn] = [60, 20];

function commit(journal: Journal): void {
  journal.append(journal.lastSequence + 1, journal.lastSequence + 1, {
    length: commandBytes,
    copyInto: (target, at) => target.fill(journal.lastSequence % 251, at, at + commandBytes),
  });
  journal.commit();
}

type CommitMarkFigures = { readonly markedMs: number; readonly bareMs: number; readonly ratio: number };

export function benchCommitMark(): CommitMarkFigures {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-mark-'));
  // Nothing is left of the mark but its sync, once in a hundred groups.
  const bare = { ...realFiles, writeAt: () => undefined };
  const journals = {
    marked: openJournal(join(folder, 'marked'), () => undefined),
    bare: openJournal(join(folder, 'bare'), () => undefined, bare),
  };
  const times: Record<keyof typeof journals, number[]> = { marked: [], bare: [] };
  try {
    for (let turn = 0; turn < turns; turn += 1)
      for (const name of ['marked', 'bare'] as const)
        for (let group = 0; group < groupsPerTurn; group += 1) {
          const before = performance.now();
          commit(journals[name]);
          times[name].push(performance.now() - before);
        }
  } finally {
    journals.marked.close();
    journals.bare.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const [markedMs, bareMs] = [median(times.marked), median(times.bare)];
  return { markedMs, bareMs, ratio: markedMs / bareMs };
}

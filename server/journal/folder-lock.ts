// One process per data folder: a file with the process's id; what a killed process left behind does not count.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class FolderInUse extends Error {
  constructor(folder: string, processId: number) {
    super(`${folder} is in use by process ${processId}`);
    this.name = 'FolderInUse';
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Takes the folder and returns how to give it back. Refuses (FolderInUse) while another living process has it. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const release = (): void => rmSync(path, { force: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return release;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = Number(readFileSync(path, 'utf8'));
      // A container often gives the restarted process the id of the killed one.
      if (holder !== process.pid && Number.isSafeInteger(holder) && holder > 0 && isAlive(holder)) throw new FolderInUse(folder, holder);
      release();
    }
  }
  throw new FolderInUse(folder, 0);
}

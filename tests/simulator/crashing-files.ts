// A disk that loses power: at a moment that a test chooses, a write stops half way and nothing works any more.
import { realFiles, type FilePort } from '#server/journal/file-port.ts';

export class PowerLoss extends Error {}

export type CrashingFiles = FilePort & {
  /** The next write keeps this share of its bytes (0 to 1) and the power goes; 2: the bytes are kept and the sync fails. */
  crashNext(share: number): void;
};

export function crashingFiles(): CrashingFiles {
  let share: number | null = null;
  let off = false;
  const powered = (): void => {
    if (off) throw new PowerLoss('there is no power');
  };
  return {
    ...realFiles,
    crashNext: (kept) => {
      share = kept;
    },
    write: (file, bytes) => {
      powered();
      if (share === null || share > 1) return realFiles.write(file, bytes);
      off = true;
      realFiles.write(file, bytes.subarray(0, Math.floor(bytes.length * share)));
      throw new PowerLoss('the power went in the middle of a write');
    },
    sync: (file) => {
      powered();
      if (share !== null && share > 1) {
        off = true;
        throw new PowerLoss('the power went before a sync was done');
      }
      realFiles.sync(file);
    },
  };
}

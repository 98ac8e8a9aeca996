// The few calls on files that the journal trusts its life to; a test puts a failing disk in their place.
import { closeSync, constants, fdatasyncSync, fsyncSync, ftruncateSync, openSync, renameSync, writeSync } from 'node:fs';

export type FilePort = {
  openAppend(path: string): number;
  /** To write anywhere in it; an empty one where there is none. */
  openUpdate(path: string): number;
  /** An empty file, whatever stood there. */
  create(path: string): number;
  /** All of the bytes, or it throws. */
  write(file: number, bytes: Uint8Array): void;
  /** All of the bytes, at a place; or it throws. */
  writeAt(file: number, bytes: Uint8Array, offset: number): void;
  sync(file: number): void;
  truncate(path: string, length: number): void;
  /** Puts bytes once more where they stand and syncs: after a failed sync the system may think that they are on disk. */
  rewrite(path: string, offset: number, bytes: Uint8Array): void;
  rename(from: string, to: string): void;
  close(file: number): void;
  /** Makes a creation or a rename in a folder last. */
  syncFolder(path: string): void;
};

function writeWhole(file: number, bytes: Uint8Array, offset: number | null): void {
  for (let written = 0; written < bytes.length;)
    written += writeSync(file, bytes, written, bytes.length - written, offset === null ? null : offset + written);
}

/** Opens, acts, closes, whatever happens. */
function withFile(path: string, flags: string, act: (file: number) => void): void {
  const file = openSync(path, flags);
  try {
    act(file);
  } finally {
    closeSync(file);
  }
}

export const realFiles: FilePort = {
  openAppend: (path) => openSync(path, 'a'),
  openUpdate: (path) => openSync(path, constants.O_RDWR | constants.O_CREAT),
  create: (path) => openSync(path, 'w'),
  write: (file, bytes) => writeWhole(file, bytes, null),
  writeAt: writeWhole,
  sync: fdatasyncSync,
  truncate: (path, length) =>
    withFile(path, 'r+', (file) => {
      ftruncateSync(file, length);
      fsyncSync(file);
    }),
  rewrite: (path, offset, bytes) =>
    withFile(path, 'r+', (file) => {
      writeWhole(file, bytes, offset);
      fsyncSync(file);
    }),
  rename: renameSync,
  close: closeSync,
  syncFolder: (path) => withFile(path, 'r', fsyncSync),
};

// The few calls on files that the journal trusts its life to; a test puts a failing disk in their place.
import { closeSync, fdatasyncSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs';

export type FilePort = {
  openAppend(path: string): number;
  /** All of the bytes, or it throws. */
  write(file: number, bytes: Uint8Array): void;
  sync(file: number): void;
  truncate(path: string, length: number): void;
  close(file: number): void;
  /** Makes a creation or a rename in a folder last. */
  syncFolder(path: string): void;
};

export const realFiles: FilePort = {
  openAppend: (path) => openSync(path, 'a'),
  write: (file, bytes) => {
    for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written);
  },
  sync: fdatasyncSync,
  truncate: (path, length) => {
    const file = openSync(path, 'r+');
    ftruncateSync(file, length);
    fsyncSync(file);
    closeSync(file);
  },
  close: closeSync,
  syncFolder: (path) => {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  },
};

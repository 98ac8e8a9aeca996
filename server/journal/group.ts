// The group that the next commit makes durable: commands laid out as the records that they will be on disk, copied once.
import { checksum } from './checksum.ts';
import { commandHeaderBytes, fullRecordBytes, hashRecord, headerBytes, sealRecord } from './record.ts';

/** A command's bytes, wherever they lie. */
export type Encoded = { readonly length: number; copyInto(target: Uint8Array, at: number): void };

/** A record ready to be written, the sequence of its last command, and its hash. */
type Sealed = { readonly bytes: Buffer; readonly sequence: number; readonly hash: Buffer };

/** One record as a rule; several where the commands are of several times or come to more than 4 MiB. */
export class Group {
  #bytes = Buffer.alloc(64 * 1024);
  #view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length);
  #used = 0;
  #start = 0;
  #count = 0;
  #timeMs = 0;
  #previous: Buffer;
  #sequence: number;
  readonly #sealed: Sealed[] = [];

  constructor(sequence: number, hash: Buffer) {
    this.#sequence = sequence;
    this.#previous = hash;
  }

  get lastSequence(): number {
    return this.#sequence;
  }

  add(timeMs: number, command: Encoded): void {
    const { length } = command;
    if (this.#count > 0 && (timeMs !== this.#timeMs || this.#used - this.#start > fullRecordBytes)) this.#seal();
    if (this.#count === 0) {
      this.#start = this.#used;
      this.#used += headerBytes;
      this.#timeMs = timeMs;
    }
    const at = this.#used + commandHeaderBytes;
    if (at + length > this.#bytes.length) this.#grow(at + length);
    command.copyInto(this.#bytes, at);
    this.#view.setUint32(this.#used, length, true);
    this.#view.setUint32(this.#used + 4, checksum(this.#bytes, at, at + length), true);
    this.#used = at + length;
    this.#count += 1;
    this.#sequence += 1;
  }

  /** The records, ready to be written; the group is empty afterwards. Their bytes are good until the next command. */
  take(): Sealed[] {
    this.#seal();
    this.#used = 0;
    return this.#sealed.splice(0);
  }

  #seal(): void {
    if (this.#count === 0) return;
    const bytes = this.#bytes.subarray(this.#start, this.#used);
    sealRecord(bytes, this.#sequence - this.#count + 1, this.#count, this.#timeMs, this.#previous);
    this.#previous = hashRecord(bytes);
    this.#sealed.push({ bytes, sequence: this.#sequence, hash: this.#previous });
    this.#count = 0;
  }

  #grow(needed: number): void {
    const grown = Buffer.alloc(needed * 2);
    grown.set(this.#bytes.subarray(0, this.#used));
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer, grown.byteOffset, grown.length);
  }
}

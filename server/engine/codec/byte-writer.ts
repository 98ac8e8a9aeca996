// Small binary records: fixed-width numbers and short texts, written and read in the same order.

/** Appends to a buffer that grows. Little endian throughout. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  readonly #encoder = new TextEncoder();

  get length(): number {
    return this.#length;
  }

  /** Forgets what was written; the buffer stays. */
  clear(): void {
    this.#length = 0;
  }

  /** A copy of what was written since a position. */
  copy(from = 0): Uint8Array {
    return this.#bytes.slice(from, this.#length);
  }

  /** Puts what was written into other bytes, which have room for it. */
  copyInto(target: Uint8Array, at: number): void {
    target.set(this.#bytes.subarray(0, this.#length), at);
  }

  /** 0 to 255; refuses (RangeError) anything else. */
  byte(value: number): void {
    if (value !== (value & 255)) throw new RangeError(`not a byte: ${value}`);
    this.#room(1);
    this.#view.setUint8(this.#length, value);
    this.#length += 1;
  }

  /** A safe integer; refuses (RangeError) anything else. */
  whole(value: number): void {
    if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${value}`);
    this.#room(8);
    this.#view.setFloat64(this.#length, value, true);
    this.#length += 8;
  }

  /** A signed 64-bit integer; refuses (RangeError) anything wider. */
  wide(value: bigint): void {
    if (BigInt.asIntN(64, value) !== value) throw new RangeError(`does not fit in 64 bits: ${value}`);
    this.#room(8);
    this.#view.setBigInt64(this.#length, value, true);
    this.#length += 8;
  }

  /** At most 65,535 bytes of UTF-8; refuses (RangeError) more. */
  text(value: string): void {
    if (value.length > 65_535) throw new RangeError(`text of ${value.length} characters`);
    this.#room(2 + value.length * 3);
    const { written } = this.#encoder.encodeInto(value, this.#bytes.subarray(this.#length + 2));
    if (written > 65_535) throw new RangeError(`text of ${written} bytes`);
    this.#view.setUint16(this.#length, written, true);
    this.#length += 2 + written;
  }

  #room(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + bytes));
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }
}

const decoder = new TextDecoder();
/** A view of a whole buffer, made once: records are read from a few large buffers, one after the other. */
let known: DataView | null = null;

function viewOf(buffer: ArrayBufferLike): DataView {
  if (known?.buffer !== buffer) known = new DataView(buffer);
  return known;
}

/** Reads what a ByteWriter wrote. Reading past the end throws RangeError. */
export class ByteReader {
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = viewOf(bytes.buffer);
    this.#at = bytes.byteOffset;
    this.#end = bytes.byteOffset + bytes.length;
  }

  get atEnd(): boolean {
    return this.#at === this.#end;
  }

  byte(): number {
    return this.#view.getUint8(this.#take(1));
  }

  whole(): number {
    return this.#view.getFloat64(this.#take(8), true);
  }

  wide(): bigint {
    return this.#view.getBigInt64(this.#take(8), true);
  }

  text(): string {
    const length = this.#view.getUint16(this.#take(2), true);
    if (length === 0) return '';
    const from = this.#take(length) - this.#bytes.byteOffset;
    return decoder.decode(this.#bytes.subarray(from, from + length));
  }

  /** The position of the next so many bytes in the whole buffer. */
  #take(bytes: number): number {
    const at = this.#at;
    if (at + bytes > this.#end) throw new RangeError('reads past the end');
    this.#at = at + bytes;
    return at;
  }
}

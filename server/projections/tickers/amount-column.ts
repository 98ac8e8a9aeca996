// Whole amounts of any size in a column: plain numbers, with a bigint beside them only where one does not fit.

/** The amount that was set last is read; 0 before. */
export class AmountColumn {
  readonly #numbers: Float64Array;
  readonly #large = new Map<number, bigint>();

  constructor(length: number) {
    this.#numbers = new Float64Array(length);
  }

  at(place: number): bigint {
    return this.#large.get(place) ?? BigInt(this.#numbers[place] ?? 0);
  }

  set(place: number, amount: bigint): void {
    const number = Number(amount);
    if (Number.isSafeInteger(number)) {
      this.#numbers[place] = number;
      if (this.#large.size > 0) this.#large.delete(place);
    } else this.#large.set(place, amount);
  }
}
